// What all parts of the board share: the view, the components, what may be clicked and what is pointed at.

import { getContext, setContext } from "svelte";

import type { ChoiceView, EventView, TableView } from "../../generated/messages";
import type { PlayerView, WendakeEvent, WendakeView } from "../../generated/wendake";
import { say } from "../../lib/i18n.svelte";
import type { Interaction } from "../../lib/interaction.svelte";
import { type Box, boxOf } from "./components";
import { meant, paths } from "./paths";

export interface Given {
  view: unknown;
  components: unknown;
  table?: TableView;
  seat: number | null;
  interaction?: Interaction;
  whyNot?: (choice: string) => Promise<string>;
  fresh?: EventView[];
}

/** Attributes of something that can be clicked when it is lit. */
export interface TargetProps {
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
  tabindex: number;
  "data-target": string;
  "data-lit": "" | undefined;
  "data-hot": "" | undefined;
  "data-chosen": "" | undefined;
  "aria-disabled": "true" | undefined;
}

/** Where a click happened, for the short list that may open there. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Desk {
  #given: () => Given;
  /** The target under the pointer or the keyboard focus. */
  pointed = $state("");
  /** Where the last target was clicked. */
  spot = $state.raw<Spot | null>(null);

  view: WendakeView = $derived.by(() => this.#given().view as WendakeView);
  box: Box = $derived.by(() => boxOf(this.#given().components));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
  lit: Set<string> = $derived.by(() => this.interaction?.lit ?? new Set<string>());
  /** The targets of the choice that is pointed at in the list. */
  warm: Set<string> = $derived.by(() => {
    const hot = this.interaction?.hot;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    return new Set(hot ? paths(hot) : []);
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  get seat(): number | null {
    return this.#given().seat;
  }

  get interaction(): Interaction | undefined {
    return this.#given().interaction;
  }

  get hot(): ChoiceView | null {
    return this.interaction?.hot ?? null;
  }

  get fresh(): EventView[] {
    return this.#given().fresh ?? [];
  }

  /** The latest events as the game tells them. */
  get news(): WendakeEvent[] {
    return this.fresh.map((one) => one.event as WendakeEvent);
  }

  get seats(): number {
    return this.view.players.length;
  }

  player(seat: number): PlayerView {
    const found = this.view.players[seat];
    if (!found) throw new Error(`there is no seat ${seat + 1} at this table`);
    return found;
  }

  /** What somebody is called. */
  name(seat: number): string {
    const player = this.view.players[seat];
    const named = this.#given().table?.seats[seat]?.name;
    return named || say(`wendake-seat-${player?.automa ? "ghost" : seat + 1}`);
  }

  isLit(target: string): boolean {
    return this.lit.has(target);
  }

  /** The choices of which a target is the next click. */
  through(target: string): ChoiceView[] {
    return this.interaction?.through(target) ?? [];
  }

  point(target: string): void {
    this.pointed = target;
    if (!this.interaction || !this.isLit(target)) return;
    // A click that may still lead anywhere has no preview; one that only leaves a short list has.
    const [first = null, ...others] = this.through(target);
    const same = first && others.every((other) => paths(other).join() === paths(first).join());
    this.interaction.hot = same ? first : null;
  }

  leave(target: string): void {
    if (this.pointed !== target) return;
    this.pointed = "";
    if (this.interaction && this.isLit(target)) this.interaction.hot = null;
  }

  press(target: string, element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    this.spot = { left, top, width, height };
    this.interaction?.click(target);
  }

  /** Attributes for a target; `target` may be empty for something that is never clicked. */
  target(target: string): TargetProps {
    const lit = this.isLit(target);
    const chosen = this.interaction?.isChosen(target) ?? false;
    return {
      onclick: (event) => {
        if (lit || chosen) this.press(target, event.currentTarget as Element);
      },
      onkeydown: (event) => {
        const element = event.currentTarget as Element;
        if ((event.key !== "Enter" && event.key !== " ") || element instanceof HTMLButtonElement) return;
        event.preventDefault();
        if (lit || chosen) this.press(target, element);
      },
      onpointerenter: () => this.point(target),
      onpointerleave: () => this.leave(target),
      onfocus: () => this.point(target),
      onblur: () => this.leave(target),
      tabindex: lit || chosen ? 0 : -1,
      "data-target": target,
      "data-lit": lit ? "" : undefined,
      "data-hot": lit && (this.warm.has(target) || this.pointed === target) ? "" : undefined,
      "data-chosen": chosen ? "" : undefined,
      "aria-disabled": lit || chosen ? undefined : "true",
    };
  }

  /** The rule that forbids what pointing at this seems to mean; "" if nothing is meant or asked. */
  async whyNot(target: string): Promise<string> {
    const { whyNot } = this.#given();
    const interaction = this.interaction;
    if (!whyNot || !interaction || !target || this.isLit(target) || !interaction.open.length) return "";
    const choice = meant(target, interaction.open, interaction.path);
    if (!choice) return "";
    try {
      return await whyNot(choice);
    } catch {
      return "";
    }
  }
}

const KEY = Symbol("wendake desk");

export function provideDesk(desk: Desk): Desk {
  setContext(KEY, desk);
  return desk;
}

export const useDesk = (): Desk => getContext<Desk>(KEY);
