// Wendake for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import Board from "./Board.svelte";
import { seatColour } from "../../board/seats";
import { gain } from "./happened";
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
  icon: (name) => icon(name) || "rules",
  seatColour,
  gain,
  comparison,
  scoreSheet,
  total,
  zones: [
    { id: "village", label: "wendake-board-zone-village", icon: "tab-village", own: true },
    { id: "map", label: "wendake-board-zone-map", icon: "tab-map" },
    { id: "masks", label: "wendake-board-zone-masks", icon: "tab-masks" },
    { id: "progress", label: "wendake-board-zone-progress", icon: "tab-progress" },
    { id: "players", label: "wendake-board-zone-players", icon: "tab-players" },
  ],
  zoneOf,
};

export default wendake;
