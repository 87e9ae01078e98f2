// Which key means what at a table.

import { afterEach, describe, expect, it } from "vitest";

import { commandOf } from "./keys";

function press(key: string, more: KeyboardEventInit = {}, on: HTMLElement = document.body): unknown {
  let found: unknown;
  const listen = (event: Event): void => {
    found = commandOf(event as KeyboardEvent);
  };
  on.addEventListener("keydown", listen, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return found;
}

afterEach(() => document.body.replaceChildren());

describe("keys at the table", () => {
  it("choose by number, and go to zones with Shift", () => {
    expect(press("3", { code: "Digit3" })).toEqual({ do: "choose", at: 2 });
    expect(press("#", { code: "Digit3", shiftKey: true })).toEqual({ do: "zone", at: 2 });
  });

  it("choose on a French keyboard too, where the digits need Shift or are other characters", () => {
    expect(press("é", { code: "Digit2" })).toEqual({ do: "choose", at: 1 });
    expect(press("2", { code: "Digit2", shiftKey: true })).toEqual({ do: "choose", at: 1 });
  });

  it("know the letters, small or capital", () => {
    expect(press("u", { code: "KeyU" })).toEqual({ do: "undo" });
    expect(press("R", { code: "KeyR", shiftKey: true })).toEqual({ do: "restart" });
    expect(press("?", { code: "Slash", shiftKey: true })).toEqual({ do: "help" });
    expect(press("x", { code: "KeyX" })).toBeNull();
  });

  it("leave browser shortcuts, writing and pressed buttons alone", () => {
    expect(press("r", { code: "KeyR", ctrlKey: true })).toBeNull();
    const field = document.body.appendChild(document.createElement("input"));
    expect(press("u", { code: "KeyU" }, field)).toBeNull();
    const button = document.body.appendChild(document.createElement("button"));
    expect(press("Enter", { code: "Enter" }, button)).toBeNull();
    expect(press("Enter", { code: "Enter" })).toEqual({ do: "end" });
  });
});
