// Wendake for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import { addSprite } from "../../board/sprite";
import Board from "./Board.svelte";
import sprite from "./emblems.svg?raw";
import { zonesOf } from "../../board/zones";
import type { WendakeView } from "../../generated/wendake";
import { gain, quiet, scored, sign } from "./gains";
import { glyph, icon } from "./looks";
import Mat from "./Mat.svelte";
import { marks, zonesWith } from "./modules";
import Panel from "./Panel.svelte";
import { paths, zoneOf } from "./paths";
import { inWords } from "./inWords";
import { comparison, scoreSheet, total } from "./summary";

const zones = zonesOf("wendake", {
  village: { icon: "tab-village", own: true },
  map: { icon: "tab-map" },
  masks: { icon: "tab-masks" },
  progress: { icon: "tab-progress" },
  players: { icon: "tab-players" },
});

addSprite("wendake", sprite);

const wendake: GameModule = {
  Board,
  Panel,
  Mat,
  paths,
  ends: ["end_turn"],
  icon,
  glyph,
  gain,
  sign,
  quiet,
  scored,
  firstMinute: (_, options) => [
    { message: "wendake-board-first-aim", icon: "longhouse" },
    { message: "wendake-board-first-points", icon: "track-ritual" },
    { message: "wendake-board-first-turn", icon: "sage-marker" },
    ...(options["new_allies"] ? [{ message: "wendake-board-first-allies", icon: "rifle" }] : []),
  ],
  inWords,
  marks,
  comparison,
  scoreSheet,
  total,
  zones,
  zonesAt: (view) => zonesWith(zones, view as WendakeView),
  zoneOf,
};

export default wendake;
