/** A sheet filled in on the board, before it is answered question by question. */
import type { Told } from "./parts";
import { CHARACTERISTICS, halves, RANKS, SUITS } from "./sheet";

export interface Plan {
  main: string;
  suit: string;
  second: string;
  ranks: string[];
  cards: string[];
}

const turned = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** A sheet to begin with, another one for each seat, with what was answered before. */
export function ready(seat: number, given: Told[] = []): Plan {
  const main = (given[0]?.characteristic as string) ?? turned(CHARACTERISTICS, seat);
  const others = CHARACTERISTICS.filter((one) => one !== main);
  const ranks = given.slice(3, 6).map((one) => one.name as string);
  const cards = given.slice(6).flatMap((one) => (one.card ? [one.card as string] : []));
  const free = RANKS.filter((rank) => !ranks.includes(rank));
  return {
    main,
    suit: (given[1]?.name as string) ?? turned(SUITS, seat),
    second: (given[2]?.characteristic as string) ?? turned(others, 0),
    ranks: [...ranks, ...[0, 4, 8].map((n) => turned(free, seat + n))].slice(0, 3),
    cards: [...cards, ...[1, 2, 3].map((n) => `${turned(SUITS, seat + n)}-${turned(RANKS, seat + 3 * n)}`)].slice(0, 3),
  };
}

/** What a sheet is answered with, in the order in which it is asked for. */
export function keys({ main, suit, second, ranks, cards }: Plan): string[] {
  const minor = cards.flatMap((card) => [`kind-${halves(card)[0]}`, card]);
  return [`by-${main}`, `kind-${suit}`, `by-${second}`, ...ranks.map((rank) => `kind-${rank}`), ...minor];
}

/** Another main characteristic; the second one makes room for it. */
export function withMain(plan: Plan, main: string): Plan {
  return { ...plan, main, second: plan.second === main ? plan.main : plan.second };
}

/** One more rank takes the place of the one chosen longest ago. */
export function withRank(plan: Plan, rank: string): Plan {
  return plan.ranks.includes(rank) ? plan : { ...plan, ranks: [...plan.ranks.slice(1), rank] };
}

/** Another card in one of three places, unless it is there already. */
export function withCard(plan: Plan, place: number, card: string): Plan {
  return plan.cards.includes(card) ? plan : { ...plan, cards: plan.cards.map((one, n) => (n === place ? card : one)) };
}
