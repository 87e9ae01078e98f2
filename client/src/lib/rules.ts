// Rules by their number, in the reader's language: asked for once.

import { api } from "./api";

const known = new Map<string, Promise<string>>();
/** Longer sentences are cut: the whole rule is one click away. */
const MOST = 220;

/** What a rule says first, in one sentence; "" if nobody knows. */
export function sentenceOf(rule: string, language: string): Promise<string> {
  const key = `${rule} ${language}`;
  let found = known.get(key);
  if (!found) {
    found = api.rule(rule, language).then(
      ({ text, language: found }) => (found === language ? firstSentence(text) : ""),
      () => "",
    );
    known.set(key, found);
  }
  return found;
}

const titles = new Map<string, Promise<string>>();

/** What a rule is called; its number if nobody knows. */
export function titleOf(rule: string, language: string): Promise<string> {
  const key = `${rule} ${language}`;
  let found = titles.get(key);
  if (!found) {
    found = api.rule(rule, language).then(
      ({ title }) => title,
      () => rule,
    );
    titles.set(key, found);
  }
  return found;
}

/** "(see EW-STONE-01 to EW-STONE-06)": other rules that a rule names for whoever looks further. */
const REFERENCE = /\s*\([^()]*\b[A-Z]{2}(?:-[A-Z]+)+-\d+[^()]*\)/g;

/** The first sentence of a rule, without its marks and references. */
export function firstSentence(text: string): string {
  const [paragraph = ""] = text.trim().split("\n");
  const plain = paragraph.replaceAll(/[*`#]/g, "").replace(/^- /, "").replaceAll(REFERENCE, "");
  const sentence = /^.*?[.:;](?=\s|$)/.exec(plain)?.[0].replace(/\s*[:;]$/, ".") ?? plain;
  return sentence.length > MOST ? `${sentence.slice(0, MOST).replace(/\s+\S*$/, "")} …` : sentence;
}
