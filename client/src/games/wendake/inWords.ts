// Wendake's board in words: every territory with who stands where, the lakes, one's own tiles, the score tracks.

import type { WordsSection } from "..";
import { and, list } from "../../board/words";
import type { PlayerView, TerritoryView, WendakeView } from "../../generated/wendake";
import { say } from "../../lib/i18n.svelte";
import { Box } from "./components";
import { territoryName, tileName, trackName } from "./words";

type Name = (seat: number) => string;

function territory(land: TerritoryView, neighbours: string[], name: Name): string {
  const guards = land.guards.flatMap((count, seat) =>
    count ? [say("wendake-board-words-guards", { name: name(seat), count })] : [],
  );
  const areas = land.areas.map((area) =>
    say(area.native ? "wendake-board-words-area" : "wendake-board-words-area-free", {
      crop: say(`wendake-crop-${area.crop}`),
      native: area.native ? say(`wendake-native-${area.native}`) : "",
      name: area.seat >= 0 ? name(area.seat) : "",
    }),
  );
  return say("wendake-board-words-territory", {
    territory: territoryName(land.id),
    home: land.home_of >= 0 ? name(land.home_of) : "none",
    guards: guards.length ? and(guards) : "none",
    majority: land.majority >= 0 ? name(land.majority) : "none",
    areas: list(areas),
    neighbours: and(neighbours.map(territoryName)),
  });
}

function tiles(box: Box, player: PlayerView): string[] {
  return player.grid.map((tile, at) =>
    say("wendake-board-words-tile", {
      place: say(`wendake-board-words-cell-${at + 1}`),
      tile: tile.id ? tileName(box, tile.id) : say("wendake-board-words-empty"),
      side: tile.side,
      used: tile.marked ? "yes" : "no",
    }),
  );
}

export function inWords(given: unknown, components: unknown, name: Name): WordsSection[] {
  const view = given as WendakeView;
  const box = new Box(components as Box["all"]);
  const map = box.map(view);
  const neighbours = new Map(map.territory.map((land) => [land.id, land.neighbours]));
  const people = view.players.filter((player) => !player.automa);
  const mine = view.players[view.seat ?? view.order[0] ?? 0];
  return [
    {
      heading: say("wendake-board-words-map"),
      items: view.territories.map((land) => territory(land, neighbours.get(land.id) ?? [], name)),
    },
    {
      heading: say("wendake-board-words-lakes"),
      items: map.lake.map(({ id }) =>
        say("wendake-board-words-lake", {
          lake: say(`wendake-lake-${id}`),
          canoes:
            list(
              people.flatMap(({ seat, lakes }) =>
                lakes[id] ? [say("wendake-board-words-canoes", { name: name(seat), count: lakes[id] })] : [],
              ),
            ) || say("wendake-board-words-none"),
        }),
      ),
    },
    ...(mine?.grid.length ? [{ heading: say("wendake-board-words-tiles"), items: tiles(box, mine) }] : []),
    {
      heading: say("wendake-board-words-tracks"),
      items: view.pairs.flat().map((track) =>
        say("wendake-board-words-track", {
          track: trackName(track),
          points: list(people.map(({ seat, score }) => `${name(seat)} ${score[track] ?? 0}`)),
        }),
      ),
    },
  ];
}
