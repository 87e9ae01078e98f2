// The clicks of Tindaya's choices.

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
  prompts: [
    "take-action",
    "choose-move",
    "choose-sail",
    "optional-actions",
    "make-offering",
    "lay-one-terrain",
    "declare-weapons",
    "answer-offer",
    "compose-dowry",
    "keep-objective",
    "traitor-turn",
    "place-neutral",
    "victims",
    "eat",
  ],
  buttons: [
    "accept",
    "betray",
    "canoe",
    "convert",
    "discard",
    "drop",
    "end_turn",
    "fight",
    "finish",
    "fort_tile",
    "group",
    "keep_tokens",
    "majos",
    "no_fire",
    "no_protection",
    "objective",
    "pair",
    "pass",
    "prisoner",
    "propose",
    "protect_idol",
    "refuse",
    "saves",
    "split",
    "stop",
    "stop_offering",
    "swap",
    "token",
    "unit",
    "weapons",
  ],
  sharing: [
    "animal",
    "barter",
    "build",
    "cave",
    "collect",
    "develop",
    "dowry",
    "explore",
    "herd",
    "noble",
    "offer",
    "place",
    "produce",
    "sell",
    "slaughter",
    "terrain",
    "use",
    "villager",
  ],
});

describe("the clicks of a choice", () => {
  it("are on the hex, the number or the thing that it names", () => {
    expect(paths(choiceOf("walk 4,1"))).toEqual(["hex:4,1"]);
    expect(paths(choiceOf("place dock -1,5"))).toEqual(["hex:-1,5"]);
    expect(paths(choiceOf("fire straw wood"))).toEqual(["good:straw", "good:wood"]);
    expect(paths(choiceOf("pawn acoran 3"))).toEqual(["slot:acoran.3"]);
    expect(paths(choiceOf("relocate moneiba 7"))).toEqual(["god:moneiba", "volcano:7"]);
    expect(paths(choiceOf("ship ship_grey 2"))).toEqual(["ship:ship_grey", "trench:2"]);
    expect(paths(choiceOf("hand_over wood"))).toEqual(["give:wood"]);
    expect(paths(choiceOf("take_back wood salt"))).toEqual(["offered:wood.salt"]);
    expect(paths(choiceOf("weapons 1 0"))).toEqual([]);
  });

  it("brings the zone of a choice forward", () => {
    expect(zoneOf(choiceOf("walk 4,1"))).toBe("islands");
    expect(zoneOf(choiceOf("group 1 1"))).toBe("islands");
    expect(zoneOf(choiceOf("produce farmer cube"))).toBe("boards");
    expect(zoneOf(choiceOf("pawn acoran 1"))).toBe("mountain");
    expect(zoneOf(choiceOf("relocate moneiba 7"), 1)).toBe("islands");
    expect(zoneOf(choiceOf("take_back wood salt"))).toBe("islands");
    expect(zoneOf(choiceOf("accept"))).toBe("islands");
    expect(zoneOf(choiceOf("betray"))).toBe("");
  });
});

describe("what somebody seems to mean", () => {
  const box = boxOf(components);
  const open = (...texts: string[]): ChoiceView[] => texts.map(choiceOf);

  it("depends on the question", () => {
    expect(meant("hex:4,1", open("walk 3,1"), [], box)).toBe("walk 4,1");
    expect(meant("hex:4,1", open("sail 3,1"), [], box)).toBe("sail 4,1");
    expect(meant("hex:4,1", open("accept"), [], box)).toBe("");
    expect(meant("produce:farmer", open("pass"), [], box)).toBe("produce farmer cube");
    expect(meant("produce:farmer", open("accept"), [], box)).toBe("");
    expect(meant("good:figs", open("eat fish"), [], box)).toBe("eat figs");
  });
});
