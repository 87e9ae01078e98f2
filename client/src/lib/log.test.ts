// The log: choices with what followed, turns, sentences that run on, gains beside them.

import { beforeAll, describe, expect, it } from "vitest";

import type { EventView } from "../generated/messages";
import { words } from "./i18n.svelte";
import { choicesOf, gainsOf, lastTurn, runOn, entryTexts, turnsOf, type Gain, type LogTurn } from "./log";

/** Messages that do not exist show their keys: here the keys are the sentences. */
const event = (number: number, text: string, facts: Record<string, unknown> = {}): EventView => ({
  number,
  event: facts,
  message: text ? { key: text, args: {} } : null,
});
const entry = (number: number, seat: number, automatic = false) => ({ number, seat, automatic });
const outline = (turns: LogTurn[]): unknown[] =>
  turns.map(({ seat, stage, entries }) => [seat, stage, entries.map(({ number, last }) => [number, last])]);

const named = (seat: number): string => ["Ann", "Bea"][seat] ?? "";
const gainOf = (facts: unknown): Gain | null => (facts as { gain?: Gain }).gain ?? null;

beforeAll(() => words.use("en"));

describe("choices", () => {
  it("have the draws and forced choices that follow them", () => {
    const found = choicesOf([entry(1, -1), entry(2, 0), entry(3, -1), entry(4, 0, true), entry(5, 0)]);
    expect(found).toEqual([
      { seat: -1, number: 1, last: 1 },
      { seat: 0, number: 2, last: 4 },
      { seat: 0, number: 5, last: 5 },
    ]);
  });
});

describe("gains to come", () => {
  it("are added up by seat", () => {
    const gain = (seat: number, icon: string, amount: number) => ({ seat, gain: { icon, amount } });
    expect(gainsOf([gain(1, "corn", -1), gain(0, "fish", 1), {}, gain(0, "fish", 2)], gainOf)).toEqual([
      { seat: 1, gains: [{ icon: "corn", amount: -1 }] },
      { seat: 0, gains: [{ icon: "fish", amount: 3 }] },
    ]);
  });
});

describe("turns", () => {
  it("change with the seat that chooses", () => {
    const entries = [entry(1, 0), entry(2, 0), entry(3, -1), entry(4, 1)];
    const events = [event(1, "a"), event(2, "b"), event(3, "c"), event(4, "d")];
    expect(outline(turnsOf(events, entries, 2))).toEqual([
      [
        0,
        2,
        [
          [1, 1],
          [2, 3],
        ],
      ],
      [1, 2, [[4, 4]]],
    ]);
  });

  it("begin where the game says so, and know the stage, looking back too", () => {
    const entries = [entry(1, 0), entry(2, 1), entry(3, 1)];
    const events = [
      event(1, "a"),
      event(1, "year", { type: "YearBegan", year: 3 }),
      event(1, "whose", { type: "TurnBegan", seat: 1, lap: 1 }),
      event(2, "b"),
      event(2, "whose", { type: "TurnBegan", seat: 1, lap: 2 }),
      event(3, "c"),
    ];
    const turns = turnsOf(events, entries);
    expect(turns.map(({ seat, stage }) => [seat, stage])).toEqual([
      [0, 2],
      [-1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(new Set(turns.map(({ key }) => key)).size).toBe(4);
    // The heading says whose turn it is: the sentence need not.
    expect(
      turns.flatMap((turn) => turn.entries.flatMap((one) => one.events.map((e) => e.message?.key))),
    ).toEqual(["a", "year", "b", "c"]);
    expect(lastTurn(turns, 0)?.number).toBe(1);
    expect(lastTurn(turns, 1)?.last).toBe(3);
    expect(lastTurn(turns, 2)).toBeUndefined();
  });

  it("are shown even when the record before them is not known", () => {
    expect(outline(turnsOf([event(7, "x")], []))).toEqual([[-1, null, [[7, 7]]]]);
  });
});

describe("sentences", () => {
  it("name their subject once", () => {
    expect(runOn(["Ann fishes.", "Ann gains 2 fish.", "Ann scores 3."], "Ann")).toBe(
      "Ann fishes, gains 2 fish, scores 3.",
    );
  });

  it("stay apart where they are involved or about something else", () => {
    const sentences = ["Ann moves: home.", "Ann rests.", "The deck is empty.", "Anna rests.", "Ann wins."];
    expect(runOn(sentences, "Ann")).toBe(sentences.join(" "));
  });

  it("name their topic once", () => {
    const sentences = ["Ann sets up.", "New: a fish.", "New: a bird.", "Gone: a bird."];
    expect(runOn(sentences, "Ann")).toBe("Ann sets up. New: a fish; a bird. Gone: a bird.");
  });

  it("that come again are counted", () => {
    expect(runOn(["Ann plays 1.", "Ann plays 1.", "Ann plays 1.", "Ann rests."], "Ann")).toBe(
      "Ann plays 1 (×3), rests.",
    );
  });
});

describe("an entry", () => {
  it("has a part for each seat, with gains of the same kind added up", () => {
    const fish = (amount: number) => ({ seat: 0, gain: { icon: "fish", amount } });
    const [turn] = turnsOf(
      [
        event(1, "Ann trades.", { seat: 0 }),
        event(1, "Ann gains 1.", fish(1)),
        event(1, "Ann gains 2.", fish(2)),
        event(1, "Ann gives 4.", fish(-4)),
        event(1, ""),
        event(1, "Bea pays.", { seat: 1 }),
      ],
      [entry(1, 0)],
    );
    const texts = entryTexts(turn?.entries[0] as LogTurn["entries"][0], gainOf, named);
    expect(texts).toEqual([
      {
        seat: 0,
        text: "Ann trades.",
        gains: [
          { icon: "fish", amount: 3, text: "Ann gains 1. Ann gains 2." },
          { icon: "fish", amount: -4, text: "Ann gives 4." },
        ],
        whole: "Ann trades, gains 1, gains 2, gives 4.",
      },
      { seat: 1, text: "Bea pays.", gains: [], whole: "Bea pays." },
    ]);
  });
});
