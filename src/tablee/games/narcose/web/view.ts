/** What a view of the game holds, and which options a thing on the board stands for. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

export interface Played {
  card: string;
  at: number;
  used: boolean;
  muted: boolean;
  side: number;
  cling: boolean;
  extra: number;
  done: number[];
  open: number[];
  damage: number;
  mixed: number;
  answered: boolean;
}

export interface Place {
  seat: number;
  life: number;
  turns: number;
  hand: number;
  known: string[];
  deck: number;
  top: (string | null)[];
  pool: Record<string, number>;
  discard: string[];
  rdr: string[];
  fresh: string[];
  malus: string[];
  owned: number;
  shield: boolean;
}

export interface Pile {
  card: string | null;
  below: number;
  event: boolean;
  price: number | null;
}

export interface Mixture {
  card: string;
  at: number;
  line: number;
  with: number[];
}

export interface NarcoseView {
  mode: "piles" | "river";
  phase: "set-up" | "malus" | "actions" | "damage" | "buy" | "end";
  dealer: number | null;
  seats: [Place, Place];
  play: Played[];
  tally: { damage: number; coins: number; discount: number; hallucinogens: number };
  mixtures: Mixture[];
  darknet: Pile[];
  reserve: number;
  under: (string | null)[];
  infections: number;
  events: string[];
  removed: string[];
  seized: number;
  box: string[];
  once: string[];
  doing: { card: string | null; at: number; line: number } | null;
  hand: string[];
  top: (string | null)[];
  looked: (string | null)[];
}

export const LIFE = 25;
export const FIVE = 5;
type Data = ReturnType<typeof dataOf>;

/** The options of the open question that are like this. */
export function options(at: Sight, fits: (data: Data) => boolean): Offered[] {
  return (at.ask?.options ?? []).filter((option) => fits(dataOf(option)));
}

/** What aims at a card in play. */
export const aimedAt = (at: Sight, played: Played) => options(at, (data) => data.at === played.at);

/** What a card in a zone or in the hand could do or be chosen for. */
const BY_ZONE: Record<string, string[]> = {
  rdr: ["use", "react", "give"],
  malus: ["pay", "name"],
  hand: ["toss", "react"],
};
export function zoned(at: Sight, zone: "rdr" | "malus" | "hand", card: string): Offered[] {
  const isClean = at.ask?.kind === "clean-malus";
  return options(
    at,
    (data) =>
      data.card === card &&
      (BY_ZONE[zone] ?? []).includes(data.type) &&
      (data.type !== "name" || isClean) &&
      (data.type !== "toss" || at.ask?.kind === "dizzy"),
  );
}

/** What ends something or lets it happen: it lies nowhere on the table, so it stands in the line of phases. */
const PLAIN = ["done", "let", "none", "stop"];
export const plain = (at: Sight) => (at.ask?.options ?? []).filter((option) => PLAIN.includes(option.text));

/** Cards that make a live mixture together, side by side; every other card alone. */
export function clusters(view: NarcoseView): Played[][] {
  const group = new Map(view.play.map((one) => [one.at, one.at]));
  const root = (at: number): number => {
    const up = group.get(at) ?? at;
    return up === at ? at : root(up);
  };
  for (const mixture of view.mixtures) for (const at of mixture.with) group.set(root(at), root(mixture.at));
  const found = new Map<number, Played[]>();
  for (const one of view.play) found.set(root(one.at), [...(found.get(root(one.at)) ?? []), one]);
  return [...found.values()];
}

/** The effects of this turn in the order they were applied: the number of the card in play, if it still lies there. */
export function orderOf(at: Sight, view: NarcoseView): { card: string; at: number | null }[] {
  const start = at.events.findLastIndex((event) => event.id === "turn");
  if (start < 0 || view.phase === "set-up") return [];
  const left = new Map(view.play.map((one) => [one.at, one.done.length]));
  const applied = at.events.slice(start).filter((event) => event.id === "applied");
  return applied.map((event) => {
    const card = String(event.args.card);
    const found = view.play.find((one) => one.card === card && (left.get(one.at) ?? 0) > 0);
    if (found) left.set(found.at, (left.get(found.at) ?? 1) - 1);
    return { card, at: found?.at ?? null };
  });
}
