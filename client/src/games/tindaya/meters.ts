// The five meters of the forecast, in the order of the steps at the end of an era.

import type { ForecastView, TindayaView } from "../../generated/tindaya";
import { say } from "../../lib/i18n.svelte";
import type { Box } from "./components";
import { attacksOn } from "./events";
import { godName, units } from "./words";

/** A bar: how full it is and where the needed mark stands, in hundredths. */
export interface Bar {
  part: number;
  needs?: number;
  kind?: "a" | "b";
}

export interface Meter {
  id: "food" | "housing" | "waste" | "offerings" | "attacks";
  icon: string;
  label: string;
  bars: Bar[];
  says: string;
  state: "ok" | "warn" | "bad";
  lines: string[];
  rules: string[];
}

const board = (key: string, args: Record<string, number | string> = {}): string =>
  say(`tindaya-board-${key}`, args);

/** A part of something as hundredths, at most all of it. */
const part = (of: number, whole: number): number => (whole > 0 ? Math.min(100, (100 * of) / whole) : 0);

/** The steps of the end of an era that have a meter, in their order. */
const STEPS = ["reproduction", "food", "waste_step", "housing", "offerings", "events"];

/** Whether a step of this era is over. */
function over(view: TindayaView, step: string): boolean {
  if (view.phase !== "end_of_era") return false;
  const at = STEPS.indexOf(view.step);
  return at < 0 || STEPS.indexOf(step) < at;
}

/** What the forecast says to a seat; steps that the game leaves out, or that are over, have no meter. */
export function metersOf(
  forecast: ForecastView,
  view: TindayaView,
  box: Box,
  seat: number,
  waste = true,
): Meter[] {
  const tribe = forecast.tribes.find((one) => one.seat === seat);
  const found: Meter[] = [];
  if (tribe) {
    const whole = Math.max(tribe.have, tribe.need, 1) * 1.25;
    const starved = tribe.starved.length;
    const meal: Meter = {
      id: "food",
      icon: "td-ration",
      label: board("meter-food"),
      bars: [{ part: part(tribe.have, whole), needs: part(tribe.need, whole) }],
      says: starved
        ? board("starve", { count: starved })
        : board("food-for", { have: tribe.have, need: tribe.need }),
      state: starved ? "bad" : "ok",
      lines: [
        board("food-text", { have: tribe.have, need: tribe.need, born: tribe.born.length }),
        ...(Object.keys(tribe.eaten).length ? [board("eaten", { units: units(tribe.eaten) })] : []),
      ],
      rules: ["TD-END2-01"],
    };
    if (!over(view, "food")) found.push(meal);
    const villagers = tribe.need - starved;
    const frozen = tribe.frozen.length;
    if (!over(view, "housing") && (tribe.beds < box.number("villagers") || frozen))
      found.push({
        id: "housing",
        icon: "td-housing",
        label: board("meter-housing"),
        bars: [{ part: part(villagers - frozen, Math.max(villagers, 1)) }],
        says: frozen ? board("freeze", { count: frozen }) : board("all-housed"),
        state: frozen ? "bad" : "ok",
        lines: [board("housing-text", { beds: tribe.beds, count: villagers })],
        rules: ["TD-END4-01"],
      });
  }
  if (waste && !over(view, "waste_step")) found.push(wasteMeter(forecast, view, seat));
  if (forecast.offerings.length) found.push(offeringMeter(forecast, view));
  if (forecast.events.some((event) => event.symbol.startsWith("ship_"))) {
    const hits = attacksOn(forecast, view, seat);
    const all = forecast.events
      .filter((event) => event.symbol.startsWith("ship_"))
      .reduce((sum, event) => sum + event.hexes.length, 0);
    found.push({
      id: "attacks",
      icon: "td-conquistador",
      label: board("meter-attacks"),
      bars: [{ part: part(hits, Math.max(all, 1)) }],
      says: hits ? board("attacks-on-you", { count: hits }) : board("no-attacks"),
      state: hits ? "bad" : "ok",
      lines: [board("attacks-text", { count: all })],
      rules: ["TD-EVENT-24"],
    });
  }
  return found;
}

function wasteMeter(forecast: ForecastView, view: TindayaView, seat: number): Meter {
  const full = forecast.waste > view.waste_capacity;
  const spoiled = forecast.tribes.find((one) => one.seat === seat)?.spoiled ?? {};
  const whole = Math.max(forecast.waste, view.waste_capacity, 1) * 1.25;
  return {
    id: "waste",
    icon: "td-waste",
    label: board("meter-waste"),
    bars: [{ part: part(forecast.waste, whole), needs: part(view.waste_capacity, whole) }],
    says: full ? board("waste-over") : board("waste-of", { count: forecast.waste, of: view.waste_capacity }),
    state: full ? "warn" : "ok",
    lines: [
      board("waste-text", { count: forecast.waste, of: view.waste_capacity }),
      ...(Object.keys(spoiled).length ? [board("spoil-here", { units: units(spoiled) })] : []),
    ],
    rules: ["TD-END3-03"],
  };
}

function offeringMeter(forecast: ForecastView, view: TindayaView): Meter {
  const bars = forecast.offerings.map((offering, at) => {
    const slots = view.gods.find((god) => god.god === offering.god)?.slots.filter((slot) => slot.open) ?? [];
    const given = slots.reduce((all, slot) => all + slot.pawns.reduce((sum, one) => sum + one, 0), 0);
    const kind: "a" | "b" = at ? "b" : "a";
    return { part: part(given, slots.length * view.players.length), kind };
  });
  const angry = forecast.offerings.filter((offering) => !offering.complete);
  const [first] = angry;
  return {
    id: "offerings",
    icon: "td-act-offer",
    label: board("meter-offerings"),
    bars,
    says:
      angry.length > 1
        ? board("both-angrier")
        : first
          ? board("one-angrier", { god: godName(first.god) })
          : board("both-pleased"),
    state: forecast.fatal ? "bad" : angry.length ? "warn" : "ok",
    lines: [
      ...forecast.offerings.map((offering) =>
        offering.complete
          ? board("offering-complete", { god: godName(offering.god) })
          : board("offering-missing", { god: godName(offering.god), units: units(offering.missing) }),
      ),
      ...(forecast.fatal ? [board("fatal")] : []),
    ],
    rules: ["TD-END5-01"],
  };
}
