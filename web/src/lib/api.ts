/** The REST routes. A refusal is thrown as a `Trouble` with its sentence. */
import { prefs } from "./prefs.svelte";
import type * as wire from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly rule = "",
    /** What of a new table it is about: the seats, a level, or an option by its name. */
    readonly field = "",
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams({ ...query, lang: prefs.lang });
  const told =
    body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${search}`, { method, ...told });
  } catch {
    throw new Refusal(0, "offline", "");
  }
  const said = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refusal(answer.status, said?.code ?? "error", said?.sentence ?? "", said?.rule, said?.field);
  return said as T;
}

const get = <T>(path: string, query?: Record<string, string>) => call<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  lobby: () => get<wire.Lobby>("/lobby"),
  rename: (name: string) => post<{ name: string }>("/me", { name }),
  history: () => get<wire.History>("/history"),
  erase: (table = "") => post<wire.History>("/history/erase", { table }),
  forgetMe: () => post<{ ok: boolean }>("/me/forget"),
  reminding: () => get<wire.Reminding>("/reminders"),
  remind: (wish: wire.Reminder) => post<{ ok: boolean }>("/reminders", wish),
  stopReminding: (endpoint: string) => post<{ ok: boolean }>("/reminders/stop", { endpoint }),
  games: () => get<wire.GameInfo[]>("/games"),
  rules: (game: string) => get<wire.RuleText[]>(`/games/${game}/rules`),
  aid: (game: string) => get<wire.RuleText[]>(`/games/${game}/aid`),
  course: (game: string) => get<wire.Course>(`/games/${game}/course`),
  brought: (game: string) => get<wire.Brought>(`/games/${game}/brought`),
  gallery: (game: string, pack = "", softened = false) =>
    get<wire.Gallery>(`/games/${game}/gallery`, { ...(pack && { pack }), ...(softened && { softened: "true" }) }),
  bringPack: (game: string, text: string) => post<wire.PackInfo>(`/games/${game}/packs`, { text }),
  newPackUrl: (game: string, lang: wire.Lang) => `/api/games/${game}/packs/new?lang=${lang}`,
  create: (wish: Partial<wire.NewTable> & Pick<wire.NewTable, "game" | "seats">) =>
    post<wire.TableInfo>("/tables", wish),
  table: (id: string) => get<wire.TableInfo>(table(id)),
  start: (id: string) => post<wire.TableInfo>(`${table(id)}/start`, { nonce: nonce() }),
  join: (id: string, name: string, where: Pick<Partial<wire.Join>, "seat" | "how"> = {}) =>
    post<wire.TableInfo>(`${table(id)}/join`, { name, ...where, nonce: nonce() }),
  leave: (id: string) => post<wire.TableInfo>(`${table(id)}/leave`),
  seating: (id: string, change: Partial<wire.Seating>) => call<wire.TableInfo>("PATCH", table(id), change),
  invite: (id: string, seat: number | null = null) => post<wire.Invited>(`${table(id)}/invites`, { seat }),
  exchange: (token: string) => post<wire.Exchanged>("/invites", { token }),
  rematch: (id: string) => post<wire.TableInfo>(`${table(id)}/rematch`),
  ending: (id: string, eyes: string) => get<wire.Ending>(`${table(id)}/ending`, eyes ? { eyes } : {}),
  replay: (id: string, eyes: string) => get<wire.Replay>(`${table(id)}/replay`, eyes ? { eyes } : {}),
  replayView: (id: string, step: number, eyes: string) =>
    get<wire.ReplayView>(`${table(id)}/replay/${step}`, eyes ? { eyes } : {}),
  branch: (id: string, wish: wire.Branch) => post<wire.TableInfo>(`${table(id)}/branch`, wish),
  recordUrl: (id: string) => `/api${table(id)}/record`,
};

/** What this browser adds to a table's luck. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
