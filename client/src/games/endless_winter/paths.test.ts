// Every choice of whole games can be made: by clicks alone, by clicks and a short list, or by its button.

import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../generated/messages";
import { Interaction } from "../../lib/interaction.svelte";
import { boxOf } from "./components";
import asked from "./fixtures/choices.json";
import components from "./fixtures/components.json";
import { meant, paths, zoneOf } from "./paths";

const ONLY_BUTTONS = new Set([
  "end",
  "forgo",
  "hunt",
  "idol",
  "on",
  "pay",
  "sealed",
  "skip",
  "stop",
  "swap",
  "use",
]);

function choice(text: string): ChoiceView {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) };
}

const questions = Object.entries(asked as Record<string, string[][]>).flatMap(([name, sets]) =>
  sets.map((texts, at) => ({ name: `${name} ${at + 1}`, choices: texts.map(choice) })),
);

describe("paths", () => {
  it("covers all questions a player is asked", () => {
    expect(questions.length).toBeGreaterThan(100);
    expect(Object.keys(asked)).toEqual(
      expect.arrayContaining([
        "place-figure",
        "top-section",
        "gain",
        "pay-labour",
        "build-pile",
        "take-chief",
      ]),
    );
  });

  it("leaves only what has no place on the board to buttons", () => {
    const verbs = new Set(
      questions
        .flatMap(({ choices }) => choices)
        .filter((one) => !paths(one).length)
        .map((one) => one.verb),
    );
    expect([...verbs].filter((verb) => !ONLY_BUTTONS.has(verb))).toEqual([]);
  });

  it.each(questions)("reaches every choice of $name", ({ choices }) => {
    for (const wanted of choices) {
      const made: string[] = [];
      const interaction = new Interaction(
        () => choices,
        paths,
        (one) => made.push(one.text),
      );
      const clicks = paths(wanted);
      for (const target of clicks) {
        expect(interaction.isLit(target), `${target} for ${wanted.text}`).toBe(true);
        interaction.click(target);
      }
      // Several choices behind the same clicks: the short list offers this one.
      if (!made.length) expect(interaction.open.map((one) => one.text)).toContain(wanted.text);
      else expect(made).toEqual([wanted.text]);
    }
  });

  it("moves a Camp from a hex to a hex", () => {
    expect(paths(choice("move 0 3"))).toEqual(["hex:0", "hex:3"]);
    expect(paths(choice("place chief migrate"))).toEqual(["column:migrate"]);
    expect(paths(choice("hunt nothing"))).toEqual([]);
    expect(paths(choice("take_chief great_eye side_b"))).toEqual(["draft:great_eye.side_b"]);
  });

  it("brings the zone of a choice forward, and leaves it for one without", () => {
    expect(zoneOf(choice("place tribe hunt"))).toBe("wall");
    expect(zoneOf(choice("gather 4"))).toBe("map");
    expect(zoneOf(choice("learn c1_01"))).toBe("cards");
    expect(zoneOf(choice("build 0.1.1"))).toBe("stones");
    expect(zoneOf(choice("tip sabertooth"))).toBe("mine");
    expect(zoneOf(choice("camp"))).toBe("map");
    expect(zoneOf(choice("pay start_brave food:2"))).toBe("mine");
    expect(zoneOf(choice("sealed"))).toBe("mine");
    expect(zoneOf(choice("forgo"))).toBe("");
  });
});

describe("what somebody seems to mean", () => {
  const box = boxOf(components);
  const open = (...texts: string[]): ChoiceView[] => texts.map(choice);

  it("depends on the question", () => {
    expect(meant("hand:hunter", open("on"), [], box)).toBe("work hunter");
    expect(meant("hand:c1_01", open("stop"), [], box)).toBe("play c1_01");
    expect(meant("hand:hunter", open("sealed"), [], box)).toBe("commit hunter");
    expect(meant("hand:hunter", open("discard elder"), [], box)).toBe("discard hunter");
    expect(meant("hex:4", open("move 0 1"), ["hex:0"], box)).toBe("move 0 4");
    expect(meant("hex:4", open("move 0 1"), [], box)).toBe("");
    expect(meant("hex:4", open("gather 1"), [], box)).toBe("gather 4");
    expect(meant("column:hunt", open("place tribe rest"), [], box)).toBe("place tribe hunt");
    expect(meant("column:hunt", open("on"), [], box)).toBe("");
    expect(meant("tribe:elder", open("enlist hunter"), [], box)).toBe("enlist elder");
  });
});
