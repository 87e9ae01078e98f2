// What the choice pointed at would bring: asked of the server a moment after somebody points at it.

import type { FromClient, FromServer } from "../generated/messages";

/** Milliseconds: who only passes over a choice asks nothing. */
const MOMENT = 80;
const NONE: ReadonlySet<string> = new Set();

export class ChoicePreview {
  /** The events that the choice pointed at is sure to bring. */
  events = $state.raw<unknown[]>([]);
  /** The choices pointed at that would end undo. */
  ends = $state.raw(NONE);
  readonly #ask: (message: FromClient) => Promise<FromServer>;
  /** What has been answered about the open question. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #known = new Map<string, unknown[]>();
  #moment = "";
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (message: FromClient) => Promise<FromServer>) {
    this.#ask = ask;
  }

  /** Somebody points at a choice of the question that stands after `number` entries, and after `step` choices of an
      answer that others give at the same time; "" at none. `opening`: the choice that would be made before it. */
  look(number: number, choice: string, step = 0, opening = ""): void {
    clearTimeout(this.#timer);
    const moment = `${number}/${step}`;
    if (moment !== this.#moment) {
      this.#known.clear();
      this.ends = NONE;
    }
    this.#moment = moment;
    this.#wanted = choice;
    this.events = this.#known.get(choice) ?? [];
    if (choice && !this.#known.has(choice))
      this.#timer = setTimeout(() => void this.#find(number, choice, moment, opening), MOMENT);
  }

  async #find(number: number, choice: string, moment: string, opening: string): Promise<void> {
    // A preview that does not come is missed by nobody: the choice itself says what it does.
    const answer = await this.#ask({ type: "foresee", number, choice, ...(opening && { opening }) }).catch(
      () => null,
    );
    if (answer?.type !== "foreseen" || answer.number !== number || moment !== this.#moment) return;
    this.#known.set(choice, answer.events);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time, never changed
    if (answer.ends_undo) this.ends = new Set([...this.ends, choice]);
    if (choice === this.#wanted) this.events = answer.events;
  }
}
