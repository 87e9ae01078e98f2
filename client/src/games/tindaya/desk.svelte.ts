// Tindaya's desk: the shared one with its view, its components and the meaning of its targets.

import { Desk as Shared, type Given, useDesk as useShared } from "../../board/desk.svelte";
import { idOf, kindOf } from "../../board/paths";
import type { ChoiceView, EventView } from "../../generated/messages";
import type { ForecastView, HexView, TindayaEvent, TindayaView } from "../../generated/tindaya";
import { type Box, boxOf } from "./components";
import { type Deal, dealsOf } from "./deals";
import { type EraEvent, eventsNow, eventsTold } from "./events";
import { icon } from "./looks";
import { meant } from "./paths";
import { Story } from "./story/story.svelte";
import { isFirstGame } from "./summary";

export { provideDesk, type TargetProps } from "../../board/desk.svelte";

export class Desk extends Shared<TindayaView, TindayaEvent, Box> {
  /** Whether one's own boards lie open beside the map. */
  folded = $state(false);
  /** The island that somebody looks at in the list; the number of its lowest volcano, 0 for none. */
  island = $state(0);

  /** Whether the map shows what is going to strike; always while the events of an era do. */
  warned = $state(false);

  /** Whether the barters of this game are shown. */
  bartersShown = $state(false);
  /** Whether the shelf is open where there is little room. */
  shelfShown = $state(false);
  /** The barters of this game that were answered, the latest first. */
  deals: readonly Deal[] = $derived.by(() => dealsOf(this.past));

  /** The end of an era that is being told, or was told last. */
  story = $state.raw<Story | null>(null);
  #told: readonly EventView[] = [];
  #before: TindayaView | null = null;

  /** What the map shows: the table, or what it was at this point of the story. */
  scene: TindayaView = $derived.by(() => (this.story?.beat ? this.story.scene : this.view));

  /** The hexes by name, «q,r». */
  hexes: ReadonlyMap<string, HexView> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    () => new Map(this.scene.hexes.map((hex) => [hex.hex, hex])),
  );

  /** The events of the era that have not struck yet, by symbol. */
  ahead: ReadonlySet<string> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    () => new Set(this.forecast?.events.map((event) => event.symbol) ?? this.view.event_order),
  );

  /** The table in the era that is being told, or now. */
  era: TindayaView = $derived.by(() => (this.story?.beat ? this.story.before : this.view));

  /** The events of the era in their order, with what has become of them. */
  events: readonly EraEvent[] = $derived.by(() => {
    const beat = this.story?.beat;
    return beat ? eventsTold(this.era.event_order, beat) : eventsNow(this.view, this.past);
  });

  /** Whether the rings of coming disasters are shown. */
  get danger(): boolean {
    return this.warned || this.view.phase === "end_of_era";
  }

  /** Whether everybody plays for themselves: there are points then, and no common mission. */
  get domination(): boolean {
    return this.view.mode === "domination";
  }

  /** The first game of the campaign: nothing is shown of caves, waste and fires. */
  get first(): boolean {
    return isFirstGame(this.view);
  }

  /** What would happen if the era ended now; null in the past, and while it is not known. */
  get forecast(): ForecastView | null {
    return (this.given().forecast as ForecastView | null | undefined) ?? null;
  }

  /** The hex that the question is about: one that is attacked, say; "" for none. */
  get subject(): string {
    const { hex } = this.about;
    return this.interaction?.open.length && typeof hex === "number" ? (this.view.hexes[hex]?.hex ?? "") : "";
  }

  /** Where on the map the question looks for its answer: the hex that it is about first. */
  get asked(): string[] {
    const lit = [...this.lit].map((target) => this.hexOf(target)).filter((hex) => hex !== this.subject);
    return [this.subject, ...lit].filter((hex) => this.hexes.has(hex));
  }

  /** The hex of a target on the map: itself, or a volcano or trench by its number. */
  hexOf(target: string): string {
    const [kind, id] = [kindOf(target), idOf(target)];
    if (kind === "hex") return id;
    if (kind !== "volcano" && kind !== "trench") return "";
    return this.scene.hexes.find((hex) => hex.terrain === kind && hex.number === Number(id))?.hex ?? "";
  }

  constructor(given: () => Given) {
    super("tindaya", boxOf, given);
  }

  /** Something has happened: if an era ends in it, its story begins. Asked before anything is drawn. */
  follow(): void {
    const { fresh, view } = this;
    const before = this.#before;
    this.#before = view;
    if (fresh === this.#told) return;
    this.#told = fresh;
    if (this.story?.beat) this.story.close();
    if (!before || before === view || this.leapt || !fresh[0]) return;
    const past = this.past.slice(0, Math.max(0, this.past.indexOf(fresh[0])));
    const striking = eventsNow(before, past).find(({ state }) => state === "now");
    const story = new Story(fresh, before, view, striking?.symbol);
    if (!story.beats.length) return;
    this.story = story;
    story.tell();
  }

  override icon(choice: ChoiceView): string {
    return icon(choice.text);
  }

  override meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string {
    return meant(target, open, path, this.box);
  }
}

export const useDesk = (): Desk => useShared<Desk>();
