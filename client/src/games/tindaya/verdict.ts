// What the end of a game came from and what would have changed it, in sentences; and what had to be reached, ticked.

import type { Aim } from "..";
import { and } from "../../board/words";
import type { EventView } from "../../generated/messages";
import type { GoalView, PlayerView, TindayaEvent, TindayaView } from "../../generated/tindaya";
import { say } from "../../lib/i18n.svelte";
import { type Box, boxOf } from "./components";
import { goalMet, goalText, godName, missionName, missionText, tribeName, units } from "./words";

const board = (key: string, args: Record<string, number | string> = {}): string =>
  say(`tindaya-board-${key}`, args);

/** What raised the wrath of a god in the last era, by rule: offerings that were not complete, waste, hunger. */
function angered(past: readonly EventView[], god: string): number {
  let count = 0;
  for (let at = past.length - 1; at >= 0; at--) {
    const event = past[at]?.event as TindayaEvent | undefined;
    if (event?.type === "EraBegan") break;
    if (event?.type === "WrathChanged" && event.god === god) count += 1;
  }
  return count;
}

const names = (players: readonly PlayerView[]): string => and(players.map(({ tribe }) => tribeName(tribe)));

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
    return { text, met, missed: met ? "" : missed(seen, goal) };
  };
  const { mission } = seen;
  return [
    { text: board("goal-wrath"), met: !seen.failures.includes("lost_by_wrath") },
    ...seen.goals.map((goal) => aim(goal, goalText(goal))),
    ...(mission ? [aim(mission, `${missionName(mission.id)}: ${missionText(mission)}`)] : []),
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

/** What a traitor had of what the card asks for. */
export function traitorGoal({ traitor_card, captives }: TindayaView, box: Box): number {
  const card = box.all.traitor.traitor_card.find((one) => one.id === traitor_card);
  return (card?.conquistadors ?? 0) - (card?.id === "jailer" ? captives : 0);
}

export function verdict(view: unknown, components: unknown, past: readonly EventView[]): string[] {
  const seen = view as TindayaView;
  const box = boxOf(components);
  const lines = wrath(seen, box, past);
  if (
    seen.ending === "lost_archipelago" ||
    (seen.mode === "domination" && seen.failures.includes("lost_archipelago"))
  )
    lines.push(
      board("verdict-archipelago", {
        count: seen.conquistadors,
        of: seen.tolerated,
        more: seen.conquistadors - seen.tolerated,
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
  const dead = seen.players.filter(
    ({ tribe, villagers, nobles, traitor }) => tribe && !traitor && !(villagers && nobles),
  );
  if (seen.failures.includes("no_survivor")) lines.push(board("verdict-no-survivor"));
  else if (dead.length) lines.push(board("verdict-died-out", { tribes: names(dead), count: dead.length }));
  return lines;
}
