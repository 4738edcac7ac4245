// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** The base: the event of each cell that has one, the cells that lie bare, and those that were disarmed. */
export interface BaseView {
  id: string;
  difficulty: number;
  side: "A" | "B";
  events: Record<string, "acceleration" | "chain-reaction" | "discharge" | "fission" | "interphase" | "pulse" | "shield" | "shockwave">;
  bare: string[];
  disarmed: string[];
}

/** A cube the next Threat phase may take: the odds of 0, 1 and 2 breaches by its roll and, apart, the event it would bare. */
export interface ThreatView {
  cell: string;
  breaches: Record<string, string>;
  event: "acceleration" | "chain-reaction" | "discharge" | "fission" | "interphase" | "pulse" | "shield" | "shockwave" | null;
}

/** A cube about to go from one scientist's Lab to another's, for the cube `back` or, where that is empty, for nothing. */
export interface OfferView {
  cube: string;
  of: string;
  to: string;
  back: string;
}

/** A column of the Containment board: how many of its cubes are contained, and its card once it is turned up. */
export interface ColumnView {
  value: number;
  count: number;
  card: string | null;
  state: "down" | "spent" | "unlocked" | "up";
  playable?: boolean;
}

/** A valid set or run in a Lab, and those of its cubes that can still be contained. */
export interface SeriesView {
  kind: "run" | "set";
  cubes: string[];
  open: string[];
}

/** A Research card in somebody's hand. */
export interface HeldView {
  card: string;
  playable: boolean;
}

/** A scientist: whose, the Lab with its valid series, the hand, and whether a power of once a turn or a round is ready. */
export interface ScientistView {
  seat: number;
  who: number;
  card: string | null;
  lab: string[];
  series?: SeriesView[];
  hand?: HeldView[];
  ready?: boolean;
  refused?: boolean;
}

/** The odds of the next roll, how many of each Research card the piles still hold by level, the Containment cards that lie face down, and the cubes whose colour nobody has seen. */
export interface TesseractInsight {
  breaches: Record<string, string>;
  piles: Record<string, Record<string, number>>;
  containment: string[];
  colours: Record<"blue" | "orange" | "purple" | "yellow", number>;
}

/** The whole table. `barred`: what cannot be chosen now, with the rule that says why. `block`: each column from the bottom: a cube, just its colour while its top is unseen, or nothing known. `reach`: what the active scientist can remove. `risky`: the values on which one more primed cube would open a breach. */
export interface TesseractView {
  phase: "action" | "set-up" | "threat";
  round: number;
  active: number;
  actions: number;
  kinds: string[];
  barred: Record<string, string>;
  pairs: boolean;
  skips: number;
  breaches: number;
  block: Record<string, (string | null)[]>;
  removable: string[];
  reach: string[];
  base: BaseView;
  threat: ThreatView[];
  wells: string[][];
  risky: number[];
  last_primed: number;
  rolled: string | null;
  asked: number | null;
  offer: OfferView | null;
  destroyed: Record<"blue" | "orange" | "purple" | "yellow", number>;
  contained: Record<"blue" | "orange" | "purple" | "yellow", number[]>;
  columns: ColumnView[];
  scientists: ScientistView[];
  piles: Record<string, number>;
  discarded: string[];
  drawn: string[];
  picked: string[];
  playing: string | null;
  proposed: string[];
  aids?: TesseractInsight;
}
