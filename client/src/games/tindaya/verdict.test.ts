// How games of Tindaya end: what had to be reached, and what would have changed the end.

import { beforeAll, describe, expect, it, vi } from "vitest";

import type { EventView } from "../../generated/messages";
import type { TindayaView } from "../../generated/tindaya";
import victims from "./fixtures/alliance-2-victims-late.json";
import components from "./fixtures/components.json";
import over from "./fixtures/traitor-4-over-late.json";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { words } = await import("../../lib/i18n.svelte");
const { aims, out, pointsDecide, verdict } = await import("./verdict");
const { comparison, goal, scoreSheet, total } = await import("./summary");

beforeAll(async () => {
  await words.use("en");
  await words.open("tindaya");
});

const alliance = victims.view as unknown as TindayaView;
const traitor = over.view as unknown as TindayaView;
const domination = { ...traitor, traitor: -1, traitor_card: "", failures: [] as string[] };
const said = (view: TindayaView, past: EventView[] = []): string => verdict(view, components, past).join(" ");
const happened = (...events: object[]): EventView[] => events.map((event) => ({ event }) as EventView);

describe("the end of a game", () => {
  it("ticks what an Alliance had to reach, with the mission last, and says who missed it", () => {
    const goals = alliance.goals.map((one) =>
      one.id === "building" ? { ...one, values: [0, 2] } : { ...one, values: one.values.map(() => 1) },
    );
    const found = aims({ ...alliance, goals, failures: ["lost_without_building", "lost_mission"] });
    expect(found[0]).toEqual({ text: "No god’s wrath reaches the crater.", met: true });
    expect(found.find(({ text }) => text.includes("controls a building"))?.missed).toMatch(
      /^Missed by \w+\.$/,
    );
    expect(found.at(-1)?.text).toMatch(/^\w+: Every tribe/);
    expect(aims({ ...alliance, failures: ["lost_by_wrath"] })[0]?.met).toBe(false);
    expect(aims(domination)).toEqual([]);
  });

  it("says what would have saved the archipelago", () => {
    const lost = { ...domination, ending: "lost_archipelago", failures: ["lost_archipelago"] };
    expect(said({ ...lost, conquistadors: 9, tolerated: 6 })).toContain("3 more prisoners would have saved");
    expect(said({ ...lost, conquistadors: 7, tolerated: 6 })).toContain("one more prisoner would have saved");
    const both = { ...lost, failures: ["lost_archipelago", "lost_mission"], conquistadors: 7, tolerated: 6 };
    expect(said(both)).toContain("one more prisoner would have been enough against them");
  });

  it("says which buildings the last era took when a tribe is left without one", () => {
    const { hex, label } = alliance.hexes[0] as TindayaView["hexes"][number];
    const gone = { type: "BuildingLost", hex, building: "goat_pen" };
    const early = { type: "BuildingLost", hex, building: "dock" };
    const past = happened(early, { type: "EraBegan", era: 3 }, gone);
    const without = { ...alliance, ending: "lost_by_wrath", failures: ["lost_without_building"] };
    expect(said(without, past)).toContain(`Buildings lost in the last era: goat pen at ${label}.`);
    expect(said({ ...without, failures: ["lost_mission"] }, past)).not.toContain("Buildings lost");
    expect(said(without)).not.toContain("Buildings lost");
  });

  it("says in a Domination who cannot win, whatever the points", () => {
    const players = domination.players.map((player) => ({
      ...player,
      traitor: false,
      villagers: 2,
      nobles: 1,
    }));
    const dead = players.map((player) => (player.seat === 1 ? { ...player, nobles: 0 } : player));
    expect(said({ ...domination, players })).toBe("");
    expect(said({ ...domination, players: dead })).toMatch(/^\w+ has died out/);
    expect(said({ ...domination, players: dead, failures: ["no_survivor"] })).toMatch(/nobody had both/);
    expect([out({ ...domination, players: dead }), out({ ...alliance, players: dead })]).toEqual([[1], []]);
  });

  it("says what decided between tribes with as many points", () => {
    const players = domination.players.map((player) => ({
      ...player,
      traitor: false,
      villagers: 1,
      nobles: 1,
      score: player.seat < 2 ? 9 : 4,
      inventions: ["plough"],
    }));
    const over = { ...domination, ending: "domination_won", hexes: [], players };
    expect(said(over)).toMatch(/ and \w+ have as many points, inventions and buildings: they share/);
    const inventive = players.map((one) =>
      one.seat === 1 ? { ...one, inventions: ["plough", "mill"] } : one,
    );
    expect(said({ ...over, players: inventive })).toMatch(/has the most inventions, 2\.$/);
    const hexes = domination.hexes.map((hex, at) => ({ ...hex, building: "field", controller: at ? -1 : 0 }));
    expect(said({ ...over, hexes })).toMatch(/controls the most buildings, 1\.$/);
    expect(said({ ...over, players: players.map((one) => ({ ...one, score: one.seat })) })).toBe("");
  });

  it("says of what an extinct tribe died in the last era", () => {
    const players = alliance.players.map((one) => ({ ...one, villagers: one.seat ? 0 : 2, nobles: 1 }));
    const lost = { ...alliance, players, ending: "lost_by_extinction", failures: ["lost_by_extinction"] };
    const starved = { type: "VillagerDied", seat: 1, hex: "0,0", cause: "hunger" };
    const past = happened(
      starved,
      { type: "EraBegan", era: 2 },
      starved,
      starved,
      { type: "VillagerDied", seat: 0, hex: "0,0", cause: "cold" },
      { type: "NativesDied", hex: "0,0", villagers: [2, 1], nobles: [0, 0], neutral: false },
    );
    expect(said(lost, past)).toMatch(
      /^\w+ lost natives in the last era: 2 to hunger and 1 to disasters and combats\.$/,
    );
    expect(said(alliance, past)).toBe("");
  });

  it("says who was missing where nobody died, and who was offered to the gods", () => {
    const players = alliance.players.map((one) => ({ ...one, villagers: one.seat ? 0 : 2, nobles: 1 }));
    const lost = { ...alliance, players, ending: "lost_by_extinction", failures: ["lost_by_extinction"] };
    expect(said(lost, happened({ type: "EraBegan", era: 2 }))).toMatch(/^\w+ had no villager left\.$/);
    const offered = { type: "Offered", seat: 1, god: "acoran", demand: "milk", count: 4, hex: "0,0" };
    const past = happened({ ...offered, source: "villager" }, { ...offered, source: "unit" });
    expect(said(lost, past)).toMatch(/lost natives in the last era: 1 offered to the gods\.$/);
  });

  it("counts how often wrath rose, not when an idol calmed it", () => {
    const gods = alliance.gods.map((god) => (god.god === "acoran" ? { ...god, wrath: 5, slots: [] } : god));
    const wrath = (space: number, rule: string): object => ({
      type: "WrathChanged",
      god: "acoran",
      space,
      rule,
    });
    const past = happened(wrath(3, "TD-IDOL-10"), wrath(4, "TD-END3-04"), wrath(5, "TD-END5-02"));
    expect(said({ ...alliance, gods }, past)).toContain("It rose 2 times in the last era");
  });

  it("measures a traitor by the card, not by points", () => {
    const jailed = { ...traitor, traitor_card: "jailer", conquistadors: 15, captives: 3 };
    expect(said(jailed)).toContain(
      "The traitor’s card, Jailer, asked for 15 conquistadors on the board: there are 15",
    );
    expect([pointsDecide("traitor_won"), pointsDecide("domination_won")]).toEqual([false, true]);
  });

  it("counts no points of a traitor, but the conquistadors that the card asks for", () => {
    const players = traitor.players.map((player) => ({ ...player, traitor: player.seat === 1 }));
    const jailer = { traitor: 1, traitor_card: "jailer", conquistadors: 9, captives: 3 };
    const betrayed: TindayaView = { ...traitor, ...jailer, players, ending: "domination_won", failures: [] };
    expect([total(betrayed, 1), goal(betrayed, 1, components)]).toEqual([9, 15]);
    expect([total(betrayed, 2), goal(betrayed, 2, components)]).toEqual([players[2]?.score, 0]);
    expect(out(betrayed)).toContain(1);
    expect(new Set(scoreSheet(betrayed, components).map(({ values }) => values[1]))).toEqual(new Set([""]));
    const rows = comparison(betrayed, components).filter(({ label }) => !label.endsWith("-markers"));
    expect(new Set(rows.map(({ values }) => values[1]))).toEqual(new Set(["–"]));
  });

  it("does not score who has died out, nor anybody where all have lost", () => {
    const players = domination.players.map((player) => ({ ...player, nobles: player.seat === 1 ? 0 : 1 }));
    const sheet = (ending: string): string[] => {
      const rows = scoreSheet({ ...domination, players, ending }, components);
      return [0, 1].map((seat) => rows.map(({ values }) => values[seat]).join(","));
    };
    const [mine, dead] = players.map(({ score }) => score);
    expect(sheet("domination_won")).toEqual([`${mine},0,0,0,0,0,${mine}`, `${dead},,,,,,`]);
    expect(sheet("lost_by_wrath")).toEqual([`${mine},,,,,,${mine}`, `${dead},,,,,,`]);
  });

  it("says in the campaign how a goal would have been reached", () => {
    const goals = [{ id: "fort", values: [0], needs: 1 }];
    const found = aims({ ...alliance, mission: null, goals }).at(-1);
    expect(found?.missed).toMatch(/^Enter it with a noble/);
  });

  it("counts in a game of the campaign how many of its goals a tribe has reached", () => {
    const goals = [
      { id: "alive", values: [1, 0], needs: 1 },
      { id: "archipelago", values: [3], needs: 6 },
      { id: "fort", values: [0], needs: 1 },
    ];
    const campaign = { ...alliance, mission: null, goals };
    expect([total(campaign, 0), total(campaign, 1), goal(campaign, 0, components)]).toEqual([2, 1, 3]);
  });
});
