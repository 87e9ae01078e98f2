import "./accents.css";

import type { Lobby } from "../lobby";
import { colours } from "./colours";
import cover from "./cover.svg?url";

const lobby: Lobby = {
  order: 2,
  cover,
  colours,
  now: { players: 3, options: {} },
  alone: [],
};

export default lobby;
