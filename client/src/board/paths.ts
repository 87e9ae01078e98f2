// The clicks of choices as tables: which targets a choice is made of, where they are, and what a dark one may mean.
// Choices that share all their clicks are told apart by the short list that opens at the last one; a choice without
// clicks is a button of the prompt bar.

import type { ChoiceView } from "../generated/messages";

export type Asked = Pick<ChoiceView, "verb" | "args">;

/** The targets of a choice from its arguments. */
export type Way = (args: (string | number)[]) => string[];

/** One click, on the thing that the first argument names: "hand:hunter". */
export const first =
  (kind: string): Way =>
  ([id]) => [`${kind}:${id}`];

/** One click, on something there is once. */
export const only =
  (target: string): Way =>
  () => [target];

/** The targets of a choice in the order they are clicked, by verb; empty if only its button makes it. */
export const pathsBy =
  (ways: Record<string, Way>) =>
  (choice: Asked): string[] =>
    ways[choice.verb]?.(choice.args) ?? [];

export const kindOf = (target: string): string => target.split(":")[0] ?? "";
export const idOf = (target: string): string => target.slice(kindOf(target).length + 1);

/** The zone in which a choice is made, by the kind of the target of its first click, or of a later one. */
export const zonesBy =
  (paths: (choice: Asked) => string[], zones: Record<string, string>, otherwise: string) =>
  (choice: Asked, at = 0): string => {
    const path = paths(choice);
    return zones[kindOf(path[at] ?? path[0] ?? "")] ?? otherwise;
  };

/** What is known about somebody who points at a target that is not lit. */
export interface Pointing {
  /** The verbs of the choices that are open. */
  verbs: ReadonlySet<string>;
  /** The id of the first click, if it was made on a thing of this kind; else "". */
  from: (kind: string) => string;
}

/** The text of the choice that is meant by pointing at a thing of some kind; "" if nothing can be meant. */
export type Reading<Box> = (id: string, pointing: Pointing, box: Box) => string;

/** Pointing means this verb with the thing. */
export const asks =
  (verb: string): Reading<unknown> =>
  (id) =>
    `${verb} ${id}`;

/**
 * The choice somebody seems to mean who points at a target that is not lit, to ask why it is not possible.
 * What the open question asks about decides; "" if nothing can be meant.
 */
export const meantBy =
  <Box>(readings: Record<string, Reading<Box>>) =>
  (target: string, open: readonly ChoiceView[], path: readonly string[], box: Box): string => {
    const verbs = new Set(open.map((choice) => choice.verb));
    const [start = ""] = path;
    const from = (kind: string): string => (kindOf(start) === kind ? idOf(start) : "");
    return readings[kindOf(target)]?.(idOf(target), { verbs, from }, box) ?? "";
  };
