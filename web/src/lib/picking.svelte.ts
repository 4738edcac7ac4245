/** A choice made in several presses: press a thing, see what can be done with it, press what.
 *
 * A game says what an answer is made of (its `web/parts.ts`): what is done, to which thing, with which value. Pressing a part keeps
 * it; when one answer is left, it is given. The board and the list of answers press the same parts, so either can begin. */
import type { Asked, Offered } from "./wire";

/** A part of an answer. `of`: the kind of part, such as "do", "die" or "value"; at most one of a kind in an answer. `key`: which
 * one, as the board names its things where it is one. `label`: what a button says. */
export interface Part {
  readonly of: string;
  readonly key: string;
  readonly label: string;
}

/** What there is to press in the list: an answer, or a part that several have. */
export interface Entry {
  /** The answer, or the first of those with the part. */
  readonly option: Offered;
  readonly part: Part | null;
  readonly count: number;
  /** The key of the keyboard that presses it; "" for none. */
  readonly digit: string;
}

export interface Chooser {
  readonly ask: Asked | null;
  /** Where a lesson lights one answer only. */
  readonly lesson?: { has(key: string): boolean; miss(tried: string, text?: string): void };
  choose(option: Offered): void;
}

/** So many answers are listed one by one; more are chosen part by part. */
const FEW = 9;
/** So many things may be lit at once; beyond that nothing stands out, and only their kinds are lit. */
const MANY = 14;

export class Picking {
  /** What an answer is made of, told by the game. */
  parts: (option: Offered) => Part[] = $state.raw(() => []);
  private kept = $state.raw<{ at: number; picks: ReadonlyMap<string, string> }>({ at: -1, picks: new Map() });
  private planned: string[] = [];
  private readonly chooser: Chooser;
  private readonly made: ReadonlyMap<string, Part[]>;

  constructor(chooser: Chooser) {
    this.chooser = chooser;
    this.made = $derived(new Map((chooser.ask?.options ?? []).map((one) => [one.text, this.parts(one)])));
  }

  /** The parts that were pressed, in order, by their kind. */
  get picks(): ReadonlyMap<string, string> {
    return this.kept.at === this.chooser.ask?.at ? this.kept.picks : NOTHING;
  }

  /** The answers that have all that was pressed. */
  get left(): Offered[] {
    return this.having(this.picks);
  }

  /** Whether something of the board can be pressed: an answer that is left has it, or one in which it takes another's place. */
  may(key: string): boolean {
    if (this.chooser.lesson?.has(key) === false) return false;
    return this.left.some((option) => this.of(option).some((part) => part.key === key)) || this.instead(key) !== null;
  }

  isPicked(key: string): boolean {
    return [...this.picks.values()].includes(key);
  }

  /** What a press on something would answer, where that is settled. */
  answer(key: string): Offered | undefined {
    const found = this.left.filter((option) => this.of(option).some((part) => part.key === key));
    return found.length === 1 ? found[0] : undefined;
  }

  /** Presses a part: it is kept, and when one answer is left, that is given. A part that is kept is let go. */
  press(key: string) {
    if (this.chooser.lesson?.has(key) === false) {
      const about = this.left.find((option) => this.of(option).some((part) => part.key === key));
      return this.chooser.lesson.miss(key, about?.text);
    }
    if (this.isPicked(key)) {
      this.keep([...this.picks].filter(([, picked]) => picked !== key));
      return;
    }
    const part = this.left.flatMap((option) => this.of(option)).find((one) => one.key === key);
    const picks = part ? new Map([...this.picks, [part.of, key]]) : this.instead(key);
    if (!picks) return;
    const found = this.having(picks);
    if (found.length === 1 && found[0]) this.chooser.choose(found[0]);
    else this.keep(picks);
  }

  /** Gives an answer, and presses these parts as the questions come that have them. A question without the next of them ends the
   * plan: it is put to the person, with nothing pressed. */
  lead(option: Offered, ...keys: string[]) {
    this.planned = keys;
    this.chooser.choose(option);
  }

