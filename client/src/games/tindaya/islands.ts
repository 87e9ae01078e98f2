// The islands as rows of a list: who and what is there, which events come to them, and which places may be tapped.

import type { HexView, IslandView, TindayaView } from "../../generated/tindaya";

export interface IslandRow {
  /** The number of its lowest volcano; an island without one counts from 100, the sea is 200. */
  id: number;
  label: string;
  island: IslandView | null;
  tribes: { seat: number; villagers: number; nobles: number; buildings: string[] }[];
  /** Buildings that nobody of the tribes controls, and the neutral villagers of one who plays alone. */
  free: string[];
  neutral: number;
  conquistadors: number;
  tokens: string[];
  events: string[];
  legal: HexView[];
}

const NAMELESS = 100;
const SEA = 200;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** One row for each island, those with legal places first; places at sea have a row of their own if any is legal. */
export function islandRows(
  view: TindayaView,
  lit: ReadonlySet<string>,
  chosen: (target: string) => boolean,
): IslandRow[] {
  const hexes = new Map(view.hexes.map((hex) => [hex.hex, hex]));
  const open = (hex: HexView): boolean => lit.has(`hex:${hex.hex}`) || chosen(`hex:${hex.hex}`);
  const ashore = new Set<string>();
  const rows = view.islands.map((island, at) => {
    const land = island.hexes.flatMap((name) => hexes.get(name) ?? []);
    for (const name of island.hexes) ashore.add(name);
    return rowOf(view, island, at, land, land.filter(open));
  });
  const sea = view.hexes.filter((hex) => !ashore.has(hex.hex) && open(hex));
  if (sea.length) rows.push({ ...empty(SEA, "≈"), legal: sea });
  return rows.sort((one, other) => Number(other.legal.length > 0) - Number(one.legal.length > 0));
}

const empty = (id: number, label: string): IslandRow => ({
  id,
  label,
  island: null,
  tribes: [],
  free: [],
  neutral: 0,
  conquistadors: 0,
  tokens: [],
  events: [],
  legal: [],
});

function rowOf(
  view: TindayaView,
  island: IslandView,
  at: number,
  land: HexView[],
  legal: HexView[],
): IslandRow {
  const tribes = view.players
    .map(({ seat }) => ({
      seat,
      villagers: sum(land.map((hex) => hex.villagers[seat] ?? 0)),
      nobles: sum(land.map((hex) => hex.nobles[seat] ?? 0)),
      buildings: land.filter((hex) => hex.building && hex.controller === seat).map((hex) => hex.building),
    }))
    .filter((tribe) => tribe.villagers + tribe.nobles + tribe.buildings.length > 0);
  const [first] = island.volcanoes;
  return {
    ...empty(first ?? NAMELESS + at, island.volcanoes.join("·") || "–"),
    island,
    tribes,
    free: land.filter((hex) => hex.building && hex.controller < 0).map((hex) => hex.building),
    neutral: sum(land.map((hex) => hex.neutral)),
    conquistadors: sum(land.map((hex) => hex.conquistadors)),
    tokens: land.map((hex) => hex.token).filter((token) => token !== ""),
    events: Object.entries(view.standees)
      .filter(([, hex]) => hex !== "" && island.hexes.includes(hex))
      .map(([symbol]) => symbol),
    legal,
  };
}
