// What the tribes of an Alliance can promise each other: goods, a fire, a weapon, help on an island.

import type { Promised } from "..";
import type { TindayaView } from "../../generated/tindaya";

const GOODS = [
  "fish", "salt", "smoked_fish", "manure", "ham", "salted_meat", "milk", "horns", "goat_meat", "cheese",
  "figs", "straw", "cereals", "toasted_flour", "wood", "clay", "stone", "obsidian", "goat", "pig",
]; // prettier-ignore

const ALL: readonly Promised[] = [
  ...GOODS.map((thing) => ({ thing, icon: `td-${thing}`, label: `tindaya-resource-${thing}` })),
  { thing: "fire", icon: "td-fire", label: "tindaya-board-row-fire" },
  { thing: "weapon", icon: "td-weapon", label: "tindaya-board-row-weapon" },
];

export const promises = (view: unknown): readonly Promised[] | null =>
  (view as TindayaView).mode === "alliance" ? ALL : null;
