// Views travel in parts, so that only what changed has to be told.

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
