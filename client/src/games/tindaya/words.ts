// The names of Tindaya's things in the reader's language, and what their tooltips say.

import type { Tip } from "../../board/tip.svelte";
import { and, nameOf } from "../../board/words";
import type { GoalView, HexView, IslandView, SlotView, TindayaView } from "../../generated/tindaya";
import { say } from "../../lib/i18n.svelte";
import type { Box } from "./components";

export const tribeName = nameOf("tindaya-tribe");
export const tradeName = nameOf("tindaya-trade");
export const buildingName = nameOf("tindaya-building");
export const inventionName = nameOf("tindaya-invention");
export const resourceName = nameOf("tindaya-resource");
export const tokenName = nameOf("tindaya-token");
export const godName = nameOf("tindaya-god");
export const symbolName = nameOf("tindaya-symbol");
export const catastropheName = nameOf("tindaya-catastrophe");
export const missionName = nameOf("tindaya-mission");
export const commonName = nameOf("tindaya-common");
export const secretName = nameOf("tindaya-secret");
export const idolName = nameOf("tindaya-idol");
export const marketName = nameOf("tindaya-market");

const board = (key: string, args: Record<string, string | number> = {}): string =>
  say(`tindaya-board-${key}`, args);

/** "2 fish", "1 horn". */
export const counted = (thing: string, count: number): string => say(`tindaya-count-${thing}`, { count });

/** "2 wood and 1 clay"; nothing is left out that is none. */
export const units = (of: Partial<Record<string, number>>): string =>
  and(Object.entries(of).flatMap(([unit, count]) => (count ? [counted(unit, count)] : [])));

/** A name at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A place by what stands there: "field 5d", "volcano 3". */
export function placeName(hex: HexView): string {
  const kind = hex.fort ? "fort" : hex.building || hex.terrain;
  return say(`tindaya-place-${kind}`, { hex: hex.label, number: hex.number });
}

/** An island by the numbers of its volcanoes; one without any by its first hex. */
export const islandName = ({ volcanoes, hexes }: IslandView, view: TindayaView): string =>
  volcanoes.length
    ? say("tindaya-island", { numbers: volcanoes.join("·") })
    : say("tindaya-island-hex", { hex: view.hexes.find(({ hex }) => hex === hexes[0])?.label ?? "" });

// --- tooltips --------------------------------------------------------------------------------------

export const tribeTip = (tribe: string): Tip => ({
  title: tribeName(tribe),
  lines: [say(`tindaya-tribe-${tribe}-text`)],
  rules: ["TD-TRIBE-01"],
});

/** `fires`: whether anybody asks for fires in this game. */
export function resourceTip(box: Box, id: string, count: number, target: string, fires: boolean): Tip {
  const found = box.resource.get(id);
  const good = box.good.get(id);
  const lines = [];
  if (good?.rations) lines.push(board("is-food", { count: good.rations }));
  if (good?.perishable) lines.push(board("spoils"));
  if (found?.fire && fires) lines.push(board("is-fuel"));
  if (found?.weapon) lines.push(board("is-weapon"));
  if (good) {
    lines.push(
      board(`made-per-${good.per}`, {
        trade: tradeName(good.trade),
        invention: good.needs ? inventionName(good.needs) : "",
      }),
    );
    if (good.tier === "preserve") lines.push(board("keeps", { count: box.number("container_capacity") }));
  }
  return {
    title: capital(counted(id, count)),
    lines,
    from: found,
    target,
    rules: [good ? "TD-PRODUCE-05" : "TD-TERMS-21"],
  };
}

export function inventionTip(box: Box, id: string, developed: boolean, target = ""): Tip {
  const found = box.invention.get(id);
  const lines = [say(`tindaya-invention-${id}-text`)];
  if (!developed && found) lines.push(say("tindaya-price", { units: units(found.cost) }));
  return {
    title: developed ? board("invention-developed", { name: inventionName(id) }) : inventionName(id),
    lines,
    from: found,
    target,
    rules: ["TD-DEVELOP-05"],
  };
}

export const idolTip = (box: Box, idol: string, target = ""): Tip => ({
  title: capital(idolName(idol)),
  lines: [say(`tindaya-idol-${idol}-text`), board("idol-sell")],
  from: box.idol.get(idol),
  target,
  rules: ["TD-IDOL-01"],
});

export function marketTip(box: Box, card: string, target = ""): Tip {
  const found = box.market.get(card);
  return {
    title: marketName(card),
    lines: [
      say(`tindaya-market-${card}-text`),
      ...(found ? [say("tindaya-price", { units: units(found.price) })] : []),
    ],
    from: found,
    target,
    rules: ["TD-MARKET-01"],
  };
}

