// A bot's advice: facts from the server, which the page puts into words.

import type { Hinted } from "../generated/messages";

/** The choice that is advised, as the page shows choices: where the bot only begins something (`opening`), it is the
    answer to the question behind that which it has in mind. */
export function advisedText(advice: Hinted, opening: string): string {
  const [next = ""] = (advice.reason.plan ?? []) as string[];
  return opening && advice.choice === opening ? next : advice.choice;
}
