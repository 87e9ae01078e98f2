// What modules of the game (solitaire, expansions) bring to the board: a folder beside this file with a module.ts.
// The board asks for a part by its place and never for a module by its name. Clicks and icons of a module are tables
// in its clicks.ts and icons.ts, which paths.ts and looks.ts read: those must be there before any component is.

import type { Component } from "svelte";

import type { PanelProps, Row, Zone } from "..";
import { zonesOf } from "../../board/zones";
import type { ChoiceView } from "../../generated/messages";
import type { WendakeView } from "../../generated/wendake";
import type { Components } from "../../generated/wendake_components";
import type { Desk } from "./desk.svelte";
import type { Geography } from "./map/geo";
import type { Layout } from "./map/layout";

/** The room on the score plank above the tracks: units of its drawing. */
export interface PlankProps {
  width: number;
  narrow: boolean;
  me: number;
}

export interface BoardModule {
  /** Whether a table plays with it. */
  inPlay: (view: WendakeView) => boolean;
  /** A class inside which its styles apply. */
  scope?: string;
  /** What is shown over the whole board for a moment. */
  Overlay?: Component;
  /** What a seat without a village has instead. */
  Village?: Component;
  /** What is shown instead of the turn order, in little room. */
  Order?: Component<{ compact: boolean }>;
  /** A zone of its own, where one is shown at a time: the one it comes after, and what is shown there. */
  zone?: { id: string; icon: string; after: string };
  Zone?: Component;
  /** What the panel of a seat without a village shows. */
  Panel?: Component<PanelProps>;
  /** What the panel of a player shows beside the tribe. */
  PanelLine?: Component<PanelProps>;
  /** What lies beside the hand in a village. */
  Beside?: Component<{ seat: number }>;
  /** What is drawn on the map above everything else. */
  MapLayer?: Component<{ geography: Geography; laid: Layout }>;
  /** What the map says about a choice pointed at, besides the choice itself; null for choices of no concern. */
  mapHint?: (desk: Desk, choice: ChoiceView) => string[] | null;
  /** Whether it is not the guards that take the steps of the open question. */
  walks?: (view: WendakeView, verbs: ReadonlySet<string>) => boolean;
  /** A row of the score plank above the tracks, and how high it is: wide, narrow. */
  Plank?: Component<PlankProps>;
  plankHeight?: readonly [number, number];
  /** Where the score tracks end. */
  trackEnd?: (components: Components) => number;
  /** The flags of the two pairs of tracks. */
  pairFlags?: (view: WendakeView) => readonly string[];
  /** What lies on a tile of the display, by its place. */
  Slot?: Component<{ slot: number }>;
  /** Tiles that may be taken besides those of the display. */
  seen?: (view: WendakeView, seat: number) => readonly string[];
  /** What turtle tiles of its categories count. */
  reach?: (view: WendakeView, seat: number) => Record<string, number>;
  /** What a progress tile does, if it is not what the game says: the key of the message. */
  progressText?: (tile: string) => string;
  /** What the guide of a first game says at a question besides the question itself, by name. */
  marks?: (question: string, choices: readonly ChoiceView[]) => string[];
  /** Rows of the comparison table. */
  rows?: (view: WendakeView) => Row[];
  /** Rows of the score sheet besides tracks and tokens. */
  scoreRows?: (view: WendakeView) => Row[];
}

const found = import.meta.glob<BoardModule>("./*/module.ts", { eager: true, import: "default" });

const inPlay = (view: WendakeView): BoardModule[] =>
  Object.values(found).filter((module) => module.inPlay(view));

/** The part that a module brings for a place of the board, if one does; of several the first by name. */
export const part = <Place extends keyof BoardModule>(
  view: WendakeView,
  place: Place,
): BoardModule[Place] | undefined => inPlay(view).find((module) => module[place])?.[place];

/** The zones of the board with those of the modules in play. */
export function zonesWith(zones: Zone[], view: WendakeView): Zone[] {
  const found = [...zones];
  for (const { zone } of inPlay(view))
    if (zone)
      found.splice(
        found.findIndex(({ id }) => id === zone.after) + 1,
        0,
        ...zonesOf("wendake", { [zone.id]: { icon: zone.icon } }),
      );
  return found;
}

/** The classes of the modules in play. */
export const scopes = (view: WendakeView): string =>
  inPlay(view)
    .flatMap(({ scope }) => scope ?? [])
    .join(" ");

/** The rows that modules add to the comparison table. */
export const moreRows = (view: WendakeView): Row[] =>
  inPlay(view).flatMap((module) => module.rows?.(view) ?? []);

/** The rows that modules add to the score sheet. */
export const scoreRows = (view: WendakeView): Row[] =>
  inPlay(view).flatMap((module) => module.scoreRows?.(view) ?? []);

/** What the guide of a first game says about the modules in play. */
export const marks = (question: string, choices: readonly ChoiceView[], view: unknown): string[] =>
  inPlay(view as WendakeView).flatMap((module) => module.marks?.(question, choices) ?? []);
