// What the log shows by an icon and a number.

import type { Gain } from "../../lib/log";

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
