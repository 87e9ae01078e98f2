// The log as paragraphs: whose they are, what runs on, what icons tell, what is left out.

import { beforeAll, describe, expect, it } from "vitest";

import type { EventView } from "../generated/messages";
import { words } from "./i18n.svelte";
import { choicesOf, type LogTurn, turnsOf } from "./log";
import { rowsOf } from "./logTables";
import { paragraphsOf, type Telling } from "./paragraphs";

/** Messages that do not exist show their keys: here the keys are the sentences. */
const event = (number: number, text: string, facts: Record<string, unknown> = {}): EventView => ({
  number,
  event: facts,
  message: text ? { key: text, args: {} } : null,
});
const entry = (number: number, seat: number, automatic = false) => ({ number, seat, automatic });
const named = (seat: number): string => ["Ann", "Bea"][seat] ?? "";
type Facts = { work?: number; fish?: number; icon?: string; dull?: boolean; step?: boolean };
const telling: Telling = {
  gain: (facts) => {
    const { fish } = facts as Facts;
    return fish ? { icon: "fish", amount: fish } : null;
  },
  price: (facts) => {
    const { work } = facts as Facts;
    return work ? { icon: "work", amount: -work } : null;
  },
  sign: (facts) => (facts as Facts).icon ?? "",
  quiet: (facts) => (facts as Facts).dull ?? false,
  begins: (facts) => (facts as Facts).step ?? false,
};
const told = (turn: LogTurn | undefined): string[] =>
  (turn ? paragraphsOf(turn, telling, named) : []).map(
    ({ seat, pieces }) =>
      `${seat}: ${pieces
        .map(
          ({ icon, text, gains }) =>
            (icon && `[${icon}]`) + text + gains.map((gain) => `{${gain.amount} ${gain.icon}}`).join(""),
        )
        .join("")}`,
  );

beforeAll(() => words.use("en"));

describe("a turn", () => {
  it("is one paragraph that names its subject once", () => {
    const [turn] = turnsOf(
      [
        event(1, "Ann marks Fish.", { seat: 0 }),
        event(2, "Ann fishes.", { seat: 0, icon: "act-fish" }),
        event(2, "Ann gains 2 fish.", { seat: 0, fish: 2 }),
        event(3, "Ann moves a warrior.", { seat: 0 }),
        event(4, "Ann moves a hunter.", { seat: 0 }),
        event(4, "Ann: a woman goes home.", { seat: 0 }),
        event(4, "Ann turns a tile.", { seat: 0, dull: true }),
      ],
      [1, 2, 3, 4].map((number) => entry(number, 0)),
    );
    expect(told(turn)).toEqual([
      "0: Ann marks Fish.[act-fish]{2 fish} Ann moves a warrior, moves a hunter. A woman goes home.",
    ]);
  });

  it("runs on behind the icon of an action, unless something came of what was said before", () => {
    const [turn] = turnsOf(
      [
        event(1, "Ann marks Fish.", { seat: 0 }),
        event(2, "Ann builds.", { seat: 0, icon: "act-canoe" }),
        event(2, "Ann places a canoe.", { seat: 0 }),
        event(3, "x", { seat: 0, fish: 1 }),
        event(4, "Ann walks.", { seat: 0, icon: "act-move" }),
        event(4, "Ann claims a tile.", { seat: 0 }),
      ],
      [1, 2, 3, 4].map((number) => entry(number, 0)),
    );
    expect(told(turn)).toEqual([
      "0: Ann marks Fish,[act-canoe] places a canoe.{1 fish}[act-move] Ann claims a tile.",
    ]);
  });

  it("names once what several choices in a row are about", () => {
    const [turn] = turnsOf(
      ["New on the display: a.", "New on the display: b.", "New on the display: c.", "Wind."].map(
        (text, at) => event(at + 1, text),
      ),
      [1, 2, 3, 4].map((number) => entry(number, -1)),
    );
    expect(told(turn)).toEqual(["-1: New on the display: a, b, c. Wind."]);
  });

  it("tells each step in a paragraph of its own", () => {
    const [turn] = turnsOf(
      [
        event(1, "Waste.", { step: true }),
        event(1, "Figs rot."),
        event(1, "Event.", { step: true, icon: "wave" }),
        event(1, "Land sinks."),
      ],
      [entry(1, 0)],
    );
    expect(told(turn)).toEqual(["-1: Waste. Figs rot.", "-1: [wave] Land sinks."]);
  });

  it("adds up what comes and goes in several choices, and counts what comes again", () => {
    const [turn] = turnsOf(
      [
        event(1, "Ann trades.", { seat: 0 }),
        event(2, "", { seat: 0 }),
        event(2, "a", { seat: 0, fish: 1 }),
        event(3, "b", { seat: 0, fish: 2 }),
        event(4, "Ann draws.", { seat: 0 }),
        event(5, "Ann draws.", { seat: 0 }),
        event(6, "Ann draws.", { seat: 0 }),
      ],
      [1, 2, 3, 4, 5, 6].map((number) => entry(number, 0)),
    );
    expect(told(turn)).toEqual(["0: Ann trades{3 fish}, draws (×3)."]);
  });

  it("tells what was done before what it cost, and the same thing once", () => {
    const [turn] = turnsOf(
      [
        event(1, "a", { seat: 0, fish: -1 }),
        event(1, "Ann camps.", { seat: 0 }),
        event(2, "b", { seat: 0, fish: -1 }),
        event(2, "Ann camps.", { seat: 0 }),
        event(3, "c", { seat: 0, fish: -2 }),
        event(3, "Ann moves: hill → lake.", { seat: 0 }),
        event(4, "d", { seat: 0, fish: -1 }),
        event(4, "Ann moves: lake → hill.", { seat: 0 }),
        event(5, "Ann rests.", { seat: 0 }),
      ],
      [1, 2, 3, 4, 5].map((number) => entry(number, 0)),
    );
    expect(told(turn)).toEqual([
      "0: Ann camps (×2){-2 fish}, moves: hill → lake{-2 fish}, lake → hill.{-1 fish} Ann rests.",
    ]);
  });

  it("shows a price behind what it was paid for", () => {
    const [turn] = turnsOf(
      [
        event(1, "Ann plays a card.", { seat: 0 }),
        event(1, "a", { seat: 0, work: 1 }),
        event(1, "Ann moves.", { seat: 0 }),
      ],
      [entry(1, 0)],
    );
    expect(told(turn)).toEqual(["0: Ann plays a card, moves.{-1 work}"]);
  });

  it("leaves out what the next event says more exactly", () => {
    const twice = (facts: unknown, next: unknown): boolean =>
      (facts as Facts).dull !== undefined && (next as Facts | undefined)?.dull === false;
    const [turn] = turnsOf(
      [
        event(1, "Ann draws 1 card.", { seat: 0, dull: true }),
        event(2, "Ann draws a fish.", { seat: 0, dull: false }),
      ],
      [entry(1, 0), entry(2, -1)],
    );
    const [paragraph] = turn ? paragraphsOf(turn, { gain: () => null, quiet: twice }, named) : [];
    expect(paragraph?.pieces.map(({ text }) => text)).toEqual(["Ann draws a fish."]);
  });

  it("speaks of others in paragraphs of their own", () => {
    const [turn] = turnsOf(
      [event(1, "Ann attacks.", { seat: 0 }), event(1, "Bea goes home.", { seat: 1 })],
      [entry(1, 0)],
    );
    expect(told(turn)).toEqual(["0: Ann attacks.", "1: Bea goes home."]);
  });
});

