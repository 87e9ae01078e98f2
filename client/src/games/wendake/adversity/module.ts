// Adversity: the solo board with the card in force, Ghost cards in their places, patrols of Europeans, numbered tiles.

import "../new_allies/new_allies.css";
import "./adversity.css";

import { addSprite } from "../../../board/sprite";
import type { AdversityView } from "../../../generated/wendake";
import type { BoardModule } from "../modules";
import sprite from "../new_allies/icons.svg?raw";
import AdversityBoard from "./AdversityBoard.svelte";
import Europeans from "./Europeans.svelte";
import { marks } from "./guide";
import Numbered from "./Numbered.svelte";

addSprite("wendake-new_allies", sprite);

const adversity: BoardModule = {
  inPlay: (view) => Boolean((view as Partial<AdversityView>).adversity),
  scope: "adversity",
  Village: AdversityBoard,
  Order: AdversityBoard,
  MapLayer: Europeans,
  Slot: Numbered,
  marks,
};

export default adversity;
