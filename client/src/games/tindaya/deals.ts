// Barters of a game: an offer as pairs of units, and what was bartered before.

import type { EventView } from "../../generated/messages";
import type { TindayaEvent } from "../../generated/tindaya";

/** Equal pairs of an offer, and how many there are. */
export interface Pair {
  give: string;
  take: string;
  count: number;
}

export interface Deal {
  seat: number;
  partner: number;
  pairs: Pair[];
  accepted: boolean;
}

/** A unit stands beside the one it is for. */
export function pairsOf(given: readonly string[], taken: readonly string[]): Pair[] {
  const found: Pair[] = [];
  given.forEach((give, at) => {
    const take = taken[at] ?? "";
    const same = found.find((pair) => pair.give === give && pair.take === take);
    if (same) same.count += 1;
    else found.push({ give, take, count: 1 });
  });
  return found;
}

/** The barters of a game that were answered, the latest first. */
export function dealsOf(past: readonly EventView[]): Deal[] {
  const found: Deal[] = [];
  for (const { event } of past) {
    const one = event as TindayaEvent;
    if (one.type !== "Bartered" || one.answer === "proposed") continue;
    const { seat, partner, given, taken, answer } = one;
    found.unshift({ seat, partner, pairs: pairsOf(given, taken), accepted: answer === "accepted" });
  }
  return found;
}
