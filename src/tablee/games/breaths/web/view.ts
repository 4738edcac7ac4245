// Written by `python -m tablee.server.wire`. Change view.py of this game instead.

/** What is being done, as it was announced; `receiver`: a second player who was named. */
export interface Announced {
  kind: string;
  seat: number;
  target: number | null;
  receiver: number | null;
  characteristic: "physical" | "social" | "will" | null;
  card: string | null;
}

/** The running draw: whose, in what, how many cards so far, how many at most, and whether it is a resistance. */
export interface Draw {
  seat: number;
  characteristic: "physical" | "social" | "will" | null;
  drawn: number;
  limit: number | null;
  resists: boolean;
}

/** A card of the reserve that this seat is told, by its place from the top; `seen`: everybody is. */
export interface Known {
  place: number;
  card: string;
  up: boolean;
  seen: boolean;
}

/** How many cards there are, and those that this seat knows. */
export interface Reserve {
  count: number;
  known: Known[];
}

/** A card of the discard; null for one that lies face down and that this seat has not seen. */
export interface Discarded {
  card: string | null;
  up: boolean;
}

/** With which cards a draw succeeds. */
export interface Condition {
  kind: "cards" | "ranks" | "suit" | "trump";
  of: string[];
}

/** A knowledge card in a hand; null for one that this seat has not seen. `open`: everybody has. */
export interface Held {
  card: string | null;
  open: boolean;
}

/** A secret, null for one that this seat has not read; who has read it is public. */
export interface Secret {
  card: string | null;
  open: boolean;
  read_by: number[];
}

/** What has happened since a player took their secret: actions stopped, draws won in a row by one player, characteristics in which they have won a draw, cards drawn by kind. Empty where there are no secrets. */
export interface Counters {
  stopped?: number;
  runs?: number;
  won?: ("physical" | "social" | "will")[];
  drawn?: Record<string, number>;
}

/** One player's sheet and what lies before it. */
export interface Crew {
  seat: number;
  life: number;
  pledged: number;
  dead: boolean;
  conscious: boolean;
  bound: boolean;
  conditions: Record<string, Condition>;
  tokens: Record<"physical" | "social" | "will", number>;
  knowledge: Held[];
  secret: Secret | null;
  hyperventilated: boolean;
  kills: number;
  counters: Counters;
}

/** What everybody faces, and how many of its parts are done. `missing`: it wants a card that, as this seat can see, is not in the reserve (DB-17.8). */
export interface Situation {
  card: string;
  urgent: boolean;
  explorer: number;
  progress: number;
  parts: number;
  missing: boolean;
}

/** The final phase: which of three stages, what is to be done, what lies on each, and this seat's own ballot. */
export interface Final {
  stage: number;
  step: "emancipation" | "ritual" | "situations";
  left: number[];
  known: ((string | null)[])[];
  sole: number | null;
  ballot: number | null;
}

/** Who may not speak at all, and of what nobody may. */
export interface Speech {
  muted: number[];
  never: "secrets"[];
}

/** What a draw will take: the cards there are and those of them that may match, the booklet's average, the exact mean, and the chance that it never succeeds; fractions as text. */
export interface Odds {
  cards: number;
  matching: number;
  booklet: string;
  mean: string;
  never: string;
}

/** The running draw: besides, the chances that it has succeeded after 1, 2, ... cards. */
export interface OddsNow {
  cards: number;
  matching: number;
  booklet: string;
  mean: string;
  never: string;
  by: string[];
}

/** By seat and characteristic what a draw will take, exactly or nearly so; by seat the secrets it may hold; the running draw. */
export interface BreathsInsight {
  exact: boolean;
  draws: Record<string, Record<"physical" | "social" | "will", Odds>>;
  secrets: Record<string, string[]>;
  now?: OddsNow;
}

/** The table of Deep Regular Breaths as one seat sees it. */
export interface BreathsView {
  mode: "coop" | "paranoia";
  memory: boolean;
  phase: "beginning" | "final" | "play" | "sheets";
  turn: number;
  first: number;
  holder: number;
  window: boolean;
  passes: number;
  action: Announced | null;
  draw: Draw | null;
  reserve: Reserve;
  air: string[];
  closed: Record<string, string>;
  discard: Discarded[];
  supply: Record<"physical" | "social" | "will", number>;
  seats: Crew[];
  hand: string[];
  secret: string | null;
  knowledge_left: number;
  gone: (string | null)[];
  board: (Secret | null)[];
  situation: Situation | null;
  pile: (string | null)[];
  solved: number;
  final: Final | null;
  speech: Speech;
  aids?: BreathsInsight;
}
