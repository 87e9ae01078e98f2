// The names of Endless Winter's things in the reader's language, and what their tooltips say.

import type { Sourced, Tip } from "../../board/tip.svelte";
import type { WinterView } from "../../generated/endless_winter";
import { and, list, nameOf } from "../../board/words";
import { say, words } from "../../lib/i18n.svelte";
import type { EffectPart } from "../../generated/endless_winter_components";
import type { Box } from "./components";
import { inHalves } from "./labour";
import { setPoints } from "./summary";

export const cardName = nameOf("endless_winter-card");
/** The name as it stands on the card: long words may be broken where it is narrow. */
export function cardFace(id: string): string {
  const face = `endless_winter-board-face-${id}`;
  return words.has(face) ? say(face) : cardName(id);
}
export const animalName = nameOf("endless_winter-animal");
export const chiefName = nameOf("endless_winter-chief");
export const columnName = nameOf("endless_winter-column");
export const figureName = nameOf("endless_winter-figure");
export const terrainName = nameOf("endless_winter-terrain");
export const stoneName = nameOf("endless_winter-stone");

export const setupName = (box: Box, id: string): string =>
  say("endless_winter-setup", {
    number: [...box.setup.keys()].indexOf(id) + 1,
    tribe: cardName(box.setup.get(id)?.tribe ?? ""),
  });

export function hexName(view: WinterView, slot: number): string {
  const terrain = terrainName(view.map[slot]?.type ?? "");
  return slot === 0 ? terrain : say("endless_winter-hex-terrain", { terrain, slot });
}

export function junctureName(view: WinterView, id: string): string {
  const [first = "", second = "", third = ""] = id.split("-").map((slot) => hexName(view, Number(slot)));
  return say("endless_winter-juncture", { first, second, third });
}

export function spotName(spot: string): string {
  const [level = 0, x = 0, y = 0] = spot.split(".").map(Number);
  return say(`endless_winter-spot-${level ? "upper" : "ground"}`, { level, column: x + 1, row: y + 1 });
}

// --- effects ---------------------------------------------------------------------------------------

export const atomWords = (atom: string, count: number): string =>
  say(`endless_winter-atom-${atom}`, { count: atom === "labour" ? inHalves(count) : count });

/** What is done, not had: in "bury 1 card and 1 Idol" the Idol would seem to be buried, so things come first. */
const DOINGS = new Set([
  "draw",
  "megalith",
  "food_max",
  "bury",
  "camp",
  "village",
  "animal_reveal",
  "tip",
  "extra_megalith",
  "discard",
]);

export function bundle(atoms: [string, number][]): string {
  const things = atoms.filter(([atom]) => !DOINGS.has(atom));
  const doings = atoms.filter(([atom]) => DOINGS.has(atom));
  return and([...things, ...doings].map(([atom, count]) => atomWords(atom, count)));
}

function price(atoms: [string, number][]): string {
  const goods = atoms.filter(([atom]) => atom !== "discard");
  const found = atoms.filter(([atom]) => atom === "discard").map(([atom, count]) => atomWords(atom, count));
  if (goods.length) found.unshift(say("endless_winter-effect-price", { goods: bundle(goods) }));
  return and(found);
}

/** A part of an effect with its condition and price: the same words as in questions and the log. */
export function partWords(part: EffectPart): string {
  const gain = bundle(part.gain);
  const column = part.on ? columnName(part.on) : "";
  if (part.pay?.length)
    return column
      ? say("endless_winter-effect-paid-in-column", { column, price: price(part.pay), gain })
      : say("endless_winter-effect-paid", { price: price(part.pay), gain });
  return column ? say("endless_winter-effect-gain-in-column", { column, gain }) : gain;
}

/** An effect in words, as a component shows it. */
export function effectWords(box: Box, text: string | undefined): string {
  const parts = box.parts(text);
  if (!parts.length) return say("endless_winter-effect-none");
  return parts
    .map(partWords)
    .reduceRight((rest, first) => say("endless_winter-effect-then", { first, rest }));
}

/** What a Sacred Stone scores, from its scoring text. */
export function scoringWords(scoring: string): string {
  const [, , measure = "", values = ""] = /^(\w+)\(([^)]*)\) (.*)$/.exec(scoring) ?? [];
  const [what = "", detail = ""] = measure.split(":");
  const measured = what.split("/")[0] ?? "";
  const numbers = values.split(",").map(Number);
  const known = measured === "village_touching" ? terrainName : animalName;
  return say(`endless_winter-measure-${measured}`, {
    points: numbers.at(-1) ?? 0,
    values: numbers.slice(1).join(", "),
    kinds: list(detail.split("+").filter(Boolean).map(known)),
  });
}

// --- tooltips --------------------------------------------------------------------------------------

