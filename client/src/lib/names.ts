// What somebody at a table is called: their own name, or what the game calls their place.

import { seatNumber } from "../board/seats";
import { say } from "./i18n.svelte";

interface Place {
  kind: string;
  name: string;
}

export const seatName = (game: string, place: Place, seat: number): string =>
  place.name || say(`${game}-seat-${place.kind === "automa" ? "automa" : seatNumber(seat)}`);
