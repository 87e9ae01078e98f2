// Where hexes, junctures and megaliths are, in every layout.

import { describe, expect, it } from "vitest";

import { boxOf } from "./components";
import components from "./fixtures/components.json";
import {
  blockAt,
  campPlaces,
  groundSpaces,
  hexAt,
  hexes,
  junctureAt,
  paintOrder,
  tileBounds,
} from "./geometry";
import { inHalves, raised, spent } from "./labour";
import { stoneLook } from "./looks";
import position from "./fixtures/4-top-section-late.json";
import type { WinterView } from "../../generated/endless_winter";
import type { ChoiceView } from "../../generated/messages";
import { setPoints } from "./summary";

const box = boxOf(components);
const TILES = ["meg_1", "meg_2", "meg_3", "meg_4"];

describe("the map", () => {
  it("has 19 hexes, each a hex away from its neighbours", () => {
    const middles = hexes(box);
    expect(middles).toHaveLength(19);
    expect(middles[0]).toEqual([0, 0]);
    const [x, y] = hexAt(1, -1);
    expect(Math.hypot(x, y)).toBeCloseTo(173.2, 0);
  });

  it("puts a village where three hexes meet", () => {
    const middles = hexes(box);
    const neighbours = middles
      .map((_, slot) => slot)
      .filter((slot) => Math.hypot(...(middles[slot] ?? [0, 0])) < 180);
    const [a = 0, b = 0, c = 0] = neighbours;
    const [x, y] = junctureAt(middles, `${a}-${b}-${c}`);
    for (const slot of [a, b]) {
      const [hx, hy] = middles[slot] ?? [0, 0];
      expect(Math.hypot(hx - x, hy - y)).toBeLessThan(175);
    }
  });

  it.each([1, 2, 3, 4, 5, 8])("finds %i different places for camps inside a hex", (count) => {
    const places = campPlaces(count);
    expect(new Set(places.map(String)).size).toBe(count);
    for (const [x, y] of places) expect(Math.hypot(x, y)).toBeLessThan(86);
  });
});

describe("the Megalith board", () => {
  it.each(["cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"])(
    "lays 32 spaces without overlap: %s",
    (layout) => {
      const spaces = groundSpaces(box, layout, TILES);
      expect(spaces).toHaveLength(32);
      expect(new Set(spaces.map((space) => space.spot)).size).toBe(32);
      expect(spaces.filter((space) => space.first)).toHaveLength(4);
      const spots = new Set(spaces.map((space) => space.spot));
      for (const space of spaces.filter((one) => one.first)) {
        expect(space.arrows).toHaveLength(2);
        for (const [dx, dy] of space.arrows) expect(spots).toContain(`0.${space.x + dx}.${space.y + dy}`);
      }
      for (const tile of [0, 1, 2, 3]) {
        const [, , wide, high] = tileBounds(spaces, tile);
        expect([wide, high].sort()).toEqual([2, 4]);
      }
    },
  );

  it("stacks in the middle of four, painted after them", () => {
    expect(blockAt("1.2.1")).toEqual({ level: 1, x: 2.5, y: 1.5 });
    const order = paintOrder([{ spot: "1.0.0" }, { spot: "0.1.1" }, { spot: "0.0.0" }]);
    expect(order.map((block) => block.spot)).toEqual(["0.0.0", "0.1.1", "1.0.0"]);
  });
});

describe("Labour", () => {
  const view = position.view as unknown as WinterView;
  const choice = (text: string): ChoiceView => {
    const [verb = "", ...args] = text.split(" ");
    return { text, verb, args };
  };

  it("is written in halves", () => {
    expect([0, 1, 2, 3, 8].map(inHalves)).toEqual(["0", "½", "1", "1½", "4"]);
  });

  it("is raised by cards with their skills in the right column, the Chief, and Food", () => {
    const hunting = { ...view, place: "hunt" };
    const developing = { ...view, place: "develop" };
    expect(raised(box, hunting, choice("work hunter"))).toBe(4);
    expect(raised(box, developing, choice("work hunter"))).toBe(2);
    expect(raised(box, hunting, choice("work start_tribeswoman"))).toBe(3);
    expect(raised(box, hunting, choice("skill start_tribeswoman"))).toBe(0);
    const led = view.players.map((player) => ({ ...player, chief: "stone_soul", side: "side_a" }));
    expect(raised(box, { ...developing, players: led }, choice("chief"))).toBe(6);
    expect(raised(box, { ...hunting, players: led }, choice("chief"))).toBe(0);
    expect(raised(box, hunting, choice("pay hunter+ start_tribesman"))).toBe(5);
    expect(raised(box, hunting, choice("end"))).toBe(0);
    expect(box.symbols(4, 3)).toBe(1);
    expect(box.symbols(10, 10)).toBe(5);
  });

  it("is spent in the top section only", () => {
    const developing = { ...view, place: "develop", phase: "action_phase" };
    const top = new Set(["on", "learn"]);
    expect(spent(box, developing, choice("learn c1_01"), top)).toBe(6);
    expect(spent(box, developing, choice("learn c1_01"), new Set(["learn"]))).toBe(0);
    expect(spent(box, developing, choice("on"), top)).toBe(0);
  });
});

describe("stones and sets", () => {
  it("shows what a stone looks at and what it is worth", () => {
    expect(stoneLook("per(village_touching:lake) 2")).toEqual({ icon: "ew-t-lake", value: "2" });
    expect(stoneLook("per(idol_steps/2) 1")).toEqual({ icon: "ew-idol", value: "½" });
    expect(stoneLook("table(buried) 0,1,3")).toEqual({ icon: "ew-graveyard", value: "3" });
    expect(stoneLook("table(tipped:woolly_mammoth+argentavis) 0,3,6")).toEqual({
      icon: "ew-mammoth",
      value: "6",
    });
  });

  it("counts a set no further than its table", () => {
    expect([0, 1, 2, 4, 7].map((count) => setPoints([1, 3, 6, 10], count))).toEqual([0, 1, 3, 10, 10]);
  });
});
