// Why a score is what it is: its rows of the score sheet, and what the latest change of it came from.

import type { Row } from "../games";
import type { EventView } from "../generated/messages";
import { list } from "../board/words";
import { say, words, type Message } from "./i18n.svelte";
import { seatOf } from "./log";

/** A seat's points by source: what stands in the rows of the score sheet. */
export interface Source {
  label: string;
  value: number | string;
  /** What the rows above it come to, or all of them. */
  sum: boolean;
}

export interface Standing {
  total: number;
  /** What the total must come to; 0 where it need not come to anything. */
  goal: number;
  sources: Source[];
}

export const sourcesOf = (rows: readonly Row[], seat: number): Source[] =>
  rows
    .map(({ label, values, sum, strong }) => ({
      label,
      value: values[seat] ?? "",
      sum: Boolean(sum || strong),
    }))
    .filter(({ value }) => value !== "");

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${Math.abs(number)}`);

/** How a score went from one standing to the next, source by source; "" if it stayed. */
export function changeOf(before: Standing, now: Standing, news: readonly EventView[], seat: number): string {
  if (before.total === now.total) return "";
  const moved = now.sources.slice(0, -1).flatMap(({ label, value }) => {
    const was = before.sources.find((one) => one.label === label)?.value;
    const by = typeof value === "number" && typeof was === "number" ? value - was : 0;
    return by ? [`${say(label)} ${signed(by)}`] : [];
  });
  const fell = now.total < before.total;
  const because = fell
    ? news
        .filter((event) => event.message && seatOf(event) === seat)
        .slice(-2)
        .map((event) => words.tell(event.message as unknown as Message))
    : [];
  const change = say(fell ? "play-score-fell" : "play-score-rose", {
    from: before.total,
    to: now.total,
    sources: list(moved),
    count: moved.length,
  });
  return [change, ...because].join(" ");
}
