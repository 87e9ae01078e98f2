// Wendake's board drawn from real positions.

import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { benchOf, describeBoard } from "../../board/harness";
import type { ChoiceView, EventView } from "../../generated/messages";
import type { TileView, WendakeEvent, WendakeView } from "../../generated/wendake";
import components from "./fixtures/components.json";
import three from "./fixtures/3-backs-move-step-late.json";
import four from "./fixtures/4-fronts-place-marker-late.json";
import { afterYear, openCells, openLines } from "./grid";
import { counting, gains, reach, scoreSheet, total } from "./summary";

const { default: game } = await import(".");
const { draw, drawMat } = benchOf(game, components);

describeBoard({
  name: "wendake",
  game,
  components,
  positions: { "four players": four, "three players": three },
  zones: {
    village: [".village", 1],
    map: [".map", 1],
    masks: [".spaces", 1],
    progress: [".prows", 1],
    players: [".pcard", 4],
  },
});

describe("Wendake's board", () => {
  it("answers the keyboard on the map", async () => {
    const { host, interaction } = draw(three);
    const guard = [...interaction.lit].find((target) => target.startsWith("guard:"));
    const element = host.querySelector<SVGElement>(`[data-target="${guard}"][tabindex="0"]`);
    element?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(interaction.path).toEqual([guard]);
    await Promise.resolve();
    expect(element?.hasAttribute("data-chosen")).toBe(true);
  });

  it("shows a hand only to its owner", () => {
    const { host } = draw({ view: { ...four.view, seat: null }, seat: four.seat, choices: [] });
    const hand = four.view.players[four.seat]?.hand ?? [];
    expect(host.querySelectorAll(".hand .mcard:not(.back):not(.played)").length).toBe(hand.length);
    const other = four.view.players.find((player) => player.seat !== four.seat && player.hand_size > 0);
    cleanup();
    expect(drawMat(four.view, other?.seat ?? 0).querySelectorAll(".hand .mcard.back").length).toBe(
      other?.hand_size,
    );
  });
});

describe("the black marker of the Ojibwa", () => {
  it("stays black on the tile it was placed on, until the year ends", () => {
    const seat = four.seat;
    const grid = four.view.players[seat]?.grid.map((tile, at) => ({ ...tile, marked: at < 2 }));
    const players = four.view.players.map((player) =>
      player.seat === seat ? { ...player, grid, tribe: "ojibwa", black_marker: 0 } : player,
    );
    const event = (one: object): EventView => ({ number: 1, event: one }) as unknown as EventView;
    const placed = event({
      type: "MarkerPlaced",
      seat,
      cell: 1,
      marker: "black",
      tile: "",
      side: "",
    });
    const blacks = (fresh: EventView[]): number => {
      const { host } = draw({ ...four, view: { ...four.view, players } }, null, fresh);
      const count = host.querySelectorAll(".village .tile .mk.p-black").length;
      cleanup();
      return count;
    };
    expect(blacks([placed])).toBe(1);
    expect(blacks([placed, event({ type: "YearBegan", year: 2 })])).toBe(0);
  });
});

describe("the next action", () => {
  it("is shown on the tile in use, not on one activated earlier that bears it too", () => {
    const { seat } = four;
    const tiles = ["basic_harvest", "level1_14"];
    const grid = four.view.players[seat]?.grid.map((tile, at) => ({
      ...tile,
      id: tiles[at] ?? tile.id,
      side: "action",
      marked: at < 2,
    }));
    const players = four.view.players.map((player) => (player.seat === seat ? { ...player, grid } : player));
    const choices = ["perform", "skip"].map((verb) => ({ text: `${verb} harvest`, verb, args: ["harvest"] }));
    const placed = (cell: number): EventView =>
      ({ number: 1, event: { type: "MarkerPlaced", seat, cell } }) as unknown as EventView;
    for (const cell of [0, 1]) {
      const { host } = draw({ ...four, view: { ...four.view, players }, choices }, null, [placed(cell)]);
      const found = [...host.querySelectorAll(".tiles .cell")].flatMap((one, at) =>
        one.querySelector('[data-target="act:harvest"]') ? [at] : [],
      );
      expect(found).toEqual([cell]);
      cleanup();
    }
  });
});

describe("the line rule", () => {
  it("leaves a line without the sacred fire", () => {
    expect([...openCells([], [])].length).toBe(9);
    expect([...openCells([0], [])].sort()).toEqual([1, 2, 3, 4, 6, 8]);
    expect([...openCells([0, 4], [])]).toEqual([8]);
    expect([...openCells([4], [0])].sort()).toEqual([1, 2, 3, 5, 6, 7]);
    expect(openLines([4], [])).toHaveLength(4);
  });
});

