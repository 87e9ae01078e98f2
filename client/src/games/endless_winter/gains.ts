// How the log tells what happened: by icons and numbers, in tables, or not at all.

import type { WinterEvent } from "../../generated/endless_winter";
import type { Gain } from "../../lib/log";
import type { Points } from "../../lib/logTables";
import { atomIcon } from "./looks";

/** Food and Tools that came or went. Labour comes in halves, points from many sources: they are shown in words. */
export function gain(happened: unknown): Gain | null {
  const event = happened as WinterEvent;
  switch (event.type) {
    case "Gained":
      // What did not fit on the track has to be said.
      return event.lost ? null : { icon: atomIcon(event.good), amount: event.amount };
    case "Spent":
      return event.good === "labour" ? null : { icon: atomIcon(event.good), amount: -event.amount };
    default:
      return null;
  }
}

/** The sum of a set follows, and says the same. */
export const quiet = (event: unknown): boolean => (event as WinterEvent).type === "SetScored";

export function scored(happened: unknown): Points | null {
  const event = happened as WinterEvent;
  return event.type === "Scored"
    ? { seat: event.seat, label: `endless_winter-board-row-from-${event.source}`, points: event.points }
    : null;
}
