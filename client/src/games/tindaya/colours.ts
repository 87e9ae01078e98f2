// Blue, red, yellow and green sit in this order (tindaya-seat-1 and so on).

import type { Colour } from "../../board/seats";

export const colours: readonly Colour[] = ["blue", "red", "yellow", "green"];
