import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FromClient, FromServer, Planned } from "../generated/messages";
import { PING, Plans } from "./plans.svelte";

const sent: FromClient[] = [];
const plans = (): Plans =>
  new Plans((message) => {
    sent.push(message);
    return Promise.resolve({ type: "done", id: 0 } as FromServer);
  });
const planned = (more: Partial<Planned>): Planned => ({ type: "planned", seat: 0, kind: "ping", ...more });

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a ping passes, an arrow stays until its seat takes it back", () => {
  const board = plans();
  board.receive(planned({ target: "hex:1,2" }));
  board.receive(planned({ kind: "arrow", seat: 1, target: "hex:1,2", to: "hex:2,2" }));
  expect(board.shown.length).toBe(2);
  vi.advanceTimersByTime(PING + 1);
  expect(board.shown.map((one) => one.kind)).toEqual(["arrow"]);
  board.receive(planned({ kind: "clear", seat: 0 }));
  expect(board.shown.length).toBe(1);
  board.receive(planned({ kind: "clear", seat: 1 }));
  expect(board.shown).toEqual([]);
});

test("a promise replaces an earlier one of the same thing, and none of it takes it back", () => {
  const board = plans();
  board.receive(planned({ kind: "promise", thing: "salt", count: 1 }));
  board.receive(planned({ kind: "promise", thing: "salt", count: 2 }));
  board.receive(planned({ kind: "promise", thing: "fish", count: 1 }));
  expect(board.promises.map((one) => [one.thing, one.count])).toEqual([
    ["salt", 2],
    ["fish", 1],
  ]);
  board.receive(planned({ kind: "promise", thing: "salt" }));
  expect(board.promises.map((one) => one.thing)).toEqual(["fish"]);
});

test("tools draw by clicks: a ping at once, an arrow from one target to another", () => {
  const board = plans();
  expect(board.draw("hex:1,2")).toBe(false);
  board.take("ping");
  expect(board.draw("hex:1,2")).toBe(true);
  expect(board.tool).toBe("");
  board.take("arrow");
  board.draw("hex:1,2");
  board.draw("hex:3,4");
  expect(sent).toEqual([
    { type: "plan", kind: "ping", target: "hex:1,2" },
    { type: "plan", kind: "arrow", target: "hex:1,2", to: "hex:3,4" },
  ]);
});
