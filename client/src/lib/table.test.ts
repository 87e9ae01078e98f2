// The connection of a table: updates in order, together when they come quickly, everything again after a gap.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Full, Update } from "../generated/messages";
import type { TableLink as Link } from "./table.svelte";

// The settings ask what the system likes as soon as they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { moments } = await import("./moments");
const { PACE_TIMES, settings } = await import("./settings.svelte");
const { TableLink } = await import("./table.svelte");

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { type: string; id?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const turn = (number: number): object => ({
  number,
  to_move: 0,
  waiting: [0],
  prompt: null,
  choices: [],
  horizon: 0,
  can_undo: false,
});

const update = (after: number, more: Partial<Update> = {}): object => ({
  type: "update",
  after,
  count: after + 1,
  turn: turn(after + 1),
  view: { year: after },
  entries: [],
  events: [{ number: after + 1, event: { type: "Gained", seat: 1 } }],
  now: 0,
  ...more,
});

const FULL = {
  type: "full",
  count: 5,
  seat: 0,
  table: { seats: [], status: "playing" },
  invitation: "",
  turn: turn(5),
  view: {},
  entries: [],
  events: [],
  chat: [],
  now: 0,
};

let link: Link;

beforeEach(() => {
  settings.pace = "instant";
  const toFake = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] as const;
  vi.useFakeTimers({ toFake: [...toFake, "requestAnimationFrame"] });
  vi.stubGlobal("WebSocket", Socket);
  link = new TableLink("abc");
  link.open();
  Socket.last.onopen?.();
  Socket.last.say(FULL);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("chooses by the step of its own answer, whatever others answer meanwhile", () => {
  const open = { ...turn(5), to_move: 0, waiting: [0, 1], step: 1, can_undo: true };
  const say = (after: number, more: object): void =>
    Socket.last.say(update(after, { events: [], turn: { ...open, ...more } } as unknown as Partial<Update>));
  say(5, {});
  vi.advanceTimersByTime(1000);
  expect([link.mine, link.answered, link.moment]).toEqual([true, false, "5/1"]);
  void link.choose("wait");
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "choose", number: 5, step: 1 });
  say(6, { waiting: [0] }); // somebody else has answered: ours is still on its way
  expect(link.busy).toBe(true);
  say(7, { to_move: 1, waiting: [1], step: 2 });
  expect([link.busy, link.mine, link.answered]).toEqual([false, false, true]);
  void link.undo();
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "undo", number: 5, step: 2 });
});

it("answers for us where all answers are alike, and nobody is asked", () => {
  const alike = { ...turn(5), to_move: 0, waiting: [0], alike: "launch erie" };
  Socket.last.say(update(5, { events: [], turn: alike } as unknown as Partial<Update>));
  expect(link.mine).toBe(false);
  expect(Socket.last.sent.at(-1)).toMatchObject({
    type: "choose",
    number: 5,
    choice: "launch erie",
    brief: true,
  });
  Socket.last.say({ type: "refused", id: Socket.last.sent.at(-1)?.id, code: "stale", message: "" });
  expect(link.refusal).toBeNull(); // another page of ours was quicker
  Socket.last.say(update(6, { turn: turn(7), entries: [[6, 0, "launch erie", false]], events: [] } as never));
  vi.advanceTimersByTime(1000);
  expect(link.lastOwn).toBeNull(); // it is not ours to take back
  const sent = Socket.last.sent.length;
  Socket.last.say({ ...FULL, turn: alike }); // after a lost connection
  expect(Socket.last.sent).toHaveLength(sent + 1);
  Socket.last.say({ ...FULL, turn: { ...alike, to_move: 1, waiting: [1] } });
  expect(Socket.last.sent).toHaveLength(sent + 1);
});

it("answers for us only after what somebody else did has been seen", () => {
  settings.pace = "normal";
  const alike = { ...turn(6), to_move: 0, waiting: [0], alike: "launch erie" };
  const sent = Socket.last.sent.length;
  Socket.last.say(update(5, { entries: [[5, 1, "launch huron", false]], events: [], turn: alike } as never));
  expect(Socket.last.sent).toHaveLength(sent);
  vi.advanceTimersByTime(PACE_TIMES.normal);
  expect(Socket.last.sent.at(-1)).toMatchObject({ choice: "launch erie" });
});

it("knows the entries from the first one it is told", () => {
  const entries: Full["entries"] = [[3, 1, "move a b", false]];
  Socket.last.say({ ...FULL, entries });
  expect(link.entries.map(({ number, seat }) => [number, seat])).toEqual([
    [3, 1],
    [4, -1],
    [5, -1],
  ]);
});

it("shows the first update at once, and what follows quickly together", () => {
  Socket.last.say(update(5));
  expect(link.count).toBe(6);
  Socket.last.say(update(6));
  Socket.last.say(update(7));
  expect(link.count).toBe(6);
  vi.advanceTimersByTime(100);
  expect(link.count).toBe(8);
  expect(link.fresh.map((event) => event.number)).toEqual([7, 8]);
  expect(link.events.length).toBe(3);
});

const moved = (after: number, seat = 1): object =>
  update(after, { entries: [[after + 1, seat, "move a b", false]] });

it("shows what others do move by move, each for a while", () => {
  settings.pace = "normal";
  for (const after of [5, 6, 7]) Socket.last.say(moved(after));
  expect([link.count, link.behind]).toEqual([6, 2]);
  vi.advanceTimersByTime(240);
  expect(link.count).toBe(6);
  vi.advanceTimersByTime(PACE_TIMES.normal);
  expect(link.count).toBe(7);
  expect(link.fresh.map((event) => event.number)).toEqual([7]);
  vi.advanceTimersByTime(2 * PACE_TIMES.normal);
  expect([link.count, link.behind]).toEqual([8, 0]);
});

