// The components of Endless Winter, and the questions the board asks of them.

import { byId, opener } from "../../board/box";
import type {
  Animal,
  Chief,
  Column,
  Components,
  CultureCard,
  EffectPart,
  SetupCard,
  Stone,
  TerrainTile,
  Token,
  TribeCard,
} from "../../generated/endless_winter_components";

/** Whatever is held in hand: cards of the tribe have Labour and perhaps an Eclipse skill, Culture cards an era. */
export type Card = Pick<CultureCard, keyof CultureCard & keyof TribeCard> &
  Partial<Pick<TribeCard, "labour" | "eclipse">> &
  Partial<Pick<CultureCard, "era">>;

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
  readonly all: Components;
  readonly card: Map<string, Card>;
  readonly animal: Map<string, Animal>;
  readonly chief: Map<string, Chief>;
  readonly setup: Map<string, SetupCard>;
  readonly tile: Map<string, TerrainTile>;
  readonly stone: Map<string, Stone>;
  readonly token: Map<string, Token>;
  readonly column: Map<string, Column>;
  #number: Map<string, number>;

  constructor(all: Components) {
    this.all = all;
    this.card = byId<Card>([...all.cards.starting, ...all.cards.tribe, ...all.culture.culture]);
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
  parts(text: string | undefined): EffectPart[] {
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

/** The box of some components. */
export const boxOf = opener((components: Components) => new Box(components));
