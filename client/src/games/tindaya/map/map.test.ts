// The archipelago as geometry, and what is read off it.

import { describe, expect, it } from "vitest";

import type { ForecastView, HexView, TindayaView } from "../../../generated/tindaya";
import { boxOf } from "../components";
import position from "../fixtures/domination-3-choose-way-late.json";
import components from "../fixtures/components.json";
import { bordersOf, coastOf, groundOf, islandOf } from "./coast";
import { lossesOf, raidsOf, ringsOf } from "./danger";
import {
  atFoot,
  centre,
  coordinates,
  distance,
  middleOf,
  neighbour,
  outlines,
  SIZE,
  within,
} from "./geometry";
import { isBare, standing } from "./pieces";
import { reliefOf } from "./relief";
import { movesOf, routeOf } from "./route";
import { shipsOf } from "./ships";
import { placeOf } from "../words";
import { slotOf, wrecksOf } from "./tiles";

const view = position.view as unknown as TindayaView;
const forecast = position.forecast as unknown as ForecastView;
const box = boxOf(components);
const board = view.hexes.map(({ hex }) => hex);

const nobody: HexView = {
  hex: "0,0",
  label: "1a",
  terrain: "coast",
  number: 0,
  token: "",
  building: "",
  controller: -1,
  animals: 0,
  fort: "",
  conquistadors: 0,
  chief: false,
  villagers: [0, 0],
  nobles: [0, 0],
  neutral: 0,
  wall: false,
  canoes: 0,
};

