import "./accents.css";

import type { Lobby } from "../lobby";
import cover from "./cover.svg?url";

const lobby: Lobby = {
  order: 2,
  cover,
  now: { players: 3, options: {} },
  alone: [],
};

export default lobby;
