// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** A card in a hand: what the hints allow it to be, and what it is, for those who see it. */
export interface Held {
  colours: ("blue" | "green" | "red" | "white" | "yellow")[];
  ranks: string[];
  card?: string;
}

/** For each of one's own cards, the chance of every card it may be; a spectator has none. */
export interface HanabiOdds {
  hand?: Record<string, number>[];
}

/** The table. `last_turns`: how many are left once the deck is empty. */
export interface HanabiView {
  seat: number | null;
  active: number;
  hints: number;
  lives: number;
  deck: number;
  last_turns: number | null;
  fireworks: Record<"blue" | "green" | "red" | "white" | "yellow", number>;
  discard: string[];
  hands: Held[][];
  aids?: HanabiOdds;
}
