// What is counted for everybody: black pieces too, and what is left of an action in progress.
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { comparison, left } = await import("./summary");

const player = {
  seat: 0,
  automa: false,
  total: 0,
  score: {},
  goods: {},
  hand_size: 0,
  played: [],
  progress: [],
  turtle_types: [],
  at_home: {},
  lakes: {},
  longhouse: { woman: 1, hunter: 0, warrior: 0 },
  waiting: 2,
  markers: 3,
  black_marker: 1,
  markers_left: 4,
};

it("counts the black marker and the Mohawk warrior", () => {
  const rows = comparison({ players: [player], territories: [] });
  const values = (end: string): unknown => rows.find(({ label }) => label.endsWith(end))?.values;
  expect(values("row-markers")).toEqual([4]);
  expect(values("row-longhouse")).toEqual([2]);
});

it("says what is left of an action to the one who does it", () => {
  const doing = {
    seat: 1,
    actions: [],
    steps: 2,
    exchanges: 0,
    purchases: 0,
    categories: ["women"],
    paying: "",
  };
  expect(left({ doing }, 1)?.map(({ icon, count }) => [icon, count])).toEqual([
    ["act-move", 2],
    ["turtle", 1],
  ]);
  expect(left({ doing }, 0)).toBeNull();
  expect(left({ doing: null }, 1)).toBeNull();
});
