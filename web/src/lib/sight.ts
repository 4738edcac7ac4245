/** What the boards built with the pages are given: the contract of every board, with the pages' own cards and words. A running
 * table and a replay are both one. */
import type * as board from "./board";
import type { Cards } from "./cards";
import type { Picking } from "./picking.svelte";
import type { Say } from "./words.svelte";

export { dataOf, matching, type Told } from "./board";

// biome-ignore lint/suspicious/noExplicitAny: each board knows the shape of its own game's view
export type View = any;

export type Presence = "" | "away" | "bot";

export interface Sight extends board.Sight<View> {
  readonly cards: Cards;
  readonly say: Say;
  /** The choice that is being made, press by press. */
  readonly picking: Picking;
  /** Whether whoever plays a seat is away, or a bot plays for them meanwhile. */
  presence?(seat: number): Presence;
}
