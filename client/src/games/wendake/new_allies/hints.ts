// What the map says about choices of New Allies: who would have the most canoes, what a barter may bring, how far patrols
// may go, what changing sides pays.

import { list } from "../../../board/words";
import type { ChoiceView } from "../../../generated/messages";
import type { AllyView } from "../../../generated/wendake";
import { say } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";
import { territoryName } from "../words";
import { cardsOf } from "./cards";
import { attackable, reachOf } from "./reach";
import { advanceText, flagsOf } from "./switching";

/** The seat with strictly the most canoes on a lake, and how many those are; null if there is none (NA-SHIP-07). */
export function most(
  view: AllyView,
  lake: string,
  moved: Record<number, number> = {},
): { seat: number; count: number } | null {
  const counts = view.players.map(({ seat, lakes }) => ({
    seat,
    count: (lakes[lake] ?? 0) + (moved[seat] ?? 0),
  }));
  const top = Math.max(...counts.map(({ count }) => count));
  const [first, second] = counts.filter(({ count }) => count === top && top > 0);
  return first && !second ? first : null;
}

const told = (desk: Desk, found: { seat: number; count: number } | null): string =>
  found
    ? say("wendake-board-most-canoes", { name: desk.name(found.seat), count: found.count })
    : say("wendake-board-no-most-canoes");

/** How much leather a seat may barter at most: as much as it has, up to the number of its disk (NA-SHIP-06). */
const limit = (desk: Desk, me: AllyView["players"][number]): string[] => {
  const count = Math.min(me.alliance, me.goods["leather"] ?? 0);
  const open = desk.interaction?.open ?? [];
  // Who has bartered on this lake cannot do so again, and then only a canoe is left to be moved.
  const asked = open.some(({ verb }) => verb === "canoe");
  const over = asked && !open.some(({ verb, args }) => verb === "barter" && args.length > 0);
  const here = most(desk.view as AllyView, lakeOf(desk.view as AllyView, me.ally))?.seat === me.seat;
  return count > 0 && !(over && here) ? [say("wendake-board-barter-limit", { count })] : [];
};

const lakeOf = (view: AllyView, flag: string): string =>
  view.ships.find((ship) => ship.flag === flag)?.lake ?? "";

/** The lakes to which a ship may go, where a seat would have the most canoes, perhaps after it moved one of others. */
export function bartering(
  view: AllyView,
  lakes: readonly string[],
  seat: number,
): { now: string[]; moving: string[] } {
  const free = lakes.filter(
    (lake) => !view.closed_lakes.includes(lake) && !view.ships.some((ship) => ship.lake === lake),
  );
  const now = free.filter((lake) => most(view, lake)?.seat === seat);
  const moving = free.filter(
    (lake) =>
      !now.includes(lake) &&
      view.players.some(
        (other) =>
          other.seat !== seat && other.lakes[lake] && most(view, lake, { [other.seat]: -1 })?.seat === seat,
      ),
  );
  return { now, moving };
}

/** Where a ship could go for a barter of this seat. */
function barterHint(desk: Desk, me: AllyView["players"][number]): string[] {
  const lakes = desk.box.map(desk.view).lake.map(({ id }) => id);
  const { now, moving } = bartering(desk.view as AllyView, lakes, me.seat);
  const named = (ids: string[]): string => list(ids.map((id) => say(`wendake-lake-${id}`)));
  const lines = [
    ...(now.length ? [say("wendake-board-barter-lakes", { lakes: named(now) })] : []),
    ...(moving.length ? [say("wendake-board-barter-moving", { lakes: named(moving) })] : []),
  ];
  return lines.length ? [...lines, ...limit(desk, me)] : [say("wendake-board-barter-nowhere")];
}

/** How far patrols may go, and where they could attack. */
function patrolHint(desk: Desk, me: AllyView["players"][number]): string[] {
  const view = desk.view as AllyView;
  const lands = desk.box.map(view).territory;
  const near = reachOf(view, lands, me.seat, me.alliance);
  const fights = lands.filter(
    (land) => (near.has(land.id) || me.patrols.includes(land.id)) && attackable(view, land, me.seat),
  );
  return [
    say("wendake-board-patrol-reach", { steps: me.alliance, count: near.size }),
    ...(fights.length
      ? [say("wendake-board-patrol-fights", { lands: list(fights.map(({ id }) => territoryName(id))) })]
      : []),
  ];
}

/** The flags with which a choice leads to an Alliance action: of a card, of a tile, or of this question. */
export function flagsMeant(desk: Desk, { verb, args }: ChoiceView): readonly string[] {
  const [first = "", second = ""] = args.map(String);
  if (verb === "advance") return flagsOf(first);
  if (verb === "perform") return first === "alliance" ? flagsOf(second) : [];
  if (verb !== "reserve") return [];
  const card = (desk.view as AllyView).turn_spaces[Number(first) - 1]?.card ?? "";
  return flagsOf(cardsOf(desk.box.all).card.get(card)?.flag ?? "");
}

export function mapHint(desk: Desk, choice: ChoiceView): string[] | null {
  const view = desk.view as AllyView;
  const me = desk.seat === null ? undefined : view.players[desk.seat];
  if (!me) return null;
  const { verb, args } = choice;
  const [first = ""] = args.map(String);
  const barter = (found: { seat: number } | null): string[] =>
    found?.seat === me.seat ? limit(desk, me) : [];
  switch (verb) {
    case "ship": {
      const found = most(view, first);
      return [told(desk, found), ...barter(found)];
    }
    case "canoe": {
      const found = most(view, lakeOf(view, me.ally), { [Number(first.slice(4)) - 1]: -1 });
      return [told(desk, found), ...barter(found)];
    }
    case "barter":
      return args.length ? null : barterHint(desk, me);
    case "patrols":
      return patrolHint(desk, me);
    case "attack_patrol":
      return [say("wendake-board-both-home")];
    case "advance":
    case "perform":
    case "reserve": {
      const lines = flagsMeant(desk, choice).map((flag) => advanceText(desk, me.seat, flag));
      return lines.length ? lines : null;
    }
    default:
      return null;
  }
}
