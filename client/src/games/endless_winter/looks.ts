// How things look: icons of the sprite and colours. One icon has one meaning.

import { iconsBy, lookup } from "../../board/looks";
import type { Box } from "./components";

const ATOM_ICONS: Record<string, string> = {
  food: "ew-food",
  tool: "ew-tool",
  idol: "ew-idol",
  draw: "ew-draw",
  megalith: "ew-megaliths",
  food_max: "ew-food-max",
  labour: "ew-labour",
  points: "ew-points-now",
  bury: "ew-bury",
  camp: "ew-place-camp",
  move: "ew-move-camp",
  village: "ew-village",
  tribe_hand: "ew-tribe-hand",
  tribe_discard: "ew-tribe-card",
  culture: "ew-culture-card",
  stone: "ew-stone",
  animal_pick: "ew-hunt-pick",
  animal_top: "ew-hunt-top",
  animal_reveal: "ew-scout",
  tip: "ew-tip",
  extra_megalith: "ew-megalith",
  discard: "ew-discard",
};

export const atomIcon = lookup(ATOM_ICONS, "help");

/** What is counted in benefits and prices. */
const COUNTED = ["food", "tool", "labour", "points"];

export function glyph(key: string): string {
  const atom = /^endless_winter-(?:atom|rung)-(\w+)$/.exec(key)?.[1] ?? "";
  return COUNTED.includes(atom) ? atomIcon(atom) : "";
}

const ANIMAL_ICONS: Record<string, string> = {
  woolly_rhino: "ew-rhino",
  ground_sloth: "ew-sloth",
  sabertooth: "ew-sabertooth",
  stag_moose: "ew-stag-moose",
  giant_beaver: "ew-beaver",
  woolly_mammoth: "ew-mammoth",
  argentavis: "ew-argentavis",
};

export const animalIcon = lookup(ANIMAL_ICONS, "ew-animal-card");

/** Rare animals stand on ice. */
export const isRare = (species: string): boolean => species === "woolly_mammoth" || species === "argentavis";

const CHIEFS = ["great_eye", "thunder_staff", "stone_soul", "tuskbreaker", "fire_wolf"];

export const chiefIcon = (chief: string): string =>
  CHIEFS.includes(chief) ? `ew-chief-${chief.replace("_", "-")}` : "ew-figure-chief";

/** The picture of somebody of the tribe, and the two colours of the card. */
const PEOPLE: Record<string, [string, string, string]> = {
  start_tribesman: ["ew-tribesman", "#6a5a44", "#c9a871"],
  start_tribeswoman: ["ew-tribeswoman", "#6d4a5e", "#d0a5b4"],
  start_brave: ["ew-brave", "#7a2f1c", "#d9825a"],
  hunter: ["ew-hunter", "#7a4a2a", "#d79a55"],
  artisan: ["ew-artisan", "#5d6a2c", "#c3c777"],
  explorer: ["ew-explorer", "#285a76", "#9cc8dc"],
  elder: ["ew-elder", "#4d4a44", "#bdb5a4"],
  shaman: ["ew-shaman", "#3b2f66", "#a79ad6"],
};

export const personOf = (card: string): { icon: string; dark: string; pale: string } => {
  const [icon, dark, pale] = PEOPLE[card] ?? ["ew-tribesman", "#5d4a36", "#c9b18a"];
  return { icon, dark, pale };
};

/** What stands in the landscape of a Culture card. */
const CULTURE_ICONS: Record<string, string> = {
  c1_01: "act-fire",
  c1_02: "ew-tool",
  c1_03: "ew-t-plains",
  c1_04: "ew-elder",
  c1_05: "ew-camp",
  c1_06: "ew-hunt",
  c1_07: "ew-scout",
  c1_08: "ew-beaver",
  c1_09: "ew-food",
  c1_10: "ew-idol",
  c1_11: "ew-marker-idol",
  c1_12: "ew-graveyard",
  c1_13: "ew-megalith",
  c1_14: "ew-megaliths",
  c1_15: "ew-migrate",
  c1_16: "ew-place-camp",
  c1_17: "ew-move-camp",
  c1_18: "ew-brave",
  c1_19: "ew-hand",
  c1_20: "ew-artisan",
  c2_01: "ew-stag-moose",
  c2_02: "ew-tool",
  c2_03: "ew-mammoth",
  c2_04: "ew-rhino",
  c2_05: "ew-food-max",
  c2_06: "ew-sabertooth",
  c2_07: "ew-develop",
  c2_08: "ew-marker-idol",
  c2_09: "ew-round",
  c2_10: "ew-graveyard",
  c2_11: "ew-megaliths",
  c2_12: "ew-megalith",
  c2_13: "ew-migrate",
  c2_14: "ew-t-lake",
  c2_15: "ew-hand",
  c2_16: "ew-chief-thunder-staff",
  c2_17: "ew-elder",
  c2_18: "ew-labour",
  c2_19: "ew-shaman",
  c2_20: "ew-explorer",
};