describe("hexes", () => {
  it("lie at the foot of the map in its last rows on the left, where a wide story would hide them", () => {
    expect(["0,0", "8,2", "3,7", "3,8", "3,9", "6,9", "8,8"].filter(atFoot)).toEqual(["3,8", "3,9", "6,9"]);
  });

  it("know their neighbours and distances", () => {
    expect(coordinates("-1,5")).toEqual([-1, 5]);
    expect([0, 1, 2, 3, 4, 5].map((edge) => neighbour("0,0", edge))).toEqual(
      expect.arrayContaining(["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]),
    );
    expect(distance("0,0", "2,-1")).toBe(2);
    expect(within(board, "5,5", 1)).toHaveLength(7);
    const [x, y] = centre("0,1");
    expect([Math.round(x), y]).toEqual([52, 1.5 * SIZE]);
  });

  it("have one line around them, and one for each hole", () => {
    expect(outlines(new Set(["0,0"])).map((loop) => loop.length)).toEqual([6]);
    expect(outlines(new Set(["0,0", "1,0"])).map((loop) => loop.length)).toEqual([10]);
    expect(outlines(new Set(["0,0", "5,0"]))).toHaveLength(2);
    const ring = [0, 1, 2, 3, 4, 5].map((edge) => neighbour("0,0", edge));
    expect(
      outlines(new Set(ring))
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
    expect(outlines(new Set(board))).toHaveLength(1);
  });
});

describe("the middle of some hexes", () => {
  it("is the one that is nearest to all", () => {
    expect(middleOf(within(["0,0", "1,0", "0,1", "-1,1", "3,3"], "0,0", 1))).toBe("0,0");
    expect(middleOf(["4,4"])).toBe("4,4");
    expect(middleOf([])).toBe("");
  });
});

describe("coasts", () => {
  const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  it("stay near their hexes and are the same every time", () => {
    for (const { hexes } of view.islands) {
      const coast = coastOf(hexes);
      expect(coastOf([...hexes])).toBe(coast);
      const all = numbers(coast);
      for (let at = 0; at < all.length; at += 2) {
        const [x, y] = [all[at] ?? 0, all[at + 1] ?? 0];
        const off = hexes.map((hex) => Math.hypot(x - centre(hex)[0], y - centre(hex)[1]) - SIZE);
        expect(Math.min(...off)).toBeLessThanOrEqual(16);
      }
    }
  });

  it("change only where the land does", () => {
    const far = coastOf(["0,0", "1,0"]);
    expect(coastOf(["0,0", "1,0"])).toBe(far);
    expect(coastOf(["0,0", "1,0", "2,0"])).not.toBe(far);
    expect(islandOf(["0,0"])).toBe(islandOf(["0,0"]));
  });

  it("share the borders inside an island", () => {
    expect(bordersOf(["0,0", "1,0"]).match(/M/g)).toHaveLength(1);
    const land = new Set(["0,0", "1,0"]);
    const border = bordersOf(["0,0", "1,0"]).slice(1).split("L").slice(1, -1);
    for (const hex of land) for (const point of border) expect(groundOf(hex, land)).toContain(point);
  });
});

describe("tiles", () => {
  it("cover the board, each hex once, with wrecks on red ones", () => {
    expect([...slotOf(box).keys()].sort()).toEqual([...board].sort());
    const red = view.tiles.filter(({ side }) => side === "red").length;
    const wrecks = wrecksOf(box, view.tiles);
    expect(wrecks).toHaveLength(red);
    for (const { hex } of wrecks) expect(board).toContain(hex);
  });

  it("grow what belongs to their terrain", () => {
    expect(reliefOf("3,3", "forest").trees.length).toBeGreaterThan(8);
    expect(reliefOf("3,3", "mountain").peaks).toHaveLength(5);
    expect(reliefOf("3,3", "coast").pebbles).toHaveLength(14);
    expect(reliefOf("3,3", "forest")).toBe(reliefOf("3,3", "forest"));
  });
});

describe("pieces", () => {
  it("stand side by side up to three, then with counts", () => {
    const three = standing({ ...nobody, villagers: [2, 0], nobles: [0, 1] });
    expect(three.map(({ kind, seat, count }) => [kind, seat, count])).toEqual([
      ["villager", 0, 1],
      ["villager", 0, 1],
      ["noble", 1, 1],
    ]);
    const many = standing({ ...nobody, villagers: [2, 3], conquistadors: 4 });
    expect(many.map(({ kind, count }) => [kind, count])).toEqual([
      ["villager", 2],
      ["villager", 3],
      ["conquistador", 4],
    ]);
    expect(isBare(nobody)).toBe(true);
    expect(isBare({ ...nobody, wall: true })).toBe(false);
  });

  it("lie in their trenches, beside each other if they share one", () => {
    const ships = shipsOf({ ...view, ships: { ship_white: 1, ship_grey: 1, ship_black: 0 } });
    expect(ships.map(({ ship }) => ship)).toEqual(["ship_white", "ship_grey"]);
    expect(new Set(ships.map(({ x }) => Math.round(x))).size).toBe(2);
  });
});

describe("danger", () => {
  const all = new Set(["eruption", "tsunami"]);

  it("reaches as far as it is foreseen to", () => {
    const rings = ringsOf(view, forecast.events, all);
    for (const { symbol, zones } of rings) {
      const struck = forecast.events.find((event) => event.symbol === symbol)?.hexes ?? [];
      expect(new Set(zones.at(-1))).toEqual(new Set(struck));
    }
    expect(rings.length).toBeGreaterThan(0);
    expect(ringsOf(view, forecast.events, new Set())).toEqual([]);
    expect(ringsOf({ ...view, standees: {} }, forecast.events, all)).toEqual([]);
    const sunk = view.hexes.map((hex) => ({ ...hex, terrain: "sea", number: 0 }));
    expect(ringsOf({ ...view, hexes: sunk }, forecast.events, all)).toEqual([]);
  });

  it("knows an event that does not take place from one that nobody has prophesied", () => {
    const places = ({ prophecy, standees }: Partial<TindayaView>): string =>
      placeOf({ ...view, ...(standees && { standees }), prophecy: prophecy ?? "" }, "eruption");
    expect(places({})).toMatch(/^[1-8]$/);
    expect(places({ standees: {} })).toBe("?");
    expect(places({ standees: {}, prophecy: "prophecy_1" })).toBe("–");
    const sea = view.hexes.find(({ terrain }) => terrain === "sea")?.hex ?? "";
    expect(places({ standees: { eruption: sea } })).toBe("–");
    expect(placeOf({ ...view, ships: {}, prophecy: "prophecy_1" }, "ship_white")).toBe("?");
  });

  it("marks what would be lost, and where ships land", () => {
    const lost = lossesOf(forecast);
    expect(lost.size).toBeGreaterThan(0);
    expect(lossesOf(null).size).toBe(0);
    for (const { hexes } of raidsOf(view, forecast))
      for (const { hex } of hexes) expect(board).toContain(hex);
  });
});

describe("the line of a move", () => {
  const move = { start: "0,0", villagers: 1, nobles: 1, conquistadors: 0, embark: "1,0", sail: "", left: 3 };

  it("goes out to sea, straight on, and to land", () => {
    expect(routeOf(null, null)).toBeNull();
    expect(routeOf(move, { verb: "sail", args: ["4,0"] })).toMatchObject({
      hexes: ["0,0", "1,0", "4,0"],
      canoe: "4,0",
    });
    const landing = routeOf({ ...move, sail: "1,0" }, { verb: "land", args: ["2,0"] });
    expect(landing?.hexes).toEqual(["0,0", "1,0", "2,0"]);
    expect(landing?.canoe).toBe("1,0");
    expect(routeOf({ ...move, embark: "" }, { verb: "walk", args: ["0,1"] })?.canoe).toBe("");
  });

  it("is told by what happened", () => {
    const moved = { type: "Moved", seat: 1, start: "0,0", end: "0,1", villagers: 2, nobles: 0 } as const;
    expect(movesOf([{ ...moved, embark: "", sail: "", built: false }])).toEqual([
      { hexes: ["0,0", "0,1"], canoe: "", seat: 1, villagers: 2, nobles: 0, conquistadors: 0 },
    ]);
  });
});
