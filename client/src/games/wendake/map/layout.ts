// Where names, flags, canoes and houses go on a map: found by looking for room, so that it works on every map.

import type { Point } from "../components";
import { type Geography, inside, type Land, rng, toEdge, type Water } from "./geo";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A name on the map, with its flag in front of it or above it. */
export interface Label {
  id: string;
  text: Point;
  flag: Point | null;
  box: Box;
}

export interface Layout {
  labels: Map<string, Label>;
  /** Homes that reach a corner wear their plate on the frame: "nw", "ne", "sw" or "se". */
  corners: Map<string, string>;
  lakeNames: Map<string, Point>;
  /** For each lake a berth for each seat. */
  berths: Map<string, Point[]>;
  houses: Point[];
}

const SLOT = 33;
const GUARDS: Box = { x: -46, y: -34, w: 92, h: 62 };
const FLAG = 27;
const BERTHS = 4;

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

const gap = ([x, y]: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

const guardBox = (land: Land): Box => ({ ...GUARDS, x: land.guards[0] + GUARDS.x, y: land.guards[1] + GUARDS.y });

/** How bad it would be to write into this box. */
function badness(box: Box, land: Land, geography: Geography, taken: Box[]): number {
  const { width, height } = geography.map;
  if (box.x < 4 || box.y < 2 || box.x + box.w > width - 4 || box.y + box.h > height - 2) return Infinity;
  let found = 0;
  for (let across = 0; across <= 4; across++) {
    for (let down = 0; down <= 1; down++) {
      const point: Point = [box.x + (box.w * across) / 4, box.y + 4 + (box.h - 8) * down];
      if (!inside(point, land.polygon)) found += 70;
    }
  }
  for (const other of geography.lands) {
    for (const slot of other.slots) found += Math.max(0, SLOT - gap(slot, box)) * 14;
    found += overlap(box, guardBox(other)) * 0.5;
  }
  for (const other of taken) found += overlap(box, other) * 2;
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return found + Math.hypot(x - land.label[0], y - land.label[1]) * 0.1;
}

function place(land: Land, text: string, font: number, geography: Geography, taken: Box[]): Label {
  const w = text.length * font * 0.54 + 4;
  const h = font + 3;
  const flagged = land.flag !== "none" && land.flag !== "";
  const shapes = flagged
    ? [
        { w: w + FLAG + 2, h: Math.max(h, FLAG), beside: true, cost: 0 },
        { w: Math.max(w, FLAG), h: h + FLAG, beside: false, cost: 12 },
      ]
    : [{ w, h, beside: false, cost: 0 }];
  let best: { cost: number; box: Box; beside: boolean } | null = null;
  const xs = land.polygon.map(([x]) => x);
  const ys = land.polygon.map(([, y]) => y);
  for (const shape of shapes) {
    for (let x = Math.min(...xs) - shape.w / 2; x <= Math.max(...xs); x += 7) {
      for (let y = Math.min(...ys) - h / 2; y <= Math.max(...ys); y += 6) {
        const box = { x, y, w: shape.w, h: shape.h };
        const cost = badness(box, land, geography, taken) + shape.cost;
        if (!best || cost < best.cost) best = { cost, box, beside: shape.beside };
      }
    }
  }
  const { box, beside } = best ?? { box: { x: land.label[0] - w / 2, y: land.label[1] - h, w, h }, beside: false };
  const base = box.y + box.h - font * 0.24;
  if (!flagged) return { id: land.id, text: [box.x + box.w / 2, base], flag: null, box };
  if (!beside) {
    return { id: land.id, text: [box.x + box.w / 2, base], flag: [box.x + box.w / 2, box.y + FLAG / 2], box };
  }
  const flag: Point = [box.x + FLAG / 2, box.y + box.h / 2 - 2];
  return { id: land.id, text: [box.x + FLAG + 2 + w / 2, base], flag, box };
}

function corner(land: Land, { map }: Geography): string {
  const touches = (x: number, y: number): boolean => land.polygon.some((point) => point[0] === x && point[1] === y);
  if (touches(0, 0)) return "nw";
  if (touches(map.width, 0)) return "ne";
  if (touches(0, map.height)) return "sw";
  return touches(map.width, map.height) ? "se" : "";
}

/** Points of a region, spread out, each with some room around it. */
function roomy(ring: Point[], count: number, room: (point: Point, others: Point[]) => number): Point[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const spots: Point[] = [];
  for (let x = Math.min(...xs) + 10; x < Math.max(...xs); x += 9) {
    for (let y = Math.min(...ys) + 8; y < Math.max(...ys); y += 8) {
      if (inside([x, y], ring)) spots.push([x, y]);
    }
  }
  const found: Point[] = [];
  for (let turn = 0; turn < count; turn++) {
    let best: Point | null = null;
    let most = -Infinity;
    for (const spot of spots) {
      const value = room(spot, found);
      if (value > most) [best, most] = [spot, value];
    }
    if (best) found.push(best);
  }
  return found;
}

/** The room a canoe takes, from its middle. */
const CANOE: Point = [36, 19];

function berthsOf(water: Water, name: Point, font: number): Point[] {
  const written: Box = { x: name[0] - font * 2.5, y: name[1] - font * 0.9, w: font * 5, h: font * 1.1 };
  const [w, h] = CANOE;
  return roomy(water.ring, BERTHS, (spot, others) => {
    const boat: Box = { x: spot[0] - w, y: spot[1] - h, w: 2 * w, h: 2 * h };
    const taken = [written, ...others.map(([x, y]) => ({ x: x - w, y: y - h, w: 2 * w, h: 2 * h }))];
    const ashore = [-w, w].filter((dx) => !inside([spot[0] + dx * 0.8, spot[1]], water.ring)).length;
    const [centreX, centreY] = water.centre;
    return (
      Math.min(toEdge(spot, water.polygon), 26) * 2 -
      taken.reduce((sum, box) => sum + overlap(boat, box), 0) * 0.2 -
      ashore * 60 -
      Math.hypot(spot[0] - centreX, spot[1] - centreY) * 0.15
    );
  });
}

/** A lake's name goes where the lake is wide, rather above its middle. */
function lakeName(water: Water, font: number): Point {
  const [found = water.centre] = roomy(water.ring, 1, (spot) => {
    const ends = [-2.7, -1.4, 1.4, 2.7].filter((part) => !inside([spot[0] + part * font, spot[1] - font / 3], water.ring));
    const [x, y] = water.centre;
    return -ends.length * 80 - Math.hypot(spot[0] - x, (spot[1] - (y - 26)) * 0.8);
  });
  return found;
}

const known = new WeakMap<Geography, Map<string, Layout>>();

/** The layout of a map for a size of type; found once for each set of names. */
export function layout(geography: Geography, font: number, named: (id: string) => string): Layout {
  const cached = known.get(geography) ?? new Map<string, Layout>();
  known.set(geography, cached);
  const name = `${font} ${geography.lands.map((land) => named(land.id)).join()}`;
  const before = cached.get(name);
  if (before) return before;
  const labels = new Map<string, Label>();
  const corners = new Map<string, string>();
  const taken: Box[] = [];
  for (const land of geography.lands) {
    const at = land.home ? corner(land, geography) : "";
    if (at) corners.set(land.id, at);
  }
  // Crowded territories choose first.
  const order = geography.lands.filter((land) => !corners.has(land.id)).sort((a, b) => b.slots.length - a.slots.length);
  for (const land of order) {
    const label = place(land, named(land.id), font, geography, taken);
    labels.set(land.id, label);
    taken.push(label.box);
  }
  const lakeNames = new Map<string, Point>();
  const berths = new Map<string, Point[]>();
  for (const water of geography.waters) {
    const name = lakeName(water, font);
    lakeNames.set(water.id, name);
    berths.set(water.id, berthsOf(water, name, font));
  }
  const houses = geography.lands.filter((land) => land.home).flatMap((land) => housesOf(land, labels));
  const found = { labels, corners, lakeNames, berths, houses };
  cached.set(name, found);
  return found;
}

function housesOf(land: Land, labels: Map<string, Label>): Point[] {
  const label = labels.get(land.id)?.box;
  return roomy(land.ring, 2, (spot, others) => {
    const slots = land.slots.map((slot) => Math.hypot(slot[0] - spot[0], slot[1] - spot[1]) - SLOT);
    const apart = others.map((other) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) / 2);
    const written = label ? gap(spot, label) : 99;
    return Math.min(26, toEdge(spot, land.ring), gap(spot, guardBox(land)), written, ...slots, ...apart);
  });
}

