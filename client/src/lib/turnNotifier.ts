// It is somebody's turn: the title, the icon of the tab and the colour around the page say so; if wanted, a soft sound.

import flame from "../art/favicon.svg?raw";
import { say } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const BADGE = '<circle cx="25" cy="7" r="6.5" fill="#1f8f4d" stroke="#fff" stroke-width="1.5"/></svg>';
/** The flame with a green dot, as the address of a picture. */
export const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(flame.replace(/<\/svg>\s*$/, BADGE))}`;
const WARM = "#7a3b12";

/** Milliseconds: whoever waited less need not be called. */
const PATIENCE = 2500;

/** A value in the head of the page, with what it was before anybody changed it. */
function put(selector: string, attribute: string, value: string | null): void {
  const element = document.head.querySelector<HTMLElement>(selector);
  if (!element) return;
  const before = (element.dataset.before ??= element.getAttribute(attribute) ?? "");
  if (element.getAttribute(attribute) !== (value ?? before)) element.setAttribute(attribute, value ?? before);
}

/** Show in the tab whether it is our turn. */
export function showTurn(mine: boolean): void {
  document.title = mine ? `● ${say("client-your-turn")} · Firekeeper` : "Firekeeper";
  document.documentElement.toggleAttribute("data-turn", mine);
  put('link[rel="icon"]', "href", mine ? TURN_ICON : null);
  put('meta[name="theme-color"]', "content", mine ? WARM : null);
}

/** Milliseconds: whoever has not come back by then is reminded, once. */
const REMINDER = 90_000;

/** Calls when it becomes our turn after a while, once for each turn, and reminds once who looks elsewhere. */
export class TurnNotifier {
  #mine: boolean | null = null;
  #since = 0;
  #reminder: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly call: () => void = () => chime(settings.volume)) {}

  /** Whether it is our turn now. The first time only says how things are. */
  update(mine: boolean, now = performance.now(), hidden = document.visibilityState === "hidden"): void {
    const before = this.#mine;
    if (before === mine) return;
    this.#mine = mine;
    const waited = now - this.#since;
    this.#since = now;
    clearTimeout(this.#reminder);
    if (before !== false || !settings.sound || !(hidden || waited > PATIENCE)) return;
    this.call();
    this.#reminder = setTimeout(() => {
      if (settings.sound && document.visibilityState === "hidden") this.call();
    }, REMINDER);
  }

  /** Nobody waits here any more. */
  close(): void {
    clearTimeout(this.#reminder);
  }
}

let audio: AudioContext | null = null;

/** Two soft notes, a fifth apart, gone in a second. */
export function chime(volume: number): void {
  if (typeof AudioContext === "undefined" || volume <= 0) return;
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume().then(() => {
      for (const [at, pitch] of [
        [0, 392],
        [0.16, 587.33],
      ] as const)
        note(context, context.currentTime + at, pitch, volume);
    });
  } catch {
    // A device without sound stays silent.
  }
}

function note(context: AudioContext, at: number, pitch: number, volume: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.25 * volume, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.8);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.85);
}
