// What the server leaves out comes back: keys by convention, phrases by number, facts, names, rules and draws.

import { describe, expect, it } from "vitest";

import type { Full, SeatView } from "../generated/messages";
import { entriesOf, Decoder } from "./decode";

const seats = [
  { kind: "human", name: "Ana" },
  { kind: "human", name: "" },
  { kind: "automa", name: "" },
] as SeatView[];
const phrases: Full["phrases"] = ["-territory-a", ["-area", { territory: [0], number: 2 }], "list-nothing"];
const decoder = new Decoder("wendake", seats, 0, phrases);
const territory = { key: "wendake-territory-a", args: {} };

describe("choices", () => {
  it("have their verb, arguments and message", () => {
    expect(decoder.choice({ text: "attack_guard a 3", words: { target: [1], at: "move-step" } })).toEqual({
      text: "attack_guard a 3",
      verb: "attack_guard",
      args: ["a", 3],
      ability: false,
      message: {
        key: "wendake-choice-attack-guard",
        args: { target: { key: "wendake-area", args: { territory, number: 2 } }, at: "move-step" },
      },
    });
  });

  it("of a group have a short label and a heading", () => {
    const choice = decoder.choice({ text: "end_turn", ability: true, group: 2 });
    expect(choice).toMatchObject({ verb: "end_turn", args: [], ability: true });
    expect(choice.short).toEqual({ key: "wendake-choice-end-turn.short", args: {} });
    expect(choice.group).toEqual({ key: "list-nothing", args: {} });
  });
});

describe("events", () => {
  const tell = (event: object, words = {}): unknown =>
    decoder.events([{ number: 4, event, words }])[0]?.message;

  it("are decoded with their facts and names", () => {
    expect(tell({ type: "TileTurned", seat: 0, tile: "x", list: [1] }, { tile: [0] })).toEqual({
      key: "wendake-event-tile-turned",
      args: { type: "TileTurned", seat: 0, tile: territory, name: "Ana", you: "yes" },
    });
    const second = { key: "wendake-seat-2", args: {} };
    expect(tell({ type: "Moved", seat: 1 })).toMatchObject({ args: { name: second, you: "no" } });
    const ghost = { key: "wendake-seat-automa", args: {} };
    expect(tell({ type: "Moved", seat: 2 })).toMatchObject({ args: { name: ghost } });
    expect(tell({ type: "Moved", seat: 1 }, { name: "Ben" })).toMatchObject({ args: { name: "Ben" } });
  });

  it("are called after their kind, unless the server says otherwise", () => {
    expect(tell({ type: "Moved", seat: 1 }, { key: "-event-patrol-arrived", piece: "x" })).toMatchObject({
      key: "wendake-event-patrol-arrived",
      args: { piece: "x" },
    });
    expect(tell({ type: "Moved", seat: 1 }, { key: "-event-patrol-arrived" })).not.toHaveProperty("args.key");
  });

  it("have the rules and the number of the event before unless they bring others", () => {
    const event = { type: "YearBegan" };
    const sent = [["A"], undefined, [], undefined].map((rules, at) => ({
      number: [2, 0, 5, 0][at] ?? 0,
      event,
      rules,
    }));
    expect(decoder.events(sent).map(({ rules }) => rules)).toEqual([["A"], ["A"], [], []]);
    expect(decoder.events(sent).map(({ number }) => number)).toEqual([2, 2, 5, 5]);
  });

  it("are put together again from the values of those that are like others", () => {
    const moved = { type: "Moved", seat: 0, first: true, piece: "x" };
    const sent = [
      { number: 4, event: moved, words: { piece: [0] as [number] } },
      [0, 0, 1, false, "y", [2]],
      [0, 6, 0, true, null, [0]],
    ];
    const events = decoder.events(sent);
    expect(events[1]?.event).toEqual({ type: "Moved", seat: 1, first: false, piece: "y" });
    expect(events[0]?.message).toMatchObject({ args: { first: "yes", piece: territory } });
    expect(events[1]?.message).toMatchObject({ args: { first: "no", you: "no" } });
    expect(events[2]?.event, "null is as in the last one").toMatchObject({ type: "Moved", piece: "y" });
    expect(events.map(({ number }) => number)).toEqual([4, 4, 6]);
  });
});

it("entries that were not sent are chance's", () => {
  expect(entriesOf([[3, 1, "done", true]], 2, 4)).toEqual([
    { number: 2, seat: -1, choice: "", automatic: false },
    { number: 3, seat: 1, choice: "done", automatic: true },
    { number: 4, seat: -1, choice: "", automatic: false },
  ]);
  expect(entriesOf([], Infinity, 5)).toEqual([]);
});
