// What of a table is in sight: all of it, or where room is scarce one zone at a time.

import { tick, untrack } from "svelte";

import { type GameModule, zonesOn, type Zone } from "../games";
import { choiceOf, type Interaction } from "./interaction.svelte";
import { moments } from "./moments";
import { settings } from "./settings.svelte";
import type { TableLink } from "./table.svelte";
import type { TurnReplay } from "./turnReplay.svelte";

/** The game and its view once they are there. */
interface Given {
  game: GameModule | null;
  view: unknown;
}

/** Words that are being written stay in sight: they would be lost with their field. */
const isTyping = (): boolean => {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== "";
};

/** Made while the page of a table is set up: it follows the questions there, and the turn that is shown again. */
export class Sight {
  zone = $state<string | null>(null);
  /** Where we looked before the question brought another zone forward: the way back is one tap. */
  cameFrom = $state<string | null>(null);
  narrow = $state(false);
  /** In the wide layout the rail comes when it is called. */
  drawer = $state(false);
  readonly #given: () => Given;
  /** Where we looked before a turn was shown again. */
  #looked: string | null = null;
  /** The question that was followed last, and how far it was answered. */
  #followed = "";

  constructor(given: () => Given, link: TableLink, interaction: Interaction, turnReplay: TurnReplay) {
    this.#given = given;
    $effect(() => this.#followQuestion(link, interaction));
    $effect(() => this.#followReplay(link, turnReplay));
    $effect(() => this.#followDrawing(link));
  }

  /** One zone at a time. */
  get single(): boolean {
    return this.narrow || settings.layout === "focus";
  }

  get zones(): Zone[] {
    const { game, view } = this.#given();
    return zonesOn(game, view);
  }

  get first(): string | null {
    return this.zones[0]?.id ?? null;
  }

  get last(): string | null {
    return this.zones.at(-1)?.id ?? null;
  }

  get rail(): boolean {
    return this.narrow ? this.zone === this.last : settings.layout !== "wide" || this.drawer;
  }

  look(wanted: string | null): void {
    this.zone = wanted;
    this.cameFrom = null;
  }

  /** Bring a zone forward by its number, and the keyboard to it; whether there is one. */
  lookAt(at: number): boolean {
    const wanted = this.zones[at]?.id;
    if (!wanted) return false;
    if (this.single) this.look(wanted);
    void tick().then(() => document.querySelector<HTMLElement>(`[data-zone="${wanted}"]`)?.focus());
    return true;
  }

  /** Whoever takes a tool of the plans in hand draws on the map: it comes forward, and the way back stays. */
  #followDrawing(link: TableLink): void {
    if (!link.plans.tool) return;
    untrack(() => {
      if (!this.narrow || this.zone === this.first) return;
      this.cameFrom = this.zone;
      this.zone = this.first;
    });
  }

  /** The zone that the question is about comes forward. */
  #followQuestion(link: TableLink, interaction: Interaction): void {
    const { game } = this.#given();
    const choices = interaction.open.filter((choice) => !choice.ability);
    const clicks = interaction.path.length;
    void link.moment;
    untrack(() => this.#followMoment());
    if (!this.single || !game || !choices.length || !link.mine) {
      this.#followed = "";
      return;
    }
    // Somebody else's answer asks us nothing new.
    const asked = `${clicks} ${choices.map((choice) => choice.text).join("|")}`;
    if (asked === this.#followed) return;
    this.#followed = asked;
    if (isTyping()) return;
    // Ways to stop or to go on are made anywhere: the first of the others says where.
    const { zoneOf } = game;
    const about = choices.map((choice) => zoneOf(choice, clicks)).find((name) => name !== "") ?? this.zone;
    const follow = (): void => {
      if (asked !== this.#followed) return;
      if (about !== this.zone) this.cameFrom = this.zone;
      this.zone = about;
      // What may be tapped must be in sight.
      void tick().then(() =>
        document.querySelector(".tabletop.phone [data-lit]")?.scrollIntoView({ block: "nearest" }),
      );
    };
    untrack(() => {
      if (moments.zone) moments.then(follow);
      else follow();
    });
  }

  /** A moment that is shown in a zone of its own brings it forward. */
  #followMoment(): void {
    const { zone } = moments;
    if (!this.single || zone === this.zone || isTyping()) return;
    if (!this.zones.some(({ id }) => id === zone)) return;
    this.cameFrom = this.zone;
    this.zone = zone;
  }

  /** A turn that is shown again brings the zone forward that it is about; then the one we looked at comes back. */
  #followReplay(link: TableLink, turnReplay: TurnReplay): void {
    const { open, step } = turnReplay;
    untrack(() => {
      const { game } = this.#given();
      if (!open) {
        if (this.#looked) this.zone = this.#looked;
        this.#looked = null;
      } else if (this.single && game && step) {
        this.#looked ??= this.zone;
        const about = step.choice && game.zoneOf(choiceOf(step.choice));
        const mine = this.zones.find((item) => item.id === about)?.own ?? false;
        // What others do with their own things shows among the players.
        this.zone = mine && turnReplay.seat !== link.seat ? this.last : about || this.zone;
      }
    });
  }
}
