// The components of Tindaya, found by their ids, and the questions the board asks of them.

import { byId, opener } from "../../board/box";
import type {
  Building,
  Catastrophe,
  Components,
  Event,
  Good,
  Idol,
  Invention,
  MarketCard,
  Mission,
  Offering,
  PlainNumber,
  RawMaterial,
  Tribe,
} from "../../generated/tindaya_components";

/** What lies in a depot: a good of a trade or a raw material. */
export type Resource = Good | RawMaterial;

export class Box {
  readonly all: Components;
  readonly good: Map<string, Good>;
  readonly resource: Map<string, Resource>;
  readonly invention: Map<string, Invention>;
  readonly building: Map<string, Building>;
  readonly tribe: Map<string, Tribe>;
  readonly offering: Map<string, Offering>;
  readonly event: Map<string, Event>;
  readonly catastrophe: Map<string, Catastrophe>;
  readonly mission: Map<string, Mission>;
  readonly idol: Map<string, Idol>;
  readonly market: Map<string, MarketCard>;
  #number: Map<string, number>;

  constructor(all: Components) {
    this.all = all;
    this.good = byId(all.goods.good);
    this.resource = byId<Resource>([...all.goods.good, ...all.goods.raw_material]);
    this.invention = byId(all.inventions.invention);
    this.building = byId(all.buildings.building);
    this.tribe = byId(all.tribes.tribe);
    this.offering = byId(all.offerings.offering);
    this.event = byId(all.events.event);
    this.catastrophe = byId(all.catastrophes.catastrophe);
    this.mission = byId(all.missions.mission);
    this.idol = byId(all.idols.idol);
    this.market = byId(all.market.market_card);
    this.#number = new Map(all.numbers.number.map((row) => [row.id, row.value]));
  }

  /** One of the plain numbers of the game. */
  number(id: PlainNumber["id"]): number {
    return this.#number.get(id) ?? 0;
  }
}

/** The box of some components. */
export const boxOf = opener((components: Components) => new Box(components));
