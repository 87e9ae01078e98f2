// The drawing of all three maps: borders are shared, names and pieces do not hide each other.

import { describe, expect, it } from "vitest";

import type { WendakeView } from "../../../generated/wendake";
import { Box } from "../components";
import type { Components } from "../../../generated/wendake_components";
import components from "../fixtures/components.json";
import three from "../fixtures/3-backs-move-step-late.json";
import { Geography, inside } from "./geo";
import { lakeBox, layout, overlap, scenery } from "./layout";
import { canoes, natives, pointOf } from "./places";

const all = components as unknown as Components;
const maps = all.maps.map((map) => ({ players: map.players, geography: new Geography(map) }));
const named = (id: string): string => id.replaceAll("_", " ");

describe.each(maps)("the map for $players", ({ geography }) => {
  const laid = layout(geography, 25, named);

  it("draws the border between neighbours once: both sides use the same points", () => {
    for (const land of geography.lands) {
      for (const neighbour of geography.lands.filter((other) => land.neighbours.includes(other.id))) {
        const theirs = new Set(neighbour.ring.map(String));
        const shared = land.ring.filter((point) => theirs.has(String(point)));
        expect(shared.length, `${land.id} and ${neighbour.id}`).toBeGreaterThan(2);
      }
    }
  });

  it("gives neighbours different greens", () => {
    for (const land of geography.lands) {
      for (const id of land.neighbours) {
        expect(geography.lands.find((other) => other.id === id)?.tint, `${land.id} and ${id}`).not.toBe(
          land.tint,
        );
      }
    }
  });

  it("writes every name inside the frame, beside all areas and names", () => {
    const boxes = [...laid.labels.values()];
    expect(boxes.length + laid.corners.size).toBe(geography.lands.length);
    for (const { id, box } of boxes) {
      expect(box.x, id).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w, id).toBeLessThanOrEqual(geography.map.width);
      for (const [x, y] of geography.lands.flatMap((land) => land.slots)) {
        const dx = Math.max(box.x - x, 0, x - box.x - box.w);
        const dy = Math.max(box.y - y, 0, y - box.y - box.h);
        expect(Math.hypot(dx, dy), `${id} and the area at ${x},${y}`).toBeGreaterThan(18);
      }
      for (const other of boxes.filter((one) => one.id !== id)) {
        const apart =
          box.x + box.w <= other.box.x ||
          other.box.x + other.box.w <= box.x ||
          box.y + box.h <= other.box.y ||
          other.box.y + other.box.h <= box.y;
        expect(apart, `${id} and ${other.id}`).toBe(true);
      }
    }
  });

  it.each([25, 34])("writes the names of lakes clear of those of territories (%i)", (font) => {
    const { labels, lakeNames } = layout(geography, font, named);
    for (const [lake, at] of lakeNames)
      for (const { id, box } of labels.values())
        expect(overlap(lakeBox(at, font), box), `${lake} and ${id}`).toBe(0);
  });

  it("puts a flag beside every name that has one", () => {
    for (const land of geography.lands.filter((one) => one.flag === "english" || one.flag === "french")) {
      expect(laid.labels.get(land.id)?.flag, land.id).not.toBeNull();
    }
  });

  it("has a berth for every seat in every lake, in the water", () => {
    for (const water of geography.waters) {
      const berths = laid.berths.get(water.id) ?? [];
      expect(berths.length).toBe(geography.map.players);
      for (const berth of berths) expect(inside(berth, water.ring), water.id).toBe(true);
    }
  });

  it("plants woods that keep clear of areas", () => {
    const trees = scenery(geography, laid);
    expect(trees.length).toBeGreaterThan(150);
    const slots = geography.lands.flatMap((land) => land.slots);
    const nearest = Math.min(
      ...trees.flatMap((tree) => slots.map(([x, y]) => Math.hypot(tree.x - x, tree.y - y))),
    );
    expect(nearest).toBeGreaterThan(40);
  });

  it("draws every river", () => {
    for (const river of geography.rivers) expect(river.d).toMatch(/^M.*L/);
  });
});

describe("pieces on the map", () => {
  const view = three.view as unknown as WendakeView;
  const box = new Box(all);
  const geography = new Geography(box.map(view));
  const laid = layout(geography, 25, named);

  it("shows every native of the view", () => {
    const drawn = natives(view, geography);
    const guards = view.territories.reduce(
      (sum, land) => sum + land.guards.reduce((all, count) => all + count, 0),
      0,
    );
    const working = view.territories.flatMap((land) => land.areas).filter((area) => area.native).length;
    const home = view.players.reduce(
      (sum, player) => sum + (player.at_home.woman ?? 0) + (player.at_home.hunter ?? 0),
      0,
    );
    expect(drawn.reduce((sum, piece) => sum + piece.count, 0)).toBe(guards + working + home);
  });

  it("shows every canoe", () => {
    const afloat = view.players
      .flatMap((player) => Object.values(player.lakes))
      .reduce((sum, count) => sum + count, 0);
    expect(canoes(view, geography, laid).reduce((sum, boat) => sum + boat.count, 0)).toBe(afloat);
  });

  it("calls my guards by where they stand, and the others victims", () => {
    for (const piece of natives(view, geography).filter((one) => one.kind === "warrior")) {
      const wanted =
        piece.seat === view.seat ? `guard:${piece.place}` : `victim:${piece.place}.seat${piece.seat + 1}`;
      expect(piece.target).toBe(piece.black ? expect.stringContaining("mohawk") : wanted);
    }
  });

  it("finds every place that choices name", () => {
    const places = three.choices.flatMap((choice) => choice.args.slice(0, 2)).map(String);
    for (const place of places)
      expect(pointOf(place, view.seat ?? 0, view, geography, laid), place).not.toBeNull();
    expect(pointOf("nowhere", 0, view, geography, laid)).toBeNull();
  });
});
