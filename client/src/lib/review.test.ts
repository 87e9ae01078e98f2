// A turn shown again: its steps, there and back.

import { describe, expect, it, vi } from "vitest";

import type { Replay, ReplayStep } from "../generated/messages";
import { ReplayPositions } from "./replayPositions";
import { turnsOf } from "./log";
import type { Review as Shown } from "./review.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Review } = await import("./review.svelte");
const { settings } = await import("./settings.svelte");

const said = (number: number) => [{ number, event: {}, message: { key: "x", args: {} } }];
const picture = (seat: number, more: Partial<ReplayStep> = {}): ReplayStep => ({
  seat,
  choice: "go",
  ...more,
});
const pictures = [
  picture(0, { parts: { at: 1 }, events: said(1) }),
  picture(1, { choice: "fish lake", parts: { at: 2 }, events: said(2) }),
  picture(-1, { choice: "", parts: { at: 3 } }),
  picture(1, { choice: "look", parts: { at: 4 } }),
  picture(1, { choice: "rest", parts: { at: 5 }, events: said(5) }),
  picture(0, { parts: { at: 6 }, events: said(6) }),
];
const replay: Replay = {
  game: "pebbles",
  seat: 0,
  finished: false,
  first: { at: 0 },
  pictures,
  series: { stages: 1, points: [] },
};

function begun(): Shown {
  const positions = new ReplayPositions(replay);
  const entries = pictures.map(({ seat }, at) => ({ number: at + 1, seat }));
  const turn = turnsOf(positions.events(0, 6), entries)[1];
  const review = new Review();
  if (turn) review.show(positions, turn);
  return review;
}

describe("a turn shown again", () => {
  it("goes from its beginning through every choice that did something, and back to now", () => {
    const review = begun();
    const seen = [];
    for (; review.open; review.next()) seen.push([review.view, review.step?.choice]);
    expect(seen).toEqual([
      [{ at: 1 }, ""],
      [{ at: 3 }, "fish lake"],
      [{ at: 5 }, "rest"],
    ]);
    expect([review.view, review.step, review.running]).toEqual([null, null, false]);
  });

  it("waits for its reader where nothing is to move by itself", () => {
    settings.motion = false;
    const review = begun();
    expect([review.open, review.running]).toEqual([true, false]);
    review.next();
    expect([review.at, review.running]).toEqual([1, false]);
    settings.motion = true;
  });

  it("obeys the keys", () => {
    const review = begun();
    expect([review.open, review.running, review.seat]).toEqual([true, true, 1]);
    expect(review.key("u")).toBe(false);
    review.key("ArrowRight");
    expect([review.at, review.running]).toEqual([1, false]);
    review.key(" ");
    expect(review.running).toBe(true);
    review.key("ArrowLeft");
    review.key("ArrowLeft");
    expect([review.at, review.running]).toEqual([0, false]);
    review.key("Escape");
    expect(review.open).toBe(false);
  });
});
