// Tooltips: on pointing, on keyboard focus, on a long press. One at a time, drawn by Tips.svelte.

import type { Attachment } from "svelte/attachments";

import type { Spot } from "./overlayPosition";

/** Where a component's value comes from: "stated" by the printed rules, "found", or "reconstructed" by us. */
export interface Sourced {
  source: string;
  note: string;
}

/** What a tooltip shows. */
export interface Tip {
  title: string;
  /** Numbers that the thing comes from, row by row. */
  table?: { label: string; value: number | string; strong?: boolean }[];
  lines?: string[];
  rules?: string[];
  from?: Sourced | undefined;
  /** The target that is explained, to say why it cannot be clicked. */
  target?: string;
}

interface Shown {
  /** What is explained, asked again when the words change: the language, or what the thing is worth now. */
  tip: () => Tip | null;
  at: Spot;
  /** Somebody clicked it, although it cannot be chosen now: they want to know why. */
  asked: boolean;
  /** It lies inside something that may be clicked: nobody wants to know why it may not. */
  inside: boolean;
  /** The board beside which the tooltip goes if there is room, so that it hides nothing one compares. */
  beside: Spot | null;
}

/** What a click does something with. */
export const OPEN = "[data-lit], [data-chosen], [data-inside]";
/** What is explained is described by the tooltip, for those who listen. */
export const TIP_ID = "tip";
const DELAY = 380;
const LONG_PRESS = 500;

class Tips {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Element | null = null;

  show(element: Element, tip: () => Tip | null, delay: number, asked = false): void {
    clearTimeout(this.#timer);
    if (this.#owner !== element) this.#owner?.removeAttribute("aria-describedby");
    this.#owner = element;
    this.#timer = setTimeout(() => {
      const board = element.closest("[data-tips-beside]")?.getBoundingClientRect() ?? null;
      const at = element.getBoundingClientRect();
      if (element.isConnected) element.setAttribute("aria-describedby", TIP_ID);
      this.shown = element.isConnected
        ? { tip, at, asked, inside: element.matches("[data-inside]"), beside: board }
        : null;
    }, delay);
  }

  hide(element?: Element): void {
    if (element && element !== this.#owner) return;
    clearTimeout(this.#timer);
    this.#owner?.removeAttribute("aria-describedby");
    this.#owner = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** Explains an element: `{@attach explain(() => ({ title: … }))}`. */
export function explain(tip: () => Tip | null): Attachment<Element> {
  return (element) => {
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") tips.show(element, tip, DELAY);
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") tips.show(element, tip, LONG_PRESS);
      else tips.hide(element);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) tips.show(element, tip, DELAY);
    };
    const leave = (): void => tips.hide(element);
    // What cannot be chosen answers a click, or a tap, at once.
    const click = (): void => {
      if (element.matches(OPEN)) tips.hide(element);
      else tips.show(element, tip, 0, true);
    };
    element.toggleAttribute("data-explained", true);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", leave);
    element.addEventListener("click", click);
    return () => {
      leave();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointercancel", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", leave);
      element.removeEventListener("click", click);
    };
  };
}

/** Moves an overlay to the body, so that no zoomed or clipped parent distorts its place. */
export const overlay: Attachment<HTMLElement> = (element) => {
  document.body.append(element);
  return () => element.remove();
};
