// The components of a game, found by their ids.

/** Things by their ids. */
export const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Makes the box of some components once: it is asked for on every drawing. */
export function opener<Components extends object, Box>(
  open: (components: Components) => Box,
): (components: unknown) => Box {
  const boxes = new WeakMap<object, Box>();
  return (components) => {
    const all = components as Components;
    let found = boxes.get(all);
    if (!found) boxes.set(all, (found = open(all)));
    return found;
  };
}
