// The kit of all boards: targets that glow and are clicked, short lists, tooltips, places, zoom.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { ChoiceView } from "../generated/messages";
import { Desk } from "./desk.svelte";
import { besideBoard, besideSpot } from "./overlayPosition";
import { COLOURS, setSeatColours, seatClass, seatColour, seatIcon, seatNumber, shapeOf } from "./seats";
import { addSprite } from "./sprite";
import { Zoom } from "./zoom.svelte";

// The settings ask what the system likes as soon as they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { default: Sample } = await import("./Sample.test.svelte");
const { words } = await import("../lib/i18n.svelte");
const { Interaction } = await import("../lib/interaction.svelte");
const { settings } = await import("../lib/settings.svelte");
const { labelsOf } = await import("../lib/choiceWords");
const { tips } = await import("./tip.svelte");
const { lasting, STEP, travel } = await import("./motion");
const { default: Gain } = await import("./Gain.svelte");

const choice = (text: string): ChoiceView => ({
  text,
  verb: text.split(" ")[0] ?? "",
  args: text.split(" ").slice(1),
});

/** "go a x" is a click on tent a and one on hill x; "rest a" and "feast a" share their only click. */
function clicks({ verb, args }: ChoiceView): string[] {
  return verb === "go" ? [`tent:${args[0]}`, `hill:${args[1]}`] : [`tent:${args[0]}`];
}

class SampleDesk extends Desk {
  override icon(): string {
    return "plus";
  }
  override meant(target: string): string {
    return target.startsWith("hill:") ? `go a ${target.slice(5)}` : "";
  }
  override isAutoma(seat: number): boolean {
    return seat === 1;
  }
}

