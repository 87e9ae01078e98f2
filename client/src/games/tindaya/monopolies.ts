// Monopolies of raw-material tokens, as the final scoring would count them now (TD-SCORE-02, -03).

import type { TindayaView } from "../../generated/tindaya";

export interface Monopoly {
  token: string;
  /** By seat, the most first. */
  counts: { seat: number; count: number }[];
  most: number;
  /** What each of the leaders would lose. */
  loss: number;
}

const DEPOTS = [["wood_token"], ["clay_token"], ["basic_ore_token", "volcanic_ore_token"]];

export function monopolies(view: TindayaView, plain: number, lead: number): Monopoly[] {
  const players = view.players.filter((player) => !player.traitor);
  return DEPOTS.map((tokens) => {
    const counts = players
      .map(({ seat, tokens: own }) => ({
        seat,
        count: tokens.reduce((all, token) => all + (own[token] ?? 0), 0),
      }))
      .sort((one, other) => other.count - one.count);
    const most = counts[0]?.count ?? 0;
    const next = counts.find(({ count }) => count < most);
    const ahead = next !== undefined && most - next.count >= 2;
    return { token: tokens[0] ?? "", counts, most, loss: most === 0 ? 0 : ahead ? lead : plain };
  });
}
