/** A lesson as its reader has it: where it stands, as the server says, and what they have tried here. */
import { api } from "./api";
import type { Part } from "./picking.svelte";
import { prefs } from "./prefs.svelte";
import type { Course, Guide, Offered } from "./wire";

/** What a lesson needs of its table. */
export interface Taught {
  readonly game: string;
  readonly mine: { options: Offered[] }[];
  readonly picking: { parts: (option: Offered) => Part[] };
  answer(option: Offered): void;
  wish(body: { type: "read" } | { type: "open"; chapter: number } | { type: "say"; phrase: string }): void;
}

/** So many tries, and what would be right is offered first. */
const PATIENCE = 2;

export class Lesson {
  guide = $state.raw<Guide | null>(null);
  course = $state.raw<Course | null>(null);
  /** What was tried last that is not taught: an answer by its text, or a thing of the board by its name. */
  tried = $state("");
  why = $state("");
  tries = $state(0);
  isLeaving = $state(false);
  /** Whether what is said of the last chapter was read. */
  isRead = $state(false);
  /** The sign of the legend that was touched. */
  sign = $state("");

  constructor(private readonly table: Taught) {}

  /** Whether only the taught move is accepted. */
  get isOn(): boolean {
    return this.guide !== null && this.guide.kind !== "free";
  }

  get isWaiting(): boolean {
    return this.guide?.kind === "move" || this.guide?.kind === "read" || this.guide?.kind === "next";
  }

  get isPatient(): boolean {
    return this.tries < PATIENCE;
  }

  /** The one answer that is taught now, as it is offered. */
  get answer(): Offered | undefined {
    const text = this.guide?.taught;
    if (!text) return undefined;
    return this.table.mine.flatMap((ask) => ask.options).find((option) => option.text === text);
  }

  hear(guide: Guide | null) {
    const was = this.guide;
    this.guide = guide;
    if (was?.chapter !== guide?.chapter || was?.step !== guide?.step || was?.kind !== guide?.kind) this.forget();
  }

  /** The words of all chapters, once for each language. */
  async read(): Promise<void> {
    void prefs.lang;
    this.course = await api.course(this.table.game);
  }

  isTaught(option: Offered): boolean {
    return !this.isOn || option.text === this.guide?.taught;
  }

  /** Whether a part belongs to the taught answer. */
  has(key: string): boolean {
    if (!this.isOn) return true;
    const answer = this.answer;
    return !!answer && this.table.picking.parts(answer).some((part) => part.key === key);
  }

  /** Something else was tried: it is said why it waits, and nothing moves. `text`: the answer it would be, where it is one. */
  miss(tried: string, text = tried) {
    if (this.guide?.kind !== "move") return;
    this.tried = tried;
    this.tries += 1;
    this.why = this.guide.tries[text] || this.guide.why;
  }

  /** Goes on: what was read is read, what is taught is said or done. */
  goOn() {
    const guide = this.guide;
    if (guide?.phrase) this.table.wish({ type: "say", phrase: guide.phrase });
    if (guide?.kind === "read") this.table.wish({ type: "read" });
    else if (guide?.kind === "next" && guide.next !== null) this.open(guide.next);
    else if (this.answer) this.table.answer(this.answer);
  }

  open(chapter: number) {
    this.table.wish({ type: "open", chapter });
  }

  private forget() {
    this.tried = this.why = this.sign = "";
    this.tries = 0;
    this.isLeaving = this.isRead = false;
  }
}
