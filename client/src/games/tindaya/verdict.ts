// What the end of a game came from and what would have changed it, in sentences; and what had to be reached, ticked.

import type { Aim } from "..";
import { and } from "../../board/words";
import type { EventView } from "../../generated/messages";
import type { GoalView, PlayerView, TindayaEvent, TindayaView } from "../../generated/tindaya";
import { say } from "../../lib/i18n.svelte";
import { type Box, boxOf } from "./components";
import { buildingsOf, diedOut, traitorGoal } from "./summary";
import {
  buildingName,
  goalHow,
  goalMet,
  goalText,
  godName,
  missionName,
  missionText,
  tribeName,
  units,
} from "./words";

const board = (key: string, args: Record<string, number | string> = {}): string =>
  say(`tindaya-board-${key}`, args);

/** What happened in the last era. */
function lastEra(past: readonly EventView[]): TindayaEvent[] {
  const all = past.map(({ event }) => event as TindayaEvent);
  return all.slice(all.findLastIndex(({ type }) => type === "EraBegan") + 1);
}

/** By this rule an idol calms a god; offerings do too, but never one whose wrath reached the crater. */
const IDOL_CALMS = "TD-IDOL-10";

/** How often the wrath of a god rose in the last era: offerings that were not complete, waste, hunger. */
const angered = (past: readonly EventView[], god: string): number =>
  lastEra(past).filter(
    (event) => event.type === "WrathChanged" && event.god === god && event.rule !== IDOL_CALMS,
  ).length;

/** Where the natives of a tribe went in the last era: to hunger, cold, what the events did, or the gods. */
function deaths(past: readonly EventView[], seat: number): string[] {
  const died: Record<string, number> = {};
  const add = (cause: string, count: number): void => {
    died[cause] = (died[cause] ?? 0) + count;
  };
  for (const event of lastEra(past)) {
    if (event.type === "VillagerDied" && event.seat === seat) add(event.cause, 1);
    if (event.type === "NativesDied") add("events", (event.villagers[seat] ?? 0) + (event.nobles[seat] ?? 0));
    // One each time; `count` is how many pawns that was worth.
    if (event.type === "Offered" && event.seat === seat && NATIVES.has(event.source)) add("offered", 1);
  }
  return Object.entries(died).flatMap(([cause, count]) =>
    count ? [board(`verdict-died-${cause}`, { count })] : [],
  );
}

/** Natives can be offered to the gods. */
const NATIVES = new Set(["villager", "noble"]);

/** Tribes that cannot go on, and what they died of; or who was missing if nobody died. */
function extinct({ players, failures }: TindayaView, past: readonly EventView[]): string[] {
  if (!failures.includes("lost_by_extinction")) return [];
  return players.filter(diedOut).map(({ seat, tribe, villagers, nobles }) => {
    const causes = deaths(past, seat);
    const who = { tribe: tribeName(tribe) };
    if (causes.length) return board("verdict-deaths", { ...who, causes: and(causes) });
    return board("verdict-nobody", { ...who, missing: villagers ? "noble" : nobles ? "villager" : "both" });
  });
}

/** The buildings that the last era took, if a tribe was left without one. */
function unbuilt({ failures, hexes }: TindayaView, past: readonly EventView[]): string[] {
  if (!failures.includes("lost_without_building")) return [];
  const lost = lastEra(past).flatMap((event) =>
    event.type === "BuildingLost"
      ? [
          say("tindaya-building-at", {
            building: buildingName(event.building),
            hex: hexes.find(({ hex }) => hex === event.hex)?.label ?? event.hex,
          }),
        ]
      : [],
  );
  return lost.length ? [board("verdict-buildings-lost", { buildings: and(lost) })] : [];
}

/** Whom no points help at the end of a Domination: tribes without a noble or a villager (TD-END8-01), and the traitor,
    who wins by a card or not at all (TD-TRAITOR-18). */
export function out(view: unknown): number[] {
  const { mode, players } = view as TindayaView;
  if (mode !== "domination") return [];
  return players.filter((player) => player.traitor || diedOut(player)).map(({ seat }) => seat);
}