function lay(
  texts: string[],
  whyNot: (text: string) => Promise<string> = () => Promise.resolve(""),
  zone: string | null = null,
) {
  const made: string[] = [];
  const interaction = new Interaction(
    () => texts.map(choice),
    clicks,
    (one) => made.push(one.text),
  );
  const desk = new SampleDesk(
    "sample",
    () => null,
    () => ({
      view: { players: [] },
      zone,
      components: {},
      seat: 0,
      interaction,
      whyNot,
    }),
  );
  const { container } = render(Sample, { props: { desk } });
  const at = (target: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[data-target="${target}"]`);
    if (!found) throw new Error(`nothing shows ${target}`);
    return found;
  };
  return { made, interaction, desk, at, container };
}

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

beforeAll(() => words.use("en"));
afterEach(() => {
  tips.hide();
  cleanup();
  vi.useRealTimers();
});

describe("targets", () => {
  it("glow when they continue a choice, and only then react to clicks and keys", async () => {
    const { at, made, interaction } = lay(["go a x", "go a y", "go b y"]);
    expect(at("tent:a").dataset.lit).toBe("");
    expect(at("hill:x").dataset.lit).toBeUndefined();
    expect(at("hill:x").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(at("hill:x"));
    expect(interaction.path).toEqual([]);
    await fireEvent.click(at("tent:a"));
    expect(interaction.path).toEqual(["tent:a"]);
    expect(at("tent:a").dataset.chosen).toBe("");
    expect(at("hill:x").dataset.lit).toBe("");
    await fireEvent.click(at("hill:x"));
    expect(made).toEqual(["go a x"]);
  });

  it("warm up with the choice that is pointed at in the list, and show what they lead to", async () => {
    const { at, interaction } = lay(["go a x", "go b y"]);
    interaction.hot = choice("go b y");
    await tick();
    expect(at("tent:b").dataset.hot).toBe("");
    expect(at("tent:a").dataset.hot).toBeUndefined();
    await fireEvent.pointerEnter(at("tent:a"));
    expect(interaction.hot?.text).toBe("go a x");
    await fireEvent.pointerLeave(at("tent:a"));
    expect(interaction.hot).toBeNull();
  });

  it("own what is drawn inside them: it points and clicks for them", async () => {
    const { container, desk, interaction, made } = lay(["go a x", "go a y", "rest b"]);
    const [hut, plate] = [".hut", ".plate"].map((name) => container.querySelector<HTMLElement>(name)!);
    expect([hut, plate].map((one) => one?.dataset.inside)).toEqual(["", ""]);
    await fireEvent.pointerEnter(hut!);
    expect(desk.pointed).toBe("tent:a");
    await fireEvent.pointerLeave(hut!);
    expect(desk.pointed).toBe("");
    await fireEvent.click(hut!);
    expect(interaction.path).toEqual(["tent:a"]);
    await fireEvent.click(plate!);
    expect(interaction.path).toEqual([]);
    expect(made).toEqual([]);
  });

  it("leave what is drawn inside them alone while they are dark", async () => {
    const { container, interaction } = lay(["rest b"]);
    const hut = container.querySelector<HTMLElement>(".hut")!;
    expect(hut.dataset.inside).toBeUndefined();
    await fireEvent.click(hut);
    expect(interaction.path).toEqual([]);
  });

  it("keep their listeners from update to update", () => {
    const { desk } = lay(["go a x"]);
    expect(desk.target("tent:a").onclick).toBe(desk.target("tent:a").onclick);
  });

  it("open a short list when several choices end with the same click", async () => {
    const { at, made } = lay(["rest a", "feast a"]);
    await fireEvent.click(at("tent:a"));
    expect(made).toEqual([]);
    const listed = [...document.querySelectorAll<HTMLButtonElement>(".choicemenu button")];
    expect(listed.map((button) => button.textContent?.trim())).toEqual(["rest a", "feast a"]);
    await fireEvent.click(listed[1] as HTMLButtonElement);
    expect(made).toEqual(["feast a"]);
    expect(document.querySelector(".choicemenu")).toBeNull();
  });
});

describe("short lists", () => {
  const said = (text: string, short: string, full: string): ChoiceView => ({
    ...choice(text),
    short: { key: "client-hint-told", args: { choice: short } } as never,
    message: { key: "client-hint-told", args: { choice: full } } as never,
  });
  it("say in full what would be said twice", () => {
    const alike = [
      said("red", "Hunt", "Hunt, red"),
      said("black", "Hunt", "Hunt, black"),
      said("c", "Fish", "Fish, red"),
    ];
    const labels = labelsOf(alike);
    expect(new Set(labels).size).toBe(3);
    expect(labels[1]).toContain("Hunt, black");
    expect(labels[2]).not.toContain("red");
  });
});

describe("tooltips", () => {
  it("go once something is chosen, and do not come back over the short list", async () => {
    vi.useFakeTimers();
    const { at } = lay(["rest a", "feast a", "go b x"]);
    await fireEvent.pointerEnter(at("hill:y"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector("[role=tooltip]")).not.toBeNull();
    await fireEvent.click(at("tent:a"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelectorAll(".choicemenu button")).toHaveLength(2);
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    await fireEvent.pointerEnter(at("tent:a"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector("[role=tooltip]")).toBeNull();
  });

  it("open after a moment, badge values that are ours, and say which rule forbids a click", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const { at } = lay(["go a x"], (text) => {
      asked.push(text);
      return Promise.resolve("EX-07");
    });
    await fireEvent.pointerEnter(at("hill:y"));
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    const tip = document.querySelector("[role=tooltip]");
    expect(tip?.textContent).toContain("Hill:y");
    expect(tip?.textContent).toContain("EX-01");
    expect(tip?.textContent).toContain(words.say("client-reconstructed"));
    expect(asked).toEqual(["go a y"]);
    expect(tip?.textContent).toContain("EX-07");
    await fireEvent.pointerLeave(at("hill:y"));
    expect(document.querySelector("[role=tooltip]")).toBeNull();
  });

  it("speak the language of the page, also when it changes while they are open", async () => {
    vi.useFakeTimers();
    const { at } = lay(["go a x"]);
    await fireEvent.pointerEnter(at("hill:y"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector("[role=tooltip] p")?.textContent).toBe("en");
    await words.use("fr");
    await tick();
    expect(document.querySelector("[role=tooltip] p")?.textContent).toBe("fr");
    await words.use("en");
  });

  it("do not ask why about what may be clicked", async () => {
    const why = vi.fn(() => Promise.resolve("EX-07"));
    const { desk } = lay(["go a x"], why);
    expect(await desk.whyNot("tent:a")).toBe("");
    expect(why).not.toHaveBeenCalled();
  });
});

describe("motion", () => {
  afterEach(() => settings.still && Object.assign(settings, { motion: true }));

  it("lets a gain float once, and vanish when it has", async () => {
    const { container } = render(Gain, { props: { by: 2, of: 1 } });
    const floating = container.querySelector(".gain");
    expect(floating?.textContent).toBe("+2");
    await fireEvent.animationEnd(floating as Element);
    expect(container.querySelector(".gain")).toBeNull();
  });

  it("stands still when somebody wants it so", () => {
    expect(lasting(STEP)).toBe(STEP);
    settings.motion = false;
    expect(lasting(STEP)).toBe(0);
    const { container } = render(Gain, { props: { by: -2, of: 1 } });
    expect(container.querySelector(".gain")).toBeNull();
    const piece = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
    travel(piece, [0, 0], [10, 10]);
    expect(piece.isConnected).toBe(false);
  });
});

describe("places", () => {
  const spot = { left: 100, top: 100, width: 20, height: 20 };

  it("are below the thing if there is room, else above it, and never outside the window", () => {
    expect(besideSpot(spot, 40, 30)).toBe("left:90px;top:128px");
    expect(besideSpot({ ...spot, top: innerHeight - 30 }, 40, 30)).toBe(
      `left:90px;top:${innerHeight - 68}px`,
    );
    expect(besideSpot({ ...spot, left: 0 }, 40, 30)).toBe("left:6px;top:128px");
    expect(besideSpot({ ...spot, left: innerWidth }, 40, 30)).toBe(`left:${innerWidth - 46}px;top:128px`);
  });

  it("are beside a board that should stay in sight, unless there is no room", () => {
    const board = { left: 0, top: 0, width: 300, height: 500 };
    expect(besideBoard(board, spot, 200, 100)).toBe("left:308px;top:100px");
    expect(besideBoard({ ...board, width: innerWidth - 100 }, spot, 200, 100)).toBe("");
  });
});

describe("zoom", () => {
  const full = { x: 0, y: 0, w: 1000, h: 700 };

  it("goes closer about a point, pans inside the map, and comes back", () => {
    const zoom = new Zoom(full);
    zoom.by(2, [1, 1]);
    expect(zoom.viewBox).toBe("500 350 500 350");
    zoom.pan(-1, -1);
    expect(zoom.viewBox).toBe("500 350 500 350");
    zoom.pan(0.5, 0);
    expect(zoom.viewBox).toBe("250 350 500 350");
    zoom.reset();
    expect(zoom.viewBox).toBe("0 0 1000 700");
  });

  it("lays the whole map on a sheet that panning only shifts", () => {
    const zoom = new Zoom(full);
    expect(zoom.sheet(500, 350)).toBe("width:100%;height:100%;transform:translate(0px,0px)");
    zoom.by(2, [1, 1]);
    expect(zoom.sheet(500, 350)).toBe("width:200%;height:200%;transform:translate(-500px,-350px)");
    zoom.pan(0.5, 0);
    expect(zoom.sheet(500, 350)).toBe("width:200%;height:200%;transform:translate(-250px,-350px)");
    // In a box of another shape the map stays in the middle of it.
    zoom.reset();
    zoom.by(2);
    expect(zoom.sheet(500, 500)).toBe("width:200%;height:200%;transform:translate(-250px,-250px)");
  });

  it("brings a part into sight, not closer than it is told to and never off the map", () => {
    const zoom = new Zoom(full);
    zoom.show({ x: 400, y: 300, w: 100, h: 70 }, 2);
    expect(zoom.viewBox).toBe("200 160 500 350");
    zoom.show({ x: 900, y: 600, w: 100, h: 100 }, 2);
    expect(zoom.viewBox).toBe("500 350 500 350");
    zoom.show(full, 4);
    expect(zoom.scale).toBe(1);
  });

  it("pans to a place that is asked about, if nothing of what is asked is in sight", () => {
    const zoom = new Zoom(full);
    const [near, far] = [
      { x: 100, y: 100, w: 100, h: 100 },
      { x: 800, y: 500, w: 100, h: 100 },
    ];
    zoom.reveal([far]);
    expect(zoom.viewBox).toBe("0 0 1000 700");
    zoom.by(2, [0, 0]);
    zoom.reveal([far, near]);
    expect(zoom.viewBox).toBe("0 0 500 350");
    zoom.reveal([]);
    expect(zoom.viewBox).toBe("0 0 500 350");
    zoom.reveal([far]);
    expect(zoom.viewBox).toBe("500 350 500 350");
    zoom.reveal([{ x: 450, y: 300, w: 100, h: 100 }]);
    expect(zoom.viewBox).toBe("250 175 500 350");
  });

  it("has its bounds and its keys", () => {
    const zoom = new Zoom(full);
    zoom.by(0.1);
    expect(zoom.scale).toBe(1);
    zoom.by(100);
    expect(zoom.scale).toBe(4);
    expect(zoom.key("0")).toBe(true);
    expect(zoom.scale).toBe(1);
    expect(zoom.key("q")).toBe(false);
    zoom.closer();
    const near = zoom.scale;
    zoom.farther();
    expect(near).toBeGreaterThan(1);
    expect(zoom.scale).toBeCloseTo(1);
  });
});

describe("seats and sprites", () => {
  it("give every seat a colour and a shape of its own", () => {
    const seats = [0, 1, 2, 3];
    expect(new Set(seats.map(seatColour)).size).toBe(4);
    expect(new Set(seats.map(seatIcon)).size).toBe(4);
    expect(seatClass(2)).toBe(`p-${seatColour(2)}`);
    expect(shapeOf(seatColour(3))).toBe(seatIcon(3));
  });

  it("wears the colours of the game whose table is open", () => {
    setSeatColours(["blue", "green", "red", "yellow"]);
    expect([0, 1, 2, 3].map(seatClass)).toEqual(["p-blue", "p-green", "p-red", "p-yellow"]);
    expect(seatIcon(0)).toBe("seat-diamond");
    setSeatColours(COLOURS);
    expect(seatColour(0)).toBe("red");
  });

  it("wears the colours that seats have chosen, and is called by them", () => {
    setSeatColours(["blue", "red", "yellow", "green"], { colours: "green blue" });
    expect([0, 1, 2, 3].map(seatColour)).toEqual(["green", "blue", "red", "yellow"]);
    expect([0, 1, 2, 3].map(seatNumber)).toEqual([4, 1, 2, 3]);
    setSeatColours(COLOURS);
    expect([0, 1, 2, 3].map(seatNumber)).toEqual([1, 2, 3, 4]);
  });

  it("bring a game's icons once", () => {
    addSprite("sample", "<svg><symbol id='sample-icon'></symbol></svg>");
    addSprite("sample", "<svg><symbol id='sample-icon'></symbol></svg>");
    expect(document.querySelectorAll("#sample-icon").length).toBe(1);
  });
});

describe("a careful tap", () => {
  it("shows first and makes the choice the second time", async () => {
    const { at, made, interaction } = lay(["go a x", "go b y"]);
    interaction.careful = true;
    await fireEvent.click(at("tent:a"));
    await fireEvent.click(at("hill:x"));
    expect(made).toEqual([]);
    expect(interaction.hot?.text).toBe("go a x");
    expect(interaction.wanted?.text).toBe("go a x");
    await fireEvent.click(at("hill:x"));
    expect(made).toEqual(["go a x"]);
    expect(interaction.wanted).toBeNull();
  });
});
