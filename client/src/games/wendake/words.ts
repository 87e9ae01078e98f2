// The names of Wendake's things in the reader's language, and what their tooltips say.

import type { Tip } from "../../board/tip.svelte";
import { list, nameOf } from "../../board/words";
import type { TileView, WendakeView } from "../../generated/wendake";
import { say, words } from "../../lib/i18n.svelte";
import type { Act, Box } from "./components";

export const territoryName = nameOf("wendake-territory");
export const trackName = nameOf("wendake-track");
export const goodName = nameOf("wendake-resource");
export const progressName = nameOf("wendake-progress");
/** A progress tile in a word or two, where there is room for no more. */
export const progressShort = (id: string): string => say(`wendake-board-progress-${id}`);
export const tribeName = nameOf("wendake-tribe");

const details = ({ steps, flags }: Act): { steps: number; flags: string } => ({ steps, flags });
export const actName = (act: Act): string => say(`wendake-action-${act.name}`, details(act));
export const actShort = (act: Act): string => say(`wendake-action-${act.name}.short`, details(act));

/** A tile by what its ACTION side shows; a pack of one's own may have tiles without a name. */
export function tileName(box: Box, tile: string): string {
  if (words.has(`wendake-tile-${tile}`)) return say(`wendake-tile-${tile}`);
  return box.acts(tile).map(actName).join(" + ");
}

/** A card as it is printed: kind, oval, blanket. */
export function cardName(card: string): string {
  const [kind = "", oval = "", blanket = ""] = card.split("_");
  return say("wendake-card", {
    kind: say(`wendake-mask-${kind}`),
    oval: say(`wendake-oval-${oval}`),
    blanket: say(`wendake-blanket-${blanket}`),
  });
}

/** A productive area by territory and crop; equal ones are numbered. */
export function areaName(view: WendakeView, id: string): string {
  for (const territory of view.territories) {
    const area = territory.areas.find((one) => one.id === id);
    if (!area) continue;
    const alike = territory.areas.filter((one) => one.crop === area.crop);
    return say(alike.length > 1 ? "wendake-area-numbered" : "wendake-area", {
      territory: territoryName(territory.id),
      crop: say(`wendake-crop-${area.crop}`),
      number: alike.indexOf(area) + 1,
    });
  }
  return id;
}

/** A turtle tile from its points side. */
export function turtleName(box: Box, id: string): string {
  const tile = box.turtle.get(id);
  if (!tile) return id;
  const [first = "", second] = tile.tracks.map(trackName);
  return say("wendake-turtle-points", {
    type: say(`wendake-turtle-${tile.category}_${tile.level}`),
    points: tile.points,
    tracks: second ? say("wendake-turtle-either", { first, second }) : first,
  });
}

const ACTION_RULES: Record<string, string> = {
  canoe: "WK-ACT-CANOE-01",
  move: "WK-MOVE-03",
  harvest: "WK-ACT-HARVEST-01",
  hunt: "WK-ACT-HUNT-01",
  tan_pelts: "WK-ACT-TAN-01",
  fish: "WK-ACT-FISH-01",
  military: "WK-ACT-MIL-01",
  mask_ceremony: "WK-ACT-MASK-01",
  trade: "WK-ACT-TRADE-01",
  sacred_fire: "WK-ACT-FIRE-01",
  ritual: "WK-ACT-RITUAL-01",
  alliance: "NA-ALLY-01",
};

const ruleOf = (act: Act): string => ACTION_RULES[act.name] ?? "";

/** What a tile does, on the side it shows and on the other one. */
export function tileTip(box: Box, tile: TileView | string): Tip {
  const { id, side, fired } = typeof tile === "string" ? { id: tile, side: "action", fired: false } : tile;
  const shown = box.acts(id, side);
  const lines = shown.map((act) => say(`wendake-board-action-${act.name}`, details(act)));
  lines.push(
    side === "ritual"
      ? say("wendake-board-other-side", { tile: tileName(box, id) })
      : say("wendake-board-ritual-behind"),
  );
  if (fired) lines.push(say("wendake-board-fired"));
  const level = box.level(id);
  if (level) lines.push(say("wendake-board-level", { level }));
  return {
    title: side === "ritual" ? say("wendake-tile-ritual", { tile: tileName(box, id) }) : tileName(box, id),
    lines,
    rules: [...new Set(shown.map(ruleOf))].filter(Boolean),
    from: box.tile.get(id),
  };
}

export function progressTip(box: Box, id: string, text = ""): Tip {
  const tile = box.progress.get(id);
  const lines = [text || say(`wendake-progress-${id}-text`)];
  if (tile) {
    lines.push(
      say("wendake-board-progress-points", {
        level: tile.level,
        economic: tile.economic,
        points: tile.points,
        track: trackName(tile.track),
      }),
    );
  }
  return { title: progressName(id), lines, rules: tile ? [tile.rule] : [], from: tile };
}

/** What a tribe starts with, as its card says. */
export function tribeStart(box: Box, id: string): string {
  const tribe = box.tribe.get(id);
  if (!tribe) return "";
  const goods: [string, number][] = [
    ["leather", tribe.leather],
    ["fish", tribe.fish],
    ["home_vegetable", tribe.home_vegetables],
    ["any_vegetable", tribe.any_vegetables],
    ["beaver", tribe.beavers],
    ["mask_card", tribe.mask_cards],
  ];
  const count = (kind: string, number: number): string => say(`wendake-count-${kind}`, { count: number });
  return say("wendake-tribe-start", {
    goods: list(goods.filter(([, number]) => number).map(([kind, number]) => count(kind, number))),
    women: count("woman", tribe.women),
    hunters: count("hunter", tribe.hunters),
    warriors: count("warrior", tribe.warriors),
  });
}

export function tribeTip(box: Box, id: string): Tip {
  return {
    title: tribeName(id),
    lines: [say(`wendake-tribe-${id}-text`), tribeStart(box, id)],
    rules: ["WK-SETUP-16"],
    from: box.tribe.get(id),
  };
}

export function cardTip(card: string): Tip {
  const [, oval = "", blanket = ""] = card.split("_");
  return {
    title: cardName(card),
    lines: [say(`wendake-board-oval-${oval}`), say(`wendake-board-blanket-${blanket}`)],
    rules: ["WK-ACT-MASK-02"],
  };
}
