// A table against bots by one click.

import type { Quick } from "../games/lobby";
import type { GameView } from "../generated/messages";
import { api } from "./api";
import { say } from "./i18n.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

/** Whoever has no name yet gets one. */
export async function beSomebody(name = ""): Promise<void> {
  if (!session.me) await session.guest(name.trim() || say("client-guest-name"));
}

/** Make the table and go there: me on the first seat, the strongest bots on the others. */
export async function playNow(
  game: string,
  { players, options }: Quick,
  games: readonly GameView[],
  name = "",
): Promise<void> {
  await beSomebody(name);
  const bot = games.find((known) => known.name === game)?.bots.at(-1) ?? "greedy";
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const made = await api.newTable({
    game,
    options: { players, ...options },
    seats: [{ kind: "me" }, ...bots],
  });
  router.go(`/t/${made.table.id}`);
}
