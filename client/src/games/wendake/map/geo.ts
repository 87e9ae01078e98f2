// From the plain polygons of the component data to coasts and borders worth looking at.
// Every edge is roughened once, seeded by its two ends, so that neighbours keep sharing their border.

import type { Point } from "../../../board/zoom.svelte";
import type { GameMap, Lake, River, Territory } from "../../../generated/wendake_components";

export function rng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const line = (points: Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
const closed = (points: Point[]): string => `${line(points)}z`;

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let found = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[at] as Point;
    const [bx, by] = polygon[before] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  }
  return found;
}

export function toEdge([x, y]: Point, polygon: Point[]): number {
  let least = Infinity;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[before] as Point;
    const [bx, by] = polygon[at] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    const [u, v] = [x - ax - t * dx, y - ay - t * dy];
    least = Math.min(least, u * u + v * v);
  }
  return Math.sqrt(least);
}

const key = (a: Point, b: Point): string => [a.join(","), b.join(",")].sort().join(" ");

export interface Land extends Territory {
  /** The outline as drawn; hits are tested on the plain polygon. */
  d: string;
  hit: string;
  ring: Point[];
  /** One of four greens, different from every neighbour's. */
  tint: number;
}

export interface Water extends Lake {
  d: string;
  hit: string;
  ring: Point[];
}

type EdgeKind = "frame" | "coast" | "river" | "border";
const ROUGHNESS: Record<EdgeKind, number> = { frame: 0, coast: 0.17, river: 0.12, border: 0.1 };
/** Pieces shorter than this are not broken up any further. */
const GRAIN = 9;

export class Geography {
  readonly map: GameMap;
  readonly lands: Land[];
  readonly waters: Water[];
  readonly rivers: (River & { d: string })[];
  readonly borders: string;
  readonly coasts: string;
  #owners = new Map<string, string[]>();
  #edges = new Map<string, { from: string; points: Point[] }>();

  constructor(map: GameMap) {
    this.map = map;
    for (const region of [...map.territory, ...map.lake]) {
      region.polygon.forEach((a, at) => {
        const b = region.polygon[(at + 1) % region.polygon.length] as Point;
        this.#owners.set(key(a, b), [...(this.#owners.get(key(a, b)) ?? []), region.id]);
      });
    }
    const tints = this.#tints();
    this.lands = map.territory.map((land) => {
      const ring = this.#ring(land.polygon);
      return { ...land, ring, d: closed(ring), hit: closed(land.polygon), tint: tints.get(land.id) ?? 1 };
    });
    this.waters = map.lake.map((lake) => {
      const ring = this.#ring(lake.polygon);
      return { ...lake, ring, d: closed(ring), hit: closed(lake.polygon) };
    });
    this.rivers = map.river.map((river) => {
      const points = river.line.flatMap((a, at) => {
        const b = river.line[at + 1];
        return b ? this.#edge(a, b, "river") : [a];
      });
      return { ...river, d: line(points) };
    });
    this.borders = this.#borders();
    this.coasts = this.waters.map((water) => water.d).join("");
  }

  #kind(a: Point, b: Point): EdgeKind {
    const owners = this.#owners.get(key(a, b)) ?? [];
    if (owners.length < 2) return "frame";
    if (owners.some((id) => this.map.lake.some((lake) => lake.id === id))) return "coast";
    const [one, other] = owners.map((id) => this.map.territory.find((land) => land.id === id));
    return one && other && one.neighbours.includes(other.id) ? "border" : "river";
  }

  /** The points from a to b, without b. */
  #edge(a: Point, b: Point, kind: EdgeKind = this.#kind(a, b)): Point[] {
    const name = key(a, b);
    let found = this.#edges.get(name);
    if (!found) {
      const [p = a, q = b] = name.split(" ").map((text) => text.split(",").map(Number) as Point);
      found = { from: p.join(","), points: kind === "frame" ? [p, q] : roughened(p, q, ROUGHNESS[kind]) };
      this.#edges.set(name, found);
    }
    const points = found.from === a.join(",") ? found.points : [...found.points].reverse();
    return points.slice(0, -1);
  }

  #ring(polygon: Point[]): Point[] {
    return polygon.flatMap((a, at) => this.#edge(a, polygon[(at + 1) % polygon.length] as Point));
  }

  #borders(): string {
    const seen = new Set<string>();
    let found = "";
    for (const { polygon } of this.map.territory) {
      polygon.forEach((a, at) => {
        const b = polygon[(at + 1) % polygon.length] as Point;
        if (seen.has(key(a, b)) || this.#kind(a, b) !== "border") return;
        seen.add(key(a, b));
        found += line([...this.#edge(a, b), b]);
      });
    }
    return found;
  }

  #tints(): Map<string, number> {
    const found = new Map<string, number>();
    this.map.territory.forEach((land, at) => {
      const taken = new Set(land.neighbours.map((id) => found.get(id)));
      const free = [0, 1, 2, 3].map((turn) => ((at + turn) % 4) + 1).find((tint) => !taken.has(tint));
      found.set(land.id, free ?? 1);
    });
    return found;
  }
}

/** Midpoints pushed aside again and again, then one gentle smoothing that leaves the ends alone. */
function roughened(p: Point, q: Point, roughness: number): Point[] {
  const random = rng((p[0] * 73856093) ^ (p[1] * 19349663) ^ (q[0] * 83492791) ^ (q[1] * 2654435));
  let points: Point[] = [p, q];
  let most = roughness;
  for (let round = 0; round < 6; round++) {
    const finer: Point[] = [];
    points.forEach((u, at) => {
      finer.push(u);
      const v = points[at + 1];
      if (!v) return;
      const length = Math.hypot(v[0] - u[0], v[1] - u[1]);
      if (length <= GRAIN) return;
      const aside = (random() - 0.5) * 2 * most * length;
      finer.push([
        (u[0] + v[0]) / 2 - ((v[1] - u[1]) / length) * aside,
        (u[1] + v[1]) / 2 + ((v[0] - u[0]) / length) * aside,
      ]);
    });
    points = finer;
    most *= 0.86;
  }
  return points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}
