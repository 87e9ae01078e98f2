// What was said and not seen is counted and called, once.

import { beforeEach, expect, it, vi } from "vitest";

import type { ChatView } from "../generated/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { settings } = await import("./settings.svelte");
const { Unread } = await import("./unread.svelte");

const said = (line: number, seat = 1): ChatView => ({
  line,
  seat,
  at: 0,
  name: "",
  language: "en",
  text: "hello",
});
beforeEach(() => (settings.sound = true));

it("counts what others say until the chat is opened, and calls once for each", () => {
  const call = vi.fn();
  const unread = new Unread(call);
  unread.update([said(1)], 0);
  expect(unread.count).toBe(0); // said before we came
  unread.update([said(1), said(2), said(3, 0)], 0);
  expect([unread.count, call.mock.calls.length]).toEqual([1, 1]);
  unread.update([said(1), said(2), said(3, 0)], 0);
  expect(call).toHaveBeenCalledTimes(1);
  unread.open = true;
  unread.update([said(1), said(2), said(3, 0), said(4)], 0);
  expect([unread.count, call.mock.calls.length]).toEqual([0, 1]);
});

it("is silent where no sound is wanted", () => {
  settings.sound = false;
  const call = vi.fn();
  const unread = new Unread(call);
  unread.update([], 0);
  unread.update([said(1)], 0);
  expect([unread.count, call.mock.calls.length]).toEqual([1, 0]);
});
