// A turn shown again in place: the board steps through its positions, then it is now again.

import type { EventView } from "../generated/messages";
import { api } from "./api";
import { ReplayPositions } from "./replayPositions";
import { choicesOf, type LogTurn } from "./log";
import { settings } from "./settings.svelte";

/** Milliseconds a position stays. */
export const PACE = 1100;

interface Step {
  number: number;
  /** The choice that led here; empty if it is hidden, or for the position at the beginning. */
  choice: string;
  events: EventView[];
}

export class TurnReplay {
  /** Whose turn is shown. */
  seat = $state(-1);
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  running = $state(false);
  problem = $state.raw<unknown>(null);
  #positions = $state.raw<ReplayPositions | null>(null);
  #asked = 0;

  get open(): boolean {
    return this.#positions !== null;
  }

  get step(): Step | null {
    return this.open ? (this.steps[this.at] ?? null) : null;
  }

  /** The view at this step. */
  readonly view = $derived(this.#positions && this.step ? this.#positions.view(this.step.number) : null);

  /** Show a turn of a table, as `reader` may see it. */
  async begin(table: string, reader: number | null, turn: LogTurn): Promise<void> {
    const asked = ++this.#asked;
    this.problem = null;
    try {
      const replay = await api.replay(table, reader);
      if (asked === this.#asked) this.show(new ReplayPositions(replay), turn);
    } catch (error) {
      if (asked === this.#asked) this.problem = error;
    }
  }

  show(positions: ReplayPositions, turn: LogTurn): void {
    const own = turn.entries.find((entry) => entry.seat === turn.seat);
    const from = positions.clamp((own ?? turn).number - 1);
    const to = positions.clamp(turn.last);
    const pictures = positions.replay.pictures.slice(from, to);
    const spans = choicesOf(pictures.map((picture, at) => ({ ...picture, number: from + at + 1 })));
    this.steps = [
      { number: from, choice: "", events: [] },
      ...spans
        .map(({ number, last }) => ({
          number: last,
          choice: positions.replay.pictures[number - 1]?.choice ?? "",
          events: positions.events(number - 1, last),
        }))
        // What only leads to the next choice need not be looked at.
        .filter(({ events, number }) => events.some((event) => event.message) || number === to),
    ];
    this.seat = turn.seat;
    this.at = 0;
    // Where nothing is to move by itself, the reader goes on.
    this.running = !settings.still;
    this.#positions = positions;
  }

  /** One step on; after the last one it is now again. */
  next(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.close();
  }

  back(): void {
    this.running = false;
    this.at = Math.max(0, this.at - 1);
  }

  close(): void {
    this.#asked += 1;
    this.#positions = null;
    this.running = false;
  }

  /** Whether a key meant something here. */
  key(key: string): boolean {
    if (key === "Escape") this.close();
    else if (key === "ArrowLeft") this.back();
    else if (key === "ArrowRight") {
      this.running = false;
      this.next();
    } else if (key === " ") this.running = !this.running;
    else return false;
    return true;
  }
}
