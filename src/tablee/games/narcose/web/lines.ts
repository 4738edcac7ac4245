/** What stands on a card: its numbers and lines as the pack has them, each with the sentence the server made of it. */
import { type Cards, raw } from "@/lib/cards";
import type { CardInfo, Lang } from "@/lib/wire";
import type { Say } from "@/lib/words.svelte";
import type { NarcoseView } from "./view";

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

export interface Row {
  kind: "value" | "line" | "or" | "malus" | "reaction";
  /** Its number, as options and the view count lines; 0 for what is no line. */
  line: number;
  side: number;
  of: Line | null;
  text: string;
}

const COUNTED = ["damage", "damage_per_colour", "coins"];
export const verb = (call: Verb) => Object.keys(call)[0] ?? "";
export const isCounted = (line: Line) => line.do.every((call) => COUNTED.includes(verb(call)));

/** The signs of a card, its first type first: a depressant goes by Opi or GABA. */
export function typesOf(card: CardInfo | undefined): string[] {
  const sub = raw<string>(card, "sub");
  const types = (raw<string[]>(card, "types") ?? []).map((type) => (type === "depressant" && sub ? sub : type));
  return types.length ? types : [raw<string>(card, "kind") ?? "asset"];
}

/** The sign of a type. */
export const signOf = (type = "asset") => (type === "money" ? "coin" : `type-${type}`);

/** The text of a card, sentence by sentence: a full stop between quotation marks ends none, and a ransom belongs to its malus. */
function sentences(card: CardInfo): string[] {
  const ends = /(?<=\.) (?!Ransom|Rançon)(?![^«]*»)(?![^“]*”)|(?<=--O[RU]--) /;
  return card.text.split(ends).map((text) => text.replace(/^↵ /, ""));
}

export function rowsOf(card: CardInfo | undefined): Row[] {
  if (!card) return [];
  const said = sentences(card);
  const [damage, coins, counts] = ["damage", "coins", "counts"].map((field) => raw<number>(card, field) ?? 0);
  const printed = [damage, coins, (counts ?? 1) > 1, raw(card, "gift")].filter(Boolean).length;
  let next = printed;
  const rows: Row[] = printed
    ? [{ kind: "value", line: 0, side: 0, of: null, text: said.slice(0, printed).join(" ") }]
    : [];
  let number = 0;
  const lines = (list: Line[], side: number) => {
    for (const of of list) rows.push({ kind: "line", line: ++number, side, of, text: said[next++] ?? "" });
  };
  lines(raw<Line[]>(card, "effects") ?? [], 0);
  const [first, second] = raw<Line[][]>(card, "sides") ?? [];
  if (first && second) {
    lines(first, 1);
    rows.push({ kind: "or", line: 0, side: 0, of: null, text: (said[next++] ?? "").replaceAll("--", "") });
    lines(second, 2);
  }
  if (raw(card, "malus")) rows.push({ kind: "malus", line: 0, side: 0, of: null, text: said[next++] ?? "" });
  if (raw(card, "zone")) next++;
  if (raw(card, "reaction")) rows.push({ kind: "reaction", line: 0, side: 0, of: null, text: said[next] ?? "" });
  return rows;
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

function fits(card: CardInfo | undefined, match: string): boolean {
  if (!card) return false;
  const types = raw<string[]>(card, "types") ?? [];
  const words = ["sub", "route", "made"].map((field) => raw<string>(card, field));
  return card.id === match || types.includes(match) || words.includes(match) || (match === "drug" && types.length > 0);
}

/** Whether a condition holds as everything lies now, for the dealer. */
export function holds(view: NarcoseView, cards: Cards, when: Verb): boolean {
  if (view.dealer === null) return false;
  const [mine, other] = [view.seats[view.dealer], view.seats[1 - view.dealer]];
  if (!mine || !other) return false;
  if (when.in_play) return view.play.filter((one) => fits(cards.find(one.card), when.in_play)).length >= when.at_least;
  if (when.without_rdr) return !other.rdr.includes(when.without_rdr);
  if (when.behind) return mine.life < other.life;
  return !!when.trailing && mine.owned < other.owned;
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
