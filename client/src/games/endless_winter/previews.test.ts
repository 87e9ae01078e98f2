import { describe, expect, it } from "vitest";

import type { WinterView } from "../../generated/endless_winter";
import { choiceOf } from "../../lib/interaction.svelte";
import { boxOf } from "./components";
import components from "./fixtures/components.json";
import top from "./fixtures/4-top-section-late.json";
import { leadersAfter, outlooks, placesOf, stackPoints } from "./previews";

const box = boxOf(components);
const view = top.view as unknown as WinterView;

describe("a Megalith on four others", () => {
  const megaliths = [
    { spot: "0.2.1", seat: 0 },
    { spot: "0.3.1", seat: 0 },
    { spot: "0.2.2", seat: 2 },
    { spot: "0.3.2", seat: -1 },
  ];

  it("scores for its builder and for the owners below", () => {
    // Two own at 2, one of another and a neutral one at 1; the other owner gets 1.
    expect(stackPoints(box, { ...view, megaliths }, "1.2.1", 0)).toEqual([6, 0, 1, 0]);
    expect(stackPoints(box, { ...view, megaliths }, "1.2.1", 1)).toEqual([2, 4, 1, 0]);
  });

  it("scores nothing on the ground", () => {
    expect(stackPoints(box, { ...view, megaliths }, "0.4.1", 0)).toEqual([0, 0, 0, 0]);
  });
});

describe("majorities", () => {
  const hex = {
    slot: 3,
    tile: "",
    type: "",
    camps: [0, 1, 0, 0],
    influence: [0, 1, 0, 0],
    leaders: [1],
    token: "",
  };

  it("change where a Camp comes and goes", () => {
    expect(leadersAfter(box, hex, 0, choiceOf("move 2 3"))).toEqual([0, 1]);
    expect(leadersAfter(box, hex, 1, choiceOf("move 3 4"))).toEqual([]);
    expect(leadersAfter(box, hex, 0, choiceOf("move 2 4"))).toBeNull();
    expect(leadersAfter(box, hex, null, choiceOf("move 2 3"))).toBeNull();
  });

  it("change by 1 on each hex of a Village, for a Camp leaves it", () => {
    const own = { ...hex, influence: [1, 1, 0, 0], leaders: [0, 1] };
    expect(leadersAfter(box, own, 0, choiceOf("village 2-3-9"))).toEqual([0]);
    expect(leadersAfter(box, own, 0, choiceOf("village 4-5-6"))).toBeNull();
  });

  it("change on the Base tile by a new Camp", () => {
    expect(leadersAfter(box, { ...hex, slot: 0 }, 2, choiceOf("camp"))).toEqual([1, 2]);
  });
});

describe("the next turn order", () => {
  const players = view.players.map((player, seat) => ({
    ...player,
    resting: seat === 3 ? 1 : 0,
    eclipse_size: [2, 2, 0, 0][seat] ?? 0,
    eclipse: seat === 1 ? ["start_brave", "c1_01"] : null,
  }));
  const now: WinterView = { ...view, players, order: [0, 1, 2, 3], active: 1, lap: 2, phase: "action_phase" };

  it("is foreseen from what lies open and one's own cards alone", () => {
    const all = outlooks(box, now, 1);
    expect(all.map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(all.map(({ least }) => least)).toEqual([3, 0, 3, 0]);
    // Seat 0 has sealed two cards, worth 1½ at most each; seats 2 and 3 can still add cards.
    expect(all.map(({ most }) => most)).toEqual([Infinity, Infinity, 3, 6]);
    expect(all.map(({ open }) => open)).toEqual([true, true, true, false]);
  });

  it("says the best and the worst place, ties going to whoever plays later", () => {
    const all = outlooks(box, now, 1);
    // The figure that rests has as much for sure, and plays later.
    expect(placesOf(all, 1, 3)).toEqual([2, 4]);
    expect(placesOf(all, 1, 4)).toEqual([1, 4]);
    expect(placesOf(all, 1, 6)).toEqual([1, 3]);
    expect(placesOf(all, 0, 0)).toEqual([4, 4]);
  });

  it("does not look at what others hold", () => {
    const seen = outlooks(
      box,
      { ...now, players: players.map((one) => ({ ...one, eclipse: one.eclipse ?? ["start_brave"] })) },
      1,
    );
    expect(seen).toEqual(outlooks(box, now, 1));
  });
});
