// What happened, put in order for reading: turns, in them one entry for each choice with all that followed from it.

import type { EntryView, EventView } from "../generated/messages";
import { say, words, type Message } from "./i18n.svelte";

/** A choice somebody made, with the draws and forced choices after it: entries `number` to `last` of the record. */
export interface Span {
  /** -1: nobody's, the game itself went on. */
  seat: number;
  number: number;
  last: number;
}

export interface LogEntry extends Span {
  events: EventView[];
}

export interface LogTurn extends Span {
  /** Stays the same as long as the turn is shown. */
  key: string;
  /** The year or round, once it is known. */
  stage: number | null;
  entries: LogEntry[];
  /** Where a year or round begins: what happened in the one before, if all of it is known. */
  before?: readonly EventView[];
}

/** What somebody gained (or gave, less than 0), small enough for an icon and a number. */
export interface Gain {
  icon: string;
  amount: number;
}

/** What an entry says about one seat: a run of sentences, and gains beside it, each with its sentences. */
export interface SeatText {
  seat: number;
  text: string;
  gains: (Gain & { text: string })[];
  /** All of it in words. */
  whole: string;
}

type Facts = { type?: string; seat?: number } & Record<string, unknown>;

/**
 * Records are cut at the choices of people and bots; what chance adds, and forced choices of the same seat, belong to
 * the choice before. Who is forced to something after another's choice did it all the same.
 */
export function choicesOf(entries: Omit<EntryView, "choice">[]): Span[] {
  const found: Span[] = [];
  for (const { number, seat, automatic } of entries) {
    const before = found.at(-1);
    if (before && (seat < 0 || (automatic && (seat === before.seat || before.seat < 0))))
      before.last = number;
    else found.push({ seat: automatic && !before ? -1 : seat, number, last: number });
  }
  return found;
}

/** By the names of the house, what opens a part of the game is called YearBegan, TurnBegan, PhaseBegan... */
const OPENING = /^([A-Z][a-z]*)Began$/;

function opening(event: EventView): { seat: number; stage: number | null; quiet: boolean } | null {
  const facts = event.event as Facts;
  const part = OPENING.exec(facts.type ?? "")?.[1]?.toLowerCase();
  if (!part) return null;
  const stage = facts[part];
  // The heading says whose turn it is.
  return {
    seat: facts.seat ?? -1,
    stage: typeof stage === "number" ? stage : null,
    quiet: part === "turn",
  };
}

export const seatOf = (event: EventView): number => (event.event as Facts).seat ?? -1;

/** Puts spans and events, as they come, into turns. */
class TurnBuilder {
  readonly turns: LogTurn[] = [];
  stage: number | null;
  #entry: LogEntry | null = null;
  /** What has happened since the stage began; null if its beginning is not known. */
  #since: EventView[] | null = null;

  constructor(stage: number | null) {
    this.stage = stage;
  }

  begin(seat: number, number: number): LogTurn {
    const same = this.turns.filter((one) => one.number === number && one.seat === seat).length;
    const turn: LogTurn = {
      key: `${number}/${seat}/${same}`,
      seat,
      number,
      last: number,
      stage: this.stage,
      entries: [],
    };
    this.turns.push(turn);
    this.#entry = null;
    return turn;
  }

  choose(span: Span): void {
    const now = this.turns.at(-1);
    const turn = now && (span.seat < 0 || span.seat === now.seat) ? now : this.begin(span.seat, span.number);
    this.#add(turn, { ...span, events: [] });
  }

  add(event: EventView): void {
    const { number } = event;
    const opened = opening(event);
    if (opened) {
      this.stage = opened.stage ?? this.stage;
      const same = opened.seat === this.turns.at(-1)?.seat;
      if (!same || opened.quiet || opened.stage !== null) this.begin(opened.seat, number);
      if (opened.stage !== null && opened.seat < 0) this.#beginStage();
      if (opened.quiet) return;
    }
    this.#since?.push(event);
    const turn = this.turns.at(-1) ?? this.begin(-1, number);
    const entry = this.#entry ?? this.#add(turn, { seat: -1, number, last: number, events: [] });
    entry.events.push(event);
    entry.last = Math.max(entry.last, number);
    turn.last = Math.max(turn.last, number);
  }

  #beginStage(): void {
    const turn = this.turns.at(-1);
    if (turn && this.#since) turn.before = this.#since;
    this.#since = [];
  }

  #add(turn: LogTurn, entry: LogEntry): LogEntry {
    turn.entries.push(entry);
    turn.last = Math.max(turn.last, entry.last);
    this.#entry = entry;
    return entry;
  }
}

