// What is told to those who listen: lines that are added one after the other, so that none is overwritten before it
// is heard. The page shows them in one live region, which is always there (chrome/Announcer.svelte).

/** So many lines stay to be read again. */
const KEPT = 40;

class Announcements {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #next = 0;

  tell(text: string): void {
    const said = text.trim();
    if (!said) return;
    this.lines = [...this.lines.slice(1 - KEPT), { id: this.#next++, text: said }];
  }

  clear(): void {
    this.lines = [];
  }
}

export const announcements = new Announcements();
