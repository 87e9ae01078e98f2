// Names and lists in the reader's language.

import { say, words } from "../lib/i18n.svelte";

/** The names of a kind of things: `nameOf("wendake-tribe")("fox")`. */
export const nameOf =
  (kind: string) =>
  (id: string): string =>
    say(`${kind}-${id}`);

/** Words one after the other: "1 fish, 2 corn". */
export const list = (items: string[]): string =>
  new Intl.ListFormat(words.language, { type: "unit", style: "long" }).format(items);

/** Words one after the other: "1 fish and 2 corn". */
export const and = (items: string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction", style: "long" }).format(items);

/** Words to choose from: "1 fish or 2 corn". */
export const or = (items: string[]): string =>
  new Intl.ListFormat(words.language, { type: "disjunction", style: "long" }).format(items);
