// Wendake for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import Board from "./Board.svelte";
import { zonesOf } from "../../board/zones";
import { gain } from "./gains";
import { icon } from "./looks";
import Mat from "./Mat.svelte";
import Panel from "./Panel.svelte";
import { paths, zoneOf } from "./paths";
import { comparison, scoreSheet, total } from "./summary";

const wendake: GameModule = {
  Board,
  Panel,
  Mat,
  paths,
  ends: ["end_turn"],
  icon,
  gain,
  comparison,
  scoreSheet,
  total,
  zones: zonesOf("wendake", {
    village: { icon: "tab-village", own: true },
    map: { icon: "tab-map" },
    masks: { icon: "tab-masks" },
    progress: { icon: "tab-progress" },
    players: { icon: "tab-players" },
  }),
  zoneOf,
};

export default wendake;
