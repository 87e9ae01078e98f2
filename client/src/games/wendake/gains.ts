// How the log tells what happened: by icons and numbers, in tables, or not at all.

import type { WendakeEvent } from "../../generated/wendake";
import type { Gain } from "../../lib/log";
import type { Points } from "../../lib/logTables";
import { actionIcon } from "./looks";

/** Goods that come and go, points on a track. What fell off the end of a track needs words (WK-SCORE-03). */
export function gain(event: unknown): Gain | null {
  const facts = event as {
    type: string;
    good: string;
    amount: number;
    track: string;
    points: number;
    lost?: number;
  };
  switch (facts.type) {
    case "Gained":
      return { icon: facts.good, amount: facts.amount };
    case "Spent":
      return { icon: facts.good, amount: -facts.amount };
    case "Scored":
      return facts.points > 0 && !facts.lost ? { icon: `track-${facts.track}`, amount: facts.points } : null;
    default:
      return null;
  }
}

/** An action is told by its icon, in front of what it brought. */
export function sign(happened: unknown): string {
  const event = happened as WendakeEvent;
  return event.type === "ActionPerformed" ? actionIcon(event.action) : "";
}

/** What the tiles do at the end of a year is seen in the villages. */
const QUIET: ReadonlySet<string> = new Set(["DisplayFilled", "TileTurned", "TilesSlid", "TopRowFilled"]);
export const quiet = (event: unknown): boolean => QUIET.has((event as WendakeEvent).type);

export function scored(happened: unknown): Points | null {
  const event = happened as WendakeEvent;
  return event.type === "Scored"
    ? { seat: event.seat, label: `wendake-track-${event.track}`, points: event.points }
    : null;
}
