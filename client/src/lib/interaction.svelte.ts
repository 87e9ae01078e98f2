// Building a choice by clicks: each legal choice is a short path of targets (a piece, then a place).
// What glows is what continues at least one path; the list in the prompt bar shows the same choices.

import type { ChoiceView } from "../generated/messages";

/** A choice from its text, as records and links write it. */
export function choiceOf(text: string): ChoiceView {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args: args.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}

/** The targets of a choice in the order they are clicked, e.g. ["guard:sandusky", "land:wendake"]. */
export type Paths = (choice: ChoiceView) => string[];

const NOTHING: ReadonlySet<string> = new Set();

export class Interaction {
  #choices: () => ChoiceView[];
  #paths: Paths;
  #choose: (choice: ChoiceView) => void;
  /** Targets clicked so far. */
  path = $state<string[]>([]);
  /** The choice pointed at, on the board or in the list. */
  hot = $state.raw<ChoiceView | null>(null);
  /** What a bot would choose: its targets are marked until something is pointed at. */
  advised = $state.raw<ChoiceView | null>(null);
  /** What is asked, in words. */
  question = $state("");
  /** The events that the choice pointed at is sure to bring, once they are known. */
  coming = $state.raw<unknown[]>([]);
  /** Fingers cannot point: then the first tap shows what a choice would do, and the second one makes it. */
  careful = $state(false);
  /** The choice that has been tapped once. */
  wanted = $state.raw<ChoiceView | null>(null);
  /** The names in the entry that is pointed at in the log: what carries one of them is shown on the board. */
  mentioned = $state.raw<ReadonlySet<string>>(NOTHING);

  constructor(choices: () => ChoiceView[], paths: Paths, choose: (choice: ChoiceView) => void) {
    this.#choices = choices;
    this.#paths = paths;
    this.#choose = choose;
  }

  /** The targets of a choice in the order they are clicked. */
  pathOf(choice: ChoiceView): string[] {
    return this.#paths(choice);
  }

  /** Every choice, whatever has been clicked. */
  get all(): ChoiceView[] {
    return this.#choices();
  }

  /** Choices that begin with what has been clicked. */
  get open(): ChoiceView[] {
    const path = this.path;
    return this.#choices().filter((choice) => path.every((target, at) => this.#paths(choice)[at] === target));
  }

  /** Everything that may be clicked next. */
  get lit(): Set<string> {
    const next = this.open.map((choice) => this.#paths(choice)[this.path.length]);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time, never changed
    return new Set(next.filter((target) => target !== undefined));
  }

  /** Choices that everything has been clicked for: they are told apart by a short list. */
  get finished(): ChoiceView[] {
    const clicks = this.path.length;
    return clicks ? this.open.filter((choice) => this.#paths(choice).length === clicks) : [];
  }

  isLit(target: string): boolean {
    return this.lit.has(target);
  }

  isChosen(target: string): boolean {
    return this.path.includes(target);
  }

  /** The choices a target would lead to, for previews. */
  through(target: string): ChoiceView[] {
    const at = this.path.length;
    return this.open.filter((choice) => this.#paths(choice)[at] === target);
  }

  /** A click on a target: go one step on; a choice that is complete and unambiguous is made. */
  click(target: string): void {
    if (this.path.at(-1) === target && !this.isLit(target)) {
      this.back();
      return;
    }
    const found = this.through(target);
    if (!found.length) {
      // Perhaps another first piece was meant.
      if (this.path.length) {
        this.reset();
        if (this.through(target).length) this.click(target);
      }
      return;
    }
    const path = [...this.path, target];
    const only = found.length === 1 ? found[0] : undefined;
    if (only && this.#paths(only).length === path.length) {
      if (this.careful && this.wanted?.text !== only.text) this.hot = this.wanted = only;
      else this.pick(only);
    } else {
      this.path = path;
      this.wanted = null;
    }
  }

  /** Show on the board what events of the log were about; none for nothing. */
  mention(...events: unknown[]): void {
    const names = events
      .flatMap((event) => Object.entries((event ?? {}) as Record<string, unknown>))
      .filter(([field, value]) => field !== "type" && typeof value === "string" && value !== "")
      .map(([, value]) => value as string);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time, never changed
    this.mentioned = names.length ? new Set(names) : NOTHING;
  }

  pick(choice: ChoiceView): void {
    this.reset();
    this.#choose(choice);
  }

  back(): void {
    this.path = this.path.slice(0, -1);
    this.hot = this.wanted = null;
  }

  reset(): void {
    this.path = [];
    this.hot = this.wanted = null;
  }
}