export const buildingTip = (box: Box, building: string, left: number): Tip => ({
  title: board("buildings-left", { building: capital(buildingName(building)), count: left }),
  lines: [
    board("building-text", {
      terrain: say(`tindaya-terrain-${box.building.get(building)?.terrain ?? "forest"}`),
      trade: tradeName(box.building.get(building)?.trade ?? "fisher"),
    }),
  ],
  from: box.building.get(building),
  rules: ["TD-BUILD-01"],
});

export function missionTip(goal: GoalView): Tip {
  return { title: missionName(goal.id), lines: [missionText(goal)], rules: ["TD-MISSION-01"] };
}

/** The sentence of a mission names its threshold; "fertile" asks for more than that. */
export const missionText = (goal: GoalView): string =>
  say(`tindaya-mission-${goal.id}-text`, { count: goal.id === "fertile" ? goal.needs - 1 : goal.needs });

export const goalText = (goal: GoalView): string => board(`goal-${goal.id}`, { count: goal.needs });

/** How one reaches a goal that only games of the campaign have; "" of all others. */
export const goalHow = ({ id }: GoalView): string => (GOAL_RULES[id] ? board(`how-${id}`) : "");

/** What a goal of the campaign asks for is not said by its sentence alone: how one gets there. */
export const goalTip = (goal: GoalView): Tip => ({
  title: goalText(goal),
  lines: [board(`how-${goal.id}`)],
  rules: [GOAL_RULES[goal.id] ?? "TD-FINAL-01"],
});

const GOAL_RULES: Record<string, string> = {
  fort: "TD-RECONQUER-02",
  trades: "TD-END7-01",
  level_2: "TD-CAMPAIGN-08",
};

/** Whether a goal is met: by every tribe, or by all together. */
export const goalMet = (goal: GoalView): boolean => goal.values.every((_, seat) => goalMetBy(goal, seat));

/** Whether a tribe has done its part; what all do together has one value. */
export function goalMetBy({ id, values, needs }: GoalView, seat: number): boolean {
  const value = values[values.length > 1 ? seat : 0] ?? 0;
  return id === "archipelago" ? value <= needs : value >= needs;
}

export function slotTip(god: string, slot: SlotView, of: number, given: string[], target = ""): Tip {
  const count = slot.pawns.reduce((all, one) => all + one, 0);
  return {
    title: board("slot", { good: capital(resourceName(slot.demand)), god: godName(god) }),
    lines: slot.open
      ? [count >= of ? board("slot-full") : board("slot-given", { count, of }), ...given]
      : [board("slot-closed")],
    target,
    rules: ["TD-OFFER-02"],
  };
}

/** Which volcano or trench a symbol of the Event card strikes; 0 while nobody knows. */
export function strikes(view: TindayaView, symbol: string): number {
  if (symbol.startsWith("ship_")) return view.ships[symbol] ?? 0;
  const at = view.standees[symbol] ?? "";
  return view.hexes.find((hex) => hex.hex === at)?.number ?? 0;
}

/** An event does not take place where its volcano has sunk, before it was prophesied or since (TD-EVENT-23). */
export function isVoid(view: TindayaView, symbol: string): boolean {
  if (symbol.startsWith("ship_") || strikes(view, symbol)) return false;
  return Boolean(view.standees[symbol] || view.prophecy);
}

/** Where an event strikes, on its plate: a dash where it does not take place, "?" while nobody knows. */
export const placeOf = (view: TindayaView, symbol: string): string =>
  String(strikes(view, symbol) || (isVoid(view, symbol) ? "–" : "?"));

/** Ships and the tsunami come from trenches. */
export const isFromTrench = (symbol: string): boolean => symbol === "tsunami" || symbol.startsWith("ship_");

/** What a symbol is called while its catastrophe is known or not. */
export function eventName(view: TindayaView, symbol: string): string {
  const card = view.gods.find((god) => god.god === symbol)?.catastrophe;
  return card ? catastropheName(card) : capital(board(`event-${symbol}`));
}

export function eventTip(view: TindayaView, symbol: string): Tip {
  const god = view.gods.find((one) => one.god === symbol);
  const number = strikes(view, symbol);
  const lines = [];
  if (god?.catastrophe) lines.push(say(`tindaya-catastrophe-${god.catastrophe}-text`));
  else lines.push(board(`event-${symbol}-text`));
  if (isVoid(view, symbol)) lines.push(board("event-void"));
  else if (!number) lines.push(board(symbol.startsWith("ship_") ? "event-no-ship" : "event-unknown"));
  return {
    title: number
      ? say(isFromTrench(symbol) ? "tindaya-on-trench" : "tindaya-on-volcano", {
          what: eventName(view, symbol),
          number,
        })
      : eventName(view, symbol),
    lines,
    rules: ["TD-EVENT-01"],
  };
}
