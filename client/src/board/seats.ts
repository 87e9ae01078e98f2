// Seats at the table: a hue, a shape and a weave each, so that they can be told apart without colour.

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
const SHAPES: Record<string, string> = {
  red: "circle",
  yellow: "triangle",
  green: "square",
  blue: "diamond",
};

export type Colour = (typeof COLOURS)[number];

let printed: readonly Colour[] = COLOURS;
let order: readonly Colour[] = COLOURS;

const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);

/**
 * Whose colours are whose is printed on the pieces of a game: it says so when its table is opened. Where seats may
 * choose, the option `colours` names those of the first seats; the others take the first ones left.
 */
export function setSeatColours(colours: readonly Colour[], options: Record<string, unknown> = {}): void {
  printed = colours;
  const chosen = typeof options.colours === "string" ? options.colours.split(/\s+/).filter(isColour) : [];
  order = [...chosen, ...colours.filter((colour) => !chosen.includes(colour))];
}

/** The number by which the game calls a seat: that of the colour it plays. */
export const seatNumber = (seat: number): number => {
  const place = order[seat] ? printed.indexOf(order[seat]) : -1;
  return (place < 0 ? seat : place) + 1;
};

export const seatColour = (seat: number): Colour => order[seat] ?? COLOURS[0];

/** The class that hands a seat's hue and weave down to everything inside. */
export const seatClass = (seat: number): string => `p-${seatColour(seat)}`;

/** The shape that belongs to a colour, as an icon of the sprite. */
export const shapeOf = (colour: string): string => `seat-${SHAPES[colour] ?? "circle"}`;

export const seatIcon = (seat: number): string => shapeOf(seatColour(seat));
