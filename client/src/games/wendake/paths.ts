// The clicks of a choice: which piece, then which place.

import { asks, first, meantBy, only, pathsBy, type Reading, type Way, zonesBy } from "../../board/paths";

/** The clicks that a module adds, in its clicks.ts. */
export interface Clicks {
  ways: Record<string, Way>;
  zones: Record<string, string>;
  readings: Record<string, Reading<void>>;
}

const modules = Object.values(import.meta.glob<Clicks>("./*/clicks.ts", { eager: true, import: "default" }));
const added = <Table extends keyof Clicks>(table: Table): Clicks[Table] =>
  Object.assign({}, ...modules.map((module) => module[table])) as Clicks[Table];

/** A cell of the grid by row and column, both from 0. */
export const cellOf = (row: number | string | undefined, column: number | string | undefined): number =>
  Number(row) * 3 + Number(column);

const cell: Way = ([row, column]) => [`cell:${cellOf(row, column)}`];
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
  swap: only("swap"),
  reserve: only("order"),
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
  lay: first("card"),
  play: first("space"),
  bonus_mask: first("kind"),
  change_mask: first("kind"),
  claim: first("turtle"),
  // the Restore Phase
  replace: ([old, fresh]) => [`out:${old}`, `display:${fresh}`],
};

export const paths = pathsBy({ ...WAYS, ...added("ways") });

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

export const zoneOf = zonesBy(paths, { ...ZONES, ...added("zones") }, "village");

/** The first of these verbs that the question is about. */
const CELL_VERBS = ["activate", "fire", "flip", "swap_cell"];

const READINGS: Record<string, Reading<void>> = {
  cell: (id, { verbs }) => {
    const verb = CELL_VERBS.find((name) => verbs.has(name)) ?? "activate";
    return `${verb} ${Math.floor(Number(id) / 3)} ${Number(id) % 3}`;
  },
  land: (id, { verbs, from }) => {
    if (verbs.has("home")) return `home ${id}`;
    const source = from("guard");
    return source && source !== id ? `move ${source} ${id}` : "";
  },
  area: (id, { verbs, from }) => {
    if (from("guard")) return `occupy ${from("guard")} ${id}`;
    return verbs.has("transfer") ? `transfer ${id} replace` : "";
  },
  victim: (id, { from }) => (from("guard") ? `attack_guard ${from("guard")} ${id.replace(".", " ")}` : ""),
  progress: asks("buy"),
  owned: asks("use"),
  turtle: asks("claim"),
  pile: asks("draw"),
  lake: asks("launch"),
  order: () => "reserve",
  swap: () => "swap",
  longhouse: asks("call"),
};

export const meant = meantBy({ ...READINGS, ...added("readings") });
