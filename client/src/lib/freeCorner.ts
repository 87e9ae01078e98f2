// Where a card goes so that it does not cover what it speaks of.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Corner {
  left: number;
  top: number;
}

const MARGIN = 8;

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner of a room in which a card covers least of something: bottom right if it can be. */
export function freeCorner(card: { width: number; height: number }, avoid: Rect, room: Rect): Corner {
  const right = room.right - card.width - MARGIN;
  const bottom = room.bottom - card.height - MARGIN;
  const left = room.left + MARGIN;
  const top = room.top + MARGIN;
  const corners: Corner[] = [
    { left: right, top: bottom },
    { left: right, top },
    { left, top: bottom },
    { left, top },
  ];
  const covered = ({ left: x, top: y }: Corner): number =>
    overlap({ left: x, top: y, right: x + card.width, bottom: y + card.height }, avoid);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
