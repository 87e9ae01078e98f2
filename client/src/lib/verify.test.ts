// The page must find every kind of cheating, and nothing where there is none.

import { describe, expect, it } from "vitest";

import type { Draw } from "../generated/messages";
import fixture from "./fixtures/shuffles.json";
import { blake2b, hex, sha256 } from "./hashes";
import { canonical, Dealer, verify } from "./verify";

// Python's hashes, and a real game with what chance could have given in it: made by client/dev/shuffles.py.
const { record } = fixture;
const draws = fixture.draws as Draw[];

describe("hashes", () => {
  it.each(fixture.hashes)("are those of everybody else: %s", (text, sha, blake) => {
    expect(sha256(text as string)).toBe(sha);
    expect(hex(blake2b(text as string))).toBe(blake);
  });

  it("have a length, a key and a person", () => {
    const key = new TextEncoder().encode("keeper");
    expect(hex(blake2b("fire", { size: 16, key, person: "hearth" }))).toBe(fixture.keyed);
  });
});

it("the dealer deals as in Python", () => {
  const dealer = new Dealer("seed 7");
  for (const [number, dealt] of fixture.dealt) expect(dealer.below(number as number, 60)).toBe(dealt);
});

it("JSON is written as Python does", () => {
  expect(canonical({ b: [1, "é\n🔥", null, true], a: {}, c: [] })).toBe(
    '{"a": {}, "b": [1, "\\u00e9\\n\\ud83d\\udd25", null, true], "c": []}',
  );
});

/** The record with something changed in it. */
function doctored(change: (data: { choices: string[]; [field: string]: unknown }) => void): string {
  const data = JSON.parse(record) as { choices: string[]; [field: string]: unknown };
  change(data);
  return JSON.stringify(data);
}

const failing = (text: string, given = draws): [string, number | null][] =>
  verify(text, given)
    .checks.filter((check) => !check.ok)
    .map((check) => [check.name, check.bad]);

describe("a record", () => {
  it("that is honest passes", () => {
    const verdict = verify(record, draws);
    expect(verdict.ok).toBe(true);
    expect(verdict.draws.length).toBe(draws.length);
    expect(draws.length).toBeGreaterThan(5);
    expect(verify(record, draws, verdict.commitment).ok).toBe(true);
  });

  it("with another seed fails, whatever it promises", () => {
    expect(failing(doctored((data) => (data["seed"] = "another"))).map(([name]) => name)).toEqual([
      "promise",
      "draws",
    ]);
    const both = doctored((data) => {
      data["seed"] = "another";
      data["commitment"] = sha256("another");
    });
    expect(failing(both).map(([name]) => name)).toEqual(["chain", "draws"]);
  });

  it("without a seed fails", () => {
    expect(failing(doctored((data) => (data["seed"] = null))).map(([name]) => name)).toContain("promise");
  });

  it("that promises something else than was seen before the game fails", () => {
    const verdict = verify(record, draws, "0".repeat(64));
    expect(verdict.checks.filter((check) => !check.ok).map((check) => check.name)).toEqual(["promise"]);
  });

  it("with a changed choice fails at that choice", () => {
    const at = draws[2]?.number as number;
    const other = draws[2]?.among.find(([choice]) => choice !== draws[2]?.choice)?.[0] as string;
    const text = doctored((data) => {
      data.choices[at - 1] = (data.choices[at - 1] as string).replace(draws[2]?.choice as string, other);
    });
    expect(failing(text)).toEqual([
      ["chain", at],
      ["draws", at],
    ]);
  });

  it("that was cut fails after its last choice", () => {
    const text = doctored((data) => data.choices.splice(-1));
    expect(failing(text)).toEqual([["chain", JSON.parse(text).choices.length + 1]]);
  });

  it("with other options fails from the beginning", () => {
    expect(failing(doctored((data) => (data["options"] = { players: 4 })))).toEqual([["chain", 1]]);
  });

  it("whose draws had other ways fails at the draw", () => {
    const wide = draws.find((draw) => draw.among.length > 1) as Draw;
    const others = wide.among.filter(([choice]) => choice !== wide.choice);
    const lied = draws.map((draw) => (draw === wide ? { ...draw, among: others } : draw));
    expect(failing(record, lied)).toEqual([["draws", wide.number]]);
    expect(failing(record, draws.slice(1))).toEqual([["draws", draws[0]?.number]]);
  });
});
