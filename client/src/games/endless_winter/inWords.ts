// Endless Winter's board in words: columns, every hex with Camps and Villages, Megaliths, Idols.

import type { WordsSection } from "..";
import { and, list, nameOf } from "../../board/words";
import type { WinterView } from "../../generated/endless_winter";
import { say } from "../../lib/i18n.svelte";
import { Box } from "./components";
import { hexes } from "./geometry";
import { hexName, spotName } from "./words";

type Name = (seat: number) => string;

const columnName = nameOf("endless_winter-column");
/** Two hexes touch if their middles are no further apart than this. */
const TOUCHING = 180;

const counted = (counts: readonly number[], name: Name): string =>
  list(counts.flatMap((count, seat) => (count ? [`${name(seat)} ${count}`] : []))) ||
  say("endless_winter-board-words-none");

export function inWords(given: unknown, components: unknown, name: Name): WordsSection[] {
  const view = given as WinterView;
  const middles = hexes(new Box(components as Box["all"]));
  const touching = (slot: number): number[] =>
    middles.flatMap(([x, y], other) => {
      const [hereX, hereY] = middles[slot] ?? [0, 0];
      return other !== slot && Math.hypot(x - hereX, y - hereY) < TOUCHING ? [other] : [];
    });
  const villages = (slot: number): string =>
    list(
      view.villages
        .filter((village) => village.juncture.split("-").map(Number).includes(slot))
        .map((village) => name(village.seat)),
    ) || say("endless_winter-board-words-none");
  return [
    {
      heading: say("endless_winter-board-words-columns"),
      items: view.columns.map((column) =>
        say("endless_winter-board-words-column", {
          column: columnName(column.id),
          figures: column.figures.length
            ? and(column.figures.map((figure) => name(figure.seat)))
            : say("endless_winter-board-words-none"),
        }),
      ),
    },
    {
      heading: say("endless_winter-board-words-map"),
      items: view.map.map((hex) =>
        say("endless_winter-board-words-hex", {
          hex: hexName(view, hex.slot),
          camps: counted(hex.camps, name),
          villages: villages(hex.slot),
          leaders: hex.leaders.length ? and(hex.leaders.map(name)) : "none",
          neighbours: list(touching(hex.slot).map((slot) => hexName(view, slot))),
        }),
      ),
    },
    {
      heading: say("endless_winter-board-words-megaliths"),
      items: view.megaliths.map(({ spot, seat }) =>
        say("endless_winter-board-words-megalith", {
          spot: spotName(spot),
          name: seat < 0 ? say("endless_winter-board-neutral") : name(seat),
        }),
      ),
    },
    {
      heading: say("endless_winter-board-words-idols"),
      items: view.players.map(({ seat, offering, honour }) =>
        say("endless_winter-board-words-idol", { name: name(seat), offering, honour }),
      ),
    },
  ].filter((section) => section.items.length > 0);
}
