// What the keys of keys.ts do at a table: the page passes its actions, this file decides when a key may run one.

import { skipMotion } from "../board/motion";
import type { ChoiceView } from "../generated/messages";
import { moveWithinZone } from "./arrows";
import { inGroups } from "./choiceWords";
import { isAside } from "./decode";
import type { Interaction } from "./interaction.svelte";
import { commandOf, type Command } from "./keys";
import type { TurnReplay } from "./turnReplay.svelte";
import type { TableLink } from "./table.svelte";

export interface TableActions {
  link: TableLink;
  interaction: Interaction;
  turnReplay: TurnReplay;
  /** Whether a choice is the one of the button at the end of the prompt bar. */
  isEnd: (choice: ChoiceView) => boolean;
  /** Bring a zone forward by its number; whether there is one. */
  lookAt: (zone: number) => boolean;
  compare: () => void;
  /** Take back more than undo does: against bots. */
  undoBeyond: () => void;
  help: () => void;
  hint: () => void;
  layout: () => void;
  log: () => void;
  /** The board in words. */
  words: () => void;
  /** The keyboard goes to the decision. */
  decision: () => void;
}

/** Run a command; whether there was something to do. */
export function runCommand(command: Command, actions: TableActions): boolean {
  const { link, interaction, isEnd } = actions;
  switch (command.do) {
    case "choose": {
      const listed = inGroups(
        interaction.open.filter((choice) => !isEnd(choice) && !isAside(link.turn, choice)),
      );
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
      else if (command.do === "undo" && link.mine && link.undoesBeyond) actions.undoBeyond();
      return true;
    case "zone":
      return actions.lookAt(command.at);
    case "back": {
      const begun = interaction.path.length > 0;
      interaction.back();
      skipMotion();
      return begun;
    }
    case "hint":
      if (link.mine) actions.hint();
      return link.mine;
    default:
      actions[command.do]();
      return true;
  }
}

/** Handle a key pressed at the table. */
export function handleKey(event: KeyboardEvent, actions: TableActions): void {
  const apart = document.querySelector("dialog[open]") !== null;
  if (actions.turnReplay.open) {
    const button = event.key === " " && event.target instanceof HTMLButtonElement;
    if (!apart && !button && actions.turnReplay.key(event.key)) event.preventDefault();
    return;
  }
  if (!apart && moveWithinZone(event)) {
    event.preventDefault();
    return;
  }
  const command = commandOf(event);
  // A dialog has its own keys; only the comparison goes with the key it came with.
  if (!command || (apart && command.do !== "compare")) return;
  if (runCommand(command, actions)) event.preventDefault();
}
