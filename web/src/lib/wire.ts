// Written by `python -m tablee.server.wire`. Change parts.py, bodies.py, frames.py or text.py of src/tablee/server instead.

/** The longest name and the longest line of chat. */
export const NAME = 24;
export const CHAT = 300;

export type Lang = "en" | "fr";

export type Phase = "gathering" | "over" | "running" | "stuck";

export type Pace = "fast" | "instant" | "normal" | "slow";

export type Until = "mine" | "now" | "off";

export type Weight = "heavy" | "light" | "medium";

export type Mark = "" | "breach" | "death" | "gain" | "hit" | "right" | "turn" | "vote" | "wrong";

/** One value an option may have. */
export interface Choice {
  value: string | number | boolean;
  label: string;
}

/** An option of a game. `note`: what it is for. No `values`: a free text, or ids of these `cards` with commas. */
export interface OptionInfo {
  name: string;
  label: string;
  default: string | number | boolean;
  values: Choice[];
  note: string;
  cards: string[];
}

/** A bot that exists for a game. `note`: what to expect of it. */
export interface Level {
  name: string;
  label: string;
  note: string;
}

/** A quick phrase: said by its id, read by everybody in their own language. */
export interface Phrase {
  id: string;
  text: string;
}

/** A game, as the lobby shows it. `usual` is how many seats a table with bots has. */
export interface GameInfo {
  name: string;
  title: string;
  pitch: string;
  seats: number[];
  usual: number;
  minutes: string;
  weight: "heavy" | "light" | "medium";
  rules: string;
  version: number;
  pack: string;
  digest: string;
  options: OptionInfo[];
  levels: Level[];
  phrases: Phrase[];
  has_lesson: boolean;
  notice: string;
  age: number;
}

/** A place at a table. `stand_in`: the level of the bot that plays for the person meanwhile. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "free" | "person";
  name: string;
  level: string;
  mine: boolean;
  online: boolean;
  away_seconds: number | null;
  stand_in: string;
  present: boolean;
}

/** How a table is played, apart from the game's options. `window` in seconds; `timer` in seconds a move, 0 for none. */
export interface Manner {
  pace?: "fast" | "instant" | "normal" | "slow";
  window?: number;
  timer?: number;
  spectators?: boolean;
  listed?: boolean;
}

/** Somebody who was sent a bot's seat in mid-game and waits for those who play to agree. `yours`: you have yet to say. */
export interface ClaimInfo {
  seat: number;
  name: string;
  yours: boolean;
}

/** A table as somebody who may know of it is told. `commitment`: the hash of the secret its luck comes from. `joins`: where a newcomer may sit down while the game goes on, by the act that does it. `away_after`: seconds after which a bot may be let play for somebody who is gone. `waiting`: the seats it waits for, and `seconds_left` for them, as this was told. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "running" | "stuck";
  why_stuck: string;
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  manner: Manner;
  host: boolean;
  is_locked: boolean;
  can_join: boolean;
  joins: Choice[];
  can_watch: boolean;
  commitment: string;
  your_move: boolean;
  result: string;
  created: number;
  changed: number;
  rematch: string;
  branch_of: string;
  lesson: boolean;
  claims: ClaimInfo[];
  away_after: number;
  waiting: number[];
  seconds_left: number | null;
}

/** Something that happened, as this viewer may know it, already worded. `n` counts from 0 and is per viewer. */
export interface Event {
  n: number;
  id: string;
  sentence: string;
  rule: string;
  args: Record<string, unknown>;
  sign: "" | "breach" | "death" | "gain" | "hit" | "right" | "turn" | "vote" | "wrong";
}

/** An option. `text` is what an answer says; `value` is the option as plain data, to match it with a thing on the board: a text, or {"type": "place", its fields}. `note`: a remark of the game's; `warns`: it is a warning. `closes`: it ends or declines what is asked, and stays in sight. `twice`: whoever gives it is asked once more. */
export interface Offered {
  index: number;
  text: string;
  label: string;
  value: unknown;
  rule: string;
  note: string;
  warns: boolean;
  closes: boolean;
  twice: boolean;
}

/** A question as this viewer is told of it: its own with the options, another's mostly without. `about`: what it is about, in a few words more; "" for nothing. `final`: an answer cannot be taken back. */
export interface Asked {
  seat: number;
  mine: boolean;
  kind: string;
  sentence: string;
  about: string;
  rule: string;
  optional: boolean;
  final: boolean;
  at: number;
  options: Offered[];
}

/** A finished table of one's own. `mode`: how it was played, in words; `company`: with whom; `others`: their names. */
export interface Finished {
  id: string;
  game: string;
  title: string;
  mode: string;
  company: "alone" | "bots" | "device" | "people";
  others: string[];
  won: boolean;
  result: string;
  ended: number;
}

