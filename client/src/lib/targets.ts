// Targets of boards from outside of them: what can be clicked says which one it is.

export const targetSelector = (target: string): string => `[data-target="${CSS.escape(target)}"]`;

/** Everything on the board that may be clicked now. */
export const LIT = ".tabletop [data-lit]";
