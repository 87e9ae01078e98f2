// Coasts: the outline of an island, roughened by where it lies, so that a coast stays what it was until the land changes.

import type { Point } from "../../../board/zoom.svelte";
import { centre, closed, corner, EDGES, neighbour, open, outlines } from "./geometry";
import { noise } from "./noise";

/** One smoothing pass: every corner is cut. */
const rounded = (points: readonly Point[]): Point[] =>
  points.flatMap((a, at) => {
    const b = points[(at + 1) % points.length] ?? a;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ] satisfies Point[];
  });

const STEPS = 5;

/** Each edge becomes five points, pushed in and out by three sizes of noise; never more than 16 units off. */
function roughened(loop: readonly Point[]): Point[] {
  const points = loop.flatMap((a, at) => {
    const b = loop[(at + 1) % loop.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    return Array.from({ length: STEPS }, (_, step): Point => {
      const part = step / STEPS;
      const x = a[0] + (b[0] - a[0]) * part;
      const y = a[1] + (b[1] - a[1]) * part;
      const bays = noise(x / 44, y / 44, 5) * 8;
      const coves = noise(x / 23, y / 23, 3) * 6.5;
      const rocks = noise(x / 10, y / 10, 7) * 2.6;
      const off = bays + coves + rocks - 1 - (step === 0 ? 2 : 0);
      return [x + nx * off, y + ny * off];
    });
  });
  return rounded(points);
}

/** The coast of an island: one path, the same for the same hexes. */
export const coastOf = (hexes: readonly string[]): string =>
  outlines(new Set(hexes))
    .map((loop) => closed(roughened(loop)))
    .join("");

/** The border between two hexes of land: wavy, and the same from both sides. */
function border(from: Point, to: Point): Point[] {
  const turned = from[0] > to[0] + 0.05 || (Math.abs(from[0] - to[0]) <= 0.05 && from[1] > to[1]);
  const [a, b] = turned ? [to, from] : [from, to];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [nx, ny] = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const points = Array.from({ length: 9 }, (_, step): Point => {
    const part = step / 8;
    const x = a[0] + (b[0] - a[0]) * part;
    const y = a[1] + (b[1] - a[1]) * part;
    const off = noise(x / 13, y / 13, 11) * 6 * Math.sin(Math.PI * part);
    return [x + nx * off, y + ny * off];
  });
  return turned ? points.reverse() : points;
}

const beyond = (from: Point, to: Point): Point => [
  to[0] + (to[0] - from[0]) * 0.26,
  to[1] + (to[1] - from[1]) * 0.26,
];

/** The ground of a hex: wavy towards land, reaching out to sea, where the coast of its island cuts it. */
export function groundOf(hex: string, land: ReadonlySet<string>): string {
  const isLand = EDGES.map((edge) => land.has(neighbour(hex, edge)));
  /** A corner pushed out to sea: along the border it ends, or away from the middle. */
  const pushed = (at: number): Point => {
    const spot = corner(hex, at);
    if (isLand[(at + 5) % 6]) return beyond(corner(hex, (at + 5) % 6), spot);
    if (isLand[at % 6]) return beyond(corner(hex, (at + 1) % 6), spot);
    return beyond(centre(hex), spot);
  };
  const points = EDGES.flatMap((edge) => {
    const from = corner(hex, edge);
    if (isLand[edge]) return border(from, corner(hex, (edge + 1) % 6)).slice(0, -1);
    return [from, pushed(edge), pushed((edge + 1) % 6)];
  });
  return closed(points);
}

/** The borders inside an island, each once. */
export function bordersOf(hexes: readonly string[]): string {
  const land = new Set(hexes);
  return hexes
    .flatMap((hex) =>
      // Three of the six directions are enough: the other hex sees the rest.
      EDGES.slice(0, 3)
        .filter((edge) => land.has(neighbour(hex, edge)))
        .map((edge) => open(border(corner(hex, edge), corner(hex, (edge + 1) % 6)))),
    )
    .join("");
}

/** A dark ring of a trench, seen from above. */
export function trenchRing(hex: string, size: number, seed: number): string {
  const [x, y] = centre(hex);
  const points = Array.from({ length: 26 }, (_, at): Point => {
    const angle = (at / 26) * 2 * Math.PI;
    const reach = size * (1 + noise(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2, 21 + seed) * 0.16);
    return [x + Math.cos(angle) * reach * 1.06, y + Math.sin(angle) * reach * 0.9 - 3];
  });
  return closed(rounded(points));
}

export interface Island {
  /** Its hexes, which make it the island it is. */
  key: string;
  hexes: string[];
  land: ReadonlySet<string>;
  coast: string;
  borders: string;
}

const islands = new Map<string, Island>();

/** An island by its hexes; the same object for the same hexes. */
export function islandOf(hexes: string[]): Island {
  const key = hexes.join(" ");
  let found = islands.get(key);
  if (!found) {
    found = { key, hexes, land: new Set(hexes), coast: coastOf(hexes), borders: bordersOf(hexes) };
    islands.set(key, found);
  }
  return found;
}
