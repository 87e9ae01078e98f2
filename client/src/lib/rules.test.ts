// The sentence that says why something is not possible.

import { afterEach, expect, it, vi } from "vitest";

import { firstSentence, sentenceOf } from "./rules";

afterEach(() => vi.unstubAllGlobals());

it("takes the first sentence, without marks", () => {
  expect(firstSentence("A player **may** put one aside (WK-RESTORE-09). At most one.\n\n- Edge")).toBe(
    "A player may put one aside.",
  );
  expect(firstSentence("Three steps: one, two")).toBe("Three steps.");
  expect(firstSentence("Payez 3 Travail\u202f: prenez une carte.")).toBe("Payez 3 Travail.");
  expect(firstSentence("Take a stone (see EW-STONE-01 to EW-STONE-06). Once.")).toBe("Take a stone.");
  expect(firstSentence("Take a stone (a grey one).")).toBe("Take a stone (a grey one).");
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
