// What a choice would lead to, from what lies open: points of a stack, majorities on hexes, the next turn order.

import type { HexView, WinterView } from "../../generated/endless_winter";
import type { ChoiceView } from "../../generated/messages";
import type { Box } from "./components";

/** The four Megaliths that one above the ground stands on (EW-MEGA-13). */
function carriers(spot: string): string[] {
  const [level = 0, x = 0, y = 0] = spot.split(".").map(Number);
  if (!level) return [];
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ].map(([column, row]) => `${level - 1}.${column}.${row}`);
}

/** Points by seat of a Megalith on four others, for its builder and for the owners below (EW-MEGA-09, EW-MEGA-10). */
export function stackPoints(box: Box, view: WinterView, spot: string, builder: number): number[] {
  const points = view.players.map(() => 0);
  const add = (seat: number, name: string): void => {
    points[seat] = (points[seat] ?? 0) + box.number(name);
  };
  for (const below of carriers(spot)) {
    const owner = view.megaliths.find((block) => block.spot === below)?.seat ?? -1;
    add(builder, owner === builder ? "stack_own" : "stack_other");
    if (owner >= 0 && owner !== builder) add(owner, "stack_owner");
  }
  return points;
}

/** How much Influence a choice of ours adds to a hex, or takes from it. */
function added(box: Box, choice: ChoiceView, slot: number): number {
  const camp = box.number("influence_camp");
  const [first = "", second = ""] = choice.args;
  switch (choice.verb) {
    case "camp":
      return slot === 0 ? camp : 0;
    case "move":
      return (Number(second) === slot ? camp : 0) - (Number(first) === slot ? camp : 0);
    case "village":
      // One Camp leaves each of the three hexes (EW-MIGRATE-05).
      return String(first).split("-").map(Number).includes(slot) ? box.number("influence_village") - camp : 0;
    default:
      return 0;
  }
}

/** Who would lead on a hex after a choice of a seat; null if it changes nothing there (EW-ECLIPSE-15). */
export function leadersAfter(
  box: Box,
  hex: HexView,
  seat: number | null,
  choice: ChoiceView | null,
): number[] | null {
  if (seat === null || !choice) return null;
  const change = added(box, choice, hex.slot);
  if (!change) return null;
  const weights = hex.influence.map((weight, at) => (at === seat ? weight + change : weight));
  const most = Math.max(...weights);
  return most ? [...weights.keys()].filter((at) => weights[at] === most) : [];
}

/** What is known of somebody's Labour in the coming Eclipse, in half-points. */
export interface Outlook {
  seat: number;
  /** Figures that rest count for sure. */
  resting: number;
  /** Cards in the pile; those of others lie face down. */
  cards: number;
  /** Whether the pile is still being made. */
  open: boolean;
  least: number;
  /** Infinity while cards can be added. */
  most: number;
}

/**
 * The seats in the order that ties give them: whoever plays later goes ahead (EW-ECLIPSE-10). Only what lies open and
 * one's own cards are used; a card of somebody else is worth between nothing, a bluff, and the best there is.
 */
export function outlooks(box: Box, view: WinterView, seat: number | null): Outlook[] {
  const best = Math.max(...[...box.card.keys()].map((id) => box.halves(id, "")));
  const each = 2 * (box.all.player_board.space.find((one) => one.id === "rest_space")?.labour ?? 0);
  const last = view.lap >= box.number("laps") - 1;
  const turn = view.order.indexOf(view.active);
  return [...view.order].reverse().map((at) => {
    const player = view.players[at];
    const resting = Math.round((player?.resting ?? 0) * each);
    const cards = player?.eclipse_size ?? 0;
    const open = view.phase === "action_phase" && !(last && view.order.indexOf(at) < turn);
    const own = at === seat && player?.eclipse ? player.eclipse : null;
    const known = own?.reduce((sum, card) => sum + box.halves(card, ""), 0) ?? 0;
    const least = resting + known;
    return {
      seat: at,
      resting,
      cards,
      open,
      least,
      most: own ? least : open ? Infinity : least + cards * best,
    };
  });
}

/** The best and the worst place that a total can lead to, counted from 1. */
export function placesOf(all: Outlook[], seat: number, total: number): [number, number] {
  const mine = all.findIndex((one) => one.seat === seat);
  const ahead = (theirs: number, at: number): boolean => theirs > total || (theirs === total && at < mine);
  const count = (bound: "least" | "most"): number =>
    all.filter((one, at) => one.seat !== seat && ahead(one[bound], at)).length;
  return [1 + count("least"), 1 + count("most")];
}
