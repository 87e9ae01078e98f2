// Where the words come from: the Fluent files that the terminal and the server use, a chunk of the build each.

const files = import.meta.glob<string>("../../../src/firekeeper/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What is not for the browser. */
const ELSEWHERE = ["terminal", "calls"];
const LOBBY = "-lobby";

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".ftl".length);

/** The games that have words: each has a file that says how it presents itself. */
const GAMES = [...new Set(Object.keys(files).map(nameOf))]
  .filter((name) => name.endsWith(LOBBY))
  .map((name) => name.slice(0, -LOBBY.length));

/** A file belongs to the game it is called after; but how games present themselves is needed before one is opened. */
function ownerOf(name: string): string {
  if (name.endsWith(LOBBY)) return "";
  return GAMES.find((game) => name === game || name.startsWith(`${game}-`)) ?? "";
}

/** The texts of a language: of one game, or ("") what surrounds all of them. */
export async function texts(language: string, game: string): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => {
    const name = nameOf(path);
    return path.includes(`/locales/${language}/`) && ownerOf(name) === game && !ELSEWHERE.includes(name);
  });
  return Promise.all(wanted.map(([, load]) => load()));
}
