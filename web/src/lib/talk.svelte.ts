/** What is said at a table: every line, which of them are unread, and the newest of each seat as a bubble at its place. */
import { keep, kept } from "./prefs.svelte";
import type { ChatLine } from "./wire";

export interface Bubble {
  readonly seat: number;
  readonly line: ChatLine;
  /** Something has happened at the table since. */
  readonly isOld: boolean;
}

/** Milliseconds that a bubble stays, and once something has happened since. */
const STAYS = 60_000;
const FADES = 9_000;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  private read = $state(0);
  private readonly ends = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private readonly table: string) {
    this.read = kept(`talk-${table}`, 0);
  }

  /** Lines that nobody has looked at here, one's own from another tab among them: so one sees that they were said. */
  get unread(): number {
    return this.lines.filter((line) => line.n >= this.read).length;
  }

  /** All that was said before. */
  begin(lines: ChatLine[]) {
    this.lines = lines;
  }

  hear(line: ChatLine) {
    this.lines = [...this.lines, line];
    if (line.seat !== null) this.show({ seat: line.seat, line, isOld: false }, STAYS);
  }

  /** Something has happened at the table: what was said before is old. */
  age() {
    for (const bubble of this.bubbles) if (!bubble.isOld) this.show({ ...bubble, isOld: true }, FADES);
  }

  /** Everything is on the screen. */
  see() {
    this.read = (this.lines.at(-1)?.n ?? -1) + 1;
    keep(`talk-${this.table}`, this.read);
  }

  close() {
    for (const end of this.ends.values()) clearTimeout(end);
    this.bubbles = [];
  }

  /** The newest of each seat, in the order in which they were said. */
  private show(bubble: Bubble, stays: number) {
    const others = this.bubbles.filter((one) => one.seat !== bubble.seat);
    this.bubbles = [...others, bubble].sort((one, other) => one.line.n - other.line.n);
    clearTimeout(this.ends.get(bubble.seat));
    const gone = () => {
      this.bubbles = this.bubbles.filter((one) => one.seat !== bubble.seat);
    };
    this.ends.set(bubble.seat, setTimeout(gone, stays));
  }
}