describe("the grid of next year", () => {
  const tile = (id: string, more: Partial<TileView> = {}): TileView => ({
    id,
    side: "action",
    marked: false,
    fired: false,
    ...more,
  });

  it("turns what was activated, goes down by one row, and brings the lowest row back on top", () => {
    const grid = [..."abcdefghi"].map((id) => tile(id));
    grid[0] = tile("a", { marked: true });
    grid[4] = tile("e", { marked: true, side: "ritual" });
    grid[5] = tile("f", { fired: true, side: "ritual" });
    grid[8] = tile("i", { marked: true });
    const later = afterYear(grid, (id) => id !== "b");
    expect(later.map(({ id }) => id).join("")).toBe("ghiabcdef");
    expect(later.filter(({ side }) => side === "ritual").map(({ id }) => id)).toEqual(["a", "f"]);
    expect(later.some(({ marked, fired }) => marked || fired)).toBe(false);
  });

  it("is shown to whoever looks ahead", async () => {
    const { host } = draw(four);
    const first = (): string | undefined =>
      host.querySelector(".tiles .tile")?.getAttribute("aria-label") ?? undefined;
    const last = [...host.querySelectorAll(".tiles .cell:nth-child(7) .tile")][0]?.getAttribute("aria-label");
    expect(host.querySelectorAll(".cell.again")).toHaveLength(0);
    host.querySelector<HTMLElement>(".ahead")?.click();
    await tick();
    expect(host.querySelectorAll(".cell.again")).toHaveLength(3);
    expect(first()).toBe(last);
    expect(host.querySelectorAll(".tiles [data-lit]")).toHaveLength(0);
  });
});

describe("numbers", () => {
  const view = four.view as unknown as WendakeView;

  it("counts the lower track of each pair", () => {
    for (const player of view.players) {
      expect(counting(view, player.seat).map((pair) => pair.points)).toEqual(player.counting);
      expect(total(view, player.seat)).toBe(player.total);
    }
  });

  it("adds the score sheet up to the total", () => {
    const rows = scoreSheet(view);
    const value = (label: string): number[] =>
      (rows.find((row) => row.label === label)?.values ?? []).map(Number);
    const parts = ["first-pair", "second-pair", "swaps"].map((part) => value(`wendake-board-row-${part}`));
    value("wendake-board-row-total").forEach((sum, seat) => {
      expect(parts.reduce((all, part) => all + (part[seat] ?? 0), 0)).toBe(sum);
    });
  });

  it("counts areas once, the home included", () => {
    const mine = reach(view, 0);
    const women = view.territories
      .flatMap((land) => land.areas)
      .filter((area) => area.seat === 0 && area.native === "woman");
    expect(mine.women).toBe(women.length + ((view.players[0]?.at_home.woman ?? 0) > 0 ? 1 : 0));
  });

  it("previews what a choice scores, and what then counts", () => {
    const scored = (seat: number, track: string, points: number): WendakeEvent =>
      ({ type: "Scored", seat, track, points, total: 0, lost: 0 }) as WendakeEvent;
    const coming = [
      scored(0, "mask", 2),
      scored(0, "mask", 1),
      scored(1, "ritual", 4),
      scored(0, "ritual", -1),
    ];
    expect(gains(coming, 0)).toEqual({ mask: 3, ritual: -1 });
    expect(gains([], 0)).toEqual({});
    const [pair = []] = view.pairs;
    const before = counting(view, 0)[0]?.points ?? 0;
    const more = Object.fromEntries(pair.map((track) => [track, 2]));
    expect(counting(view, 0, more)[0]?.points).toBe(before + 2);
  });

  it("shows on the score board what would count", async () => {
    const { host, interaction } = draw(four);
    expect(host.querySelector(".plaque.soon")).toBeNull();
    interaction.coming = view.pairs
      .flat()
      .map((track) => ({ type: "Scored", seat: four.seat, track, points: 1, total: 0, lost: 0 }));
    await tick();
    expect(host.querySelectorAll(".plaque.soon")).toHaveLength(2);
    expect(host.querySelectorAll(".peg.coming")).toHaveLength(4);
  });

  it("shows on the map where the move of a hint goes", async () => {
    const { host, interaction } = draw(three);
    expect(host.querySelector(".preview .route")).toBeNull();
    interaction.advised = (three.choices as ChoiceView[]).find((choice) => choice.verb === "move") ?? null;
    await tick();
    expect(host.querySelector(".preview .route")).not.toBeNull();
    expect(host.querySelector(".preview .ghost")).not.toBeNull();
  });

  it("shows on the map who would be hurt in a fight", async () => {
    const { host, interaction } = draw(three);
    const guard = host.querySelector('[data-target^="guard:"]')?.getAttribute("data-target")?.slice(6);
    interaction.hot = (three.choices as ChoiceView[]).find((choice) => choice.verb === "move") ?? null;
    interaction.coming = [
      { type: "Fought", seat: three.seat, opponent: 1, place: guard, target: "guard" },
      { type: "Moved", seat: three.seat, piece: "warrior", origin: guard, destination: "longhouse" },
    ];
    await tick();
    expect(host.querySelectorAll(".preview .fate")).toHaveLength(1);
    expect(host.querySelector(".maptip")?.textContent).toContain("To the longhouse");
  });
});
