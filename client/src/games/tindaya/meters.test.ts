// The forecast as meters: what is still to come of the end of an era.

import { expect, it, vi } from "vitest";

import type { ForecastView, TindayaView } from "../../generated/tindaya";
import action from "./fixtures/alliance-4-take-action.json";
import components from "./fixtures/components.json";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { boxOf } = await import("./components");
const { metersOf } = await import("./meters");

const view = action.view as unknown as TindayaView;
const forecast = action.forecast as unknown as ForecastView;
const shown = (phase: string, step: string): string[] =>
  metersOf(forecast, { ...view, phase, step }, boxOf(components), 0).map((meter) => meter.id);

it("has no meter of a step that is over", () => {
  const all = shown("actions", "");
  expect(all).toEqual(["food", "housing", "waste", "offerings", "attacks"]);
  expect(shown("end_of_era", "food")).toEqual(all);
  expect(shown("end_of_era", "waste_step")).toEqual(all.slice(1));
  expect(shown("end_of_era", "housing")).toEqual(["housing", "offerings", "attacks"]);
  // The engine names neither offerings nor events that are over.
  expect(shown("end_of_era", "prophecies")).toEqual(["offerings", "attacks"]);
});
