// Endless Winter's desk: the shared one with its view, its components and the meaning of its targets.

import { Desk as Shared, type Given, useDesk as useShared } from "../../board/desk.svelte";
import type { WinterEvent, WinterView } from "../../generated/endless_winter";
import type { ChoiceView } from "../../generated/messages";
import { type Box, boxOf } from "./components";
import { raised, spent } from "./labour";
import { icon } from "./looks";
import { meant } from "./paths";

export { provideDesk, type TargetProps } from "../../board/desk.svelte";

export class Desk extends Shared<WinterView, WinterEvent, Box> {
  verbs: ReadonlySet<string> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    () => new Set((this.interaction?.open ?? []).map((choice) => choice.verb)),
  );
  /** Half-points of Labour that the choice pointed at would raise, and spend. */
  raised: number = $derived.by(() => raised(this.box, this.view, this.hot));
  spent: number = $derived.by(() => spent(this.box, this.view, this.hot, this.verbs));

  constructor(given: () => Given) {
    super("endless_winter", boxOf, given);
  }

  /** Whether the choice pointed at plays this card for Labour. */
  pays(card: string): boolean {
    return this.hot?.verb === "pay" && this.hot.args.some((word) => String(word).replace("+", "") === card);
  }

  override icon(choice: ChoiceView): string {
    return icon(choice.text);
  }

  override meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string {
    return meant(target, open, path, this.box);
  }
}

export const useDesk = (): Desk => useShared<Desk>();
