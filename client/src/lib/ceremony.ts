// What a finished game came to, for the small ceremony at its end: places, what decided, the best moments.

import { sum } from "../board/rows";
import type { Row } from "../games";
import type { ResultView, Series } from "../generated/messages";

/** A source of points, and what it is made of: tracks of which only the lower one counts, say. */
export interface Source {
  row: Row;
  details: Row[];
}

export interface Placed {
  seat: number;
  /** Those who are level share a place. */
  place: number;
  score: number;
}

export interface Moment {
  seat: number;
  number: number;
  stage: number;
  points: number;
  /** With it the seat went ahead of all others. */
  leads: boolean;
}

type Seats = readonly number[];

/** Whether the first two of those who could win had as many points, so that something else decided. */
export function isLevelAtTheTop(
  { scores, winners }: Pick<ResultView, "scores" | "winners">,
  out: Seats = [],
): boolean {
  const [best, next] = scores.filter((_, seat) => !out.includes(seat)).toSorted((one, other) => other - one);
  return winners.length === 1 && best !== undefined && best === next;
}

const amount = (row: Row | undefined, seat: number): number => {
  const value = row?.values[seat];
  return typeof value === "number" ? value : 0;
};

/** Whether the score sheet has points of a seat: who plays for something else has none. */
export const isCounted = (rows: readonly Row[], seat: number): boolean =>
  rows.some((row) => row.strong && row.values[seat] !== "");

/** The rows of a score sheet that add up to its total. */
export function sourcesOf(rows: readonly Row[]): Source[] {
  const found: Source[] = [];
  let details: Row[] = [];
  for (const row of rows) {
    if (row.strong) continue;
    if (!row.sum) details.push(row);
    else {
      found.push({ row, details });
      details = [];
    }
  }
  return [...found, ...details.map((row) => ({ row, details: [] }))];
}

/** Whether somebody won against others: then there are places. Where all win or nobody does, there are none. */
export const isRanked = ({ winners, scores }: ResultView): boolean =>
  winners.length > 0 && winners.length < scores.length;

/** The seats from the first place to the last; without places by their points. Who is out has no place. */
export function placesOf(result: ResultView, out: Seats = []): Placed[] {
  const { scores, winners } = result;
  const won = (seat: number): number => Number(winners.includes(seat)) - Number(out.includes(seat));
  const seats = [...scores.keys()].sort(
    (a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b,
  );
  return seats.map((seat) => {
    const score = scores[seat] ?? 0;
    const before = (other: number): boolean =>
      won(other) > won(seat) || (won(other) === won(seat) && (scores[other] ?? 0) > score);
    const placed = isRanked(result) && !out.includes(seat);
    return { seat, score, place: placed ? 1 + seats.filter(before).length : 0 };
  });
}

/** With whom a seat is compared: the winner, or for a winner the best of the others. */
export function rivalOf(result: ResultView, seat: number, out: Seats = []): number | null {
  const others = placesOf(result, out).filter((one) => one.seat !== seat && !out.includes(one.seat));
  const won = result.winners.includes(seat);
  return others.find((one) => result.winners.includes(one.seat) !== won)?.seat ?? null;
}

/** The label of the source that made the greatest difference for one seat against another; "" if none did. */
export function decidedBy(rows: readonly Row[], better: number, worse: number): string {
  const ahead = (row: Row): number => amount(row, better) - amount(row, worse);
  const most = (found: readonly Row[]): Row | undefined =>
    found.reduce<Row | undefined>(
      (best, row) => (ahead(row) > (best ? ahead(best) : 0) ? row : best),
      undefined,
    );
  const sources = sourcesOf(rows);
  const source = most(sources.map(({ row }) => row));
  const details = sources.find(({ row }) => row === source)?.details ?? [];
  return (most(details) ?? source)?.label ?? "";
}

/** What each source gave a seat, as shares of the highest total: bars of one length for equal points. */
export function sharesOf(
  rows: readonly Row[],
  seat: number,
  most: number,
): { label: string; share: number }[] {
  return sourcesOf(rows)
    .map(({ row }) => ({ label: row.label, share: most > 0 ? Math.max(0, amount(row, seat)) / most : 0 }))
    .filter(({ share }) => share > 0);
}

export const totalOf = (rows: readonly Row[], seat: number): number =>
  sum(sourcesOf(rows).map(({ row }) => Math.max(0, amount(row, seat))));

/** How many entries apart gains still belong to one moment. */
const NEAR = 12;

/** The moments in which most was gained, in the order of the game: of one seat, or of all. Final scoring is none. */
export function momentsOf(series: Series, last: number, seat: number | null, count = 3): Moment[] {
  const found: Moment[] = [];
  let before: readonly number[] = [];
  for (const { number, stage, scores } of series.points) {
    for (const [at, score] of scores.entries()) {
      const points = score - (before[at] ?? score);
      if (points <= 0 || number >= last || (seat !== null && at !== seat)) continue;
      const rest = (all: readonly number[]): number => Math.max(...all.filter((_, other) => other !== at));
      const leads = scores.length > 1 && score > rest(scores) && (before[at] ?? 0) <= rest(before);
      const open = found.findLast((one) => one.seat === at);
      if (open && number - open.number <= NEAR && open.stage === stage) {
        open.points += points;
        open.number = number;
        open.leads ||= leads;
      } else found.push({ seat: at, number, stage, points, leads });
    }
    before = scores;
  }
  const worth = (one: Moment): number => one.points + (one.leads ? 1.5 : 0);
  return found
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, count)
    .toSorted((a, b) => a.number - b.number);
}
