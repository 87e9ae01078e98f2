// Tindaya for the chrome: its board, panels, clicks, numbers and zones.

import type { GameModule } from "..";
import { addSprite } from "../../board/sprite";
import { zonesOf } from "../../board/zones";
import Board from "./Board.svelte";
import { colours } from "./colours";
import { begins, gain, quiet, sign } from "./gains";
import { firstMinute, marks, points } from "./guide";
import sprite from "./icons.svg?raw";
import { glyph, icon } from "./looks";
import Mat from "./Mat.svelte";
import Panel from "./Panel.svelte";
import { paths, zoneOf } from "./paths";
import { promises } from "./promises";
import { comparison, goal, scoreSheet, side, total } from "./summary";
import { aims, out, pointsDecide, verdict } from "./verdict";

addSprite("tindaya", sprite);

const tindaya: GameModule = {
  Board,
  Panel,
  Mat,
  paths,
  ends: ["end_turn", "finish", "pass"],
  icon,
  glyph,
  colours,
  gain,
  sign,
  quiet,
  begins,
  marks,
  points,
  firstMinute,
  comparison,
  scoreSheet,
  verdict,
  aims,
  pointsDecide,
  out,
  total,
  goal,
  side,
  zones: zonesOf("tindaya", {
    islands: { icon: "tab-map" },
    boards: { icon: "td-act-develop", own: true },
    mountain: { icon: "td-eruption" },
    forecast: { icon: "td-ration" },
    players: { icon: "tab-players" },
  }),
  zoneOf,
  foresees: true,
  promises,
};

export default tindaya;
