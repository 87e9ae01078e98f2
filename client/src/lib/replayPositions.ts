// Replays in the browser: any position of the game at once, forwards and backwards.

import { assemble, merged } from "../games/parts";
import type { EventView, Replay, Points } from "../generated/messages";
import { choicesOf, type Span } from "./log";

type Parts = Record<string, unknown>;

export class ReplayPositions {
  readonly replay: Replay;
  /** The parts of every position that was looked at; parts that did not change are the same objects. */
  #known: Parts[];
  #spans: Span[] | null = null;

  constructor(replay: Replay) {
    this.replay = replay;
    this.#known = [replay.first];
  }

  get last(): number {
    return this.replay.pictures.length;
  }

  clamp(number: number): number {
    return Number.isFinite(number) ? Math.max(0, Math.min(this.last, Math.round(number))) : this.last;
  }

  #parts(number: number): Parts {
    for (let at = this.#known.length; at <= number; at++) {
      this.#known.push(merged(this.#known[at - 1] as Parts, this.replay.pictures[at - 1]?.parts ?? {}));
    }
    return this.#known[number] as Parts;
  }

  /** The view after so many entries. */
  view(number: number): Parts {
    return assemble(this.#parts(number));
  }

  /** What happened after one position up to another, the latest last. */
  events(after: number, to: number): EventView[] {
    return this.replay.pictures.slice(after, to).flatMap((picture) => picture.events ?? []);
  }

  /** The points as they stood after so many entries. */
  points(number: number): Points | null {
    return this.replay.series.points.findLast((point) => point.number <= number) ?? null;
  }

  /** Where each stage (year, round) begins. */
  get stages(): { stage: number; number: number }[] {
    const found: { stage: number; number: number }[] = [];
    for (const { stage, number } of this.replay.series.points)
      if (stage && stage !== found.at(-1)?.stage) found.push({ stage, number });
    return found;
  }

  /** The choices of seats, each with all that followed by itself. */
  get spans(): Span[] {
    this.#spans ??= choicesOf(
      this.replay.pictures.map(({ seat, automatic }, at) => ({ number: at + 1, seat, automatic })),
    );
    return this.#spans;
  }

  /** The position before the first choice of one of these seats; of any, if none of them chose. */
  before(seats: readonly number[]): number {
    const first =
      this.spans.find(({ seat }) => seats.includes(seat)) ?? this.spans.find(({ seat }) => seat >= 0);
    return first ? first.number - 1 : 0;
  }

  /** The next or previous move: an entry, or where one seat is followed all of the next choice of that seat. */
  step(from: number, direction: 1 | -1, seat: number | null): number {
    if (seat === null) return this.clamp(from + direction);
    const ends = this.spans.filter((span) => span.seat === seat).map(({ last }) => last);
    return direction === 1
      ? (ends.find((end) => end > from) ?? this.last)
      : (ends.findLast((end) => end < from) ?? 0);
  }

  /** The next or previous place where another seat begins to choose: a turn back or on. */
  turn(from: number, direction: 1 | -1): number {
    const seats = this.replay.pictures.map((picture) => picture.seat);
    const begins = (number: number): boolean => {
      const seat = seats[number];
      if (seat === undefined || seat < 0 || this.replay.pictures[number]?.automatic) return false;
      const before = seats.slice(0, number).findLast((other) => other >= 0);
      return before !== seat;
    };
    for (let at = from + direction; at > 0 && at < this.last; at += direction) if (begins(at)) return at;
    return direction === 1 ? this.last : 0;
  }
}
