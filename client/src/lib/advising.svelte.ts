// What a person is told beforehand about their choices: hints of a bot, what a choice brings, and which of them end undo.

import { untrack } from "svelte";

import type { ChoiceView, Hinted } from "../generated/messages";
import { advisedText } from "./advice";
import { Refusal } from "./api";
import { ChoicePreview } from "./choicePreview.svelte";
import { words, type Message } from "./i18n.svelte";
import type { Interaction } from "./interaction.svelte";
import type { TableLink } from "./table.svelte";

/** For so many choices the server tries at once which of them end undo: as many as the bar shows at a glance. The
    others get their lock when they are pointed at. */
const GLANCE = 24;

/* eslint-disable svelte/prefer-svelte-reactivity -- these sets are replaced, never changed */
const NONE: ReadonlySet<string> = new Set();

/** Made while the page of a table is set up: it follows the question that is open there. */
export class Advising {
  advice = $state.raw<Hinted | null>(null);
  /** What the advice is sure to bring. */
  brought = $state.raw<unknown[]>([]);
  /** A bot has been asked and has not answered yet. */
  thinking = $state(false);
  /** The choice that a lesson shows. */
  taught = $state.raw<ChoiceView | null>(null);
  readonly preview: ChoicePreview;
  #endsUndo = $state.raw<ReadonlySet<string>>(NONE);
  #asked = "";
  readonly #link: TableLink;

  constructor(link: TableLink, interaction: Interaction) {
    this.#link = link;
    this.preview = new ChoicePreview((message) => link.ask(message));
    $effect(() => this.#askHorizon(interaction));
    $effect(() => {
      const text = this.advice && advisedText(this.advice, link.turn?.opening ?? "");
      const found = text ? link.turn?.choices.find((choice) => choice.text === text) : undefined;
      interaction.advised = this.taught ?? found ?? null;
    });
    $effect(() => {
      const message = link.mine ? link.turn?.prompt?.message : null;
      interaction.question = message ? words.tell(message as unknown as Message) : "";
    });
    $effect(() => {
      const hot = link.mine ? interaction.hot : null;
      this.preview.look(link.number, hot?.text ?? "", link.step, hot?.opening);
    });
    $effect(() => {
      interaction.coming = this.preview.events;
    });
  }

  /** The choices that would end undo, as far as we know. */
  get endsUndo(): ReadonlySet<string> {
    const { ends } = this.preview;
    return ends.size ? new Set([...this.#endsUndo, ...ends]) : this.#endsUndo;
  }

  /** Ask once per question which choices would end undo. */
  #askHorizon(interaction: Interaction): void {
    const link = this.#link;
    const { number, moment } = link;
    if (!link.mine || link.link !== "open" || this.#asked === moment) return;
    this.#asked = moment;
    interaction.reset();
    this.advice = null;
    this.#endsUndo = NONE;
    for (const opening of untrack(() => this.#openings()))
      link
        .ask({ type: "horizon", number, choices: untrack(() => this.#atAGlance(opening)), opening })
        .then((answer) => {
          if (answer.type === "horizons" && moment === link.moment)
            this.#endsUndo = new Set([...this.#endsUndo, ...answer.ends_undo]);
        })
        // Without an answer no lock is shown.
        .catch(() => undefined);
  }

  /** The questions that are shown at the same time: by the choice that opens them, "" for the open one. */
  #openings(): string[] {
    return [...new Set((this.#link.turn?.choices ?? []).map((choice) => choice.opening ?? ""))];
  }

  #atAGlance(opening: string): string[] {
    const shown = (this.#link.turn?.choices ?? []).slice(0, GLANCE);
    return shown.filter((choice) => (choice.opening ?? "") === opening).map((choice) => choice.text);
  }

  /** Ask a bot what it would choose, and what that is sure to bring. */
  async advise(): Promise<void> {
    const link = this.#link;
    if (this.thinking) return;
    this.thinking = true;
    try {
      const answer = await link.ask({ type: "hint", number: link.number });
      this.thinking = false;
      if (answer.type !== "hinted" || answer.number !== link.number) return;
      this.advice = answer;
      this.brought = [];
      const opening = link.turn?.opening ?? "";
      const text = advisedText(answer, opening);
      const choice = link.turn?.choices.find((one) => one.text === text);
      if (!choice) return;
      const sure = await link.ask({
        type: "foresee",
        number: link.number,
        choice: text,
        opening: choice.opening ?? "",
      });
      if (sure.type === "foreseen" && sure.number === link.number) this.brought = sure.events;
    } catch (error) {
      if (error instanceof Refusal) link.refusal = error;
    } finally {
      this.thinking = false;
    }
  }

  /** The rule that forbids a choice now; without one that of what is being decided. */
  async whyNot(choice: string): Promise<string> {
    const link = this.#link;
    if (!choice) return link.turn?.prompt?.rules[0] ?? "";
    try {
      const answer = await link.ask({
        type: "why_not",
        number: link.number,
        choice,
        opening: link.turn?.opening ?? "",
      });
      return answer.type === "forbidden" ? answer.rule : "";
    } catch {
      return "";
    }
  }
}
