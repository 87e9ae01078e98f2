// Where names, flags, canoes and houses go on a map: found by looking for room, so that it works on every map.

import type { Point } from "../../../board/zoom.svelte";
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
/** What a home's plate needs beside its name: the seat's shape and a border. */
const PLATE = 44;

export const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

const gap = ([x, y]: Point, box: Box): number => {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.sqrt(dx * dx + dy * dy);
};

const near = (a: Point, x: number, y: number, least: number): boolean =>
  (a[0] - x) * (a[0] - x) + (a[1] - y) * (a[1] - y) < least * least;

const guardBox = (land: Land): Box => ({
  ...GUARDS,
  x: land.guards[0] + GUARDS.x,
  y: land.guards[1] + GUARDS.y,
});

function extent(polygon: Point[]): { left: number; right: number; top: number; bottom: number } {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Everything names must keep clear of. */
interface Obstacles {
  slots: Point[];
  guards: Box[];
  names: Box[];
}

/** How bad it would be to write into this box; it stops counting at `enough`. */
function badness(box: Box, land: Land, { map }: Geography, taken: Obstacles, enough: number): number {
  if (box.x < 4 || box.y < 2 || box.x + box.w > map.width - 4 || box.y + box.h > map.height - 2)
    return Infinity;
  const [x, y] = [box.x + box.w / 2 - land.label[0], box.y + box.h / 2 - land.label[1]];
  let found = Math.sqrt(x * x + y * y) * 0.1;
  for (const slot of taken.slots) {
    const room = gap(slot, box);
    if (room < SLOT) found += (SLOT - room) * 14;
  }
  if (found >= enough) return found;
  for (const guards of taken.guards) found += overlap(box, guards) * 0.5;
  for (const name of taken.names) found += overlap(box, name) * 2;
  for (let across = 0; across <= 4 && found < enough; across++) {
    for (let down = 0; down <= 1; down++) {
      const point: Point = [box.x + (box.w * across) / 4, box.y + 4 + (box.h - 8) * down];
      if (!inside(point, land.polygon)) found += 70;
    }
  }
  return found;
}

function place(land: Land, text: string, font: number, geography: Geography, taken: Obstacles): Label {
  const w = text.length * font * 0.585 + (land.home ? PLATE : 4);
  const h = font + 3;
  const flagged = land.flag !== "none";
  const shapes = flagged
    ? [
        { w: w + FLAG + 2, h: Math.max(h, FLAG), beside: true, cost: 0 },
        { w: Math.max(w, FLAG), h: h + FLAG, beside: false, cost: 12 },
      ]
    : [{ w, h, beside: false, cost: 0 }];
  let best: { cost: number; box: Box; beside: boolean } | null = null;
  const { left, right, top, bottom } = extent(land.polygon);
  for (const shape of shapes) {
    for (let x = left - shape.w / 2; x <= right - shape.w / 2; x += 8) {
      for (let y = top - h / 2; y <= bottom - h / 2; y += 7) {
        const box = { x, y, w: shape.w, h: shape.h };
        const enough: number = (best?.cost ?? Infinity) - shape.cost;
        const cost: number = badness(box, land, geography, taken, enough) + shape.cost;
        if (!best || cost < best.cost) best = { cost, box, beside: shape.beside };
      }
    }
  }
  const { box, beside } = best ?? {
    box: { x: land.label[0] - w / 2, y: land.label[1] - h, w, h },
    beside: false,
  };
  const base = box.y + box.h - font * 0.24;
  if (!flagged) return { id: land.id, text: [box.x + box.w / 2, base], flag: null, box };
  if (!beside) {
    return { id: land.id, text: [box.x + box.w / 2, base], flag: [box.x + box.w / 2, box.y + FLAG / 2], box };
  }
  const flag: Point = [box.x + FLAG / 2, box.y + box.h / 2 - 2];
  return { id: land.id, text: [box.x + FLAG + 2 + w / 2, base], flag, box };
}

function corner(land: Land, { map }: Geography): string {
  const touches = (x: number, y: number): boolean =>
    land.polygon.some((point) => point[0] === x && point[1] === y);
  if (touches(0, 0)) return "nw";
  if (touches(map.width, 0)) return "ne";
  if (touches(0, map.height)) return "sw";
  return touches(map.width, map.height) ? "se" : "";
}

/** Points of a region, spread out, each with some room around it. */
function roomy(ring: Point[], count: number, room: (point: Point, others: Point[]) => number): Point[] {
  const { left, right, top, bottom } = extent(ring);
  const spots: Point[] = [];
  for (let x = left + 10; x < right; x += 9) {
    for (let y = top + 8; y < bottom; y += 8) {
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

/** The room a canoe takes about its middle, with the number above it. */
const CANOE: Box = { x: -31, y: -27, w: 62, h: 41 };
const moored = ([x, y]: Point): Box => ({ ...CANOE, x: x + CANOE.x, y: y + CANOE.y });

/** The room that the name of a lake takes, written at a point. */
export const lakeBox = ([x, y]: Point, font: number): Box => ({
  x: x - font * 2.5,
  y: y - font * 0.9,
  w: font * 5,
  h: font * 1.1,
});

function berthsOf(water: Water, name: Point, font: number, seats: number, names: Box[]): Point[] {
  const written = lakeBox(name, font);
  return roomy(water.polygon, seats, (spot, others) => {
    const taken = [written, ...names, ...others.map(moored)];
    const ashore = [-25, 25].filter((dx) => !inside([spot[0] + dx, spot[1]], water.polygon)).length;
    const [centreX, centreY] = water.centre;
    return (
      Math.min(toEdge(spot, water.polygon), 16) * 2 -
      taken.reduce((sum, box) => sum + overlap(moored(spot), box), 0) * 0.3 -
      ashore * 60 -
      Math.hypot(spot[0] - centreX, spot[1] - centreY) * 0.15
    );
  });
}

/** A lake's name goes where the lake is wide, rather above its middle, and clear of the names around it. */
function lakeName(water: Water, font: number, names: Box[]): Point {
  const [found = water.centre] = roomy(water.polygon, 1, (spot) => {
    const ends = [-2.7, -1.4, 1.4, 2.7].filter(
      (part) => !inside([spot[0] + part * font, spot[1] - font / 3], water.polygon),
    );
    const [x, y] = water.centre;
    const covered = names.reduce((sum, box) => sum + overlap(lakeBox(spot, font), box), 0);
    return -ends.length * 80 - covered - Math.hypot(spot[0] - x, (spot[1] - (y - 26)) * 0.8);
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
  const taken: Obstacles = {
    slots: geography.lands.flatMap((land) => land.slots),
    guards: geography.lands.map(guardBox),
    names: [],
  };
  for (const land of geography.lands) {
    const at = land.home ? corner(land, geography) : "";
    if (at) corners.set(land.id, at);
  }
  // Crowded territories choose first.
  const order = geography.lands
    .filter((land) => !corners.has(land.id))
    .sort((a, b) => b.slots.length - a.slots.length);
  for (const land of order) {
    const label = place(land, named(land.id), font, geography, taken);
    labels.set(land.id, label);
    taken.names.push(label.box);
  }
  const lakeNames = new Map<string, Point>();
  const berths = new Map<string, Point[]>();
  for (const water of geography.waters) {
    const name = lakeName(water, font, taken.names);
    lakeNames.set(water.id, name);
    berths.set(water.id, berthsOf(water, name, font, geography.map.players, taken.names));
  }
  const houses = geography.lands.filter((land) => land.home).flatMap((land) => housesOf(land, labels));
  const found = { labels, corners, lakeNames, berths, houses };
  cached.set(name, found);
  return found;
}

function housesOf(land: Land, labels: Map<string, Label>): Point[] {
  const label = labels.get(land.id)?.box;
  return roomy(land.polygon, 2, (spot, others) => {
    const slots = land.slots.map((slot) => Math.hypot(slot[0] - spot[0], slot[1] - spot[1]) - SLOT);
    const apart = others.map((other) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) / 2);
    const written = label ? gap(spot, label) : 99;
    return Math.min(26, toEdge(spot, land.polygon), gap(spot, guardBox(land)), written, ...slots, ...apart);
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
  const names = [...laid.labels.values()].map(({ box }) => box);
  const slots = geography.lands.flatMap((land) => land.slots);
  const guards = geography.lands.map(guardBox);
  const free = (point: Point): boolean =>
    !slots.some(([x, y]) => near(point, x, y, 41)) &&
    !guards.some((box) => gap(point, box) <= 2) &&
    !names.some((box) => gap(point, box) <= 9) &&
    !laid.houses.some(([x, y]) => near(point, x, y, 24));
  const found: Tree[] = [];
  for (let attempt = 0; attempt < 9000; attempt++) {
    const point: Point = [random() * width, random() * height];
    const density = noise(...point);
    if (random() > 0.25 + 0.75 * Number(density > -0.1) || !free(point)) continue;
    const least = density > 0.35 ? 12 : 17;
    if (found.some((tree) => near([point[0], point[1] * 1.25], tree.x, tree.y * 1.25, least))) continue;
    const land = geography.lands.find((candidate) => inside(point, candidate.polygon));
    if (!land || toEdge(point, land.polygon) < 14) continue;
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
      if (found.some((other) => Math.abs(point[0] - other[0]) < 30 && Math.abs(point[1] - other[1]) < 14))
        continue;
      found.push(point);
    }
    return found;
  });
}
