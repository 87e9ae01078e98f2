// What grows and rises on a hex: trees, palms, dunes, peaks. They keep to the back and the rim, so that pieces stand
// in a clearing. The same hex always looks the same.

import type { Point } from "../../../board/zoom.svelte";
import { centre, closed, open, spell } from "./geometry";
import { dice } from "./noise";

export interface Tree {
  symbol: "laurel" | "pine" | "dragon" | "palm" | "bush";
  x: number;
  y: number;
  size: number;
}

/** A peak with a lit and a shaded face, and the light on its ridge. */
export interface Peak {
  lit: string;
  shaded: string;
  ridge: string;
}

export interface Relief {
  trees: Tree[];
  peaks: Peak[];
  /** Grass, or dunes. */
  lines: string;
  /** Rocks as one path, pebbles as spots. */
  rocks: string;
  pebbles: { x: number; y: number; rx: number; ry: number; kind: number }[];
}

const NOTHING: Relief = { trees: [], peaks: [], lines: "", rocks: "", pebbles: [] };
const known = new Map<string, Relief>();

/** What stands on a hex of this terrain. */
export function reliefOf(hex: string, terrain: string): Relief {
  const key = `${terrain} ${hex}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = MAKERS[terrain]?.(centre(hex)) ?? NOTHING));
  return found;
}

const MAKERS: Record<string, (middle: Point) => Relief> = { forest, coast, mountain };

const round = (number: number): number => Math.round(number * 10) / 10;

/** `y` is where the tree stands. */
const tree = (symbol: Tree["symbol"], x: number, y: number, scale: number): Tree => ({
  symbol,
  x: round(x - 16 * scale),
  y: round(y - 30 * scale),
  size: round(32 * scale),
});

function forest([cx, cy]: Point): Relief {
  const roll = dice(Math.round(cx * 31 + cy * 17));
  const spots: Point[] = [];
  for (let tries = 0; tries < 260 && spots.length < 17; tries++) {
    const angle = roll() * 2 * Math.PI;
    const far = Math.sqrt(roll()) * 50;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const outside = Math.abs(x) > 43 || Math.abs(y) + Math.abs(x) * 0.58 > 52;
    const clearing = Math.hypot(x, y - 6) < 27 || (y > 4 && Math.abs(x) < 36);
    const crowded = spots.some(([u, v]) => Math.hypot(u - x, v - y) < 10.5);
    if (!outside && !clearing && !crowded) spots.push([x, y]);
  }
  spots.sort((one, other) => one[1] - other[1]);
  const dragon = roll() < 0.5 ? Math.floor(roll() * spots.length * 0.5) : -1;
  const trees = spots.map(([x, y], at) => {
    const kind = roll() < 0.62 ? "laurel" : "pine";
    if (at === dragon) return tree("dragon", cx + x, cy + y + 8, 1.05);
    return tree(kind, cx + x, cy + y + 8, 0.62 + roll() * 0.2);
  });
  const tufts = Array.from({ length: 9 }, () => {
    const angle = roll() * 2 * Math.PI;
    const far = roll() * 40;
    return `M${spell([cx + Math.cos(angle) * far, cy + Math.sin(angle) * far * 0.9])}q2-5 4 0q2-4 4 .5`;
  });
  return { ...NOTHING, trees, lines: tufts.join("") };
}

/** Where palms may stand. */
const SHORE: readonly Point[] = [
  [-33, -12],
  [-22, -30],
  [30, -22],
  [36, 2],
  [-38, 12],
];

function coast([cx, cy]: Point): Relief {
  const roll = dice(Math.round(cx * 13 + cy * 37));
  const dunes = [
    `M${spell([cx - 34, cy + 8 + roll() * 6])}q14-9 28-2t30-4`,
    `M${spell([cx - 26, cy + 26])}q16-8 30-1t24-3`,
    `M${spell([cx - 20, cy - 14])}q12-7 24-1t20-3`,
    `M${spell([cx - 10, cy - 32])}q10-5 20 0`,
  ];
  const pebbles = Array.from({ length: 14 }, (_, at) => {
    const angle = roll() * 2 * Math.PI;
    const far = 18 + roll() * 30;
    return {
      x: round(cx + Math.cos(angle) * far),
      y: round(cy + Math.sin(angle) * far),
      rx: round(1.4 + roll() * 2.2),
      ry: round(1 + roll() * 1.3),
      kind: at % 3,
    };
  });
  const trees = SHORE.filter(() => roll() < 0.62).map(([x, y]) => {
    const kind = roll() < 0.7 ? "palm" : "bush";
    return tree(kind, cx + x + roll() * 6 - 3, cy + y + 10, 0.92 + roll() * 0.2);
  });
  return { ...NOTHING, trees, pebbles, lines: dunes.join("") };
}

/** Where peaks stand, how wide and how high they are; the nearest last. */
const PEAKS = [
  [-27, -4, 34, 40],
  [26, -6, 36, 38],
  [2, -14, 46, 46],
  [-40, 20, 22, 24],
  [42, 16, 22, 22],
] as const;

function mountain([cx, cy]: Point): Relief {
  const roll = dice(Math.round(cx * 7 + cy * 53));
  const peaks = PEAKS.map(([dx, dy, wide, high]): Peak => {
    const x = cx + dx + roll() * 6 - 3;
    const y = cy + dy + 4;
    const w = wide * (0.92 + roll() * 0.2);
    const h = high * (0.85 + roll() * 0.25);
    const top: Point = [x + roll() * 4 - 2, y - h];
    const upper: Point = [top[0] + 3 + roll() * 4, top[1] + h * 0.35];
    const lower: Point = [top[0] - 3 - roll() * 5, top[1] + h * 0.62];
    const foot: Point = [x + 2, y + 3];
    const left: Point = [x - w * 0.3 - roll() * 3, y - h * 0.42];
    const right: Point = [x + w * 0.3 + roll() * 3, y - h * 0.42];
    return {
      lit: closed([[x - w / 2, y], left, top, upper, lower, foot]),
      shaded: closed([top, right, [x + w / 2, y + 2], foot, lower, upper]),
      ridge: open([
        [left[0] + 3, left[1] - 1],
        [top[0] - 1, top[1] + 3],
      ]),
    };
  });
  const rocks = Array.from(
    { length: 6 },
    () => `M${spell([cx - 34 + roll() * 68, cy + 16 + roll() * 24])}l3-5 5-1 3 4-2 3z`,
  );
  return { ...NOTHING, peaks, rocks: rocks.join("") };
}
