// Numbers about players: for the comparison table, the score sheet, the panels and previews.

import type { Row } from "..";
import type { Count } from "../../board/Counts.svelte";
import { rowOf, sum } from "../../board/rows";
import type { PlayerView, WendakeEvent, WendakeView } from "../../generated/wendake";
import { goodsOf, TRACKS } from "./components";
import { moreRows, part, scoreRows } from "./modules";

/** The tribe on the back of every card. */
export const COMMON = "wendat";

/** What turtle tiles count: areas with women, areas with hunters, canoes in play (WK-TURTLE-03 to -06). */
export function reach(view: WendakeView, seat: number): Record<string, number> {
  const player = view.players[seat];
  const areas = view.territories.flatMap((territory) => territory.areas).filter((area) => area.seat === seat);
  const working = (native: string): number =>
    areas.filter((area) => area.native === native).length + Number((player?.at_home[native] ?? 0) > 0);
  const canoes = sum(Object.values(player?.lakes ?? {}));
  const more = part(view, "reach")?.(view, seat) ?? {};
  return { women: working("woman"), hunters: working("hunter"), canoes, ...more };
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

/** All players' numbers in one table. */
export function comparison(view: unknown): Row[] {
  const seen = view as WendakeView;
  const each = (label: string, icon: string, value: (player: PlayerView) => number): Row =>
    rowOf(seen.players, label, value, { icon });
  return [
    rowOf(seen.players, "wendake-board-row-total", (player) => player.total, { strong: true }),
    ...TRACKS.map((track) =>
      each(`wendake-track-${track}`, `track-${track}`, (player) => player.score[track] ?? 0),
    ),
    ...goodsOf(seen).map((good) =>
      each(`wendake-resource-${good}`, good, (player) => player.goods[good] ?? 0),
    ),
    each("wendake-board-row-masks", "act-mask", (player) => player.hand_size + player.played.length),
    each("wendake-board-row-progress", "progress", (player) => player.progress.length),
    each("wendake-board-row-turtles", "turtle", (player) => player.turtle_types.length),
    each("wendake-board-row-women", "woman", ({ seat }) => reach(seen, seat)["women"] ?? 0),
    each("wendake-board-row-hunters", "hunter", ({ seat }) => reach(seen, seat)["hunters"] ?? 0),
    each("wendake-board-row-canoes", "canoe", ({ seat }) => reach(seen, seat)["canoes"] ?? 0),
    each("wendake-board-row-majorities", "act-military", ({ seat }) => majorities(seen, seat)),
    each("wendake-board-row-longhouse", "longhouse", (player) => player.waiting),
    each("wendake-board-row-markers", "sage-marker", (player) => player.markers_left),
    ...moreRows(seen),
  ];
}

/** What a player in the middle of an action has left of it; nothing for the others. */
export function left(view: unknown, seat: number): Count[] | null {
  const doing = (view as WendakeView).doing;
  if (!doing || doing.seat !== seat) return null;
  const found: Count[] = [
    { icon: "act-move", count: doing.steps, label: "wendake-board-row-steps-left" },
    { icon: "act-trade", count: doing.exchanges, label: "wendake-board-row-exchanges-left" },
    { icon: "progress", count: doing.purchases, label: "wendake-board-row-purchases-left" },
    { icon: "turtle", count: doing.categories.length, label: "wendake-board-row-categories-left" },
  ].filter(({ count }) => count > 0);
  return found.length ? found : null;
}

/** The points by source (WK-END-02 to -05). */
export function scoreSheet(view: unknown): Row[] {
  const seen = view as WendakeView;
  const each = (label: string, value: (player: PlayerView) => number, more: Partial<Row> = {}): Row =>
    rowOf(seen.players, label, (player) => (player.automa ? "" : value(player)), more);
  const pairs = seen.pairs.flatMap((pair, at) => [
    ...pair.map((track) => each(`wendake-track-${track}`, (player) => player.score[track] ?? 0)),
    each(
      at === 0 ? "wendake-board-row-first-pair" : "wendake-board-row-second-pair",
      (player) => player.counting[at] ?? 0,
      { sum: true },
    ),
  ]);
  return [
    ...pairs,
    each("wendake-board-row-swaps", (player) => player.swaps, { sum: true }),
    ...scoreRows(seen),
    rowOf(seen.players, "wendake-board-row-total", (player) => player.total, { strong: true }),
  ];
}
