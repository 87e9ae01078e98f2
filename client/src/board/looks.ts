// How things look, as tables: icons of the sprite, colours.

/** What a table says about a name, or what is said of all others. */
export const lookup =
  (table: Record<string, string>, otherwise = "") =>
  (name: string | undefined): string =>
    table[name ?? ""] ?? otherwise;

/** The icons of a choice by its verb: one for all, or one by its arguments. */
export type ChoiceIcons = Record<string, string | ((first: string, second: string) => string)>;

/** An icon for a prompt ("move-step") or for a choice, by its text ("sell corn"); "" for none. */
export const iconsBy =
  (prompts: Record<string, string>, choices: ChoiceIcons) =>
  (name: string): string => {
    const [verb = "", first = "", second = ""] = name.split(" ");
    const found = prompts[name] ?? choices[verb] ?? "";
    return typeof found === "string" ? found : found(first, second);
  };
