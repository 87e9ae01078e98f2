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

/** What the next best choice would cost, and how surely: in chances of winning where those were counted. */
export function aheadOf(advice: Hinted): string {
  if (advice.reason.goes_on) return say("play-hint-goes-on");
  const [best, next] = (advice.reason.alternatives ?? []) as { value: number; chance?: number }[];
  if (!best || !next) return "";
  const percent = (chance: number): number => Math.round(chance * 100);
  if (best.chance !== undefined && next.chance !== undefined)
    return say("play-hint-ahead-chance", { percent: percent(best.chance), next: percent(next.chance) });
  const better = Math.max(0, best.value - next.value);
  if (better < 0.05) return say("play-hint-sure", { sure: "close" });
  const { sure } = advice.reason;
  return say("play-hint-ahead", { better, sure: typeof sure === "number" ? sureOf(sure) : "untried" });
}

/** How sure a bot is that its choice is better than another, by the chance it gives that. */
export const sureOf = (chance: number): "sure" | "likely" | "close" =>
  chance >= 0.95 ? "sure" : chance >= 0.75 ? "likely" : "close";

/** Where a difference lies: "goods +1.2, places on the map −0.4". Parts without a name are left out. */
export function partsText(parts: readonly { part: string; points: number }[]): string {
  const signed = new Intl.NumberFormat(words.language, { signDisplay: "always", maximumFractionDigits: 1 });
  return parts
    .filter(({ part }) => words.has(`play-part-${part}`))
    .map(({ part, points }) =>
      say("play-hint-part", { part: say(`play-part-${part}`), points: signed.format(points) }),
    )
    .join(", ");
}
