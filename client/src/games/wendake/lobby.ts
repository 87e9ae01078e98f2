import "./accents.css";

import type { Lobby } from "../lobby";
import cover from "./cover.svg?url";

const lobby: Lobby = {
  order: 1,
  cover,
  now: { players: 3, options: { pairing: "beginner" } },
  alone: [
    {
      label: "wendake-lobby-alone-ghost",
      players: 1,
      options: { pairing: "beginner", adversity: false },
      asks: ["difficulty", "penalty"],
    },
    {
      label: "wendake-lobby-alone-adversity",
      players: 1,
      options: { pairing: "beginner", adversity: true },
      asks: ["difficulty", "penalty"],
    },
  ],
  titled: ({ new_allies, adversity }) => (new_allies || adversity ? "wendake-lobby-name-new_allies" : ""),
};

export default lobby;
