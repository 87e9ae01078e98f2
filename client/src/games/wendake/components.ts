// The component data of Wendake as the server tells it, and the questions the board asks of it.

import type { Sourced } from "../../board/tip.svelte";
import type { Point } from "../../board/zoom.svelte";
import type { WendakeView } from "../../generated/wendake";

export interface Territory extends Sourced {
  id: string;
  home: boolean;
  flag: string;
  areas: string[];
  neighbours: string[];
  label: Point;
  guards: Point;
  slots: Point[];
  centre: Point;
  polygon: Point[];
}

export interface Lake extends Sourced {
  id: string;
  centre: Point;
  radius: number;
  polygon: Point[];
}

export interface River extends Sourced {
  id: string;
  between: string[];
  line: Point[];
}

export interface GameMap {
  id: string;
  players: number;
  width: number;
  height: number;
  territory: Territory[];
  river: River[];
  lake: Lake[];
}

export interface ActionTile extends Sourced {
  id: string;
  code: string;
  set: string;
  actions: string[];
  ritual: string[];
}

export interface ProgressTile extends Sourced {
  id: string;
  rule: string;
  level: number;
  economic: number;
  points: number;
  track: string;
}

export interface MaskSpace extends Sourced {
  id: string;
  row: number;
  pattern: number[];
  points: number;
}

export interface Tribe extends Sourced {
  id: string;
  leather: number;
  fish: number;
  home_vegetables: number;
  any_vegetables: number;
  beavers: number;
  mask_cards: number;
  women: number;
  hunters: number;
  warriors: number;
  swap_tokens: number;
}

export interface TurtleTile extends Sourced {
  id: string;
  category: string;
  level: number;
  points: number;
  tracks: string[];
}

export interface Price extends Sourced {
  level: number;
  leather: number;
  fish: number;
  vegetables: number;
  rule: string;
}

export interface GhostFace extends Sourced {
  id: string;
  letter: string;
  points: number;
  objective: string;
  lines: Record<string, string>;
}

export interface Objective extends Sourced {
  id: string;
  letter: string;
  rule: string;
  threshold: number;
}

export interface WendakeComponents {
  tiles: ActionTile[];
  maps: GameMap[];
  mask_kinds: (Sourced & { id: string; cards: Record<string, number> })[];
  mask_spaces: MaskSpace[];
  tribes: Tribe[];
  turtles: TurtleTile[];
  prices: Price[];
  progress: ProgressTile[];
  ghost_faces: GhostFace[];
  objectives: Objective[];
  setup: Sourced & {
    years: number;
    track_maximum: number;
    canoes: number;
    action_markers: number;
    progress_per_row_per_player: number;
  };
}

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
  readonly all: WendakeComponents;
  readonly tile: Map<string, ActionTile>;
  readonly progress: Map<string, ProgressTile>;
  readonly tribe: Map<string, Tribe>;
  readonly turtle: Map<string, TurtleTile>;
  readonly face: Map<string, GhostFace>;
  readonly objective: Map<string, Objective>;
  readonly space: Map<string, MaskSpace>;

  constructor(all: WendakeComponents) {
    const byId = <T extends { id: string }>(items: T[]): Map<string, T> =>
      new Map(items.map((item) => [item.id, item]));
    this.all = all;
    this.tile = byId(all.tiles);
    this.progress = byId(all.progress);
    this.tribe = byId(all.tribes);
    this.turtle = byId(all.turtles);
    this.face = byId(all.ghost_faces);
    this.objective = byId(all.objectives);
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

const boxes = new WeakMap<object, Box>();

/** The box of some components; asked for on every drawing, opened once. */
export function boxOf(components: unknown): Box {
  const all = components as WendakeComponents;
  let found = boxes.get(all);
  if (!found) boxes.set(all, (found = new Box(all)));
  return found;
}
