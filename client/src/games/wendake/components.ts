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

export const GOODS = ["corn", "bean", "pumpkin", "leather", "fish", "beaver"] as const;
export const TRACKS = ["economic", "military", "ritual", "mask"] as const;
export const NATIVES = ["woman", "hunter", "warrior"] as const;
export const CATEGORIES = ["women", "hunters", "canoes"] as const;

/** One action of a tile: "move 3" is a Move of three steps. */
export interface Act {
  text: string;
  name: string;
  steps: number;
}

export function act(text: string): Act {
  const [name = "", steps = "0"] = text.split(" ");
  return { text, name, steps: Number(steps) };
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
