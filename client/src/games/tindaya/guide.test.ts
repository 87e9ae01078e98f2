import { expect, test } from "vitest";

import type { ChoiceView } from "../../generated/messages";
import { marks, points } from "./guide";

const choice = (verb: string, ...args: string[]): ChoiceView => ({
  text: [verb, ...args].join(" "),
  verb,
  args,
});

test("a card points at where what it explains can be done", () => {
  const choices = [
    choice("pass"),
    choice("explore"),
    choice("produce", "livestock"),
    choice("use", "moneiba"),
    choice("collect", "12"),
    choice("collect", "40"),
  ];
  expect(marks("take-action", choices).map((mark) => [mark, points(mark, choices)])).toEqual([
    ["explore", "explore"],
    ["produce", "produce:livestock"],
    ["idols", "idol:moneiba"],
    ["collect", "hex:12"],
  ]);
});

test("a card about the question itself points at whatever may be clicked", () => {
  expect(points("choose-way", [choice("walk", "12")])).toBe("");
});

test("the card about a turn points at the markers that are left", () => {
  expect(points("take-action", [choice("explore")])).toBe("markers");
});
