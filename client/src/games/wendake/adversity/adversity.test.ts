// Adversity on the board: every choice by clicks, the card in force, tokens, patrols and numbered tiles.

import { describe, expect, it } from "vitest";

import { benchOf, describeBoard, describePaths } from "../../../board/harness";
import type { AdversityView } from "../../../generated/wendake";
import components from "../fixtures/components.json";
import move from "./fixtures/adversity-hard-fronts-move-step-late.json";
import asked from "./fixtures/choices.json";

const { default: game } = await import("..");
const { draw } = benchOf(game, components);
const view = move.view as unknown as AdversityView;

describeBoard({ name: "wendake", game, components, positions: { "a Move": move } });

describePaths({
  game,
  asked,
  prompts: ["place-marker", "offer", "recall-woman", "lose-warrior"],
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
  sharing: ["activate", "change_mask", "play", "reserve", "transfer"],
});

describe("Adversity", () => {
  it("says what the card in force does, and shows Ghost cards in their places", () => {
    const { host } = draw(move);
    const card = host.querySelector(".timeline .advcard");
    expect(card?.querySelector("p")?.textContent?.length).toBeGreaterThan(10);
    expect(host.querySelectorAll(".timeline .gcol")).toHaveLength(3);
    const tokens = [...host.querySelectorAll(".timeline .tokenrow use")].map((one) =>
      one.getAttribute("href"),
    );
    expect(tokens).toEqual(view.adversity.tokens.map((token) => `#token-${token || "back"}`));
    const disks = [...host.querySelectorAll(".timeline .diskrow")].map(
      (one) => one.querySelector("svg") !== null,
    );
    expect(disks.indexOf(true)).toBe(view.adversity.first);
    expect(disks.filter(Boolean)).toHaveLength(1);
  });

  it("shows the mask card of the year with its flag, and what the token aside must be", () => {
    const flagOf = (mask: string): string | null | undefined => {
      const cards = view.ghost.cards.map((card) => ({ ...card, mask: "" }));
      const [first, ...others] = cards as [(typeof cards)[0], ...typeof cards];
      const ghost = { ...view.ghost, cards: [{ ...first, mask }, ...others] };
      const { host } = draw({ ...move, view: { ...move.view, ghost } });
      return host.querySelector(".timeline .gmask svg:last-child use")?.getAttribute("href");
    };
    expect(flagOf("wolf_red_safe")).toBe("#flag-english");
    expect(flagOf("wolf_yellow_safe")).toBe("#flag-french");
    const aside = (tokens: string[]): string | null | undefined => {
      const { host } = draw({ ...move, view: { ...move.view, adversity: { ...view.adversity, tokens } } });
      return host.querySelector(".timeline .aside use")?.getAttribute("href");
    };
    expect(aside(["arrow", "", ""])).toBe("#token-back");
    expect(aside(["arrow", "circle", ""])).toBe("#token-arrow");
    expect(aside(["arrow", "arrow", "arrow"])).toBe("#token-circle");
  });

  it("draws a patrol wherever Europeans are, under the flag of the territory", () => {
    const { host } = draw(move);
    expect(view.adversity.europeans.length).toBeGreaterThan(0);
    expect(host.querySelectorAll(".patrols .piece.patrol")).toHaveLength(view.adversity.europeans.length);
  });

  it("numbers the advanced tiles and puts the Ghost's disk under one", () => {
    const { host } = draw(move);
    const numbers = [...host.querySelectorAll(".adv .no")].map((one) => one.getAttribute("data-number"));
    expect(numbers).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(host.querySelectorAll(".adv .gdisk")).toHaveLength(1);
  });
});
