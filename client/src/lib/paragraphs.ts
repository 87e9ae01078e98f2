// The log as paragraphs: a turn is told in a few sentences that run on, with icons for what they bring.

import type { EventView } from "../generated/messages";
import { say, words, type Message } from "./i18n.svelte";
import { addGain, type Gain, INVOLVED, type LogEntry, type LogTurn, seatOf, STOP, TOPIC } from "./log";

/** How a game wants its events told. */
export interface Telling {
  /** What is shown by an icon and a number. */
  gain: (event: unknown) => Gain | null;
  /** What the log alone shows so, behind what it was paid for; elsewhere it stands in words. */
  price?: (event: unknown) => Gain | null;
  /** The icon that stands for an event, instead of a sentence; "" for none. */
  sign?: (event: unknown) => string;
  /** What need not be told: the board shows it, or another event says the same, perhaps the `next` one. */
  quiet?: (event: unknown, next?: unknown) => boolean;
  /** What begins a paragraph of its own: a step of the end of an era. */
  begins?: (event: unknown) => boolean;
}

/** A piece of a paragraph, with the choice that it tells of. */
export interface Piece {
  entry: LogEntry;
  /** An icon in front, and the sentence it stands for. */
  icon: string;
  label: string;
  text: string;
  gains: (Gain & { text: string })[];
}

/** What a turn says about one seat. */
export interface Paragraph {
  /** -1: about nobody in particular. */
  seat: number;
  pieces: Piece[];
}

const told = (event: EventView): string =>
  event.message ? words.tell(event.message as unknown as Message) : "";
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Builds one paragraph, in which sentences about the same subject run on. */
class Writer {
  readonly pieces: Piece[] = [];
  readonly #subject: string;
  #named = false;
  /** The last sentence can be gone on from. */
  #open = false;
  #last = { sentence: "", count: 0, text: "" };
  readonly #owed: Piece["gains"] = [];

  constructor(subject: string) {
    this.#subject = subject;
  }

  sign(entry: LogEntry, icon: string, label: string): void {
    this.pieces.push({ entry, icon, label, text: "", gains: [] });
    this.#named = true;
  }

  gain(entry: LogEntry, gain: Gain & { text: string }): void {
    addGain(this.#pieceOf(entry).gains, gain);
  }

  /** Stands behind what is told next. */
  owe(price: Gain & { text: string }): void {
    addGain(this.#owed, price);
  }

  /** What a choice cost before it was told stands behind its sentence. */
  write(entry: LogEntry, sentence: string): void {
    const price = this.#takeGains(entry);
    this.#tell(entry, sentence);
    for (const gain of [...price, ...this.#owed.splice(0)]) addGain(this.pieces.at(-1)?.gains ?? [], gain);
  }

  #takeGains(entry: LogEntry): Piece["gains"] {
    const before = this.pieces.at(-1);
    if (before?.entry !== entry || before.text || before.icon) return [];
    this.pieces.pop();
    return before.gains;
  }

  #tell(entry: LogEntry, sentence: string): void {
    const before = this.pieces.at(-1);
    if (before && sentence === this.#last.sentence && before.text.endsWith(this.#last.text)) {
      this.#again(before);
      return;
    }
    const more = before && this.#sameTopic(before, sentence);
    const next = more || this.#go(sentence);
    const text = before ? next : next.trimStart();
    const fits = before?.entry === entry && !before.gains.length;
    if (fits) before.text += text;
    else this.pieces.push({ entry, icon: "", label: "", text, gains: [] });
    this.#last = { sentence, count: 1, text };
  }

  /** The same once more: said once, with how often. */
  #again(piece: Piece): void {
    const { text, sentence, count } = this.#last;
    const first = (count > 1 ? text.replace(/ \(×\d+\)/, "") : text).replace(STOP, "");
    const next = `${say("play-log-times", { first, count: count + 1 })}.`;
    piece.text = piece.text.slice(0, -text.length) + next;
    this.#last = { sentence, count: count + 1, text: next };
  }

  /** One more thing on the topic of the last sentence, which is named once: "New on the display: a, b, c." */
  #sameTopic(piece: Piece, sentence: string): string {
    const topic = TOPIC.exec(sentence)?.[0];
    const { sentence: before, text } = this.#last;
    if (!topic || topic === `${this.#subject}: `) return "";
    if (!before.startsWith(topic) || !STOP.test(before) || !piece.text.endsWith(text)) return "";
    piece.text = piece.text.replace(STOP, "");
    this.#open = false;
    return `, ${sentence.slice(topic.length)}`;
  }

  /** How a sentence goes on from what has been said. */
  #go(sentence: string): string {
    const subject = this.#subject;
    const before = this.pieces.at(-1);
    const about = subject !== "" && sentence.startsWith(`${subject} `);
    const topic = subject !== "" && this.#named && sentence.startsWith(`${subject}: `);
    const whole = about && STOP.test(sentence);
    const said = this.pieces.findLast(({ text }) => text);
    const since = this.pieces.slice(said ? this.pieces.lastIndexOf(said) : 0);
    // An icon stands inside the sentence, if nothing came of what was said: "Ann marks Fish, [icon] builds."
    const behindIcon = since.some(({ icon, text }) => icon && !text);
    const brought = since.some(({ gains }) => gains.length);
    const runs = whole && this.#open && before && !(behindIcon && brought);
    // What lists several things ends what is said.
    this.#open = whole && !INVOLVED.test(sentence);
    if (runs && said) {
      const first = said.text.replace(STOP, "");
      const next = sentence.slice(subject.length + 1);
      said.text = behindIcon ? say("play-log-run-on", { first, next: "" }).trimEnd() : first;
      return behindIcon ? ` ${next}` : say("play-log-run-on", { first: "", next });
    }
    // A sentence that begins anew has its subject: "Avez pioché" would not be one.
    const next = topic ? capital(sentence.slice(subject.length + 2)) : sentence;
    this.#named ||= about || topic;
    return ` ${next}`;
  }

  /** Where a gain goes: to its own choice, or to those before that brought nothing but gains. */
  #pieceOf(entry: LogEntry): Piece {
    const before = this.pieces.at(-1);
    if (before?.entry === entry || (before?.gains.length && !before.text)) return before;
    const piece: Piece = { entry, icon: "", label: "", text: "", gains: [] };
    this.pieces.push(piece);
    return piece;
  }
}

/** A turn in paragraphs, one for each seat that it speaks of, in the order of what happened. */
export function paragraphsOf(
  turn: LogTurn,
  telling: Telling,
  subject: (seat: number) => string,
): Paragraph[] {
  const found: { seat: number; writer: Writer }[] = [];
  const events = turn.entries.flatMap((entry) => entry.events.map((event) => ({ entry, event })));
  for (const [at, { entry, event }] of events.entries()) {
    if (!event.message || telling.quiet?.(event.event, events[at + 1]?.event.event)) continue;
    const seat = seatOf(event);
    if (found.at(-1)?.seat !== seat || telling.begins?.(event.event))
      found.push({ seat, writer: new Writer(seat < 0 ? "" : subject(seat)) });
    const { writer } = found.at(-1) as { writer: Writer };
    const price = telling.price?.(event.event);
    const gain = telling.gain(event.event);
    const icon = telling.sign?.(event.event) ?? "";
    if (price) writer.owe({ ...price, text: told(event) });
    else if (gain) writer.gain(entry, { ...gain, text: told(event) });
    else if (icon) writer.sign(entry, icon, told(event));
    else writer.write(entry, told(event));
  }
  return found.map(({ seat, writer }) => ({ seat, pieces: writer.pieces }));
}
