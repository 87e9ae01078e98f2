// Zoom and pan of the map: wheel, pinch, drag, and the keys + - 0.

import type { Attachment } from "svelte/attachments";

import { OPEN } from "./tip.svelte";

/** A place on a map, or a part of its width and height. */
export type Point = [number, number];

const MOST = 4;
const STEP = 1.25;
/** Pixels a pointer may tremble before a click becomes a drag. */
const STILL = 5;
/** Milliseconds and pixels between two taps that are meant as one. */
const TWICE = { time: 320, apart: 30 };
/** How close a double tap brings the map. */
const CLOSE = 2.2;

export class Zoom {
  readonly full: { x: number; y: number; w: number; h: number };
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** True while dragging, so that the click at its end is not taken for a choice. */
  dragging = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #fingers = new Map<number, Point>();
  #travelled = 0;
  #tapped: { at: Point; time: number } | null = null;

  constructor(full: { x: number; y: number; w: number; h: number }) {
    this.full = full;
    this.reset();
  }

  /** The part of the map that is in sight. */
  get viewBox(): string {
    return `${this.x} ${this.y} ${this.full.w / this.scale} ${this.full.h / this.scale}`;
  }

  /**
   * The style of the sheet that the whole map is drawn on, in a box of this size. Zooming makes it larger; panning only
   * shifts it, so that nothing is painted again.
   */
  sheet(width: number, height: number): string {
    const { x, y, w, h } = this.full;
    const unit = this.scale * Math.min(width / w, height / h);
    const left = (width * (1 - this.scale)) / 2 + unit * (x + w / 2 - this.x - w / this.scale / 2);
    const top = (height * (1 - this.scale)) / 2 + unit * (y + h / 2 - this.y - h / this.scale / 2);
    const size = `${this.scale * 100}%`;
    return `width:${size};height:${size};transform:translate(${Math.round(left)}px,${Math.round(top)}px)`;
  }

  reset(): void {
    this.scale = 1;
    this.x = this.full.x;
    this.y = this.full.y;
  }

  /** Bring a part of the map into sight, as close as it allows but no closer than this. */
  show(part: { x: number; y: number; w: number; h: number }, closest: number): void {
    const { w, h } = this.full;
    this.scale = Math.max(1, Math.min(closest, MOST, w / part.w, h / part.h));
    this.x = part.x + part.w / 2 - w / this.scale / 2;
    this.y = part.y + part.h / 2 - h / this.scale / 2;
    this.#clamp();
  }

  /** Pan to the first of some places, unless one of them is in sight. */
  reveal(places: readonly { x: number; y: number; w: number; h: number }[]): void {
    const [first] = places;
    const [w, h] = [this.full.w / this.scale, this.full.h / this.scale];
    const seen = places.some(
      (place) =>
        place.x >= this.x &&
        place.y >= this.y &&
        place.x + place.w <= this.x + w &&
        place.y + place.h <= this.y + h,
    );
    if (!first || seen) return;
    this.x = first.x + first.w / 2 - w / 2;
    this.y = first.y + first.h / 2 - h / 2;
    this.#clamp();
  }

  /** Zoom by a factor about a point of the map, given as parts of its width and height. */
  by(factor: number, [u, v]: Point = [0.5, 0.5]): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const shift = 1 / this.scale - 1 / scale;
    this.x += this.full.w * shift * u;
    this.y += this.full.h * shift * v;
    this.scale = scale;
    this.#clamp();
  }

  closer(): void {
    this.by(STEP * STEP);
  }

  farther(): void {
    this.by(1 / (STEP * STEP));
  }

  pan(du: number, dv: number): void {
    this.x -= (du * this.full.w) / this.scale;
    this.y -= (dv * this.full.h) / this.scale;
    this.#clamp();
  }

  key(key: string): boolean {
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-") this.by(1 / STEP);
    else if (key === "0") this.reset();
    else if (key === "ArrowLeft") this.pan(0.1, 0);
    else if (key === "ArrowRight") this.pan(-0.1, 0);
    else if (key === "ArrowUp") this.pan(0, 0.1);
    else if (key === "ArrowDown") this.pan(0, -0.1);
    else return false;
    return true;
  }

  #clamp(): void {
    const { x, y, w, h } = this.full;
    this.x = Math.min(Math.max(this.x, x), x + w - w / this.scale);
    this.y = Math.min(Math.max(this.y, y), y + h - h / this.scale);
  }

  /** Listens to wheel and fingers on the map. */
  handle: Attachment<Element> = (element) => {
    const part = (event: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [(event.clientX - left) / (width || 1), (event.clientY - top) / (height || 1)];
    };
    const wheel = (event: Event): void => {
      const turn = event as WheelEvent;
      turn.preventDefault();
      this.by(turn.deltaY < 0 ? 1.12 : 1 / 1.12, part(turn));
    };
    const down = (event: Event): void => {
      const pointer = event as PointerEvent;
      this.#fingers.set(pointer.pointerId, [pointer.clientX, pointer.clientY]);
      this.#travelled = 0;
      this.dragging = false;
    };
    const move = (event: Event): void => this.#move(event as PointerEvent, element, part);
    const up = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (event.type === "pointerup" && pointer.pointerType === "touch") this.#tap(pointer, part(pointer));
      this.#fingers.delete(pointer.pointerId);
    };
    const click = (event: Event): void => {
      if (this.dragging) event.stopPropagation();
      this.dragging = false;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerleave", up);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", up);
      element.removeEventListener("click", click, { capture: true });
    };
  };

  /** Two taps on the same place bring it closer, or the whole map back. What may be chosen is tapped to choose it. */
  #tap(event: PointerEvent, place: Point): void {
    const at: Point = [event.clientX, event.clientY];
    const before = this.#tapped;
    const aimed = (event.target as Element | null)?.closest?.(OPEN);
    const alone = this.#fingers.size === 1 && this.#travelled <= TWICE.apart && !aimed;
    this.#tapped = alone ? { at, time: event.timeStamp } : null;
    if (!alone || !before || event.timeStamp - before.time > TWICE.time) return;
    if (Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) > TWICE.apart) return;
    this.#tapped = null;
    if (this.scale > 1) this.reset();
    else this.by(CLOSE, place);
  }

  #move(
    event: PointerEvent,
    element: Element,
    part: (event: { clientX: number; clientY: number }) => Point,
  ): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const { width, height } = element.getBoundingClientRect();
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    if (other) {
      const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
      this.by(
        apart(now) / apart(before),
        part({ clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 }),
      );
      this.dragging = true;
    } else {
      this.#travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (this.#travelled > STILL && this.scale > 1) this.dragging = true;
      if (this.dragging) this.pan((now[0] - before[0]) / (width || 1), (now[1] - before[1]) / (height || 1));
    }
    this.#fingers.set(event.pointerId, now);
  }
}
