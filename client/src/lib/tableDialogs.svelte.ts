// Which dialogs are open at a table, and what they show.

import type { EventView, Recap } from "../generated/messages";
import { api, Refusal } from "./api";
import type { TableLink } from "./table.svelte";

export class TableDialogs {
  /** The rules that are read. */
  help = $state<string[]>([]);
  /** The question that the help is about; "" for rules that somebody looked up. */
  about = $state("");
  /** The seat whose board is looked at. */
  mat = $state<number | null>(null);
  compare = $state(false);
  sheet = $state(false);
  menu = $state(false);
  orders = $state(false);
  inWords = $state(false);
  takingBack = $state(false);
  recap = $state.raw<Recap | null>(null);
  readonly #link: TableLink;

  constructor(link: TableLink) {
    this.#link = link;
  }

  /** The rules of the open question. */
  showHelp(): void {
    this.help = this.#link.turn?.prompt?.rules ?? [];
    this.about = this.#link.turn?.prompt?.name ?? "";
  }

  showRules(rules: string[]): void {
    this.help = rules;
  }

  closeHelp(): void {
    this.help = [];
    this.about = "";
  }

  /** What happened since our last turn. */
  async lookBack(): Promise<void> {
    const link = this.#link;
    // What we have done in a turn that goes on, we know.
    const began = (link.turn?.can_undo && link.turn.horizon) || Infinity;
    const before = (event: EventView): boolean => event.number <= began;
    try {
      const found = await api.recap(link.id, link.own.length > 1 ? link.seat : null);
      this.recap = { ...found, mine: found.mine.filter(before), others: found.others.filter(before) };
    } catch (error) {
      if (error instanceof Refusal) link.refusal = error;
    }
  }

  /** Take back what something revealed or a bot's turn followed: nobody has to agree, and the game becomes practice. */
  undoBeyond(): void {
    if (this.#link.table?.practice) void this.#link.askUndo();
    else this.takingBack = true;
  }
}
