// SHA-256 and BLAKE2b as the dealer uses them. WebCrypto has no BLAKE2b, and its SHA-256 is missing on pages that come
// over plain HTTP from another machine, which is how friends play in one house; so both are here, and tested
// against their published vectors.

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// --- SHA-256 (FIPS 180-4) ------------------------------------------------------------------------------------

/** The first 32 bits of the fractional parts of a root of the first primes: where the constants come from. */
function rootsOfPrimes(count: number, root: number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime)) primes.push(number);
  return Uint32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const START_256 = rootsOfPrimes(8, 2);
const ROUNDS_256 = rootsOfPrimes(64, 3);
const turn32 = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function sha256Block(state: Uint32Array, words: Uint32Array): void {
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15] as number, words[at - 2] as number];
    const small = turn32(early, 7) ^ turn32(early, 18) ^ (early >>> 3);
    const large = turn32(late, 17) ^ turn32(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] as number) + small + (words[at - 7] as number) + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at++) {
    const one = turn32(e, 6) ^ turn32(e, 11) ^ turn32(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUNDS_256[at] as number) + (words[at] as number)) | 0;
    const two = turn32(a, 2) ^ turn32(a, 13) ^ turn32(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] as number) + word));
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = bytesOf(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  const state = START_256.slice();
  for (let block = 0; block < padded.length; block += 64) {
    const words = new Uint32Array(64);
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4);
    sha256Block(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

// --- BLAKE2b (RFC 7693) --------------------------------------------------------------------------------------

const MASK = (1n << 64n) - 1n;
const START_2B = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const turn64 = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function mix(v: bigint[], [a, b, c, d]: number[], x: bigint, y: bigint): void {
  const [A, B, C, D] = [a as number, b as number, c as number, d as number];
  const get = (at: number): bigint => v[at] as bigint;
  v[A] = (get(A) + get(B) + x) & MASK;
  v[D] = turn64(get(D) ^ get(A), 32n);
  v[C] = (get(C) + get(D)) & MASK;
  v[B] = turn64(get(B) ^ get(C), 24n);
  v[A] = (get(A) + get(B) + y) & MASK;
  v[D] = turn64(get(D) ^ get(A), 16n);
  v[C] = (get(C) + get(D)) & MASK;
  v[B] = turn64(get(B) ^ get(C), 63n);
}

function blake2bBlock(state: bigint[], block: DataView, count: number, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, at) => block.getBigUint64(at * 8, true));
  const v = [...state, ...START_2B];
  v[12] = (v[12] as bigint) ^ BigInt(count);
  if (last) v[14] = (v[14] as bigint) ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10] as number[];
    COLUMNS.forEach((column, at) =>
      mix(v, column, words[order[at * 2] as number] as bigint, words[order[at * 2 + 1] as number] as bigint),
    );
  }
  for (let at = 0; at < 8; at++)
    state[at] = (state[at] as bigint) ^ (v[at] as bigint) ^ (v[at + 8] as bigint);
}

export interface Blake {
  size?: number;
  key?: Uint8Array;
  person?: string;
}

/** BLAKE2b of bytes or a text: `size` bytes long, with a key and a personalisation if they are given. */
export function blake2b(
  message: Uint8Array | string,
  { size = 64, key, person = "" }: Blake = {},
): Uint8Array {
  const bytes = typeof message === "string" ? bytesOf(message) : message;
  const settings = new DataView(new ArrayBuffer(64));
  settings.setUint32(0, size | ((key?.length ?? 0) << 8) | (1 << 16) | (1 << 24), true);
  bytesOf(person).forEach((byte, at) => settings.setUint8(48 + at, byte));
  const state = START_2B.map((word, at) => word ^ settings.getBigUint64(at * 8, true));
  const head = key?.length ? 128 : 0;
  const whole = new Uint8Array(Math.max(128, Math.ceil((head + bytes.length) / 128) * 128));
  if (key) whole.set(key);
  whole.set(bytes, head);
  for (let at = 0; at < whole.length; at += 128) {
    const last = at + 128 >= whole.length;
    const count = last ? head + bytes.length : at + 128;
    blake2bBlock(state, new DataView(whole.buffer, at, 128), count, last);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => digest.setBigUint64(at * 8, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}
