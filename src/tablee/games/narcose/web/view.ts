// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** A seat as all see it. `pool`: its hand and its deck together, which all know; `known` and `top`: what all have seen of them; `fresh`: what it stored in its RdR zone this turn; `hit`: what it would lose by the damage in play. */
export interface SeatView {
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
  hit: number;
}

/** A card in play, `at` its number this turn; what it is about to deal, the damage of its mixtures apart. Of its lines, by number: which are `done`, which are `open`, of which the condition `holds`, which are `spent` since their name was applied this turn, and which are `off`: muted, or on the side that was not chosen. */
export interface InPlay {
  card: string;
  at: number;
  used: boolean;
  muted: boolean;
  side: number;
  cling: boolean;
  extra: number;
  done: number[];
  open: number[];
  holds: number[];
  spent: number[];
  off: number[];
  damage: number;
  mixed: number;
  answered: boolean;
}

/** What the play zone comes to as it lies, and by how much prices are reduced. */
export interface Tally {
  damage: number;
  coins: number;
  discount: number;
  hallucinogens: number;
}

/** A mixture that is live: a line of a card in play, and the numbers of the other cards it is made with. */
export interface Mixture {
  card: string;
  at: number;
  line: number;
  with: number[];
}

/** A pile of the Darknet or a place of the river: its face-up card with its price now, how many cards lie below, and whether an event does. */
export interface Pile {
  card: string | null;
  below: number;
  event: boolean;
  price: number | null;
}

/** The effect under way; its card is None once it has left. */
export interface Doing {
  card: string | null;
  at: number;
  line: number;
}

/** The effect that may be answered now: its card, where that lies, and its line, 0 where it is not one of the numbered lines. */
export interface Facing {
  card: string;
  zone: "malus" | "play" | "rdr";
  line: number;
}

/** Chances as fractions, by seat and title: that a hidden hand holds a card, and that the next card of a deck is it. */
export interface NarcoseOdds {
  hands: Record<string, Record<string, string>>;
  next: Record<string, Record<string, string>>;
}

/** The table. `hand`, `top` and `looked`: what only the reader sees of cards; None is one that is not seen. */
export interface NarcoseView {
  mode: "piles" | "river";
  phase: "actions" | "buy" | "damage" | "end" | "malus" | "set-up";
  dealer: number | null;
  seats: SeatView[];
  play: InPlay[];
  tally: Tally;
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
  doing: Doing | null;
  facing: Facing | null;
  hand: string[];
  top: (string | null)[];
  looked: (string | null)[];
  aids?: NarcoseOdds;
}