  /** A question has come: what was planned is pressed. */
  arrive() {
    const key = this.planned[0];
    if (key === undefined || !this.chooser.ask || this.picks.size) return;
    const isThere = this.chooser.ask.options.some((option) => this.of(option).some((part) => part.key === key));
    this.planned = isThere ? this.planned.slice(1) : [];
    if (isThere) this.press(key);
  }

  /** Another table lies here, whose questions have the same numbers. */
  forget() {
    this.planned = [];
    this.keep([]);
  }

  /** Lets go of what was pressed last; says whether there was anything. */
  back(): boolean {
    this.planned = [];
    if (!this.picks.size) return false;
    this.keep([...this.picks].slice(0, -1));
    return true;
  }

  /** Whether so many things could be pressed that lighting them all would say nothing. */
  get isQuiet(): boolean {
    if (this.picks.size) return false;
    const keys = this.left.flatMap((option) => this.of(option).map((part) => part.key));
    return new Set(keys).size > MANY;
  }

  /** The answers that stay in sight whatever is pressed: they end or decline what is asked. */
  get closing(): Entry[] {
    const found = (this.chooser.ask?.options ?? []).filter((option) => option.closes);
    return found.map((option, n) => ({ option, part: null, count: 1, digit: n ? "" : "0" }));
  }

  /** What the list shows now, besides those. */
  get entries(): Entry[] {
    const left = this.left.filter((option) => !option.closes);
    const groups = left.length > FEW ? this.groups(left) : null;
    const found = groups ?? left.map((option) => ({ option, part: null, count: 1, digit: "" }));
    const numbers = found.map((entry) => this.number(entry));
    const areNumbers = numbers.every((number) => number !== "") && new Set(numbers).size === numbers.length;
    return found.map((entry, n) => ({ ...entry, digit: areNumbers ? (numbers[n] ?? "") : n < 9 ? String(n + 1) : "" }));
  }

  /** Presses what a key of the keyboard stands for; says whether there was anything. */
  type(digit: string): boolean {
    const entry = [...this.entries, ...this.closing].find((one) => one.digit === digit);
    if (!entry) return false;
    this.take(entry);
    return true;
  }

  take(entry: Entry) {
    if (entry.part) this.press(entry.part.key);
    else this.chooser.choose(entry.option);
  }

  private of(option: Offered): Part[] {
    return this.made.get(option.text) ?? [];
  }

  private having(picks: ReadonlyMap<string, string>): Offered[] {
    const wanted = [...picks];
    return (this.chooser.ask?.options ?? []).filter((option) =>
      wanted.every(([of, key]) => this.of(option).some((part) => part.of === of && part.key === key)),
    );
  }

  /** What is kept when something takes the place of another of its kind that was pressed; null where it cannot. */
  private instead(key: string): ReadonlyMap<string, string> | null {
    const part = (this.chooser.ask?.options ?? []).flatMap((option) => this.of(option)).find((one) => one.key === key);
    if (!part || !this.picks.has(part.of)) return null;
    const picks = new Map([...this.picks].filter(([of]) => of !== part.of)).set(part.of, key);
    return this.having(picks).length ? picks : null;
  }

  /** The answers by the first part, in their order, in which they differ and that several of them share. */
  private groups(options: Offered[]): Entry[] | null {
    const kinds = new Set(options.flatMap((option) => this.of(option).map((part) => part.of)));
    for (const of of kinds) {
      const groups = new Map<string, Entry>();
      for (const option of options) {
        const part = this.of(option).find((one) => one.of === of) ?? null;
        const id = part ? `part ${part.key}` : `answer ${option.text}`;
        const count = (groups.get(id)?.count ?? 0) + 1;
        groups.set(id, {
          option: groups.get(id)?.option ?? option,
          part: part && count > 1 ? part : null,
          count,
          digit: "",
        });
      }
      if (groups.size > 1 && groups.size < options.length) return [...groups.values()];
    }
    return null;
  }

  /** The number that an entry is, where its last part is one. */
  private number(entry: Entry): string {
    const last = entry.part ?? this.of(entry.option).at(-1);
    return last && /^\d$/.test(last.label) ? last.label : "";
  }

  private keep(picks: Iterable<[string, string]>) {
    this.kept = { at: this.chooser.ask?.at ?? -1, picks: new Map(picks) };
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map();
