// The prompt bar: whose decision, what about, every choice; a hint with its reason; tables that cannot be played.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import type { GameModule } from "../games";
import type { ChoiceView, Hinted } from "../generated/messages";
import type { OpenTurn } from "../lib/decode";
import "../lib/testing";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
const { Refusal } = await import("../lib/api");
const { say, words } = await import("../lib/i18n.svelte");
const { Interaction } = await import("../lib/interaction.svelte");
const { TableLink } = await import("../lib/table.svelte");
const { default: PromptBar } = await import("./PromptBar.svelte");

const game = { icon: () => "rules", ends: ["end_turn"] } as unknown as GameModule;
const choices: ChoiceView[] = ["fish lake", "hunt wood"].map((text) => ({
  text,
  verb: text.split(" ")[0] ?? "",
  args: [],
}));
const turn: OpenTurn = {
  number: 7,
  to_move: 0,
  waiting: [0],
  prompt: { seat: 0, name: "what-now", rules: ["EX-01"], args: {}, ends_turn: false },
  choices,
  horizon: 5,
  can_undo: true,
  opening: "",
  view: {},
};

function bar(
  status = "playing",
  advice: Hinted | null = null,
  ends: string[] = [],
  open: OpenTurn = turn,
  table: object = { game: "sample", status, seats: [{ kind: "human", name: "Claire" }] },
) {
  const link = new TableLink("abc");
  link.table = table as unknown as typeof link.table;
  link.seat = 0;
  const over = { ...turn, to_move: null, waiting: [], prompt: null, choices: [] };
  link.turn = status === "playing" ? open : over;
  const made: string[] = [];
  const interaction = new Interaction(
    () => link.turn?.choices ?? [],
    () => [],
    (choice) => made.push(choice.text),
  );
  const props = {
    link,
    game,
    interaction,
    endsUndo: new Set(ends),
    advice,
    onhelp: () => made.push("help"),
    onhint: () => made.push("hint"),
  };
  const { container } = render(PromptBar, { props });
  return { container, made, link };
}

const advice = (...values: number[]): Hinted => ({
  type: "hinted",
  id: 1,
  number: 7,
  choice: "fish lake",
  bot: "greedy",
  reason: { alternatives: values.map((value, at) => ({ choice: choices[at]?.text, value })) },
});

beforeAll(() => words.use("en"));
afterEach(cleanup);

it("offers every choice, with the number that makes it and a lock where undo ends", async () => {
  const { container, made } = bar("playing", null, ["hunt wood"]);
  const offered = [...container.querySelectorAll<HTMLButtonElement>(".choice")];
  expect(offered.map((button) => button.querySelector("kbd")?.dataset["key"])).toEqual(["1", "2"]);
  expect(offered.map((button) => button.querySelector("[role=img]") !== null)).toEqual([false, true]);
  await fireEvent.click(offered[1] as HTMLButtonElement);
  expect(made).toEqual(["hunt wood"]);
});

it("says why a bot would choose so", () => {
  const better = bar("playing", advice(12.5, 11)).container;
  expect(better.querySelector(".say")?.textContent).toContain("1.5 points better than: hunt wood");
  expect(better.querySelector(".choice.hot")?.textContent).toContain("fish lake");
  cleanup();
  expect(bar("playing", advice(12, 12)).container.querySelector(".say")?.textContent).toContain(
    "as good as: hunt wood",
  );
  cleanup();
  expect(bar("playing", advice(12)).container.querySelector(".say")?.textContent).toContain(
    "about 12 points",
  );
});

/** A hint where there are no points, only a chance to win. */
function toWin(chances: number[], sure: number | null, parts: Record<string, unknown>[] = []): Hinted {
  const hinted = advice(...chances.map((chance) => 100 * chance));
  const found = hinted.reason["alternatives"] as Record<string, unknown>[];
  found.forEach((one, at) => (one["chance"] = chances[at]));
  return { ...hinted, reason: { ...hinted.reason, measure: "chance", sure, parts } };
}

it("speaks of the chance to win where there are no points, and of what the difference is", () => {
  const said = (hinted: Hinted): string => {
    const text = bar("playing", hinted).container.querySelector(".say")?.textContent ?? "";
    cleanup();
    return text;
  };
  const famine = { part: "hungry", points: 3, amount: -2, about: "" };
  const wrath = { part: "doom", points: 100, amount: -1, about: "moneiba" };
  const clear = said(toWin([0.624, 0.561], 0.9, [famine]));
  expect(clear).toContain("Above all: 2 fewer villagers go hungry.");
  expect(clear).toContain("About 62% to win; the next best probably costs about 6%.");
  expect(said(toWin([0.62, 0.6195], 0.9, [wrath]))).toContain("the next best is about as good");
  expect(said(toWin([0.62, 0.617], 0.9, [wrath]))).toContain("the next best costs less than 1%");
  expect(said(toWin([0.62, 0.4], 0.97, [wrath]))).toContain(
    "Above all: Moneiba’s wrath does not reach the crater.",
  );
  expect(said(toWin([0.62], null))).toContain("About 62% to win.");
  for (const hinted of [toWin([0.62, 0.5], 0.9), toWin([0.62], null)])
    expect(said(hinted)).not.toContain("point");
  // While the table is set up nobody knows what a choice changes.
  const early = advice(12.5, 11);
  early.reason["measure"] = "chance";
  expect(said(early)).not.toContain("point");
});

