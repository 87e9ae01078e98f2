// A bot's advice: facts from the server, which the page puts into words.

import type { Hinted } from "../generated/messages";
import { say, words } from "./i18n.svelte";

/** The choice that is advised, as the page shows choices: where the bot only begins something (`opening`), it is the
    answer to the question behind that which it has in mind. */
export function advisedText(advice: Hinted, opening: string): string {
  const [next = ""] = (advice.reason.plan ?? []) as string[];
  return opening && advice.choice === opening ? next : advice.choice;
}

/** A part of the evaluation in which two choices differ: by so many points, where those are what counts; by so much of
    what the part counts. `about`: which god's it is, or that it is one's own, where
    others have it too. */
export interface Part {
  part: string;
  points: number;
  amount: number;
  about: string;
}

/** An alternative as a bot sees it; `chance`: of winning, as far as it is known. */
export interface Alternative {
  choice: string;
  value: number;
  chance?: number;
}

export const alternativesOf = (advice: Hinted): Alternative[] =>
  (advice.reason.alternatives ?? []) as Alternative[];

/** What the values of an advice are: points, the chance to win, or how many imagined games were won. */
export const measureOf = (advice: Hinted): string =>
  typeof advice.reason.measure === "string" ? advice.reason.measure : "points";

export const percentOf = (chance: number): number => Math.round(chance * 100);

/** What is the case with the choice that is advised beside the other; empty without words for it. */
function changeOf({ part, amount, about }: Part): string {
  const key = `play-change-${part}`;
  // Parts that look ahead count halves: then it is more or less, but nobody can say how many.
  const whole = Math.abs(amount) >= 0.75 ? Math.round(Math.abs(amount)) : 0;
  return words.has(key) ? say(key, { way: amount > 0 ? "more" : "less", count: whole, about }) : "";
}

/** What speaks for the advice against the next best choice: the most important part of the evaluation in which it is
    ahead, and that has a name. */
export function reasonOf(advice: Hinted): string {
  const parts = ((advice.reason.parts ?? []) as Part[]).filter(({ points }) => points > 0);
  if (measureOf(advice) === "chance") return parts.map(changeOf).find(Boolean) ?? "";
  const named = parts.map(({ part }) => `play-part-${part}`).find((key) => words.has(key));
  return named ? say(named) : "";
}

/** What the next best choice would cost, and how surely: in chances of winning where those were counted. */
export function aheadOf(advice: Hinted): string {
  if (advice.reason.goes_on) return say("play-hint-goes-on");
  const [best, next] = alternativesOf(advice);
  if (measureOf(advice) === "chance") return best ? aheadToWin(best, next, advice.reason.sure) : "";
  if (!best || !next) return "";
  if (best.chance !== undefined && next.chance !== undefined) {
    const [percent, other] = [percentOf(best.chance), percentOf(next.chance)];
    // As many games won: the margin decides between them.
    if (percent !== other) return say("play-hint-ahead-chance", { percent, next: other });
  }
  const better = Math.max(0, best.value - next.value);
  if (better < 0.05) return say("play-hint-sure", { sure: "close" });
  const { sure } = advice.reason;
  return say("play-hint-ahead", { better, sure: typeof sure === "number" ? sureOf(sure) : "untried" });
}

/** A thousandth of a chance is nothing that anybody could tell. */
const NOTHING = 0.001;

/** By how much less likely something is, in hundredths. */
export const lessBy = (chance: number): number | "none" | "little" =>
  percentOf(chance) || (chance > NOTHING ? "little" : "none");

/** The same by what becomes of such positions: nobody counts there by less than a hundredth. */
function aheadToWin(best: Alternative, next: Alternative | undefined, sure: unknown): string {
  if (best.chance === undefined) return "";
  const percent = percentOf(best.chance);
  if (next?.chance === undefined) return say("play-hint-win", { percent });
  return say("play-hint-ahead-win", {
    percent,
    less: lessBy(best.chance - next.chance),
    sure: typeof sure === "number" ? sureOf(sure) : "close",
  });
}

/** How sure a bot is that its choice is better than another, by the chance it gives that. */
export const sureOf = (chance: number): "sure" | "likely" | "close" =>
  chance >= 0.95 ? "sure" : chance >= 0.75 ? "likely" : "close";

/** Where a difference lies that counts in no points: what speaks for the better choice, and what against it. */
export function sidesText(parts: readonly Part[]): string {
  const told = (side: readonly Part[]): string => side.map(changeOf).filter(Boolean).join(", ");
  const better = told(parts.filter(({ points }) => points > 0));
  const worse = told(parts.filter(({ points }) => points < 0));
  return [
    better && say("play-hint-for-it", { parts: better }),
    worse && say("play-hint-against-it", { parts: worse }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where a difference lies: "goods +1.2, places on the map −0.4". Parts without a name are left out. */
export function partsText(parts: readonly { part: string; points: number }[]): string {
  const signed = new Intl.NumberFormat(words.language, { signDisplay: "always", maximumFractionDigits: 1 });
  return parts
    .filter(({ part }) => words.has(`play-part-${part}`))
    .map(({ part, points }) =>
      say("play-hint-part", {
        part: say(`play-part-${part}`),
        points: signed.format(points).replace("-", "−"),
      }),
    )
    .join(", ");
}
