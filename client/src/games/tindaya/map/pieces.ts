// Who stands where on a hex: up to three side by side, then a count of each.

import type { HexView } from "../../../generated/tindaya";

export interface Standing {
  kind: "villager" | "noble" | "neutral" | "conquistador" | "chief";
  /** -1 for those who belong to no tribe. */
  seat: number;
  /** 1 for a piece that is alone, else how many it stands for. */
  count: number;
  x: number;
  y: number;
}

const SIDE_BY_SIDE = 3;

/** Whether a neutral villager holds the building: of one who plays alone. */
export const isNeutral = (hex: Pick<HexView, "controller">): boolean => hex.controller === -2;

/** Everybody on a hex in one order: villagers, nobles, neutral villagers, conquistadors, their chief. */
function groups(hex: HexView): [Standing["kind"], number, number][] {
  const found: [Standing["kind"], number, number][] = [
    ...hex.villagers.map((count, seat): [Standing["kind"], number, number] => ["villager", seat, count]),
    ...hex.nobles.map((count, seat): [Standing["kind"], number, number] => ["noble", seat, count]),
    ["neutral", -1, hex.neutral],
    ["conquistador", -1, hex.conquistadors],
    ["chief", -1, hex.chief ? 1 : 0],
  ];
  return found.filter(([, , count]) => count > 0);
}

/** Where everybody stands, seen from the middle of the hex; those in front come last. */
export function standing(hex: HexView): Standing[] {
  const all = groups(hex);
  const total = all.reduce((sum, [, , count]) => sum + count, 0);
  const single = total <= SIDE_BY_SIDE;
  const items = all.flatMap(([kind, seat, count]) =>
    single ? Array.from({ length: count }, () => ({ kind, seat, count: 1 })) : [{ kind, seat, count }],
  );
  const bare = hex.terrain === "volcano" && !hex.building;
  const counted = items.some(({ count }) => count > 1);
  const half = items.length >> 1;
  const rows = bare && items.length > SIDE_BY_SIDE ? [items.slice(0, half), items.slice(half)] : [items];
  return rows.flatMap((row, line) => {
    const step = row.length > 4 ? 21 : row.length > 3 ? 24 : 29;
    const ground = !bare ? (counted ? 44 : 48) : rows.length === 1 ? 20 : line ? 22 : -8;
    const aside = bare && items.length === 1 ? -28 : 0;
    return row.map((item, at) => ({ ...item, x: (at - (row.length - 1) / 2) * step + aside, y: ground }));
  });
}

/** The animal of a building. */
export const animalOf = (building: string): string =>
  building === "goat_pen" ? "goat" : building === "pigsty" ? "pig" : "";

/** Whether nothing but what is printed is on a hex. */
export const isBare = (hex: HexView): boolean =>
  !hex.building && !hex.fort && !hex.wall && !hex.animals && !groups(hex).length;