export interface Tree {
  x: number;
  y: number;
  kind: "fir" | "leaf" | "hill";
  scale: number;
}

/** Woods and hills that keep clear of everything one has to see. */
export function scenery(geography: Geography, laid: Layout): Tree[] {
  const random = rng(77);
  const noise = (x: number, y: number): number =>
    Math.sin(x * 0.021 + 1.3) * Math.cos(y * 0.027 - 0.6) + 0.5 * Math.sin(x * 0.05 - y * 0.04);
  const { width, height } = geography.map;
  const labels = [...laid.labels.values()].map(({ box }) => box);
  const free = (point: Point): boolean =>
    geography.lands.every(
      (land) =>
        land.slots.every((slot) => Math.hypot(point[0] - slot[0], point[1] - slot[1]) > 41) &&
        gap(point, guardBox(land)) > 2,
    ) &&
    labels.every((box) => gap(point, box) > 9) &&
    laid.houses.every((house) => Math.hypot(point[0] - house[0], point[1] - house[1]) > 24);
  const found: Tree[] = [];
  for (let attempt = 0; attempt < 9000; attempt++) {
    const point: Point = [random() * width, random() * height];
    const density = noise(...point);
    if (random() > 0.25 + 0.75 * Number(density > -0.1) || !free(point)) continue;
    const least = density > 0.35 ? 12 : 17;
    if (found.some((tree) => Math.hypot(point[0] - tree.x, (point[1] - tree.y) * 1.25) < least)) continue;
    const land = geography.lands.find((candidate) => inside(point, candidate.ring));
    if (!land || toEdge(point, land.ring) < 11) continue;
    const draw = random();
    const kind = point[1] > height * 0.61 && draw < 0.45 ? "leaf" : draw < 0.06 ? "hill" : "fir";
    found.push({ x: point[0], y: point[1], kind, scale: 0.8 + random() * 0.5 });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Small waves, away from names and berths. */
export function wavelets(geography: Geography, laid: Layout): Point[] {
  const random = rng(5);
  return geography.waters.flatMap((water) => {
    const name = laid.lakeNames.get(water.id) ?? water.centre;
    const found: Point[] = [];
    for (let attempt = 0; attempt < 400 && found.length < 9; attempt++) {
      const [x, y] = water.centre;
      const point: Point = [x + (random() - 0.5) * 240, y + (random() - 0.5) * 260];
      if (!inside(point, water.ring) || toEdge(point, water.ring) < 24) continue;
      if (Math.abs(point[0] - name[0]) < 66 && Math.abs(point[1] - name[1] + 7) < 20) continue;
      if (found.some((other) => Math.abs(point[0] - other[0]) < 30 && Math.abs(point[1] - other[1]) < 14)) continue;
      found.push(point);
    }
    return found;
  });
}
