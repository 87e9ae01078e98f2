// What is going to strike: rings of eruption and tsunami, islands of catastrophes, targets of ships, losses on hexes.

import type { EventForecast, ForecastView, LossForecast, TindayaView } from "../../../generated/tindaya";
import { isVoid } from "../words";
import { distance, within } from "./geometry";

export interface Ring {
  symbol: "eruption" | "tsunami";
  middle: string;
  /** The hexes at most 1, 2, … away. */
  zones: string[][];
}

/** Whose wrath says how far a disaster reaches. */
const GOD: Record<Ring["symbol"], string> = { eruption: "acoran", tsunami: "moneiba" };

/**
 * The zones of eruption and tsunami, once a prophecy says where they strike. Those that are over are not among them. How
 * far they reach is foreseen: by then the gods may be angrier.
 */
export function ringsOf(
  view: TindayaView,
  forecast: readonly Pick<EventForecast, "symbol" | "hexes">[],
  coming: ReadonlySet<string>,
): Ring[] {
  const board = view.hexes.map(({ hex }) => hex);
  return (["eruption", "tsunami"] as const).flatMap((symbol) => {
    const middle = view.standees[symbol];
    if (!middle || !coming.has(symbol) || isVoid(view, symbol)) return [];
    const now = view.gods.find(({ god }) => god === GOD[symbol])?.radius ?? 0;
    const struck = forecast.find((event) => event.symbol === symbol)?.hexes ?? [];
    const radius = struck.length ? Math.max(...struck.map((hex) => distance(hex, middle))) : now;
    const zones = Array.from({ length: radius }, (_, at) => within(board, middle, at + 1));
    return [{ symbol, middle, zones }];
  });
}

/** Whether an event costs anything on a hex, as opposed to bringing conquistadors or making land. */
export const costs = (loss: LossForecast): boolean =>
  Boolean(
    loss.villagers?.some((count) => count > 0) ||
    loss.nobles?.some((count) => count > 0) ||
    loss.neutral ||
    loss.animals ||
    loss.building ||
    loss.token ||
    loss.wall ||
    loss.canoes ||
    loss.terrain === "sea",
  );

/** Hexes on which a coming event takes something, each once, with the events that do so. */
export function lossesOf(forecast: ForecastView | null): Map<string, EventForecast[]> {
  const found = new Map<string, EventForecast[]>();
  for (const event of forecast?.events ?? [])
    for (const loss of event.losses) {
      if (costs(loss)) found.set(loss.hex, [...(found.get(loss.hex) ?? []), event]);
    }
  return found;
}

/** Sea that an eruption would make land. */
export const risingOf = (forecast: ForecastView | null): string[] =>
  (forecast?.events ?? [])
    .flatMap((event) => event.losses)
    .filter(({ terrain }) => terrain === "mountain")
    .map(({ hex }) => hex);

export interface Raid {
  ship: string;
  trench: number;
  /** The hexes attacked, and how many conquistadors come to each. */
  hexes: { hex: string; count: number }[];
}

/** Ships that have somewhere to land. */
export const raidsOf = (view: TindayaView, forecast: ForecastView | null): Raid[] =>
  (forecast?.events ?? [])
    .filter(({ symbol }) => symbol in view.ships && (view.ships[symbol] ?? 0) > 0)
    .map(({ symbol, hexes, losses }) => ({
      ship: symbol,
      trench: view.ships[symbol] ?? 0,
      hexes: hexes.map((hex) => ({
        hex,
        count: losses.find((loss) => loss.hex === hex)?.conquistadors ?? 0,
      })),
    }));