it("says that a hint goes on with what the last one had in mind, and not what that is worth", () => {
  const next = advice(12.5);
  next.reason["goes_on"] = true;
  const text = bar("playing", next).container.querySelector(".say")?.textContent ?? "";
  expect(text).toContain(say("play-hint-goes-on"));
  expect(text).not.toContain("point");
});

it("names all who have to answer, and lets us take our answer back while others think", async () => {
  const seats = ["Claire", "Hugo", "Inès"].map((name) => ({ kind: "human", name }));
  const table = { game: "sample", status: "playing", seats };
  const asked = bar("playing", null, [], { ...turn, waiting: [0, 1, 2] }, table).container;
  expect(asked.querySelector(".say p")?.textContent).toContain("Hugo and Inès");
  expect(asked.querySelectorAll(".choice").length).toBe(2);
  cleanup();
  const open = { ...turn, to_move: 1, waiting: [1, 2], choices: [], step: 1 };
  const { container, link } = bar("playing", null, [], open, table);
  expect(container.querySelector("h2")?.textContent).toContain("You have answered");
  expect(container.querySelector(".say p")?.textContent).toContain("Waiting for Hugo and Inès");
  const sent: unknown[] = [];
  link.ask = (message) => (sent.push(message), Promise.reject(new Refusal("offline", "")));
  await fireEvent.click(container.querySelector(".tool") as HTMLButtonElement);
  expect(sent).toEqual([{ type: "undo", number: 7, step: 1, restart: false, brief: true }]);
  cleanup();
  const watching = bar("playing", null, [], { ...open, can_undo: false }, table).container;
  expect(watching.querySelector("h2")?.textContent).toContain("Waiting for Hugo and Inès");
  expect(watching.querySelectorAll(".tool").length).toBe(0);
});

it.each([
  ["tindaya", "victims", [], "Waiting for Hugo and Inès: which villagers die"],
  ["tindaya", "victims", ["victims", "eat"], "Waiting for Hugo (which villagers die) and Inès (what to eat)"],
  ["wendake", "move-step", [], "Waiting for Hugo and Inès: where the warrior goes"],
  ["sample", "what-now", [], "Waiting for Hugo and Inès"],
])("says in %s what others are asked: %s, %j", (played, name, asked, told) => {
  const seats = ["Claire", "Hugo", "Inès"].map((person) => ({ kind: "human", name: person }));
  const table = { game: played, status: "playing", seats };
  const prompt = { seat: 1, name, rules: [], args: {}, ends_turn: false };
  const open = { ...turn, to_move: 1, waiting: [1, 2], prompt, choices: [], can_undo: false, asked };
  const others = bar("playing", null, [], open, table).container;
  expect(others.querySelector("h2")?.textContent).toBe(told);
  cleanup();
  const answered = bar("playing", null, [], { ...open, can_undo: true, step: 1 }, table).container;
  expect(answered.querySelector(".say p")?.textContent).toBe(told);
});

it.each([
  ["frozen", "This table is frozen"],
  ["abandoned", "This table was abandoned"],
  ["finished", "The game is over"],
])("says that a table is %s, and offers nothing", (status, shown) => {
  const { container } = bar(status);
  expect(container.querySelector("h2")?.textContent).toContain(shown);
  expect(container.querySelectorAll(".choice, .tool, .endturn").length).toBe(0);
});

it("counts choices in the order in which they are shown", () => {
  const of = (text: string, group = ""): ChoiceView =>
    ({
      text,
      verb: text,
      args: [],
      ...(group && { group: { key: group, args: {} }, short: { key: text, args: {} } }),
    }) as unknown as ChoiceView;
  const open = [of("a", "one"), of("b"), of("c", "one")];
  const { container } = bar("playing", null, [], { ...turn, choices: open });
  const shown = [...container.querySelectorAll<HTMLElement>(".choices .choice")];
  expect(shown.map((one) => one.dataset.choice)).toEqual(["a", "c", "b"]);
  expect(shown.map((one) => one.querySelector("kbd")?.dataset.key)).toEqual(["1", "2", "3"]);
});