/** What decided between survivors with as many points: inventions, then buildings (TD-SCORE-08). */
function tie(view: TindayaView): string[] {
  const alive = view.players.filter((player) => !player.traitor && !diedOut(player));
  const best = (found: readonly PlayerView[], of: (player: PlayerView) => number): PlayerView[] => {
    const most = Math.max(...found.map(of));
    return found.filter((player) => of(player) === most);
  };
  const points = best(alive, ({ score }) => score);
  if (points.length < 2) return [];
  const inventive = best(points, ({ inventions }) => inventions.length);
  const builders = best(inventive, ({ seat }) => buildingsOf(view, seat));
  const by = inventive.length === 1 ? "inventions" : builders.length === 1 ? "buildings" : "shared";
  const first = builders[0];
  return [
    board(`verdict-tie-${by}`, {
      tribes: names(by === "shared" ? builders : points),
      tribe: tribeName(first?.tribe ?? ""),
      count: by === "inventions" ? (first?.inventions.length ?? 0) : buildingsOf(view, first?.seat ?? 0),
    }),
  ];
}

const names = (players: readonly PlayerView[]): string => and(players.map(({ tribe }) => tribeName(tribe)));

/** How a goal of the campaign would have been reached, and by whom it was missed. */
const missedGoal = (view: TindayaView, goal: GoalView): string =>
  [missed(view, goal), goalHow(goal)].filter(Boolean).join(" ");

/** By whom a goal was missed, if some have met it; of the archipelago how many conquistadors there are. */
function missed({ players }: TindayaView, { id, values, needs }: GoalView): string {
  if (id === "archipelago") return board("aim-there", { count: values[0] ?? 0 });
  const by = players.filter((player) => (values[player.seat] ?? 0) < needs && player.tribe);
  if (values.length !== players.length || players.length < 2 || !by.length || by.length === players.length)
    return "";
  return board("aim-missed-by", { tribes: names(by) });
}

/** What everybody in an Alliance had to reach together: the conditions of TD-FINAL-01 and the mission. */
export function aims(view: unknown): Aim[] {
  const seen = view as TindayaView;
  if (seen.mode === "domination") return [];
  const aim = (goal: GoalView, text: string): Aim => {
    const met = goalMet(goal);
    return { text, met, missed: met ? "" : missedGoal(seen, goal) };
  };
  const { mission } = seen;
  return [
    { text: board("goal-wrath"), met: !seen.failures.includes("lost_by_wrath") },
    ...seen.goals.map((goal) => aim(goal, goalText(goal))),
    ...(mission
      ? [aim(mission, board("aim-mission", { name: missionName(mission.id), text: missionText(mission) }))]
      : []),
  ];
}

/** A traitor wins by a card; all others win or lose together or by points (TD-TRAITOR-18). */
export const pointsDecide = (ending: string): boolean => ending !== "traitor_won";

/** How far the wrath of the gods went, and which offering would have calmed them. */
function wrath({ gods, players }: TindayaView, box: Box, past: readonly EventView[]): string[] {
  const last = box.all.numbers.wrath.length - 1;
  return gods
    .filter((god) => god.wrath >= last)
    .flatMap((god) => {
      const missing: Record<string, number> = {};
      for (const slot of god.slots) {
        const room = players.length - slot.pawns.reduce((all, one) => all + one, 0);
        if (slot.open && room > 0) missing[slot.demand] = (missing[slot.demand] ?? 0) + room;
      }
      const name = godName(god.god);
      return [
        board("verdict-wrath", { god: name, count: angered(past, god.god) }),
        ...(Object.keys(missing).length
          ? [board("verdict-offering", { god: name, units: units(missing) })]
          : []),
      ];
    });
}

export function verdict(view: unknown, components: unknown, past: readonly EventView[]): string[] {
  const seen = view as TindayaView;
  const box = boxOf(components);
  const lines = [...wrath(seen, box, past), ...extinct(seen, past), ...unbuilt(seen, past)];
  if (
    seen.ending === "lost_archipelago" ||
    (seen.mode === "domination" && seen.failures.includes("lost_archipelago"))
  )
    lines.push(
      board("verdict-archipelago", {
        count: seen.conquistadors,
        of: seen.tolerated,
        more: seen.conquistadors - seen.tolerated,
        // With another condition missed too, more prisoners alone would not have been enough.
        alone: seen.failures.length > 1 ? "no" : "yes",
      }),
    );
  if (seen.traitor_card)
    lines.push(
      board("verdict-traitor", {
        card: say(`tindaya-traitor-${seen.traitor_card}`),
        count: seen.conquistadors,
        of: traitorGoal(seen, box),
      }),
    );
  if (seen.mode !== "domination") return lines;
  if (seen.ending === "domination_won") lines.push(...tie(seen));
  const dead = seen.players.filter(diedOut);
  if (seen.failures.includes("no_survivor")) lines.push(board("verdict-no-survivor"));
  else if (dead.length) lines.push(board("verdict-died-out", { tribes: names(dead), count: dead.length }));
  return lines;
}
