// Moments that a game shows over its board: piles that are revealed, a card that turns. They always play, whatever
// arrived together with them: what comes next at the table waits until they are over or somebody goes on.

class Moments {
  #open = 0;
  #after: (() => void)[] = [];

  /** Whether a moment is being shown. */
  get open(): boolean {
    return this.#open > 0;
  }

  /** A moment begins; what is returned ends it, once. */
  begin(): () => void {
    this.#open += 1;
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
