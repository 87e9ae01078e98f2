// The keyboard at a table: which key means what. One list, for the page, its help and its tests.

export type Command =
  | {
      do:
        | "back"
        | "undo"
        | "restart"
        | "compare"
        | "help"
        | "hint"
        | "end"
        | "layout"
        | "log"
        | "words"
        | "decision";
    }
  | { do: "choose" | "zone"; at: number };

const LETTERS: Record<string, Command> = {
  Escape: { do: "back" },
  u: { do: "undo" },
  r: { do: "restart" },
  t: { do: "compare" },
  "?": { do: "help" },
  h: { do: "hint" },
  f: { do: "layout" },
  l: { do: "log" },
  w: { do: "words" },
  d: { do: "decision" },
  Enter: { do: "end" },
};

/** The keys with the messages that explain them, for the menu. */
export const KEYS: [string, string][] = [
  ["1 … 9", "play-key-choose"],
  ["⇧ 1 … 5", "play-key-zone"],
  ["Enter", "play-key-end"],
  ["U", "play-key-undo"],
  ["R", "play-key-restart"],
  ["Esc", "play-key-back"],
  ["H", "play-key-hint"],
  ["?", "play-key-help"],
  ["T", "play-key-compare"],
  ["F", "play-key-layout"],
  ["L", "play-key-log"],
  ["W", "play-key-words"],
  ["D", "play-key-decision"],
  ["← →", "play-key-arrows"],
  ["+ − 0", "play-key-zoom"],
  ["X", "play-key-lift"],
];

/** What a key press means; null if nothing, or if somebody is writing. */
export function commandOf(event: KeyboardEvent): Command | null {
  const at = event.target;
  if (at instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // With Shift the digits give other characters on most keyboards; on French ones the digits themselves do.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && event.shiftKey && !/^[1-9]$/.test(event.key)) return { do: "zone", at: Number(digit) - 1 };
  if (digit && event.key !== "?") return { do: "choose", at: Number(digit) - 1 };
  if (/^[1-9]$/.test(event.key)) return { do: "choose", at: Number(event.key) - 1 };
  // A focused button is pressed by Enter itself.
  if (event.key === "Enter" && (at instanceof HTMLButtonElement || at instanceof HTMLAnchorElement))
    return null;
  return LETTERS[event.key] ?? LETTERS[event.key.toLowerCase()] ?? null;
}