describe("a forced choice", () => {
  it("stands under who made it", () => {
    const spans = choicesOf([entry(1, 0), entry(2, 0, true), entry(3, 1, true), entry(4, 1)]);
    expect(spans).toEqual([
      { seat: 0, number: 1, last: 2 },
      { seat: 1, number: 3, last: 3 },
      { seat: 1, number: 4, last: 4 },
    ]);
    const turns = turnsOf(
      [event(1, "Ann waits.", { seat: 0 }), event(3, "Bea marks Fish.", { seat: 1 })],
      [entry(1, 0), entry(3, 1, true)],
    );
    expect(turns.map(told)).toEqual([["0: Ann waits."], ["1: Bea marks Fish."]]);
  });
});

describe("the end of a stage", () => {
  const year = (number: number, now: number): EventView =>
    event(number, "year", { type: "YearBegan", year: now });
  const points = (number: number, seat: number, count: number): EventView =>
    event(number, "x", { type: "Scored", seat, points: count });
  const pointsOf = (facts: unknown) => {
    const { type, seat, points } = facts as { type?: string; seat: number; points: number };
    return type === "Scored" ? { seat, label: "fish", points } : null;
  };

  it("knows what happened in the stage before, if all of it is known", () => {
    const turns = turnsOf(
      [points(1, 0, 9), year(2, 2), points(3, 0, 1), points(4, 1, 2), points(5, 1, 3), year(6, 3)],
      [],
    );
    const [first, second] = turns.filter((turn) => turn.before);
    expect(second).toBeUndefined();
    expect(first?.stage).toBe(3);
    expect(rowsOf(first?.before ?? [], pointsOf, 2)).toEqual([
      { label: "fish", values: [1, 5] },
      { label: "play-log-points", values: [1, 5], strong: true },
    ]);
    expect(rowsOf([], pointsOf, 2)).toEqual([]);
  });
});
