// Numbers about players: for the comparison table, the score sheet and the panels.

import type { Row } from "..";
import { rowOf, sum } from "../../board/rows";
import type { EventView } from "../../generated/messages";
import type { PlayerView, TindayaEvent, TindayaView } from "../../generated/tindaya";
import { type Box, boxOf } from "./components";
import { goalMetBy, tribeName } from "./words";

const ROW = "tindaya-board-row-";

/** Whether this is the first game of the campaign: one era, without caves, waste and fires (TD-CAMPAIGN-13). */
export const isFirstGame = (view: TindayaView): boolean => view.eras === 1;

/**
 * The number that counts now: points in a Domination, but the conquistadors for a traitor; in an Alliance what a tribe
 * has of the mission, or in a game of the campaign how many of its goals are met as far as this tribe goes.
 */
export function total(view: unknown, seat: number): number {
  const { mode, mission, goals, players, traitor, conquistadors } = view as TindayaView;
  if (seat === traitor) return conquistadors;
  if (mode === "domination") return players[seat]?.score ?? 0;
  return mission ? (mission.values[seat] ?? 0) : goals.filter((goal) => goalMetBy(goal, seat)).length;
}

/**
 * What each tribe must have of the mission (TD-MISSION-01), the goals of a game of the campaign, or what a traitor's
 * card asks for; 0 without any.
 */
export const goal = (view: unknown, seat: number, components: unknown): number => {
  const seen = view as TindayaView;
  if (seat === seen.traitor) return traitorGoal(seen, boxOf(components));
  return seen.mode === "domination" ? 0 : (seen.mission?.needs ?? seen.goals.length);
};

/** How many conquistadors a traitor needs on the board (TD-TRAITOR-18, -26). */
export function traitorGoal({ traitor_card, captives }: TindayaView, box: Box): number {
  const card = box.all.traitor.traitor_card.find((one) => one.id === traitor_card);
  return (card?.conquistadors ?? 0) - (card?.id === "jailer" ? captives : 0);
}

export const fortsOf = (view: TindayaView): number =>
  view.hexes.filter((hex) => hex.conquistadors > 0).length;

/** The tribe of a seat. */
export function side(view: unknown, seat: number): string {
  const tribe = (view as TindayaView).players[seat]?.tribe;
  return tribe ? tribeName(tribe) : "";
}

/** Whether a tribe is without a noble or a villager (TD-END8-01). */
export const diedOut = ({ tribe, villagers, nobles, traitor }: PlayerView): boolean =>
  Boolean(tribe) && !traitor && !(villagers && nobles);

/** Natives of a tribe on the board. */
export const alive = (player: PlayerView | undefined): number =>
  player ? player.villagers + player.nobles : 0;

export const rationsOf = (box: Box, player: PlayerView): number =>
  sum([...box.good.values()].map((good) => good.rations * (player.goods[good.id] ?? 0)));

export const weaponsOf = (box: Box, player: PlayerView): number =>
  sum([...box.resource.values()].filter((one) => one.weapon).map((one) => player.goods[one.id] ?? 0));

/** Fires that a tribe could pay now: two units of fuel each. */
export const firesOf = (box: Box, player: PlayerView): number =>
  Math.floor(
    sum([...box.resource.values()].filter((one) => one.fire).map((one) => player.goods[one.id] ?? 0)) /
      Math.max(1, box.number("fire_units")),
  );

export const buildingsOf = (view: TindayaView, seat: number): number =>
  view.hexes.filter((hex) => hex.building && hex.controller === seat).length;

export const tokensOf = (player: PlayerView): number => sum(Object.values(player.tokens));

export interface Store {
  icon: string;
  label: string;
  count: number;
}

/** What a tribe can spend, in one column: for the folded boards and the phone. */
export function storesOf(view: TindayaView, box: Box, player: PlayerView): Store[] {
  const store = (icon: string, count: number): Store => ({
    icon: `td-${icon}`,
    label: `${ROW}${icon}`,
    count,
  });
  if (player.traitor)
    return [
      store("conquistador", view.conquistadors),
      store("b-fort", fortsOf(view)),
      store("cube", player.cubes),
      store("cylinder", player.cylinders),
    ];
  return [
    store("ration", rationsOf(box, player)),
    ...["wood", "clay", "stone", "obsidian"].map((raw) => store(raw, player.goods[raw] ?? 0)),
    store("weapon", weaponsOf(box, player)),
    ...(isFirstGame(view) ? [] : [store("fire", firesOf(box, player))]),
    store("idol", player.idol_count),
  ];
}

