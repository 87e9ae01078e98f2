// New Allies: Turn cards under the turn order, the Alliance track, ships and patrols, a seventh good.

import "./new_allies.css";

import { rowOf } from "../../../board/rows";
import { addSprite } from "../../../board/sprite";
import type { AllyView, WendakeView } from "../../../generated/wendake";
import type { NewAlliesComponents } from "../../../generated/wendake_components";
import type { BoardModule } from "../modules";
import AllianceTrack from "./AllianceTrack.svelte";
import AllianceZone from "./AllianceZone.svelte";
import { marks } from "./guide";
import { mapHint } from "./hints";
import sprite from "./icons.svg?raw";
import MapLayer from "./MapLayer.svelte";
import OwnCards from "./OwnCards.svelte";
import PanelLine from "./PanelLine.svelte";
import TurnCards from "./TurnCards.svelte";
import { walks } from "./walking";

addSprite("wendake-new_allies", sprite);

const allied = (view: WendakeView): AllyView => view as AllyView;

const newAllies: BoardModule = {
  inPlay: (view) => Boolean((view as Partial<AllyView>).turn_spaces),
  scope: "na",
  Order: TurnCards,
  zone: { id: "alliance", icon: "act-alliance", after: "map" },
  Zone: AllianceZone,
  PanelLine,
  Beside: OwnCards,
  MapLayer,
  mapHint,
  walks,
  Plank: AllianceTrack,
  plankHeight: [43, 62],
  trackEnd: (components) => (components as unknown as NewAlliesComponents).board.track_maximum,
  pairFlags: (view) => allied(view).pair_flags,
  seen: (view, seat) => (allied(view).players[seat]?.seen ?? []).filter((id) => id.startsWith("level")),
  reach: (view, seat) => ({ rifles: view.players[seat]?.goods["rifle"] ?? 0 }),
  progressText: (tile) => (tile.startsWith("alliance_") ? `wendake-progress-${tile}-allies-text` : ""),
  marks,
  rows: (view) => [
    rowOf(allied(view).players, "wendake-board-row-alliance", (player) => player.alliance_points, {
      icon: "act-alliance",
    }),
    rowOf(allied(view).players, "wendake-board-row-turn-cards", (player) => player.cards.length, {
      icon: "turn-order",
    }),
  ],
  scoreRows: (view) => [
    rowOf(allied(view).players, "wendake-board-row-alliance", (player) => player.alliance_points, {
      sum: true,
    }),
  ],
};

export default newAllies;
