/** What a view of the game holds, and what can be worked out from it for the board. */
import { type Cards, raw } from "@/lib/cards";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

export const CAUSES = ["heart", "stroke", "accident", "lungs", "suicide", "cancer"] as const;
export const KINDS = [...CAUSES, "darwin"] as const;
export const SYMBOLS = ["scythe", "hour", "night", "knell"] as const;
export const STEPS = [["gifts", "attach"], ["powa"], ["reap", "share", "token"], ["deathbed"], ["refill"]] as const;
export type Counts = Partial<Record<string, number>>;

export interface Life {
  person: string;
  place: number;
  traits: string[];
  age: number;
  souls: number;
  net: Counts;
  weak: Counts;
  strong: Counts;
  tokens: { kind: string; by: number }[];
  strikes: { by: number; scythe: string }[];
  deathbed: boolean;
}

export interface Totals {
  people: number;
  traits: number;
  scythes: number;
  souls: number;
  jobs: number;
  weak: Counts;
  strong: Counts;
  symbols: Counts;
}

export interface Place {
  seat: number;
  pawns: number;
  lives: Life[];
  tokens: Counts;
  traits: number;
  scythes: number;
  cemetery: string[];
  totals: Totals;
  beds: number;
  reaps: number;
  lost: number;
  hand?: { traits: string[]; scythes: string[] };
}

export interface Aim {
  id: string;
  places: number;
  pawns: number[];
  progress: [number, number][][];
}

export interface MortView {
  round: number;
  phase: string;
  first: number;
  open_hands: boolean;
  diploma: { id: string; level: number; keeps_scythes: boolean; objectives: Aim[] };
  piles: { people: number; traits: number; scythes: number };
  supply: Counts;
  discard: string[];
  seats: Place[];
  deaths: { round: number; owner: number; cards: string[]; reapers: number[] }[];
  hand: { traits: string[]; scythes: string[] };
  gave: { card: string; seats: number[] }[];
  table: { waiting: number[]; sealed?: string[]; result?: { winners: number[] } };
  aids?: { danger?: Record<string, string> };
}

const HATS = ["black", "rose", "blue", "plum"] as const;

/** The hat a seat wears: one's own is the mortarboard. */
export function hatOf(seat: number, viewer: number | null, seats: number): string {
  const away = viewer === null ? seat : (seat - viewer + seats) % seats;
  return HATS[away % HATS.length] as string;
}

/** Counts as a list, in the order of the game. */
export function listed(counts: Counts): [string, number][] {
  return KINDS.filter((kind) => counts[kind]).map((kind) => [kind, counts[kind] ?? 0]);
}

/** A card's pictograms one by one. */
export const weakOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id), "weak") ?? [];
export const strongOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id), "strong") ?? [];
export const soulsOf = (cards: Cards, id: string) => raw<number>(cards.find(id), "souls") ?? 0;
export const hasJob = (cards: Cards, id: string) => !!raw<boolean>(cards.find(id, "trait"), "job");
export const needsOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id, "scythe"), "needs") ?? [];

/** How many weaknesses of each kind strengths take away. */
export function cancelled(life: Life): [string, number][] {
  const found: Counts = {};
  for (const kind of KINDS) {
    const laid = life.tokens.filter((token) => token.kind === kind).length;
    found[kind] = (life.weak[kind] ?? 0) + laid - (life.net[kind] ?? 0);
  }
  return listed(found);
}

/** What this seat has sealed so far, part by part. */
export interface Sealed {
  given: Map<string, number>;
  attached: { card: string; life: string }[];
  laid: { kind: string; life: string }[];
  /** A token chosen that lies nowhere yet. */
  held: string;
  struck: { scythe: string; life: string }[];
  taken: string[];
  parts: number;
}

export function sealedOf(view: MortView): Sealed {
  const found: Sealed = { given: new Map(), attached: [], laid: [], held: "", struck: [], taken: [], parts: 0 };
  for (const text of view.table.sealed ?? []) {
    const [first = "", second = "", third = "", fourth = ""] = text.split(" ");
    found.parts += 1;
    if (first === "use") found.held = second;
    else if (first === "on") {
      found.laid.push({ kind: found.held, life: second });
      found.held = "";
    } else if (first === "take") found.taken.push(second);
    else if (first === "reap" && third === "with") found.struck.push({ scythe: fourth, life: second });
    else if (second === "to") found.given.set(first, Number(third));
    else if (second === "on") found.attached.push({ card: first, life: third });
  }
  return found;
}

/** The options of the open question that a thing stands for. */
export function aimed(at: Sight, fields: Record<string, unknown>): Offered[] {
  const wanted = Object.entries(fields).filter(([, value]) => value);
  return (at.ask?.options ?? []).filter((option) => {
    const data = dataOf(option);
    return wanted.every(([name, value]) => data[name] === value);
  });
}

/** The one option that is nothing but words: nobody, no token. */
export const refusal = (at: Sight) => (at.ask?.options ?? []).find((one) => ["no more", "no token"].includes(one.text));

type Goal = Record<string, unknown>;
const AIMS: Record<string, string> = {
  people: "head",
  traits: "rule",
  cards: "tomb",
  souls: "soul",
  jobs: "job",
  different_strengths: "strength",
  different_weaknesses: "six",
  same_weakness: "six",
  scythes: "scythe",
  symbols: "hour",
  same_symbol: "knell",
  beds: "bed",
  reaps: "scythe",
  lost: "tomb",
};

/** What an objective counts, as signs. */
export function signsOf(cards: Cards, id: string): string[] {
  const goals = raw<Goal[]>(cards.find(id, "objective"), "goal") ?? [];
  return goals.flatMap((goal) => {
    const weak = (goal.weaknesses ?? goal.each_weakness) as string[] | undefined;
    if (weak) return weak.length > 3 ? ["six"] : weak.map((kind) => (kind === "darwin" ? kind : `w-${kind}`));
    const strong = goal.strengths as string[] | undefined;
    if (strong) return strong.length > 3 ? ["strength"] : strong.map((kind) => `s-${kind}`);
    if (goal.both_colours || goal.balance) return ["six", "strength"];
    if (goal.cards_with === "three-souls") return ["soul-3"];
    if (goal.cards_with === "no-weakness") return ["no-weak"];
    if (goal.cards_with === "weakness-and-strength") return ["w-heart", "s-lungs"];
    if (goal.cards_with === "same-weakness-twice") return ["w-heart", "w-heart"];
    const verb = Object.keys(goal).find((name) => AIMS[name]);
    return [verb ? (AIMS[verb] as string) : "tomb"];
  });
}
