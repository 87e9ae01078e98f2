// The words of choices: each as short as it can be and still differ from the others beside it.

import type { ChoiceView } from "../generated/messages";
import { type Message, type Phrase, words } from "./i18n.svelte";

const told = (message: unknown): string => (message ? words.tell(message as Message) : "");

/** All that a choice says, understood without what stands around it. */
export const fullText = (choice: ChoiceView): string => told(choice.message) || choice.text;

/** What a choice says under the heading of its group. */
export const shortText = (choice: ChoiceView): string => told(choice.short) || fullText(choice);

/** What a choice says beside another one: in short where both stand under one heading. */
export const besideText = (choice: ChoiceView, other: ChoiceView | undefined): string =>
  other && groupText(other) === groupText(choice) ? shortText(choice) : fullText(choice);

/** What a choice says in pieces, goods and points as icons; null where words alone say it. */
export function phraseOf(
  choice: ChoiceView,
  short: boolean,
  glyphOf: ((key: string) => string) | undefined,
): Phrase[] | null {
  const message = (short && choice.short) || choice.message;
  if (!message || !glyphOf) return null;
  return withIcons(message as unknown as Message, glyphOf);
}

/** What the choices of a group have in common, in pieces; null where words alone say it. */
export const groupPhrase = (
  choice: ChoiceView,
  glyphOf: ((key: string) => string) | undefined,
): Phrase[] | null =>
  choice.group && glyphOf ? withIcons(choice.group as unknown as Message, glyphOf) : null;

function withIcons(message: Message, glyphOf: (key: string) => string): Phrase[] | null {
  const pieces = words.phrase(message, glyphOf);
  const [only, ...others] = pieces;
  if (!only || !pieces.some(({ icon }) => icon)) return null;
  // An icon alone is a riddle: then its word stands beside it.
  return others.length
    ? pieces
    : [
        { ...only, text: "" },
        { text: ` ${only.name}`, icon: "", name: "" },
      ];
}

/** What the group of a choice has in common; "" if it stands alone. */
export const groupText = (choice: ChoiceView): string => told(choice.group);

/** Choices of one kind stand together; their common words are the heading. */
export interface ChoiceGroup {
  heading: string;
  choices: ChoiceView[];
}

export function groupsOf(choices: readonly ChoiceView[]): ChoiceGroup[] {
  const found = new Map<string, ChoiceGroup>();
  for (const choice of choices) {
    const heading = groupText(choice);
    const group = found.get(heading);
    if (group) group.choices.push(choice);
    else found.set(heading, { heading, choices: [choice] });
  }
  return [...found.values()];
}

/** Choices in the order in which they are shown, and counted by the number keys: those of a kind together. */
export const inGroups = (choices: readonly ChoiceView[]): ChoiceView[] =>
  groupsOf(choices).flatMap((group) => group.choices);

/** The words of choices that stand in one list without headings. Short ones that would be alike are told in full. */
export function labelsOf(choices: readonly ChoiceView[]): string[] {
  const short = choices.map(shortText);
  return choices.map((choice, at) => {
    const label = short[at] ?? "";
    return short.indexOf(label) === short.lastIndexOf(label) ? label : fullText(choice);
  });
}

/** How much room a text takes, in letters; an icon is as wide as two. */
export const lengthOf = (pieces: readonly Phrase[]): number =>
  pieces.reduce((sum, { text, icon }) => sum + text.length + (icon ? 2 : 0), 0);

/** A question of more than so many letters is its first sentence, and the rest. */
export function splitQuestion(pieces: Phrase[], long: number): { head: Phrase[]; rest: Phrase[] } {
  if (lengthOf(pieces) <= long) return { head: pieces, rest: [] };
  for (const [at, piece] of pieces.entries()) {
    const found = piece.icon ? null : /^(.*?[.?!])\s+(.*)$/su.exec(piece.text);
    const [, first = "", next = ""] = found ?? [];
    if (!found || !(next || pieces[at + 1])) continue;
    return {
      head: [...pieces.slice(0, at), { ...piece, text: first }],
      rest: [{ ...piece, text: next }, ...pieces.slice(at + 1)],
    };
  }
  return { head: pieces, rest: [] };
}
