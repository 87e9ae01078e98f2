// When somebody was last at a table on this device, to tell them what happened since.

const KEY = "firekeeper.here";
/** Minutes: a shorter absence needs no summary. */
const LONG = 10;
const MOST = 50;

/** Whether we come back to a table after a while. */
export function beenAway(table: string, now = Date.now()): boolean {
  const last = read()[table];
  return last !== undefined && now - last > LONG * 60_000;
}

/** Remember that we are at a table, as long as somebody looks at it; what is returned ends that. */
export function trackPresence(table: string): () => void {
  const here = (): void => {
    if (document.visibilityState === "visible") recordPresence(table, Date.now());
  };
  here();
  const often = setInterval(here, 60_000);
  return () => clearInterval(often);
}

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function recordPresence(table: string, at: number): void {
  const latest = Object.entries({ ...read(), [table]: at }).sort((one, other) => other[1] - one[1]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // Private windows may refuse: then there is no summary later.
  }
}
