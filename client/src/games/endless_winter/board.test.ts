// The whole board drawn from real positions: what glows, what a click does, what the words say.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { WinterView } from "../../generated/endless_winter";
import type { ChoiceView, EventView, TableView } from "../../generated/messages";
import { boxOf } from "./components";
import hexes from "./fixtures/2-choose-hex-late.json";
import gain from "./fixtures/3-gain-late.json";
import over from "./fixtures/3-over-late.json";
import chiefs from "./fixtures/4-take-chief.json";
import top from "./fixtures/4-top-section-late.json";
import components from "./fixtures/components.json";
import { paths } from "./paths";
import { comparison, honourNow, offeringNow, scoreSheet, total } from "./summary";

// A whole board in jsdom takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
const { words } = await import("../../lib/i18n.svelte");
const { Interaction } = await import("../../lib/interaction.svelte");
const { default: winter } = await import(".");

interface Position {
  view: unknown;
  seat: number | null;
  choices: unknown[];
}

interface Drawn {
  host: HTMLElement;
  made: string[];
  interaction: InstanceType<typeof Interaction>;
}

function draw(position: Position, zone: string | null = null, fresh: EventView[] = []): Drawn {
  const made: string[] = [];
  const choices = position.choices as ChoiceView[];
  const interaction = new Interaction(
    () => choices,
    paths,
    (choice) => made.push(choice.text),
  );
  const table = { seats: [] } as unknown as TableView;
  const whyNot = (): Promise<string> => Promise.resolve("");
  const { view, seat } = position;
  const props = { view, components, table, seat, interaction, whyNot, fresh, zone };
  const { container } = render(winter.Board as never, { props } as never);
  return { host: container as HTMLElement, made, interaction };
}

const lit = (host: HTMLElement): Set<string> =>
  new Set(
    [...host.querySelectorAll("[data-lit]")].map((element) => element.getAttribute("data-target") ?? ""),
  );

beforeAll(async () => {
  await words.use("en");
  await words.open("endless_winter");
});
afterEach(cleanup);

