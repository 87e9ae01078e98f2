// Turn cards: what is printed on them, and what their tooltips say.

import { byId, opener } from "../../../board/box";
import type { Tip } from "../../../board/tip.svelte";
import type {
  Components,
  NewAlliesComponents,
  TurnCard,
  TurnEffect,
} from "../../../generated/wendake_components";
import { say } from "../../../lib/i18n.svelte";

export const cardsOf = opener((components: Components) => {
  const { turn_cards, effects } = components as Components & NewAlliesComponents;
  return { card: byId(turn_cards), effect: byId(effects) };
});

/** What using an effect costs, besides a rifle: resources by number, or as many as one likes. */
const RESOURCES: Record<string, string> = {
  turtle_search: "1+",
  action_tile_search: "1+",
  two_resources_for_rifle: "2",
  refresh_progress: "1+",
  off_line_marker: "1",
};
/** Effects for which rifles are paid one by one. */
const MORE_RIFLES = ["ritual_heal"];

export interface Price {
  free: boolean;
  rifle: boolean;
  resources: string;
}

export const priceOf = (effect: TurnEffect): Price => ({
  free: effect.cost === "free",
  rifle: effect.rifles > 0 || MORE_RIFLES.includes(effect.id),
  resources: RESOURCES[effect.id] ?? "",
});

export const effectName = (card: TurnCard): string => say(`wendake-effect-${card.effect}`);

export const cardName = (card: TurnCard | undefined): string =>
  card ? say("wendake-turn-card", { effect: effectName(card), flags: card.flag }) : "";

/** A card in words: its effect, when it is used up, the Alliance action of its upper half. */
export function cardTip(components: Components, id: string, more: string[] = [], target = ""): Tip {
  const { card, effect } = cardsOf(components);
  const found = card.get(id);
  const does = found ? effect.get(found.effect) : undefined;
  return {
    title: cardName(found),
    lines: [
      ...more,
      ...(found ? [say(`wendake-effect-${found.effect}-text`)] : []),
      ...(found ? [say("wendake-board-card-alliance", { flags: found.flag })] : []),
    ],
    rules: does ? [does.rule, "NA-ORDER-03"] : [],
    from: found,
    target,
  };
}
