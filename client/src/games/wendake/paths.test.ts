// The clicks of Wendake's choices.

import { describe, expect, it } from "vitest";

import { describePaths } from "../../board/harness";
import { choiceOf } from "../../lib/interaction.svelte";
import asked from "./fixtures/choices.json";
import { meant, paths, zoneOf } from "./paths";

const { default: game } = await import(".");

describePaths({
  game,
  asked,
  prompts: ["place-marker", "move-step", "exchange", "replace-tile", "play-masks"],
  buttons: [
    "change_no_mask",
    "claim_nothing",
    "continue",
    "done",
    "end_turn",
    "keep_tiles",
    "pay",
    "place_another",
    "play_nothing",
    "skip",
    "skip_rest",
    "slide",
  ],
  sharing: ["activate", "reserve", "transfer", "play", "change_mask"],
});

describe("the clicks of a choice", () => {
  it("knows the black marker of the Ojibwa as another way to the same cell", () => {
    expect(paths(choiceOf("activate 1 2"))).toEqual(["cell:5"]);
    expect(paths(choiceOf("activate 1 2 black"))).toEqual(["cell:5"]);
  });

  it("starts a step with the guard and ends it with place or victim", () => {
    expect(paths(choiceOf("move sandusky wendake"))).toEqual(["guard:sandusky", "land:wendake"]);
    expect(paths(choiceOf("occupy mohawk wendake.2"))).toEqual(["guard:mohawk", "area:wendake.2"]);
    expect(paths(choiceOf("attack_guard sandusky wendake seat2"))).toEqual([
      "guard:sandusky",
      "victim:wendake.seat2",
    ]);
    expect(paths(choiceOf("lose guard mohawk"))).toEqual(["guard:mohawk"]);
    expect(paths(choiceOf("lose woman home"))).toEqual(["home:woman"]);
  });
});

describe("zones", () => {
  it("finds the part of the board where a choice begins", () => {
    expect(zoneOf(choiceOf("activate 0 0"))).toBe("village");
    expect(zoneOf(choiceOf("move sandusky wendake"))).toBe("map");
    expect(zoneOf(choiceOf("claim women_3"))).toBe("masks");
    expect(zoneOf(choiceOf("buy move_2"))).toBe("progress");
    expect(zoneOf(choiceOf("end_turn"))).toBe("village");
    expect(zoneOf(choiceOf("replace hunt trade"))).toBe("village");
    expect(zoneOf(choiceOf("replace hunt trade"), 1)).toBe("masks");
  });
});

describe("what is meant by pointing at something dark", () => {
  const open = [choiceOf("activate 0 0"), choiceOf("reserve")];

  it("asks about the marker on a cell", () => {
    expect(meant("cell:8", open, [])).toBe("activate 2 2");
    expect(meant("cell:8", [choiceOf("fire 0 0")], [])).toBe("fire 2 2");
  });

  it("asks about a step once a guard is chosen, and about nothing before", () => {
    expect(meant("land:wendake", open, [])).toBe("");
    expect(meant("land:wendake", [choiceOf("move sandusky saginaw")], ["guard:sandusky"])).toBe(
      "move sandusky wendake",
    );
    expect(meant("victim:wendake.seat2", [], ["guard:sandusky"])).toBe("attack_guard sandusky wendake seat2");
  });

  it("asks about buying, claiming and drawing by their places", () => {
    expect(meant("progress:move_2", open, [])).toBe("buy move_2");
    expect(meant("turtle:women_3", open, [])).toBe("claim women_3");
    expect(meant("pile:deck", open, [])).toBe("draw deck");
  });
});
