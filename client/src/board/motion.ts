// Short motion between two updates. Nothing moves when the player, or the system, wants it still.

import { flip as slide } from "svelte/animate";

import { settings } from "../lib/settings.svelte";
import type { Point } from "./zoom.svelte";

/** Milliseconds: a step of a piece, a tile turning or sliding, how long the next of several pieces waits. */
export const STEP = 220;
export const TURN = 260;
export const APART = 140;

/** The time something takes now: none when all is to be still or nobody is looking. */
export const lasting = (time: number): number =>
  settings.still || document.visibilityState === "hidden" ? 0 : time;

/** `animate:glide` for lists: things slide from where they were to where they are. */
export const glide: typeof slide = (node, from, params) =>
  slide(node, from, { ...params, duration: lasting(TURN) });

/** Let an SVG element travel between two points in a slight arc and vanish; `turn` counts those before it. */
export function travel(node: SVGGElement, from: Point, to: Point, turn = 0): void {
  if (!lasting(STEP) || !("animate" in node)) {
    node.remove();
    return;
  }
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - Math.min(26, length / 4)];
  const path = [from, middle, to].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  node
    .animate(path, {
      duration: STEP * 1.5,
      delay: turn * APART,
      easing: "cubic-bezier(.2,.7,.2,1)",
      fill: "both",
    })
    .finished.then(() => node.remove())
    .catch(() => node.remove());
}

/** One click skips all motion: whatever is on its way arrives. Endless animations, like breathing, go on. */
export function skipMotion(): void {
  for (const one of document.getAnimations?.() ?? []) {
    if (one.effect?.getComputedTiming().endTime !== Infinity && one.playState === "running") one.finish();
  }
}