/** How often one has played and won a game, in a mode and company. */
export interface Tally {
  game: string;
  title: string;
  mode: string;
  company: "alone" | "bots" | "device" | "people";
  played: number;
  won: number;
}

/** What a seat holds in a consensus. */
export interface Proposal {
  seat: number;
  text: string;
  sentence: string;
}

/** How the game ended. */
export interface Ended {
  winners: number[];
  reason: string;
  scores: number[];
  sentence: string;
}

/** `offer`: free (it will simply be done), ask (the others must agree), none. `why`: why not freely. `asked_by`, `agreed`: a wish that is open. */
export interface Undo {
  offer: "ask" | "free" | "none";
  why: string;
  asked_by: number | null;
  agreed: number[];
  can_agree: boolean;
}

/** Where a lesson stands. `kind`: read (the step waits until it was read), move (for the taught answer), watch (others answer), next (another chapter can be begun: `next`), free (play on). `taught`: the text of the only answer that is accepted; `why`: what is said of any other, `tries` of some of them, by text. `phrase`: what one says to the table to go on, by its id. `spot`: the things of the board it speaks of. `new`: the signs met in this step, `met`: all so far. */
export interface Guide {
  kind: "free" | "move" | "next" | "read" | "watch";
  chapter: number;
  reached: number;
  step: number;
  of: number;
  says: string;
  more: string;
  spot: string[];
  taught: string;
  why: string;
  tries: Record<string, string>;
  phrase: string;
  is_legend: boolean;
  new: string[];
  met: string[];
  rule: string;
  next: number | null;
}

/** A reaction window: whoever lives may let it pass, whatever they hold. Time is told by `Times`. */
export interface Window {
  is_open: boolean;
  order: "mine" | "now" | "off";
  passed: boolean;
  can_pass: boolean;
}

/** Somebody said something. Text only; never markup. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  when: number;
}

/** A rule of the rulebook; a chapter has no text of its own. `source`: where it comes from. */
export interface RuleText {
  number: string;
  title: string;
  text: string;
  source: string;
  is_chapter: boolean;
}

/** A field of a card with its label; `value` is worded, `raw` is as the pack has it. */
export interface Fact {
  name: string;
  label: string;
  value: string;
  raw: unknown;
}

/** A line of a card's text. `kind` is the game's own word for what it is, `line` its number as options and views count them, 0 for none. */
export interface CardLine {
  kind: string;
  line: number;
  text: string;
}

/** A card of a pack, in the reader's language. `printed`: its name on the box's own card, where that is another; `lines`: its text line by line, of a game that tells that. */
export interface CardInfo {
  id: string;
  name: string;
  printed: string;
  text: string;
  tag: string;
  lines: CardLine[];
  origin: string;
  origin_label: string;
  rule: string;
  facts: Fact[];
}

/** All cards of one kind. */
export interface CardSection {
  kind: string;
  label: string;
  cards: CardInfo[];
}

/** Every card of a game's pack, and the game's own names (suits, powers, colours ...) by id. */
export interface Gallery {
  game: string;
  title: string;
  pack: string;
  pack_title: string;
  digest: string;
  sections: CardSection[];
  names: Record<string, string>;
  labels: Record<string, string>;
}

/** POST /api/games/{game}/packs: a card pack as TOML. */
export interface NewPack {
  text: string;
}

/** A pack that was taken: `pack` is the value of the table's option of that name. */
export interface PackInfo {
  pack: string;
  title: string;
  cards: number;
}

/** What the front page needs. `addresses`: how other devices reach this server; empty while it is bound to loopback. `qr`: the first of them as an SVG. */
export interface Lobby {
  name: string;
  games: GameInfo[];
  mine: TableInfo[];
  open: TableInfo[];
  addresses: string[];
  qr: string;
  is_loopback: boolean;
  version: string;
}

/** GET /api/history: this guest's own finished tables, the latest first, and what they come to. */
export interface History {
  finished: Finished[];
  tallies: Tally[];
}

/** POST /api/history/erase: a finished table, or all of them: no longer listed, nor known to have been this guest's. */
export interface Erase {
  table: string;
}

/** GET /api/reminders: the key by which a browser knows who may write to it. */
export interface Reminding {
  key: string;
}

