// Every choice of whole games can be made: by clicks alone, by clicks and a short list, or by its button.

import { describe, expect, it } from "vitest";

import type { ChoiceView } from "../../generated/messages";
import { Interaction } from "../../lib/interaction.svelte";
import asked from "./fixtures/choices.json";
import { meant, paths, zoneOf } from "./paths";

const ONLY_BUTTONS = new Set([
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
]);

function choice(text: string): ChoiceView {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) };
}

const questions = Object.entries(asked).flatMap(([name, sets]) =>
  sets.map((texts, at) => ({ name: `${name} ${at + 1}`, choices: texts.map(choice) })),
);

describe("paths", () => {
  it("covers all questions a player is asked", () => {
    expect(questions.length).toBeGreaterThan(150);
    expect(Object.keys(asked)).toEqual(
      expect.arrayContaining(["place-marker", "move-step", "exchange", "replace-tile", "play-masks"]),
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
        expect(interaction.isLit(target), `${target} should glow for «${wanted.text}»`).toBe(true);
        interaction.click(target);
      }
      if (made.length) {
        expect(made).toEqual([wanted.text]);
        continue;
      }
      // The list that is left: the choice is in it, and it is short unless nothing was clicked at all.
      const left = interaction.open.filter((one) => paths(one).length === clicks.length);
      expect(left.map((one) => one.text)).toContain(wanted.text);
      if (clicks.length) expect(new Set(left.map((one) => paths(one).join())).size).toBe(1);
      interaction.pick(wanted);
      expect(made).toEqual([wanted.text]);
    }
  });

  it("opens a short list only where choices differ in nothing one could click", () => {
    for (const { choices } of questions) {
      const ways = new Map<string, ChoiceView[]>();
      for (const one of choices) {
        if (!paths(one).length) continue;
        ways.set(paths(one).join(), [...(ways.get(paths(one).join()) ?? []), one]);
      }
      for (const same of ways.values()) {
        if (same.length === 1) continue;
        expect(["activate", "reserve", "transfer", "play", "change_mask"]).toContain(same[0]?.verb);
      }
    }
  });

  it("knows the black marker of the Ojibwa as another way to the same cell", () => {
    expect(paths(choice("activate 1 2"))).toEqual(["cell:5"]);
    expect(paths(choice("activate 1 2 black"))).toEqual(["cell:5"]);
  });

  it("starts a step with the guard and ends it with place or victim", () => {
    expect(paths(choice("move sandusky wendake"))).toEqual(["guard:sandusky", "land:wendake"]);
    expect(paths(choice("occupy mohawk wendake.2"))).toEqual(["guard:mohawk", "area:wendake.2"]);
    expect(paths(choice("attack_guard sandusky wendake seat2"))).toEqual([
      "guard:sandusky",
      "victim:wendake.seat2",
    ]);
    expect(paths(choice("lose guard mohawk"))).toEqual(["guard:mohawk"]);
    expect(paths(choice("lose woman home"))).toEqual(["home:woman"]);
  });
});

describe("zones", () => {
  it("finds the part of the board where a choice begins", () => {
    expect(zoneOf(choice("activate 0 0"))).toBe("village");
    expect(zoneOf(choice("move sandusky wendake"))).toBe("map");
    expect(zoneOf(choice("claim women_3"))).toBe("masks");
    expect(zoneOf(choice("buy move_2"))).toBe("progress");
    expect(zoneOf(choice("end_turn"))).toBe("village");
    expect(zoneOf(choice("replace hunt trade"))).toBe("village");
    expect(zoneOf(choice("replace hunt trade"), 1)).toBe("masks");
  });
});

describe("what is meant by pointing at something dark", () => {
  const open = [choice("activate 0 0"), choice("reserve")];

  it("asks about the marker on a cell", () => {
    expect(meant("cell:8", open, [])).toBe("activate 2 2");
    expect(meant("cell:8", [choice("fire 0 0")], [])).toBe("fire 2 2");
  });

  it("asks about a step once a guard is chosen, and about nothing before", () => {
    expect(meant("land:wendake", open, [])).toBe("");
    expect(meant("land:wendake", [choice("move sandusky saginaw")], ["guard:sandusky"])).toBe(
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
