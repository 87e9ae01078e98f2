// New Allies on the board: every choice by clicks, cards, track, patrols and ships.

import { describe, expect, it } from "vitest";

import { benchOf, describeBoard, describePaths } from "../../../board/harness";
import type { AllyView } from "../../../generated/wendake";
import components from "../fixtures/components.json";
import barter from "./fixtures/allies-4-fronts-barter-late.json";
import asked from "./fixtures/choices.json";
import four from "./fixtures/allies-4-fronts-place-marker-late.json";
import { most } from "./hints";
import patrol from "./fixtures/allies-3-backs-patrol-step-late.json";

const { default: game } = await import("..");
const { draw, drawMat } = benchOf(game, components);
const viewOf = (position: { view: unknown }): AllyView => position.view as AllyView;

describeBoard({
  name: "wendake",
  game,
  components,
  positions: { "four players": four, "three players, patrols": patrol, barter },
});

describePaths({
  game,
  asked,
  prompts: ["place-marker", "order-alliance", "advance-disk", "alliance-effect", "place-ship", "patrol-step"],
  buttons: [
    "barter",
    "change_no_mask",
    "claim_nothing",
    "continue",
    "done",
    "end_turn",
    "keep_tiles",
    "patrols",
    "pay",
    "place_another",
    "play_nothing",
    "skip",
    "skip_rest",
    "slide",
    "stay",
    "take_discard",
    "take_mask",
  ],
  sharing: ["activate", "barter", "change_mask", "play", "reserve", "transfer", "turn_card"],
});

describe("New Allies", () => {
  it("lays a Turn card under every space of the turn order, and leaves a well where one was taken", () => {
    const { host } = draw(four);
    const spaces = viewOf(four).turn_spaces;
    expect(host.querySelectorAll(".turncards .tspace")).toHaveLength(spaces.length);
    expect(host.querySelectorAll(".turncards .tcard.gone")).toHaveLength(
      spaces.filter(({ card }) => !card).length,
    );
    expect(host.querySelector(".ordertrack")).toBeNull();
  });

  it("says in words what the cards do where there is room", () => {
    const { host } = draw(four, "masks");
    const lying = viewOf(four).turn_spaces.filter(({ card }) => card).length;
    expect(host.querySelectorAll(".turncards .words b")).toHaveLength(lying);
  });

  it("shows the cards beside every village, used ones face down", () => {
    for (const { seat, cards, cards_used } of viewOf(four).players) {
      const mat = drawMat(four.view, seat);
      expect(mat.querySelectorAll(".owncard")).toHaveLength(cards.length);
      expect(mat.querySelectorAll(".owncard .tcard.used")).toHaveLength(cards_used.length);
      mat.remove();
    }
  });

  it("has an Alliance disk for everybody, and tracks to 35 with the flags of their pairs", () => {
    const { host } = draw(four);
    expect(host.querySelectorAll(".alliance .peg")).toHaveLength(viewOf(four).players.length);
    expect(host.querySelectorAll(".al-space")).toHaveLength(11);
    expect(host.querySelector(".trackrow")?.querySelectorAll(".hole, .hole5")).toHaveLength(36);
    const flags = [...host.querySelectorAll(".pairflag")].map((flag) => flag.getAttribute("href"));
    expect(flags).toEqual(viewOf(four).pair_flags.map((flag) => `#flag-${flag}`));
  });

  it("draws patrols apart from guards, and lets only them walk in an Alliance action", () => {
    const { host, interaction } = draw(patrol);
    const standing = viewOf(patrol).territories.flatMap((land) => land.patrols.filter((count) => count > 0));
    expect(host.querySelectorAll(".patrols .piece.patrol")).toHaveLength(standing.length);
    const sources = [...interaction.lit].filter((target) => target.startsWith("guard:"));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(host.querySelector(`.patrols [data-target="${source}"]`)).not.toBeNull();
      expect(host.querySelector(`.natives [data-target="${source}"]`)).toBeNull();
    }
  });

  it("closes a lake for three players and draws ships by their flags", () => {
    const { host } = draw(patrol);
    expect(host.querySelectorAll(".closed-lake")).toHaveLength(1);
    const ships = viewOf(patrol).ships.filter(({ lake }) => lake);
    expect(host.querySelectorAll(".ships .ship")).toHaveLength(ships.length);
    for (const { flag } of ships) expect(host.querySelector(`[href="#piece-ship-${flag}"]`)).not.toBeNull();
  });

  it("has rifles as the seventh good and a fourth row of turtles", () => {
    const { host } = draw(four);
    expect(host.querySelectorAll(".village .goods:not(.kept) .good")).toHaveLength(7);
    expect(host.querySelectorAll(".shell")).toHaveLength(12);
  });
});

describe("what the map says", () => {
  const view = viewOf(barter);
  const lakes = (counts: number[]): AllyView => ({
    ...view,
    players: view.players.map((player, at) => ({ ...player, lakes: { erie: counts[at] ?? 0 } })),
  });

  it("names who has strictly the most canoes, also after one was moved away", () => {
    expect(most(lakes([2, 1, 0, 1]), "erie")).toEqual({ seat: 0, count: 2 });
    expect(most(lakes([2, 2, 0, 1]), "erie")).toBeNull();
    expect(most(lakes([2, 2, 0, 1]), "erie", { 1: -1 })).toEqual({ seat: 0, count: 2 });
    expect(most(lakes([]), "erie")).toBeNull();
  });
});
