// The clicks of a choice, and where they are made.
//
// Targets on the map: hex:<q,r>, volcano:<number>, trench:<number>, ship:<ship>. Around it: develop:<trade>,
// produce:<trade>, cave, explore, good:<resource>, idol:<idol>, market:<card>, god:<god>, slot:<god>.<1 to 4>,
// give:<resource>, take:<resource>, offered:<resource>.<resource>, prophecy:<seer>, secret:<objective>.

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

const onHex = first("hex");
const inSlot: Way = ([god, slot]) => [`slot:${god}.${slot}`];

const WAYS: Record<string, Way> = {
  // set-up
  terrain: onHex,
  place: ([, hex]) => [`hex:${hex}`],
  fort: onHex,
  island: first("volcano"),
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
  pair: ([give, take]) => [`give:${give}`, `take:${take}`],
  hand_over: first("give"),
  ask_for: first("take"),
  take_back: ([give, take]) => [`offered:${give}.${take}`],
  give: first("good"),
  gives: onHex,
  settle: onHex,
  pawn: inSlot,
  animal: onHex,
  villager: onHex,
  noble: onHex,
  // idols
  god: first("god"),
  trade: first("produce"),
  relocate: ([god, volcano]) => [`god:${god}`, `volcano:${volcano}`],
  wreck: first("ship"),
  fill: inSlot,
  wall: onHex,
  // the end of an era
  birth: onHex,
  eat: first("good"),
  dies: onHex,
  fire: ([one, other]) => [`good:${one}`, `good:${other}`],
  lava: onHex,
  target: onHex,
  combat: onHex,
  // the traitor
  send: onHex,
  chief: onHex,
  ship: ([ship, trench]) => [`ship:${ship}`, `trench:${trench}`],
};

export const paths = pathsBy(WAYS);

const ZONES: Record<string, string> = {
  hex: "islands",
  volcano: "islands",
  trench: "islands",
  ship: "islands",
  slot: "mountain",
  god: "mountain",
  give: "islands",
  take: "islands",
  offered: "islands",
  prophecy: "mountain",
  market: "forecast",
  secret: "forecast",
};

/** What choices without clicks are about, by verb. */
const BUTTON_ZONES: Record<string, string> = {
  group: "islands",
  canoe: "islands",
  stop: "islands",
  finish: "islands",
  split: "islands",
  weapons: "islands",
  saves: "islands",
  no_protection: "islands",
  band: "islands",
  band_with_chief: "islands",
  fort_tile: "islands",
  no_ship: "islands",
  convert: "boards",
  propose: "islands",
  drop: "islands",
  accept: "islands",
  refuse: "islands",
  unit: "mountain",
  stop_offering: "mountain",
};

const zoneOfClick = zonesBy(paths, ZONES, "boards");

/** The zone in which a choice is made; of one with several clicks, where its click number `at` is made. */
export function zoneOf(choice: Asked, at = 0): string {
  return paths(choice).length ? zoneOfClick(choice, at) : (BUTTON_ZONES[choice.verb] ?? "");
}

/** Verbs that name one hex: pointing at a dark one asks why not that one. */
const ON_ONE_HEX = [
  "leave",
  "walk",
  "sail",
  "land",
  "birth",
  "dies",
  "lava",
  "target",
  "combat",
  "wall",
  "fort",
  "gives",
  "settle",
  "send",
  "chief",
  "offer",
  "collect",
];

const READINGS: Record<string, Reading<Box>> = {
  hex: (id, { verbs }) => {
    const verb = ON_ONE_HEX.find((one) => verbs.has(one));
    return verb ? `${verb} ${id}` : "";
  },
  cave: (_, { verbs }) => (verbs.has("end_turn") || verbs.has("pass") ? "cave cube" : ""),
  explore: (_, { verbs }) => (verbs.has("end_turn") || verbs.has("pass") ? "explore cube" : ""),
  develop: (id, { verbs }) => (verbs.has("end_turn") || verbs.has("pass") ? `develop ${id} cube` : ""),
  produce: (id, { verbs }) => (verbs.has("end_turn") || verbs.has("pass") ? `produce ${id} cube` : ""),
  idol: asks("use"),
  market: asks("buy"),
  good: (id, { verbs }) => (verbs.has("eat") ? `eat ${id}` : verbs.has("resource") ? `resource ${id}` : ""),
};

export const meant = meantBy(READINGS);
