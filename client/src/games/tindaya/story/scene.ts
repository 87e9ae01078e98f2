// What the archipelago looked like between two beats: the hexes before the story, changed by what has been told.

import type { HexView, IslandView, TindayaEvent, TindayaView } from "../../../generated/tindaya";
import { EDGES, neighbour } from "../map/geometry";

const isLand = ({ terrain }: HexView): boolean => terrain !== "sea" && terrain !== "trench";

/** Land that is connected, with the numbers of its volcanoes. */
export function islandsOf(hexes: readonly HexView[]): IslandView[] {
  const land = new Map(hexes.filter(isLand).map((hex) => [hex.hex, hex]));
  const seen = new Set<string>();
  const found: IslandView[] = [];
  for (const start of land.keys()) {
    if (seen.has(start)) continue;
    const island = [start];
    seen.add(start);
    for (const hex of island)
      for (const edge of EDGES) {
        const next = neighbour(hex, edge);
        if (land.has(next) && !seen.has(next)) {
          seen.add(next);
          island.push(next);
        }
      }
    const inOrder = [...land.keys()].filter((hex) => island.includes(hex));
    const volcanoes = inOrder.flatMap((name) => {
      const hex = land.get(name);
      return hex?.terrain === "volcano" ? [hex.number] : [];
    });
    found.push({ hexes: inOrder, volcanoes: volcanoes.sort((a, b) => a - b) });
  }
  return found;
}

const less = (counts: readonly number[], taken: readonly number[]): number[] =>
  counts.map((count, seat) => Math.max(0, count - (taken[seat] ?? 0)));
const one = (counts: readonly number[], seat: number, by: number): number[] =>
  counts.map((count, at) => (at === seat ? Math.max(0, count + by) : count));

/** What an event changes on its hex. */
function change(hex: HexView, event: TindayaEvent): Partial<HexView> {
  switch (event.type) {
    case "NativesDied":
      return {
        villagers: less(hex.villagers, event.villagers),
        nobles: less(hex.nobles, event.nobles),
        neutral: event.neutral ? 0 : hex.neutral,
      };
    case "VillagerDied":
      return { villagers: one(hex.villagers, event.seat, -1) };
    case "VillagerBorn":
      return { villagers: one(hex.villagers, event.seat, 1) };
    case "AnimalBorn":
      return { animals: hex.animals + 1 };
    case "AnimalsDied":
    case "AnimalsFled":
      return { animals: Math.max(0, hex.animals - event.count) };
    case "ConquistadorBorn":
      return { conquistadors: hex.conquistadors + 1 };
    case "BuildingLost":
      return { building: "", controller: -1 };
    case "FortBuilt":
      return {
        building: "",
        controller: -1,
        fort: event.tile || "substitute",
        conquistadors: event.conquistadors,
      };
    case "FortRemoved":
      return { fort: "", conquistadors: 0 };
    case "TokenReturned":
      return { token: "" };
    default:
      return {};
  }
}

/**
 * The view after some of the events that led from one view to another. Pieces follow the events; land is what it became
 * once a disaster has struck its hex. When all has been told it is the later view itself.
 */
export function sceneAfter(
  before: TindayaView,
  after: TindayaView,
  told: readonly TindayaEvent[],
  all: boolean,
): TindayaView {
  if (all) return after;
  const hexes = new Map(before.hexes.map((hex) => [hex.hex, hex]));
  const later = new Map(after.hexes.map((hex) => [hex.hex, hex]));
  let { gods, standees, ships } = before;
  const numbered = (terrain: string, number: number): string =>
    before.hexes.find((hex) => hex.terrain === terrain && hex.number === number)?.hex ?? "";
  for (const event of told) {
    if (event.type === "WrathChanged") {
      const { space: wrath } = event;
      gods = gods.map((god) => (god.god === event.god ? { ...god, wrath } : god));
    } else if (event.type === "CatastropheTurned") {
      const { card: catastrophe } = event;
      gods = gods.map((god) => (god.god === event.god ? { ...god, catastrophe } : god));
    } else if (event.type === "ProphecyTurned") {
      for (const [symbol, number] of Object.entries(event.places))
        standees = {
          ...standees,
          [symbol]: numbered(symbol === "tsunami" ? "trench" : "volcano", number),
        };
    } else if (event.type === "ShipPlaced") {
      ships = { ...ships, [event.ship]: event.trench };
    } else if (event.type === "Struck" || event.type === "CatastropheStruck")
      for (const name of event.hexes) {
        const [hex, then] = [hexes.get(name), later.get(name)];
        if (hex && then && hex.terrain !== then.terrain)
          hexes.set(name, { ...hex, terrain: then.terrain, number: then.number, canoes: then.canoes });
      }
    else if ("hex" in event) {
      const hex = hexes.get(event.hex);
      if (hex) hexes.set(event.hex, { ...hex, ...change(hex, event) });
    }
  }
  const list = [...hexes.values()];
  const sameLand = list.every((hex, at) => isLand(hex) === isLand(before.hexes[at] ?? hex));
  return {
    ...after,
    hexes: list,
    islands: sameLand ? before.islands : islandsOf(list),
    standees,
    ships,
    gods,
  };
}
