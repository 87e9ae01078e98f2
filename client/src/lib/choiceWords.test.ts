// The words of questions and choices: goods as icons with their names, long questions in two parts.

import { beforeAll, describe, expect, it } from "vitest";

import type { ChoiceView } from "../generated/messages";
import { besideText, inGroups, lengthOf, phraseOf, splitQuestion } from "./choiceWords";
import { type Message, words } from "./i18n.svelte";

const glyph = (key: string): string => /^wendake-(?:count|resource)-(fish|corn)$/.exec(key)?.[1] ?? "";
const message = (key: string, args: Message["args"] = {}): Message => ({ key, args });
const choice = (told: Message): ChoiceView =>
  ({ text: "x", verb: "x", args: [], message: told }) as unknown as ChoiceView;
const text = (pieces: { text: string; icon: string }[] | null): string =>
  (pieces ?? []).map(({ text, icon }) => text + (icon && `[${icon}]`)).join("");

beforeAll(async () => {
  await words.use("en");
  await words.open("wendake");
});

describe("a choice", () => {
  it("shows goods as icons that keep their number and their name", () => {
    const goods = message("list-two", {
      first: message("wendake-count-fish", { count: 2 }),
      last: message("wendake-count-corn", { count: 1 }),
    });
    const pieces = phraseOf(choice(message("wendake-choice-pay", { price: goods })), false, glyph);
    expect(text(pieces)).toMatch(/^Pay 2\[fish\] and 1\[corn\]$/);
    expect(pieces?.filter(({ icon }) => icon).map(({ name }) => name)).toEqual(["2 fish", "1 corn"]);
  });

  it("is told in short beside one with the same heading only", () => {
    const long = message("wendake-resource-fish");
    const short = message("wendake-resource-corn");
    const grouped = (group: string): ChoiceView =>
      ({ ...choice(long), short, group: message(group) }) as unknown as ChoiceView;
    const here = grouped("wendake-resource-beaver");
    expect(besideText(here, grouped("wendake-resource-beaver"))).toBe("corn");
    expect(besideText(here, grouped("wendake-resource-leather"))).toBe("fish");
    expect(besideText(here, undefined)).toBe("fish");
  });

  it("stands with those of its kind, and is counted there", () => {
    const of = (name: string, group?: string): ChoiceView =>
      ({ ...choice(message(name)), group: group ? message(group) : undefined }) as unknown as ChoiceView;
    const fish = of("wendake-resource-fish", "wendake-resource-beaver");
    const corn = of("wendake-resource-corn");
    const squash = of("wendake-resource-squash", "wendake-resource-beaver");
    expect(inGroups([fish, corn, squash])).toEqual([fish, squash, corn]);
  });

  it("has a word beside an icon that would stand alone, and stays in words where there is none", () => {
    const alone = message("wendake-choice-offer", { form: "good", name: message("wendake-resource-fish") });
    expect(text(phraseOf(choice(alone), false, glyph))).toBe("[fish] fish");
    expect(phraseOf(choice(message("wendake-choice-keep-tiles")), false, glyph)).toBeNull();
    expect(phraseOf(choice(message("wendake-resource-fish")), false, glyph)).toBeNull();
    expect(phraseOf(choice(message("wendake-choice-keep-tiles")), false, undefined)).toBeNull();
  });
});

describe("a question", () => {
  const plain = (told: string) => ({ text: told, icon: "", name: "" });

  it("of many words is its first sentence and the rest", () => {
    const fish = { text: "2", icon: "fish", name: "2 fish" };
    const { head, rest } = splitQuestion([plain("Give "), fish, plain(". Then something else.")], 10);
    expect(text(head)).toBe("Give 2[fish].");
    expect(text(rest)).toBe("Then something else.");
    expect(lengthOf(head)).toBe(9);
  });

  it("of few words, or of one sentence, stays whole", () => {
    expect(splitQuestion([plain("Who? You.")], 44).rest).toEqual([]);
    expect(splitQuestion([plain("One long sentence without an end.")], 10).rest).toEqual([]);
  });
});
