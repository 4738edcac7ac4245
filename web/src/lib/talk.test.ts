import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Talk } from "./talk.svelte";
import type { ChatLine } from "./wire";

const line = (n: number, seat: number | null = 0): ChatLine => ({
  n,
  seat,
  name: "Ada",
  text: `${n}`,
  phrase: "",
  when: 0,
});
const shown = (talk: Talk) => talk.bubbles.map((one) => [one.seat, one.line.n, one.isOld]);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

it("shows the newest of each seat, fades it when something happens, and lets it go", () => {
  const talk = new Talk("one");
  for (const said of [line(0, 0), line(1, 1), line(2, 0)]) talk.hear(said);
  expect(shown(talk)).toEqual([
    [1, 1, false],
    [0, 2, false],
  ]);
  talk.age();
  talk.hear(line(3, 1));
  expect(shown(talk)).toEqual([
    [0, 2, true],
    [1, 3, false],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(shown(talk)).toEqual([[1, 3, false]]);
  vi.advanceTimersByTime(60_000);
  expect(shown(talk)).toEqual([]);
});

it("counts what nobody has read here, also what was said before, until it is seen, once for all visits", () => {
  const talk = new Talk("one");
  talk.begin([line(0), line(1)]);
  talk.hear(line(2, null));
  expect([talk.unread, shown(talk)]).toEqual([3, []]);
  talk.see();
  expect(talk.unread).toBe(0);
  const again = new Talk("one");
  again.begin([line(0), line(1), line(2), line(3)]);
  expect(again.unread).toBe(1);
});
