// The HTTP API: typed calls, one kind of error.

import type {
  CallsRequest,
  CallsView,
  CallTest,
  ContinueRequest,
  Credentials,
  DailyView,
  Draw,
  FillRequest,
  Replay,
  Review,
  GameView,
  Invitation,
  LessonProgress,
  LessonView,
  Me,
  NewTable,
  ExampleRequest,
  ExampleView,
  OptionForm,
  OptionsRequest,
  OrderView,
  Position,
  Recap,
  RuleView,
  ChapterView,
  Series,
  TableCard,
  Timeline,
  Year,
} from "../generated/messages";
import { say } from "./i18n.svelte";
import { kebab } from "./kebab";

/** What the server refused, with a code for programs and a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string = "",
    readonly status: number = 0,
  ) {
    super(message);
  }
}

/** How browsers say that a part of the page could not be loaded: after an upgrade it is not there any more. */
const PART_GONE = /dynamically imported module|module script failed|preload CSS/i;

/** What went wrong, in the reader's language. */
export function errorText(error: unknown): string {
  if (error instanceof Refusal) return say(`client-refused-${kebab(error.code)}`);
  return PART_GONE.test(String(error)) ? say("client-refused-wrong-version") : String(error);
}

/** JSON; what is none, such as the page of a proxy that has lost us, says nothing to a program. */
function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Milliseconds in which a request is made again whenever the server says so, before anybody hears of it. */
const PATIENCE = 60_000;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "the server cannot be reached");
  }
}

/** What was asked for; else a refusal is thrown. */
async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const refusal = (read(await response.text()) ?? {}) as { code?: string; message?: string; rule?: string };
  throw new Refusal(
    refusal.code ?? "busy",
    refusal.message ?? response.statusText,
    refusal.rule,
    response.status,
  );
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await checked(await ask(method, path, body));
  return read(await response.text()) as T;
}

/** Whoever looks back takes turns with others, and may have to ask again when the server says so. */
async function patiently(path: string): Promise<Response> {
  for (let waited = 0; ;) {
    const response = await ask("GET", path);
    const wait = Number(response.headers.get("retry-after")) * 1000;
    waited += wait;
    if (response.ok || !(wait > 0) || waited > PATIENCE) return checked(response);
    await new Promise((done) => setTimeout(done, wait));
  }
}

const lookBack = async <T>(path: string): Promise<T> => read(await (await patiently(path)).text()) as T;

