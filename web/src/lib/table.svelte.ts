/** A table as this browser knows it: what the server told, and the wishes sent to it. No rules here. */
import { type Cards, cardsAt } from "./cards";
import { type Tools, tools } from "./games";
import { Lesson } from "./lesson.svelte";
import { isStill } from "./motion";
import { Picking } from "./picking.svelte";
import { keep, kept, prefs } from "./prefs.svelte";
import type { Presence, Sight, View } from "./sight";
import { Line, type Net, type WishBody } from "./socket";
import { Talk } from "./talk.svelte";
import type * as wire from "./wire";
import { boardWords, type Say, t } from "./words.svelte";

const NO_WINDOW: wire.Window = { is_open: false, order: "off", passed: false, can_pass: false };
const NO_UNDO: wire.Undo = { offer: "none", why: "", asked_by: null, agreed: [], can_agree: false };
/** So many earlier views are kept, to look at what happened on the board. */
const REMEMBERED = 60;

/** The table as it was told once, with so many events. */
interface Snapshot {
  readonly events: number;
  readonly view: View;
}

export class Table implements Sight {
  info = $state.raw<wire.TableInfo | null>(null);
  about = $state.raw<wire.GameInfo | null>(null);
  viewer = $state<number | null>(null);
  held = $state.raw<number[]>([]);
  asks = $state.raw<wire.Asked[]>([]);
  acts = $state.raw<wire.Offered[]>([]);
  events = $state.raw<wire.Event[]>([]);
  proposals = $state.raw<wire.Proposal[]>([]);
  sealed = $state.raw<wire.Offered[]>([]);
  /** Of those who answer out of sight, who has. */
  answered = $state.raw<number[]>([]);
  undo = $state.raw<wire.Undo>(NO_UNDO);
  window = $state.raw<wire.Window>(NO_WINDOW);
  note = $state("");
  over = $state.raw<wire.Ended | null>(null);
  net = $state<Net>("connecting");
  clock = $state.raw<{ window: number | null; timer: number | null; held: number[] }>({
    window: null,
    timer: null,
    held: [],
  });
  /** This seat wished to take its last answer back, and it stays. */
  stays = $state(false);
  /** This browser had a seat here that somebody goes on with elsewhere. */
  isMoved = $state(false);
  /** A refusal to be read. */
  trouble = $state.raw<wire.Refused | null>(null);
  closed = $state.raw<wire.Closed | null>(null);
  /** An option chosen that is to be confirmed. */
  armed = $state.raw<wire.Offered | null>(null);
  /** An answer out of the others' sight has been given and is to be changed. */
  isChanging = $state(false);
  hot = $state.raw<wire.Offered | null>(null);
  enlarged = $state.raw<{ id: string; kind: string } | null>(null);
  /** An answer on its way: its question, until the server has it. */
  sent = $state.raw<{ id: string; at: number; text: string } | null>(null);
  /** On one device: the seat that wants to react, and whether it has the device now. */
  reacting = $state<number | null>(null);
  /** What happened while one was away: from this event to that, until it is read or one makes a move. */
  away = $state.raw<{ from: number; to: number } | null>(null);
  /** How many events there were after one's own last move: what came later is the others' doing. */
  since = $state(0);
  /** The event that is looked at, with the board as it was then; null for now. */
  looking = $state<number | null>(null);
  /** What is being shown before the table goes on, one after another. */
  beats = $state.raw<wire.Event[]>([]);
  tools = $state.raw<Tools>({ moments: {} });
  readonly picking: Picking = new Picking(this);
  /** What is said here. */
  readonly talk: Talk;
  /** What is taught here, where it is a lesson. */
  readonly lesson: Lesson = new Lesson(this);
  cards = $state.raw<Cards>(undefined as unknown as Cards);
  say: Say = $state.raw(t);
  ready = $state(false);
  readonly isReplay = false;
  private readonly line: Line;
  private clockTime = $state(0);
  private toldAt = 0;
  private known = 0;
  private shown = -1;
  /** How many events were known when the connection was lost, or the page was left. */
  private left: number | null = null;
  private now = $state.raw<View>(null);
  private was = $state.raw<View>(null);
  private past = $state.raw<Snapshot[]>([]);
  private readonly queue: wire.TableState[] = [];
  private isKept = false;
  private beating: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private wanted: number | null,
  ) {
    this.talk = new Talk(id);
    this.line = new Line(
      `/ws/tables/${encodeURIComponent(id)}`,
      () => this.hello(),
      (message) => this.hear(message),
      (net) => this.netChanged(net),
    );
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  /** What the board shows: the table as it is, or as it was when what is looked at happened. */
  get view(): View {
    return this.looked?.view ?? this.now;
  }

  get before(): View {
    return this.looked ? null : this.was;
  }

  private get looked(): Snapshot | undefined {
    const n = this.looking;
    return n === null ? undefined : this.past.find((one) => one.events > n);
  }

  /** The question that waits for this viewer: first what must be answered. Nothing while something else is shown. */
  get ask(): wire.Asked | null {
    if (this.net !== "open" || this.beats.length || this.looking !== null) return null;
    const mine = this.asks.filter((ask) => ask.mine && ask.at !== this.sent?.at);
    return mine.find((ask) => !ask.optional) ?? mine[0] ?? null;
  }

  /** Every question that waits for this viewer. */
  get mine(): wire.Asked[] {
    return this.asks.filter((ask) => ask.mine);
  }

  get isHost() {
    return this.info?.host ?? false;
  }

  /** Whether the rules want this seat to be silent now. */
  get isMuted(): boolean {
    const silent = this.view?.silent ?? this.view?.speech?.muted ?? [];
    return !this.over && this.viewer !== null && [silent].flat().includes(this.viewer);
  }

  presence(seat: number): Presence {
    const sits = this.info?.seats.find((one) => one.seat === seat);
    if (this.over || sits?.who !== "person") return "";
    if (sits.stand_in) return "bot";
    return sits.online || sits.mine ? "" : "away";
  }

  /** Whether a bot may be let play for somebody: they have been away for long enough. */
  mayReplace(seat: number): boolean {
    const gone = this.info?.seats.find((one) => one.seat === seat)?.away_seconds ?? null;
    if (gone === null || this.viewer === null || this.presence(seat) !== "away") return false;
    return gone + (this.clockTime - this.toldAt) / 1000 >= (this.info?.away_after ?? 0);
  }

  /** Time has passed: somebody may have been away for long enough. */
  tick() {
    this.clockTime = performance.now();
  }

  name(seat: number): string {
    if (seat === this.viewer) return t("you");
    return this.info?.seats.find((one) => one.seat === seat)?.name || t("seat", { number: seat + 1 });
  }

  // Wishes

  choose(option: wire.Offered) {
    if (this.lesson.isOn) return this.lesson.isTaught(option) ? this.answer(option) : this.lesson.miss(option.text);
    const touch = matchMedia("(pointer: coarse)").matches;
    const isGrave = option.twice || (touch && this.ask?.final && prefs.confirm);
    if (isGrave && this.armed?.text !== option.text) this.armed = option;
    else this.answer(option);
  }

  /** The open question is on the screen: where a move has a time, it runs from here. */
  shows(ask: wire.Asked) {
    if (!this.info?.manner.timer || ask.optional || ask.at === this.shown) return;
    this.shown = ask.at;
    this.line.wish({ type: "shown", at: ask.at });
  }

  /** Answers anew what was answered out of the others' sight: the question is still there, or comes back. */
  change() {
    if (this.ask) this.isChanging = true;
    else this.wish({ type: "undo" });
  }

  /** Leaves a choice that is half made; says whether there was one. */
  back(): boolean {
    if (this.looking !== null) this.looking = null;
    else if (this.armed) this.armed = null;
    else if (!this.picking.back()) {
      if (!this.isChanging) return false;
      this.isChanging = false;
    }
    return true;
  }

  /** Looks at something that happened since one's own last move; beyond the last of it is now. */
  lookAt(n: number) {
    this.skip();
    this.looking = n < this.events.length ? Math.max(this.since, n) : null;
  }

  answer(option: wire.Offered) {
    const ask = this.mine.find((one) => one.options.some((other) => other.text === option.text));
    this.armed = this.hot = null;
    if (!ask) return;
    this.trouble = this.away = null;
    this.isChanging = false;
    this.sent = {
      id: this.line.wish({ type: "answer", at: ask.at, option: option.text }),
      at: ask.at,
      text: option.label,
    };
  }

  act(option: wire.Offered) {
    this.wish({ type: "do", act: option.text });
  }

  /** Sends a wish, and gives the id by which it will be answered. */
  wish(body: WishBody): string {
    this.trouble = null;
    return this.line.wish(body);
  }

  enlarge(id: string, kind = "") {
    this.enlarged = { id, kind };
  }

  retry() {
    this.line.hurry();
  }

  close() {
    clearTimeout(this.beating);
    this.talk.close();
    this.line.close();
  }

  /** Looks through another of this browser's seats; what the last one saw leaves the page at once. */
  look(seat: number | null) {
    this.wanted = seat;
    this.ready = false;
    this.shown = -1;
    this.away = this.left = null;
    this.stop();
    this.now = this.was = null;
    this.asks = [];
    this.events = [];
    this.speak();
  }

  /** On one device, the seat that must have it next; null while the one that looks may keep it. */
  get next(): number | null {
    if (this.held.length < 2 || this.over) return null;
    const wants = this.window.is_open ? this.reacting : null;
    if (wants !== null) return wants === this.viewer ? null : wants;
    if (this.mine.some((ask) => !ask.optional)) return null;
    return this.asks.find((ask) => !ask.optional && this.held.includes(ask.seat))?.seat ?? null;
  }

  /** Asks for everything again, in the language chosen now. */
  speak() {
    this.known = 0;
    this.line.greet();
  }

  /** Ends what is being shown: the table goes on at once. */
  skip() {
    if (this.beats.length) this.settle();
  }

  /** What was told before is void. */
  private stop() {
    clearTimeout(this.beating);
    this.looking = null;
    this.past = [];
    this.beats = [];
    this.queue.length = 0;
  }

  // What the server says

  private hello(): wire.Hello {
    return { type: "hello", lang: prefs.lang, since: this.known, seat: this.wanted };
  }

  private netChanged(net: Net) {
    if (net === "lost" && this.net === "open") this.left = this.events.length;
    this.net = net;
  }

  private hear(message: wire.ToClient) {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "seats":
        return this.told(message.table);
      case "state":
        return this.come(message);
      case "clock":
        return this.timed(message);
      case "said":
        return this.talk.hear(message.line);
      case "done":
        return this.done(message.id);
      case "refused":
        if (this.sent?.id === message.id) this.sent = null;
        this.trouble = message;
        return;
      case "closed":
        this.closed = message;
    }
  }

  /** An answer is kept. What it led to came before this word, or is about to be shown. */
  private done(id: string) {
    if (this.sent?.id !== id) return;
    if (this.queue.length) this.isKept = true;
    else this.given();
  }

  private given() {
    this.sent = null;
    this.isKept = false;
    this.since = this.events.length;
  }

  private welcomed(message: wire.Welcome) {
    this.learn(message.table);
    this.about = message.game;
    this.held = message.held;
    this.talk.begin(message.chat);
    this.viewer = message.viewer;
    this.stop();
    void this.dress();
  }

  /** Who sits where now. Whoever has been given a seat, or has left one, looks at the table anew; not once it is over. */
  told(info: wire.TableInfo) {
    this.learn(info);
    const mine = info.seats.filter((one) => one.mine).map((one) => one.seat);
    if (String(mine) === String(this.held) || info.phase === "over") return;
    const isPlayed = (one: wire.SeatInfo) => one.who === "person" && one.present && this.held.includes(one.seat);
    this.isMoved = !mine.length && info.phase === "running" && info.seats.some(isPlayed);
    this.held = mine;
    this.look(mine[0] ?? null);
  }

  private learn(info: wire.TableInfo) {
    this.info = info;
    this.toldAt = performance.now();
    this.tick();
  }

  /** The words and cards of the game, once for each language. */
  private async dress() {
    const game = this.game;
    const options = this.info?.options ?? {};
    const [say, cards, kit] = await Promise.all([boardWords(game), cardsAt(game, options), tools(game)]);
    this.say = say;
    this.cards = cards;
    this.tools = kit;
    this.picking.parts = (option) => kit.parts?.(option, this) ?? [];
    if (this.info?.lesson) await this.lesson.read().catch(() => undefined);
    this.ready = true;
  }

  /** States are shown in their order, each after what is worth a moment of it. */
  private come(message: wire.TableState) {
    this.queue.push(message);
    if (this.queue.length === 1) this.begin(message);
  }

  private begin(message: wire.TableState) {
    const isNews = this.now !== null && !isStill() && !document.hidden;
    this.beats = isNews ? message.events.filter((event) => this.tools.moments[event.id]) : [];
    if (this.beats.length) this.beat();
    else this.settle();
  }

  private beat() {
    const event = this.beats[0];
    if (!event) return this.settle();
    this.beating = setTimeout(() => {
      this.beats = this.beats.slice(1);
      this.beat();
    }, this.tools.moments[event.id]);
  }

  private settle() {
    clearTimeout(this.beating);
    this.beats = [];
    const message = this.queue.shift();
    if (message) this.moved(message);
    if (this.queue[0]) this.begin(this.queue[0]);
  }

  private moved(message: wire.TableState) {
    const wished = this.viewer !== null && this.undo.asked_by === this.viewer && message.undo.asked_by === null;
    if (wished) this.stays = !message.events.some((event) => event.id === "undone");
    else if (message.events.length) this.stays = false;
    if (message.since < this.events.length) this.picking.forget();
    if (message.events.length && this.now) this.talk.age();
    this.was = this.now;
    this.now = message.view;
    this.asks = message.asks;
    this.acts = message.acts;
    this.events = [...this.events.slice(0, message.since), ...message.events];
    this.known = this.events.length;
    this.remember();
    this.past = [...this.past, { events: this.events.length, view: message.view }].slice(-REMEMBERED);
    this.proposals = message.proposals;
    this.sealed = message.sealed;
    this.answered = message.answered;
    this.undo = message.undo;
    this.window = message.window;
    this.note = message.note;
    this.over = message.over;
    this.lesson.hear(message.lesson);
    this.armed = null;
    this.hot = null;
    if (!message.window.is_open) this.reacting = null;
    if (this.trouble?.code === "stale") this.trouble = null;
    const isStillAsked = message.asks.some((ask) => ask.mine && ask.at === this.sent?.at);
    if (this.sent && (this.isKept || !isStillAsked)) this.given();
    this.picking.arrive();
  }

  /** Whoever comes back is shown, once, what happened since. */
  private remember() {
    const place = `seen-${this.id}-${this.viewer ?? "watching"}`;
    const to = this.events.length;
    if (!this.was && this.viewer !== null) this.left = this.since = Math.min(kept(place, to), to);
    if (this.left !== null && this.left < to) this.away = { from: this.away?.from ?? this.left, to };
    this.left = null;
    keep(place, to);
  }

  /** What the others did while one was away. */
  get meanwhile(): wire.Event[] {
    const { from, to } = this.away ?? { from: 0, to: 0 };
    return this.events.slice(from, to).filter((event) => event.args.seat !== this.viewer);
  }

  private timed(message: wire.Times) {
    const now = performance.now();
    const from = (left: number | null) => (left === null ? null : now + left);
    this.clock = { window: from(message.window), timer: from(message.timer), held: message.held_by };
  }
}
