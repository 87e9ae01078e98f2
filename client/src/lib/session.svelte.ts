// Who is playing here: a guest or an account, remembered by a cookie.

import type { Me } from "../generated/messages";
import { api, Refusal } from "./api";
import { LANGUAGES, words, type Language } from "./i18n.svelte";

const NAME = "firekeeper.name";

class Session {
  me = $state.raw<Me | null>(null);
  ready = $state(false);
  /** Shown once after a guest was made: with it the guest can come back on another device. */
  guestCode = $state("");

  /** The name that was typed here last: nobody has to type it again. */
  get lastName(): string {
    return localStorage.getItem(NAME) ?? "";
  }

  async start(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    await words.use(this.#language());
    this.ready = true;
  }

  #language(): Language {
    const wanted =
      this.me?.language ?? localStorage.getItem("firekeeper.language") ?? navigator.language.slice(0, 2);
    return LANGUAGES.find((language) => language === wanted) ?? "en";
  }

  async setLanguage(language: Language): Promise<void> {
    await words.use(language);
    localStorage.setItem("firekeeper.language", language);
    if (this.me) await api.changeLanguage(language);
  }

  /** Somebody who just wants to play gets a guest account under this name. */
  async guest(name: string): Promise<void> {
    this.me = await api.guest(name, words.language);
    localStorage.setItem(NAME, name);
    this.guestCode = this.me.guest_code ?? "";
  }

  /** Somebody has signed in, or come back with a code: the page speaks their language. */
  async enter(me: Me): Promise<void> {
    this.me = me;
    this.guestCode = me.guest_code ?? "";
    await words.use(this.#language());
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
    this.guestCode = "";
  }
}

export const session = new Session();
