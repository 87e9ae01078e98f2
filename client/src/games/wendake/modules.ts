// What modules of the game (solitaire, expansions) bring to the board: a folder beside this file with a module.ts.
// The board asks for a part by its place and never for a module by its name.

import type { Component } from "svelte";

import type { PanelProps, Row } from "..";
import type { WendakeView } from "../../generated/wendake";

export interface BoardModule {
  /** Whether a table plays with it. */
  inPlay: (view: WendakeView) => boolean;
  /** What a seat without a village has instead. */
  Village?: Component;
  /** What is shown instead of the turn order, in little room. */
  Order?: Component<{ compact: boolean }>;
  /** What the panel of a seat without a village shows. */
  Panel?: Component<PanelProps>;
  /** Rows of the score sheet besides tracks and tokens. */
  scoreRows?: (view: WendakeView) => Row[];
}

const found = import.meta.glob<BoardModule>("./*/module.ts", { eager: true, import: "default" });

const inPlay = (view: WendakeView): BoardModule[] =>
  Object.values(found).filter((module) => module.inPlay(view));

/** The part that a module brings for a place of the board, if one does. */
export const part = <Place extends keyof BoardModule>(
  view: WendakeView,
  place: Place,
): BoardModule[Place] | undefined => inPlay(view).find((module) => module[place])?.[place];

/** The rows that modules add to the score sheet. */
export const scoreRows = (view: WendakeView): Row[] =>
  inPlay(view).flatMap((module) => module.scoreRows?.(view) ?? []);
