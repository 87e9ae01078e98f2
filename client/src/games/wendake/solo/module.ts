// Solitaire: the Ghost's cards stand for a village and for the turn order, objectives score.

import type { BoardModule } from "../modules";
import Ghost from "./Ghost.svelte";
import GhostPanel from "./GhostPanel.svelte";
import { objectiveRows } from "./scoring";

const solo: BoardModule = {
  inPlay: (view) => view.ghost !== null,
  Village: Ghost,
  Order: Ghost,
  Panel: GhostPanel,
  scoreRows: objectiveRows,
};

export default solo;
