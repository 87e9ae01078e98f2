// What the keys of keys.ts do at a table. The page says what there is to do; this says when a key may do it.

import { skipMotion } from "../board/motion";
import type { ChoiceView } from "../generated/messages";
import type { Interaction } from "./interaction.svelte";
import { commandOf, type Command } from "./keys";
import type { Review } from "./review.svelte";
import type { TableLink } from "./table.svelte";

export interface Hands {
  link: TableLink;
  interaction: Interaction;
  review: Review;
  /** Whether a choice is the one of the button at the end of the prompt bar. */
  isEnd: (choice: ChoiceView) => boolean;
  /** Bring a zone forward by its number; whether there is one. */
  lookAt: (zone: number) => boolean;
  compare: () => void;
  help: () => void;
  hint: () => void;
  layout: () => void;
  log: () => void;
}

/** Whether a command meant something here. */
export function obey(command: Command, hands: Hands): boolean {
  const { link, interaction, isEnd } = hands;
  switch (command.do) {
    case "choose": {
      const listed = interaction.open.filter((choice) => !isEnd(choice));
      const choice = link.mine ? listed[command.at] : undefined;
      if (choice) interaction.pick(choice);
      return choice !== undefined;
    }
    case "end": {
      const end = link.mine ? link.turn?.choices.find(isEnd) : undefined;
      if (end) interaction.pick(end);
      return end !== undefined;
    }
    case "undo":
    case "restart":
      if (link.turn?.can_undo) void link.undo(command.do === "restart");
      return true;
    case "zone":
      return hands.lookAt(command.at);
    case "back": {
      const begun = interaction.path.length > 0;
      interaction.back();
      skipMotion();
      return begun;
    }
    case "hint":
      if (link.mine) hands.hint();
      return link.mine;
    default:
      hands[command.do]();
      return true;
  }
}

/** A key was pressed at the table. */
export function pressed(event: KeyboardEvent, hands: Hands): void {
  const apart = document.querySelector("dialog[open]") !== null;
  if (hands.review.open) {
    const button = event.key === " " && event.target instanceof HTMLButtonElement;
    if (!apart && !button && hands.review.key(event.key)) event.preventDefault();
    return;
  }
  const command = commandOf(event);
  // A dialog has its own keys; only the comparison goes with the key it came with.
  if (!command || (apart && command.do !== "compare")) return;
  if (obey(command, hands)) event.preventDefault();
}
