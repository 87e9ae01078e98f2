// Levels of bots: what a win rate is called.

const PARTS = [
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

/** A win rate as people say it: 0.74 is about 3 wins in 4. */
export function inWins(rate: number): readonly [number, number] {
  return PARTS.reduce((best, part) =>
    Math.abs(part[0] / part[1] - rate) < Math.abs(best[0] / best[1] - rate) ? part : best,
  );
}
