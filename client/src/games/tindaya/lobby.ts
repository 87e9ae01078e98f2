import "./accents.css";

import type { CampaignGame, Lobby } from "../lobby";
import { colours } from "./colours";
import cover from "./cover.svg?url";

/** Who wins and loses with a beginner plays as well as it can. */
const COMPANIONS = { bots: "expert" };

const step = (
  name: string,
  players: number,
  options: CampaignGame["options"],
  more: Partial<CampaignGame> = {},
): CampaignGame => ({
  ...more,
  name,
  players,
  by: "campaign_step",
  options: { campaign_step: name, ...options },
});

const lobby: Lobby = {
  order: 3,
  cover,
  colours,
  rare: ["first_seat", "tribes", "colours"],
  played: "tindaya-lobby-played",
  example: { after: "red_tiles", load: () => import("./Example.svelte") },
  now: { players: 3, options: { mode: "alliance", difficulty: "easy" } },
  alone: [{ label: "tindaya-lobby-alone", players: 1, options: {} }],
  campaign: [
    step("1", 2, {}, COMPANIONS),
    step("2", 2, {}, COMPANIONS),
    // With more tribes all of them lose more often than anybody wins (docs/tindaya-balance.md).
    step("3", 2, { mode: "domination" }),
    step("final", 2, { mode: "alliance", difficulty: "easy" }, COMPANIONS),
  ],
};

export default lobby;
