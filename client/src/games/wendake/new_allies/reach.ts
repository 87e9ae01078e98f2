// How far patrols may go, and whom they could attack there.

import type { AllyView } from "../../../generated/wendake";
import type { Land } from "../map/geo";

/** The steps of the nearest patrol to each territory that it may enter with so many, its own left out (NA-PATROL-03). */
export function reachOf(
  view: AllyView,
  lands: readonly Pick<Land, "id" | "neighbours" | "home">[],
  seat: number,
  steps: number,
  from: readonly string[] = view.players[seat]?.patrols ?? [],
): Map<string, number> {
  const land = new Map(lands.map((one) => [one.id, one]));
  const closed = new Set(
    lands.filter((one) => one.home && one.id !== view.players[seat]?.home).map(({ id }) => id),
  );
  const found = new Map(from.map((id) => [id, 0]));
  const waiting = [...found.keys()];
  for (let at = 0; at < waiting.length; at += 1) {
    const id = waiting[at] ?? "";
    const taken = found.get(id) ?? 0;
    if (taken < steps)
      for (const next of land.get(id)?.neighbours ?? [])
        if (!found.has(next) && !closed.has(next)) {
          found.set(next, taken + 1);
          waiting.push(next);
        }
  }
  for (const id of from) found.delete(id);
  return found;
}

/** Whether guards or patrols of others stand where a patrol of this seat could attack them (NA-PATROL-04). */
export function attackable(view: AllyView, land: Pick<Land, "id" | "flag">, seat: number): boolean {
  const state = view.territories.find(({ id }) => id === land.id);
  if (!state || land.flag !== view.players[seat]?.ally) return false;
  const others = (counts: readonly number[]): boolean =>
    counts.some((count, other) => other !== seat && count > 0);
  return others(state.guards) || others(state.patrols);
}
