// How a game came out, in words: who has won, if anybody, and the way it ended.

import { and } from "../board/words";
import { say } from "./i18n.svelte";
import { kebab } from "./kebab";

/** The usual ending: the game is played to its end and the points decide. */
const POINTS = "points";

/** Who has won: one, several together, or nobody. */
export const wonText = (names: readonly string[], winners: readonly number[]): string =>
  winners.length
    ? say("after-won", { names: and(winners.map((seat) => names[seat] ?? "")), count: winners.length })
    : say("after-nobody-won");

/** The way a game ended. */
export const endingText = (game: string, ending: string): string => say(`${game}-ending-${kebab(ending)}`);

/** The way a game ended, where it does not go without saying; else "". */
export const unusualEnding = (game: string, ending: string | null | undefined): string =>
  ending && ending !== POINTS ? endingText(game, ending) : "";
