// The line of a move: over land, or out to sea, straight across it, and back to land.

import type { MoveView, TindayaEvent } from "../../../generated/tindaya";

export interface Route {
  /** Hexes in the order they are passed. */
  hexes: string[];
  /** Where a canoe lies at the end, "" if nobody sails. */
  canoe: string;
  villagers: number;
  nobles: number;
  conquistadors: number;
  /** Whose move it is; -1 if unknown. */
  seat: number;
}

/** What the choice pointed at would add to the move in progress. */
export function routeOf(
  move: MoveView | null,
  hot: { verb: string; args: (string | number)[] } | null,
): Route | null {
  if (!move) return null;
  const next = hot ? String(hot.args[0] ?? "") : "";
  const hexes = [move.start, move.embark, move.sail];
  if (hot && ["walk", "embark", "sail", "land"].includes(hot.verb)) hexes.push(next);
  const passed = hexes.filter((hex, at) => hex && hex !== hexes[at - 1]);
  const canoe = hot?.verb === "sail" || hot?.verb === "embark" ? next : move.sail || move.embark;
  const { villagers, nobles, conquistadors } = move;
  return { hexes: passed, canoe, villagers, nobles, conquistadors, seat: -1 };
}

/** The moves that events tell of. */
export const movesOf = (events: readonly TindayaEvent[]): Route[] =>
  events.flatMap((event): Route[] => {
    if (event.type !== "Moved" && event.type !== "BandMoved") return [];
    const hexes = [event.start, event.embark, event.sail, event.end];
    const people =
      event.type === "Moved"
        ? { villagers: event.villagers, nobles: event.nobles, conquistadors: 0 }
        : { villagers: 0, nobles: 0, conquistadors: event.count };
    return [
      {
        hexes: hexes.filter((hex, at) => hex && hex !== hexes[at - 1]),
        canoe: event.sail,
        seat: event.seat,
        ...people,
      },
    ];
  });
