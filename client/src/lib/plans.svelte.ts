// What people show each other before they act: pings and arrows on the board, goods they promise. Nothing of it binds.

import type { FromClient, FromServer, Planned } from "../generated/messages";

/** Milliseconds that a ping is seen. */
export const PING = 6000;

/** Something shown on the board. */
export interface Shown extends Planned {
  key: number;
}

export type Tool = "" | "ping" | "arrow";

export class Plans {
  /** Pings and arrows, the oldest first. */
  shown = $state.raw<Shown[]>([]);
  /** What each seat promises. */
  promises = $state.raw<Planned[]>([]);
  /** What the next click on the board draws; "" plays as always. */
  tool = $state<Tool>("");
  /** Where an arrow begins. */
  from = $state("");
  readonly #ask: (message: FromClient) => Promise<FromServer>;
  #keys = 0;

  constructor(ask: (message: FromClient) => Promise<FromServer>) {
    this.#ask = ask;
  }

  receive(planned: Planned): void {
    if (planned.kind === "clear") {
      this.shown = this.shown.filter((one) => one.seat !== planned.seat);
      this.promises = this.promises.filter((one) => one.seat !== planned.seat);
    } else if (planned.kind === "promise") {
      const others = this.promises.filter((one) => one.seat !== planned.seat || one.thing !== planned.thing);
      this.promises = planned.count ? [...others, planned] : others;
    } else {
      const key = ++this.#keys;
      this.shown = [...this.shown, { ...planned, key }];
      if (planned.kind === "ping")
        setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), PING);
    }
  }

  /** Forget all: the server tells again what is still shown. */
  reset(): void {
    this.shown = [];
    this.promises = [];
  }

  /** What is refused, because it was too much at once, is missed by nobody. */
  #send(message: Omit<Extract<FromClient, { type: "plan" }>, "type">): void {
    void this.#ask({ type: "plan", ...message }).catch(() => null);
  }

  promise(thing: string, count: number): void {
    this.#send({ kind: "promise", thing, count });
  }

  clear(): void {
    this.#send({ kind: "clear" });
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? "" : tool;
    this.from = "";
  }

  /** A click on a target of the board while a tool is in hand; whether it was used. */
  draw(target: string): boolean {
    if (!this.tool || !target) return false;
    if (this.tool === "ping") {
      this.#send({ kind: "ping", target });
      this.tool = "";
    } else if (!this.from) {
      this.from = target;
    } else {
      if (this.from !== target) this.#send({ kind: "arrow", target: this.from, to: target });
      this.take("arrow");
    }
    return true;
  }
}
