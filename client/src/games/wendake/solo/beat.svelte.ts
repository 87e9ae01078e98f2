// The beat of the Ghost: which of its cards turns now.

import { lookup } from "../../../board/looks";

class Beat {
  /** The face of the card that acts; "" between two acts. */
  face = $state("");
  action = $state("");
}

export const beat = new Beat();

export const ghostIcon = lookup(
  {
    raise_level: "progress",
    eliminate_tile: "close",
    gain_point: "plus",
    move_warrior: "warrior",
    move_woman: "woman",
    move_hunter: "hunter",
  },
  "help",
);
