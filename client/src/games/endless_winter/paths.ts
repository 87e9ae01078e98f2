// The clicks of a choice: which piece, then which place. Choices that share all their clicks are told apart
// by the short list that opens at the last one; a choice without clicks is a button of the prompt bar.

import type { ChoiceView } from "../../generated/messages";
import type { Box } from "./components";

type Way = (args: (string | number)[]) => string[];

const first =
  (kind: string): Way =>
  ([id]) => [`${kind}:${id}`];
const only =
  (target: string): Way =>
  () => [target];

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
  reserve: first("reserve"),
};

/** The targets of a choice in the order they are clicked; empty if only its button makes it. */
export function paths(choice: Pick<ChoiceView, "verb" | "args">): string[] {
  return WAYS[choice.verb]?.(choice.args) ?? [];
}

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

/** The part of the board a choice is made on first. */
export function zoneOf(choice: Pick<ChoiceView, "verb" | "args">): string {
  // A new Camp is clicked on one's own board, but one looks at where it goes.
  if (choice.verb === "camp") return "map";
  const target = paths(choice)[0] ?? "";
  if (!target) return BUTTON_ZONES[choice.verb] ?? "";
  return ZONES[target.split(":")[0] ?? ""] ?? "mine";
}

/**
 * The choice somebody seems to mean who points at a target that is not lit, to ask why it is not possible.
 * What the open question asks about decides; "" if nothing can be meant.
 */
export function meant(
  target: string,
  open: readonly ChoiceView[],
  path: readonly string[],
  box: Box,
): string {
  const [kind = "", id = ""] = target.split(":");
  const verbs = new Set(open.map((choice) => choice.verb));
  const origin = path[0]?.startsWith("hex:") ? path[0].slice(4) : "";
  switch (kind) {
    case "column":
      return verbs.has("place") ? `place tribe ${id}` : "";
    case "hand":
      if (verbs.has("discard")) return `discard ${id}`;
      if (verbs.has("sealed")) return `commit ${id}`;
      return box.isCulture(id) ? `play ${id}` : `work ${id}`;
    case "above":
      return `skill ${id}`;
    case "chief":
      return "chief";
    case "tribe":
      return verbs.has("enlist") ? `enlist ${id}` : `recruit ${id}`;
    case "culture":
      return `learn ${id}`;
    case "stone":
      return `stone ${id}`;
    case "spot":
      return `build ${id}`;
    case "hex":
      if (verbs.has("gather")) return `gather ${id}`;
      return origin && origin !== id ? `move ${origin} ${id}` : "";
    case "juncture":
      return `village ${id}`;
    case "animal":
      return `hunt ${id}`;
    case "animals":
      return verbs.has("track") ? "track" : "scout";
    case "own":
      return `tip ${id}`;
    case "camps":
      return "camp";
    case "idol":
      return `idol ${id}`;
    default:
      return "";
  }
}
