// The line rule (WK-TILE-02, -08): markers of a year form one line, without a tile under a sacred fire token.

import type { TileView } from "../../generated/wendake";

export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The lines that hold all marked cells and none of the fired ones. */
export function openLines(marked: readonly number[], fired: readonly number[]): (readonly number[])[] {
  return LINES.filter(
    (line) => marked.every((cell) => line.includes(cell)) && !fired.some((cell) => line.includes(cell)),
  );
}

/** The cells that may still be marked this year. */
export function openCells(marked: readonly number[], fired: readonly number[]): Set<number> {
  const found = new Set(openLines(marked, fired).flat());
  for (const cell of [...marked, ...fired]) found.delete(cell);
  return found;
}

/**
 * The grid after the Restore Phase, as far as it is known (WK-RESTORE-04 to -07, -11): what was activated turns over,
 * all tiles go down by one row, and those of the lowest row come back on top in an order that nobody knows yet.
 */
export function afterYear(grid: readonly TileView[], turns: (tile: string) => boolean): TileView[] {
  const other = (side: string): string => (side === "ritual" ? "action" : "ritual");
  const turned = grid.map((tile) => ({
    id: tile.id,
    side: tile.marked && turns(tile.id) ? other(tile.side) : tile.side,
    marked: false,
    fired: false,
  }));
  return [...turned.slice(6).map((tile) => ({ ...tile, side: "action" })), ...turned.slice(0, 6)];
}

/** A line as a path over a grid of 300 by 300. */
export function linePath(line: readonly number[]): string {
  const [first = 0, , last = 0] = line;
  const at = (cell: number): string => `${50 + (cell % 3) * 100} ${50 + Math.floor(cell / 3) * 100}`;
  return `M${at(first)}L${at(last)}`;
}
