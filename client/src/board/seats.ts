// Seats at the table: a hue, a shape and a weave each, so that they can be told apart without colour.

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
const SHAPES: Record<string, string> = {
  red: "circle",
  yellow: "triangle",
  green: "square",
  blue: "diamond",
};

export type Colour = (typeof COLOURS)[number];

let order: readonly Colour[] = COLOURS;

/** Whose colours are whose is printed on the pieces of a game: it says so when its table is opened. */
export function setSeatColours(colours: readonly Colour[]): void {
  order = colours;
}

export const seatColour = (seat: number): Colour => order[seat] ?? COLOURS[0];

/** The class that hands a seat's hue and weave down to everything inside. */
export const seatClass = (seat: number): string => `p-${seatColour(seat)}`;

/** The shape that belongs to a colour, as an icon of the sprite. */
export const shapeOf = (colour: string): string => `seat-${SHAPES[colour] ?? "circle"}`;

export const seatIcon = (seat: number): string => shapeOf(seatColour(seat));
