// How things look: seats, icons of the sprite, washes of colour. One icon has one meaning.

import { type ChoiceIcons, iconsBy, lookup } from "../../board/looks";

/** The icons that a module adds, in its icons.ts. */
export interface Icons {
  actions: Record<string, string>;
  washes: Record<string, string>;
  categories: Record<string, string>;
  prompts: Record<string, string>;
  choices: ChoiceIcons;
}

const modules = Object.values(import.meta.glob<Icons>("./*/icons.ts", { eager: true, import: "default" }));
const added = <Table extends keyof Icons>(table: Table): Icons[Table] =>
  Object.assign({}, ...modules.map((module) => module[table])) as Icons[Table];

const GOODS = ["corn", "bean", "pumpkin", "leather", "fish", "beaver", "rifle"];

const ACTION_ICONS: Record<string, string> = {
  canoe: "act-canoe",
  move: "act-move",
  harvest: "act-harvest",
  hunt: "act-hunt",
  tan_pelts: "act-tan",
  fish: "act-fish",
  military: "act-military",
  mask_ceremony: "act-mask",
  trade: "act-trade",
  sacred_fire: "act-fire",
  ritual: "act-ritual",
};

export const actionIcon = lookup({ ...ACTION_ICONS, ...added("actions") }, "rules");

const WASHES: Record<string, string> = {
  canoe: "#86b7c4",
  move: "#d9b378",
  harvest: "#b7c777",
  hunt: "#a9b98a",
  tan_pelts: "#d0a169",
  fish: "#8fbfd0",
  military: "#cf8a6c",
  mask_ceremony: "#b79cc2",
  trade: "#e2bf62",
};

export const wash = lookup({ ...WASHES, ...added("washes") }, "#d9c9a2");

const PROGRESS_ICONS: Record<string, string> = {
  move_1: "act-move",
  move_2: "act-move",
  move_3: "act-move",
  alliance_1: "flag-french",
  alliance_3: "flag-english",
  free_order: "restart",
  ritual_step: "act-ritual",
  ritual_most_common: "act-ritual",
  ritual_extra_native: "woman",
  call_native: "longhouse",
  mask_draw_2: "act-mask",
  mask_plus_1: "track-mask",
  mask_occupied: "mask-husk",
  mask_recall: "undo",
  mask_wild: "mask-any",
  mask_extra: "mask-crooked",
  discount_1: "act-trade",
  discount_2: "act-trade",
  discount_3: "act-trade",
  trade_plus_2: "blanket-clean",
  free_exchange_3: "swap",
  gain_animal: "fish",
  gain_animal_vegetable: "corn",
  gain_2_and_beaver: "beaver",
  animals_to_points: "leather",
  vegetables_to_points: "pumpkin",
  resources_to_points: "act-harvest",
  outpost_to_guard: "outpost",
  shift_point: "track-economic",
  flip_tile: "act-ritual",
};

export const progressIcon = lookup(PROGRESS_ICONS, "progress");

/** The emblem of a tribe. */
export const tribeIcon = (tribe: string): string => `tribe-${tribe}`;

const TRACK_COLOURS: Record<string, string> = {
  economic: "#a37b34",
  military: "#b9452f",
  ritual: "#5b8a5a",
  mask: "#7d6aa3",
  lowest: "#4f8aa3",
  highest: "#d9a93a",
};

export const trackColour = lookup(TRACK_COLOURS, "#b9a684");

const CATEGORY_ICONS: Record<string, string> = { women: "woman", hunters: "hunter", canoes: "canoe" };

export const categoryIcon = lookup({ ...CATEGORY_ICONS, ...added("categories") }, "turtle");

const ROMAN = ["", "I", "II", "III"];

export const roman = (level: number): string => ROMAN[level] ?? String(level);

/** Goods and score tracks are their own icons. */
export function glyph(key: string): string {
  const [, kind = "", id = ""] = /^wendake-(resource|count|track)-(\w+)$/.exec(key) ?? [];
  if (kind === "track") return TRACK_COLOURS[id] && !["lowest", "highest"].includes(id) ? `track-${id}` : "";
  return GOODS.includes(id) ? id : "";
}

const PROMPT_ICONS: Record<string, string> = {
  "choose-home": "longhouse",
  "choose-tribe": "person",
  "choose-vegetable": "corn",
  "take-leftover": "progress",
  "launch-canoe": "act-canoe",
  "place-marker": "sage-marker",
  "place-another": "sage-marker",
  "end-turn": "end-turn",
  "next-action": "play",
  "light-fire": "act-fire",
  "move-step": "act-move",
  exchange: "act-trade",
  "lose-native": "blanket-infected",
  "lose-guard": "attack",
  "buy-progress": "progress",
  "pay-progress": "progress",
  "buy-points": "track-economic",
  "choose-flag": "flag-french",
  "draw-mask": "act-mask",
  "discard-mask": "act-mask",
  "play-masks": "act-mask",
  "place-bonus-mask": "mask-any",
  "choose-mask": "mask-any",
  "change-mask": "mask-any",
  "claim-turtles": "turtle",
  "score-majorities": "act-military",
  "call-home": "longhouse",
  "call-extra": "longhouse",
  "score-ritual": "act-ritual",
  "gain-resource": "act-harvest",
  "flip-tile": "act-ritual",
  "swap-first": "swap",
  "swap-second": "swap",
  "before-sliding": "swap",
  "replace-tile": "layout",
};

const good = (first: string): string => first;
const native = (first: string): string => (first === "mohawk" ? "warrior" : first);
const track = (first: string): string => `track-${first}`;

const CHOICE_ICONS: ChoiceIcons = {
  move: "warrior",
  occupy: "outpost",
  attack: "attack",
  attack_guard: "attack",
  launch: "canoe",
  reserve: "turn-order",
  swap: "swap",
  claim: "turtle",
  draw: "act-mask",
  play: "act-mask",
  buy: progressIcon,
  use: progressIcon,
  take: progressIcon,
  perform: actionIcon,
  skip: actionIcon,
  sell: good,
  spend: good,
  gain: good,
  track,
  shift: track,
  flag: (first) => `flag-${first}`,
  exchange: "act-trade",
  transfer: "outpost",
  call: native,
  home: "longhouse",
  fire: "act-fire",
};

export const icon = iconsBy(
  { ...PROMPT_ICONS, ...added("prompts") },
  { ...CHOICE_ICONS, ...added("choices") },
);
