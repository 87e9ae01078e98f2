// Words: Fluent messages, the same files that the terminal and the server use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { texts } from "./locales";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

/** A message by its key, as the server names it; arguments may be messages themselves. */
export interface Message {
  key: string;
  args: Record<string, number | string | Message>;
}

/** A piece of a text: words, or an icon with its number. */
export interface Phrase {
  text: string;
  icon: string;
  /** The words that the icon stands for. */
  name: string;
}

/** Stands around the number of an icon while a text is put together; nobody writes it. */
const MARK = "\u0001";
/** A number at the beginning, halves and quarters too. */
const NUMBER = /^[\d½¼¾]+(?=\s)/u;

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #open = [""];
  #wanted: Language = "en";
  #latest = 0;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load a language and switch to it in place. */
  async use(language: Language): Promise<void> {
    const asked = ++this.#latest;
    this.#wanted = language;
    const found = await Promise.all(this.#open.map((game) => texts(language, game)));
    if (asked !== this.#latest) return; // somebody has asked for something else meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of found.flat()) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game: asked for when somebody opens it, then kept in every language. */
  async open(game: string): Promise<void> {
    if (this.#open.includes(game)) return;
    this.#open = [...this.#open, game];
    await this.use(this.#wanted);
  }

  #mark: ((message: Message) => string | null) | null = null;

  /**
   * The text of a message in pieces: what `glyphOf` knows an icon for is a piece of its own, with its number if the
   * words begin with one, and all of its words as its name.
   */
  phrase(message: Message, glyphOf: (key: string) => string): Phrase[] {
    const glyphs: Phrase[] = [];
    this.#mark = (inner) => {
      const icon = inner === message ? "" : glyphOf(inner.key);
      if (!icon) return null;
      const mark = this.#mark;
      this.#mark = null;
      const name = this.tell(inner);
      this.#mark = mark;
      glyphs.push({ text: NUMBER.exec(name)?.[0].trim() ?? "", icon, name });
      return `${MARK}${glyphs.length - 1}${MARK}`;
    };
    try {
      const told = this.tell(message).split(MARK);
      return told
        .map((text, at) => (at % 2 ? glyphs[Number(text)] : { text, icon: "", name: "" }))
        .filter((piece): piece is Phrase => !!piece && (piece.text !== "" || piece.icon !== ""));
    } finally {
      this.#mark = null;
    }
  }

  /** The text of a message; `key.attribute` reads an attribute. A missing message shows its key. */
  say(key: string, args: Record<string, number | string | Message> = {}): string {
    const bundle = this.#bundle;
    if (bundle === null) return "";
    const [id = "", attribute] = key.split(".");
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      filled[name] = typeof value === "object" ? (this.#mark?.(value) ?? this.tell(value)) : value;
    }
    return bundle.formatPattern(pattern, filled, []);
  }

  /** The text of a message that came from the server. */
  tell(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** Whether there is a message, or an attribute of one. */
  has(key: string): boolean {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
  }
}

export const words = new Words();
export const say = (key: string, args?: Record<string, number | string | Message>): string =>
  words.say(key, args);

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was (seconds since 1970), in words: "3 hours ago", "now". */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const [unit, span] = SPANS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / span), unit);
}
