// What the log shows by an icon and a number.

import type { Gain } from "../../lib/log";
import { atomIcon } from "./looks";

/** Food, Tools, Labour and points. What did not fit on a track needs words (EW-GOLD-09). */
export function gain(event: unknown): Gain | null {
  const facts = event as {
    type: string;
    good: string;
    amount: number;
    lost?: number;
    labour: number;
    points: number;
  };
  switch (facts.type) {
    case "Gained":
      return facts.lost ? null : { icon: atomIcon(facts.good), amount: facts.amount };
    case "Spent":
      return { icon: atomIcon(facts.good), amount: -facts.amount };
    case "LabourGained":
      return { icon: atomIcon("labour"), amount: facts.labour };
    case "Scored":
      return { icon: atomIcon("points"), amount: facts.points };
    default:
      return null;
  }
}
