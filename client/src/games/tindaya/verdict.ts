// What the end of a game came from, and what would have changed it, in sentences.

import { and } from "../../board/words";
import type { EventView } from "../../generated/messages";
import type { GoalView, TindayaEvent, TindayaView } from "../../generated/tindaya";
import { say } from "../../lib/i18n.svelte";
import { boxOf } from "./components";
import { goalMet, goalText, godName, missionText, tribeName, units } from "./words";

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

/** A goal that was not met; with the tribes it was missed by, if some have met it. */
function missed({ players }: TindayaView, { values, needs }: GoalView, goal: string): string {
  const by = players.filter((player) => (values[player.seat] ?? 0) < needs && player.tribe);
  if (values.length !== players.length || players.length < 2 || !by.length || by.length === players.length)
    return board("verdict-goal", { goal });
  return board("verdict-goal-by", { goal, tribes: and(by.map(({ tribe }) => tribeName(tribe))) });
}

export function verdict(view: unknown, components: unknown, past: readonly EventView[]): string[] {
  const seen = view as TindayaView;
  const box = boxOf(components);
  const last = box.all.numbers.wrath.length - 1;
  const lines: string[] = [];
  for (const god of seen.gods) {
    if (god.wrath < last) continue;
    lines.push(board("verdict-wrath", { god: godName(god.god), count: angered(past, god.god) }));
    const missing: Record<string, number> = {};
    for (const slot of god.slots) {
      const room = seen.players.length - slot.pawns.reduce((all, one) => all + one, 0);
      if (slot.open && room > 0) missing[slot.demand] = (missing[slot.demand] ?? 0) + room;
    }
    if (Object.keys(missing).length)
      lines.push(board("verdict-offering", { god: godName(god.god), units: units(missing) }));
  }
  for (const goal of seen.goals) if (!goalMet(goal)) lines.push(missed(seen, goal, goalText(goal)));
  const mission = seen.mission;
  if (mission && mission.values.some((value) => value < mission.needs))
    lines.push(missed(seen, mission, missionText(mission)));
  return lines;
}
