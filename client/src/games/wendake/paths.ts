// The clicks of a choice: which piece, then which place. Choices that share all their clicks are told apart
// by the short list that opens at the last one; a choice without clicks is a button of the prompt bar.

import type { ChoiceView } from "../../generated/messages";

/** A cell of the grid by row and column, both from 0. */
export const cellOf = (row: number | string | undefined, column: number | string | undefined): number =>
  Number(row) * 3 + Number(column);

type Way = (args: (string | number)[]) => string[];

const cell: Way = ([row, column]) => [`cell:${cellOf(row, column)}`];
const first =
  (kind: string): Way =>
  ([id]) => [`${kind}:${id}`];
const step =
  (kind: string): Way =>
  ([source, target]) => [`guard:${source}`, `${kind}:${target}`];

const WAYS: Record<string, Way> = {
  // set-up
  home: first("land"),
  tribe: first("tribe"),
  take: first("progress"),
  // tiles and turn order
  activate: cell,
  fire: cell,
  flip: cell,
  swap_cell: cell,
  swap: () => ["swap"],
  reserve: () => ["order"],
  perform: (args) => [`act:${args.join(" ")}`],
  // the map
  move: step("land"),
  occupy: step("area"),
  attack: step("area"),
  attack_guard: ([source, land, victim]) => [`guard:${source}`, `victim:${land}.${victim}`],
  transfer: first("area"),
  launch: first("lake"),
  flag: first("flag"),
  lose: ([what, where]) => {
    if (what === "guard") return [`guard:${where}`];
    return where === "home" ? [`home:${what}`] : [`area:${what}`];
  },
  call: first("longhouse"),
  // goods and points
  exchange: ([give, take]) => [`good:${give}`, `good:${take}`],
  sell: first("good"),
  spend: first("good"),
  gain: first("good"),
  track: first("track"),
  shift: ([old, fresh]) => [`track:${old}`, `track:${fresh}`],
  // progress tiles
  buy: first("progress"),
  use: first("owned"),
  // masks and turtles
  draw: ([source]) => (source === "none" ? [] : [`pile:${source}`]),
  discard: first("card"),
  play: first("space"),
  bonus_mask: first("kind"),
  change_mask: first("kind"),
  claim: first("turtle"),
  // the Restore Phase
  replace: ([old, fresh]) => [`out:${old}`, `display:${fresh}`],
};

/** The targets of a choice in the order they are clicked; empty if only its button makes it. */
export function paths(choice: Pick<ChoiceView, "verb" | "args">): string[] {
  return WAYS[choice.verb]?.(choice.args) ?? [];
}

const ZONES: Record<string, string> = {
  land: "map",
  area: "map",
  guard: "map",
  victim: "map",
  lake: "map",
  flag: "map",
  home: "map",
  tribe: "map",
  track: "progress",
  progress: "progress",
  pile: "masks",
  space: "masks",
  turtle: "masks",
  order: "masks",
  out: "village",
  display: "masks",
};

/** The part of the board on which a choice is made: its first click, or a later one. */
export function zoneOf(choice: Pick<ChoiceView, "verb" | "args">, at = 0): string {
  const target = paths(choice)[at] ?? paths(choice)[0] ?? "";
  return ZONES[target.split(":")[0] ?? ""] ?? "village";
}

/**
 * The choice somebody seems to mean who points at a target that is not lit, to ask why it is not possible.
 * What the open question asks about decides; "" if nothing can be meant.
 */
export function meant(target: string, open: readonly ChoiceView[], path: readonly string[]): string {
  const at = target.indexOf(":");
  const kind = at < 0 ? target : target.slice(0, at);
  const id = at < 0 ? "" : target.slice(at + 1);
  const verbs = new Set(open.map((choice) => choice.verb));
  const source = path[0]?.startsWith("guard:") ? path[0].slice(6) : "";
  switch (kind) {
    case "cell": {
      const verb = ["activate", "fire", "flip", "swap_cell"].find((name) => verbs.has(name)) ?? "activate";
      return `${verb} ${Math.floor(Number(id) / 3)} ${Number(id) % 3}`;
    }
    case "land":
      if (verbs.has("home")) return `home ${id}`;
      return source && source !== id ? `move ${source} ${id}` : "";
    case "area":
      if (source) return `occupy ${source} ${id}`;
      return verbs.has("transfer") ? `transfer ${id} replace` : "";
    case "victim": {
      const [land = "", victim = ""] = id.split(".");
      return source ? `attack_guard ${source} ${land} ${victim}` : "";
    }
    case "progress":
      return `buy ${id}`;
    case "owned":
      return `use ${id}`;
    case "turtle":
      return `claim ${id}`;
    case "pile":
      return `draw ${id}`;
    case "lake":
      return `launch ${id}`;
    case "order":
      return "reserve";
    case "swap":
      return "swap";
    case "longhouse":
      return `call ${id}`;
    default:
      return "";
  }
}
