// What happened at a table beside the game, in words.

import { say } from "./i18n.svelte";
import { kebab } from "./kebab";
import type { Note } from "./table.svelte";

export const noteKey = (note: Note): string =>
  note.order ? "play-note-own-order" : `play-note-${kebab(note.kind)}`;

export const noteText = (note: Note, names: readonly string[]): string =>
  say(noteKey(note), {
    name: note.name || (note.seat == null ? "" : (names[note.seat] ?? "")),
    order: note.order ? say(note.order) : "",
  });
