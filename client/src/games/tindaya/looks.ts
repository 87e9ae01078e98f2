// The icons of the sprite for prompts, choices and things.

/** An icon of the sprite for a prompt or a choice; "" for none. */
export const icon = (name: string): string => (name ? "" : "");
