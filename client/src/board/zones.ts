// The zones of a board, for number keys and the phone's tabs.

import type { Zone } from "../games";

/** The zones of a game by their ids, with the words for them. */
export const zonesOf = (game: string, zones: Record<string, { icon: string; own?: boolean }>): Zone[] =>
  Object.entries(zones).map(([id, zone]) => ({ id, label: `${game}-board-zone-${id}`, ...zone }));
