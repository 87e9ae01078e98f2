// The geometry of the score graph.

import type { Series } from "../generated/messages";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Axes {
  x: (number: number) => number;
  y: (points: number) => number;
  /** The move at a place of the picture. */
  number: (x: number) => number;
  ticks: number[];
  /** Each stage: where it begins, its middle, and the points at its end. */
  stages: { stage: number; number: number; middle: number; scores: number[] }[];
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Round numbers from the lowest to the highest score, about five of them. */
export function ticks(low: number, high: number): number[] {
  const step = NICE.find((size) => (high - low) / size <= 6) ?? 1000;
  const first = Math.floor(low / step) * step;
  const found = [];
  for (let tick = first; tick < high + step; tick += step) found.push(tick);
  return found;
}

export function scale(series: Series, last: number, frame: Frame): Axes {
  const all = series.points.flatMap((point) => point.scores);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const [width, height] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const begun: { stage: number; number: number }[] = [];
  for (const { stage, number } of series.points)
    if (stage && stage !== begun.at(-1)?.stage) begun.push({ stage, number });
  const stages = begun.map(({ stage, number }, at) => {
    const next = begun[at + 1]?.number ?? last;
    const scores = series.points.findLast((point) => point.stage === stage)?.scores ?? [];
    return { stage, number, middle: (number + next) / 2, scores };
  });
  return {
    x: (number) => frame.left + (last ? number / last : 0) * width,
    y: (points) => frame.top + (1 - (points - low) / (high - low)) * height,
    number: (x) => ((x - frame.left) / width) * last,
    ticks: marks,
    stages,
  };
}

/** The path of a seat's points: level until the next change, then straight up or down. */
export function steps(series: Series, seat: number, last: number, axes: Axes): string {
  let path = "";
  for (const { number, scores } of series.points) {
    const [x, y] = [axes.x(number).toFixed(1), axes.y(scores[seat] ?? 0).toFixed(1)];
    path += path ? `H${x}V${y}` : `M${x} ${y}`;
  }
  return `${path}H${axes.x(last).toFixed(1)}`;
}
