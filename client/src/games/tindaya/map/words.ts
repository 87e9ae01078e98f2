// What a hex is called, and who is on it.

import type { Tip } from "../../../board/tip.svelte";
import type { HexView, LossForecast } from "../../../generated/tindaya";
import { say } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";
import { capital, placeName } from "../words";
import { animalOf } from "./pieces";

const count = (what: string, number: number): string => say(`tindaya-count-${what}`, { count: number });

/** The island a hex belongs to; "" at sea. */
function islandOf(desk: Desk, hex: string): string {
  const island = desk.view.islands.find(({ hexes }) => hexes.includes(hex));
  if (!island) return "";
  const [numbers] = [island.volcanoes.join(", ")];
  return numbers ? say("tindaya-island", { numbers }) : "";
}

/** Who and what is on a hex, a line for each tribe. */
export function crowd(desk: Desk, hex: HexView): string[] {
  const lines: string[] = [];
  if (hex.building && hex.controller >= 0)
    lines.push(say("tindaya-map-controlled", { name: desk.name(hex.controller) }));
  else if (hex.building && !hex.fort) lines.push(say("tindaya-map-uncontrolled"));
  hex.villagers.forEach((villagers, seat) => {
    const nobles = hex.nobles[seat] ?? 0;
    const who = [villagers && count("villager", villagers), nobles && count("noble", nobles)].filter(Boolean);
    if (who.length) lines.push(say("tindaya-map-tribe", { name: desk.name(seat), who: who.join(", ") }));
  });
  const animal = animalOf(hex.building);
  if (hex.animals) lines.push(count(animal || "goat", hex.animals));
  if (hex.neutral) lines.push(count("neutral", hex.neutral));
  if (hex.conquistadors) lines.push(count("conquistador", hex.conquistadors));
  if (hex.chief) lines.push(say("tindaya-map-chief"));
  if (hex.token) lines.push(say(`tindaya-token-${hex.token}`));
  if (hex.wall) lines.push(say("tindaya-map-wall"));
  if (hex.canoes) lines.push(say("tindaya-map-canoes", { count: hex.canoes }));
  for (const [ship, trench] of Object.entries(desk.view.ships))
    if (trench && hex.terrain === "trench" && hex.number === trench) lines.push(say(`tindaya-ship-${ship}`));
  return lines;
}

/** What is going to strike a hex: the events, and what they would take. */
export function fate(desk: Desk, hex: string): string[] {
  const standing = Object.entries(desk.view.standees)
    .filter(([, place]) => place === hex)
    .map(([symbol]) => say(`tindaya-symbol-${symbol}`));
  const losses = (desk.forecast?.events ?? []).flatMap(({ symbol, losses: all }) =>
    all
      .filter((loss) => loss.hex === hex)
      .map((loss) =>
        say("tindaya-map-would-lose", { event: say(`tindaya-symbol-${symbol}`), what: told(loss) }),
      ),
  );
  return [...standing, ...losses];
}

/** What is lost on a hex, or comes to it. */
export function told(loss: LossForecast): string {
  const sum = (counts: number[] | undefined): number =>
    (counts ?? []).reduce((all, one) => all + Math.max(0, one), 0);
  const villagers = sum(loss.villagers);
  const nobles = sum(loss.nobles);
  const parts = [
    loss.building && say(`tindaya-building-${loss.building}`),
    villagers && count("villager", villagers),
    nobles && count("noble", nobles),
    loss.neutral && count("neutral", 1),
    loss.animals && say("tindaya-map-animals", { count: loss.animals }),
    loss.token && say(`tindaya-token-${loss.token}`),
    loss.wall && say("tindaya-map-wall"),
    loss.fort && say("tindaya-building-fort"),
    loss.canoes && loss.canoes > 0 && say("tindaya-map-canoes", { count: loss.canoes }),
    loss.terrain === "sea" && say("tindaya-map-sinks"),
    loss.terrain &&
      loss.terrain !== "sea" &&
      say("tindaya-map-becomes", { terrain: say(`tindaya-terrain-${loss.terrain}`) }),
    loss.conquistadors && say("tindaya-map-arrive", { count: loss.conquistadors }),
  ];
  return parts.filter(Boolean).join(", ") || say("tindaya-map-nothing");
}

/** The name of a hex for those who do not see it: where it is, and who stands there. */
export function hexName(desk: Desk, hex: HexView): string {
  return [capital(placeName(hex)), islandOf(desk, hex.hex), ...crowd(desk, hex)].filter(Boolean).join(", ");
}

/** The card of a hex: who is here, and what is going to happen to them. */
export function hexTip(desk: Desk, hex: HexView): Tip {
  const island = islandOf(desk, hex.hex);
  const title = [capital(placeName(hex)), island].filter(Boolean).join(" · ");
  return { title, lines: [...crowd(desk, hex), ...fate(desk, hex.hex)] };
}
