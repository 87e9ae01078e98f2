// The clicks of Endless Winter's choices.

import { describe, expect, it } from "vitest";

import { describePaths } from "../../board/harness";
import type { ChoiceView } from "../../generated/messages";
import { choiceOf } from "../../lib/interaction.svelte";
import { boxOf } from "./components";
import asked from "./fixtures/choices.json";
import components from "./fixtures/components.json";
import { meant, paths, zoneOf } from "./paths";

const { default: game } = await import(".");

describePaths({
  game,
  asked,
  prompts: ["place-figure", "top-section", "gain", "pay-labour", "build-pile", "take-chief"],
  buttons: ["end", "forgo", "hunt", "idol", "on", "pay", "sealed", "skip", "stop", "swap", "use"],
  sharing: ["bury_discard", "eat", "place"],
});

describe("the clicks of a choice", () => {
  it("moves a Camp from a hex to a hex", () => {
    expect(paths(choiceOf("move 0 3"))).toEqual(["hex:0", "hex:3"]);
    expect(paths(choiceOf("place chief migrate"))).toEqual(["column:migrate"]);
    expect(paths(choiceOf("hunt nothing"))).toEqual([]);
    expect(paths(choiceOf("take_chief great_eye side_b"))).toEqual(["draft:great_eye.side_b"]);
  });

  it("brings the zone of a choice forward, and leaves it for one without", () => {
    expect(zoneOf(choiceOf("place tribe hunt"))).toBe("wall");
    expect(zoneOf(choiceOf("gather 4"))).toBe("map");
    expect(zoneOf(choiceOf("learn c1_01"))).toBe("cards");
    expect(zoneOf(choiceOf("build 0.1.1"))).toBe("stones");
    expect(zoneOf(choiceOf("tip sabertooth"))).toBe("mine");
    expect(zoneOf(choiceOf("camp"))).toBe("map");
    expect(zoneOf(choiceOf("pay start_brave food:2"))).toBe("mine");
    expect(zoneOf(choiceOf("sealed"))).toBe("mine");
    expect(zoneOf(choiceOf("forgo"))).toBe("");
  });
});

describe("what somebody seems to mean", () => {
  const box = boxOf(components);
  const open = (...texts: string[]): ChoiceView[] => texts.map(choiceOf);

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
