import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Review } from "../generated/messages";
import { GameReview, valueAt } from "./gameReview.svelte";

const at = (progress: number, seat = 0): Review => ({
  seat,
  measure: "margin",
  stages: 7,
  judged: 10,
  moments: [],
  slips: [],
  progress,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it asks until the review is complete", async () => {
  const answers = [at(0), at(0.5), at(1)];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? at(1)));
  const one = new GameReview("t", ask);
  one.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.review?.progress).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.review?.progress).toBe(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("another seat takes the place of the first, and a late answer is dropped", async () => {
  const late: ((found: Review) => void)[] = [];
  const one = new GameReview("t", (seat) =>
    seat ? Promise.resolve(at(1, seat)) : new Promise((done) => late.push(done)),
  );
  one.begin(0);
  one.begin(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.review?.seat).toBe(1);
  late[0]?.(at(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(one.review?.seat).toBe(1);
});

test("trouble is told, and it goes on when asked again", async () => {
  let broken = true;
  const one = new GameReview("t", () => (broken ? Promise.reject(new Error("no")) : Promise.resolve(at(1))));
  one.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.problem).not.toBe("");
  broken = false;
  one.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([one.problem, one.review?.progress]).toEqual(["", 1]);
});

test("between two moments the value is between theirs", () => {
  const moments = [
    { number: 0, stage: 1, value: 2 },
    { number: 10, stage: 1, value: -2 },
    { number: 30, stage: 2, value: 8 },
  ];
  expect([0, 5, 10, 20, 30, 99].map((number) => valueAt(moments, number))).toEqual([2, 0, -2, 3, 8, 8]);
  expect(valueAt([], 5)).toBe(0);
});
