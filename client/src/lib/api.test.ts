import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, Refusal } from "./api";

const told = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const busy = (after: string): Response =>
  told(429, { code: "rate_limited", message: "please wait" }, { "retry-after": after });

const server = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server);
  server.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who looks back asks again when the server says so", async () => {
  server.mockResolvedValueOnce(busy("2")).mockResolvedValueOnce(busy("5")).mockResolvedValue(told(200, []));
  const draws = api.draws("t");
  await vi.advanceTimersByTimeAsync(1999);
  expect(server).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await draws).toEqual([]);
  expect(server).toHaveBeenCalledTimes(3);
});

test("after a minute it is said", async () => {
  server.mockImplementation(() => Promise.resolve(busy("25")));
  const refused = api.series("t").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const error = await refused;
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).code).toBe("rate_limited");
  expect(server).toHaveBeenCalledTimes(3);
});

test("what is refused for good is said at once, and play does not wait", async () => {
  server.mockImplementation(() => Promise.resolve(told(403, { code: "forbidden", message: "no" })));
  await expect(api.replay("t", 0)).rejects.toMatchObject({ code: "forbidden", status: 403 });
  server.mockImplementation(() => Promise.resolve(busy("2")));
  await expect(api.sit("t", "start")).rejects.toMatchObject({ code: "rate_limited" });
  expect(server).toHaveBeenCalledTimes(2);
});
