// Where patrols and ships stand on the map.

import type { Point } from "../../../board/zoom.svelte";
import type { AllyView } from "../../../generated/wendake";
import { type Geography, inside, type Land } from "../map/geo";
import { type Layout, overlap } from "../map/layout";

export interface Patrol {
  key: string;
  seat: number;
  flag: string;
  land: string;
  count: number;
  x: number;
  y: number;
  /** What a click on it means: the source of a step for its owner, a victim for the others. */
  target: string;
}

/** Beside the guards of a territory, `width` away from their middle, where it covers the least. */
export function beside(land: Land, width: number, geography: Geography, laid: Layout): Point {
  if (!width) return [land.guards[0], land.guards[1] - 4];
  const { width: across, height: down } = geography.map;
  const names = [...laid.labels.values()].map(({ box }) => box);
  const places: Point[] = [
    [width, 0],
    [-width, 0],
    [width, -30],
    [-width, -30],
    [0, -52],
    [0, 46],
  ];
  const room = ([dx, dy]: Point): number => {
    const [x, y] = [land.guards[0] + dx, land.guards[1] + dy];
    if (x < 28 || x > across - 32 || y < 40 || y > down - 30) return -999;
    const outside = inside([x, y + 18], land.polygon) ? 1 : 0.4;
    const figure = { x: x - 26, y: y - 38, w: 56, h: 62 };
    const written = names.reduce((sum, box) => sum + overlap(figure, box), 0);
    return Math.min(70, ...land.slots.map(([sx, sy]) => Math.hypot(sx - x, sy - y))) * outside - written / 25;
  };
  const [best = [width, 0]] = [...places].sort((a, b) => room(b) - room(a));
  return [land.guards[0] + best[0], land.guards[1] + best[1] - 4];
}

/** How wide a figure stands beside the guards of a territory. */
const STEP = 34;

/** Patrols stand beside the guards, those of a seat together. */
export function patrols(view: AllyView, geography: Geography, laid: Layout): Patrol[] {
  return view.territories.flatMap((territory) => {
    const land = geography.lands.find((one) => one.id === territory.id);
    if (!land) return [];
    const groups = territory.guards.filter((count) => count > 0).length;
    const total = territory.guards.reduce((sum, count) => sum + count, 0);
    const figures = total <= 3 ? total : groups;
    const [x, y] = beside(land, figures ? figures * 14 + 26 : 0, geography, laid);
    return territory.patrols
      .map((count, seat) => ({ count, seat }))
      .filter(({ count }) => count > 0)
      .map(({ count, seat }, at) => ({
        key: `${land.id} ${seat}`,
        seat,
        flag: view.players[seat]?.ally ?? "",
        land: land.id,
        count,
        x: x + at * (x < land.guards[0] ? -STEP : STEP),
        y,
        target: seat === view.seat ? `guard:${land.id}` : `patrol:${land.id}.seat${seat + 1}`,
      }));
  });
}

export interface Ship {
  flag: string;
  lake: string;
  x: number;
  y: number;
}

export function ships(view: AllyView, geography: Geography, laid: Layout): Ship[] {
  return view.ships.flatMap(({ flag, lake }) => {
    const at = anchorage(lake, geography, laid);
    return at ? [{ flag, lake, x: at[0], y: at[1] }] : [];
  });
}

/** Where a ship lies on a lake: on the water, away from the name and from where canoes lie. */
export function anchorage(lake: string, geography: Geography, laid: Layout): Point | null {
  const water = geography.waters.find((one) => one.id === lake);
  if (!water) return null;
  const [nameX, nameY] = laid.lakeNames.get(lake) ?? water.centre;
  const berths = laid.berths.get(lake) ?? [];
  const names = [...laid.labels.values()].map(({ box }) => box);
  let best: Point = water.centre;
  let most = -Infinity;
  for (let dx = -90; dx <= 90; dx += 10)
    for (let dy = -90; dy <= 90; dy += 10) {
      const [x, y] = [water.centre[0] + dx, water.centre[1] + dy];
      const ashore = [-34, 34].filter((side) => !inside([x + side, y + 24], water.polygon)).length;
      const written = Math.max(0, 46 - Math.abs(y - 4 - nameY)) * Number(Math.abs(x - nameX) < 95);
      const crowded = berths.reduce(
        (sum, [bx, by]) => sum + Math.max(0, 58 - Math.hypot(x - bx, y + 12 - by)),
        0,
      );
      const ship = { x: x - 40, y: y - 40, w: 80, h: 74 };
      const over = names.reduce((sum, box) => sum + overlap(ship, box), 0) / 40;
      const value = -ashore * 40 - written * 1.5 - crowded - over - Math.hypot(dx, dy) * 0.2;
      if (inside([x, y], water.polygon) && value > most) [best, most] = [[x, y], value];
    }
  return best;
}

export interface Boat {
  owner: string;
  seat: number;
  x: number;
  y: number;
}

/** The canoes on the lake of the ship with which a seat barters: they may be moved (NA-SHIP-05). */
export function movable(view: AllyView, seat: number | null, laid: Layout): Boat[] {
  const ally = seat === null ? "" : (view.players[seat]?.ally ?? "");
  const lake = view.ships.find((ship) => ship.flag === ally)?.lake ?? "";
  return view.players.flatMap((player) => {
    const at = laid.berths.get(lake)?.[player.seat];
    return at && (player.lakes[lake] ?? 0) > 0
      ? [{ owner: `seat${player.seat + 1}`, seat: player.seat, x: at[0], y: at[1] }]
      : [];
  });
}
