// Solitaire on the board, and that the board does without it.

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { benchOf, describeBoard } from "../../../board/harness";
import components from "../fixtures/components.json";
import solo from "../fixtures/1-fronts-play-masks-late.json";

const { default: game } = await import("..");
const { draw, drawMat } = benchOf(game, components);

describeBoard({ name: "wendake", game, components, positions: { solitaire: solo } });

describe("the Ghost", () => {
  const seat = solo.view.players.findIndex((player) => player.automa);

  it("shows its cards instead of the turn order, a village and the panel of a player", () => {
    const { host } = draw(solo);
    expect(host.querySelectorAll(".timeline .gcard").length).toBe(solo.view.ghost.cards.length);
    expect(host.querySelector(".ordertrack")).toBeNull();
    expect(host.querySelectorAll(".village").length).toBe(1);
    expect(drawMat(solo.view, seat).querySelectorAll(".gcard").length).toBe(solo.view.ghost.cards.length);
    expect(draw(solo, "players").host.querySelectorAll(".pcard .ghostcards").length).toBe(1);
  });

  it("says in its panel what an objective brings, or what a missed one costs", () => {
    const told = (points: number, penalty: number): string => {
      const ghost = { ...solo.view.ghost, objective_points: points, objective_penalty: penalty };
      const { container } = render(game.Panel, { view: { ...solo.view, ghost }, components, seat });
      return container.textContent;
    };
    expect(told(2, 0)).toContain("Objectives: +2 each");
    expect(told(0, 3)).toContain("Extreme: −3 for each missed objective");
  });

  it("adds the objectives to the score sheet at the end, and only then", () => {
    const labels = (view: unknown): string[] => game.scoreSheet(view, components).map((row) => row.label);
    expect(labels(solo.view)).not.toContain("wendake-board-row-objectives");
    const rows = game.scoreSheet({ ...solo.view, finished: true }, components);
    const row = rows.find(({ label }) => label === "wendake-board-row-objectives");
    expect(row?.values[seat]).toBe("");
    expect(row?.sum).toBe(true);
  });
});

describe("the base game", () => {
  const files = import.meta.glob<string>(["../*.{ts,svelte}", "../{map,parts,village}/*.{ts,svelte}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("neither imports the module nor asks for the Ghost", () => {
    expect(Object.keys(files).length).toBeGreaterThan(30);
    for (const [path, text] of Object.entries(files))
      if (!path.endsWith(".test.ts")) expect(text, path).not.toMatch(/\/solo\/|\.ghost\b|solitaire's/i);
  });
});
