// How the log tells what happened: by icons and numbers, in paragraphs of their own, or not at all.

import type { TindayaEvent } from "../../generated/tindaya";
import type { Gain } from "../../lib/log";

/** What was eaten, and what the gods gave for an offering. */
export function gain(happened: unknown): Gain | null {
  const event = happened as TindayaEvent;
  switch (event.type) {
    case "Eaten":
      return { icon: `td-${event.resource}`, amount: -event.count };
    case "RewardTaken":
      return { icon: `td-${event.resource}`, amount: 1 };
    default:
      return null;
  }
}

/** An event of the era that takes place is shown by its symbol: what it does is told behind it. */
export function sign(happened: unknown): string {
  const event = happened as TindayaEvent;
  return event.type === "EventBegan" && event.happens ? `td-${event.symbol}` : "";
}

/** The map shows tokens that come and go, dozens of them when a volcano erupts. */
export const quiet = (happened: unknown): boolean =>
  ["TokensLaid", "TokenReturned", "TurnBegan"].includes((happened as TindayaEvent).type);

/** The end of an era is told step by step. */
export const begins = (happened: unknown): boolean =>
  ["StepBegan", "EventBegan", "GameEnded"].includes((happened as TindayaEvent).type);
