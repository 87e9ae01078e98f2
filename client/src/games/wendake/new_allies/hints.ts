// What the map says about choices of New Allies: who would have the most canoes, and what a barter may bring.

import type { ChoiceView } from "../../../generated/messages";
import type { AllyView } from "../../../generated/wendake";
import { say } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";

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

export function mapHint(desk: Desk, { verb, args }: ChoiceView): string[] | null {
  const view = desk.view as AllyView;
  const me = desk.seat === null ? undefined : view.players[desk.seat];
  if (!me) return null;
  const [first = ""] = args.map(String);
  const barter = (found: { seat: number } | null): string[] =>
    found?.seat === me.seat
      ? [say("wendake-board-barter-limit", { count: Math.min(me.alliance, me.goods["leather"] ?? 0) })]
      : [];
  if (verb === "ship") {
    const found = most(view, first);
    return [told(desk, found), ...barter(found)];
  }
  if (verb === "canoe") {
    const lake = view.ships.find((ship) => ship.flag === me.ally)?.lake ?? "";
    const found = most(view, lake, { [Number(first.slice(4)) - 1]: -1 });
    return [told(desk, found), ...barter(found)];
  }
  return verb === "attack_patrol" ? [say("wendake-board-both-home")] : null;
}
