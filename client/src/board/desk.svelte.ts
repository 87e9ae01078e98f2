// What all parts of a board share: the view, what may be clicked, what is pointed at, and why the rest may not.
// A game extends it with its own view and the meaning of its targets.

import { getContext, setContext } from "svelte";

import type { ChoiceView, EventView, TableView } from "../generated/messages";
import type { Interaction } from "../lib/interaction.svelte";
import { seatName } from "../lib/names";
import type { Plans } from "../lib/plans.svelte";
import type { Spot } from "./overlayPosition";
import { idOf, kindOf } from "./paths";

/** What a board is given; the parts that a mat on demand lacks are optional. */
export interface Given {
  view: unknown;
  components: unknown;
  table?: TableView;
  seat: number | null;
  interaction?: Interaction;
  whyNot?: (choice: string) => Promise<string>;
  fresh?: EventView[];
  /** Somebody leapt here in a replay: what happened on the way is not shown moment by moment. */
  leapt?: boolean;
  /** What happened until now, the oldest first, as far as the page knows it. Asked for only by who needs it. */
  past?: () => readonly EventView[];
  /** The zone that is shown alone; null shows everything. */
  zone?: string | null;
  /** What would happen if the stage of the game ended now; null while it is not known. */
  forecast?: unknown;
  /** What people show each other before they act. */
  plans?: Plans;
  /** What the open question is about, by name, as its rules keep it. */
  about?: Readonly<Record<string, unknown>>;
}

/** What the shared parts know of every view. */
export interface SeatedView {
  players: readonly object[];
}

/** What a target listens to. Made once for each target, so that an update does not change listeners. */
interface Listeners {
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
  "data-target": string;
}

/** Attributes of something that can be clicked when it is lit. */
export interface TargetProps extends Listeners {
  tabindex: number;
  "data-lit": "" | undefined;
  "data-hot": "" | undefined;
  "data-chosen": "" | undefined;
  /** The log speaks of it. */
  "data-mentioned": "" | undefined;
  /** It lies inside a target that may be clicked, and belongs to it. */
  "data-inside": "" | undefined;
  "aria-disabled": "true" | undefined;
}

/** Attributes of something that is only drawn inside a target, like a name plate. */
export type InsideProps = Pick<Listeners, "onclick" | "onpointerenter" | "onpointerleave"> &
  Pick<TargetProps, "data-inside">;

export abstract class Desk<View extends SeatedView = SeatedView, News = unknown, Box = unknown> {
  /** The game's name, with which its messages begin. */
  readonly game: string;
  protected given: () => Given;
  /** The seat that somebody looks at who has none. */
  watched = $state(0);
  /** The target under the pointer or the keyboard focus. */
  pointed = $state("");
  /** Where the last target was clicked, for the short list that may open there. */
  spot = $state.raw<Spot | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #listeners = new Map<string, Listeners>();

  view: View = $derived.by(() => this.given().view as View);
  /** The components, found by their ids. */
  box: Box;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
  lit: Set<string> = $derived.by(() => this.interaction?.lit ?? new Set<string>());
  /** The targets of the choice that is pointed at in the list. */
  warm: Set<string> = $derived.by(() => {
    const hot = this.interaction?.hot ?? this.interaction?.advised;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    return new Set(hot ? this.interaction?.pathOf(hot) : []);
  });

  constructor(game: string, boxOf: (components: unknown) => Box, given: () => Given) {
    this.game = game;
    this.given = given;
    this.box = $derived(boxOf(this.given().components));
  }

  /** The icon of a choice in a short list; "" for none. */
  abstract icon(choice: ChoiceView): string;

  /** The choice somebody seems to mean who points at a target that is not lit; "" if nothing is meant. */
  abstract meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string;

  /** Whether a seat plays by itself, like the opponent of a game for one. */
  isAutoma(seat: number): boolean {
    const player: { automa?: boolean } | undefined = this.view.players[seat];
    return player?.automa ?? false;
  }

  get seat(): number | null {
    return this.given().seat;
  }

  get seats(): number {
    return this.view.players.length;
  }

  /** The seats of those who have things of their own to look at. */
  get people(): number[] {
    return [...this.view.players.keys()].filter((seat) => !this.isAutoma(seat));
  }

  /** Whose things are shown: one's own, or those one watches. */
  get shown(): number {
    return this.seat ?? Math.min(this.watched, this.seats - 1);
  }

  player(seat: number): View["players"][number] {
    const found = this.view.players[seat];
    if (!found) throw new Error(`there is no seat ${seat + 1} at this table`);
    return found;
  }

  /** The zone that is shown alone; null if everything is. */
  get zone(): string | null {
    return this.given().zone ?? null;
  }

  /** Whether one of these zones is in sight. */
  shows(...zones: string[]): boolean {
    return this.zone === null || zones.includes(this.zone);
  }

  get table(): TableView | undefined {
    return this.given().table;
  }

  /** What people show each other, where they plan together. */
  get plans(): Plans | undefined {
    return this.given().plans;
  }

  get interaction(): Interaction | undefined {
    return this.given().interaction;
  }

  /** What the open question is about, by name, as its rules keep it. */
  get about(): Readonly<Record<string, unknown>> {
    return this.given().about ?? {};
  }

  /** Whether a hint names a choice, and the board marks it. */
  get advising(): boolean {
    return Boolean(this.interaction?.advised);
  }

  get hot(): ChoiceView | null {
    return this.interaction?.hot ?? null;
  }

  /** What is shown as it would be: the choice pointed at, or else the one a hint names. */
  get previewed(): ChoiceView | null {
    return this.hot ?? this.interaction?.advised ?? null;
  }