it("stays long enough at a normal pace", () => {
  expect(PACE_TIMES.normal).toBeGreaterThanOrEqual(250);
});

it("skips to the present when somebody does not want to wait, and before our own choice", () => {
  settings.pace = "slow";
  for (const after of [5, 6, 7]) Socket.last.say(moved(after));
  link.skip();
  expect([link.count, link.behind]).toEqual([8, 0]);
  for (const after of [8, 9]) Socket.last.say(moved(after));
  void link.choose("move a b");
  expect(link.count).toBe(10);
});

it("does not keep back the answer to our own choice, nor what people say", () => {
  settings.pace = "slow";
  void link.choose("move a b");
  Socket.last.say(moved(5, 0));
  expect(link.count).toBe(6);
  Socket.last.say(moved(6));
  Socket.last.say({ ...moved(7), chat: [{ line: 8, text: "hello" }] });
  expect(link.count).toBeLessThan(8);
  expect(link.chat).toMatchObject([{ text: "hello" }]);
});

it("waits for a moment that is shown over the board", () => {
  settings.pace = "normal";
  Socket.last.say(moved(5));
  const end = moments.begin();
  Socket.last.say(moved(6));
  vi.advanceTimersByTime(10_000);
  expect(link.count).toBe(6);
  end();
  expect(link.count).toBe(7);
});

it("shows at once what is taken back", () => {
  settings.pace = "slow";
  for (const after of [5, 6]) Socket.last.say(moved(after));
  Socket.last.say(update(7, { rewound: true, turn: turn(5) as Update["turn"], events: [] }));
  expect(link.count).toBe(8);
  expect(link.fresh).toEqual([]);
});

it("waits with what follows until the first is on the screen", () => {
  let draw: FrameRequestCallback = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => ((draw = callback), 1));
  Socket.last.say(update(5));
  Socket.last.say(update(6));
  vi.advanceTimersByTime(1000);
  expect(link.count).toBe(6);
  draw(0);
  vi.advanceTimersByTime(130);
  expect(link.count).toBe(7);
});

it("shows all in a tab that nobody looks at, where nothing is drawn", () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  Socket.last.say(update(5));
  Socket.last.say(update(6));
  vi.advanceTimersByTime(100);
  expect(link.count).toBe(7);
});

it("never lets the answer to a click wait", () => {
  Socket.last.say(update(5));
  void link.choose("move a b");
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "choose", number: 6 });
  Socket.last.say(update(6));
  expect(link.count).toBe(7);
});

it("can act again as soon as the game has gone on, and waits for the answer else", async () => {
  const first = link.choose("move a b");
  expect(link.busy).toBe(true);
  Socket.last.say(update(5, { turn: turn(5) as Update["turn"] }));
  expect(link.busy).toBe(true); // somebody said something, no more
  vi.advanceTimersByTime(200);
  Socket.last.say(update(6));
  vi.advanceTimersByTime(200);
  expect(link.busy).toBe(false);
  void link.choose("move b c");
  Socket.last.say({ type: "done", id: 1 } as never);
  await first;
  expect(link.busy).toBe(true); // the second one is not answered yet
});

it("asks for everything when something was missed", () => {
  Socket.last.say(update(9));
  expect(link.count).toBe(5);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "resync" });
});

it("forgets what was taken back", () => {
  Socket.last.say(update(5));
  vi.advanceTimersByTime(100);
  Socket.last.say(update(6, { rewound: true, turn: turn(5) as Update["turn"], events: [] }));
  expect(link.events).toEqual([]);
  expect(link.fresh).toEqual([]);
});

it("keeps the time of the seats, and comings and goings do not wind it back", () => {
  const seat = (clock: number): object => ({ name: "", clock, online: false });
  const full = { type: "full", count: 5, seat: 0, turn: turn(5), entries: [], events: [], chat: [], now: 0 };
  const clock = { bank: 90, increment: 0 };
  Socket.last.say({ ...full, view: {}, table: { clock, seats: [seat(90), seat(90)], status: "playing" } });
  Socket.last.say(update(5, { clocks: [71.5, 90] }));
  expect(link.table?.seats.map((place) => place.clock)).toEqual([71.5, 90]);
  expect(link.table?.status).toBe("playing");
  const received = link.timed;
  vi.setSystemTime(Date.now() + 5000);
  Socket.last.say({ type: "presence", online: [true, true], watching: 1 });
  expect(link.table?.seats.map((place) => place.online)).toEqual([true, true]);
  expect(link.timed).toBe(received);
});

it("stops when the page is refused, and only then", () => {
  Socket.last.say({ type: "refused", id: 0, code: "stale", message: "" });
  expect(link.link).toBe("open");
  const late = new TableLink("abc");
  late.open();
  Socket.last.say({ type: "refused", id: 0, code: "busy", message: "" });
  expect(late.link).toBe("connecting");
  Socket.last.say({ type: "refused", id: 0, code: "wrong_version", message: "" });
  expect(late.link).toBe("refused");
  expect(late.refusal?.code).toBe("wrong_version");
});

it("notes what happened at the table beside the game", () => {
  Socket.last.say(update(5, { happened: [{ kind: "handed_over", seat: 1, bot: "greedy" }] }));
  expect(link.notes).toMatchObject([{ kind: "handed_over", seat: 1, number: 6 }]);
});

it("says where a standing order has answered, not where that has led to", () => {
  const more = {
    turn: turn(8),
    entries: [[6, 1, "no_fire", false]],
    happened: [{ kind: "order_answered", seat: 1 }],
  };
  Socket.last.say(update(5, more as unknown as Partial<Update>));
  expect(link.notes).toMatchObject([{ kind: "order_answered", number: 6 }]);
});
