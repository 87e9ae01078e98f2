// The events of the era: which are over, which one strikes now, and which are still to come.

import type { EventView } from "../../generated/messages";
import type { ForecastView, LossForecast, TindayaEvent, TindayaView } from "../../generated/tindaya";

export interface EraEvent {
  symbol: string;
  state: "" | "done" | "now";
}

/** The symbols of the Event card in order, with what has become of them. */
export function eventsNow(view: TindayaView, past: readonly EventView[]): EraEvent[] {
  // A game is over after the events of an era only.
  if (view.ending) return view.event_order.map((symbol) => ({ symbol, state: "done" }));
  const begun: string[] = [];
  if (view.phase === "end_of_era") {
    for (let at = past.length - 1; at >= 0; at--) {
      const event = past[at]?.event as TindayaEvent | undefined;
      if (event?.type === "EraBegan" || (event?.type === "StepBegan" && event.step === "events")) break;
      if (event?.type === "EventBegan") begun.unshift(event.symbol);
    }
  }
  const striking = view.step === "events" ? begun.at(-1) : undefined;
  return view.event_order.map((symbol) => ({
    symbol,
    state: symbol === striking ? "now" : begun.includes(symbol) ? "done" : "",
  }));
}

/** The steps that come once all events are over. */
const AFTER_EVENTS = ["learning", "survival", "prophecies", "upkeep"];

/** The same at a beat of the story. */
export function eventsTold(order: readonly string[], beat: { kind: string; name: string }): EraEvent[] {
  const now =
    beat.kind === "event" ? order.indexOf(beat.name) : AFTER_EVENTS.includes(beat.name) ? order.length : -1;
  return order.map((symbol, at) => ({ symbol, state: at < now ? "done" : at === now ? "now" : "" }));
}

/** What each event of the last end of an era has taken until now; those that are not over yet so far. */
export function takenBy(past: readonly EventView[], seats: number): Map<string, Toll> {
  const found = new Map<string, Toll>();
  let start = past.length - 1;
  while (start > 0 && !isStep(past[start], "events")) start--;
  let toll: Toll | null = null;
  for (const { event } of past.slice(Math.max(0, start))) {
    const one = event as TindayaEvent;
    if (one.type === "EventBegan") found.set(one.symbol, (toll = noToll(seats)));
    else if (one.type === "EraBegan" || one.type === "GameEnded" || one.type === "StepBegan") toll = null;
    else if (toll) take(toll, one);
  }
  return found;
}

const isStep = (view: EventView | undefined, step: string): boolean => {
  const one = view?.event as TindayaEvent | undefined;
  return one?.type === "StepBegan" && one.step === step;
};

const noToll = (seats: number): Toll => ({
  buildings: {},
  villagers: Array.from({ length: seats }, () => 0),
  nobles: Array.from({ length: seats }, () => 0),
  animals: 0,
  sunk: 0,
  risen: 0,
  conquistadors: 0,
});

const sum = (counts: number[], more: readonly number[]): number[] =>
  counts.map((count, seat) => count + (more[seat] ?? 0));

function take(toll: Toll, event: TindayaEvent): void {
  switch (event.type) {
    case "NativesDied":
      toll.villagers = sum(toll.villagers, event.villagers);
      toll.nobles = sum(toll.nobles, event.nobles);
      break;
    case "BuildingLost":
      toll.buildings[event.building] = (toll.buildings[event.building] ?? 0) + 1;
      break;
    case "AnimalsDied":
    case "AnimalsFled":
      toll.animals += event.count;
      break;
    case "FortBuilt":
      toll.conquistadors += event.conquistadors;
      break;
    case "Struck":
      if (event.disaster === "tsunami") toll.sunk += event.hexes.length;
      break;
  }
}

/** What an event takes, added up: buildings by kind, natives by seat, animals, conquistadors that come. */
export interface Toll {
  buildings: Record<string, number>;
  villagers: number[];
  nobles: number[];
  animals: number;
  sunk: number;
  risen: number;
  conquistadors: number;
}

export function tollOf(losses: readonly LossForecast[], seats: number): Toll {
  const toll = noToll(seats);
  for (const loss of losses) {
    if (loss.building) toll.buildings[loss.building] = (toll.buildings[loss.building] ?? 0) + 1;
    loss.villagers?.forEach((count, seat) => (toll.villagers[seat] = (toll.villagers[seat] ?? 0) + count));
    loss.nobles?.forEach((count, seat) => (toll.nobles[seat] = (toll.nobles[seat] ?? 0) + count));
    toll.animals += loss.animals ?? 0;
    if (loss.terrain === "sea") toll.sunk += 1;
    else if (loss.terrain) toll.risen += 1;
    toll.conquistadors += loss.conquistadors ?? 0;
  }
  return toll;
}

/** The hexes that ships would attack where a seat has natives or a building to lose. */
export function attacksOn(forecast: ForecastView, view: TindayaView, seat: number): number {
  const attacked = new Set(
    forecast.events.filter((event) => event.symbol.startsWith("ship_")).flatMap((event) => event.hexes),
  );
  return view.hexes.filter(
    (hex) =>
      attacked.has(hex.hex) &&
      (hex.controller === seat || (hex.villagers[seat] ?? 0) + (hex.nobles[seat] ?? 0) > 0),
  ).length;
}
