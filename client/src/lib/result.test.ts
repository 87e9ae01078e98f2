// How a game came out: with one winner, several, or none; by points, or otherwise.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { TableCard } from "../generated/messages";
import { kebab } from "./kebab";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { words } = await import("./i18n.svelte");
const { endingText, unusualEnding, wonText } = await import("./result");
const { default: Cards } = await import("../chrome/Cards.svelte");
const { default: ScoreSheet } = await import("../chrome/ScoreSheet.svelte");

const names = ["Ann", "Bo", "Cy"];

beforeAll(() => words.use("en"));
afterEach(cleanup);

it("names of things are kebab-case in messages", () => {
  expect(["PlaceMarker", "place_marker", "place"].map(kebab)).toEqual([
    "place-marker",
    "place-marker",
    "place",
  ]);
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  it("says who has won: one, several or nobody", async () => {
    await words.use(language);
    const and = language === "en" ? "Ann and Cy win together." : "Ann et Cy gagnent ensemble.";
    expect(wonText(names, [0, 2])).toBe(and);
    expect(wonText(names, [1])).toMatch(/^Bo /);
    expect(wonText(names, [])).toBe(words.say("after-nobody-won"));
    await words.use("en");
  });

  it.each(["wendake", "endless_winter"])("says how %s ended", async (game) => {
    await words.use(language);
    expect(endingText(game, "points")).not.toContain("-ending-");
    await words.use("en");
  });
});

it("leaves unsaid that the points decide", () => {
  expect(unusualEnding("wendake", "points")).toBe("");
  expect(unusualEnding("wendake", null)).toBe("");
  expect(unusualEnding("sample", "allLost")).toBe("sample-ending-all-lost");
});

describe("the score sheet", () => {
  const rows = [{ label: "after-source", values: [3, 1, 2], strong: true }];
  const sheet = (winners: number[], ending = "points"): HTMLElement =>
    render(ScoreSheet, {
      props: { game: "wendake", names, rows, result: { scores: [3, 1, 2], winners, ending } },
    }).container;

  it("marks everybody who has won", () => {
    expect(sheet([0, 2]).querySelectorAll("thead .winner").length).toBe(2);
    expect(sheet([0]).textContent).toContain("The last year is over: the points decide.");
  });

  it("stands where nobody has won", () => {
    const host = sheet([]);
    expect(host.querySelector(".won")?.textContent).toContain("Nobody wins.");
    expect(host.querySelectorAll(".winner").length).toBe(0);
    expect(host.querySelectorAll("tbody td").length).toBe(3);
  });
});

describe("a card of a game", () => {
  const card = (more: Partial<TableCard>): string => {
    const seats = names.map((name) => ({ kind: "human", name, bot: "" }));
    const base = { id: "a", game: "wendake", name: "", options: {}, status: "finished", to_move: null };
    const whole = { ...base, my_seat: 0, made_by_me: false, seats, scores: [3, 1, 2], stage: [7, 7] };
    const cards = [{ ...whole, winners: [0], ending: "points", created_at: 0, updated_at: 0, ...more }];
    const { container } = render(Cards, { props: { cards: cards as unknown as TableCard[] } });
    return container.querySelector("b")?.textContent?.trim() ?? "";
  };

  it("names everybody whom it waits for", () => {
    const playing = { status: "playing", winners: null, scores: null };
    expect(card({ ...playing, to_move: 1, waiting: [1] })).toBe(`Waiting for ${names[1]}`);
    expect(card({ ...playing, to_move: 1, waiting: [1, 2] })).toBe(`Waiting for ${names[1]} and ${names[2]}`);
    expect(card({ ...playing, to_move: 1, waiting: [1, 0] })).toBe("Your turn");
  });

  it("says what it came to for us", () => {
    expect(card({})).toBe("You won with 3 points");
    expect(card({ winners: [1] })).toBe("Finished: you have 3 points");
    expect(card({ my_seat: null })).toBe("Finished: 3 – 1 – 2");
  });

  it("says that nobody has won, and how it ended if not by points", () => {
    expect(card({ winners: [] })).toBe("Nobody wins.");
    expect(card({ winners: [], ending: "wrath" })).toBe("wendake-ending-wrath Nobody wins.");
    expect(card({ my_seat: null, winners: [0, 1, 2], ending: "mission" })).toBe(
      "wendake-ending-mission Finished: 3 – 1 – 2",
    );
  });
});
