// A review of a finished game from the server: asked for until it is complete, shown as it grows.

import type { ChoiceView, Moment, Review, Slip } from "../generated/messages";
import { api, errorText } from "./api";
import { say, words, type Message } from "./i18n.svelte";

/** Milliseconds between two questions how far it is. */
const PATIENCE = 1200;

export class GameReview {
  review = $state.raw<Review | null>(null);
  problem = $state("");
  readonly #ask: (seat: number) => Promise<Review>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(id: string, ask = (seat: number): Promise<Review> => api.review(id, seat)) {
    this.#ask = ask;
  }

  /** Ask for the review of a seat until it is complete. Another seat takes its place. */
  begin(seat: number): void {
    this.stop();
    this.problem = "";
    if (this.review?.seat !== seat) this.review = null;
    void this.#look(seat, ++this.#asked);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #look(seat: number, asked: number): Promise<void> {
    try {
      const found = await this.#ask(seat);
      if (asked !== this.#asked) return;
      // One server process may know less of it than another has told.
      if (!this.review || found.progress >= this.review.progress) this.review = found;
      if (found.progress < 1) this.#timer = setTimeout(() => void this.#look(seat, asked), PATIENCE);
    } catch (error) {
      if (asked === this.#asked) this.problem = errorText(error);
    }
  }
}

/** "Harvest › 2 corn › end the turn": a way to play on, in words. */
export const wayOf = (way: readonly ChoiceView[]): string => way.map((choice) => labelOf(choice)).join(" › ");

export const labelOf = (choice: ChoiceView): string =>
  choice.message ? words.tell(choice.message as unknown as Message) : choice.text;

/** From how much on a choice is called so, where an estimate is all there is: it does not count points. */
const GRAVE = 20;
const COSTLY = 5;

/** What a choice cost: a part of the chance to win where that was tried, else points, or how bad it was. */
export function costOf(slip: Slip, measure: Review["measure"]): string {
  if (slip.chance) return say("after-review-cost-chance", { percent: Math.round(slip.chance * 100) });
  if (measure === "margin") return say("after-review-cost", { points: slip.cost });
  if (slip.cost >= GRAVE) return say("after-review-cost-grave");
  return say(slip.cost >= COSTLY ? "after-review-cost-costly" : "after-review-cost-slight");
}

/** Where the value of the course is at a move, between the moments that are known. */
export function valueAt(moments: readonly Moment[], number: number): number {
  const next = moments.findIndex((moment) => moment.number >= number);
  const after = moments[next] ?? moments.at(-1);
  const before = moments[next - 1] ?? after;
  if (!before || !after) return 0;
  if (after.number <= before.number) return after.value;
  const share = (number - before.number) / (after.number - before.number);
  return before.value + (after.value - before.value) * Math.max(0, Math.min(1, share));
}
