import { describe, expect, it } from "vitest";

import { freeCorner } from "./freeCorner";

const ROOM = { left: 0, top: 100, right: 1000, bottom: 700 };
const CARD = { width: 300, height: 200 };

describe("the corner of a card", () => {
  it("is the bottom right one, unless that covers what the card speaks of", () => {
    expect(freeCorner(CARD, { left: 10, top: 110, right: 60, bottom: 160 }, ROOM)).toEqual({
      left: 692,
      top: 492,
    });
    expect(freeCorner(CARD, { left: 900, top: 600, right: 950, bottom: 690 }, ROOM)).toEqual({
      left: 692,
      top: 108,
    });
    expect(freeCorner(CARD, { left: 700, top: 100, right: 990, bottom: 700 }, ROOM)).toEqual({
      left: 8,
      top: 492,
    });
  });

  it("covers as little as possible where something fills the room", () => {
    const across = { left: 0, top: 350, right: 1000, bottom: 700 };
    expect(freeCorner(CARD, across, ROOM)).toEqual({ left: 692, top: 108 });
  });
});
