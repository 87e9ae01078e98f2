import "./accents.css";

import type { Lobby } from "../lobby";
import cover from "./cover.svg?url";

const lobby: Lobby = {
  order: 3,
  cover,
  now: { players: 2, options: {} },
  alone: [],
};

export default lobby;
