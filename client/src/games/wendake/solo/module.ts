// Solitaire: the Ghost acts in beats, its cards stand for a village and for the turn order, objectives score.

import type { SoloView } from "../../../generated/wendake";
import type { BoardModule } from "../modules";
import Ghost from "./Ghost.svelte";
import GhostBeat from "./GhostBeat.svelte";
import GhostPanel from "./GhostPanel.svelte";
import { objectiveRows } from "./scoring";

const solo: BoardModule = {
  inPlay: (view) => Boolean((view as Partial<SoloView>).ghost),
  Overlay: GhostBeat,
  Village: Ghost,
  Order: Ghost,
  Panel: GhostPanel,
  scoreRows: objectiveRows,
};

export default solo;
