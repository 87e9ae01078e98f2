// A table in the browser: the connection, what came over it, and what we may do. Knows no game.

import type {
  ChatView,
  EntryView,
  EventView,
  FromClient,
  FromServer,
  Full,
  Happening,
  TableView,
  Update,
} from "../generated/messages";
import { merged } from "../games/parts";
import { Plans } from "./plans.svelte";
import { Refusal } from "./api";
import { entriesOf, Decoder, type OpenTurn } from "./decode";
import { moments } from "./moments";
import { PACE_TIMES, settings } from "./settings.svelte";

/** "refused": the server does not want to talk to this page, and has said why. */
export type Link = "connecting" | "open" | "lost" | "refused";

const VERSION = 4;
/** The code with which the server closes a connection that it does not want. */
const REFUSED = 4400;
const PATIENCE = [0.3, 0.6, 1, 2, 4, 8];
/** Refusals that will not last. */
const PASSING = new Set(["busy", "rate_limited", "not_saved"]);
/** Milliseconds between two updates that are shown, from when the first is on the screen. Where all is shown at once,
    what arrives sooner is shown together: a page that draws each choice of quick bots on its own keeps a person waiting
    for the answer to a click. */
const CALM = 60;
/** How many events and entries the page keeps. */
const KEEP = 2000;
const KEEP_NOTES = 40;
/** A note that a standing order has answered. */
const ORDERED = "order_answered";

/** Somebody joined, a bot stands in, a choice was taken back... */
export interface Note extends Happening {
  number: number;
  key: number;
}

type Waiting = { resolve: (message: FromServer) => void; reject: (error: Error) => void };

