// How the games present themselves before one is opened: their boxes, and what one click starts.
// A game's folder brings lobby.ts, cover.svg and accents.css; its words are in <game>-lobby.ftl.

import type { Component } from "svelte";

import type { Colour } from "../board/seats";

/** A table that is made by one click: how many sit there, and with which options. */
export interface Quick {
  players: number;
  options: Record<string, string | number | boolean>;
  /** The level of the bots, where it is not for whoever plays to choose: companions know what they do. */
  bots?: string;
}

/** A way to play alone; `label` is the message on its button, `asks` the options to be chosen before it begins. */
export interface Alone extends Quick {
  label: string;
  asks?: readonly string[];
}

/** A game of a campaign: a table that introduces some rules. Its words are <game>-campaign-<name>. */
export interface CampaignGame extends Quick {
  name: string;
  /** The option by which a table is known to play it. */
  by: string;
}

/** A picture of how a table with some options begins; `seed` is empty unless somebody has named one. */
export type Example = Component<{ options: Record<string, unknown>; seed: string }>;

export interface Lobby {
  /** Where the box stands on the shelf. */
  order: number;
  /** The address of the picture. */
  cover: string;
  /** The colours of its seats, if they are not the usual ones. */
  colours?: readonly Colour[];
  /** Me against bots, with what is best for a first game. */
  now: Quick;
  /** Me alone, in every way the game can be played so. */
  alone: readonly Alone[];
  /** Games that introduce the rules one after the other: the way to learn it. */
  campaign?: readonly CampaignGame[];
  /** What is drawn at a new table, and after which of its options. */
  example?: { after: string; load: () => Promise<{ default: Example }> };
  /** Options that few will touch: they stand with the other settings of a table. */
  rare?: readonly string[];
  /** What a game with some options is called, as the key of a message; "" for its usual name. */
  titled?: (options: Record<string, unknown>) => string;
  /** The message that says in a few words how a table plays, from its options; `short` where there is little room. */
  played?: string;
}

const found = import.meta.glob<Lobby>("./*/lobby.ts", { eager: true, import: "default" });

export const LOBBIES: Record<string, Lobby> = Object.fromEntries(
  Object.entries(found)
    .map(([path, lobby]) => [path.split("/")[1] ?? "", lobby] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The message that names the game of a table: an expansion is named, too, and alone where there is little room. */
export function titleOf(
  { game, options }: { game: string; options: Record<string, unknown> },
  short = false,
): string {
  const titled = LOBBIES[game]?.titled?.(options);
  if (!titled) return `${game}-lobby-name`;
  return short ? `${titled}.short` : titled;
}

/** How a table plays, as a message and what it is said of; null where a game has but one way. */
export function playedAs(
  { game, options }: { game: string; options: Record<string, unknown> },
  short = false,
): { message: string; args: Record<string, string | number> } | null {
  const message = LOBBIES[game]?.played;
  if (!message) return null;
  const args = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === "number" ? value : String(value),
  ]);
  return {
    message: short ? `${message}.short` : message,
    args: Object.fromEntries(args) as Record<string, string | number>,
  };
}
