// What would happen if the stage of the game ended now: asked of the server for the position that is shown.

import type { FromClient, FromServer } from "../generated/messages";

/** Milliseconds: who only passes by a position asks nothing. */
const MOMENT = 120;

export class Forecasts {
  /** The game's own forecast; null until it is known. The last one stays until the next one is there. */
  now = $state.raw<unknown>(null);
  readonly #ask: (message: FromClient) => Promise<FromServer>;
  #wanted = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (message: FromClient) => Promise<FromServer>) {
    this.#ask = ask;
  }

  /** The table stands after `number` entries; a negative number forgets what was known. */
  look(number: number): void {
    if (number === this.#wanted) return;
    clearTimeout(this.#timer);
    this.#wanted = number;
    if (number < 0) this.now = null;
    else this.#timer = setTimeout(() => void this.#find(number), MOMENT);
  }

  async #find(number: number): Promise<void> {
    // A forecast that does not come is asked for again with the next move.
    const answer = await this.#ask({ type: "forecast", number }).catch(() => null);
    if (answer?.type === "forecast" && number === this.#wanted) this.now = answer.forecast;
  }
}
