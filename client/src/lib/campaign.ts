// A campaign: games that introduce the rules one after the other. What somebody has played of it is kept on the device.

import { type CampaignGame, LOBBIES } from "../games/lobby";
import { settings } from "./settings.svelte";

type Options = Readonly<Record<string, unknown>>;

/** The game of a campaign that a table with these options plays; null if it plays none. */
export function campaignGame(game: string, options: Options): CampaignGame | null {
  const steps = LOBBIES[game]?.campaign ?? [];
  return steps.find((step) => options[step.by] === step.options[step.by]) ?? null;
}

/** The game that comes after this one; null after the last. */
export function nextGame(game: string, now: CampaignGame): CampaignGame | null {
  const steps = LOBBIES[game]?.campaign ?? [];
  return steps[steps.indexOf(now) + 1] ?? null;
}

const mark = (game: string, step: CampaignGame): string => `${game}-${step.name}`;

export const isPlayed = (game: string, step: CampaignGame): boolean =>
  settings.campaign.includes(mark(game, step));

/** Somebody has played a game of a campaign to its end, whatever came of it. */
export function notePlayed(game: string, step: CampaignGame): void {
  if (isPlayed(game, step)) return;
  settings.campaign = [...settings.campaign, mark(game, step)];
  settings.apply();
}

/** The guide comes with a game of a campaign; with the first one it begins anew, later ones add what is new. */
export function guideThrough(game: string, step: CampaignGame): void {
  settings.coach = true;
  if (LOBBIES[game]?.campaign?.[0] === step) settings.seen = [];
  settings.apply();
}
