// Wolf, Bison, Lion, Bear; the nearest we have to purple, green, red and orange.

import type { Colour } from "../../board/seats";

export const colours: readonly Colour[] = ["blue", "green", "red", "yellow"];
