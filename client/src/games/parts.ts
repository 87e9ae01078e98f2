// Views travel in parts, so that only what changed is sent.

/**
 * The view of a game from its parts: "players.0" and "players.1" become a list again. An item that is null has gone:
 * the list has grown shorter.
 */
export function assemble(parts: Record<string, unknown>): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  const lists: Record<string, unknown[]> = {};
  for (const [name, part] of Object.entries(parts)) {
    const [field = "", index] = name.split(".");
    if (index === undefined) view[field] = part;
    else if (part !== null) (lists[field] ??= [])[Number(index)] = part;
  }
  return Object.assign(view, lists);
}

type Parts = Record<string, unknown>;

/**
 * The parts after an update. A change inside of a part comes by its path, "players.0.grid.4.marked"; the same
 * change of several items comes once, "hexes.15,16,38.terrain". An item that is null has gone. What did not change stays the very same object, and nothing that was given is changed.
 */
export function merged(parts: Parts, changes: Parts): Parts {
  const next = { ...parts };
  for (const [path, value] of Object.entries(changes)) {
    const [field = "", ...steps] = path.split(".");
    const items = /^\d+(,\d+)*$/.test(steps[0] ?? "") ? (steps.shift() ?? "").split(",") : [];
    const names = items.length ? items.map((item) => `${field}.${item}`) : [field];
    for (const name of names) {
      if (steps.length) next[name] = put(next[name], steps, value);
      else if (value === null && items.length) delete next[name];
      else next[name] = value;
    }
  }
  return next;
}

function put(thing: unknown, [step = "", ...rest]: string[], value: unknown): unknown {
  const copy = (Array.isArray(thing) ? [...(thing as unknown[])] : { ...(thing as Parts) }) as Parts;
  copy[step] = rest.length ? put(copy[step], rest, value) : value;
  return copy;
}
