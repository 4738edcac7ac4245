/** What stands on a card: its numbers and lines as the pack has them, each with the sentence the server made of it. */
import { type Cards, raw } from "@/lib/cards";
import { prefs } from "@/lib/prefs.svelte";
import type { Sight } from "@/lib/sight";
import type { CardInfo, Lang } from "@/lib/wire";
import type { Say } from "@/lib/words.svelte";

type Both = Record<Lang, string>;
// biome-ignore lint/suspicious/noExplicitAny: a verb names its own arguments
export type Verb = Record<string, any>;

export interface Line {
  do: Verb[];
  when: Verb;
  mix: Both | null;
  name: Both | null;
  once: boolean;
  must: boolean;
  cost: string;
  free: Verb;
}

/** A line that stands on a card, as the server words it; `of` and `side`: what the pack says of it, where it is an effect. */
export interface Row {
  kind: "value" | "action" | "counted" | "event" | "or" | "malus" | "kept" | "reaction";
  /** Its number, as options and the view count lines; 0 for what is no effect. */
  line: number;
  text: string;
  side: number;
  of: Line | null;
}

export const verb = (call: Verb) => Object.keys(call)[0] ?? "";

/** The signs of a card, its first type first: a depressant goes by Opi or GABA. */
export function typesOf(card: CardInfo | undefined): string[] {
  const sub = raw<string>(card, "sub");
  const types = (raw<string[]>(card, "types") ?? []).map((type) => (type === "depressant" && sub ? sub : type));
  return types.length ? types : [raw<string>(card, "kind") ?? "asset"];
}

/** The sign of a type. */
export const signOf = (type = "asset") => (type === "money" ? "coin" : `type-${type}`);

/** The effects of a card in the order of their numbers, each with its side of the --OR--. */
export function effectsOf(card: CardInfo | undefined): { of: Line; side: number }[] {
  const sides = [raw<Line[]>(card, "effects") ?? [], ...(raw<Line[][]>(card, "sides") ?? [])];
  return sides.flatMap((lines, side) => lines.map((of) => ({ of, side })));
}

export function rowsOf(card: CardInfo | undefined): Row[] {
  const effects = effectsOf(card);
  const rows = (card?.lines ?? []).map((line) => ({ side: 0, of: null, ...line, ...effects[line.line - 1] }) as Row);
  return rows.filter((row) => row.kind !== "kept");
}

const KINDS = ["stimulant", "depressant", "hallucinogen", "dissociative", "opi", "gaba"];
const ROUTES = ["oral", "nasal", "smoked", "inhaled", "injected"];
const FILTERS = [...KINDS, ...ROUTES, "natural", "synthetic", "drug"];

/** The sign of a filter, or none where it is a card's own name. */
export function filterSign(match: string): string {
  if (KINDS.includes(match)) return `type-${match}`;
  if (ROUTES.includes(match)) return `route-${match}`;
  return match === "natural" || match === "synthetic" ? `made-${match}` : "";
}

/** A filter as a noun: one or several of it, or with an article; a card goes by its name. */
export function filterName(match: string, cards: Cards, say: Say, n: number | "a" = 1): string {
  return FILTERS.includes(match) ? say(`filter-${match}`, { n }) : cards.name(match);
}

/** A verb in a few words, for a card in play. */
function brief(call: Verb, cards: Cards, say: Say): string {
  const name = verb(call);
  if (name === "when") {
    const then: string = (call.then as Verb[]).map((one) => brief(one, cards, say)).join(", ");
    return `${condition(call.when, cards, say)}${say("board-colon")} ${then}`;
  }
  return say(`board-do-${name.replaceAll("_", "-")}`, {
    n: typeof call[name] === "number" ? call[name] : 0,
    one: typeof call[name] === "string" ? filterName(call[name], cards, say, "a") : "",
    wins: call.wins ?? 0,
    to: call.to ?? "",
    what: call.what ?? "",
    own: call.own ? "yes" : "no",
    again: "no",
  });
}

export const briefly = (calls: Verb[], cards: Cards, say: Say) =>
  calls.map((call) => brief(call, cards, say)).join(say("board-then"));

/** A verb in a word, for a label. */
export function word(call: Verb, say: Say): string {
  const n = call[verb(call)];
  return say(`board-word-${verb(call).replaceAll("_", "-")}`, { n: typeof n === "number" ? n : 0 });
}

export function condition(when: Verb, cards: Cards, say: Say): string {
  if (when.in_play)
    return say("board-if-in-play", {
      n: when.at_least,
      one: filterName(when.in_play, cards, say, "a"),
      many: filterName(when.in_play, cards, say, when.at_least),
    });
  if (when.without_rdr) return say("board-if-without", { one: cards.name(when.without_rdr) });
  return say(when.behind ? "board-if-behind" : "board-if-trailing");
}

/** What a line of a card does, in a word or by its name. */
export function doneBy(id: string, line: number, at: Pick<Sight, "cards" | "say">): string {
  const found = effectsOf(at.cards.find(id))[line - 1]?.of;
  return found?.name?.[prefs.lang] ?? word(found?.do[0] ?? {}, at.say);
}

/** What a side of a card's --OR-- does, in a few words. */
export function sideOf(id: string, side: number, at: Pick<Sight, "cards" | "say">): string {
  const found = effectsOf(at.cards.find(id)).filter((one) => one.side === side);
  const said = found.map(({ of }) => {
    const does = of.name?.[prefs.lang] ?? briefly(of.do, at.cards as Cards, at.say);
    return of.mix ? `${of.mix[prefs.lang]}${at.say("board-colon")} ${does}` : does;
  });
  return [...new Set(said)].join(", ");
}
