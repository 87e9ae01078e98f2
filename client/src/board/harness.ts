// For the tests of a game's board: it is drawn from real positions, and every legal choice must be reached by clicks.
// A game's board.test.ts calls `describeBoard` and `describePaths` and adds what is its own.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { BoardProps, GameModule, PanelProps } from "../games";
import type { ChoiceView, EventView, TableView } from "../generated/messages";
import type { Interaction as Clicks } from "../lib/interaction.svelte";

// A whole board in jsdom takes a while on a busy machine; jsdom has no sizes and knows nothing of the system.
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
const { words } = await import("../lib/i18n.svelte");
const { choiceOf, Interaction } = await import("../lib/interaction.svelte");

/** A position as dev/positions.py writes it. */
export interface Position {
  view: unknown;
  seat: number | null;
  choices: unknown[];
}

export interface Drawn {
  host: HTMLElement;
  /** The choices that were made by clicks. */
  made: string[];
  interaction: Clicks;
  /** Click a target that is lit. */
  click: (target: string) => void;
}

export interface Bench {
  draw: (position: Position, zone?: string | null, fresh?: EventView[], leapt?: boolean) => Drawn;
  drawMat: (view: unknown, seat: number) => HTMLElement;
}

/** What draws a game's board and its players' mats. */
export function benchOf(game: GameModule, components: unknown): Bench {
  const table = { seats: [], options: {} } as unknown as TableView;
  return {
    draw({ view, seat, choices }, zone = null, fresh = [], leapt = false) {
      const made: string[] = [];
      const interaction = new Interaction(
        () => choices as ChoiceView[],
        game.paths,
        (choice) => made.push(choice.text),
      );
      const whyNot = (): Promise<string> => Promise.resolve("");
      const props: BoardProps = {
        view,
        components,
        table,
        seat,
        interaction,
        whyNot,
        fresh,
        leapt,
        past: () => fresh,
        zone,
      };
      const { container: host } = render(game.Board, { props });
      const click = (target: string): void => {
        const element = host.querySelector(`[data-target="${target}"][data-lit]`);
        expect(element, `${target} is lit on the board`).not.toBeNull();
        element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        flushSync();
      };
      return { host, made, interaction, click };
    },
    drawMat(view, seat) {
      const props: PanelProps = { view, components, seat };
      return render(game.Mat, { props }).container;
    },
  };
}

const litTargets = (host: HTMLElement): string[] => [
  ...new Set([...host.querySelectorAll("[data-lit]")].map((one) => one.getAttribute("data-target") ?? "")),
];

/** Everything that a screen reader or a person reads. */
function wordsOf(host: HTMLElement): { text: string; labels: string[] } {
  const labels = [...host.querySelectorAll("[aria-label]")].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  return { text: `${host.textContent} ${labels.join(" ")}`, labels };
}

interface BoardCase {
  /** The game's name, with which its messages begin. */
  name: string;
  game: GameModule;
  components: unknown;
  /** Positions in which there is something to choose. */
  positions: Record<string, Position>;
  /** By zone something that is in that zone only, and how often it is there in the first position. */
  zones?: Record<string, [selector: string, count: number]>;
}

