// The end of a game of a campaign: what comes next.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import victims from "../games/tindaya/fixtures/alliance-2-victims-late.json";
import components from "../games/tindaya/fixtures/components.json";
import "../lib/testing";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
HTMLDialogElement.prototype.showModal ??= function (): void {
  this.open = true;
};
const { words } = await import("../lib/i18n.svelte");
const { default: game } = await import("../games/tindaya");
const { default: EndOfGame } = await import("./EndOfGame.svelte");

beforeAll(async () => {
  await words.use("en");
  await words.open("tindaya");
});
afterEach(cleanup);

function buttons(campaign_step: string, winners: number[]): string[] {
  const view = { ...victims.view, ending: winners.length ? "alliance_won" : "lost_mission" };
  const table = {
    game: "tindaya",
    status: "finished",
    options: { players: 2, campaign_step, mode: "alliance", difficulty: "easy" },
    seats: ["Claire", "Hugo"].map((name) => ({ kind: "human", name })),
    result: { ending: view.ending, winners, scores: [0, 0], winning: null },
  };
  const props = { id: "t", game, view, components, table, names: ["Claire", "Hugo"], seat: 0, last: 1 };
  const { container } = render(EndOfGame as never, {
    props: { ...props, past: () => [], onrematch: () => {}, close: () => {} } as never,
  });
  return [...container.ownerDocument.querySelectorAll("button.btn.primary")].map(
    (one) => one.textContent?.trim() ?? "",
  );
}

it.each([
  ["1", [0, 1], "Next game: Fury of the gods"],
  ["1", [], "Play again"],
  ["final", [0, 1], "Campaign finished: new table"],
  ["final", [], "Play again"],
  ["none", [0, 1], "Play again"],
])("offers after campaign game %s, won by %j: %s", (step, winners, offered) => {
  expect(buttons(step, winners)).toEqual([offered]);
});
