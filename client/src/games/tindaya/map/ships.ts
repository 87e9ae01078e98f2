// Where the ships lie: in their trenches, beside each other if they share one.

import type { TindayaView } from "../../../generated/tindaya";
import { centre } from "./geometry";

export interface Ship {
  ship: string;
  trench: number;
  x: number;
  y: number;
}

/** The hex of a trench; undefined if it is gone. */
export const trenchHex = (view: TindayaView, number: number): string | undefined =>
  view.hexes.find((hex) => hex.terrain === "trench" && hex.number === number)?.hex;

export function shipsOf(view: TindayaView): Ship[] {
  const here = Object.entries(view.ships).filter(([, number]) => number > 0);
  return here.flatMap(([ship, trench]) => {
    const hex = trenchHex(view, trench);
    if (hex === undefined) return [];
    const same = here.filter(([, other]) => other === trench).map(([name]) => name);
    const place = same.indexOf(ship);
    const [x, y] = centre(hex);
    return [{ ship, trench, x: x + (place - (same.length - 1) / 2) * 34, y: y - 4 - place * 4 }];
  });
}
