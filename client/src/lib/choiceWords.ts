// The words of choices: each as short as it can be and still differ from the others beside it.

import type { ChoiceView } from "../generated/messages";
import { type Message, words } from "./i18n.svelte";

const told = (message: unknown): string => (message ? words.tell(message as Message) : "");

/** All that a choice says, understood without what stands around it. */
export const fullText = (choice: ChoiceView): string => told(choice.message) || choice.text;

/** What a choice says under the heading of its group. */
export const shortText = (choice: ChoiceView): string => told(choice.short) || fullText(choice);

/** What the group of a choice has in common; "" if it stands alone. */
export const groupText = (choice: ChoiceView): string => told(choice.group);

/** The words of choices that stand in one list without headings. Short ones that would be alike are told in full. */
export function labelsOf(choices: readonly ChoiceView[]): string[] {
  const short = choices.map(shortText);
  return choices.map((choice, at) => {
    const label = short[at] ?? "";
    return short.indexOf(label) === short.lastIndexOf(label) ? label : fullText(choice);
  });
}
