// The sentence that says why something is not possible.

import { afterEach, expect, it, vi } from "vitest";

import { firstSentence, sentenceOf } from "./rules";

afterEach(() => vi.unstubAllGlobals());

it("takes the first sentence, without marks", () => {
  expect(firstSentence("A player **may** put one aside (WK-RESTORE-09). At most one.\n\n- Edge")).toBe(
    "A player may put one aside (WK-RESTORE-09).",
  );
  expect(firstSentence("Three steps: one, two")).toBe("Three steps.");
  expect(firstSentence("no stop at all")).toBe("no stop at all");
  expect(firstSentence(`${"long words ".repeat(40)}.`).length).toBeLessThan(230);
});

it("asks once, and says nothing in another language", async () => {
  const fetched = vi.fn((path: string) =>
    Promise.resolve(
      new Response(
        JSON.stringify({ text: "Guards protect. More.", language: path.includes("XX-1") ? "en" : "fr" }),
      ),
    ),
  );
  vi.stubGlobal("fetch", fetched);
  expect(await sentenceOf("XX-1", "en")).toBe("Guards protect.");
  expect(await sentenceOf("XX-1", "en")).toBe("Guards protect.");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await sentenceOf("XX-2", "en")).toBe("");
});