/** All players' numbers in one table. */
export function comparison(view: unknown, components: unknown): Row[] {
  const seen = view as TindayaView;
  const { players } = seen;
  const box = boxOf(components);
  /** A traitor has nothing to compare but markers: everything else is out of the game (TD-TRAITOR-10). */
  const each = (label: string, value: (player: PlayerView) => number | string, icon = ""): Row =>
    rowOf(
      players,
      ROW + label,
      (player) => (player.traitor && label !== "markers" ? "–" : value(player)),
      icon ? { icon } : {},
    );
  const goal: Row[] =
    seen.mode === "domination"
      ? [{ ...each("score", (player) => player.score, "td-contribution"), strong: true }]
      : seen.mission
        ? [{ ...each("mission", ({ seat }) => seen.mission?.values[seat] ?? 0, "td-mission"), strong: true }]
        : [];
  return [
    ...goal,
    each("villagers", (player) => player.villagers),
    each("nobles", (player) => player.nobles),
    each("buildings", ({ seat }) => buildingsOf(seen, seat)),
    each("trades", (player) => player.trades.length),
    each("inventions", (player) => player.inventions.length, "td-inventions"),
    each("ration", (player) => rationsOf(box, player), "td-ration"),
    ...["wood", "clay", "stone", "obsidian"].map((raw) =>
      each(raw, (player) => player.goods[raw] ?? 0, `td-${raw}`),
    ),
    each("weapon", (player) => weaponsOf(box, player), "td-weapon"),
    ...(isFirstGame(seen) ? [] : [each("fire", (player) => firesOf(box, player), "td-fire")]),
    each("tokens", tokensOf, "td-basic_ore_token"),
    each("idol", (player) => player.idol_count, "td-idol"),
    each("prison", (player) => player.prison, "td-prison"),
    ...(isFirstGame(seen) ? [] : [each("waste", (player) => player.waste, "td-waste")]),
    each("markers", (player) => player.cubes + player.cylinders, "td-cube"),
  ];
}

/** Where points come from, by the rule that gives them; the rules of the final scoring have rows of their own. */
const SOURCES: Record<string, string> = {
  "TD-SCORE-02": "monopolies",
  "TD-SCORE-04": "idols",
  "TD-SCORE-05": "nobles",
  "TD-SCORE-06": "common",
  "TD-SCORE-07": "secret",
};
const ORDER = ["play", "monopolies", "idols", "noble-points", "common", "secret"];

/** The points by source (Domination), or what each tribe had at the end (Alliance). */
export function scoreSheet(view: unknown, _: unknown, past: readonly EventView[] = []): Row[] {
  const seen = view as TindayaView;
  const { players } = seen;
  if (seen.mode !== "domination")
    return [
      ...(seen.mission
        ? [
            rowOf(
              players,
              `${ROW}mission`,
              ({ seat }) => `${seen.mission?.values[seat] ?? 0} / ${seen.mission?.needs ?? 0}`,
            ),
          ]
        : []),
      rowOf(players, `${ROW}villagers`, (player) => player.villagers),
      rowOf(players, `${ROW}nobles`, (player) => player.nobles),
      rowOf(players, `${ROW}buildings`, ({ seat }) => buildingsOf(seen, seat)),
      rowOf(players, `${ROW}trades`, (player) => player.trades.length),
      rowOf(players, `${ROW}inventions`, (player) => player.inventions.length),
      rowOf(players, `${ROW}prison`, (player) => player.prison),
    ];
  const found = pointsBySource(past, players.length);
  const final = (seat: number): number => sum(Object.values(found).map((row) => row[seat] ?? 0));
  // Only survivors are scored (TD-FINAL-03), and nobody where all have lost; a traitor has no points (TD-TRAITOR-18).
  const scored = !seen.ending || seen.ending === "domination_won";
  const row = (label: string, value: (player: PlayerView) => number | "", more: Partial<Row> = {}): Row =>
    rowOf(players, `${ROW}${label}`, (player) => (player.traitor ? "" : value(player)), more);
  const rows = ORDER.map((source) =>
    row(`from-${source}`, (player) => {
      if (source === "play") return player.score - final(player.seat);
      return scored && !diedOut(player) ? (found[source]?.[player.seat] ?? 0) : "";
    }),
  );
  return [...rows, row("score", (player) => (diedOut(player) ? "" : player.score), { strong: true })];
}

/** The points of the final scoring by source and seat, as the log tells them. */
export function pointsBySource(past: readonly EventView[], seats: number): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const { event } of past) {
    const one = event as TindayaEvent;
    const source = one.type === "PointsChanged" ? SOURCES[one.rule] : undefined;
    if (one.type !== "PointsChanged" || !source) continue;
    const row = (found[source === "nobles" ? "noble-points" : source] ??= Array.from(
      { length: seats },
      () => 0,
    ));
    row[one.seat] = (row[one.seat] ?? 0) + one.points;
  }
  return found;
}
