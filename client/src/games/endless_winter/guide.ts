// The guide of a first game beyond its questions: a card for each column, and for each thing that is first done.

import type { WinterView } from "../../generated/endless_winter";
import type { ChoiceView } from "../../generated/messages";

/** Things that are done, by verb: the guide has a card for each. */
const DEEDS: Record<string, string> = {
  build: "megalith",
  stone: "sacred-stone",
  village: "village",
  bury_hand: "bury",
  bury_discard: "bury",
  bury_above: "bury",
  tip: "tip",
  recruit: "recruit",
  learn: "learn",
};

const COLUMN_MARKS: Record<string, string> = {
  initiate: "column-initiate",
  develop: "column-develop",
  migrate: "column-migrate",
  hunt: "column-hunt",
  rest: "column-rest",
};

/** What there is to say besides the question itself, the most general first. */
export function marks(question: string, choices: readonly ChoiceView[], view: unknown): string[] {
  const { place, phase } = view as WinterView;
  const column = phase === "action_phase" && question !== "play-culture" ? COLUMN_MARKS[place] : undefined;
  const deeds = new Set(choices.map((choice) => DEEDS[choice.verb] ?? ""));
  deeds.delete("");
  return [...(column ? [column] : []), ...deeds];
}

/** Cards about a column point at it; the others at what may be clicked. */
export function points(mark: string): string {
  const column = Object.keys(COLUMN_MARKS).find((name) => COLUMN_MARKS[name] === mark);
  return column ? `column:${column}` : "";
}
