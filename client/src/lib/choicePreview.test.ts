// Previews: asked for once, a moment after somebody points, and forgotten with the question.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromClient, FromServer } from "../generated/messages";
import { ChoicePreview } from "./choicePreview.svelte";

let asked: FromClient[];
let preview: ChoicePreview;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  preview = new ChoicePreview((message) => {
    asked.push(message);
    const { number, choice } = message as { number: number; choice: string };
    const events = [{ type: "Gained", good: choice }];
    return Promise.resolve({
      type: "foreseen",
      id: 1,
      number,
      choice,
      events,
      ends_undo: choice === "draw",
    } as FromServer);
  });
});
afterEach(() => vi.useRealTimers());

it("asks once for each choice, and only if somebody stays on it", async () => {
  preview.look(7, "fish");
  preview.look(7, "corn");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([{ type: "foresee", number: 7, choice: "corn" }]);
  expect(preview.events).toEqual([{ type: "Gained", good: "corn" }]);
  preview.look(7, "");
  expect(preview.events).toEqual([]);
  preview.look(7, "corn");
  expect(preview.events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(1);
});

it("asks again when the table has moved on", async () => {
  preview.look(7, "corn");
  await vi.advanceTimersByTimeAsync(100);
  preview.look(8, "corn");
  expect(preview.events).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
});

it("remembers which of the choices pointed at would end undo, until the table moves on", async () => {
  for (const choice of ["corn", "draw", "fish"]) {
    preview.look(7, choice);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([...preview.ends]).toEqual(["draw"]);
  preview.look(8, "corn");
  expect([...preview.ends]).toEqual([]);
});

it("shows nothing if the server does not answer", async () => {
  const silent = new ChoicePreview(() => Promise.reject(new Error("offline")));
  silent.look(1, "corn");
  await vi.advanceTimersByTimeAsync(100);
  expect(silent.events).toEqual([]);
});
