import { describe, expect, it, vi } from "vitest";
import { onSight, symbols } from "./art";
import { thingsIn } from "./point";
import { search } from "./rules";
import { seatLook } from "./seats";
import { dataOf, matching, type Sight } from "./sight";
import type { Asked, Offered, RuleText } from "./wire";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const offered = (text: string, value: unknown): Offered => ({
  index: 0,
  text,
  label: text,
  value,
  rule: "",
  note: "",
  warns: false,
  closes: false,
  twice: false,
});
const rule = (number: string, title: string, text = ""): RuleText => ({
  number,
  title,
  text,
  source: "",
  is_chapter: !text,
});

describe("options as things", () => {
  const options = [offered("place 5 dawn", { type: "place", fate: 5, at: "dawn" }), offered("pass", "pass")];
  const sight = { ask: { options } as Asked } as unknown as Sight;

  it("gives a text as its own type", () => expect(dataOf(offered("pass", "pass"))).toEqual({ type: "pass" }));
  it("finds options by their fields", () =>
    expect(matching(sight, { type: "place", at: "dawn" })).toEqual([options[0]]));
  it("finds none where no question is open", () =>
    expect(matching({ ask: null } as unknown as Sight, { type: "place" })).toEqual([]));
});

describe("the rulebook", () => {
  const rules = [rule("SA-1", "The aim"), rule("SA-1.1", "Côté", "Everybody wins."), rule("SA-2.1", "Moons", "Hours.")];

  it("is whole without words", () => expect(search(rules, " ")).toEqual(rules));
  it("finds without accents and without case", () => expect(search(rules, "cote")).toEqual([rules[1]]));
  it("finds by number", () => expect(search(rules, "sa-2.1")).toEqual([rules[2]]));
});

describe("drawings", () => {
  it("become symbols with their own box", () => {
    const made = symbols("sa", { "../art/moon.svg": '<svg xmlns="x" viewBox="0 0 9 9"><path d="M0 0"/></svg>\n' });
    expect(made).toContain('<symbol id="sa-moon" viewBox="0 0 9 9"><path d="M0 0"/></symbol>');
  });
  it("that are large are fetched once when they are seen, again if that failed, and the others not", async () => {
    vi.useFakeTimers();
    const svg = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>';
    const moon = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(svg);
    const sun = vi.fn().mockResolvedValue(svg);
    const see = onSight("xx", { "../art/moon.svg": moon, "../art/sun.svg": sun });
    const there = (name: string) => document.querySelectorAll(`#xx-${name}`).length;
    see("moon");
    await vi.advanceTimersByTimeAsync(0);
    expect([there("moon"), there("sun")]).toEqual([0, 0]);
    see("moon");
    see("moon");
    see("anchor");
    await vi.advanceTimersByTimeAsync(0);
    expect([there("moon"), moon.mock.calls.length, sun.mock.calls.length]).toEqual([1, 2, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(there("sun")).toBe(0);
    vi.useRealTimers();
  });
});

describe("things a line of the log speaks of", () => {
  it("are the texts among its arguments, however deep", () =>
    expect(thingsIn({ seat: 1, at: "dawn", cards: ["moon", { of: "sun" }] })).toEqual(["dawn", "moon", "sun"]));
});

describe("seats", () => {
  it("are told apart by shape, not by colour alone", () => {
    const shapes = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat).shape);
    expect(new Set(shapes).size).toBe(6);
  });
  it("have an ink of their own each", () => {
    const inks = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat).ink);
    expect(new Set(inks).size).toBe(6);
  });
});
