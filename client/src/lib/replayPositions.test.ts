import { describe, expect, it } from "vitest";

import { assemble, merged } from "../games/parts";
import type { Replay, ReplayStep } from "../generated/messages";
import { ReplayPositions } from "./replayPositions";
import { scale, steps, ticks } from "./graph";

const picture = (
  seat: number,
  parts: Record<string, unknown> = {},
  more: Partial<ReplayStep> = {},
): ReplayStep => ({
  seat,
  choice: "go",
  parts,
  ...more,
});

const replay: Replay = {
  game: "pebbles",
  seat: null,
  finished: true,
  first: { year: 1, "piles.0": { size: 3 }, "piles.1": { size: 4 }, owner: null },
  pictures: [
    picture(0, { "piles.1": null, owner: { name: "a" } }),
    picture(0, { "piles.0": null, piles: [], year: 2 }, { events: [{ number: 2, event: {} }] }),
    picture(-1, { "piles.0": { size: 9 }, piles: null, owner: null }),
    picture(1, {}),
    picture(1, {}, { automatic: true }),
    picture(0, {}),
  ],
  series: {
    stages: 2,
    points: [
      { number: 0, stage: 1, scores: [0, 0] },
      { number: 2, stage: 2, scores: [0, 0] },
      { number: 4, stage: 2, scores: [3, -1] },
    ],
  },
};

describe("a positions", () => {
  it("shows lists that shrink, vanish and come back, in any order", () => {
    const at = [
      { year: 1, owner: null, piles: [{ size: 3 }, { size: 4 }] },
      { year: 1, owner: { name: "a" }, piles: [{ size: 3 }] },
      { year: 2, owner: { name: "a" }, piles: [] },
      { year: 2, owner: null, piles: [{ size: 9 }] },
    ];
    const forwards = new ReplayPositions(replay);
    at.forEach((view, number) => expect(forwards.view(number)).toEqual(view));
    const backwards = new ReplayPositions(replay);
    [3, 1, 2, 0].forEach((number) => expect(backwards.view(number)).toEqual(at[number]));
  });

  it("begins before a person's first choice, and follows one seat", () => {
    const positions = new ReplayPositions(replay);
    expect(positions.before([1])).toBe(3);
    expect(positions.before([7])).toBe(0);
    expect([0, 1, 2, 3].map((at) => positions.step(at, 1, 0))).toEqual([1, 3, 3, 6]);
    expect(positions.step(6, -1, 0)).toBe(3);
    expect(positions.step(0, 1, 1)).toBe(5);
    expect(positions.step(3, 1, null)).toBe(4);
  });

  it("keeps what did not change as the same object", () => {
    const positions = new ReplayPositions(replay);
    expect((positions.view(0)["piles"] as unknown[])[0]).toBe((positions.view(1)["piles"] as unknown[])[0]);
  });

  it("knows events, points, stages and turns", () => {
    const positions = new ReplayPositions(replay);
    expect(positions.last).toBe(6);
    expect(positions.events(0, 1)).toEqual([]);
    expect(positions.events(0, 6)).toEqual([{ number: 2, event: {} }]);
    expect(positions.points(3)?.scores).toEqual([0, 0]);
    expect(positions.points(6)?.scores).toEqual([3, -1]);
    expect(positions.stages).toEqual([
      { stage: 1, number: 0 },
      { stage: 2, number: 2 },
    ]);
    expect([positions.turn(0, 1), positions.turn(3, 1), positions.turn(5, 1)]).toEqual([3, 5, 6]);
    expect([positions.turn(6, -1), positions.turn(5, -1), positions.turn(3, -1)]).toEqual([5, 3, 0]);
  });

  it("goes to no move that does not exist", () => {
    const positions = new ReplayPositions(replay);
    expect([-5, 3.4, 99, NaN].map((number) => positions.clamp(number))).toEqual([0, 3, 6, 6]);
  });
});

it("assembling does not change the parts", () => {
  const parts = { piles: [], "piles.0": { size: 1 } };
  expect(assemble(parts)).toEqual({ piles: [{ size: 1 }] });
  expect(parts.piles).toEqual([]);
});

it("takes changes in by their paths, and leaves the rest as it is", () => {
  const grid = [{ marked: false }, { marked: false }];
  const parts = {
    year: 1,
    ghost: { points: 2, name: "a" },
    "players.0": { score: 3, grid },
    "players.1": {},
  };
  const next = merged(parts, {
    year: 2,
    "ghost.points": 5,
    "players.0.grid.1.marked": true,
    "players.0.hand": null,
    "players.1": null,
  });
  expect(next).toEqual({
    year: 2,
    ghost: { points: 5, name: "a" },
    "players.0": { score: 3, grid: [{ marked: false }, { marked: true }], hand: null },
  });
  expect((next["players.0"] as { grid: unknown[] }).grid[0]).toBe(grid[0]);
  expect(parts["players.0"]).toEqual({ score: 3, grid: [{ marked: false }, { marked: false }] });
});

it("takes the same change of several items in at once", () => {
  const parts = { "hexes.0": { land: 1, pieces: [1] }, "hexes.1": { land: 1 }, "hexes.2": { land: 1 } };
  expect(merged(parts, { "hexes.0,2.land": 0 })).toEqual({
    "hexes.0": { land: 0, pieces: [1] },
    "hexes.1": { land: 1 },
    "hexes.2": { land: 0 },
  });
});

describe("the graph", () => {
  const frame = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };

  it("has round ticks around all scores", () => {
    expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(-3, 7)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });

  it("draws steps from the first move to the last", () => {
    const axes = scale(replay.series, 6, frame);
    expect(axes.y(axes.ticks.at(-1) as number)).toBe(0);
    expect(axes.y(axes.ticks[0] as number)).toBe(50);
    expect(axes.number(axes.x(4))).toBeCloseTo(4);
    expect(steps(replay.series, 0, 6, axes)).toBe("M0.0 37.5H33.3V37.5H66.7V0.0H100.0");
    expect(axes.stages.map(({ scores }) => scores)).toEqual([
      [0, 0],
      [3, -1],
    ]);
  });
});
