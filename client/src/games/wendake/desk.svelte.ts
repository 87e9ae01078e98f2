// Wendake's desk: the shared one with Wendake's view, its components and the meaning of its targets.

import { Desk as Shared, type Given, useDesk as useShared } from "../../board/desk.svelte";
import type { ChoiceView } from "../../generated/messages";
import type { PlayerView, WendakeEvent, WendakeView } from "../../generated/wendake";
import { type Box, boxOf } from "./components";
import { icon } from "./looks";
import { meant } from "./paths";

export { provideDesk, type TargetProps } from "../../board/desk.svelte";

export class Desk extends Shared<WendakeView, WendakeEvent> {
  box: Box = $derived.by(() => boxOf(this.given().components));

  constructor(given: () => Given) {
    super("wendake", given);
  }

  get seats(): number {
    return this.view.players.length;
  }

  player(seat: number): PlayerView {
    const found = this.view.players[seat];
    if (!found) throw new Error(`there is no seat ${seat + 1} at this table`);
    return found;
  }

  override icon(choice: ChoiceView): string {
    return icon(choice.text);
  }

  override meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string {
    return meant(target, open, path);
  }

  override isAutoma(seat: number): boolean {
    return this.view.players[seat]?.automa ?? false;
  }
}

export const useDesk = (): Desk => useShared<Desk>();
