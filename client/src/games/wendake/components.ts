// The components of Wendake, and the questions the board asks of them.

import { byId, opener } from "../../board/box";
import type { WendakeView } from "../../generated/wendake";
import type {
  Components,
  GameMap,
  MaskSpace,
  ProgressTile,
  Tile,
  Tribe,
  Turtle,
} from "../../generated/wendake_components";

/** The goods of a table, in their order. */
export const goodsOf = (view: WendakeView): string[] => Object.keys(view.players[0]?.goods ?? {});
export const TRACKS = ["economic", "military", "ritual", "mask"] as const;
export const NATIVES = ["woman", "hunter", "warrior"] as const;
/** What turtle tiles count at a table: their stacks are called after it, "women_3". */
export const categoriesOf = (view: WendakeView): string[] => [
  ...new Set(Object.keys(view.turtle_stacks).map((type) => type.replace(/_\d+$/, ""))),
];

/** One action of a tile: "move 3" is a Move of three steps; what is not a number says which kind it is. */
export interface Act {
  text: string;
  name: string;
  steps: number;
  flags: string;
}

export function act(text: string): Act {
  const [name = "", more = "0"] = text.split(" ");
  const steps = Number(more);
  return Number.isNaN(steps) ? { text, name, steps: 0, flags: more } : { text, name, steps, flags: "" };
}

/** The components, found by their ids. */
export class Box {
  readonly all: Components;
  readonly tile: Map<string, Tile>;
  readonly progress: Map<string, ProgressTile>;
  readonly tribe: Map<string, Tribe>;
  readonly turtle: Map<string, Turtle>;
  readonly space: Map<string, MaskSpace>;

  constructor(all: Components) {
    this.all = all;
    this.tile = byId(all.tiles);
    this.progress = byId(all.progress);
    this.tribe = byId(all.tribes);
    this.turtle = byId(all.turtles);
    this.space = byId(all.mask_spaces);
  }

  /** The actions that a side of a tile shows, from top to bottom. */
  acts(tile: string, side = "action"): Act[] {
    const found = this.tile.get(tile);
    return found ? (side === "ritual" ? found.ritual : found.actions).map(act) : [];
  }

  /** 0 for basic tiles, 1 and 2 for advanced ones. */
  level(tile: string): number {
    const set = this.tile.get(tile)?.set ?? "";
    return set.endsWith("1") ? 1 : set.endsWith("2") ? 2 : 0;
  }

  /** The map of a table: solitaire is played on the map for two. */
  map(view: WendakeView): GameMap {
    const ids = view.territories.map((territory) => territory.id);
    const fits = (map: GameMap): boolean =>
      map.territory.length === ids.length && map.territory.every((territory) => ids.includes(territory.id));
    const found = this.all.maps.find(fits) ?? this.all.maps[0];
    if (!found) throw new Error("the components hold no map: the component pack is incomplete");
    return found;
  }
}

/** The box of some components. */
export const boxOf = opener((components: Components) => new Box(components));