/** Save a file that the server makes, under the name that the server gives it. */
async function save(path: string): Promise<void> {
  const response = await patiently(path);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? "firekeeper";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

export const api = {
  games: () => get<GameView[]>("/api/games"),
  /** How a game with these options would begin. */
  example: (game: string, request: ExampleRequest) =>
    post<ExampleView>(`/api/games/${game}/example`, request),
  components: (game: string) => get<unknown>(`/api/games/${game}/components`),
  /** The rules of a game, by chapter. */
  contents: (game: string, language: string) =>
    get<ChapterView[]>(`/api/games/${game}/rules?${new URLSearchParams({ language }).toString()}`),
  rule: (id: string, language: string) =>
    get<RuleView>(`/api/rules/${encodeURIComponent(id)}?${new URLSearchParams({ language }).toString()}`),
  searchRules: (q: string, language: string) =>
    get<RuleView[]>(`/api/rules?${new URLSearchParams({ q, language }).toString()}`),

  me: () => get<Me | null>("/api/sessions"),
  guest: (name: string, language: string) => post<Me>("/api/guests", { name, language }),
  recover: (code: string) => post<Me>("/api/guests/recover", { code }),
  register: (credentials: Credentials) => post<Me>("/api/accounts", credentials),
  signIn: (credentials: Credentials) => post<Me>("/api/sessions", credentials),
  signOut: () => call<null>("DELETE", "/api/sessions"),
  changePassword: (old: string, fresh: string) => post<null>("/api/me/password", { old, new: fresh }),
  changeLanguage: (language: string) => post<null>("/api/me/language", { language }),
  myYear: (year: number | null) => get<Year>(`/api/me/year${year === null ? "" : `?year=${year}`}`),
  sharedYear: (key: string, year: number | null) =>
    get<Year>(`/api/years/${key}${year === null ? "" : `?year=${year}`}`),
  shareYear: (shared: boolean) => post<Year>("/api/me/year/share", { shared }),
  daily: (game: string) => get<DailyView>(`/api/daily/${game}`),
  playDaily: (game: string) => post<Invitation>(`/api/daily/${game}`),
  calls: () => get<CallsView>("/api/me/calls"),
  changeCalls: (request: CallsRequest) => call<CallsView>("PUT", "/api/me/calls", request),
  confirmEmail: (code: string) => post<CallsView>("/api/me/calls/email", { code }),
  addDevice: (device: { endpoint: string; p256dh: string; auth: string }) =>
    post<CallsView>("/api/me/calls/devices", device),
  dropDevice: (endpoint: string) => call<CallsView>("DELETE", "/api/me/calls/devices", { endpoint }),
  tryCalls: () => post<CallTest>("/api/me/calls/test"),
  tableCalls: (id: string, calls: boolean) => post<CallsView>(`/api/tables/${id}/calls`, { calls }),
  exportMe: () => get<unknown>("/api/me/export"),
  forgetMe: (proof: string) => call<null>("DELETE", "/api/me", { proof }),

  lessons: () => get<LessonView[]>("/api/lessons"),
  beginExercise: (game: string, lesson: string, exercise: string) =>
    post<Invitation>(`/api/lessons/${game}/${lesson}/${exercise}`),
  checkExercise: (id: string) => post<LessonProgress>(`/api/tables/${id}/lesson`),

  tables: (which: "mine" | "open" | "watch" | "finished") => get<TableCard[]>(`/api/tables?which=${which}`),
  options: (game: string, request: OptionsRequest) =>
    post<OptionForm[]>(`/api/games/${game}/options`, request),
  newTable: (table: NewTable) => post<Invitation>("/api/tables", table),
  table: (id: string) => get<Invitation>(`/api/tables/${id}`),
  join: (id: string, invitation: string, seat: number | null = null) =>
    post<Invitation>(`/api/tables/${id}/join`, { invitation, seat }),
  fill: (id: string, request: FillRequest) => post<Invitation>(`/api/tables/${id}/fill`, request),
  sit: (id: string, what: "start" | "leave" | "return" | "resign" | "rematch") =>
    post<Invitation>(`/api/tables/${id}/${what}`),
  orders: (id: string, seat: number | null) =>
    get<OrderView[]>(`/api/tables/${id}/orders${seat === null ? "" : `?seat=${seat}`}`),
  changeOrders: (id: string, seat: number | null, orders: Record<string, OrderView["value"]>) =>
    call<OrderView[]>("PUT", `/api/tables/${id}/orders${seat === null ? "" : `?seat=${seat}`}`, { orders }),
  goOn: (id: string, request: ContinueRequest) => post<Invitation>(`/api/tables/${id}/continue`, request),
  timeline: (id: string) => lookBack<Timeline>(`/api/tables/${id}/timeline`),
  position: (id: string, number: number, seat: number | null, before?: number) =>
    lookBack<Position>(
      `/api/tables/${id}/positions/${number}?` +
        new URLSearchParams({
          ...(seat === null ? {} : { seat: String(seat) }),
          ...(before === undefined ? {} : { before: String(before) }),
        }).toString(),
    ),
  replay: (id: string, seat: number | null) =>
    lookBack<Replay>(`/api/tables/${id}/film${seat === null ? "" : `?seat=${seat}`}`),
  series: (id: string) => lookBack<Series>(`/api/tables/${id}/series`),
  /** A review as far as it is made; asking for it makes it go on. */
  review: (id: string, seat: number) => lookBack<Review>(`/api/tables/${id}/review?seat=${seat}`),
  draws: (id: string) => lookBack<Draw[]>(`/api/tables/${id}/draws`),
  record: async (id: string) => (await patiently(`/api/tables/${id}/record`)).text(),
  save,
  pageAddress: (id: string) => `/api/tables/${id}/page`,
  recap: (id: string, seat: number | null) =>
    lookBack<Recap>(`/api/tables/${id}/recap${seat === null ? "" : `?seat=${seat}`}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  upload: (text: string) => post<Invitation>("/api/records", text),
};
