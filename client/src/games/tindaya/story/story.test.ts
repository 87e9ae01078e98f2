// The end of an era as a story.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventView } from "../../../generated/messages";
import type { TindayaEvent, TindayaView } from "../../../generated/tindaya";
import { moments } from "../../../lib/moments";
import position from "../fixtures/domination-3-choose-way-late.json";
import { eventsTold, takenBy } from "../events";
import { beatsOf, worthTelling } from "./beats";
import { islandsOf, sceneAfter } from "./scene";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import("../../../lib/settings.svelte");
const { Story } = await import("./story.svelte");

const view = position.view as unknown as TindayaView;
const settled = view.hexes.find((hex) => hex.villagers.some((count) => count > 0));
const hex = settled?.hex ?? "";
const seat = settled?.villagers.findIndex((count) => count > 0) ?? 0;
const told = (...events: object[]): EventView[] =>
  events.map((event) => ({ number: 1, event, message: null }));
const ERA = told(
  { type: "Passed", seat: 0 },
  { type: "StepBegan", step: "reproduction" },
  { type: "StepBegan", step: "food" },
  { type: "VillagerDied", seat, hex, cause: "hunger" },
  { type: "StepBegan", step: "events" },
  { type: "EventBegan", symbol: "tsunami", happens: true },
  { type: "Struck", disaster: "tsunami", hexes: [hex] },
  { type: "BuildingLost", hex, building: "dock" },
  { type: "EraBegan", era: 2 },
  { type: "OfferingRevealed", god: "acoran", card: "offering_1" },
);

describe("the beats", () => {
  it("are the steps and events, with what was struck and lost", () => {
    const beats = beatsOf(ERA);
    expect(beats.map(({ name }) => name)).toEqual(["reproduction", "food", "events", "tsunami"]);
    expect(beats.filter(worthTelling).map(({ name }) => name)).toEqual(["food", "tsunami"]);
    expect(beats[3]).toMatchObject({ kind: "event", struck: [hex], lost: [hex] });
    expect(beats[3]?.events).toHaveLength(2);
  });
});

describe("an event that waited for an answer", () => {
  const answered = (...events: object[]) => beatsOf(told(...events), "ship_white").filter(worthTelling);

  it("goes on with what became of it", () => {
    const beats = answered(
      { type: "WeaponsSpent", seat, count: 2 },
      { type: "AttackEnded", hex, result: "repelled" },
      { type: "EventBegan", symbol: "eruption", happens: true },
      { type: "Struck", disaster: "eruption", hexes: [hex] },
    );
    expect(beats.map(({ name }) => name)).toEqual(["ship_white", "eruption"]);
    expect(beats[0]).toMatchObject({ struck: [hex], until: 2 });
  });

  it("is told once something of it has happened", () => {
    const begun = (happens: boolean) =>
      answered(
        { type: "AttackEnded", hex, result: "wall" },
        { type: "EventBegan", symbol: "ship_grey", happens },
      ).map(({ name }) => name);
    expect(begun(true)).toEqual(["ship_white"]);
    expect(begun(false)).toEqual(["ship_white", "ship_grey"]);
  });

  it("is not told again for an answer that changes nothing", () => {
    expect(answered({ type: "WeaponsSpent", seat, count: 2 })).toEqual([]);
  });
});

describe("the events of the era", () => {
  const order = ["ship_white", "tsunami", "eruption"];
  const states = (kind: string, name: string) => eventsTold(order, { kind, name }).map(({ state }) => state);

  it("are over, striking or to come at each beat", () => {
    expect(states("step", "food")).toEqual(["", "", ""]);
    expect(states("event", "tsunami")).toEqual(["done", "now", ""]);
    expect(states("step", "upkeep")).toEqual(["done", "done", "done"]);
  });

  it("have taken what was lost in them", () => {
    const died = { type: "NativesDied", hex, villagers: [2, 0, 1], nobles: [0, 1, 0], neutral: false };
    const past = told(
      { type: "EventBegan", symbol: "ship_white", happens: true },
      { ...died },
      { type: "StepBegan", step: "events" },
      { type: "EventBegan", symbol: "tsunami", happens: true },
      died,
      { type: "Struck", disaster: "tsunami", hexes: [hex] },
      { type: "BuildingLost", hex, building: "dock" },
      { type: "EraBegan", era: 2 },
      died,
    );
    const taken = takenBy(past, 3);
    expect([...taken.keys()]).toEqual(["tsunami"]);
    expect(taken.get("tsunami")).toMatchObject({
      villagers: [2, 0, 1],
      nobles: [0, 1, 0],
      buildings: { dock: 1 },
      sunk: 1,
    });
    expect(takenBy([], 3).size).toBe(0);
  });
});

