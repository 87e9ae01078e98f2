// How things look: icons of the sprite. One icon has one meaning; ids are those of the naming list after td-.

import { iconsBy, type ChoiceIcons } from "../../board/looks";
import { seatColour, shapeOf } from "../../board/seats";

const td = (name: string): string => (name ? `td-${name}` : "");

/** A resource, an animal, a token, an invention, a symbol of the Event card: the sprite has an icon for each. */
export const thingIcon = td;
export const tradeIcon = (trade: string): string => td(`trade-${trade}`);
export const terrainIcon = (terrain: string): string =>
  terrain === "trench" ? "td-trench" : terrain === "sea" ? "td-act-explore" : td(`t-${terrain}`);
export const catastropheIcon = (card: string): string => td(`cat-${card}`);

/** What a market card gives. */
export const marketIcon = (effect: string): string =>
  ({ wall: "td-piece-wall", idol: "td-idol", capacity: "td-cheese_mould" })[effect] ?? "td-market";

/** What a secret objective counts. */
export function secretIcon(objective: string): string {
  const [, ...rest] = objective.split("_");
  const what = rest.join("_");
  const counted: Record<string, string> = {
    docks: "td-trade-fisher",
    goat_pens: "td-trade-goatherd",
    pigsties: "td-trade-pig_breeder",
    fields: "td-trade-farmer",
    goats: "td-goat",
    pigs: "td-pig",
    prisoners: "td-prison",
    villagers: "td-housing",
    preserves: "td-cheese",
  };
  return counted[what] ?? td(what);
}

/** A seat's villager or noble: the body is the seat's shape. */
export const nativeIcon = (seat: number, kind: "villager" | "noble"): string =>
  `td-${kind}-${seat < 0 ? "circle" : shapeOf(seatColour(seat)).replace("seat-", "")}`;

/** The building of a trade, and the trade of a building. */
export const BUILDING_OF: Record<string, string> = {
  fisher: "dock",
  pig_breeder: "pigsty",
  goatherd: "goat_pen",
  farmer: "field",
};

const SHIP_ICON = (ship: string): string => td(ship);

const PROMPTS: Record<string, string> = {
  "lay-one-terrain": "td-t-forest",
  "place-starting-building": "td-act-build",
  "split-villagers": "td-housing",
  "place-first-fort": "td-conquistador",
  "choose-fort-tile": "td-conquistador",
  "choose-island": "td-act-build",
  "place-neutral": "td-act-build",
  "choose-prophecy": "td-fire",
  "keep-objective": "td-secret",
  "choose-token": "td-secret",
  "take-action": "td-cube",
  "end-turn": "end-turn",
  "save-unit": "td-act-develop",
  "save-at-market": "td-market",
  "place-wall": "td-piece-wall",
  slaughter: "td-knife",
  "convert-goods": "td-act-produce",
  "sell-idol": "td-idol",
  "choose-god": "td-idol",
  "aim-idol": "td-idol",
  "discard-another": "td-idol",
  "swap-tokens": "td-secret",
  "choose-move": "td-act-explore",
  "choose-group": "td-act-explore",
  "choose-way": "td-act-explore",
  "choose-canoe": "td-piece-canoe",
  "choose-sail": "td-piece-canoe",
  "choose-landing": "td-piece-canoe",
  reconquest: "td-weapon",
  "optional-actions": "td-act-collect",
  "compose-offer": "td-market",
  "draft-offer": "td-market",
  "ask-for": "td-market",
  "answer-offer": "td-market",
  "compose-dowry": "td-housing",
  "answer-dowry": "td-housing",
  "give-villager": "td-housing",
  "place-newcomer": "td-housing",
  "make-offering": "td-act-offer",
  "choose-source": "td-act-offer",
  "choose-extra-slot": "td-act-offer",
  "choose-birth": "td-housing",
  eat: "td-ration",
  victims: "td-housing",
  "take-reward": "td-act-offer",
  "name-hex": "td-eruption",
  protect: "td-piece-wall",
  "save-natives": "td-weapon",
  "choose-target": "td-conquistador",
  "choose-terrain": "td-conquistador",
  "choose-combat": "td-weapon",
  "spend-idol": "td-idol",
  "declare-weapons": "td-weapon",
  "deliver-fire": "td-fire",
  "choose-side": "td-conquistador",
  "send-to-fort": "td-conquistador",
  "choose-treason-combat": "td-weapon",
  "choose-chief": "td-conquistador",
  "repel-with-idol": "td-idol",
  defend: "td-weapon",
  "choose-liberated": "td-prison",
  "traitor-turn": "td-conquistador",
  "move-ship": "td-ship_black",
  "choose-band": "td-conquistador",
  "choose-band-size": "td-conquistador",
  "choose-band-way": "td-conquistador",
};

