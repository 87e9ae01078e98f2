// The clicks of a choice, and where they are made.
//
// Targets on the map: hex:<q,r>. Around it: develop:<trade>, produce:<trade>, cave, explore, good:<resource>,
// idol:<idol>, market:<card>, god:<god>, slot:<god>.<1 to 4>, prophecy:<name>, secret:<objective>, seat:<1 to 4>.

import { asks, first, meantBy, only, pathsBy, type Reading, type Way, zonesBy } from "../../board/paths";
import type { Box } from "./components";

const onHex = first("hex");

const WAYS: Record<string, Way> = {
  // set-up
  terrain: onHex,
  place: ([, hex]) => [`hex:${hex}`],
  fort: onHex,
  // strategy
  reveal: first("prophecy"),
  keep: first("secret"),
  // actions
  develop: first("develop"),
  produce: first("produce"),
  cave: only("cave"),
  explore: only("explore"),
  use: first("idol"),
  sell: first("idol"),
  buy: first("market"),
  slaughter: onHex,
  resource: first("good"),
  save: first("good"),
  // exploration
  leave: onHex,
  walk: onHex,
  embark: onHex,
  sail: onHex,
  land: onHex,
  collect: onHex,
  barter: onHex,
  dowry: onHex,
  adopt: onHex,
  offer: onHex,
  build: onHex,
  herd: onHex,
  give: first("good"),
  gives: onHex,
  settle: onHex,
  pawn: ([god, slot]) => [`slot:${god}.${slot}`],
  animal: onHex,
  villager: onHex,
  noble: onHex,
  // idols
  god: first("god"),
  trade: first("produce"),
  relocate: first("god"),
  fill: ([god, slot]) => [`slot:${god}.${slot}`],
  wall: onHex,
  // end of era
  birth: onHex,
  eat: first("good"),
  dies: onHex,
  lava: onHex,
  target: onHex,
  combat: onHex,
  // the traitor
  send: onHex,
  chief: onHex,
};

export const paths = pathsBy(WAYS);

const ZONES: Record<string, string> = {
  hex: "islands",
  slot: "mountain",
  god: "mountain",
  prophecy: "mountain",
  market: "forecast",
};

export const zoneOf = zonesBy(paths, ZONES, "boards");

const READINGS: Record<string, Reading<Box>> = {
  cave: () => "cave cube",
  explore: () => "explore cube",
  develop: (id) => `develop ${id} cube`,
  produce: (id) => `produce ${id} cube`,
  idol: asks("use"),
  market: asks("buy"),
};

export const meant = meantBy(READINGS);
