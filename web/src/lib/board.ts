/** The contract of a board: what it is given, and what the module of one that is built elsewhere has in it.
 *
 * This file and `wire.ts` are all an author needs: every Tablée serves both, at `/board.ts` and `/wire.ts`. A game from a package
 * of its own has its board as an ES module, `static/board.js` of its folder, with the functions of `Board`. It may be written in
 * anything: it is given an element and a `Sight`, and another `Sight` whenever something has changed.
 *
 * A board decides nothing. What may be done is in `ask` and `acts`; what it marks with the class `may` is lit; what it marks with
 * `data-thing="name"` glides from where it was, and is pointed at by lines of the log. It keeps the tokens of the page
 * (`--paper`, `--dim`, `--line`, `--brass`, `--display`, `--text`) and is as wide and as high as its element.
 */
import type { Asked, CardInfo, Event, Gallery, Offered, Proposal } from "./wire";

/** Words of the game's own catalogue, else of the pages', in the reader's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** The cards of the pack in the reader's language, and the names the game gives to its things. */
export interface CardNames {
  readonly gallery: Gallery;
  /** The card with this id; `kind` where two kinds could have the same. */
  find(id: string, kind?: string): CardInfo | undefined;
  /** A card's name, else the message `name-<id>`. */
  name(id: string, kind?: string): string;
  all(kind: string): CardInfo[];
}

/** What every view has besides the game's own: who is waited for, and how it ended. */
export interface Told {
  table: { waiting: number[]; result?: { winners: number[]; reason: string; scores: number[] } };
}

/** A view, what may be done with it, and the words for it. `View` is what the game's own `view` gives. */
// biome-ignore lint/suspicious/noExplicitAny: each board knows the shape of its own game's view
export interface Sight<View = any> {
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
  /** The viewer's own answers that the others do not see yet. */
  readonly sealed: Offered[];
  /** Of those who answer out of sight, who has. */
  readonly answered: number[];
  readonly cards: CardNames;
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

/** What a module has that brings a board. */
export interface Board {
  /** Shows the board in an element that is empty. */
  mount(target: HTMLElement, at: Sight): Mounted;
}

export interface Mounted {
  /** Shows what there is now; it is there when this returns, so that things can glide. */
  update(at: Sight): void;
  destroy(): void;
}

/** An option as data: {"type": "place", fate: 5, at: "dawn"}, or its text alone. */
// biome-ignore lint/suspicious/noExplicitAny: the fields are those of the game's own options
export function dataOf(option: Offered): { type: string } & Record<string, any> {
  return typeof option.value === "string" ? { type: option.value } : (option.value as { type: string });
}

/** The options of the open question with these fields. */
export function matching(sight: Pick<Sight, "ask">, fields: Record<string, unknown>): Offered[] {
  const wanted = Object.entries(fields);
  return (sight.ask?.options ?? []).filter((option) => {
    const value = dataOf(option);
    return wanted.every(([name, expected]) => value[name] === expected);
  });
}
