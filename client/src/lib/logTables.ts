// What a year or a round brought everybody, as rows of a small table.

import type { Row } from "../games";
import type { EventView } from "../generated/messages";

/** Points that an event brought a seat. */
export interface Points {
  seat: number;
  /** The message that names where they came from. */
  label: string;
  points: number;
}

/** Points by source and seat, and what they come to; nothing if nobody scored. */
export function rowsOf(
  events: readonly EventView[],
  pointsOf: (event: unknown) => Points | null,
  seats: number,
): Row[] {
  const rows: (Row & { values: number[] })[] = [];
  const nobody = (): number[] => Array.from({ length: seats }, () => 0);
  for (const { event } of events) {
    const found = pointsOf(event);
    if (!found || found.seat < 0 || found.seat >= seats) continue;
    let row = rows.find(({ label }) => label === found.label);
    if (!row) rows.push((row = { label: found.label, values: nobody() }));
    row.values[found.seat] = (row.values[found.seat] ?? 0) + found.points;
  }
  if (!rows.length) return [];
  const totals = nobody().map((_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
  return [...rows, { label: "play-log-points", values: totals, strong: true }];
}
