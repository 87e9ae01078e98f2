// The games: each folder brings its board and a few facts; the chrome around it knows none of them.

import type { Component } from "svelte";

import { type Colour, COLOURS, setSeatColours } from "../board/seats";
import type { ChoiceView, EventView, PromptView, TableView } from "../generated/messages";
import { words } from "../lib/i18n.svelte";
import type { Interaction, Paths } from "../lib/interaction.svelte";
import type { Gain } from "../lib/log";
import type { Points } from "../lib/logTables";
import type { Plans } from "../lib/plans.svelte";

/** What a board gets to draw. `view` is the game's view for our seat, put together from its parts. */
export interface BoardProps {
  view: unknown;
  components: unknown;
  table: TableView;
  seat: number | null;
  interaction: Interaction;
  /** Asks why a choice is not possible now; the answer is a rule ID. Without a choice: what is being decided. */
  whyNot: (choice: string) => Promise<string>;
  /** Events of the latest update, to be shown as motion. */
  fresh: EventView[];
  /** Somebody leapt here in a replay, over more than one choice. */
  leapt?: boolean;
  /** What happened until then, the oldest first, as far as the page knows it. */
  past: () => readonly EventView[];
  /** On a phone the zone to show; null shows everything. */
  zone: string | null;
  /** What would happen if the stage of the game ended now, for games that `foresee`; null while it is not known. */
  forecast?: unknown;
  /** What people show each other before they act, at tables where they plan together. */
  plans?: Plans;
  /** What the open question is about, by name, as its rules keep it. */
  about?: Readonly<Record<string, unknown>>;
}

/** Something that people can promise each other; `label` is the message that names it. */
export interface Promised {
  thing: string;
  icon: string;
  label: string;
}

/** A player's panel in the rail: the same for everybody. */
export interface PanelProps {
  view: unknown;
  components: unknown;
  seat: number;
}

/** A row of the comparison table, and of the score sheet. */
export interface Row {
  /** Message key of the row's name. */
  label: string;
  values: (number | string)[];
  /** An icon of the sprite beside the name. */
  icon?: string;
  strong?: boolean;
  /** What the rows above it come to. */
  sum?: boolean;
}

/** Something that had to be reached, and whether it was; `missed` says what was missing. */
export interface Aim {
  text: string;
  met: boolean;
  missed?: string;
}

/** A part of the board in words: a heading, and an item for each place. */
export interface WordsSection {
  heading: string;
  items: string[];
}

/** A card of the first minute: a message with a title and, as its attribute `text`, a few sentences. */
export interface FirstCard {
  message: string;
  icon: string;
}

/** A part of the board that can be shown alone. */
export interface Zone {
  id: string;
  label: string;
  icon: string;
  own?: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Panel: Component<PanelProps>;
  /** One player's whole board, on demand. */
  Mat: Component<PanelProps>;
  paths: Paths;
  /** The verbs that let go of the turn, where the question says that it ends one: they are the button at the end. */
  ends: readonly string[];
  /** An icon of the sprite for a prompt or a choice; "" for none. */
  icon: (name: string) => string;
  /** The icon of a good or of points, by the key of the message that names it; "" for what needs words. */
  glyph?: (key: string) => string;
  /** The colours of its seats, if they are printed: the Wolf is always blue. */
  colours?: readonly Colour[];
  /** An event that the log shows by an icon and a number, beside the sentences of the same choice. */
  gain: (event: unknown) => Gain | null;
  /** The icon by which the log tells an event, instead of a sentence; "" for none. */
  sign?: (event: unknown) => string;
  /** What the log alone shows so, behind what it was paid for; elsewhere it stands in words. */
  price?: (event: unknown) => Gain | null;
  /** Events that the log leaves out: the board shows them, or others say the same, perhaps the `next` one. */
  quiet?: (event: unknown, next?: unknown) => boolean;
  /** Events with which the log begins a paragraph. */
  begins?: (event: unknown) => boolean;
  /** Points that an event brought a seat, by source: for the tables of the log. */
  scored?: (event: unknown) => Points | null;
  /** What the guide of a first game says at a question besides the question itself, by name. */
  marks?: (question: string, choices: readonly ChoiceView[], view: unknown) => string[];
  /** The target that such a card speaks of, to point at; "" for what may be clicked. */
  points?: (mark: string, choices: readonly ChoiceView[], view: unknown) => string;
  /** The first minute: which three messages say what one is trying to do, how points come, and what a turn is. */
  firstMinute?: (view: unknown, options: Readonly<Record<string, unknown>>) => FirstCard[];
  /** The board in words, for those who do not see it; `name` says what a seat is called. */
  inWords?: (view: unknown, components: unknown, name: (seat: number) => string) => WordsSection[];
  comparison: (view: unknown, components: unknown) => Row[];
  /** The points by source; `past` is what happened, as far as the page knows it. */
  scoreSheet: (view: unknown, components: unknown, past?: readonly EventView[]) => Row[];
  /** What the end of a game came from, and what would have changed it: sentences for the score sheet. */
  verdict?: (view: unknown, components: unknown, past: readonly EventView[]) => string[];
  /** What had to be reached, where not the points decide: for the end of a game. */
  aims?: (view: unknown) => Aim[];
  /** Whether the points say who won when a game ends so. */
  pointsDecide?: (ending: string) => boolean;
  /** Seats that cannot win, whatever their points. */
  out?: (view: unknown) => readonly number[];
  /** The number that counts now, for panels and the graph. */
  total: (view: unknown, seat: number) => number;
  /** What that number must come to, where everybody has such a goal; 0 for none. */
  goal?: (view: unknown, seat: number, components: unknown) => number;
  /** What a seat plays: its tribe, say; "" for nothing to be named. */
  side?: (view: unknown, seat: number) => string;
  /** The zones of the board for number keys and the phone's tabs: id and message key; `own` shows one's own things. */
  zones: Zone[];
  /** The same at a table whose modules have zones of their own. */
  zonesAt?: (view: unknown) => Zone[];
  /** Which zone a choice belongs to; of a choice of several clicks, where its click number `at` is made. */
  zoneOf: (choice: ChoiceView, at?: number) => string;
  /** Whether the server is asked what would happen if the stage of the game ended now. */
  foresees?: boolean;
  /** What people who plan together can promise each other; null where everybody plays for themselves. */
  promises?: (view: unknown) => readonly Promised[] | null;
}

/** Whether a choice is the one of the button at the end of the prompt bar. */
export const endsTurn = (game: GameModule, prompt: PromptView | null, choice: ChoiceView): boolean =>
  (prompt?.ends_turn ?? false) && game.ends.includes(choice.verb);

/** The zones of the board at a table. */
export const zonesOn = (game: GameModule | null, view: unknown): Zone[] =>
  game ? ((view ? game.zonesAt?.(view) : undefined) ?? game.zones) : [];

const found = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** Every game with a folder here; opening one brings its board and its words. */
export const GAMES: Record<string, () => Promise<{ default: GameModule }>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => {
    const name = path.split("/")[1] ?? "";
    return [
      name,
      async () => {
        const [module] = await Promise.all([load(), words.open(name)]);
        setSeatColours(module.default.colours ?? COLOURS);
        return module;
      },
    ];
  }),
);

export { assemble } from "./parts";
