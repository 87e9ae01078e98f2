// The options of a table in words: those that could have been chosen otherwise, as the game asks for them.

import type { OptionForm } from "../generated/messages";
import { api } from "./api";

export interface Chosen {
  /** Keys of messages: what was asked, and what was chosen. */
  question: string;
  answer: string;
}

const isOpen = (option: OptionForm): boolean =>
  !option.text && option.values.filter((item) => !item.reason).length > 1;

export async function chosenOptions(game: string, options: Record<string, unknown>): Promise<Chosen[]> {
  const known = Object.entries(options).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  const forms = await api.options(game, { options: Object.fromEntries(known) as Record<string, string> });
  return forms.filter(isOpen).map((option) => ({
    question: `option-${game}-${option.name}`,
    answer: `option-${game}-${option.name}-${String(option.value)}`,
  }));
}
