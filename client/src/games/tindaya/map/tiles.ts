// The ocean tiles: which hexes lie on which of the eight slots, where the wrecks are, which volcanoes burn.

import type { TileView } from "../../../generated/tindaya";
import type { Box } from "../components";
import { nameOf } from "./geometry";

/** The hex of a place of the tile on a slot; a tile may be turned by half. */
export function hexOf(box: Box, place: string, slot: number, turned: boolean): string {
  const { q, r } = box.all.ocean.place.find((one) => one.id === place) ?? { q: 0, r: 0 };
  const origin = box.all.ocean.slot[slot] ?? { q: 0, r: 0 };
  const [a, b] = turned ? [2 - q, 3 - r] : [q, r];
  return nameOf(a + origin.q, b + origin.r);
}

const slots = new WeakMap<Box, Map<string, number>>();

/** The slot of every hex. */
export function slotOf(box: Box): Map<string, number> {
  let found = slots.get(box);
  if (!found) {
    const { place, slot } = box.all.ocean;
    found = new Map(
      slot.flatMap((_, at) => place.map(({ id }): [string, number] => [hexOf(box, id, at, false), at])),
    );
    slots.set(box, found);
  }
  return found;
}

export interface Wreck {
  hex: string;
  /** Which half of the wreck: the western one lies at the eastern rim of its hex. */
  west: boolean;
}

/** Half a wreck lies on every red tile. */
export const wrecksOf = (box: Box, tiles: readonly TileView[]): Wreck[] =>
  tiles.flatMap(({ tile, side, turned }, slot) => {
    const found = box.all.ocean.ocean_tile.find((one) => one.id === tile);
    return side === "red" && found ? [{ hex: hexOf(box, found.wreck, slot, turned), west: turned }] : [];
  });

/** The numbers of the volcanoes that burn: those of red tiles. */
export const burningOf = (tiles: readonly TileView[]): ReadonlySet<number> =>
  new Set(tiles.filter(({ side }) => side === "red").map(({ tile }) => tile));