describe("the archipelago in between", () => {
  it("has the wrath of the gods as far as it has been told", () => {
    const [god] = view.gods;
    const space = (god?.wrath ?? 0) + 1;
    const angrier = {
      type: "WrathChanged",
      god: god?.god,
      space,
      rule: "TD-END6-01",
    } as unknown as TindayaEvent;
    const wrath = (events: TindayaEvent[]) => sceneAfter(view, view, events, false).gods[0]?.wrath;
    expect(wrath([])).toBe(god?.wrath);
    expect(wrath([angrier])).toBe(space);
  });

  it("follows what has been told", () => {
    const events = ERA.map((one) => one.event as TindayaEvent);
    const later = {
      ...view,
      hexes: view.hexes.map((one) => (one.hex === hex ? { ...one, terrain: "sea", building: "" } : one)),
    };
    const find = (scene: TindayaView) => scene.hexes.find((one) => one.hex === hex);
    const hungry = find(sceneAfter(view, later, events.slice(0, 4), false));
    expect(hungry?.villagers[seat]).toBe((settled?.villagers[seat] ?? 0) - 1);
    expect(hungry?.terrain).toBe(settled?.terrain);
    const drowned = sceneAfter(view, later, events.slice(0, 8), false);
    expect(find(drowned)).toMatchObject({ terrain: "sea", building: "" });
    expect(drowned.islands.flatMap((island) => island.hexes)).not.toContain(hex);
    expect(sceneAfter(view, later, events, true)).toBe(later);
  });

  it("has the cards and ships that are turned up and placed at the end of an era", () => {
    const place = (terrain: string) => view.hexes.find((one) => one.terrain === terrain && one.number > 0);
    const [volcano, trench] = [place("volcano"), place("trench")];
    const gods = view.gods.map((god) => ({ ...god, catastrophe: "" }));
    const unknown = { ...view, gods, standees: {}, ships: { ship_white: 0 } };
    const events = [
      { type: "ShipPlaced", ship: "ship_white", trench: 4 },
      {
        type: "ProphecyTurned",
        card: "prophecy_1",
        places: { moneiba: volcano?.number, tsunami: trench?.number },
      },
      { type: "CatastropheTurned", god: "moneiba", card: "pirates" },
    ] as unknown as TindayaEvent[];
    const scene = (count: number) => sceneAfter(unknown, view, events.slice(0, count), false);
    expect(scene(0)).toMatchObject({ standees: {}, ships: { ship_white: 0 }, gods });
    expect(scene(1).ships).toEqual({ ship_white: 4 });
    expect(scene(2).standees).toEqual({ moneiba: volcano?.hex, tsunami: trench?.hex });
    expect(scene(3).gods.map(({ god, catastrophe }) => [god, catastrophe])).toEqual([
      ["acoran", ""],
      ["moneiba", "pirates"],
    ]);
  });

  it("has the forts of those who landed", () => {
    const built = { type: "FortBuilt", hex, tile: "", conquistadors: 2 } as unknown as TindayaEvent;
    const scene = sceneAfter(view, view, [built], false);
    expect(scene.hexes.find((one) => one.hex === hex)).toMatchObject({
      building: "",
      fort: "substitute",
      conquistadors: 2,
    });
  });

  it("knows the islands from the land", () => {
    const plain = (islands: TindayaView["islands"]) =>
      islands.map((island) => [[...island.hexes].sort(), island.volcanoes]).sort();
    expect(plain(islandsOf(view.hexes))).toEqual(plain(view.islands));
  });
});

describe("a story", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(settings, "still", "get").mockReturnValue(false);
    settings.pace = "normal";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is told beat by beat, and what comes next waits for it", () => {
    const story = new Story(ERA, view, view);
    story.tell();
    expect(story.beat?.name).toBe("food");
    expect(moments.open).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(story.beat?.name).toBe("tsunami");
    vi.advanceTimersByTime(5000);
    expect(story.beat).toBeNull();
    expect(moments.open).toBe(false);
  });

  it("can be paused, taken back, and told again", () => {
    const story = new Story(ERA, view, view);
    story.tell();
    story.pause();
    vi.advanceTimersByTime(60_000);
    expect(story.beat?.name).toBe("food");
    story.go(1);
    story.go(-1);
    expect(story.beat?.name).toBe("food");
    story.close();
    expect(moments.open).toBe(false);
    story.tell(true);
    expect(story.beat?.name).toBe("food");
    story.close();
  });

  it("holds nobody up where nothing moves", () => {
    settings.pace = "instant";
    const story = new Story(ERA, view, view);
    story.tell();
    expect(moments.open).toBe(false);
    expect(story.beat).toBeNull();
    story.tell(true);
    expect(story.beat?.name).toBe("food");
    story.close();
    settings.pace = "normal";
    vi.spyOn(settings, "still", "get").mockReturnValue(true);
    story.tell();
    expect(moments.open).toBe(false);
    expect(story.beat?.name).toBe("tsunami");
    expect(story.scene).toBe(view);
  });
});
