// Where things are: hexes and junctures of the map, spaces and heights of the Megalith board.

import type { Point } from "../../board/zoom.svelte";
import type { Box } from "./components";

/** The middle of a hex and its neighbours, in units of the map: a hex is 200 high. */
const WIDE = 173.2;
const HIGH = 150;

const round = (value: number): number => Math.round(value * 10) / 10;

export const hexAt = (q: number, r: number): Point => [round(WIDE * (q + r / 2)), HIGH * r];

/** The outline of a hex that stands on a point. */
export function hexPath(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** The middles of all hexes, by slot. */
export const hexes = (box: Box): Point[] =>
  [...box.all.terrain.slot].sort((one, other) => one.slot - other.slot).map(({ q, r }) => hexAt(q, r));

/** Where three hexes meet: "1-2-8". */
export function junctureAt(middles: Point[], id: string): Point {
  const corners = id.split("-").map((slot): Point => middles[Number(slot)] ?? [0, 0]);
  const sum = (at: 0 | 1): number => corners.reduce((total, point) => total + point[at], 0);
  return [round(sum(0) / corners.length), round(sum(1) / corners.length)];
}

/** Places for so many camps of a hex, relative to its middle: one in the middle, more beside it. */
export function campPlaces(count: number): Point[] {
  if (count <= 1) return [[0, 34]];
  const perRow = count <= 3 ? count : Math.ceil(count / 2);
  const apart = Math.min(58, 128 / perRow);
  return Array.from({ length: count }, (_, at): Point => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [(at - row * perRow - (inRow - 1) / 2) * apart, (count > 3 ? 12 : 30) + row * 40];
  });
}

/** A space of the Megalith board. */
export interface Space {
  spot: string;
  x: number;
  y: number;
  tile: number;
  effect: string;
  first: boolean;
  /** Where the arrows of a first space point, as steps. */
  arrows: Point[];
}

/** Where a space of a tile lies when the tile is turned clockwise (EW-SETUP-32). */
function turned([column, row]: Point, columns: number, rows: number, rotation: number): Point {
  if (rotation === 90) return [rows - 1 - row, column];
  if (rotation === 180) return [columns - 1 - column, rows - 1 - row];
  if (rotation === 270) return [row, columns - 1 - column];
  return [column, row];
}

/** All ground spaces of a layout with the tiles that lie there. */
export function groundSpaces(box: Box, layout: string, tiles: string[]): Space[] {
  const file = box.all.megaliths;
  const places = file.layout.find((one) => one.id === layout)?.places ?? [];
  return places.flatMap(([left, top, rotation], place) => {
    const spaces = file.tile.find((one) => one.id === tiles[place])?.spaces ?? [];
    return spaces.map((effect, local): Space => {
      const own: Point = [local % file.columns, Math.floor(local / file.columns)];
      const [x, y] = turned(own, file.columns, file.rows, rotation);
      const first = own[0] === file.first[0] && own[1] === file.first[1];
      const arrows = first
        ? file.arrows.map((arrow): Point => {
            const [to, down] = turned(arrow, file.columns, file.rows, rotation);
            return [to - x, down - y];
          })
        : [];
      return {
        spot: `0.${left + x}.${top + y}`,
        x: left + x,
        y: top + y,
        tile: place,
        effect,
        first,
        arrows,
      };
    });
  });
}

/** The outline of a tile in spaces: left, top, width, height. */
export function tileBounds(spaces: Space[], tile: number): [number, number, number, number] {
  const own = spaces.filter((space) => space.tile === tile);
  const xs = own.map((space) => space.x);
  const ys = own.map((space) => space.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
}

/** A Megalith that stands or could stand, in spaces: those above the ground sit in the middle of four. */
export function blockAt(spot: string): { level: number; x: number; y: number } {
  const [level = 0, x = 0, y = 0] = spot.split(".").map(Number);
  return { level, x: x + level / 2, y: y + level / 2 };
}

/** The order in which blocks are painted: from the ground up, from the back to the front. */
export function paintOrder<T extends { spot: string }>(blocks: T[]): T[] {
  return [...blocks].sort((one, other) => {
    const [a, b] = [blockAt(one.spot), blockAt(other.spot)];
    return a.level - b.level || a.y - b.y || a.x - b.x;
  });
}
