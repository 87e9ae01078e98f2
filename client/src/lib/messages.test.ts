// What Python encodes, the client decodes and says in the same words: fixtures by client/dev/messages.py.

import { beforeAll, describe, expect, it } from "vitest";

import type { Full, Offer, SeatView, WireEvent } from "../generated/messages";
import { Decoder } from "./decode";
import fixtures from "./fixtures/messages.json";
import { type Language, LANGUAGES, type Message, words } from "./i18n.svelte";

interface Case {
  game: string;
  seat: number;
  seats: SeatView[];
  phrases: Full["phrases"];
  offers: Offer[];
  events: (WireEvent | unknown[])[];
  rules: string[][];
  /** By language, as Python says them. */
  choices: Record<Language, string[]>;
  short: Record<Language, string[]>;
  groups: Record<Language, string[]>;
  sentences: Record<Language, string[]>;
}

const cases = fixtures as unknown as Case[];
const say = (message: unknown): string => words.tell(message as Message);

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.use(language));

  it.each(cases.map((one, at) => ({ ...one, at })))("says what Python says: $game, case $at", (one) => {
    const decoder = new Decoder(one.game, one.seats, one.seat, one.phrases);
    const choices = one.offers.map((offer) => decoder.choice(offer));
    const grouped = choices.filter((choice) => choice.group);
    expect(choices.map((choice) => say(choice.message))).toEqual(one.choices[language]);
    expect(grouped.map((choice) => say(choice.short))).toEqual(one.short[language]);
    expect(grouped.map((choice) => say(choice.group))).toEqual(one.groups[language]);
    const events = decoder.events(one.events);
    expect(events.map((event) => say(event.message))).toEqual(one.sentences[language]);
    expect(events.map((event) => event.rules)).toEqual(one.rules);
  });
});

it("every kind of choice keeps its text, verb and arguments", () => {
  const texts = new Set<string>();
  for (const { game, seats, seat, phrases, offers } of cases)
    for (const offer of offers) {
      const { text, verb, args, ability } = new Decoder(game, seats, seat, phrases).choice(offer);
      expect([verb, ...args].join(" ")).toBe(offer.text);
      expect(args.every((arg) => (typeof arg === "number") === /^-?\d+$/.test(String(arg)))).toBe(true);
      expect(ability).toBe(offer.ability ?? false);
      texts.add(text);
    }
  expect(texts.size).toBeGreaterThan(100);
});