const CHOICES: ChoiceIcons = {
  terrain: (_, terrain) => terrainIcon(terrain),
  place: (building) => td(`b-${building}`),
  fort: "td-b-fort",
  fort_tile: (building) => td(`b-${building}`),
  split: "td-housing",
  reveal: (seer) => (seer === "tibiabin" ? "td-eruption" : "td-acoran"),
  keep: secretIcon,
  develop: (trade) => tradeIcon(trade),
  produce: (trade) => tradeIcon(trade),
  cave: "td-act-cave",
  explore: "td-act-explore",
  use: "td-idol",
  sell: "td-idol",
  buy: (card) => marketIcon(card.split("_")[0] === "large" ? "capacity" : (card.split("_")[0] ?? "")),
  majos: "td-act-offer",
  slaughter: "td-knife",
  convert: "td-act-produce",
  resource: td,
  save: td,
  give: td,
  eat: td,
  god: td,
  pawn: td,
  fill: td,
  relocate: td,
  trade: (trade) => tradeIcon(trade),
  breed: (kind) => (kind === "villagers" ? "td-housing" : "td-goat"),
  discard: td,
  wreck: SHIP_ICON,
  ship: SHIP_ICON,
  objective: "td-secret",
  swap: "td-secret",
  wall: "td-piece-wall",
  leave: "td-act-explore",
  walk: "td-act-explore",
  group: "td-housing",
  embark: "td-piece-canoe",
  canoe: (kind) => (kind === "wood" ? "td-wood" : "td-piece-canoe"),
  sail: "td-piece-canoe",
  land: "td-act-explore",
  weapons: "td-weapon",
  collect: "td-act-collect",
  barter: "td-market",
  dowry: "td-housing",
  adopt: "td-housing",
  offer: "td-act-offer",
  build: (_, building) => td(`b-${building}`),
  herd: "td-goat",
  pair: (_, take) => td(take),
  hand_over: td,
  ask_for: td,
  take_back: td,
  unit: "td-act-offer",
  animal: "td-goat",
  prisoner: "td-prison",
  villager: "td-housing",
  noble: "td-housing",
  birth: "td-housing",
  dies: "td-housing",
  fire: "td-fire",
  lava: "td-t-mountain",
  protect_idol: "td-idol",
  manure: "td-manure",
  saves: "td-housing",
  target: "td-conquistador",
  combat: "td-weapon",
  fight: "td-weapon",
  betray: "td-conquistador",
  send: "td-conquistador",
  chief: "td-conquistador",
  liberate: "td-prison",
  band: "td-conquistador",
  band_with_chief: "td-conquistador",
};

/** An icon of the sprite for a prompt or a choice; "" for none. */
export const icon = iconsBy(PROMPTS, CHOICES);

/** Goods that have an icon of their own. */
const GOODS: ReadonlySet<string> = new Set(
  (
    "fish salt smoked_fish manure ham salted_meat milk horns goat_meat cheese figs straw cereals toasted_flour " +
    "wood clay stone obsidian goat pig weapon"
  ).split(" "),
);

export function glyph(key: string): string {
  const good = /^tindaya-(?:count|resource)-(\w+)$/.exec(key)?.[1] ?? "";
  return GOODS.has(good) ? td(good) : "";
}
