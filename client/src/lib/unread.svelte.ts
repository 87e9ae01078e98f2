// How much was said that we have not seen yet.

import type { ChatView } from "../generated/messages";
import { settings } from "./settings.svelte";
import { chime } from "./turnNotifier";

/** A softer call than that of a turn. */
const SOFT = 0.4;

export class Unread {
  /** The last line that was on the screen; what was said before we came counts as seen. */
  #seen: number | null = null;
  #heard = -1;
  /** Whether the chat is in sight. */
  open = false;
  count = $state(0);

  constructor(readonly call: () => void = () => chime(settings.volume * SOFT)) {}

  /** What has been said at the table so far, and which seat is ours. */
  update(chat: readonly ChatView[], seat: number | null): void {
    const last = chat.at(-1)?.line ?? 0;
    if (this.#seen === null) this.#seen = this.#heard = last;
    const others = (after: number): ChatView[] =>
      chat.filter((line) => line.line > after && (seat === null || line.seat !== seat));
    if (!this.open && settings.sound && others(this.#heard).length) this.call();
    this.#heard = last;
    if (this.open) this.#seen = last;
    this.count = others(this.#seen).length;
  }
}
