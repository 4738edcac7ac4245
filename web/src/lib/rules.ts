/** The rulebook of a game, fetched once for each language. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { RuleText } from "./wire";

const known = new Map<string, Promise<RuleText[]>>();

export function rulesOf(game: string): Promise<RuleText[]> {
  const key = `${prefs.lang}/${game}`;
  let found = known.get(key);
  if (!found) {
    found = api.rules(game);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that have all these words, or this number. Chapters stay above their rules. */
export function search(rules: RuleText[], wanted: string): RuleText[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const fits = (rule: RuleText) =>
    words.every((word) => bare(`${rule.number} ${rule.title} ${rule.text}`).includes(word));
  return rules.filter((rule) => !rule.is_chapter && fits(rule));
}