  /** The events that the choice pointed at is sure to bring. */
  get coming(): News[] {
    return (this.interaction?.coming ?? []) as News[];
  }

  get fresh(): EventView[] {
    return this.given().fresh ?? [];
  }

  /** Whether somebody leapt here in a replay, over more than one choice. */
  get leapt(): boolean {
    return this.given().leapt ?? false;
  }

  /** What happened until now, the oldest first: for what lies on the board and no view tells. */
  get past(): readonly EventView[] {
    return this.given().past?.() ?? [];
  }

  /** The latest events as the game tells them. */
  get news(): News[] {
    return this.fresh.map((one) => one.event as News);
  }

  /** What somebody is called. */
  name(seat: number): string {
    const name = this.table?.seats[seat]?.name ?? "";
    return seatName(this.game, { kind: this.isAutoma(seat) ? "automa" : "human", name }, seat);
  }

  isLit(target: string): boolean {
    return this.lit.has(target);
  }

  isChosen(target: string): boolean {
    return this.interaction?.isChosen(target) ?? false;
  }

  /** Whether the event pointed at in the log names this target: "land:huron" by "huron". */
  isMentioned(target: string): boolean {
    const mentioned = this.interaction?.mentioned;
    return (
      mentioned !== undefined && mentioned.size > 0 && mentioned.has(target.slice(target.indexOf(":") + 1))
    );
  }

  /** The ids of the lit targets of a kind. */
  litIds(kind: string): string[] {
    return [...this.lit].filter((target) => kindOf(target) === kind).map(idOf);
  }

  /** The choices of which a target is the next click. */
  through(target: string): ChoiceView[] {
    return this.interaction?.through(target) ?? [];
  }

  point(target: string): void {
    this.pointed = target;
    const interaction = this.interaction;
    if (!interaction || !this.isLit(target)) return;
    // A click that may still lead anywhere has no preview; one that only leaves a short list has.
    const [first = null, ...others] = this.through(target);
    const clicks = first ? interaction.pathOf(first).join() : "";
    const same = first && others.every((other) => interaction.pathOf(other).join() === clicks);
    interaction.hot = same ? first : null;
  }

  leave(target: string, within = ""): void {
    const left = this.pointed;
    if (!left || (left !== target && left !== within)) return;
    this.pointed = "";
    if (this.interaction && this.isLit(left)) this.interaction.hot = this.interaction.wanted;
  }

  /** Whether a click on this target does something. */
  isOpen(target: string): boolean {
    return target !== "" && (this.isLit(target) || this.isChosen(target));
  }

  /** What a click on a target is meant for: the target itself, or the one it lies in if only that is open. */
  aim(target: string, within = ""): string {
    return !this.isOpen(target) && this.isOpen(within) ? within : target;
  }

  press(target: string, element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    this.spot = { left, top, width, height };
    this.interaction?.click(target);
  }

  /** Attributes for a target; `target` may be empty for something that is never clicked.

      `within` names the target that this one is drawn in: while only that one is open, a click here is meant for it. */
  target(target: string, within = ""): TargetProps {
    const lit = this.isLit(target);
    const chosen = this.isChosen(target);
    return {
      ...this.#listening(target, within),
      tabindex: lit || chosen ? 0 : -1,
      "data-lit": lit ? "" : undefined,
      "data-hot": lit && (this.warm.has(target) || this.pointed === target) ? "" : undefined,
      "data-chosen": chosen ? "" : undefined,
      "data-mentioned": this.isMentioned(target) ? "" : undefined,
      "data-inside": this.aim(target, within) === target ? undefined : "",
      "aria-disabled": lit || chosen ? undefined : "true",
    };
  }

  /** Attributes for what is drawn inside a target but is none itself: it belongs to that target. */
  inside(within: string): InsideProps {
    const { onclick, onpointerenter, onpointerleave } = this.#listening("", within);
    return { onclick, onpointerenter, onpointerleave, "data-inside": this.isOpen(within) ? "" : undefined };
  }

  #listening(target: string, within: string): Listeners {
    const key = within ? `${target} ${within}` : target;
    let found = this.#listeners.get(key);
    if (!found) this.#listeners.set(key, (found = this.#listen(target, within)));
    return found;
  }

  #listen(target: string, within: string): Listeners {
    return {
      onclick: (event) => {
        const aim = this.aim(target, within);
        if (this.isOpen(aim)) this.press(aim, event.currentTarget as Element);
      },
      onkeydown: (event) => {
        const element = event.currentTarget as Element;
        if ((event.key !== "Enter" && event.key !== " ") || element instanceof HTMLButtonElement) return;
        event.preventDefault();
        if (this.isOpen(target)) this.press(target, element);
      },
      onpointerenter: () => this.point(this.aim(target, within)),
      onpointerleave: () => this.leave(target, within),
      onfocus: () => this.point(target),
      onblur: () => this.leave(target),
      "data-target": target,
    };
  }

  /** The rule that forbids what pointing at this seems to mean; "" if nothing is meant or asked.

      Who clicks it wants an answer in any case: then it is the rule of what is being decided. */
  async whyNot(target: string, clicked = false): Promise<string> {
    const { whyNot } = this.given();
    const interaction = this.interaction;
    if (!whyNot || !interaction || !target || this.isOpen(target) || !interaction.open.length) return "";
    const choice = this.meant(target, interaction.open, interaction.path);
    if (!choice && !clicked) return "";
    try {
      return (await whyNot(choice)) || (clicked ? await whyNot("") : "");
    } catch {
      return "";
    }
  }
}

const KEY = Symbol("desk");

export function provideDesk<D extends Desk>(desk: D): D {
  setContext(KEY, desk);
  return desk;
}

export const useDesk = <D extends Desk = Desk>(): D => getContext<D>(KEY);
