// Small waves: dark and light strokes on the open sea.

import { centre, spell } from "./geometry";
import { dice } from "./noise";

const wave = (x: number, y: number, width: number, steep: number, long: boolean): string => {
  const half = Math.round(width * 5) / 10;
  const rise = Math.round(width * steep * 10) / 10;
  const quarter = Math.round(width * 2.5) / 10;
  return `M${spell([x, y])}q${quarter}-${rise} ${half} 0t${half} 0${long ? `t${half} 0` : ""}`;
};

/** Two waves on each hex of sea, half of them light. */
export function swellOf(hexes: readonly string[]): { light: string; dark: string } {
  const light: string[] = [];
  const dark: string[] = [];
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    const roll = dice(Math.round(x * 3 + y * 77));
    for (let turn = 0; turn < 2; turn++) {
      const drawn = wave(x - 34 + roll() * 52, y - 34 + roll() * 68, 9 + roll() * 9, 0.32, roll() < 0.5);
      (roll() < 0.5 ? light : dark).push(drawn);
    }
  }
  return { light: light.join(""), dark: dark.join("") };
}

/** Waves of the ocean around the board. */
export const SWELL_BEYOND = ((): string => {
  const roll = dice(77);
  return Array.from({ length: 170 }, () =>
    wave(-420 + roll() * 2300, -360 + roll() * 1620, 12 + roll() * 16, 0.3, false),
  ).join("");
})();
