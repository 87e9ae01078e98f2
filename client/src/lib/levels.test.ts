import { expect, test } from "vitest";

import { inWins } from "./levels";

test("a win rate is said in small numbers", () => {
  expect(inWins(0.5)).toEqual([1, 2]);
  expect(inWins(0.74)).toEqual([3, 4]);
  expect(inWins(0.62)).toEqual([3, 5]);
  expect(inWins(0.98)).toEqual([9, 10]);
});
