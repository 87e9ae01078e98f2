// Decodes the messages of the server: it sends nothing twice, and what its messages leave out is put back here, so that
// the page sees whole choices, entries and events only. The encoder is src/firekeeper/table/phrases.py.

import type {
  ChoiceView,
  WireEntry,
  EntryView,
  EventView,
  Full,
  WireEvent,
  Offer,
  SeatView,
  Turn,
} from "../generated/messages";
import { seatNumber } from "../board/seats";
import type { Message } from "./i18n.svelte";
import { kebab } from "./kebab";

type Args = NonNullable<Offer["words"]>;
type Facts = Record<string, unknown>;
// An alias, not an interface: it goes where the generated types say that a message is plain data.
type Sentence = { key: string; args: Message["args"] };

/** A turn with its choices put together.

    Where the open question only begins something ("perform Move, or skip it?"), the one behind it stands here, with its
    choices before those that are left of the open one; `opening` is the choice between them, and `view` what is
    different there. */
export interface OpenTurn extends Omit<Turn, "choices" | "ahead"> {
  choices: ChoiceView[];
  opening: string;
  view: Record<string, unknown>;
}

/** Whether a choice stands beside the question shown: the way to skip what its opening choice begins. */
export const isAside = (turn: OpenTurn | null, choice: ChoiceView): boolean =>
  turn !== null && turn.opening !== "" && !choice.opening && !choice.ability;

/** Decodes the messages of one table for one reader. */
export class Decoder {
  readonly #game: string;
  readonly #seats: SeatView[];
  readonly #seat: number | null;
  readonly #phrases: NonNullable<Full["phrases"]>;

  constructor(game: string, seats: SeatView[], seat: number | null, phrases: Full["phrases"] = []) {
    this.#game = game;
    this.#seats = seats;
    this.#seat = seat;
    this.#phrases = phrases;
  }

  turn({ ahead, ...turn }: Turn): OpenTurn {
    const choices = turn.choices.map((offer) => this.choice(offer));
    if (!ahead) return { ...turn, choices, opening: "", view: {} };
    const { opening, prompt, view } = ahead;
    const behind = ahead.choices.map((offer) => ({ ...this.choice(offer), opening }));
    const others = choices.filter((choice) => choice.text !== opening);
    return { ...turn, prompt, choices: [...behind, ...others], opening, view };
  }

  choice({ text, ability, words, group }: Offer): ChoiceView {
    const [verb = "", ...args] = text.split(" ");
    const { key, args: filled } = this.#named(`-choice-${kebab(verb)}`, words);
    return {
      text,
      verb,
      args: args.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)),
      ability: ability ?? false,
      message: { key, args: filled },
      ...(group != null && { short: { key: `${key}.short`, args: filled }, group: this.#phrase(group) }),
    };
  }

  events(sent: (WireEvent | unknown[])[]): EventView[] {
    let rules: string[] = [];
    let number = 0;
    // The last event of each place: an event is at the place of the first one that it is like.
    const known = new Map<number, { event: Facts; words: Args }>();
    return sent.map((one, at) => {
      const row = Array.isArray(one);
      const place = row ? Number(one[0]) : at;
      const whole = row
        ? filled(known.get(place), one.slice(2))
        : { event: one.event as Facts, words: one.words ?? {} };
      known.set(place, whole);
      number = (row ? Number(one[1]) : one.number) || number;
      if (!row) rules = one.rules ?? rules;
      return { number, event: whole.event, message: this.#sentence(whole.event, whole.words), rules };
    });
  }

  #sentence(facts: Facts, words: Args | undefined): Sentence {
    const args: Message["args"] = {};
    for (const [name, value] of Object.entries(facts))
      if (typeof value === "number" || typeof value === "string") args[name] = value;
      else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    const seat = facts.seat;
    if (typeof seat === "number") {
      const place = this.#seats.at(seat);
      if (place) args.name = place.name || this.#place(place, seat);
      args.you = seat === this.#seat ? "yes" : "no";
    }
    const { key, args: filled } = this.#named(`-event-${kebab(String(facts.type))}`, words);
    return { key, args: { ...args, ...filled } };
  }

  #place(place: SeatView, seat: number): Sentence {
    return { key: `${this.#game}-seat-${place.kind === "automa" ? "automa" : seatNumber(seat)}`, args: {} };
  }

  /** A sentence is called after what it is about, unless the server sent another name with its words. */
  #named(usual: string, words: Args = {}): Sentence {
    const { key = usual, ...others } = words;
    return { key: this.#game + String(key), args: this.#args(others) };
  }

  #args(words: Args = {}): Message["args"] {
    return Object.fromEntries(
      Object.entries(words).map(([name, arg]) => [name, Array.isArray(arg) ? this.#phrase(arg[0]) : arg]),
    );
  }

  #phrase(number: number): Sentence {
    const phrase = this.#phrases[number] ?? "";
    const [key, args] = typeof phrase === "string" ? [phrase, {}] : this.#whole(phrase);
    return { key: key.startsWith("-") ? this.#game + key : key, args: this.#args(args) };
  }

  /** A phrase that names an earlier one of its key, with its own values for the arguments of that one. */
  #whole(phrase: unknown[]): [string, Args] {
    const [first, ...values] = phrase;
    if (typeof first === "string") return [first, values[0] as Args];
    const [key, like] = this.#phrases[Number(first)] as [string, Args];
    return [key, Object.fromEntries(Object.keys(like).map((name, at) => [name, values[at]])) as Args];
  }
}

/** The facts and words of an event that is like another of its message, from its values; null is the same as there. */
function filled(
  like: { event: Facts; words: Args } | undefined,
  values: unknown[],
): { event: Facts; words: Args } {
  const { type, ...facts } = like?.event ?? {};
  const take = (known: object): Facts =>
    Object.fromEntries(Object.entries(known).map(([key, same]) => [key, values.shift() ?? same]));
  return { event: { type, ...take(facts) }, words: take(like?.words ?? {}) as Args };
}

/** The entries of the record from `first` to `last`: those that were not sent are chance's. */
export function entriesOf(chosen: WireEntry[], first: number, last: number): EntryView[] {
  const known = new Map(chosen.map((entry) => [entry[0], entry]));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const [number, seat, choice, automatic] = known.get(first + at) ?? [first + at, -1, "", false];
    return { number, seat, choice, automatic };
  });
}
