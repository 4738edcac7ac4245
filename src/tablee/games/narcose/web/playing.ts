/** How the cards in play are laid out, what they come to, and how far the scales go that are drawn. */
import type { Sight } from "@/lib/sight";
import type { InPlay, NarcoseView } from "./view";

export const LIFE = 25;
export const FIVE = 5;

/** Cards that make a live mixture together, side by side; every other card alone. */
export function clusters(view: NarcoseView): InPlay[][] {
  const group = new Map(view.play.map((one) => [one.at, one.at]));
  const root = (at: number): number => {
    const up = group.get(at) ?? at;
    return up === at ? at : root(up);
  };
  for (const mixture of view.mixtures) for (const at of mixture.with) group.set(root(at), root(mixture.at));
  const found = new Map<number, InPlay[]>();
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

/** Where the damage in play comes from: a card, or a mixture of it. */
export interface Source {
  card: string;
  at: number;
  by: number;
  mixed: boolean;
}

export function sources(view: NarcoseView): Source[] {
  const own = view.play.map(({ card, at, damage }) => ({ card, at, by: damage, mixed: false }));
  const mixed = view.play.map(({ card, at, mixed }) => ({ card, at, by: mixed, mixed: true }));
  return view.tally.damage ? [...own, ...mixed].filter((one) => one.by) : [];
}
