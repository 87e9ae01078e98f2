// A table against bots by one click.

import type { Quick } from "../games/lobby";
import { api } from "./api";
import { say } from "./i18n.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Whoever has no name yet gets one. */
export async function beSomebody(name = ""): Promise<void> {
  if (!session.me) await session.guest(name.trim() || say("client-guest-name"));
}

/** Make the table and go there: me on the first seat, bots on the others, of the level that is set or of their own. */
export async function playNow(
  game: string,
  { players, options, bots: level }: Quick,
  name = "",
): Promise<void> {
  await beSomebody(name);
  const bot = level ?? settings.level;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const made = await api.newTable({
    game,
    options: { players, ...options },
    seats: [{ kind: "me" }, ...bots],
  });
  router.go(`/t/${made.table.id}`);
}
