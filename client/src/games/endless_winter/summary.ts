// Numbers about players: for the comparison table, the score sheet and the panels.

import type { PlayerView, WinterView } from "../../generated/endless_winter";
import type { Row } from "..";
import { type Box, boxOf } from "./components";

export const total = (view: unknown, seat: number): number => (view as WinterView).players[seat]?.score ?? 0;

export const animalsOf = (player: PlayerView): number =>
  player.animals.reduce((sum, { untipped, tipped }) => sum + untipped + tipped, 0);

export const megalithsLeft = (player: PlayerView): number =>
  player.megaliths_home.reduce((sum, count) => sum + count, 0);

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

const row = (label: string, values: (number | string)[], strong = false): Row => ({
  label: `endless_winter-board-row-${label}`,
  values,
  ...(strong ? { strong } : {}),
});

/** All players' numbers in one table. */
export function comparison(view: unknown, components: unknown): Row[] {
  const seen = view as WinterView;
  const box = boxOf(components);
  const each = (value: (player: PlayerView) => number | string): (number | string)[] =>
    seen.players.map(value);
  return [
    row(
      "total",
      each((player) => player.score),
      true,
    ),
    row(
      "food",
      each((player) => `${player.food} / ${player.food_cap}`),
    ),
    row(
      "tools",
      each((player) => player.tool),
    ),
    row(
      "hand",
      each((player) => player.hand_size),
    ),
    row(
      "deck",
      each((player) => player.deck_size),
    ),
    row(
      "discard",
      each((player) => player.discard.length),
    ),
    row(
      "buried",
      each((player) => player.graveyard_size),
    ),
    row(
      "eclipse",
      each((player) => player.eclipse_size),
    ),
    row(
      "upright",
      each((player) => player.animals.reduce((sum, one) => sum + one.untipped, 0)),
    ),
    row(
      "tipped",
      each((player) => player.animals.reduce((sum, one) => sum + one.tipped, 0)),
    ),
    row(
      "stones",
      each((player) => player.stones.length),
    ),
    row(
      "stone-points",
      each((player) => player.stones.reduce((sum, stone) => sum + stone.points, 0)),
    ),
    row(
      "camps",
      each((player) => box.number("camps") - player.camps_home),
    ),
    row(
      "villages",
      each((player) => box.number("villages") - player.villages_home),
    ),
    row(
      "hexes",
      each((player) => hexesOf(seen, player.seat)),
    ),
    row(
      "ground",
      each((player) => megalithsOf(seen, player.seat).ground),
    ),
    row(
      "upper",
      each((player) => megalithsOf(seen, player.seat).upper),
    ),
    row(
      "offering",
      each((player) => player.offering),
    ),
    row(
      "honour",
      each((player) => player.honour),
    ),
    row("figures", each(figuresLeft)),
  ];
}

/** The points by source; the rows appear in the order in which the game scores them (EW-SCORE-03). */
export function scoreSheet(view: unknown): Row[] {
  const { players } = view as WinterView;
  const sources = Object.keys(players[0]?.earned ?? {});
  return [
    ...sources.map((source) =>
      row(
        `from-${source}`,
        players.map((player) => player.earned[source] ?? 0),
      ),
    ),
    row(
      "total",
      players.map((player) => player.score),
      true,
    ),
  ];
}
