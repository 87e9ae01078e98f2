// The markers that a tribe has laid on its actions this era, as the log tells them.

import type { EventView } from "../../../generated/messages";
import type { TindayaEvent } from "../../../generated/tindaya";

export interface Marker {
  action: string;
  trade: string;
  cylinder: boolean;
}

/** The markers of a seat since the era began, the oldest first. */
export function markersOf(past: readonly EventView[], seat: number): Marker[] {
  const found: Marker[] = [];
  for (let at = past.length - 1; at >= 0; at--) {
    const event = past[at]?.event as TindayaEvent | undefined;
    if (event?.type === "EraBegan") break;
    if (event?.type === "MarkerPlaced" && event.seat === seat) found.unshift(event);
  }
  return found;
}

/** The kind of marker on an action; a cube where nobody remembers. */
export const kindOn = (markers: readonly Marker[], action: string, trade = ""): "cube" | "cylinder" =>
  markers.findLast((one) => one.action === action && one.trade === trade)?.cylinder ? "cylinder" : "cube";
