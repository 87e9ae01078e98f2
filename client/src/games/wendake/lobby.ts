import "./accents.css";

import type { Lobby } from "../lobby";
import cover from "./cover.svg?url";

const lobby: Lobby = {
  order: 1,
  cover,
  now: { players: 3, options: { pairing: "beginner" } },
  alone: { players: 1, options: { pairing: "beginner" } },
};

export default lobby;