describe("the board", () => {
  it.each([
    ["a top section", top],
    ["a gain", gain],
    ["the hexes of the Eclipse", hexes],
    ["a draft of chiefs", chiefs],
  ])("lights every target and nothing else: %s", (_, position) => {
    const { host, interaction } = draw(position);
    const shown = lit(host);
    expect(interaction.lit.size).toBeGreaterThan(0);
    expect([...shown].sort()).toEqual([...interaction.lit].sort());
  });

  it.each(["en", "fr"] as const)("has words for everything in %s", async (language) => {
    await words.use(language);
    for (const position of [top, gain, hexes, chiefs, over]) {
      const { host } = draw(position);
      const labels = [...host.querySelectorAll("[aria-label]")].map(
        (element) => element.getAttribute("aria-label") ?? "",
      );
      expect(`${host.textContent} ${labels.join(" ")}`).not.toMatch(/endless_winter-[a-z]/);
      expect(labels.filter((label) => !label.trim())).toEqual([]);
      cleanup();
    }
    for (const row of [...comparison(over.view, components), ...scoreSheet(over.view)])
      expect(words.has(row.label), row.label).toBe(true);
    await words.use("en");
  });

  it("makes a choice by a click", () => {
    const { host, made } = draw(hexes);
    const wanted = (hexes.choices as ChoiceView[]).find((choice) => choice.verb === "gather");
    host
      .querySelector(`[data-target="${paths(wanted as ChoiceView)[0]}"]`)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(made).toEqual([wanted?.text]);
  });

  it.each(["wall", "map", "cards", "stones", "mine", "players"])(
    "shows the zone %s alone on a phone",
    (zone) => {
      const { host } = draw(top, zone);
      expect(host.querySelectorAll(".pillar").length).toBe(zone === "wall" ? 4 : 0);
      expect(host.querySelectorAll(".mapframe").length).toBe(zone === "map" ? 1 : 0);
      expect(host.querySelectorAll(".ccard").length).toBe(zone === "cards" ? 8 : 0);
      expect(host.querySelectorAll(".totem").length).toBe(zone === "stones" ? 1 : 0);
      expect(host.querySelectorAll(".kit").length).toBe(zone === "mine" ? 1 : 0);
      expect(host.querySelectorAll(".pcard").length).toBe(zone === "players" ? 4 : 0);
      expect(host.querySelectorAll(".strip").length).toBe(1);
    },
  );

  it("shows a hand only to its owner", () => {
    const own = top.view.players[top.seat]?.hand ?? [];
    expect(draw(top).host.querySelectorAll(".hand .card:not(.back)").length).toBe(own.length);
    cleanup();
    const other = top.view.players.find((player) => player.seat !== top.seat && player.hand_size > 0);
    const { container } = render(winter.Mat, {
      props: { view: top.view, components, seat: other?.seat ?? 0 },
    });
    expect(container.querySelectorAll(".hand .card.back").length).toBe(other?.hand_size);
    expect(container.querySelectorAll(".hand .card:not(.back)").length).toBe(0);
  });

  it("shows what a Megalith on four others would score, for everybody", async () => {
    const megaliths = [
      { spot: "0.2.1", seat: 2 },
      { spot: "0.3.1", seat: 2 },
      { spot: "0.2.2", seat: 0 },
      { spot: "0.3.2", seat: -1 },
    ];
    const choices = [{ text: "build 1.2.1", verb: "build", args: ["1.2.1"] }];
    const { host, interaction } = draw({ ...gain, view: { ...gain.view, megaliths }, choices });
    const site = host.querySelector("[data-target='spot:1.2.1']");
    const worth = host.querySelector("[data-spot='1.2.1']");
    expect(worth?.querySelector(".mn")?.textContent).toBe("6");
    expect(worth?.querySelector(".share")).toBeNull();
    interaction.hot = choices[0] as ChoiceView;
    await Promise.resolve();
    flushSync();
    expect(worth?.querySelector(".share")?.textContent?.trim()).toBe("+1");
    expect(site?.querySelector(".ghostblk")).not.toBeNull();
  });

  it("foresees who would lead on a hex", async () => {
    const map = top.view.map.map((hex) =>
      hex.slot === 3 ? { ...hex, influence: [2, 1, 0, 0], leaders: [0] } : hex,
    );
    const choices = [{ text: "move 2 3", verb: "move", args: [2, 3] }];
    const { host, interaction } = draw({ ...top, view: { ...top.view, map }, choices });
    expect(host.querySelectorAll(".pill.foreseen").length).toBe(0);
    interaction.hot = choices[0] as ChoiceView;
    await Promise.resolve();
    flushSync();
    expect(host.querySelectorAll(".pill.foreseen").length).toBeGreaterThan(0);
  });

  it("foresees the next turn order while the pile is made", () => {
    const choices = [{ text: "sealed", verb: "sealed", args: [] }];
    const { host } = draw({ ...top, choices });
    expect(host.querySelectorAll(".outlook .look").length).toBe(4);
    expect(host.querySelectorAll(".outlook .look.own").length).toBe(1);
    cleanup();
    expect(draw(top).host.querySelector(".outlook")).toBeNull();
  });

  it("tells of the Eclipse until somebody goes on", async () => {
    const piles = [["hunter", "elder"], ["c1_01"], [], ["shaman"]];
    const event = { type: "PilesRevealed", piles, totals: [4, 0, 3, 3] };
    const { host } = draw(top, null, [{ event } as unknown as EventView]);
    await Promise.resolve();
    const reveal = host.querySelector(".reveal");
    expect(reveal?.querySelectorAll("li").length).toBe(4);
    // Two cards, a bluff that counts nothing, figures that rest, and one card.
    expect(reveal?.querySelectorAll(".flip").length).toBe(4);
    expect(reveal?.querySelectorAll(".restsum").length).toBe(1);
    expect(
      [...(reveal?.querySelectorAll(".total") ?? [])].map((total) => total.textContent?.trim()).sort(),
    ).toEqual(["0", "1½", "1½", "2"]);
    reveal?.querySelector<HTMLButtonElement>(".skip")?.click();
    await vi.waitFor(() => expect(host.querySelector(".reveal")).toBeNull());
  });
});

describe("an Eclipse that was leapt over", () => {
  it("does not lie over the board", async () => {
    const event = { type: "PilesRevealed", piles: [["hunter"], [], [], []], totals: [2, 0, 0, 0] };
    const leap = [
      { number: 10, event: { type: "TurnBegan", seat: 0, lap: 2 } },
      { number: 14, event },
    ];
    const { host } = draw(top, null, leap as unknown as EventView[]);
    await Promise.resolve();
    expect(host.querySelector(".reveal")).toBeNull();
  });
});

describe("numbers", () => {
  const view = over.view as unknown as WinterView;

  it("adds the score sheet up to the total", () => {
    const rows = scoreSheet(view);
    const sums = view.players.map((_, seat) =>
      rows.filter((row) => !row.strong).reduce((sum, row) => sum + Number(row.values[seat]), 0),
    );
    expect(sums).toEqual(view.players.map((player) => total(view, player.seat)));
    expect(rows.at(-1)?.values).toEqual(sums);
  });

  it("knows what the Idol tracks are worth before the end counts them", () => {
    const box = boxOf(components);
    expect(view.players.map((player) => offeringNow(box, player))).toEqual(
      view.players.map((player) => player.earned["offering"]),
    );
    expect(view.players.map((player) => honourNow(box, player))).toEqual(
      view.players.map((player) => player.earned["honour"]),
    );
  });

  it("compares all players in every row", () => {
    const rows = comparison(view, components);
    for (const row of rows) expect(row.values).toHaveLength(view.players.length);
    expect(new Set(rows.map((row) => row.label)).size).toBe(rows.length);
  });
});
