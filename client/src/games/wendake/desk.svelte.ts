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

  /** The cell that holds the black marker of the Ojibwa; -1 if it lies elsewhere, or there is none. */
  blackCell(seat: number): number {
    const player = this.player(seat);
    if (player.black_marker || !this.box.tribe.get(player.tribe)?.ojibwa_marker) return -1;
    for (const { event } of this.past.toReversed() as { event: WendakeEvent }[]) {
      if (event.type === "YearBegan") return -1;
      if (event.type === "MarkerPlaced" && event.seat === seat && event.marker === "black") return event.cell;
    }
    return -1;
  }

  /** The cell whose tile somebody activated last, by a marker or by the Sacred Fire; -1 before the first of a year. */
  activeCell(seat: number): number {
    for (const { event } of this.past.toReversed() as { event: WendakeEvent }[]) {
      if (event.type === "YearBegan") return -1;
      if ((event.type === "MarkerPlaced" || event.type === "FireLit") && event.seat === seat)
        return event.cell;
    }
    return -1;
  }

  /** Whether we are asked for the new tile of the year (WK-RESTORE-08). */
  get replacing(): boolean {
    return this.interaction?.open.some((choice) => choice.verb === "replace") ?? false;
  }

  area(id: string): AreaView | undefined {
    return this.view.territories.flatMap((land) => land.areas).find((area) => area.id === id);
  }

  override icon(choice: ChoiceView): string {
    // The markers differ where several choices end with a click on the same tile.
    if (choice.verb === "activate" || choice.verb === "reserve")
      return choice.args.includes("black") ? "sage-marker-black" : "sage-marker";
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
