/** The words of the shell and of boards: Fluent catalogues in both languages. Sentences of a game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../en.ftl?raw";
import fr from "../../fr.ftl?raw";
import { prefs } from "./prefs.svelte";
import type { Lang } from "./wire";

export type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

function bundle(lang: Lang, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A game's sentences are worded by the server; here its functions only have to be known. */
const plainly = ([value]: FluentVariable[]) => value ?? "";
const FUNCTIONS = Object.fromEntries(
  ["SEAT", "SEATS", "YOU", "NAME", "NAMES", "AND", "OR"].map((name) => [name, plainly as never]),
);

function speak(from: FluentBundle, id: string, args?: Args): string {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, args ?? null, []) : id;
}

const shell = { en: bundle("en", en), fr: bundle("fr", fr) };

/** A sentence of the shell, in the language chosen. */
export const t: Say = (id, args) => speak(shell[prefs.lang], id, args);

const FILES = import.meta.glob<string>("../../../src/tablee/games/*/{en,fr}.ftl", { query: "?raw", import: "default" });
const boards = new Map<string, FluentBundle>();

/** The words of a game's board, read before the board is shown. A game from elsewhere has none here. */
export async function boardWords(game: string): Promise<Say> {
  for (const lang of ["en", "fr"] as const) {
    const path = Object.keys(FILES).find((file) => folderOf(file) === game && file.endsWith(`/${lang}.ftl`));
    const load = path && FILES[path];
    if (load && !boards.has(`${game}/${lang}`)) boards.set(`${game}/${lang}`, bundle(lang, await load()));
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
