// The board of Endless Winter drawn from real positions.

import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { benchOf, describeBoard } from "../../board/harness";
import type { WinterView } from "../../generated/endless_winter";
import type { ChoiceView, EventView } from "../../generated/messages";
import { boxOf } from "./components";
import hexes from "./fixtures/2-choose-hex-late.json";
import gain from "./fixtures/3-gain-late.json";
import over from "./fixtures/3-over-late.json";
import chiefs from "./fixtures/4-take-chief.json";
import top from "./fixtures/4-top-section-late.json";
import components from "./fixtures/components.json";
import { honourNow, offeringNow, scoreSheet, total } from "./summary";

const { default: game } = await import(".");
const { draw, drawMat } = benchOf(game, components);

describeBoard({
  name: "endless_winter",
  game,
  components,
  positions: {
    "a top section": top,
    "a gain": gain,
    "the hexes of the Eclipse": hexes,
    "a draft of chiefs": chiefs,
  },
  zones: {
    wall: [".pillar", 4],
    map: [".mapframe", 1],
    cards: [".ccard", 8],
    stones: [".totem", 1],
    mine: [".kit", 1],
    players: [".pcard", 4],
  },
});

describe("the board of Endless Winter", () => {
  it("shows a hand only to its owner", () => {
    const own = top.view.players[top.seat]?.hand ?? [];
    expect(draw(top).host.querySelectorAll(".hand .card:not(.back)").length).toBe(own.length);
    cleanup();
    const other = top.view.players.find((player) => player.seat !== top.seat && player.hand_size > 0);
    const container = drawMat(top.view, other?.seat ?? 0);
    expect(container.querySelectorAll(".hand .card.back").length).toBe(other?.hand_size);
    expect(container.querySelectorAll(".hand .card:not(.back)").length).toBe(0);
  });

  it("shows what a Megalith on four others would score, for everybody", async () => {
    const megaliths = [
      { spot: "0.2.1", seat: 2 },
      { spot: "0.3.1", seat: 2 },
      { spot: "0.2.2", seat: 0 },
      { spot: "0.3.2", seat: -1 },
    ];
    const choices = [{ text: "build 1.2.1", verb: "build", args: ["1.2.1"] }];
    const { host, interaction } = draw({ ...gain, view: { ...gain.view, megaliths }, choices });
    const site = host.querySelector("[data-target='spot:1.2.1']");
    const worth = host.querySelector("[data-spot='1.2.1']");
    expect(worth?.querySelector(".mn")?.textContent).toBe("6");
    expect(worth?.querySelector(".share")).toBeNull();
    interaction.hot = choices[0] as ChoiceView;
    await Promise.resolve();
    flushSync();
    expect(worth?.querySelector(".share")?.textContent?.trim()).toBe("+1");
    expect(site?.querySelector(".ghostblk")).not.toBeNull();
  });

  it("foresees who would lead on a hex", async () => {
    const map = top.view.map.map((hex) =>
      hex.slot === 3 ? { ...hex, influence: [2, 1, 0, 0], leaders: [0] } : hex,
    );
    const choices = [{ text: "move 2 3", verb: "move", args: [2, 3] }];
    const { host, interaction } = draw({ ...top, view: { ...top.view, map }, choices });
    expect(host.querySelectorAll(".pill.foreseen").length).toBe(0);
    interaction.hot = choices[0] as ChoiceView;
    await Promise.resolve();
    flushSync();
    expect(host.querySelectorAll(".pill.foreseen").length).toBeGreaterThan(0);
  });

  it("foresees the next turn order while the pile is made", () => {
    const choices = [{ text: "sealed", verb: "sealed", args: [] }];
    const { host } = draw({ ...top, choices });
    expect(host.querySelectorAll(".outlook .look").length).toBe(4);
    expect(host.querySelectorAll(".outlook .look.own").length).toBe(1);
    cleanup();
    expect(draw(top).host.querySelector(".outlook")).toBeNull();
  });

  it("tells of the Eclipse until somebody goes on", async () => {
    const piles = [["hunter", "elder"], ["c1_01"], [], ["shaman"]];
    const event = { type: "PilesRevealed", piles, totals: [4, 0, 3, 3] };
    const { host } = draw(top, null, [{ event } as unknown as EventView]);
    await Promise.resolve();
    const reveal = host.querySelector(".reveal");
    expect(reveal?.querySelectorAll("li").length).toBe(4);
    // Two cards, a bluff that counts nothing, figures that rest, and one card.
    expect(reveal?.querySelectorAll(".flip").length).toBe(4);
    expect(reveal?.querySelectorAll(".restsum").length).toBe(1);
    expect(
      [...(reveal?.querySelectorAll(".total") ?? [])].map((total) => total.textContent?.trim()).sort(),
    ).toEqual(["0", "1½", "1½", "2"]);
    reveal?.querySelector<HTMLButtonElement>(".skip")?.click();
    await vi.waitFor(() => expect(host.querySelector(".reveal")).toBeNull());
  });
});

describe("an Eclipse that was leapt over", () => {
  it("does not lie over the board", async () => {
    const event = { type: "PilesRevealed", piles: [["hunter"], [], [], []], totals: [2, 0, 0, 0] };
    const leap = [
      { number: 10, event: { type: "TurnBegan", seat: 0, lap: 2 } },
      { number: 14, event },
    ];
    const { host } = draw(top, null, leap as unknown as EventView[], true);
    await Promise.resolve();
    expect(host.querySelector(".reveal")).toBeNull();
  });

  it("is shown at the table, whatever arrived before it in the same message", async () => {
    const event = { type: "PilesRevealed", piles: [["hunter"], [], [], []], totals: [2, 0, 0, 0] };
    const together = [
      { number: 10, event: { type: "TurnBegan", seat: 0, lap: 2 } },
      { number: 14, event },
    ];
    const { host } = draw(top, null, together as unknown as EventView[]);
    await vi.waitFor(() => expect(host.querySelector(".reveal")).not.toBeNull());
  });
});

describe("numbers", () => {
  const view = over.view as unknown as WinterView;

  it("adds the score sheet up to the total", () => {
    const rows = scoreSheet(view);
    const sums = view.players.map((_, seat) =>
      rows.filter((row) => !row.strong).reduce((sum, row) => sum + Number(row.values[seat]), 0),
    );
    expect(sums).toEqual(view.players.map((player) => total(view, player.seat)));
    expect(rows.at(-1)?.values).toEqual(sums);
  });

  it("knows what the Idol tracks are worth before the end counts them", () => {
    const box = boxOf(components);
    expect(view.players.map((player) => offeringNow(box, player))).toEqual(
      view.players.map((player) => player.earned["offering"]),
    );
    expect(view.players.map((player) => honourNow(box, player))).toEqual(
      view.players.map((player) => player.earned["honour"]),
    );
  });
});
