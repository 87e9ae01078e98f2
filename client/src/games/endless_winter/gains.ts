// How the log tells what happened: by icons and numbers, in tables, or not at all.

import type { WinterEvent } from "../../generated/endless_winter";
import type { Gain } from "../../lib/log";
import type { Points } from "../../lib/logTables";
import { atomIcon } from "./looks";

/** Food and Tools that came or went. Points come from many sources: they are shown in words. */
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

/** Labour, which events count in halves. */
export function price(happened: unknown): Gain | null {
  const event = happened as WinterEvent;
  const labour = event.type === "Spent" && event.good === "labour";
  return labour ? { icon: atomIcon("labour"), amount: -event.amount / 2 } : null;
}

/** The sum of a set follows, and says the same; whoever draws cards is told which. */
export function quiet(happened: unknown, next?: unknown): boolean {
  const [event, following] = [happened as WinterEvent, next as WinterEvent | undefined];
  if (event.type === "CardsDrawn") return following?.type === "CardSeen" && following.seat === event.seat;
  return event.type === "SetScored";
}

export function scored(happened: unknown): Points | null {
  const event = happened as WinterEvent;
  return event.type === "Scored"
    ? { seat: event.seat, label: `endless_winter-board-row-from-${event.source}`, points: event.points }
    : null;
}
