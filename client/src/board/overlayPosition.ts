// Where an overlay goes: beside or below or above what it belongs to, never outside the window.

/** Where something is, in pixels of the window. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const RIM = 6;

const within = (at: number, size: number, room: number): number =>
  Math.max(RIM, Math.min(at, room - size - RIM));

/** The style of an overlay of a size, below a spot if there is room, else above it. */
export function besideSpot(spot: Spot, width: number, height: number): string {
  const bottom = spot.top + spot.height;
  const top = bottom + GAP + height < innerHeight ? bottom + GAP : Math.max(RIM, spot.top - GAP - height);
  const left = within(spot.left + spot.width / 2 - width / 2, width, innerWidth);
  return `left:${left}px;top:${top}px`;
}

/** The style of an overlay to the right of a board, level with a spot; "" if there is no room. */
export function besideBoard(board: Spot, spot: Spot, width: number, height: number): string {
  const left = board.left + board.width + GAP;
  if (left + width >= innerWidth) return "";
  return `left:${left}px;top:${within(spot.top, height, innerHeight)}px`;
}
