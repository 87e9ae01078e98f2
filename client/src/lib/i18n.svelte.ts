// Words: Fluent messages, the same files that the terminal and the server use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

/** A message by its key, as the server names it; arguments may be messages themselves. */
export interface Message {
  key: string;
  args: Record<string, number | string | Message>;
}

const files = import.meta.glob<string>("../../../src/firekeeper/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load a language and switch to it in place. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
    const texts = await Promise.all(
      wanted.filter(([path]) => !path.endsWith("/terminal.ftl")).map(([, load]) => load()),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
      filled[name] = typeof value === "object" ? this.tell(value) : value;
    }
    return bundle.formatPattern(pattern, filled, []);
  }

  /** The text of a message that came from the server. */
  tell(message: Message): string {
    return this.say(message.key, message.args);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }
}

export const words = new Words();
export const say = (key: string, args?: Record<string, number | string | Message>): string =>
  words.say(key, args);
