/** The words of the shell and of boards: Fluent catalogues in both languages. Sentences of a game come from the server. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import en from "../../en.ftl?raw";
import fr from "../../fr.ftl?raw";
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

const shell = { en: bundle("en", en), fr: bundle("fr", fr) };

/** A sentence of the shell, in the language chosen. */
export const t: Say = (id, args) => speak(shell[prefs.lang], id, args);

/** Several things in one phrase, in the language chosen. */
export const list = (items: string[]) => joined(items, prefs.lang);

const FILES = import.meta.glob<string>("../../../src/tablee/games/*/{en,fr}.ftl", { query: "?raw", import: "default" });
const boards = new Map<string, FluentBundle>();

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
  for (const lang of ["en", "fr"] as const) {
    if (boards.has(`${game}/${lang}`)) continue;
    const text = await catalogue(game, lang);
    if (text) boards.set(`${game}/${lang}`, bundle(lang, text));
  }
  return (id, args) => {
    const own = boards.get(`${game}/${prefs.lang}`);
    return own?.hasMessage(id) ? speak(own, id, args) : t(id, args);
  };
}

/** Whether the shell has words for this. */
export const knows = (id: string) => shell[prefs.lang].hasMessage(id);

/** The game whose folder a file stands in; a game's name has hyphens where its folder has underscores. */
export function folderOf(path: string): string {
  return (path.split("/games/")[1]?.split("/")[0] ?? "").replaceAll("_", "-");
}
