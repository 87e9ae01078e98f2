// The rules help: every rule in the reader's language, and a note at those that are there in English only.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { words } from "../lib/i18n.svelte";
import RuleText from "./RuleText.svelte";

vi.setConfig({ testTimeout: 60_000 });

const FRENCH: Record<string, string> = { "EW-OVER-02": "Durée" };
const asked = vi.fn<(path: string) => void>();

/** What the server answers: French for the one rule that it has in French, 404 for what is no rule. */
function answer(path: string): Response {
  asked(path);
  const url = new URL(path, "http://table");
  const found = url.pathname.replace("/api/rules", "").slice(1) || "EW-HUNT-01";
  const language = url.searchParams.get("language") === "fr" && FRENCH[found] ? "fr" : "en";
  const title = language === "fr" ? FRENCH[found] : `English ${found}`;
  const rule = { id: found, title, text: "**4** `rounds`", section: "1", game: "endless_winter", language };
  if (found === "scout") return new Response("{}", { status: 404 });
  return new Response(JSON.stringify(url.pathname.endsWith("rules") ? [rule] : rule));
}

async function help(language: "en" | "fr", ...ids: string[]): Promise<HTMLElement[]> {
  await words.use(language);
  const { container } = render(RuleText, { ids, close: () => undefined });
  await vi.waitFor(
    () => {
      expect(container.querySelector("article")).not.toBeNull();
    },
    { timeout: 30_000 },
  );
  return [...container.querySelectorAll("article")];
}

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  await words.use("en");
});

it("marks each rule with its language, and only the English ones with a note", async () => {
  const [over, score] = await help("fr", "EW-OVER-02", "TD-SCORE-01");
  expect(over?.lang).toBe("fr");
  expect(over?.querySelector("h3")?.textContent).toContain("Durée");
  expect(over?.querySelector(".note")).toBeNull();
  expect(score?.lang).toBe("en");
  expect(score?.querySelector(".note")?.textContent).toBe("Cette règle est en anglais.");
  expect(score?.querySelector(".note")?.getAttribute("lang")).toBe("fr");
});

it("has no note for those who read English", async () => {
  const [over] = await help("en", "EW-OVER-02");
  expect(over?.lang).toBe("en");
  expect(over?.querySelector(".note")).toBeNull();
  expect(over?.querySelector("p")?.textContent).toBe("4 rounds");
});

it("looks for words in the language of the reader if there is no such rule", async () => {
  const [hunt] = await help("fr", "scout");
  expect(hunt?.textContent).toContain("EW-HUNT-01");
  expect(asked).toHaveBeenLastCalledWith("/api/rules?q=scout&language=fr");
});

it("opens with a picture and plain words, and has the rules behind more", async () => {
  const { container } = render(RuleText, {
    ids: ["EW-HUNT-01", "EW-OVER-02"],
    icon: "rules",
    plain: "Hunt. Eat.",
    close: () => undefined,
  });
  await vi.waitFor(() => {
    expect(container.querySelectorAll("details article").length).toBe(2);
  });
  expect(container.querySelector(".plain use")?.getAttribute("href")).toBe("#rules");
  expect(container.querySelector(".plain p")?.textContent).toBe("Hunt. Eat.");
  expect(container.querySelector<HTMLDetailsElement>("details.neighbours")?.open).toBe(false);
});

it("says two sentences at once, and the rest behind more", async () => {
  const { container } = render(RuleText, {
    ids: ["EW-HUNT-01"],
    icon: "rules",
    plain: "Hunt! Eat (½ a fish, 1.5 birds). Sleep. Dream.",
    close: () => undefined,
  });
  await vi.waitFor(() => {
    expect(container.querySelectorAll("details article").length).toBe(1);
  });
  expect(container.querySelector(".plain p")?.textContent).toBe("Hunt! Eat (½ a fish, 1.5 birds).");
  expect(container.querySelector("details .rest")?.textContent).toBe("Sleep. Dream.");
});

it("takes the first sentences of the rule where a question has no plain words", async () => {
  const { container } = render(RuleText, { ids: ["EW-HUNT-01"], icon: "rules", close: () => undefined });
  await vi.waitFor(() => {
    expect(container.querySelector(".plain p")?.textContent).toBe("4 rounds");
  });
});
