// Numbers about players: for the comparison table, the score sheet, the panels and previews.

import type { WendakeEvent, WendakeView } from "../../generated/wendake";
import type { Row } from "..";
import { boxOf, CATEGORIES, GOODS, TRACKS } from "./components";

/** The tribe on the back of every card. */
export const COMMON = "wendat";

/** What turtle tiles count: areas with women, areas with hunters, canoes in play (WK-TURTLE-03 to -06). */
export function reach(view: WendakeView, seat: number): Record<(typeof CATEGORIES)[number], number> {
  const player = view.players[seat];
  const areas = view.territories.flatMap((territory) => territory.areas).filter((area) => area.seat === seat);
  const working = (native: string): number =>
    areas.filter((area) => area.native === native).length + Number((player?.at_home[native] ?? 0) > 0);
  const canoes = Object.values(player?.lakes ?? {}).reduce((sum, count) => sum + count, 0);
  return { women: working("woman"), hunters: working("hunter"), canoes };
}

/** Whether a seat has its tribe: while fronts are being chosen, the others still lie with the common side up. */
export const hasTribe = (view: WendakeView, seat: number): boolean =>
  view.tribes.length === 0 || view.players[seat]?.tribe !== COMMON;

/** Territories in which a seat has most guards (WK-TERMS-19). */
export const majorities = (view: WendakeView, seat: number): number =>
  view.territories.filter((territory) => territory.majority === seat).length;

/** Points that coming events bring a seat, by track: for the preview on the score board. */
export function gains(coming: readonly WendakeEvent[], seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of coming)
    if (event.type === "Scored" && event.seat === seat)
      found[event.track] = (found[event.track] ?? 0) + event.points;
  return found;
}

/** The lower track of each pair is what counts (WK-END-03): here by pair, with points that may still be added. */
export function counting(
  view: WendakeView,
  seat: number,
  more: Record<string, number> = {},
): { pair: string[]; points: number; lower: string[] }[] {
  const score = (track: string): number => (view.players[seat]?.score[track] ?? 0) + (more[track] ?? 0);
  return view.pairs.map((pair) => {
    const points = Math.min(...pair.map(score));
    return { pair, points, lower: pair.filter((track) => score(track) === points) };
  });
}

export const total = (view: unknown, seat: number): number => (view as WendakeView).players[seat]?.total ?? 0;

const row = (label: string, values: (number | string)[], strong = false): Row => ({
  label,
  values,
  ...(strong ? { strong } : {}),
});

/** All players' numbers in one table. */
export function comparison(view: unknown): Row[] {
  const seen = view as WendakeView;
  const of = (seat: number): WendakeView["players"][number] =>
    seen.players[seat] as WendakeView["players"][number];
  const each = (label: string, icon: string, value: (seat: number) => number): Row => ({
    ...row(
      label,
      seen.players.map((player) => value(player.seat)),
    ),
    icon,
  });
  const held = (thing: string, icon: string, value: (seat: number) => number): Row =>
    each(`wendake-board-row-${thing}`, icon, value);
  return [
    row(
      "wendake-board-row-total",
      seen.players.map((player) => player.total),
      true,
    ),
    ...TRACKS.map((track) =>
      each(`wendake-track-${track}`, `track-${track}`, (seat) => of(seat).score[track] ?? 0),
    ),
    ...GOODS.map((good) => each(`wendake-resource-${good}`, good, (seat) => of(seat).goods[good] ?? 0)),
    held("masks", "act-mask", (seat) => of(seat).hand_size + of(seat).played.length),
    held("progress", "progress", (seat) => of(seat).progress.length),
    held("turtles", "turtle", (seat) => of(seat).turtle_types.length),
    held("women", "woman", (seat) => reach(seen, seat).women),
    held("hunters", "hunter", (seat) => reach(seen, seat).hunters),
    held("canoes", "canoe", (seat) => reach(seen, seat).canoes),
    held("majorities", "act-military", (seat) => majorities(seen, seat)),
    held("longhouse", "longhouse", (seat) =>
      Object.values(of(seat).longhouse).reduce((sum, count) => sum + count, 0),
    ),
    held("markers", "sage-marker", (seat) => of(seat).markers),
  ];
}

/** The points by source (WK-END-02 to -05); in solitaire the objectives too (WK-SOLO-72). */
export function scoreSheet(view: unknown, components: unknown): Row[] {
  const seen = view as WendakeView;
  const box = boxOf(components);
  const people = seen.players;
  const ghost = (value: number, player: { automa: boolean }): number | string => (player.automa ? "" : value);
  const rows: Row[] = [];
  seen.pairs.forEach((pair, at) => {
    for (const track of pair)
      rows.push(
        row(
          `wendake-track-${track}`,
          people.map((player) => ghost(player.score[track] ?? 0, player)),
        ),
      );
    rows.push({
      label: at === 0 ? "wendake-board-row-first-pair" : "wendake-board-row-second-pair",
      values: people.map((player) => ghost(player.counting[at] ?? 0, player)),
      sum: true,
    });
  });
  rows.push({
    ...row(
      "wendake-board-row-swaps",
      people.map((player) => ghost(player.swaps, player)),
    ),
    sum: true,
  });
  if (seen.ghost && seen.finished) {
    const met = seen.ghost.cards.filter((card) => card.met);
    const points = people.map((player) =>
      player.automa ? "" : player.total - player.counting.reduce((sum, part) => sum + part, player.swaps),
    );
    if (met.length || box.all.objectives.length)
      rows.push({ ...row("wendake-board-row-objectives", points), sum: true });
  }
  rows.push(
    row(
      "wendake-board-row-total",
      people.map((player) => player.total),
      true,
    ),
  );
  return rows;
}
