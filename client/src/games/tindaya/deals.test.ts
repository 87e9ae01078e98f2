// Barters: pairs of an offer, and the history of a game.

import { describe, expect, it } from "vitest";

import type { EventView } from "../../generated/messages";
import { dealsOf, pairsOf } from "./deals";

const bartered = (answer: string, given: string[], taken: string[]): EventView =>
  ({ event: { type: "Bartered", seat: 0, partner: 1, given, taken, answer } }) as unknown as EventView;

describe("barters", () => {
  it("count equal pairs together, a unit beside the one it is for", () => {
    expect(pairsOf(["wood", "wood", "stone"], ["salt", "salt", "fish"])).toEqual([
      { give: "wood", take: "salt", count: 2 },
      { give: "stone", take: "fish", count: 1 },
    ]);
    expect(pairsOf(["wood", "wood"], ["salt", "fish"]).map((pair) => pair.count)).toEqual([1, 1]);
  });

  it("are remembered with their answers, the latest first", () => {
    const past = [
      bartered("proposed", ["wood"], ["salt"]),
      bartered("refused", ["wood"], ["salt"]),
      { event: { type: "Other" } } as unknown as EventView,
      bartered("proposed", ["wood"], ["fish"]),
      bartered("accepted", ["wood"], ["fish"]),
    ];
    expect(dealsOf(past).map((deal) => [deal.accepted, deal.pairs[0]?.take])).toEqual([
      [true, "fish"],
      [false, "salt"],
    ]);
  });
});
