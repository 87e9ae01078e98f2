// Coming back to a table.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { beenAway, trackPresence } from "./away";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it("is noticed after a while, not at the first visit and not after a reload", () => {
  expect(beenAway("a")).toBe(false);
  const leave = trackPresence("a");
  vi.advanceTimersByTime(20 * 60_000);
  expect(beenAway("a")).toBe(false);
  leave();
  vi.advanceTimersByTime(9 * 60_000);
  expect(beenAway("a")).toBe(false);
  vi.advanceTimersByTime(2 * 60_000);
  expect(beenAway("a")).toBe(true);
  expect(beenAway("b")).toBe(false);
});

it("survives what others have written there", () => {
  localStorage.setItem("firekeeper.here", "not JSON");
  expect(beenAway("a")).toBe(false);
});
