// New Allies on the board: every choice by clicks, cards, track, patrols and ships.

import { describe, expect, it } from "vitest";

import { benchOf, describeBoard, describePaths } from "../../../board/harness";
import type { AllyView } from "../../../generated/wendake";
import components from "../fixtures/components.json";
import barter from "./fixtures/allies-4-fronts-barter-late.json";
import asked from "./fixtures/choices.json";
import four from "./fixtures/allies-4-fronts-place-marker-late.json";
import { zonesOn } from "../..";
import { bartering, most } from "./hints";
import base from "../fixtures/4-fronts-place-marker-late.json";
import patrol from "./fixtures/allies-3-backs-patrol-step-late.json";
import { attackable, reachOf } from "./reach";
import { advance, flagsOf } from "./switching";

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
    const { host } = draw(four, "alliance");
    const view = viewOf(four);
    const lying = view.turn_spaces.filter(({ card }) => card).length;
    const mine = view.players[view.seat ?? 0]?.cards.length ?? 0;
    expect(host.querySelectorAll(".timeline .words b")).toHaveLength(lying);
    expect(host.querySelectorAll(".mycards .words small")).toHaveLength(mine);
    expect(host.querySelectorAll(".alliancebox .al-space")).toHaveLength(11);
  });

  it("has a zone of its own on a phone, and leaves the turn order out of the others", () => {
    const ids = (view: unknown): string[] => zonesOn(game, view).map(({ id }) => id);
    expect(ids(four.view)).toEqual(["village", "map", "alliance", "masks", "progress", "players"]);
    expect(ids(base.view)).toEqual(game.zones.map(({ id }) => id));
    expect(draw(four, "masks").host.querySelector(".turncards")).toBeNull();
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

  it("finds the lakes for a barter: with most canoes now, or once a canoe of others is gone", () => {
    const player = (seat: number, lakes: Record<string, number>): AllyView["players"][number] => ({
      ...(view.players[seat] as AllyView["players"][number]),
      lakes,
    });
    const seen: AllyView = {
      ...view,
      closed_lakes: ["superior"],
      ships: [
        { flag: "english", lake: "huron" },
        { flag: "french", lake: "" },
      ],
      players: [
        player(0, { erie: 2, ontario: 1, huron: 3, superior: 1, michigan: 1 }),
        player(1, { erie: 1, ontario: 1, michigan: 2 }),
      ],
    };
    const lakes = ["superior", "michigan", "huron", "erie", "ontario"];
    expect(bartering(seen, lakes, 0)).toEqual({ now: ["erie"], moving: ["ontario"] });
    expect(bartering(seen, lakes, 1)).toEqual({ now: ["michigan"], moving: ["ontario"] });
  });

  it("says what changing sides pays, on a track of the flag that is left (NA-ALLY-06)", () => {
    const at = (ally: string, alliance: number): AllyView => ({
      ...view,
      pair_flags: ["french", "english"],
      pairs: [
        ["mask", "military"],
        ["economic", "ritual"],
      ],
      players: view.players.map((player) => ({ ...player, ally, alliance })),
    });
    expect(advance(at("english", 3), 0, "french", 5)).toEqual({
      form: "change",
      flag: "french",
      to: 1,
      points: 3,
      tracks: ["economic", "ritual"],
    });
    expect(advance(at("french", 5), 0, "french", 5)).toMatchObject({
      form: "end",
      to: 5,
      points: 1,
      tracks: ["mask", "military"],
    });
    expect(advance(at("", 0), 0, "english", 5)).toMatchObject({ form: "step", to: 1, points: 0 });
    expect([flagsOf("either"), flagsOf("french"), flagsOf("none")]).toEqual([
      ["english", "french"],
      ["french"],
      [],
    ]);
  });

  it("counts the steps of patrols around homes of others, and sees whom they could attack there", () => {
    const land = (id: string, neighbours: string[], home = false) => ({ id, neighbours, home });
    const lands = [
      land("kekionga", ["sandusky"], true),
      land("sandusky", ["kekionga", "genesee", "wendake"]),
      land("genesee", ["sandusky", "oswego"], true),
      land("wendake", ["sandusky", "oswego"]),
      land("oswego", ["genesee", "wendake"]),
    ];
    const me = { ...(view.players[0] as AllyView["players"][number]), home: "kekionga", ally: "english" };
    const seen: AllyView = { ...view, players: [me, ...view.players.slice(1)] };
    expect([...reachOf(seen, lands, 0, 2, ["kekionga"])]).toEqual([
      ["sandusky", 1],
      ["wendake", 2],
    ]);
    expect(reachOf(seen, lands, 0, 3, ["kekionga"]).get("oswego")).toBe(3);
    const held = (guards: number[], patrols: number[]): AllyView => ({
      ...seen,
      territories: seen.territories.map((one) => ({ ...one, guards, patrols })),
    });
    const [{ id = "" } = {}] = seen.territories;
    expect(attackable(held([2, 0], [1, 0]), { id, flag: "english" }, 0)).toBe(false);
    expect(attackable(held([0, 1], [0, 0]), { id, flag: "english" }, 0)).toBe(true);
    expect(attackable(held([0, 0], [0, 1]), { id, flag: "english" }, 0)).toBe(true);
    expect(attackable(held([0, 1], [0, 1]), { id, flag: "french" }, 0)).toBe(false);
  });
});
