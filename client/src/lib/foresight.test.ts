// Previews: asked for once, a moment after somebody points, and forgotten with the question.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromClient, FromServer } from "../generated/messages";
import { Foresight } from "./foresight.svelte";

let asked: FromClient[];
let foresight: Foresight;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  foresight = new Foresight((message) => {
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
  foresight.look(7, "fish");
  foresight.look(7, "corn");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([{ type: "foresee", number: 7, choice: "corn" }]);
  expect(foresight.events).toEqual([{ type: "Gained", good: "corn" }]);
  foresight.look(7, "");
  expect(foresight.events).toEqual([]);
  foresight.look(7, "corn");
  expect(foresight.events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(1);
});

it("asks again when the table has moved on", async () => {
  foresight.look(7, "corn");
  await vi.advanceTimersByTimeAsync(100);
  foresight.look(8, "corn");
  expect(foresight.events).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
});

it("remembers which of the choices pointed at would end undo, until the table moves on", async () => {
  for (const choice of ["corn", "draw", "fish"]) {
    foresight.look(7, choice);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([...foresight.ends]).toEqual(["draw"]);
  foresight.look(8, "corn");
  expect([...foresight.ends]).toEqual([]);
});

it("shows nothing if the server does not answer", async () => {
  const silent = new Foresight(() => Promise.reject(new Error("offline")));
  silent.look(1, "corn");
  await vi.advanceTimersByTimeAsync(100);
  expect(silent.events).toEqual([]);
});
