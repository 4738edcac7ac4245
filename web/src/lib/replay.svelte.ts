/** A finished table, looked at step by step: through a seat's eyes, a spectator's, or with open cards. */
import { api } from "./api";
import { type Cards, cardsAt } from "./cards";
import { Picking } from "./picking.svelte";
import type { Sight, View } from "./sight";
import type * as wire from "./wire";
import { boardWords, type Say, t } from "./words.svelte";

export class Rerun implements Sight {
  told = $state.raw<wire.Replay | null>(null);
  step = $state(0);
  /** A seat's number, "" for a spectator, "open" for all cards. */
  eyes = $state("");
  view = $state.raw<View>(null);
  open = $state.raw<Record<string, View>>({});
  before = $state.raw<View>(null);
  asks = $state.raw<wire.Asked[]>([]);
  sealed = $state.raw<wire.Offered[]>([]);
  answered = $state.raw<number[]>([]);
  cards = $state.raw<Cards>(undefined as unknown as Cards);
  say: Say = $state.raw(t);
  hot = $state.raw<wire.Offered | null>(null);
  enlarged = $state.raw<{ id: string; kind: string } | null>(null);
  readonly isReplay = true;
  readonly ask = null;
  readonly picking = new Picking(this);
  readonly proposals: wire.Proposal[] = [];
  readonly acts: wire.Offered[] = [];
  private readonly views = new Map<string, Promise<wire.ReplayView>>();

  constructor(readonly id: string) {}

  async load(eyes: string) {
    const told = await api.replay(this.id, eyes === "open" ? "" : eyes);
    const [cards, say] = await Promise.all([cardsAt(told.table.game, told.table.options), boardWords(told.table.game)]);
    this.views.clear();
    [this.cards, this.say, this.eyes] = [cards, say, eyes];
    this.told = told;
    await this.go(Math.min(this.step, this.last));
  }

  get game() {
    return this.told?.table.game ?? "";
  }
  get viewer() {
    return this.eyes === "" || this.eyes === "open" ? null : Number(this.eyes);
  }
  get last() {
    return this.told?.steps.at(-1)?.step ?? 0;
  }
  get now(): wire.ReplayStep | undefined {
    return this.told?.steps.find((one) => one.step === this.step);
  }
  /** What had happened by then. */
  get events() {
    return (this.told?.events ?? []).slice(0, this.now?.events ?? 0);
  }

  async go(step: number) {
    this.step = Math.max(0, Math.min(step, this.last));
    const wanted = this.step;
    const told = await this.fetch(wanted);
    if (wanted !== this.step) return;
    this.before = this.view;
    this.view = told.view;
    this.open = told.open;
    this.asks = told.asks;
    this.sealed = told.sealed;
    this.answered = told.answered;
    if (wanted < this.last) void this.fetch(wanted + 1);
  }

  private fetch(step: number): Promise<wire.ReplayView> {
    let found = this.views.get(String(step));
    if (!found) {
      found = api.replayView(this.id, step, this.eyes);
      this.views.set(String(step), found);
    }
    return found;
  }

  name(seat: number) {
    if (seat === this.viewer) return t("you");
    return this.told?.table.seats.find((one) => one.seat === seat)?.name || t("seat", { number: seat + 1 });
  }
  choose() {}
  act() {}
  enlarge(id: string, kind = "") {
    this.enlarged = { id, kind };
  }
}