/** What every board must do. */
export function describeBoard({ name, game, components, positions, zones = {} }: BoardCase): void {
  const { draw } = benchOf(game, components);
  const all = Object.entries(positions);

  beforeAll(async () => {
    await words.open(name);
    await words.use("en");
  });
  afterEach(cleanup);

  describe("the board", () => {
    it.each(all)("lights every target and nothing else: %s", (_, position) => {
      const { host, interaction } = draw(position);
      expect(interaction.lit.size).toBeGreaterThan(0);
      expect(litTargets(host).sort()).toEqual([...interaction.lit].sort());
    });

    it.each(all)("lets every choice be made by clicks: %s", (_, position) => {
      const { made, interaction, click } = draw(position);
      for (const choice of position.choices as ChoiceView[]) {
        made.length = 0;
        interaction.reset();
        flushSync();
        const path = game.paths(choice);
        path.forEach(click);
        // Choices with the same clicks are left in a short list; those without are buttons.
        if (!made.length) {
          const offered = [...document.querySelectorAll<HTMLElement>(".choicemenu button")];
          const left = interaction.open.filter((one) => game.paths(one).length === path.length);
          if (path.length) expect(offered.length, choice.text).toBe(left.length);
          expect(left.map((one) => one.text)).toContain(choice.text);
          interaction.pick(choice);
        }
        expect(made).toEqual([choice.text]);
      }
    });

    it.each(["en", "fr"] as const)("has words for everything in %s", async (language) => {
      await words.use(language);
      for (const [, position] of all) {
        const { text, labels } = wordsOf(draw(position).host);
        expect(text).not.toMatch(new RegExp(`${name}-[a-z]`));
        expect(labels.filter((label) => !label.trim())).toEqual([]);
        const rows = [
          ...game.comparison(position.view, components),
          ...game.scoreSheet(position.view, components),
        ];
        expect(rows.filter((row) => !words.has(row.label)).map((row) => row.label)).toEqual([]);
        cleanup();
      }
      await words.use("en");
    });

    it("compares all players in every row", () => {
      for (const [, { view }] of all) {
        const rows = game.comparison(view, components);
        for (const row of rows) expect(row.values).toHaveLength((view as { players: [] }).players.length);
        expect(new Set(rows.map((row) => row.label)).size).toBe(rows.length);
      }
    });

    it.each(Object.keys(zones))("shows the zone %s alone on a phone", (zone) => {
      const { host } = draw(all[0]?.[1] as Position, zone);
      for (const [other, [selector, count]] of Object.entries(zones))
        expect(host.querySelectorAll(selector).length, selector).toBe(other === zone ? count : 0);
    });

    if (Object.keys(zones).length)
      it("has a test for each of its zones", () => {
        expect(Object.keys(zones)).toEqual(game.zones.map((zone) => zone.id));
      });
  });
}

interface PathCase {
  game: GameModule;
  /** Questions of whole games by prompt: each a list of choices. */
  asked: Record<string, string[][]>;
  /** Prompts that must be among them. */
  prompts: string[];
  /** Verbs that only a button makes. */
  buttons: string[];
  /** Verbs of choices that may share all their clicks. */
  sharing: string[];
}

/** Every choice of whole games can be made: by clicks alone, by clicks and a short list, or by its button. */
export function describePaths({ game, asked, prompts, buttons, sharing }: PathCase): void {
  const { paths } = game;
  const questions = Object.entries(asked).flatMap(([name, sets]) =>
    sets.map((texts, at) => ({ name: `${name} ${at + 1}`, choices: texts.map(choiceOf) })),
  );

  describe("paths", () => {
    it("cover all questions a player is asked", () => {
      expect(questions.length).toBeGreaterThan(100);
      expect(Object.keys(asked)).toEqual(expect.arrayContaining(prompts));
    });

    it("leave only what has no place on the board to buttons", () => {
      const without = questions.flatMap(({ choices }) => choices).filter((one) => !paths(one).length);
      const verbs = new Set(without.map((one) => one.verb));
      expect([...verbs].filter((verb) => !buttons.includes(verb))).toEqual([]);
    });

    it.each(questions)("reach every choice of $name", ({ choices }) => {
      for (const wanted of choices) {
        const made: string[] = [];
        const interaction = new Interaction(
          () => choices,
          paths,
          (one) => made.push(one.text),
        );
        const clicks = paths(wanted);
        for (const target of clicks) {
          expect(interaction.isLit(target), `${target} should glow for «${wanted.text}»`).toBe(true);
          interaction.click(target);
        }
        if (!made.length) {
          // The list that is left: the choice is in it, and it is short unless nothing was clicked at all.
          const left = interaction.open.filter((one) => paths(one).length === clicks.length);
          expect(left.map((one) => one.text)).toContain(wanted.text);
          if (clicks.length) expect(new Set(left.map((one) => paths(one).join())).size).toBe(1);
          interaction.pick(wanted);
        }
        expect(made).toEqual([wanted.text]);
      }
    });

    it("open a short list only where choices differ in nothing one could click", () => {
      const shared = new Set<string>();
      for (const { choices } of questions) {
        const count = new Map<string, number>();
        const clicked = choices.filter((one) => paths(one).length);
        for (const one of clicked) count.set(paths(one).join(), (count.get(paths(one).join()) ?? 0) + 1);
        for (const one of clicked) if ((count.get(paths(one).join()) ?? 0) > 1) shared.add(one.verb);
      }
      expect([...shared].filter((verb) => !sharing.includes(verb))).toEqual([]);
    });
  });
}
