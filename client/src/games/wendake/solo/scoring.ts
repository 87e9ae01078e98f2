// The points for objectives (WK-SOLO-72).

import type { Row } from "../..";
import { rowOf, sum } from "../../../board/rows";
import type { WendakeView } from "../../../generated/wendake";

/** What the objectives brought: whatever the tracks and tokens do not explain. */
export function objectiveRows(view: WendakeView): Row[] {
  if (!view.finished) return [];
  const points = ({ automa, total, counting, swaps }: WendakeView["players"][number]): number | string =>
    automa ? "" : total - sum(counting) - swaps;
  return [rowOf(view.players, "wendake-board-row-objectives", points, { sum: true })];
}