export class TableLink {
  /** What people show each other before they act. */
  readonly plans = new Plans((message) => this.ask(message));
  readonly id: string;
  link = $state<Link>("connecting");
  count = $state(0);
  seat = $state<number | null>(null);
  /** All seats that are played on this device: several where people share it. */
  own = $state.raw<number[]>([]);
  table = $state.raw<TableView | null>(null);
  invitation = $state("");
  turn = $state.raw<OpenTurn | null>(null);
  /** The game's view by part; lists of parts as "players.0". */
  parts = $state.raw<Record<string, unknown>>({});
  entries = $state.raw<EntryView[]>([]);
  events = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatView[]>([]);
  /** Events of the latest update, for the animations. */
  fresh = $state.raw<EventView[]>([]);
  /** What happened at the table but not in the game, by the number of choices made until then. */
  notes = $state.raw<Note[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** How many choices of others have arrived and are still to be shown. */
  behind = $state(0);

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #next = 1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #waiting = new Map<number, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Updates that came too soon after the last one, waiting for the next moment. */
  #arrived: Update[] = [];
  #shown = -Infinity;
  /** How long what was shown last should stay. */
  #stays = CALM;
  /** What was shown last is not on the screen yet. */
  #drawing = false;
  #moment: ReturnType<typeof setTimeout> | undefined;
  /** We have just done something: its answer is shown at once. */
  #eager = false;
  /** How often we did something, and at which moment of the game the last time. */
  #acts = 0;
  #acted = "";
  #alive: ReturnType<typeof setInterval> | undefined;
  #answering: ReturnType<typeof setTimeout> | undefined;
  /** The numbers of choices that were made for us where all answers are alike. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- known before the entries that it is about
  #unasked = new Set<number>();
  /** When we received how much time the seats have left, in seconds by our own clock. */
  timed = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.#closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.#socket = socket;
    if (this.link !== "lost") this.link = "connecting";
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, words: true }));
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
    clearInterval(this.#alive);
    this.#alive = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
    }, 20_000);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#moment);
    clearTimeout(this.#answering);
    clearInterval(this.#alive);
    this.#socket?.close();
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    for (const waiting of this.#waiting.values())
      waiting.reject(new Refusal("offline", "the connection was lost"));
    this.#waiting.clear();
    this.busy = false;
    if (code === REFUSED) {
      this.link = "refused";
      return;
    }
    this.link = "lost";
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 8;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.open(), wait * 1000 * (0.7 + Math.random() * 0.6));
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "full":
        this.plans.reset();
        this.#full(message);
        break;
      case "update":
        // What somebody says does not wait for what is played.
        if (message.chat?.length) this.chat = [...this.chat, ...message.chat];
        this.#arrived.push(message);
        this.#count();
        this.#soon();
        break;
      case "planned":
        this.plans.receive(message);
        break;
      case "presence":
        if (this.table) {
          const seats = this.table.seats.map((seat, at) => ({
            ...seat,
            online: message.online[at] ?? false,
          }));
          this.table = { ...this.table, seats, watching: message.watching };
        }
        break;
      case "refused": {
        const refusal = new Refusal(message.code, message.message, message.rule ?? "");
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (waiting) waiting.reject(refusal);
        else this.refusal = refusal;
        // Before the first full message it is we who are refused, unless the server only wants us to wait.
        if (!waiting && this.link !== "open" && !PASSING.has(refusal.code)) {
          this.close();
          this.link = "refused";
        }
        break;
      }
      default: {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.resolve(message);
      }
    }
  }

  /** Whether what others do is shown move by move. */
  get #paced(): boolean {
    return settings.pace !== "instant" && !document.hidden;
  }

  /** Whether an update is a choice that one should see: of somebody else, or made for us. */
  #isMove(update: Update): boolean {
    return (
      !update.rewound &&
      update.entries.some(
        ([number, seat, , automatic]) => !automatic && (seat !== this.seat || this.#unasked.has(number)),
      )
    );
  }

  #count(): void {
    this.behind = this.#paced ? this.#arrived.filter((update) => this.#isMove(update)).length : 0;
  }

  /** Show all that has arrived: somebody does not want to wait. */
  skip(): void {
    if (this.#arrived.length) this.#show();
  }

  /** Show what has arrived: at once if we wait for it or all has been calm, else in a moment. */
  #soon(): void {
    if (!this.#arrived.length) return;
    // What is taken back need not be seen first.
    if (this.#eager || this.#arrived.some((update) => update.rewound)) return this.#show();
    if (this.#paced && moments.open) return moments.then(() => this.#soon());
    const stays = this.#paced ? this.#stays : CALM;
    const drawing = this.#drawing && !document.hidden;
    const rest = drawing ? CALM : this.#shown + stays - performance.now();
    if (rest > 0)
      this.#moment ??= setTimeout(() => {
        this.#moment = undefined;
        this.#soon();
      }, rest);
    else if (this.#paced) {
      this.#show(this.#nextMove());
      this.#soon();
    } else this.#show();
  }

  /** How many updates belong to the next choice: those after it that are no choice come with it. */
  #nextMove(): number {
    const next = this.#arrived.findIndex((update, at) => at > 0 && this.#isMove(update));
    return next < 0 ? this.#arrived.length : next;
  }

  #show(count = Infinity): void {
    clearTimeout(this.#moment);
    this.#moment = undefined;
    const updates = this.#arrived.slice(0, count);
    this.#arrived = this.#arrived.slice(updates.length);
    this.#count();
    const moved = updates.some((update) => this.#isMove(update));
    this.#stays = moved ? PACE_TIMES[settings.pace] : CALM;
    this.#drawing = true;
    requestAnimationFrame(() => setTimeout(() => this.#drawn()));
    const fresh: EventView[] = [];
    for (const update of updates) {
      if (update.rewound) fresh.length = 0;
      const events = this.#update(update);
      if (!update.rewound) fresh.push(...events);
    }
    this.fresh = fresh;
    // What we did has happened: the next thing can be done, even if the answer itself is still on its way.
    if (this.moment !== this.#acted) this.busy = this.#eager = false;
    // What somebody else did stays in sight before our answer follows.
    clearTimeout(this.#answering);
    if (moved && this.#paced) this.#answering = setTimeout(() => this.#answerAlike(), this.#stays);
    else this.#answerAlike();
  }

  /** Where all answers are alike nobody is asked: the page gives the one that the server names. */
  #answerAlike(): void {
    const { alike = "", to_move } = this.turn ?? {};
    if (!alike || this.seat === null || to_move !== this.seat) return;
    const { number, step } = this;
    this.#unasked.add(number + 1);
    // Another page of ours may have been quicker.
    this.ask({ type: "choose", number, step, choice: alike, brief: true }).catch(() => undefined);
  }

  #drawn(): void {
    this.#drawing = false;
    this.#shown = performance.now();
  }

  #full(message: Full): void {
    this.#arrived = [];
    this.behind = 0;
    this.link = "open";
    this.#tries = 0;
    this.refusal = null;
    this.count = message.count;
    this.seat = message.seat;
    this.own = message.own ?? (message.seat === null ? [] : [message.seat]);
    this.table = message.table;
    this.invitation = message.invitation;
    const decoder = this.#decoder(message);
    this.turn = message.turn && decoder.turn(message.turn);
    this.parts = message.view ?? {};
    this.events = decoder.events(message.events);
    const first = Math.min(message.entries[0]?.[0] ?? Infinity, this.events[0]?.number ?? Infinity);
    this.entries = entriesOf(message.entries, first, message.turn?.number ?? 0);
    this.chat = message.chat;
    this.fresh = [];
    this.timed = Date.now() / 1000;
    this.#answerAlike();
  }

  #decoder({ phrases }: Full | Update): Decoder {
    return new Decoder(this.table?.game ?? "", this.table?.seats ?? [], this.seat, phrases);
  }

  /** Take an update in, and give its events; none if it does not follow what we have. */
  #update(message: Update): EventView[] {
    if (message.after !== this.count) {
      // A gap: something was missed, so ask for everything.
      this.#socket?.send(JSON.stringify({ type: "resync" }));
      return [];
    }
    this.count = message.count;
    if (message.table) this.table = message.table;
    else if (message.clocks && this.table) {
      const seats = this.table.seats.map((seat, at) => ({ ...seat, clock: message.clocks?.[at] ?? null }));
      this.table = { ...this.table, seats };
    }
    const before = this.turn?.number ?? 0;
    const number = message.turn?.number ?? 0;
    const decoder = this.#decoder(message);
    const events = decoder.events(message.events);
    this.turn = message.turn && decoder.turn(message.turn);
    if (Object.keys(message.view).length) this.parts = merged(this.parts, message.view);
    if (message.rewound) {
      this.entries = this.entries.filter((entry) => entry.number <= number);
      this.events = this.events.filter((event) => event.number <= number);
    }
    if (number > before)
      this.entries = [...this.entries, ...entriesOf(message.entries, before + 1, number)].slice(-KEEP);
    if (events.length) this.events = [...this.events, ...events].slice(-KEEP);
    if (message.happened?.length) {
      const notes = message.happened.map((one, at) => ({
        ...one,
        // Said where the order has answered: what followed from that may begin a new turn.
        number: one.kind === ORDERED ? this.#firstOf(one.seat, before, number) : number,
        key: message.count * 100 + at,
      }));
      this.notes = [...this.notes, ...notes].slice(-KEEP_NOTES);
    }
    this.timed = Date.now() / 1000;
    return events;
  }

  /** The first choice of a seat after a number of choices. */
  #firstOf(seat: number | null | undefined, after: number, last: number): number {
    return this.entries.find((entry) => entry.number > after && entry.seat === seat)?.number ?? last;
  }

  /** Send something and wait for its answer. */
  ask(message: FromClient): Promise<FromServer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal("offline", "not connected"));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  async #act(message: FromClient): Promise<void> {
    if (this.busy) return;
    this.skip();
    const act = ++this.#acts;
    this.#acted = this.moment;
    this.busy = true;
    this.#eager = true;
    this.refusal = null;
    try {
      await this.ask(message);
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
      else throw error;
    } finally {
      if (act === this.#acts) this.busy = this.#eager = false;
    }
  }

  /** The view as the question shown stands in it. */
  get shown(): Record<string, unknown> {
    return this.mine && this.turn?.opening ? merged(this.parts, this.turn.view) : this.parts;
  }

  get number(): number {
    return this.turn?.number ?? 0;
  }

  /** How many choices we have made of an answer that several seats give at the same time. */
  get step(): number {
    return this.turn?.step ?? 0;
  }

  /** What we choose is meant for this moment. Other seats may answer meanwhile. */
  get moment(): string {
    return `${this.number}/${this.step}`;
  }

  /** The seats that have to choose: several where they answer at the same time. */
  get waiting(): number[] {
    return this.turn?.waiting ?? [];
  }

  /** We have answered, others have not: until then we can take our answer back. */
  get answered(): boolean {
    return !this.mine && this.waiting.length > 0 && this.turn?.can_undo === true;
  }

  /** Several people share this device, and it is on its way from one to the next: nobody's hand is shown. */
  get passing(): boolean {
    return this.own.length > 1 && this.seat === null && this.table?.status === "playing";
  }

  /** Whether the page gives our answer, because all of them are alike. */
  get answering(): boolean {
    return this.seat !== null && this.turn?.to_move === this.seat && Boolean(this.turn.alike);
  }

  /** Whether it is our choice: not where all answers are alike. */
  get mine(): boolean {
    return this.seat !== null && this.turn?.to_move === this.seat && !this.turn.alike;
  }

  /** Somebody else of those who share this device has it now; nobody: it is put down. */
  async takeSeat(seat: number | null): Promise<void> {
    try {
      await this.ask({ type: "take_seat", seat });
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
      else throw error;
    }
  }

  /** Make a choice; where it answers a question that was shown ahead, after the one that opens it. */
  choose(choice: string, opening = ""): Promise<void> {
    return this.#act({
      type: "choose",
      number: this.number,
      step: this.step,
      choice,
      opening,
      brief: true,
    });
  }

  undo(restart = false): Promise<void> {
    return this.#act({ type: "undo", number: this.number, step: this.step, restart, brief: true });
  }

  /** The number of our last own choice, which everybody may agree to take back. */
  get lastOwn(): number | null {
    const own = this.entries.filter((entry) => entry.seat === this.seat && !entry.automatic);
    return own.findLast((entry) => !this.#unasked.has(entry.number))?.number ?? null;
  }

  /** Whether we play against bots only, and may take back what lies beyond the barrier without asking anybody. */
  get undoesBeyond(): boolean {
    const seats = this.table?.seats ?? [];
    const people = seats.filter((seat) => seat.kind === "human" && !seat.bot);
    return this.seat !== null && people.length === 1 && this.table?.undo !== "never" && this.lastOwn !== null;
  }

  /** Ask the others to go back to our last choice; against bots it happens at once. */
  askUndo(): Promise<void> {
    const last = this.lastOwn;
    return last === null ? Promise.resolve() : this.#act({ type: "ask", kind: "undo", number: last - 1 });
  }

  /** Ask the others to let a bot play for somebody who has gone; without one, whoever comes by the link. */
  askHandOver(seat: number, bot = "skilled"): Promise<void> {
    return this.#act({ type: "ask", kind: "hand_over", seat, bot });
  }

  /** Let spectators talk, or not. */
  mute(muted: boolean): Promise<void> {
    return this.#act({ type: "mute", muted });
  }

  answer(request: number, yes: boolean): Promise<void> {
    return this.#act({ type: "answer", request, yes });
  }
}
