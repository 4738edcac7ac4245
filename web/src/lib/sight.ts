/** What a board is given: a view, what may be done with it, and the words for it. A running table and a replay are both one. */
import type { Cards } from "./cards";
import type { Asked, Event, Offered, Proposal } from "./wire";
import type { Say } from "./words.svelte";

// biome-ignore lint/suspicious/noExplicitAny: each board knows the shape of its own game's view
export type View = any;

export interface Sight {
  readonly game: string;
  readonly view: View;
  /** The view before the last change, to move things from where they were. */
  readonly before: View | null;
  readonly viewer: number | null;
  /** Everybody's questions, as far as this viewer is told. */
  readonly asks: Asked[];
  /** The one that waits for this viewer. */
  readonly ask: Asked | null;
  readonly events: Event[];
  readonly proposals: Proposal[];
  readonly acts: Offered[];
  readonly cards: Cards;
  readonly say: Say;
  readonly isReplay: boolean;
  /** In a replay with open cards: what each seat saw. */
  readonly open?: Record<string, View>;
  /** The option under the pointer or the focus, in the list or on the board. */
  hot: Offered | null;
  name(seat: number): string;
  choose(option: Offered): void;
  act(option: Offered): void;
  /** Shows a card large, with its text, its origin and its rule. */
  enlarge(card: string, kind?: string): void;
}

/** An option as data: {"type": "place", fate: 5, at: "dawn"}, or its text alone. */
export function dataOf(option: Offered): { type: string } & Record<string, View> {
  return typeof option.value === "string" ? { type: option.value } : (option.value as { type: string });
}

/** The options of the open question with these fields. */
export function matching(sight: Sight, fields: Record<string, unknown>): Offered[] {
  const wanted = Object.entries(fields);
  return (sight.ask?.options ?? []).filter((option) => {
    const value = dataOf(option);
    return wanted.every(([name, expected]) => value[name] === expected);
  });
}
