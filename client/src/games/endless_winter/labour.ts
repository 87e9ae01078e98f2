// Labour in half-points: how it is written, what a choice would raise and what it would spend.

import type { WinterView } from "../../generated/endless_winter";
import type { ChoiceView } from "../../generated/messages";
import type { Box } from "./components";

/** Half-points as people write them: 1½. */
export function inHalves(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}

/** Which benefit of the top section a choice is about. */
const ATOMS: Record<string, string> = {
  recruit: "tribe_hand",
  learn: "culture",
  camp: "camp",
  move: "move",
  scout: "animal_reveal",
  hunt: "animal_pick",
};

/** Labour that a choice raises: a card, its skill, the Chief, Food, or a whole payment. */
export function raised(box: Box, view: WinterView, choice: ChoiceView | null): number {
  if (!choice || view.active < 0) return 0;
  const player = view.players[view.active];
  const food = player?.food ?? 0;
  const [first = ""] = choice.args;
  switch (choice.verb) {
    case "work":
      return box.halves(String(first), view.place, box.plain(String(first)));
    case "skill":
      return box.labour(box.card.get(String(first))?.skill, view.place);
    case "chief":
      return player ? box.labour(box.chiefSkill(player.chief, player.side), view.place) : 0;
    case "eat":
      return 2 * box.symbols(food, Number(first));
    case "pay":
      return choice.args
        .map(String)
        .map((word) =>
          word.startsWith("food:")
            ? 2 * box.symbols(food, Number(word.slice(5)))
            : box.halves(word.replace("+", ""), view.place, word.endsWith("+")),
        )
        .reduce((sum, halves) => sum + halves, 0);
    default:
      return 0;
  }
}

/** Labour that a choice of the top section costs; "on" among the choices tells that this is one (EW-PLACE-05). */
export function spent(
  box: Box,
  view: WinterView,
  choice: ChoiceView | null,
  verbs: ReadonlySet<string>,
): number {
  const atom = ATOMS[choice?.verb ?? ""];
  if (!atom || !verbs.has("on") || view.phase !== "action_phase") return 0;
  const parts = (box.column.get(view.place)?.top ?? []).flatMap((text) => box.parts(text));
  const found = parts.find((part) => part.gain.some(([name]) => name === atom));
  return found?.pay?.find(([name]) => name === "labour")?.[1] ?? 0;
}
