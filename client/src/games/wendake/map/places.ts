// Where every piece of a view stands on the map.

import type { Moved, TerritoryView, WendakeEvent, WendakeView } from "../../../generated/wendake";
import type { Point } from "../../../board/zoom.svelte";
import type { Geography, Land } from "./geo";
import type { Layout } from "./layout";

export interface Standing {
  key: string;
  kind: "woman" | "hunter" | "outpost" | "warrior" | "canoe";
  seat: number;
  count: number;
  x: number;
  y: number;
  black: boolean;
  /** What a click on it means; the same for all guards of a seat in a territory. */
  target: string;
  place: string;
  crop: string;
}

/** Guards stand a little above their point. */
const LIFT = 4;
/** More figures than this and a seat's guards are drawn as one with a number. */
const FIGURES = 3;

interface Guards {
  seat: number;
  count: number;
  black: boolean;
}

function guardsOf(view: WendakeView, territory: TerritoryView): Guards[] {
  const found: Guards[] = [];
  territory.guards.forEach((count, seat) => {
    const black = view.players[seat]?.mohawk === territory.id ? 1 : 0;
    if (count - black > 0) found.push({ seat, count: count - black, black: false });
    if (black) found.push({ seat, count: 1, black: true });
  });
  return found;
}

function guardTarget(mine: boolean, land: string, seat: number, black: boolean): string {
  if (mine) return `guard:${black ? "mohawk" : land}`;
  return `victim:${land}.${black ? "mohawk" : `seat${seat + 1}`}`;
}

function guards(view: WendakeView, territory: TerritoryView, land: Land, me: number | null): Standing[] {
  const groups = guardsOf(view, territory);
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const figures =
    total <= FIGURES
      ? groups.flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, count: 1 })))
      : groups;
  const step = figures.length > 3 ? 22 : figures.length > 2 ? 25 : 29;
  return figures.map((figure, at) => ({
    key: `${land.id} ${figure.seat} ${figure.black} ${at}`,
    kind: "warrior",
    seat: figure.seat,
    count: figure.count,
    x: land.guards[0] + (at - (figures.length - 1) / 2) * step,
    y: land.guards[1] - LIFT,
    black: figure.black,
    target: guardTarget(figure.seat === me, land.id, figure.seat, figure.black),
    place: land.id,
    crop: "",
  }));
}

/** Women and hunters at home lie in piles on the two areas of the home. */
function atHome(view: WendakeView, owner: number, land: Land, me: number | null): Standing[] {
  const player = view.players[owner];
  if (!player) return [];
  return land.areas.flatMap((crop, at) => {
    const kind = crop === "hunt" ? "hunter" : "woman";
    const count = player.at_home[kind] ?? 0;
    const [x, y] = land.slots[at] ?? land.centre;
    const target = owner === me ? `home:${kind}` : "";
    return count
      ? [
          {
            key: `${land.id} ${kind}`,
            kind,
            seat: owner,
            count,
            x,
            y,
            black: false,
            target,
            place: land.id,
            crop,
          },
        ]
      : [];
  });
}

function inAreas(territory: TerritoryView, land: Land): Standing[] {
  return territory.areas.flatMap((area, at) => {
    if (!area.native) return [];
    const [x, y] = land.slots[at] ?? land.centre;
    const kind = area.native === "mohawk" ? "outpost" : (area.native as Standing["kind"]);
    const standing: Standing = {
      key: area.id,
      kind,
      seat: area.seat,
      count: 1,
      x,
      y,
      black: area.native === "mohawk",
      target: `area:${area.id}`,
      place: area.id,
      crop: area.crop,
    };
    return [standing];
  });
}

/** All natives of a view, those further down in front. */
export function natives(view: WendakeView, geography: Geography): Standing[] {
  const found = view.territories.flatMap((territory) => {
    const land = geography.lands.find((one) => one.id === territory.id);
    if (!land) return [];
    const home = territory.home_of >= 0 ? atHome(view, territory.home_of, land, view.seat) : [];
    return [...home, ...inAreas(territory, land), ...guards(view, territory, land, view.seat)];
  });
  return found.sort((a, b) => a.y - b.y);
}

export function canoes(view: WendakeView, geography: Geography, laid: Layout): Standing[] {
  return geography.waters.flatMap((water) =>
    view.players.flatMap((player) => {
      const count = player.lakes[water.id] ?? 0;
      const [x, y] = laid.berths.get(water.id)?.[player.seat] ?? water.centre;
      if (!count) return [];
      const key = `${water.id} ${player.seat}`;
      const standing: Standing = {
        key,
        kind: "canoe",
        seat: player.seat,
        count,
        x,
        y,
        black: false,
        target: "",
        place: water.id,
        crop: "",
      };
      return [standing];
    }),
  );
}

/** The point of a place as events and choices name it: territory, area, lake, "home", "longhouse". */
export function pointOf(
  place: string,
  seat: number,
  view: WendakeView,
  geography: Geography,
  laid: Layout,
): Point | null {
  const land = geography.lands.find((one) => one.id === place);
  if (land) return [land.guards[0], land.guards[1] - LIFT];
  const berth = laid.berths.get(place)?.[seat];
  if (berth) return berth;
  const [territory = "", number] = place.split(".");
  const around = geography.lands.find((one) => one.id === territory);
  if (around && number) return around.slots[Number(number) - 1] ?? around.centre;
  if (place === "home" || place === "longhouse") {
    const home = geography.lands.find((one) => one.id === view.players[seat]?.home);
    return home ? [home.guards[0], home.guards[1] - LIFT] : null;
  }
  return null;
}

/** Of events to come, the natives that a fight sends to the longhouse or home. */
export function hurt(coming: readonly WendakeEvent[]): Moved[] {
  if (!coming.some((event) => event.type === "Fought")) return [];
  return coming.filter(
    (event): event is Moved => event.type === "Moved" && /^(longhouse|home)$/.test(event.destination),
  );
}

/** A gentle arc from one point to another, bending upwards. */
export function arc([ax, ay]: Point, [bx, by]: Point): string {
  const bend = Math.min(60, Math.hypot(bx - ax, by - ay) * 0.28);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 - bend];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}
