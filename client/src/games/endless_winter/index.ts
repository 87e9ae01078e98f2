// Endless Winter for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import { seatColour } from "../../board/seats";
import Board from "./Board.svelte";
import { gain } from "./happened";
import { marks } from "./guide";
import { bringIcons, icon } from "./looks";
import Mat from "./Mat.svelte";
import Panel from "./Panel.svelte";
import { paths, zoneOf } from "./paths";
import { comparison, scoreSheet, total } from "./summary";

bringIcons();

const winter: GameModule = {
  Board,
  Panel,
  Mat,
  paths,
  ends: ["end", "sealed"],
  icon: (name) => icon(name) || "rules",
  seatColour,
  // Wolf, Bison, Lion, Bear; the nearest we have to purple, green, red and orange.
  colours: ["blue", "green", "red", "yellow"],
  gain,
  marks,
  comparison,
  scoreSheet,
  total,
  zones: [
    { id: "wall", label: "endless_winter-board-zone-wall", icon: "ew-initiate" },
    { id: "map", label: "endless_winter-board-zone-map", icon: "tab-map" },
    { id: "cards", label: "endless_winter-board-zone-cards", icon: "ew-culture-card" },
    { id: "stones", label: "endless_winter-board-zone-stones", icon: "ew-megaliths" },
    { id: "mine", label: "endless_winter-board-zone-mine", icon: "ew-hand", own: true },
    { id: "players", label: "endless_winter-board-zone-players", icon: "tab-players" },
  ],
  zoneOf,
};

export default winter;
