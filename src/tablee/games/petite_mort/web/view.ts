// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** PM-2.10: `places` for pawns (0: any number), the seats whose pawns stand there, whether all places are taken, and by seat how far it is: for each part how much there is and how much is needed. */
export interface Objective {
  id: string;
  places: number;
  pawns: number[];
  closed: boolean;
  progress: number[][][];
}

/** PM-2.10: what everybody tries to get. */
export interface Diploma {
  id: string;
  level: 1 | 2 | 3;
  keeps_scythes: boolean;
  objectives: Objective[];
}

/** The cards not drawn yet. */
export interface Piles {
  people: number;
  traits: number;
  scythes: number;
}

/** A Death Powa token on a character, and who laid it. */
export interface Token {
  kind: "accident" | "cancer" | "darwin" | "heart" | "lungs" | "stroke" | "suicide";
  by: number;
}

/** A Reaping card beside a character, and who laid it. */
export interface Strike {
  by: number;
  scythe: string;
}

/** A character: its cards, its age, its pictograms as printed and net, tokens and Reaping cards on it. `half`: how many of its cards fall to somebody who reaps it alone (PM-8.1); `deathbed`: it has had all its traits. */
export interface Life {
  person: string;
  place: number;
  traits: string[];
  age: number;
  souls: number;
  net: Record<string, number>;
  weak: Record<string, number>;
  strong: Record<string, number>;
  tokens: Token[];
  strikes: Strike[];
  half: number;
  deathbed: boolean;
}

/** PM-12.1: what is printed on the cards of a cemetery, added up. */
export interface Totals {
  people: number;
  traits: number;
  scythes: number;
  souls: number;
  jobs: number;
  weak: Record<string, number>;
  strong: Record<string, number>;
  symbols: Record<string, number>;
}

/** The cards in a hand. */
export interface Hand {
  traits: string[];
  scythes: string[];
}

/** What lies before a seat; `traits` and `scythes` are how many it holds, `hand` which, when hands are open (PM-3.9). */
export interface Place {
  seat: number;
  pawns: number;
  lives: Life[];
  tokens: Record<string, number>;
  traits: number;
  scythes: number;
  cemetery: string[];
  totals: Totals;
  beds: number;
  reaps: number;
  lost: number;
  hand?: Hand;
}

/** PM-10.3: how a character died; without reapers, in bed. */
export interface Death {
  round: number;
  owner: number;
  cards: string[];
  reapers: number[];
}

/** PM-4.5: a card this seat gave away, and the seats that may hold it. */
export interface Gift {
  card: string;
  seats: number[];
}

/** How many cards this seat has never seen. */
export interface Unseen {
  traits: number;
  scythes: number;
}

/** `gave`: of the cards this seat gave away, by card and seat, the chance that it is there; `danger`: by character, the chance that an opponent of its owner, this seat apart, holds a Reaping card that could reap it as it is now. */
export interface PetiteMortInsight {
  gave: Record<string, Record<string, string>>;
  unseen: Unseen;
  danger: Record<string, string>;
}

/** PM-4.4, PM-12.1: hands are hidden, all else lies open. `softened`: the words `soft-<kind>` stand for the names (PM-3.10). */
export interface PetiteMortView {
  round: number;
  phase: "attach" | "deathbed" | "gifts" | "powa" | "reap" | "refill" | "set-up" | "share" | "token";
  first: number;
  open_hands: boolean;
  softened: boolean;
  diploma: Diploma;
  piles: Piles;
  supply: Record<string, number>;
  discard: string[];
  seats: Place[];
  deaths: Death[];
  hand: Hand;
  gave: Gift[];
  aids?: PetiteMortInsight;
}
