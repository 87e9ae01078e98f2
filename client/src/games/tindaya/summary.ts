// Numbers about players: for the comparison table, the score sheet and the panels.

import type { Row } from "..";
import { rowOf } from "../../board/rows";
import type { TindayaView } from "../../generated/tindaya";

export const total = (view: unknown, seat: number): number => (view as TindayaView).players[seat]?.score ?? 0;

/** All players' numbers in one table. */
export function comparison(view: unknown): Row[] {
  const { players } = view as TindayaView;
  return [rowOf(players, "tindaya-board-row-score", (player) => player.score, { strong: true })];
}

export const scoreSheet = comparison;
