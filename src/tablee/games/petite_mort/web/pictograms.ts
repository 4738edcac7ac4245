/** What is printed on cards: pictograms by kind, soul points, jobs. */
import { type Cards, raw } from "@/lib/cards";
import type { Life, Token } from "./view";

export type Kind = Token["kind"];
export type Counts = Record<string, number>;

/** The kinds that a strength can be against, each with a drawing in two colours; and the one that nothing is against. */
export const CAUSES: readonly Kind[] = ["heart", "stroke", "accident", "lungs", "suicide", "cancer"];
export const KINDS: readonly Kind[] = [...CAUSES, "darwin"];

/** A card's pictograms one by one. */
export const weakOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id), "weak") ?? [];
export const strongOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id), "strong") ?? [];
export const soulsOf = (cards: Cards, id: string) => raw<number>(cards.find(id), "souls") ?? 0;
export const hasJob = (cards: Cards, id: string) => !!raw<boolean>(cards.find(id, "trait"), "job");
export const needsOf = (cards: Cards, id: string) => raw<string[]>(cards.find(id, "scythe"), "needs") ?? [];

/** How many weaknesses of each kind are there and do not count any more. */
export function cancelled(life: Life): [string, number][] {
  const found: Counts = { ...life.weak };
  for (const { kind } of life.tokens) found[kind] = (found[kind] ?? 0) + 1;
  for (const [kind, n] of Object.entries(life.net)) found[kind] = (found[kind] ?? 0) - n;
  return KINDS.filter((kind) => found[kind]).map((kind) => [kind, found[kind] ?? 0]);
}
