// A story that is being told: its beats one after the other, to be followed, paused, and told again.

import { lasting } from "../../../board/motion";
import type { EventView } from "../../../generated/messages";
import type { TindayaEvent, TindayaView } from "../../../generated/tindaya";
import { moments } from "../../../lib/moments";
import { settings } from "../../../lib/settings.svelte";
import { type Beat, beatsOf, worthTelling } from "./beats";
import { sceneAfter } from "./scene";

/** Milliseconds that a beat stays: longer when more is said. */
const BEAT = 1500;
const SENTENCE = 350;
const LONGEST = 4000;
const SPEED = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 };

export class Story {
  readonly beats: Beat[];
  readonly before: TindayaView;
  readonly after: TindayaView;
  /** The beat that is shown. */
  at = $state(0);
  paused = $state(false);
  /** Whether it is over and nothing of it is shown. */
  over = $state(false);
  readonly #events: readonly EventView[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: () => void = () => undefined;

  /** `striking`: the event that had begun when somebody was asked. */
  constructor(events: readonly EventView[], before: TindayaView, after: TindayaView, striking = "") {
    this.#events = events;
    this.before = before;
    this.after = after;
    this.beats = beatsOf(events, striking).filter(worthTelling);
  }

  get beat(): Beat | null {
    return this.over ? null : (this.beats[this.at] ?? null);
  }

  /** The events that are going to be told. */
  get ahead(): Beat[] {
    return this.over ? [] : this.beats.slice(this.at + 1).filter(({ kind }) => kind === "event");
  }

  /** The archipelago once the beat shown has happened. */
  scene: TindayaView = $derived.by(() => {
    const beat = this.beat;
    if (!beat) return this.after;
    const told = this.#events.slice(0, beat.until).map((event) => event.event as TindayaEvent);
    return sceneAfter(this.before, this.after, told, this.at >= this.beats.length - 1);
  });

  /**
   * Begin at the first beat. Where nothing moves it waits at its end for who wants to look back; who wants all at once is
   * told it when they ask for it.
   */
  tell(again = false): void {
    const still = !lasting(BEAT);
    this.over = settings.pace === "instant" && !again;
    this.paused = still;
    if (this.over) return;
    if (still && !again) {
      this.at = this.beats.length - 1;
      return;
    }
    this.at = 0;
    this.#end = moments.begin("islands");
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const beat = this.beat;
    if (!beat || this.paused) return;
    const time = Math.min(LONGEST, BEAT + beat.events.length * SENTENCE);
    this.#timer = setTimeout(() => this.go(1), time * (SPEED[settings.pace] || 1));
  }

  /** On or back by some beats; after the last one it is over. */
  go(by: number): void {
    const next = this.at + by;
    if (next >= this.beats.length) this.close();
    else {
      this.at = Math.max(0, next);
      this.#wait();
    }
  }

  pause(paused = !this.paused): void {
    this.paused = paused;
    this.#wait();
  }

  /** Nothing waits for it any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.over = true;
    this.#end();
    this.#end = () => undefined;
  }
}
