import { describe, expect, it } from "vitest";

import type { Row } from "../games";
import {
  decidedBy,
  isCounted,
  isLevelAtTheTop,
  isRanked,
  momentsOf,
  placesOf,
  rivalOf,
  sharesOf,
  sourcesOf,
} from "./ceremony";

const rows: Row[] = [
  { label: "economic", values: [9, 12, 5] },
  { label: "ritual", values: [4, 10, 5] },
  { label: "first-pair", values: [4, 10, 5], sum: true },
  { label: "swaps", values: [2, 0, 2], sum: true },
  { label: "total", values: [6, 10, 7], strong: true },
];
const result = { scores: [6, 10, 7], winners: [1], ending: "points" };

describe("the ceremony", () => {
  it("knows when not the points decided", () => {
    expect(isLevelAtTheTop({ scores: [46, 58, 58, 54], winners: [1] })).toBe(true);
    expect(isLevelAtTheTop({ scores: [46, 58, 57, 54], winners: [1] })).toBe(false);
    expect(isLevelAtTheTop({ scores: [58, 58], winners: [0, 1] })).toBe(false);
    expect(isLevelAtTheTop({ scores: [58], winners: [0] })).toBe(false);
  });

  it("has no points of a seat that plays for something else", () => {
    const sheet = [...rows.slice(0, -1), { label: "total", values: [6, "", 0], strong: true }];
    expect([0, 1, 2].map((seat) => isCounted(sheet, seat))).toEqual([true, false, true]);
  });

  it("adds up what counts, and knows what it is made of", () => {
    expect(sourcesOf(rows).map(({ row }) => row.label)).toEqual(["first-pair", "swaps"]);
    expect(sourcesOf(rows.slice(0, 2)).map(({ row }) => row.label)).toEqual(["economic", "ritual"]);
    expect(sharesOf(rows, 0, 10)).toEqual([
      { label: "first-pair", share: 0.4 },
      { label: "swaps", share: 0.2 },
    ]);
  });

  it("gives places, the winner first even if others have as many points", () => {
    expect(placesOf(result).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    const tie = { scores: [7, 7, 7], winners: [2], ending: "points" };
    expect(placesOf(tie).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it("passes over those who cannot win, whatever their points", () => {
    const alone = { scores: [6, 5, 6], winners: [2], ending: "points" };
    expect([isLevelAtTheTop(alone), isLevelAtTheTop(alone, [0, 1])]).toEqual([true, false]);
    expect(placesOf(alone, [0]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 0],
    ]);
    expect([rivalOf(alone, 2), rivalOf(alone, 2, [0]), rivalOf(alone, 2, [0, 1])]).toEqual([0, 1, null]);
  });

  it("gives none where all win together, or nobody does", () => {
    for (const winners of [[], [0, 1, 2]]) {
      const together = { ...result, winners };
      expect(isRanked(together)).toBe(false);
      expect(placesOf(together).every(({ place }) => place === 0)).toBe(true);
    }
    expect(rivalOf({ ...result, winners: [] }, 0)).toBeNull();
  });

  it("says what decided: the track that held the loser back", () => {
    expect(rivalOf(result, 0)).toBe(1);
    expect(rivalOf(result, 1)).toBe(2);
    expect(decidedBy(rows, 1, 0)).toBe("ritual");
    expect(decidedBy(rows, 0, 0)).toBe("");
  });

  it("finds the best moments, without the final scoring", () => {
    const points = [
      { number: 0, stage: 1, scores: [0, 0] },
      { number: 5, stage: 1, scores: [2, 0] },
      { number: 7, stage: 1, scores: [4, 0] },
      { number: 30, stage: 2, scores: [4, 5] },
      { number: 60, stage: 3, scores: [5, 5] },
      { number: 80, stage: 3, scores: [25, 15] },
    ];
    const series = { stages: 3, points };
    expect(momentsOf(series, 80, null)).toEqual([
      { seat: 0, number: 7, stage: 1, points: 4, leads: true },
      { seat: 1, number: 30, stage: 2, points: 5, leads: true },
      { seat: 0, number: 60, stage: 3, points: 1, leads: false },
    ]);
    expect(momentsOf(series, 80, 1).map(({ number }) => number)).toEqual([30]);
  });
});