/** Anything that is in part our own design says so. */
export const ours = (row: Sourced | undefined): Sourced | undefined =>
  row?.source.includes("reconstructed") ? { ...row, source: "reconstructed" } : row;

export function cardTip(box: Box, id: string): Tip {
  const card = box.card.get(id);
  if (!card) return { title: cardName(id) };
  const lines: string[] = [];
  if (card.labour !== undefined)
    lines.push(say("endless_winter-board-labour-of", { labour: inHalves(Math.round(card.labour * 2)) }));
  if (card.era) lines.push(say("endless_winter-board-culture-of", { era: card.era }));
  lines.push(
    card.skill
      ? say("endless_winter-board-skill", { effect: effectWords(box, card.skill) })
      : say("endless_winter-board-no-skill"),
  );
  if (card.eclipse)
    lines.push(say("endless_winter-board-eclipse-skill", { effect: effectWords(box, card.eclipse) }));
  if (card.end_points) lines.push(say("endless_winter-board-end-points", { points: card.end_points }));
  const rules = card.era ? ["EW-CULTURE-01", "EW-CULTURE-02"] : ["EW-LABOR-01", "EW-CARD-04"];
  return { title: cardName(id), lines, rules, from: ours(card) };
}

/** `own` is how many of it we have upright; undefined where nobody looks for themselves. */
export function animalTip(box: Box, species: string, own?: number): Tip {
  const animal = box.animal.get(species);
  const lines = animal
    ? [
        say("endless_winter-board-tip-benefit", { effect: effectWords(box, animal.tip) }),
        animal.joker
          ? say("endless_winter-board-joker")
          : say("endless_winter-board-set-points", { values: animal.sets.join(", ") }),
      ]
    : [];
  if (animal && !animal.joker && own !== undefined)
    lines.push(
      say("endless_winter-board-set-now", {
        count: own,
        points: setPoints(animal.sets, own),
        next: setPoints(animal.sets, own + 1),
      }),
    );
  return { title: animalName(species), lines, rules: ["EW-ICON-22"], from: ours(animal) };
}

export function chiefTip(box: Box, chief: string, side: string): Tip {
  const skill = effectWords(box, box.chiefSkill(chief, side));
  return {
    title: chiefName(chief),
    lines: [say("endless_winter-board-chief-skill", { effect: skill })],
    rules: ["EW-CARD-14"],
    from: ours(box.chief.get(chief)),
  };
}

export function stoneTip(box: Box, id: string, points?: number): Tip {
  const stone = box.stone.get(id);
  const lines = stone ? [scoringWords(stone.scoring), say("endless_winter-board-stone-when")] : [];
  if (points !== undefined) lines.push(say("endless_winter-board-stone-now", { points }));
  return { title: stoneName(id), lines, rules: ["EW-ECLIPSE-20"], from: ours(stone) };
}

export function setupTip(box: Box, id: string): Tip {
  return {
    title: setupName(box, id),
    lines: setupLines(box, id),
    rules: ["EW-SETUP-17"],
    from: ours(box.setup.get(id)),
  };
}

/** What a Setup card gives. */
export function setupLines(box: Box, id: string): string[] {
  const card = box.setup.get(id);
  if (!card) return [];
  const goods: [string, number][] = [
    ["food", card.food],
    ["tool", card.tools],
  ];
  const lines = [
    list(goods.filter(([, count]) => count).map(([atom, count]) => atomWords(atom, count))),
    list(card.animals.map(animalName)),
    say("endless_winter-board-setup-tribe", { card: cardName(card.tribe) }),
  ];
  if (card.camp) lines.push(say("endless_winter-board-second-camp"));
  return lines;
}

export function hexTip(box: Box, view: WinterView, slot: number, names: (seat: number) => string): Tip {
  const hex = view.map[slot];
  if (!hex) return { title: "" };
  const tile = box.tile.get(hex.tile);
  const lines: string[] = [];
  if (tile?.benefit)
    lines.push(say("endless_winter-board-hex-benefit", { effect: effectWords(box, tile.benefit) }));
  else lines.push(say(slot ? "endless_winter-board-hex-nothing" : "endless_winter-board-hex-base"));
  hex.influence.forEach((weight, seat) => {
    if (weight)
      lines.push(
        say(hex.leaders.includes(seat) ? "endless_winter-board-leads" : "endless_winter-board-influence", {
          name: names(seat),
          influence: weight,
        }),
      );
  });
  if (hex.token === "face_down") lines.push(say("endless_winter-board-token-face-down"));
  else if (hex.token)
    lines.push(
      say("endless_winter-board-token", { effect: effectWords(box, box.token.get(hex.token)?.benefit) }),
    );
  return {
    title: hexName(view, slot),
    lines,
    rules: ["EW-ECLIPSE-15"],
    from: tile?.benefit ? ours(tile) : undefined,
  };
}
