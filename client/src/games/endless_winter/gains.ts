// What the log shows by an icon and a number instead of a sentence.

import type { WinterEvent } from "../../generated/endless_winter";
import type { Gain } from "../../lib/log";
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
