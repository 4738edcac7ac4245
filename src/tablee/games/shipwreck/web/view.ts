// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** An arcana of the row, the fates in front of it and the hours they take. `place`: its column, counted from 0 on the left, which it keeps when the game ends before one beside it is filled again; `fading`: the values that would spend its last hour. */
export interface ArcanaInRow {
  place: number;
  card: string;
  power: string;
  moons: number;
  hours: number;
  fading: number[];
  fates: number[];
}

/** A card whose power waits. */
export interface FadedArcana {
  card: string;
  power: string;
}

/** A seat as everybody sees it: how many fates it holds, and the markers that stand on its number line. `shown`: those fates, once the game is over. */
export interface SeatSeen {
  seat: number;
  fates: number;
  line: number[];
  shown: number[];
}

/** The chance of each value of a kept fate: by what plays prove, and by what they suggest. */
export interface Chances {
  logic: Record<string, string>;
  convention: Record<string, string>;
}

/** The chance the group would give, after a play, to what the active player really keeps. */
export interface Telling {
  logic: string;
  convention: string;
}

/** Of every kept fate, by seat, what this seat can work out and what everybody can; for the active player's own eyes, by play, what each would tell the group. */
export interface ShipwreckInsight {
  kept: Record<string, Record<string, string>>;
  public: Record<string, Chances>;
  plays?: Record<string, Telling>;
}

/** SA-4.4: only fates are hidden; of somebody else's hand one sees how many (SA-5.6). `due`: the doom that the end of this turn brings unless a prediction is right. */
export interface ShipwreckView {
  score: number;
  doom: number;
  due: number;
  active: number;
  order: number[];
  row: ArcanaInRow[];
  next: string | null;
  pile: number;
  under: string[];
  faded: FadedArcana[];
  bag: number;
  seats: SeatSeen[];
  hand: number[];
  played: number;
  on_hours: boolean;
  power_used: boolean;
  predictions: number;
  silent: number;
  aids?: ShipwreckInsight;
}
