// The turn signal: title, icon and colour of the page; a sound when somebody has waited.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { words } = await import("./i18n.svelte");
const { settings } = await import("./settings.svelte");
const { TURN_ICON, TurnNotifier, showTurn } = await import("./turnNotifier");

beforeAll(() => words.use("en"));

describe("the tab", () => {
  it("changes with the turn, and back", () => {
    document.head.innerHTML =
      '<link rel="icon" href="/flame.svg"><meta name="theme-color" content="#332211">';
    const icon = document.head.querySelector("link");
    const colour = document.head.querySelector("meta");
    showTurn(true);
    expect(document.title).toContain("Your turn");
    expect(document.documentElement.hasAttribute("data-turn")).toBe(true);
    expect(icon?.getAttribute("href")).toBe(TURN_ICON);
    expect(colour?.getAttribute("content")).not.toBe("#332211");
    showTurn(true);
    showTurn(false);
    expect(document.title).toBe("Firekeeper");
    expect(document.documentElement.hasAttribute("data-turn")).toBe(false);
    expect(icon?.getAttribute("href")).toBe("/flame.svg");
    expect(colour?.getAttribute("content")).toBe("#332211");
  });

  it("shows the flame with a dot", () => {
    const drawn = decodeURIComponent(TURN_ICON);
    expect(drawn).toMatch(/^data:image\/svg\+xml,<svg.*<circle.*<\/svg>$/s);
    expect(drawn.match(/<\/svg>/g)).toHaveLength(1);
  });
});

describe("the sound", () => {
  let called = 0;
  const notifier = (): InstanceType<typeof TurnNotifier> => new TurnNotifier(() => (called += 1));
  beforeEach(() => {
    called = 0;
    settings.sound = true;
  });

  it("is off unless somebody wants it", () => {
    settings.sound = false;
    const one = notifier();
    one.update(false, 0, true);
    one.update(true, 60_000, true);
    expect(called).toBe(0);
  });

  it("comes once when our turn comes, not when we arrive, and not again", () => {
    const one = notifier();
    one.update(true, 0, false);
    one.update(false, 1000, false);
    one.update(true, 9000, false);
    one.update(true, 20_000, true);
    expect(called).toBe(1);
  });

  it("reminds once whoever looks elsewhere", () => {
    vi.useFakeTimers();
    const looks = vi.spyOn(document, "visibilityState", "get");
    looks.mockReturnValue("hidden");
    const one = notifier();
    one.update(false, 0, true);
    one.update(true, 9000, true);
    vi.advanceTimersByTime(600_000);
    expect(called).toBe(2);
    one.update(false, 700_000, true);
    one.update(true, 800_000, true);
    looks.mockReturnValue("visible");
    vi.advanceTimersByTime(600_000);
    expect(called).toBe(3);
    one.update(false, 900_000, true);
    one.update(true, 950_000, true);
    one.close();
    looks.mockReturnValue("hidden");
    vi.advanceTimersByTime(600_000);
    expect(called).toBe(4);
    looks.mockRestore();
    vi.useRealTimers();
  });

  it("spares those who look on and hardly wait", () => {
    const one = notifier();
    one.update(false, 0, false);
    one.update(true, 400, false);
    expect(called).toBe(0);
    one.update(false, 1000, true);
    one.update(true, 1400, true);
    expect(called).toBe(1);
  });
});
