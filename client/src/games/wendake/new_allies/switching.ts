// What the first step of an Alliance action does with a disk: it advances, scores at the end, or changes sides.

import { or } from "../../../board/words";
import type { AllyView } from "../../../generated/wendake";
import type { NewAlliesComponents } from "../../../generated/wendake_components";
import { say } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";
import { trackName } from "../words";

export const FLAGS = ["english", "french"];

export interface Advance {
  form: "step" | "end" | "change";
  flag: string;
  /** The number of the space on which the disk will stand, on the side of the flag. */
  to: number;
  /** Points at once, on one of these tracks. */
  points: number;
  tracks: readonly string[];
}

/** The two tracks that bear a flag (NA-SETUP-02). */
export const tracksOf = (view: AllyView, flag: string): readonly string[] =>
  view.pairs[view.pair_flags.indexOf(flag)] ?? [];

const spacesOf = (desk: Desk): NewAlliesComponents["board"]["space"] =>
  (desk.box.all as unknown as NewAlliesComponents).board.space;

/** What an Alliance action with a flag would do with the disk of a seat (NA-ALLY-04 to -06). */
export function advance(view: AllyView, seat: number, flag: string, end: number): Advance | null {
  const player = view.players[seat];
  if (!player) return null;
  const { ally, alliance } = player;
  if (ally && ally !== flag)
    return { form: "change", flag, to: 1, points: alliance, tracks: tracksOf(view, ally) };
  if (alliance >= end) return { form: "end", flag, to: end, points: 1, tracks: tracksOf(view, flag) };
  return { form: "step", flag, to: alliance + 1, points: 0, tracks: [] };
}

/** The last space of each side. */
export const lastSpace = (desk: Desk): number => (spacesOf(desk).length - 1) / 2;

/** What a space gives at the end of the game (NA-SCORE-02). */
export const endPoints = (desk: Desk, flag: string, number: number): number =>
  spacesOf(desk).find(({ id }) => id === `${flag}_${number}`)?.end_points ?? 0;

/** The same in a sentence: what it pays now, and what the space is worth at the end. */
export function advanceText(desk: Desk, seat: number, flag: string): string {
  const view = desk.view as AllyView;
  const found = advance(view, seat, flag, lastSpace(desk));
  const player = view.players[seat];
  if (!found || !player) return "";
  const does = say("wendake-board-advance", {
    form: found.form,
    from: say("wendake-disk-space", { side: player.ally || "centre", number: player.alliance }),
    to: say("wendake-disk-space", { side: flag, number: found.to }),
    points: found.points,
    tracks: or(found.tracks.map(trackName)),
  });
  const [before, after] = [player.alliance_points, endPoints(desk, flag, found.to)];
  return before === after ? does : `${does} ${say("wendake-board-advance-worth", { before, after })}`;
}

/** The flags of an Alliance action by what a Turn card or a choice calls them. */
export const flagsOf = (shown: string): readonly string[] =>
  shown === "either" ? FLAGS : FLAGS.filter((flag) => flag === shown);
