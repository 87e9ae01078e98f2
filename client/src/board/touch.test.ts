// Fingers and the key X: a double tap brings the map closer, holding X lifts the pieces.

import { afterEach, describe, expect, it } from "vitest";

import { lifting } from "./lift";
import { Zoom } from "./zoom.svelte";

const root = document.documentElement;

describe("a double tap", () => {
  let time = 0;
  function map(): {
    zoom: Zoom;
    tap: (x: number, y: number, after?: number, on?: Element) => void;
    land: Element;
  } {
    const zoom = new Zoom({ x: 0, y: 0, w: 100, h: 50 });
    const element = document.createElement("div");
    const land = element.appendChild(document.createElement("b"));
    document.body.replaceChildren(element);
    element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
    zoom.handle(element);
    const tap = (x: number, y: number, after = 100, on: Element = element): void => {
      time += after;
      for (const type of ["pointerdown", "pointerup"]) {
        const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
        Object.assign(event, { pointerId: 1, pointerType: "touch" });
        Object.defineProperty(event, "timeStamp", { value: time });
        on.dispatchEvent(event);
      }
    };
    return { zoom, tap, land };
  }

  it("brings the place closer, another one the whole map back", () => {
    const { zoom, tap } = map();
    tap(200, 0);
    expect(zoom.scale).toBe(1);
    tap(200, 0);
    expect(zoom.scale).toBeGreaterThan(2);
    expect([zoom.x + 100 / zoom.scale, zoom.y]).toEqual([100, 0]);
    tap(10, 10, 1000);
    tap(10, 10);
    expect(zoom.scale).toBe(1);
  });

  it("is two quick taps on one place that may not be chosen", () => {
    const { zoom, tap, land } = map();
    tap(50, 50);
    tap(50, 50, 900);
    tap(150, 50);
    land.setAttribute("data-lit", "");
    tap(50, 50, 900, land);
    tap(50, 50, 100, land);
    expect(zoom.scale).toBe(1);
  });
});

describe("holding X", () => {
  const press = (key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): void => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: on });
    lifting.down(event);
  };
  afterEach(() => lifting.away());

  it("lifts the pieces until it is let go", () => {
    press("X");
    expect(root.hasAttribute("data-lifted")).toBe(true);
    lifting.up(new KeyboardEvent("keyup", { key: "x" }));
    expect(root.hasAttribute("data-lifted")).toBe(false);
  });

  it("does nothing to those who write, or press something else", () => {
    press("x", document.createElement("input"));
    press("x", document.body, { ctrlKey: true });
    press("y");
    expect(root.hasAttribute("data-lifted")).toBe(false);
  });
});
