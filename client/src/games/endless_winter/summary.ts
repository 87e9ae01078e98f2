// Numbers about players: for the comparison table, the score sheet and the panels.

import type { Row } from "..";
import { rowOf, sum } from "../../board/rows";
import type { PlayerView, WinterView } from "../../generated/endless_winter";
import { type Box, boxOf } from "./components";

export const total = (view: unknown, seat: number): number => (view as WinterView).players[seat]?.score ?? 0;

export const animalsOf = (player: PlayerView): number =>
  sum(player.animals.map(({ untipped, tipped }) => untipped + tipped));

export const megalithsLeft = (player: PlayerView): number => sum(player.megaliths_home);

/** Megaliths that a seat has on the board: on the ground and above. */
export function megalithsOf(view: WinterView, seat: number): { ground: number; upper: number } {
  const own = view.megaliths.filter((one) => one.seat === seat);
  const ground = own.filter((one) => one.spot.startsWith("0.")).length;
  return { ground, upper: own.length - ground };
}

/** Hexes whose benefit a seat would gain now (EW-ECLIPSE-15). */
export const hexesOf = (view: WinterView, seat: number): number =>
  view.map.filter((hex) => hex.leaders.includes(seat)).length;

/** The figures a seat can still place this round. */
export const figuresLeft = (player: PlayerView): number => player.figures_ready + Number(player.chief_ready);

/** Points of a set of upright Animals, without jokers: what lies there for everybody to see. */
export function setPoints(sets: number[], count: number): number {
  return count ? (sets[Math.min(count, sets.length) - 1] ?? 0) : 0;
}

/** What leftover Food and Tools would score now (EW-SCORE-04). */
export function offeringNow(box: Box, player: PlayerView): number {
  const per = box.all.idols.offering.find((row) => row.level === player.offering)?.per ?? 0;
  return per ? Math.floor((player.food + player.tool) / per) : 0;
}

/** What the buried cards would score now, by the rank on the Honour track (EW-SCORE-05). */
export function honourNow(box: Box, player: PlayerView): number {
  const boxes = box.all.idols.box;
  const own = player.honour ? boxes[Math.min(player.honour_rank, boxes.length) - 1] : undefined;
  return setPoints(own?.points ?? [], player.graveyard_size);
}

const ROW = "endless_winter-board-row-";

/** All players' numbers in one table. */
export function comparison(view: unknown, components: unknown): Row[] {
  const seen = view as WinterView;
  const box = boxOf(components);
  const each = (label: string, value: (player: PlayerView) => number | string): Row =>
    rowOf(seen.players, ROW + label, value);
  return [
    { ...each("total", (player) => player.score), strong: true },
    each("food", (player) => `${player.food} / ${player.food_cap}`),
    each("tools", (player) => player.tool),
    each("hand", (player) => player.hand_size),
    each("deck", (player) => player.deck_size),
    each("discard", (player) => player.discard.length),
    each("buried", (player) => player.graveyard_size),
    each("eclipse", (player) => player.eclipse_size),
    each("upright", (player) => sum(player.animals.map((one) => one.untipped))),
    each("tipped", (player) => sum(player.animals.map((one) => one.tipped))),
    each("stones", (player) => player.stones.length),
    each("stone-points", (player) => sum(player.stones.map((stone) => stone.points))),
    each("camps", (player) => box.number("camps") - player.camps_home),
    each("villages", (player) => box.number("villages") - player.villages_home),
    each("hexes", ({ seat }) => hexesOf(seen, seat)),
    each("ground", ({ seat }) => megalithsOf(seen, seat).ground),
    each("upper", ({ seat }) => megalithsOf(seen, seat).upper),
    each("offering", (player) => player.offering),
    each("honour", (player) => player.honour),
    each("figures", figuresLeft),
  ];
}

/** The points by source; the rows appear in the order in which the game scores them (EW-SCORE-03). */
export function scoreSheet(view: unknown): Row[] {
  const { players } = view as WinterView;
  return [
    ...Object.keys(players[0]?.earned ?? {}).map((source) =>
      rowOf(players, `${ROW}from-${source}`, (player) => player.earned[source] ?? 0),
    ),
    rowOf(players, `${ROW}total`, (player) => player.score, { strong: true }),
  ];
}