/** POST /api/reminders: tell this browser when it is its person's turn at a table that goes over days. What the browser says of itself when it subscribes to push messages. */
export interface Reminder {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/reminders/stop: tell that browser nothing more. */
export interface NoReminder {
  endpoint: string;
}

/** A seat wished for: me, somebody who is invited, or a bot of a level. */
export interface NewSeat {
  who: "bot" | "free" | "me";
  level?: string;
  name?: string;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  manner?: Manner;
  name?: string;
  lesson?: boolean;
}

/** POST /api/tables/{id}/start. `nonce`: what this browser adds to the table's luck after it has seen the hash. */
export interface Start {
  nonce?: string;
}

/** POST /api/tables/{id}/join. Without a seat: the first free one. `how`: in mid-game, one of the table's `joins`. */
export interface Join {
  name: string;
  seat?: number | null;
  how?: string;
  nonce?: string;
}

/** POST /api/invites: the secret of an invite link, which then leaves the address. */
export interface Exchange {
  token: string;
}

/** Where the link leads. `seat` where it was a seat's own link, which is now this browser's. `waiting`: those who play must agree first; ask again with the same link every few seconds. */
export interface Exchanged {
  table: TableInfo;
  seat: number | null;
  waiting: boolean;
}

/** POST /api/tables/{id}/invites. With a seat: a link for that seat, used once. */
export interface Invite {
  seat?: number | null;
}

/** A link to send. `reach`: loopback means that it works on this computer only. `qr` is an SVG. */
export interface Invited {
  token: string;
  url: string;
  reach: "loopback" | "network" | "public";
  qr: string;
}

/** PATCH /api/tables/{id}: what the host changes. Only what is given is changed. `order`: the present seats in their new order, before the start. `remove`: a seat to free. `bot`: a seat and its level. */
export interface Seating {
  locked?: boolean | null;
  order?: number[] | null;
  remove?: number | null;
  bot?: [number, string] | null;
  first?: number | "drawn" | null;
  manner?: Manner | null;
  revoke_invites?: boolean;
}

/** POST /api/me. */
export interface Rename {
  name: string;
}

/** POST /api/tables/{id}/branch: a new table from after so many steps, seen from a seat; the others are bots. */
export interface Branch {
  step: number;
  seat: number;
  level?: string;
}

/** A seat at the end, with a value for each of the ending's columns. `rank`: 0 where the table won or lost as one. */
export interface Standing {
  seat: number;
  rank: number;
  won: boolean;
  values: number[];
}

/** A measure of the game, with a value for each of the ending's points; `seat`: whose, where every seat has its own. `most`: where its scale ends. `is_bad`: one would rather have less of it. */
export interface Series {
  label: string;
  seat: number | null;
  most: number;
  is_bad: boolean;
  values: number[];
}

/** Where the measures were taken: so many turns were over, after this step. */
export interface Point {
  turn: number;
  step: number;
}

/** What a moment has made of a measure; `seat`: whose, where every seat has its own. `is_bad`: one would rather have less of it. */
export interface Change {
  label: string;
  seat: number | null;
  before: number;
  after: number;
  is_bad: boolean;
}

/** Something that mattered, and the step after which one sees it. `when`: its turn in words. */
export interface Moment {
  turn: number;
  step: number;
  when: string;
  event: Event;
  changes: Change[];
}

/** GET /api/tables/{id}/ending: the end of a finished table. `how`: whose victory, and in how many turns; `title`: what happened; `curve`: the series in sentences. */
export interface Ending {
  how: string;
  title: string;
  turns: number;
  minutes: number;
  columns: string[];
  standings: Standing[];
  points: Point[];
  series: Series[];
  curve: string;
  moments: Moment[];
}

/** One step of a finished table: how many events there were by then, and what it was in words. `sign`: how it stands out, and `mark`: which of its events does. */
export interface ReplayStep {
  step: number;
  events: number;
  turn: number;
  seat: number | null;
  sentence: string;
  rule: string;
  sign: "" | "breach" | "death" | "gain" | "hit" | "right" | "turn" | "vote" | "wrong";
  mark: string;
}

/** GET /api/tables/{id}/replay: everything but the views. `verified`: the luck was recomputed and fits the hash. */
export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
  events: Event[];
  result: string;
  luck: Record<string, unknown>;
  verified: boolean;
  why_not: string;
  can_download: boolean;
}

/** The table after a step: to one pair of eyes, or to all of them (`open`: the views by seat). `sealed`, `answered`: as in `TableState`. */
export interface ReplayView {
  step: number;
  view: Record<string, unknown>;
  open: Record<string, Record<string, unknown>>;
  asks: Asked[];
  sealed: Offered[];
  answered: number[];
}

/** A chapter of a lesson. */
export interface ChapterInfo {
  title: string;
  minutes: number;
}

/** A picture of the game, as its legend lists it. `letter` stands for it where pictures cannot. */
export interface SignInfo {
  id: string;
  group: string;
  name: string;
  letter: string;
}

/** GET /api/games/{game}/course: a game's lesson, and how far this guest has come. `table`: the lesson under way, "" for none; `reached`: the furthest chapter; `is_done`: one was played to its end. */
export interface Course {
  aim: string;
  minutes: number;
  chapters: ChapterInfo[];
  signs: SignInfo[];
  table: string;
  chapter: number;
  reached: number;
  is_done: boolean;
}

