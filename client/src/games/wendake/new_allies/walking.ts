// Who takes the steps of the open question.

import type { WendakeView } from "../../../generated/wendake";

const STEPS = ["move", "attack_guard", "attack_patrol"];

/** Patrols step in an Alliance action; in a Move the view counts the steps of guards (NA-PATROL-20). */
export const walks = (view: WendakeView, verbs: ReadonlySet<string>): boolean =>
  !view.doing?.steps && STEPS.some((verb) => verbs.has(verb));
