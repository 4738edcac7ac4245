/** The words of the shell and of boards: Fluent catalogues in both languages. Sentences of a game come from the server. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { bring } from "./brought";
import { ended, joined, nth, shaped } from "./grammar";
import { prefs } from "./prefs.svelte";
import type { Lang } from "./wire";

export type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

/** The functions of messages that the pages say themselves; sentences with people in them are worded by the server. */
function functions(lang: Lang) {
  const text = (value: unknown) => (value instanceof FluentType ? String(value.valueOf()) : String(value ?? ""));
  const number = (value: unknown) => Number(text(value));
  const made = {
    DE: ([name]: unknown[]) => shaped(text(name), "de", "m", true),
    LE: ([title]: unknown[]) => shaped(text(title), lang === "fr" ? "le" : "the"),
    END: ([said]: unknown[]) => ended(text(said)),
    NTH: ([n]: unknown[], { of = "f" }: Record<string, unknown> = {}) => nth(number(n), lang, text(of)),
    SIGN: ([n]: unknown[]) => (number(n) < 0 ? "minus" : number(n) > 0 ? "plus" : "zero"),
    ABS: ([n]: unknown[]) => new FluentNumber(Math.abs(number(n))),
    SAME: ([one, other]: unknown[]) => (text(one) === text(other) ? "yes" : "no"),
  };
  return made as unknown as Record<string, FluentFunction>;
}

/** Messages of one language; a text may have ids again that one before it has. */
export function bundle(lang: Lang, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: functions(lang) });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export function speak(from: FluentBundle, id: string, args?: Args): string {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, args ?? null, []) : id;
}

const SHELL: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../en.ftl?raw"),
  fr: () => import("../../fr.ftl?raw"),
};
/** Catalogues by language, those of games by `game/language`. The one chosen is fetched; the other when it is chosen, and until it is there
 * the first one speaks. */
const known = new SvelteMap<string, FluentBundle>();
const fetched = new Map<string, Promise<void>>();

function fetchOnce(key: string, lang: Lang, text: () => Promise<string | undefined>): Promise<void> {
  const fetching = fetched.get(key) ?? text().then((found) => void known.set(key, bundle(lang, found ?? "")));
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key));
  return fetching;
}

/** Know the words of the shell in a language. */
export const learn = (lang: Lang) => fetchOnce(lang, lang, async () => (await SHELL[lang]()).default);

function spoken(): FluentBundle | undefined {
  const found = known.get(prefs.lang);
  if (!found) void learn(prefs.lang).catch(() => undefined);
  return found ?? known.get("en") ?? known.get("fr");
}

/** A sentence of the shell, in the language chosen. */
export const t: Say = (id, args) => {
  const from = spoken();
  return from ? speak(from, id, args) : id;
};

/** Several things in one phrase, in the language chosen. */
export const list = (items: string[]) => joined(items, prefs.lang);

const FILES = import.meta.glob<string>("../../../src/tablee/games/*/{en,fr}.ftl", { query: "?raw", import: "default" });

/** Whether a game comes with Tablée: every one of those has words. */
export const isBuiltIn = (game: string) => Object.keys(FILES).some((file) => folderOf(file) === game);

/** A game's own words in one language; none where it has none, or where the server does not tell. */
async function catalogue(game: string, lang: Lang): Promise<string | undefined> {
  if (!isBuiltIn(game)) return (await bring(game).catch(() => undefined))?.words[lang];
  const path = Object.keys(FILES).find((file) => folderOf(file) === game && file.endsWith(`/${lang}.ftl`));
  return await FILES[path ?? ""]?.();
}

/** The words of a game's board, read before the board is shown. */
export async function boardWords(game: string): Promise<Say> {
  const first = prefs.lang;
  const learnBoard = (lang: Lang) => fetchOnce(`${game}/${lang}`, lang, () => catalogue(game, lang));
  await learnBoard(first);
  return (id, args) => {
    const own = known.get(`${game}/${prefs.lang}`);
    if (!own) void learnBoard(prefs.lang).catch(() => undefined);
    const from = own ?? known.get(`${game}/${first}`);
    return from?.hasMessage(id) ? speak(from, id, args) : t(id, args);
  };
}

/** Whether the shell has words for this. */
export const knows = (id: string) => spoken()?.hasMessage(id) ?? false;

/** The game whose folder a file stands in; a game's name has hyphens where its folder has underscores. */
export function folderOf(path: string): string {
  return (path.split("/games/")[1]?.split("/")[0] ?? "").replaceAll("_", "-");
}
