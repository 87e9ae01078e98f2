// Endless Winter for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import { addSprite } from "../../board/sprite";
import { zonesOf } from "../../board/zones";
import Board from "./Board.svelte";
import { colours } from "./colours";
import { gain, price, quiet, scored } from "./gains";
import { marks, points } from "./guide";
import sprite from "./icons.svg?raw";
import { glyph, icon } from "./looks";
import Mat from "./Mat.svelte";
import Panel from "./Panel.svelte";
import { paths, zoneOf } from "./paths";
import { inWords } from "./inWords";
import { comparison, scoreSheet, total } from "./summary";

addSprite("endless_winter", sprite);

const winter: GameModule = {
  Board,
  Panel,
  Mat,
  paths,
  ends: ["end", "sealed"],
  icon,
  glyph,
  colours,
  gain,
  price,
  quiet,
  scored,
  marks,
  points,
  firstMinute: () => [
    { message: "endless_winter-board-first-aim", icon: "ew-round" },
    { message: "endless_winter-board-first-points", icon: "ew-points-end" },
    { message: "endless_winter-board-first-turn", icon: "ew-figure-tribe" },
  ],
  inWords,
  comparison,
  scoreSheet,
  total,
  zones: zonesOf("endless_winter", {
    wall: { icon: "ew-initiate" },
    map: { icon: "tab-map" },
    cards: { icon: "ew-culture-card" },
    stones: { icon: "ew-megaliths" },
    mine: { icon: "ew-hand", own: true },
    players: { icon: "tab-players" },
  }),
  zoneOf,
};

export default winter;
