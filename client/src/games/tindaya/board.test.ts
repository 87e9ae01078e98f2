// The board of Tindaya drawn from real positions of all modes.

import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { benchOf, describeBoard } from "../../board/harness";
import type { ChoiceView, EventView } from "../../generated/messages";
import type { TindayaView } from "../../generated/tindaya";
import terrain from "./fixtures/alliance-2-lay-one-terrain.json";
import victims from "./fixtures/alliance-2-victims-late.json";
import action from "./fixtures/alliance-4-take-action.json";
import components from "./fixtures/components.json";
import way from "./fixtures/domination-3-choose-way-late.json";
import objective from "./fixtures/domination-3-keep-objective-late.json";
import offering from "./fixtures/solo-make-offering.json";
import over from "./fixtures/traitor-4-over-late.json";
import { islandRows } from "./islands";
import { scoreSheet } from "./summary";

const { default: game } = await import(".");
const { draw } = benchOf(game, components);

describeBoard({
  name: "tindaya",
  game,
  components,
  positions: {
    "an action": action,
    "a move": way,
    // Some of many hexes: each is clicked, with a short list of terrains.
    "laying terrain": { ...terrain, choices: terrain.choices.slice(0, 9) },
    "who dies": victims,
    "a secret objective": objective,
    "an offering": offering,
  },
  zones: {
    islands: [".mapframe", 1],
    boards: [".own", 1],
    mountain: [".mount", 1],
    forecast: [".nature", 1],
    players: [".pcard", 4],
  },
});

describe("the first game of the campaign", () => {
  const later = [".caves", '[data-target="cave"]', ".firehand", ".nature [aria-label^=Waste]"];
  const shown = (host: HTMLElement): string[] => later.filter((one) => host.querySelector(one));

  it("shows nothing of caves, waste and fires", () => {
    expect(shown(draw(action).host)).toEqual(later);
    cleanup();
    const first = { ...action, view: { ...action.view, eras: 1 } };
    expect(shown(draw(first).host)).toEqual([]);
  });
});

describe("a game that is over", () => {
  it("has no events to come, and nothing to foresee", () => {
    expect(draw(action).host.querySelector(".eventstrip li:not(.done)")).not.toBeNull();
    cleanup();
    const { host } = draw({ ...action, view: { ...action.view, ending: "lost_by_wrath" } });
    expect(host.querySelectorAll(".eventstrip li.done")).toHaveLength(action.view.event_order.length);
    expect(host.querySelector(".eventstrip li:not(.done)")).toBeNull();
    expect(host.querySelector(".forecast")).toBeNull();
  });
});

describe("the list of islands", () => {
  it("names what nobody controls, and the neutral villagers of one who plays alone", () => {
    const hexes = offering.view.hexes.map((hex) => ({ ...hex, building: "", neutral: 0, controller: -1 }));
    const at = hexes.findIndex((hex) => offering.view.islands[0]?.hexes.includes(hex.hex));
    Object.assign(hexes[at] ?? {}, { building: "pigsty", neutral: 1 });
    const view = { ...offering.view, hexes } as unknown as TindayaView;
    const rows = islandRows(view, new Set(), () => false);
    expect(rows.filter(({ free, neutral }) => free.length || neutral)).toMatchObject([
      { island: offering.view.islands[0], free: ["pigsty"], neutral: 1 },
    ]);
    const { host } = draw({ ...offering, view: { ...offering.view, hexes } }, "islands");
    expect(host.querySelectorAll(".islist .bi")).toHaveLength(1);
    expect(host.querySelectorAll(".islist .p-nobody")).toHaveLength(1);
  });
});

describe("the markers of a tribe", () => {
  it("are counted where they would not fit side by side", () => {
    const players = action.view.players.map((player) => ({ ...player, cubes: 5, cylinders: 8 }));
    const { host } = draw({ ...action, view: { ...action.view, players } });
    expect(host.querySelector(".depot")?.textContent.replace(/\s/g, "")).toBe("58");
    expect(host.querySelectorAll(".depot .i")).toHaveLength(2);
  });
});

describe("the map of Tindaya", () => {
  const view = way.view as unknown as TindayaView;

  it("names every hex: where it is, and who stands there", () => {
    const { host } = draw(way);
    const hexes = [...host.querySelectorAll(".hits path")];
    expect(hexes).toHaveLength(112);
    const settled = view.hexes.find((hex) => hex.villagers.some((count) => count > 0) && hex.building);
    const named = host.querySelector(`.hits [data-target="hex:${settled?.hex}"]`);
    expect(named?.getAttribute("aria-label")).toMatch(/island \d.*villager/);
    expect(hexes.filter((hex) => hex.getAttribute("tabindex") === "0").length).toBe(
      way.choices.filter((choice) => choice.verb === "walk" || choice.verb === "embark").length,
    );
  });

  it("previews the line of the move that is pointed at", async () => {
    const { host, interaction } = draw(way);
    expect(host.querySelector(".route")).toBeNull();
    const sailing = way.choices.find((choice) => choice.verb === "embark");
    interaction.hot = sailing as unknown as ChoiceView;
    await Promise.resolve();
    flushSync();
    expect(host.querySelectorAll(".route")).toHaveLength(1);
    expect(host.querySelectorAll(".preview .ghost")).toHaveLength(1);
  });

  it("draws the islands, each coast once in every layer", () => {
    const { host } = draw(way);
    for (const layer of ["sh1", "fo1", "beach"])
      expect(host.querySelectorAll(`.${layer} path`)).toHaveLength(view.islands.length);
    cleanup();
    const { host: empty } = draw(terrain);
    expect(empty.querySelectorAll(".beach path")).toHaveLength(8);
  });

  it("does not tell the end of an era to somebody who only arrives", () => {
    const hex = view.hexes.find((one) => one.villagers.some((count) => count > 0));
    const events = [
      { type: "StepBegan", step: "food" },
      { type: "VillagerDied", seat: 0, hex: hex?.hex, cause: "hunger" },
    ].map((event, at) => ({ number: at, event, message: null }) as unknown as EventView);
    const { host } = draw(way, null, events);
    expect(host.querySelector(".telling")).toBeNull();
  });
});

describe("the score sheet", () => {
  it("has a value for everybody in every row", () => {
    for (const row of scoreSheet(over.view, components)) expect(row.values).toHaveLength(4);
  });
});