/** GET /api/games/{game}/brought: what the package of a game brings for the pages. `board` and `still` are addresses, "" where it brings none; `words` has its catalogues by language. */
export interface Brought {
  board: string;
  still: string;
  accent: string;
  ground: string;
  words: Record<string, string>;
}

/** Any refusal of a REST route: a code for programs, a sentence for people in the language asked for. `field`: what of a new table it is about, `seats`, `level` or the name of an option. */
export interface Trouble {
  code: string;
  sentence: string;
  rule: string;
  field: string;
}

/** The answer to `hello`. Everything that was told before is void: a `state` with all events from `since` follows. */
export interface Welcome {
  type: "welcome";
  viewer: number | null;
  held: number[];
  lang: "en" | "fr";
  table: TableInfo;
  game: GameInfo;
  chat: ChatLine[];
}

/** Somebody came, went, sat down, or the host changed something. */
export interface Seats {
  type: "seats";
  table: TableInfo;
}

/** The table as this viewer may know it, whole, with the events since the last one. `seq` counts the states sent to this viewer on this socket. Sent only when something in it has changed for this viewer. `sealed`: the viewer's own answers that the others do not see yet; `answered`: of those who are asked like that, who has answered. `lesson`: where it stands. */
export interface TableState {
  type: "state";
  seq: number;
  since: number;
  events: Event[];
  view: Record<string, unknown>;
  asks: Asked[];
  acts: Offered[];
  proposals: Proposal[];
  sealed: Offered[];
  answered: number[];
  undo: Undo;
  window: Window;
  note: string;
  over: Ended | null;
  lesson: Guide | null;
}

/** Times in milliseconds from now: until the reaction window closes, until the turn's timer ends. None: not running. `held_by`: who has asked for more time in the window. */
export interface Times {
  type: "clock";
  window: number | null;
  timer: number | null;
  held_by: number[];
}

/**  */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** The wish with this id is done and kept. Sent once more for a wish that comes again. */
export interface Done {
  type: "done";
  id: string;
}

/** Not done, nothing changed. `id` is empty where the frame could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  rule: string;
}

/** The server ends this socket on purpose: do not come back by yourself. */
export interface Closed {
  type: "closed";
  code: string;
  sentence: string;
}

/** First frame, and again to change the language or the seat. `seat`: one that this browser holds, or None to watch. `since`: how many events of this viewer are known already (0 after a change of language). */
export interface Hello {
  type: "hello";
  lang: "en" | "fr";
  seat?: number | null;
  since?: number;
}

/** Answer the question `at` with an option's `text`. */
export interface Answer {
  type: "answer";
  id: string;
  at: number;
  option: string;
}

/** Something outside the turn: an act's `text`. Surrender, agree and refuse to take back are acts too. */
export interface Do {
  type: "do";
  id: string;
  act: string;
}

/** Take back freely if that can be, else ask the others. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** Let pass. `now`: this one; `mine`: everything until I am asked something; `off`: take the order back. */
export interface Pass {
  type: "pass";
  id: string;
  until: "mine" | "now" | "off";
}

/** Wait: hold the reaction window open, or let it go again. */
export interface Hold {
  type: "hold";
  id: string;
  on: boolean;
}

/** Bots answer as soon as they know what, until a person is asked something. */
export interface Hurry {
  type: "hurry";
  id: string;
}

/** Chat: a text, or a quick phrase by its id. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
}

/** This seat's own lines, kept with the table; nobody else reads them. */
export interface Note {
  type: "note";
  id: string;
  text: string;
}

/** In a lesson: the step has been read. */
export interface Read {
  type: "read";
  id: string;
}

/** In a lesson: begin this chapter, one that was reached already or the next. */
export interface Open {
  type: "open";
  id: string;
  chapter: number;
}

/** The question `at` is on my screen: the time for the move runs from here. */
export interface Shown {
  type: "shown";
  id: string;
  at: number;
}

/** Give up; a bot plays on for the others. When all people have given up the game ends. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Let a bot play for a seat: my own, or one whose player is away past the limit. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  level?: string;
}

/** I play my seat myself again. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

/** Whether somebody may take over the seat that a bot plays: the answer of one who plays to one of `TableInfo.claims`. */
export interface Decide {
  type: "decide";
  id: string;
  seat: number;
  yes: boolean;
}

/** Answered by `done`: the connection lives. */
export interface Ping {
  type: "ping";
  id: string;
}

export type ToClient = Welcome | Seats | TableState | Times | Said | Done | Refused | Closed;

export type ToServer = Hello | Answer | Do | TakeBack | Pass | Hold | Hurry | Say | Note | Read | Open | Shown | Resign | StandIn | ComeBack | Decide | Ping;
