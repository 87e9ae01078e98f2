// The clicks of New Allies: spaces of the turn order, disks, ships, canoes, patrols, Turn cards, searches.

import { asks, first } from "../../../board/paths";
import type { Clicks } from "../paths";

const clicks: Clicks = {
  ways: {
    // Each space of the turn order is a choice here; elsewhere there is only the next one.
    reserve: ([place]) => [typeof place === "number" ? `turnspace:${place}` : "order"],
    advance: ([flag, track]) => (track ? [`disk:${flag}`, `track:${track}`] : [`disk:${flag}`]),
    // Which effect is used is chosen by its button; how much is bartered, at the leather.
    barter: ([count]) => (count ? ["good:leather"] : []),
    spend_rifle: ([track]) => ["good:rifle", `track:${track}`],
    ship: first("lake"),
    canoe: ([owner, lake]) => [`canoe:${owner}`, `lake:${lake}`],
    attack_patrol: ([source, land, owner]) => [`guard:${source}`, `patrol:${land}.${owner}`],
    turn_card: first("turncard"),
    look: ([stack, good]) => (good ? [`turtle:${stack}`, `good:${good}`] : [`good:${stack}`]),
    keep: first("seen"),
    territory: first("land"),
    refresh: first("owned"),
    pile: first("pile"),
  },
  zones: {
    turnspace: "alliance",
    disk: "alliance",
    canoe: "map",
    patrol: "map",
    turncard: "village",
    seen: "village",
  },
  readings: {
    turnspace: asks("reserve"),
    turncard: asks("turn_card"),
    disk: asks("advance"),
    patrol: (id, { from }) => (from("guard") ? `attack_patrol ${from("guard")} ${id.replace(".", " ")}` : ""),
    lake: (id, { verbs }) => (verbs.has("ship") ? `ship ${id}` : `launch ${id}`),
    owned: (id, { verbs }) => (verbs.has("refresh") ? `refresh ${id}` : `use ${id}`),
  },
};

export default clicks;
