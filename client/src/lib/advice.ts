// A bot's advice: facts from the server, which the page puts into words.

import type { Hinted } from "../generated/messages";
import { say, words } from "./i18n.svelte";

/** The choice that is advised, as the page shows choices: where the bot only begins something (`opening`), it is the
    answer to the question behind that which it has in mind. */
export function advisedText(advice: Hinted, opening: string): string {
  const [next = ""] = (advice.reason.plan ?? []) as string[];
  return opening && advice.choice === opening ? next : advice.choice;
}

/** What speaks for the advice against the next best choice: the most important part of the evaluation in which it is
    ahead, and that has a name. */
export function reasonOf(advice: Hinted): string {
  const parts = (advice.reason.parts ?? []) as { part: string; points: number }[];
  const named = parts
    .filter(({ points }) => points > 0)
    .map(({ part }) => `play-part-${part}`)
    .find((key) => words.has(key));
  return named ? say(named) : "";
}
