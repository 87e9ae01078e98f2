// A turn shown again: its steps, there and back.

import { describe, expect, it, vi } from "vitest";

import type { Replay, ReplayStep } from "../generated/messages";
import { ReplayPositions } from "./replayPositions";
import { turnsOf } from "./log";
import type { TurnReplay as Shown } from "./turnReplay.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { TurnReplay } = await import("./turnReplay.svelte");
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
  const shown = new TurnReplay();
  if (turn) shown.show(positions, turn);
  return shown;
}

describe("a turn shown again", () => {
  it("goes from its beginning through every choice that did something, and back to now", () => {
    const shown = begun();
    const seen = [];
    for (; shown.open; shown.next()) seen.push([shown.view, shown.step?.choice]);
    expect(seen).toEqual([
      [{ at: 1 }, ""],
      [{ at: 3 }, "fish lake"],
      [{ at: 5 }, "rest"],
    ]);
    expect([shown.view, shown.step, shown.running]).toEqual([null, null, false]);
  });

  it("waits for its reader where nothing is to move by itself", () => {
    settings.motion = false;
    const shown = begun();
    expect([shown.open, shown.running]).toEqual([true, false]);
    shown.next();
    expect([shown.at, shown.running]).toEqual([1, false]);
    settings.motion = true;
  });

  it("obeys the keys", () => {
    const shown = begun();
    expect([shown.open, shown.running, shown.seat]).toEqual([true, true, 1]);
    expect(shown.key("u")).toBe(false);
    shown.key("ArrowRight");
    expect([shown.at, shown.running]).toEqual([1, false]);
    shown.key(" ");
    expect(shown.running).toBe(true);
    shown.key("ArrowLeft");
    shown.key("ArrowLeft");
    expect([shown.at, shown.running]).toEqual([0, false]);
    shown.key("Escape");
    expect(shown.open).toBe(false);
  });
});
