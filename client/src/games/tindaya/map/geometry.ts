// The archipelago as geometry: hexes «q,r» with a point at the top, in units of which 25 are 12 pixels at 1366.

import type { Point } from "../../../board/zoom.svelte";

/** From the middle of a hex to a corner. */
export const SIZE = 60;
export const WIDTH = SIZE * Math.sqrt(3);

/** What the whole map shows: 112 hexes of eight tiles, with sea around them. */
export const FULL = { x: -104, y: -106, w: 1669, h: 1084 };

/** The neighbours of a hex, in the order of its edges: edge i joins corners i and i + 1. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const EDGES = [0, 1, 2, 3, 4, 5] as const;

export function coordinates(hex: string): [number, number] {
  const comma = hex.indexOf(",");
  return [Number(hex.slice(0, comma)), Number(hex.slice(comma + 1))];
}

export const nameOf = (q: number, r: number): string => `${q},${r}`;

export function centre(hex: string): Point {
  const [q, r] = coordinates(hex);
  return [WIDTH * (q + r / 2), SIZE * 1.5 * r];
}

/** Corner 0 is at the upper right; they go round clockwise. */
export function corner(hex: string, at: number, size = SIZE): Point {
  const [x, y] = centre(hex);
  const angle = (Math.PI / 180) * (60 * at - 30);
  return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
}

/** The hex on the other side of an edge. */
export function neighbour(hex: string, edge: number): string {
  const [q, r] = coordinates(hex);
  const [dq, dr] = DIRECTIONS[edge % 6] ?? [0, 0];
  return nameOf(q + dq, r + dr);
}

export function distance(one: string, other: string): number {
  const [q, r] = coordinates(one);
  const [s, t] = coordinates(other);
  return (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q - s + r - t)) / 2;
}

/** The one of some hexes that is nearest to all of them. */
export function middleOf(hexes: readonly string[]): string {
  const far = (hex: string): number => hexes.reduce((sum, other) => sum + distance(hex, other), 0);
  return hexes.reduce((best, hex) => (far(hex) < far(best) ? hex : best), hexes[0] ?? "");
}

/** Those hexes that are at most so far from a middle. */
export const within = (hexes: readonly string[], middle: string, radius: number): string[] =>
  hexes.filter((hex) => distance(hex, middle) <= radius);

const short = (number: number): string => String(Math.round(number * 10) / 10);
export const spell = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
export const open = (points: readonly Point[]): string => `M${points.map(spell).join("L")}`;
export const closed = (points: readonly Point[]): string => `${open(points)}z`;

export const hexPath = (hex: string, size = SIZE): string => closed(EDGES.map((at) => corner(hex, at, size)));

const sameSpot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The closed lines around a set of hexes, each edge by edge; holes have their own. */
export function outlines(hexes: ReadonlySet<string>): Point[][] {
  const next = new Map<string, string[]>();
  const spots = new Map<string, Point>();
  for (const hex of hexes)
    for (const edge of EDGES) {
      if (hexes.has(neighbour(hex, edge))) continue;
      const from = corner(hex, edge);
      const to = corner(hex, (edge + 1) % 6);
      spots.set(sameSpot(from), from).set(sameSpot(to), to);
      next.set(sameSpot(from), [...(next.get(sameSpot(from)) ?? []), sameSpot(to)]);
    }
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (
      let at: string | undefined = start;
      at !== undefined && next.get(at)?.length;
      at = next.get(at)?.pop()
    )
      loop.push(spots.get(at) as Point);
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** The plain line around some hexes. */
export const outlinePath = (hexes: Iterable<string>): string => outlines(new Set(hexes)).map(closed).join("");

export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The part of the map that holds some hexes, with a hex around them; null for none. */
export function partWith(hexes: readonly string[]): Part | null {
  if (!hexes.length) return null;
  const middles = hexes.map(centre);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH, Math.min(...ys) - 1.5 * SIZE];
  return { x: left, y: top, w: Math.max(...xs) + WIDTH - left, h: Math.max(...ys) + 1.5 * SIZE - top };
}

/** Whether a hex reaches into the strip at the foot of the whole map, on its left, where the story is told. */
export function atFoot(hex: string): boolean {
  const [x, y] = centre(hex);
  return x - WIDTH / 2 < FULL.x + FULL.w * 0.71 && y + SIZE > FULL.y + FULL.h * 0.76;
}
