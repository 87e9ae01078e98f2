// The guide of a first game beyond its questions: a card for each action that first becomes possible, and the cards
// of the first minute, which are others in each game of the campaign.

import type { FirstCard } from "..";
import type { ChoiceView } from "../../generated/messages";
import type { TindayaView } from "../../generated/tindaya";
import { paths } from "./paths";

/** Things that can be done, by verb: the guide has a card for each. */
const DEEDS: Record<string, string> = {
  explore: "explore",
  produce: "produce",
  develop: "develop",
  cave: "cave",
  buy: "market",
  use: "idols",
  collect: "collect",
  build: "build",
  herd: "herd",
  offer: "offering",
  barter: "barter",
  embark: "canoe",
};

/** What there is to say besides the question itself. */
export function marks(question: string, choices: readonly ChoiceView[]): string[] {
  if (!["take-action", "optional-actions", "choose-way"].includes(question)) return [];
  const found = new Set(choices.map((choice) => DEEDS[choice.verb] ?? ""));
  return Object.values(DEEDS).filter((mark) => found.has(mark));
}

/** What a card speaks of although it is nothing to click. */
const PLACES: Record<string, string> = { "take-action": "markers" };

/** The target that a card speaks of: where what it explains can be done now; "" for what may be clicked. */
export function points(mark: string, choices: readonly ChoiceView[]): string {
  const place = PLACES[mark];
  if (place) return place;
  const deed = choices.find((choice) => DEEDS[choice.verb] === mark);
  return (deed && paths(deed)[0]) ?? "";
}

const card = (name: string, icon: string): FirstCard => ({ message: `tindaya-first-${name}`, icon });

/** What one is trying to do, what the end of an era asks, and what a turn is; or what a later game adds. */
export function firstMinute(view: unknown, options: Readonly<Record<string, unknown>>): FirstCard[] {
  switch (options.campaign_step) {
    case "1":
      return [card("aim-1", "td-mission"), card("era-1", "td-ration"), card("turn", "td-cube")];
    case "2":
      return [card("aim-2", "td-mission"), card("caves", "td-housing"), card("seers", "td-fire")];
    case "3":
      return [
        card("aim-3", "td-contribution"),
        card("priority", "td-monopoly"),
        card("secrets", "td-secret"),
      ];
    case "final": {
      const aim = (view as TindayaView).mode === "domination" ? "aim-3" : "aim";
      return [
        card(aim, "td-mission"),
        aim === "aim" ? card("missions", "td-mission") : card("turn", "td-cube"),
        card("red", "td-eruption"),
      ];
    }
    default:
      return (view as TindayaView).mode === "domination"
        ? [card("aim-3", "td-contribution"), card("era", "td-ration"), card("turn", "td-cube")]
        : [card("aim", "td-mission"), card("era", "td-ration"), card("turn", "td-cube")];
  }
}
