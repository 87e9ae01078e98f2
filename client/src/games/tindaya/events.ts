// The events of the era: which are over, which one strikes now, and which are still to come.

import type { EventView } from "../../generated/messages";
import type { ForecastView, LossForecast, TindayaEvent, TindayaView } from "../../generated/tindaya";

export interface EraEvent {
  symbol: string;
  state: "" | "done" | "now";
}

/** The symbols of the Event card in order, with what has become of them. */
export function eventsNow(view: TindayaView, past: readonly EventView[]): EraEvent[] {
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
  const toll: Toll = {
    buildings: {},
    villagers: Array.from({ length: seats }, () => 0),
    nobles: Array.from({ length: seats }, () => 0),
    animals: 0,
    sunk: 0,
    risen: 0,
    conquistadors: 0,
  };
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
