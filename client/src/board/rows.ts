// Rows of the comparison table and of the score sheet.

import type { Row } from "../games";

type Value<Player> = (player: Player) => number | string;

/** A row with a value of each player. */
export const rowOf = <Player>(
  players: readonly Player[],
  label: string,
  value: Value<Player>,
  more: Omit<Row, "label" | "values"> = {},
): Row => ({ label, values: players.map(value), ...more });

/** A value as it is read: with a minus sign, not a hyphen. */
export const shown = (value: number | string): string => String(value).replace(/^-(?=\d)/, "−");

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