/** Events by turns. `stage` of the first turns, if it is known; else the next one that begins tells it. */
export function turnsOf(
  events: EventView[],
  entries: Omit<EntryView, "choice">[],
  stage: number | null = null,
): LogTurn[] {
  const builder = new TurnBuilder(stage);
  const spans = choicesOf(entries);
  let next = 0;
  for (const event of events) {
    for (; (spans[next]?.number ?? Infinity) <= event.number; next++) builder.choose(spans[next] as Span);
    builder.add(event);
  }
  for (const span of spans.slice(next)) builder.choose(span);
  const { turns } = builder;
  const known = turns.find((turn) => turn.stage !== null)?.stage ?? 0;
  for (const turn of turns) turn.stage ??= known > 1 ? known - 1 : null;
  return turns.filter((turn) => turn.seat >= 0 || turn.entries.some((entry) => entry.events.length));
}

/** The latest turn in which a seat chose something. */
export const lastTurn = (turns: LogTurn[], seat: number): LogTurn | undefined =>
  turns.findLast((turn) => turn.seat === seat && turn.entries.some((entry) => entry.seat === seat));

/** What events bring each seat that gains or gives something, in the order of their first gain. */
export function gainsOf(
  events: readonly unknown[],
  gainOf: (event: unknown) => Gain | null,
): { seat: number; gains: Gain[] }[] {
  const found: { seat: number; gains: Gain[] }[] = [];
  for (const event of events) {
    const gain = gainOf(event);
    if (!gain) continue;
    const seat = (event as Facts).seat ?? -1;
    let own = found.find((one) => one.seat === seat);
    if (!own) found.push((own = { seat, gains: [] }));
    const same = own.gains.find((one) => one.icon === gain.icon && one.amount > 0 === gain.amount > 0);
    if (same) same.amount += gain.amount;
    else own.gains.push({ ...gain });
  }
  return found;
}

/** The end of a sentence, without which another can go on from it. */
export const STOP = /\.$/;
/** What makes a sentence too involved to be run on. */
export const INVOLVED = /[:;]/;

/** Sentences in a row that are the same are said once, with how often. */
function once(sentences: string[]): string[] {
  const found: { sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const before = found.at(-1);
    if (before?.sentence === sentence) before.count += 1;
    else found.push({ sentence, count: 1 });
  }
  return found.map(({ sentence, count }) =>
    count > 1 ? `${say("play-log-times", { first: sentence.replace(STOP, ""), count })}.` : sentence,
  );
}

/** What a sentence is about, if it says so at its beginning: "New on the display: ...". */
export const TOPIC = /^[^:;]+:\s/;

/** Sentences in a row about the same topic name it once: "New: a fish." "New: a bird." become "New: a fish; a bird." */
function gathered(sentences: string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const topic = TOPIC.exec(sentence)?.[0];
    const before = found.at(-1);
    if (topic && before?.startsWith(topic) && STOP.test(before))
      found[found.length - 1] = say("play-log-more", {
        first: before.replace(STOP, ""),
        next: sentence.slice(topic.length),
      });
    else found.push(sentence);
  }
  return found;
}

/** Sentences about the same subject run on: it is named once. "Ann fishes." "Ann gains 2 fish." become one sentence. */
export function runOn(sentences: string[], subject: string): string {
  const head = `${subject} `;
  const found: string[] = [];
  let open = false;
  for (const sentence of gathered(once(sentences))) {
    const plain = sentence.startsWith(head) && !INVOLVED.test(sentence) && STOP.test(sentence);
    const first = found.at(-1);
    if (plain && open && first !== undefined)
      found[found.length - 1] = say("play-log-run-on", {
        first: first.replace(STOP, ""),
        next: sentence.slice(head.length),
      });
    else found.push(sentence);
    open = plain;
  }
  return found.join(" ");
}

const sentence = (event: EventView): string =>
  event.message ? words.tell(event.message as unknown as Message) : "";

/** Adds a gain to others: those of the same kind are one. */
export const addGain = (gains: SeatText["gains"], gain: Gain & { text: string }): void => {
  const same = gains.find((one) => one.icon === gain.icon && one.amount > 0 === gain.amount > 0);
  if (same) {
    same.amount += gain.amount;
    same.text += ` ${gain.text}`;
  } else gains.push(gain);
};

/** An entry in words, seat by seat in the order of what happened. */
export function entryTexts(
  entry: LogEntry,
  gainOf: (event: unknown) => Gain | null,
  subject: (seat: number) => string,
): SeatText[] {
  const parts: { seat: number; events: EventView[] }[] = [];
  for (const event of entry.events) {
    if (!event.message) continue;
    const seat = seatOf(event);
    if (parts.at(-1)?.seat !== seat) parts.push({ seat, events: [] });
    parts.at(-1)?.events.push(event);
  }
  return parts.map(({ seat, events }) => {
    const name = seat < 0 ? "" : subject(seat);
    const gains: SeatText["gains"] = [];
    const said: string[] = [];
    for (const event of events) {
      const gain = gainOf(event.event);
      if (!gain) {
        said.push(sentence(event));
        continue;
      }
      addGain(gains, { ...gain, text: sentence(event) });
    }
    return { seat, text: runOn(said, name), gains, whole: runOn(events.map(sentence), name) };
  });
}
