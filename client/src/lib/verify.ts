// Were the shuffles fair? The reader's own machine repeats them: the promise before the game, the chain of the record,
// and every draw. What a draw could have given follows from the rules; for that the server's word is taken here,
// and `firekeeper replay --verify` checks it as well.

import type { Draw } from "../generated/messages";
import { blake2b, hex, sha256 } from "./hashes";

/** One thing that was checked. `bad` is the number of the first choice that is wrong; 0 is the header. */
export interface Check {
  name: "promise" | "chain" | "draws";
  ok: boolean;
  count: number;
  bad: number | null;
}

export interface Verdict {
  ok: boolean;
  seed: string;
  commitment: string;
  checks: Check[];
  draws: { number: number; choice: string; given: string; ways: number; ok: boolean }[];
}

interface RecordText {
  seed: string | null;
  commitment: string;
  choices: string[];
  [field: string]: unknown;
}

const HEADER = ["game", "rules", "pack", "options", "commitment", "start"];

/** JSON as Python writes it with sorted keys: the chain of a record begins with the header in this form. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, field]) => `${canonical(name)}: ${canonical(field)}`).join(", ")}}`;
  }
  if (typeof value !== "string") return JSON.stringify(value);
  // ASCII only, as Python does by default.
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The number of the first line whose mark does not follow from everything before it; null if all do. */
function firstBroken(record: RecordText): number | null {
  const header = Object.fromEntries(
    HEADER.filter(
      (field) => record[field] !== undefined && !(field === "start" && record[field] === null),
    ).map((field) => [field, record[field]]),
  );
  let digest = blake2b(canonical(header), { size: 16 });
  for (const [at, line] of record.choices.entries()) {
    const cut = line.lastIndexOf(" #");
    const words = new TextEncoder().encode(line.slice(0, cut));
    const joined = new Uint8Array(digest.length + words.length);
    joined.set(digest);
    joined.set(words, digest.length);
    digest = blake2b(joined, { size: 16 });
    if (hex(digest).slice(0, 8) !== line.slice(cut + 2)) return at + 1;
  }
  return record.choices.length === record["count"] ? null : record.choices.length + 1;
}

/** What the seed gives at a draw: a number below the number of ways, from a keyed hash of the choice's number. */
export class Dealer {
  #key: Uint8Array;

  constructor(seed: string) {
    this.#key = blake2b(seed, { size: 32, person: "firekeeper-seed" });
  }

  below(number: number, total: number): number {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
    return Number(BigInt(`0x${hex(blake2b(bytes, { key: this.#key }))}`) % BigInt(total));
  }

  pick(draw: Draw): string {
    let at = this.below(
      draw.number,
      draw.among.reduce((sum, [, ways]) => sum + ways, 0),
    );
    for (const [choice, ways] of draw.among) {
      if (at < ways) return choice;
      at -= ways;
    }
    return "";
  }
}

const CHANCE = /^\*!? (.*) #[0-9a-f]{8}$/;

/**
 * Check a finished record. `promised` is the commitment as it was shown before the first move, if the reader has it
 * from elsewhere than the record.
 */
export function verify(text: string, draws: Draw[], promised = ""): Verdict {
  const record = JSON.parse(text) as RecordText;
  const seed = record.seed ?? "";
  const kept =
    seed !== "" && sha256(seed) === record.commitment && (!promised || promised === record.commitment);
  const broken = firstBroken(record);
  const dealer = new Dealer(seed);
  const shown = new Map(draws.map((draw) => [draw.number, draw]));
  const drawn: Verdict["draws"] = [];
  record.choices.forEach((line, at) => {
    const choice = CHANCE.exec(line)?.[1];
    if (choice === undefined) return;
    const draw = shown.get(at + 1);
    const given = draw ? dealer.pick(draw) : "";
    const ways = draw ? draw.among.reduce((sum, [, count]) => sum + count, 0) : 0;
    drawn.push({ number: at + 1, choice, given, ways, ok: given === choice });
  });
  const wrong = drawn.find((draw) => !draw.ok)?.number ?? null;
  const checks: Check[] = [
    { name: "promise", ok: kept, count: 1, bad: kept ? null : 0 },
    { name: "chain", ok: broken === null, count: record.choices.length, bad: broken },
    { name: "draws", ok: wrong === null, count: drawn.length, bad: wrong },
  ];
  return { ok: checks.every((check) => check.ok), seed, commitment: record.commitment, checks, draws: drawn };
}
