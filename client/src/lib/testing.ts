// For unit tests: the words of all games are there, as they are on an open table.

import { GAMES } from "../games";
import { words } from "./i18n.svelte";

await Promise.all(Object.keys(GAMES).map((game) => words.open(game)));
