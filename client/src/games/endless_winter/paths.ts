// The clicks of a choice: which piece, then which place.

import {
  type Asked,
  asks,
  first,
  meantBy,
  only,
  pathsBy,
  type Reading,
  type Way,
  zonesBy,
} from "../../board/paths";
import type { Box } from "./components";

const WAYS: Record<string, Way> = {
  // set-up
  side: first("side"),
  take_chief: ([chief, side]) => [`draft:${chief}.${side}`],
  take_setup: first("setup"),
  // a turn
  play: first("hand"),
  work: first("hand"),
  discard: first("hand"),
  place: ([, place]) => [`column:${place}`],
  skill: first("above"),
  chief: only("chief"),
  eat: only("track:food"),
  // cards
  recruit: first("tribe"),
  enlist: first("tribe"),
  learn: first("culture"),
  draw: only("pile:deck"),
  bury_hand: first("hand"),
  bury_discard: only("pile:discard"),
  bury_above: first("above"),
  bury_eclipse: only("pile:eclipse"),
  // goods, idols, stones
  take: ([atom]) => [atom === "tool" ? "track:tool" : "track:food"],
  idol: ([track]) => (track === "points" ? [] : [`idol:${track}`]),
  stone: first("stone"),
  build: first("spot"),
  // the map
  camp: only("camps"),
  move: ([origin, target]) => [`hex:${origin}`, `hex:${target}`],
  village: first("juncture"),
  // animals
  hunt: ([species]) => (species === "nothing" ? [] : [`animal:${species}`]),
  track: only("animals"),
  scout: only("animals"),
  tip: first("own"),
  // Rest tokens
  keep_token: only("token:open"),
  next_token: only("token:pile"),
  // the Eclipse
  commit: first("hand"),
  pile: first("eclipse"),
  gather: first("hex"),
  stones: only("stones"),
  village_draws: only("villages"),
  village_draw: only("villages"),
  score_stone: only("stones"),
  reserve: first("reserve"),
};

export const paths = pathsBy(WAYS);

const ZONES: Record<string, string> = {
  column: "wall",
  stone: "wall",
  side: "wall",
  draft: "wall",
  setup: "wall",
  hex: "map",
  juncture: "map",
  tribe: "cards",
  culture: "cards",
  animal: "cards",
  animals: "cards",
  spot: "stones",
  idol: "stones",
};

/** What choices without clicks are about, by verb. */
const BUTTON_ZONES: Record<string, string> = { hunt: "cards", idol: "stones", pay: "mine", sealed: "mine" };

const zoneOfClick = zonesBy(paths, ZONES, "mine");

/** The zone in which a choice is made first. */
export function zoneOf(choice: Asked): string {
  // A new Camp is clicked on one's own board, but one looks at where it goes.
  if (choice.verb === "camp") return "map";
  return paths(choice).length ? zoneOfClick(choice) : (BUTTON_ZONES[choice.verb] ?? "");
}

const READINGS: Record<string, Reading<Box>> = {
  column: (id, { verbs }) => (verbs.has("place") ? `place tribe ${id}` : ""),
  hand: (id, { verbs }, box) => {
    if (verbs.has("discard")) return `discard ${id}`;
    if (verbs.has("sealed")) return `commit ${id}`;
    return box.isCulture(id) ? `play ${id}` : `work ${id}`;
  },
  above: asks("skill"),
  chief: () => "chief",
  tribe: (id, { verbs }) => (verbs.has("enlist") ? `enlist ${id}` : `recruit ${id}`),
  culture: asks("learn"),
  stone: asks("stone"),
  spot: asks("build"),
  hex: (id, { verbs, from }) => {
    if (verbs.has("gather")) return `gather ${id}`;
    const origin = from("hex");
    return origin && origin !== id ? `move ${origin} ${id}` : "";
  },
  juncture: asks("village"),
  animal: asks("hunt"),
  animals: (_, { verbs }) => (verbs.has("track") ? "track" : "scout"),
  own: asks("tip"),
  camps: () => "camp",
  idol: asks("idol"),
};

export const meant = meantBy(READINGS);