export const cultureIcon = lookup(CULTURE_ICONS, "ew-develop");

export const terrainIcon = (type: string): string => `ew-t-${type || "glacier"}`;

/** The measure of a scoring text, what it looks at, and the number that the stone shows. */
export function stoneLook(scoring: string): { icon: string; value: string } {
  const [, form = "", measure = "", values = ""] = /^(\w+)\(([^)]*)\) (.*)$/.exec(scoring) ?? [];
  const [what = "", detail = ""] = measure.split(":");
  const [name = "", every = "1"] = what.split("/");
  const numbers = values.split(",").map((value) => value.trim());
  const last = numbers.at(-1) ?? "";
  const value = form === "per" && every !== "1" ? (every === "2" ? "½" : `1/${every}`) : last;
  const first = detail.split("+")[0] ?? "";
  switch (name) {
    case "village_touching":
      return { icon: terrainIcon(first), value };
    case "camp_terrain_type":
      return { icon: "ew-camp", value };
    case "ground_megalith":
      return { icon: "ew-megalith", value };
    case "megalith_tiles":
    case "upper_megalith":
      return { icon: "ew-megaliths", value };
    case "buried":
      return { icon: "ew-graveyard", value };
    case "idol_steps":
      return { icon: "ew-idol", value };
    case "tipped":
      return { icon: animalIcon(first), value };
    default:
      return { icon: "ew-tip", value };
  }
}

export const stoneIcon = (box: Box, stone: string): { icon: string; value: string } =>
  stoneLook(box.stone.get(stone)?.scoring ?? "");

const PROMPT_ICONS: Record<string, string> = {
  "choose-side": "ew-figure-chief",
  "take-chief": "ew-figure-chief",
  "take-setup": "ew-hand",
  "play-culture": "ew-culture-card",
  "discard-cards": "ew-discard",
  "place-figure": "ew-figure-tribe",
  "top-section": "ew-infinity",
  "use-part": "ew-arrow",
  gain: "ew-hand",
  "pay-labour": "ew-labour",
  "move-idol": "ew-idol",
  "end-turn": "end-turn",
  "end-actions": "ew-eclipse",
  "choose-token": "ew-rest",
  "build-pile": "ew-eclipse",
  "choose-pile-card": "ew-eclipse",
  "choose-hex": "ew-influence",
  "choose-board-item": "ew-eclipse",
};

const personIcon = (card: string): string => personOf(card).icon;

export const icon = iconsBy(PROMPT_ICONS, {
  camp: "ew-place-camp",
  move: "ew-move-camp",
  village: "ew-village",
  build: "ew-megaliths",
  stone: "ew-stone",
  stones: "ew-stone",
  idol: "ew-idol",
  draw: "ew-draw",
  scout: "ew-scout",
  track: "ew-hunt-top",
  skill: "ew-labour",
  chief: "ew-figure-chief",
  eat: "ew-food",
  pay: "ew-labour",
  discard: "ew-discard",
  bury_hand: "ew-bury",
  bury_discard: "ew-bury",
  bury_above: "ew-bury",
  bury_eclipse: "ew-bury",
  village_draws: "ew-draw",
  village_draw: "ew-draw",
  score_stone: "ew-stone",
  place: (first) => `ew-figure-${first}`,
  take: atomIcon,
  swap: (_, second) => atomIcon(second),
  tip: animalIcon,
  hunt: animalIcon,
  recruit: personIcon,
  enlist: personIcon,
  work: personIcon,
});
