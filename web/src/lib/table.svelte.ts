/** A table as this browser knows it: what the server told, and the wishes sent to it. No rules here. */
import { type Cards, cardsOf } from "./cards";
import { keep, kept, prefs } from "./prefs.svelte";
import type { Sight, View } from "./sight";
import { Line, type Net, type WishBody } from "./socket";
import type * as wire from "./wire";
import { boardWords, type Say, t } from "./words.svelte";

const NO_WINDOW: wire.Window = { is_open: false, order: "off", passed: false, can_pass: false };
const NO_UNDO: wire.Undo = { offer: "none", why: "", asked_by: null, agreed: [], can_agree: false };

export class Table implements Sight {
  info = $state.raw<wire.TableInfo | null>(null);
  about = $state.raw<wire.GameInfo | null>(null);
  viewer = $state<number | null>(null);
  held = $state.raw<number[]>([]);
  view = $state.raw<View>(null);
  before = $state.raw<View>(null);
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
  chat = $state.raw<wire.ChatLine[]>([]);
  net = $state<Net>("connecting");
  clock = $state.raw<{ window: number | null; timer: number | null; held: number[] }>({
    window: null,
    timer: null,
    held: [],
  });
  /** This seat wished to take its last answer back, and it stays. */
  stays = $state(false);
  /** A refusal to be read. */
  trouble = $state.raw<wire.Refused | null>(null);
  closed = $state.raw<wire.Closed | null>(null);
  /** An option chosen on touch, to be confirmed. */
  armed = $state.raw<wire.Offered | null>(null);
  hot = $state.raw<wire.Offered | null>(null);
  enlarged = $state.raw<{ id: string; kind: string } | null>(null);
  /** An answer on its way: its question, until the server has it. */
  sent = $state.raw<{ id: string; at: number; text: string } | null>(null);
  /** On one device: the seat that wants to react, and whether it has the device now. */
  reacting = $state<number | null>(null);
  /** How many events had been seen when the connection was lost. */
  away = $state<number | null>(null);
  cards = $state.raw<Cards>(undefined as unknown as Cards);
  say: Say = $state.raw(t);
  ready = $state(false);
  readonly isReplay = false;
  private readonly line: Line;
  private known = 0;

  constructor(
    readonly id: string,
    private wanted: number | null,
  ) {
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

  /** The question that waits for this viewer: first what must be answered. */
  get ask(): wire.Asked | null {
    if (this.net !== "open") return null;
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

  name(seat: number): string {
    if (seat === this.viewer) return t("you");
    return this.info?.seats.find((one) => one.seat === seat)?.name || t("seat", { number: seat + 1 });
  }

  // Wishes

  choose(option: wire.Offered) {
    const touch = matchMedia("(pointer: coarse)").matches;
    if (touch && this.ask?.final && prefs.confirm && this.armed?.text !== option.text) this.armed = option;
    else this.answer(option);
  }

  answer(option: wire.Offered) {
    const ask = this.mine.find((one) => one.options.some((other) => other.text === option.text));
    this.armed = this.hot = null;
    if (!ask) return;
    this.trouble = null;
    this.sent = {
      id: this.line.wish({ type: "answer", at: ask.at, option: option.text }),
      at: ask.at,
      text: option.label,
    };
  }

  act(option: wire.Offered) {
    this.wish({ type: "do", act: option.text });
  }

  wish(body: WishBody) {
    this.trouble = null;
    this.line.wish(body);
  }

  enlarge(id: string, kind = "") {
    this.enlarged = { id, kind };
  }

  retry() {
    this.line.hurry();
  }

  close() {
    this.line.close();
  }

  /** Looks through another of this browser's seats; what the last one saw leaves the page at once. */
  look(seat: number | null) {
    this.wanted = seat;
    this.ready = false;
    this.view = this.before = null;
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

  // What the server says

  private hello(): wire.Hello {
    return { type: "hello", lang: prefs.lang, since: this.known, seat: this.wanted };
  }

  private netChanged(net: Net) {
    if (net === "lost" && this.net === "open") this.away = this.events.length;
    this.net = net;
  }

  private hear(message: wire.ToClient) {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "seats":
        return this.told(message.table);
      case "state":
        return this.moved(message);
      case "clock":
        return this.timed(message);
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      case "done":
        if (this.sent?.id === message.id) this.sent = null;
        return;
      case "refused":
        if (this.sent?.id === message.id) this.sent = null;
        this.trouble = message;
        return;
      case "closed":
        this.closed = message;
    }
  }

  private welcomed(message: wire.Welcome) {
    this.info = message.table;
    this.about = message.game;
    this.held = message.held;
    this.chat = message.chat;
    this.viewer = message.viewer;
    void this.dress();
  }

  /** Who sits where now. Whoever has been given a seat, or has left one, looks at the table anew; not once it is over. */
  told(info: wire.TableInfo) {
    this.info = info;
    const mine = info.seats.filter((one) => one.mine).map((one) => one.seat);
    if (String(mine) === String(this.held) || info.phase === "over") return;
    this.held = mine;
    this.look(mine[0] ?? null);
  }

  /** The words and cards of the game, once for each language. */
  private async dress() {
    const game = this.game;
    const pack = String(this.info?.options.pack ?? "");
    const [say, cards] = await Promise.all([boardWords(game), cardsOf(game, pack)]);
    this.say = say;
    this.cards = cards;
    this.ready = true;
  }

  private moved(message: wire.TableState) {
    const wished = this.viewer !== null && this.undo.asked_by === this.viewer && message.undo.asked_by === null;
    if (wished) this.stays = !message.events.some((event) => event.id === "undone");
    else if (message.events.length) this.stays = false;
    this.before = this.view;
    this.view = message.view;
    this.asks = message.asks;
    this.acts = message.acts;
    this.events = [...this.events.slice(0, message.since), ...message.events];
    this.known = this.events.length;
    this.remember();
    this.proposals = message.proposals;
    this.sealed = message.sealed;
    this.answered = message.answered;
    this.undo = message.undo;
    this.window = message.window;
    this.note = message.note;
    this.over = message.over;
    this.armed = null;
    this.hot = null;
    if (!message.window.is_open) this.reacting = null;
    if (this.trouble?.code === "stale") this.trouble = null;
    if (this.sent && !message.asks.some((ask) => ask.mine && ask.at === this.sent?.at)) this.sent = null;
  }

  /** Whoever comes back later is shown what happened since. */
  private remember() {
    const place = `seen-${this.id}-${this.viewer ?? "watching"}`;
    if (!this.before && this.viewer !== null) {
      const seen = kept(place, this.events.length);
      if (seen < this.events.length) this.away = seen;
    }
    keep(place, this.events.length);
  }

  private timed(message: wire.Times) {
    const now = performance.now();
    const from = (left: number | null) => (left === null ? null : now + left);
    this.clock = { window: from(message.window), timer: from(message.timer), held: message.held_by };
  }
}
