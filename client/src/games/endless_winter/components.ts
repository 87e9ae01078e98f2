// The component data of Endless Winter as the server tells it, and the questions the board asks of it.

import type { Sourced } from "../../board/tip.svelte";

/** A part of an effect: what it asks for and gives, by name and number; Labour in half-points. */
export interface Part {
  on?: string;
  pay?: [string, number][];
  gain: [string, number][];
}

interface Row extends Sourced {
  id: string;
}

export interface Card extends Row {
  skill: string;
  end_points: number;
  /** In whole points; none on Culture cards. */
  labour?: number;
  eclipse?: string;
  copies?: number;
  /** Of Culture cards. */
  era?: number;
}

export interface Animal extends Row {
  copies: number;
  sets: number[];
  joker: boolean;
  tip: string;
}

export interface Chief extends Row {
  side_a: string;
  side_b: string;
}

export interface SetupCard extends Row {
  tribe: string;
  food: number;
  tools: number;
  animals: string[];
  camp: boolean;
}

export interface TerrainTile extends Row {
  type: string;
  benefit: string;
}

export interface Slot extends Sourced {
  slot: number;
  q: number;
  r: number;
}

export interface Layout extends Row {
  places: [number, number, number][];
}

export interface Stone extends Row {
  era: number;
  scoring: string;
}

export interface OfferingLevel extends Sourced {
  level: number;
  per: number;
  benefit: string;
}

export interface HonourLevel extends Sourced {
  level: number;
  points: number;
}

export interface Token extends Row {
  benefit: string;
}

export interface Column extends Row {
  top: string[];
  middle: string;
  bottom: string;
}

export interface WinterComponents {
  cards: { starting: Card[]; tribe: Card[] };
  culture: { culture: Card[] };
  animals: { animal: Animal[] };
  chiefs: { chief: Chief[] };
  setup_cards: { setup_card: SetupCard[] };
  terrain: { tile: TerrainTile[]; slot: Slot[] };
  megaliths: Sourced & {
    columns: number;
    rows: number;
    first: [number, number];
    arrows: [number, number][];
    tile: (Row & { spaces: string[] })[];
    layout: Layout[];
  };
  stones: { stone: Stone[] };
  idols: {
    offering: OfferingLevel[];
    honour: HonourLevel[];
    box: (Row & { points: number[] })[];
  };
  tokens: { glacier: Token[]; rest: Token[] };
  main_board: {
    column: Column[];
    turn_order: (Sourced & { position: number; benefit: string })[];
  };
  player_board: {
    track: (Row & { top: number; labour_symbols: number[] })[];
    stone_slot: (Row & { cost: string; benefit: string })[];
    megalith_space: (Sourced & { space: number; benefit: string })[];
    space: (Row & { benefit: string; labour: number })[];
  };
  numbers: { number: { id: string; value: number }[] };
  effects: Record<string, Part[]>;
}

export const COLUMNS = ["initiate", "develop", "migrate", "hunt"] as const;
/** The benefits that can be taken as a lesser one, the best last (EW-GOLD-04). */
export const LADDER = ["food", "tool", "idol", "draw", "megalith"] as const;
export const TERRAINS = [
  "base",
  "plains",
  "forest",
  "hills",
  "mountains",
  "lake",
  "tundra",
  "glacier",
] as const;

/** The components, found by their ids. */
export class Box {
  readonly all: WinterComponents;
  readonly card: Map<string, Card>;
  readonly animal: Map<string, Animal>;
  readonly chief: Map<string, Chief>;
  readonly setup: Map<string, SetupCard>;
  readonly tile: Map<string, TerrainTile>;
  readonly stone: Map<string, Stone>;
  readonly token: Map<string, Token>;
  readonly column: Map<string, Column>;
  #number: Map<string, number>;

  constructor(all: WinterComponents) {
    const byId = <T extends { id: string }>(items: T[]): Map<string, T> =>
      new Map(items.map((item) => [item.id, item]));
    this.all = all;
    this.card = byId([...all.cards.starting, ...all.cards.tribe, ...all.culture.culture]);
    this.animal = byId(all.animals.animal);
    this.chief = byId(all.chiefs.chief);
    this.setup = byId(all.setup_cards.setup_card);
    this.tile = byId(all.terrain.tile);
    this.stone = byId(all.stones.stone);
    this.token = byId([...all.tokens.glacier, ...all.tokens.rest]);
    this.column = byId(all.main_board.column);
    this.#number = new Map(all.numbers.number.map((row) => [row.id, row.value]));
  }

  /** The parts of an effect. */
  parts(text: string | undefined): Part[] {
    return text ? (this.all.effects[text] ?? []) : [];
  }

  /** One of the plain numbers of the game. */
  number(id: string): number {
    return this.#number.get(id) ?? 0;
  }

  /** A chief's skill on a side. */
  chiefSkill(chief: string, side: string): string {
    const found = this.chief.get(chief);
    return found ? (side === "side_b" ? found.side_b : found.side_a) : "";
  }

  isCulture(card: string): boolean {
    return this.card.get(card)?.era !== undefined;
  }

  /** The Labour of a card in half-points, with what its skill adds in this place if it is used. */
  halves(card: string, place: string, skilled = false): number {
    const found = this.card.get(card);
    const own = Math.round((found?.labour ?? 0) * 2);
    return skilled ? own + this.labour(found?.skill, place) : own;
  }

  /** The Labour that an effect gives in this place, in half-points. */
  labour(effect: string | undefined, place: string): number {
    return this.parts(effect)
      .filter((part) => !part.on || part.on === place)
      .flatMap((part) => part.gain)
      .filter(([atom]) => atom === "labour")
      .reduce((sum, [, amount]) => sum + amount, 0);
  }

  /** Whether the skill of a card is used by itself when the card is played: Labour for nothing, or no skill. */
  plain(card: string): boolean {
    return this.parts(this.card.get(card)?.skill).every(
      (part) => !part.pay?.length && part.gain.every(([atom]) => atom === "labour"),
    );
  }

  /** How many Labour symbols are passed when so much Food is spent, from so much. */
  symbols(food: number, spent: number): number {
    const track = this.all.player_board.track.find((one) => one.id === "food_track");
    return (track?.labour_symbols ?? []).filter((at) => at <= food && at > food - spent).length;
  }

  top(track: "food_track" | "tool_track"): number {
    return this.all.player_board.track.find((one) => one.id === track)?.top ?? 0;
  }
}

const boxes = new WeakMap<object, Box>();

/** The box of some components; asked for on every drawing, opened once. */
export function boxOf(components: unknown): Box {
  const all = components as WinterComponents;
  let found = boxes.get(all);
  if (!found) boxes.set(all, (found = new Box(all)));
  return found;
}
