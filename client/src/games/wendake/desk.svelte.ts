// Wendake's desk: the shared one with Wendake's view, its components and the meaning of its targets.

import { Desk as Shared, type Given, useDesk as useShared } from "../../board/desk.svelte";
import type { ChoiceView } from "../../generated/messages";
import type { AreaView, WendakeEvent, WendakeView } from "../../generated/wendake";
import { type Box, boxOf } from "./components";
import { icon } from "./looks";
import { meant } from "./paths";

export { provideDesk, type TargetProps } from "../../board/desk.svelte";

export class Desk extends Shared<WendakeView, WendakeEvent, Box> {
  constructor(given: () => Given) {
    super("wendake", boxOf, given);
  }

  area(id: string): AreaView | undefined {
    return this.view.territories.flatMap((land) => land.areas).find((area) => area.id === id);
  }

  override icon(choice: ChoiceView): string {
    return icon(choice.text);
  }

  override meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string {
    const choice = meant(target, open, path);
    const area = choice.startsWith("occupy ") ? this.area(target.slice(5)) : undefined;
    // Who points at somebody else's native wants to attack: then guards may be in the way (WK-FIGHT-07).
    return area?.native && area.seat !== this.seat ? choice.replace("occupy", "attack") : choice;
  }
}

export const useDesk = (): Desk => useShared<Desk>();
