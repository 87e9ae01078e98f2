// What the guide of a first game says about New Allies besides its questions.

import type { ChoiceView } from "../../../generated/messages";

/** The turn order with its cards before the first marker, a Turn card when it can first be used. */
const MARKS = {
  order: "turn-cards",
  card: "turn-card",
};

export const marks = (question: string, choices: readonly ChoiceView[]): string[] => [
  ...(question === "place-marker" ? [MARKS.order] : []),
  ...(choices.some(({ verb }) => verb === "turn_card") ? [MARKS.card] : []),
];
