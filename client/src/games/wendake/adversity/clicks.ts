// The clicks of Adversity: what is paid or lost, and patrols of Europeans that are attacked.

import { first } from "../../../board/paths";
import type { Clicks } from "../paths";

const TRACKS = ["economic", "military", "ritual", "mask"];

const clicks: Clicks = {
  ways: {
    offer: ([what]) => [TRACKS.includes(String(what)) ? `track:${what}` : `good:${what}`],
    withdraw: first("lake"),
    recall: first("area"),
    attack_patrol: ([source, land, owner]) => [`guard:${source}`, `patrol:${land}.${owner}`],
  },
  zones: { patrol: "map" },
  readings: {},
};

export default clicks;
