// Chance that is the same every time: coasts and trees are drawn from where they are.

/** Numbers from 0 to 1 that follow from a seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, seed: number): number {
  let mixed = (x * 374761393 + y * 668265263 + seed * 2147483647) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise from -1 to 1 over the plane. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - top);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1;
}
