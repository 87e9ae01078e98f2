// Moments that a game shows over its board: piles that are revealed, a card that turns. They always play, whatever
// arrived together with them: what comes next at the table waits until they are over or somebody goes on.

class Moments {
  #open = 0;
  #after: (() => void)[] = [];
  #zone = "";

  /** Whether a moment is being shown. */
  get open(): boolean {
    return this.#open > 0;
  }

  /** The zone in which the moment is shown; "" if it is shown over whatever is in sight. */
  get zone(): string {
    return this.open ? this.#zone : "";
  }

  /** A moment begins; what is returned ends it, once. */
  begin(zone = ""): () => void {
    this.#open += 1;
    this.#zone = zone;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#open -= 1;
      if (this.#open === 0) this.#after.splice(0).forEach((work) => work());
    };
  }

  /** Do something when no moment is shown any more. */
  then(work: () => void): void {
    if (this.open) this.#after.push(work);
    else work();
  }
}

export const moments = new Moments();
