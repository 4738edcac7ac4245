import { describe, expect, it, vi } from "vitest";
import { Lesson, type Taught } from "./lesson.svelte";
import type { Guide } from "./wire";

vi.mock("./api", () => ({ api: {} }));

const guide = (more: Partial<Guide>): Guide => ({
  kind: "read",
  chapter: 0,
  reached: 0,
  step: 0,
  of: 2,
  says: "Look.",
  more: "",
  spot: [],
  taught: "",
  why: "Not yet.",
  tries: {},
  phrase: "",
  is_legend: false,
  new: [],
  met: [],
  rule: "",
  next: null,
  ...more,
});

function taught(): { lesson: Lesson; wishes: object[] } {
  const wishes: object[] = [];
  const table: Taught = {
    game: "breaths",
    mine: [],
    picking: { parts: () => [] },
    answer: () => undefined,
    wish: (body) => void wishes.push(body),
  };
  return { lesson: new Lesson(table), wishes };
}

describe("a lesson as its reader has it", () => {
  it("says what is taught to be said, and goes on", () => {
    const { lesson, wishes } = taught();
    lesson.hear(guide({ phrase: "phrase-4" }));
    lesson.goOn();
    expect(wishes).toEqual([{ type: "say", phrase: "phrase-4" }, { type: "read" }]);
  });

  it("says nothing where there is only something to read", () => {
    const { lesson, wishes } = taught();
    lesson.hear(guide({}));
    lesson.goOn();
    expect(wishes).toEqual([{ type: "read" }]);
  });

  it("tells why something else waits, its own reason first, and is patient twice", () => {
    const { lesson } = taught();
    lesson.hear(guide({ kind: "move", taught: "draw", tries: { pass: "Somebody weaker would go." } }));
    lesson.miss("fight");
    expect([lesson.why, lesson.isPatient]).toEqual(["Not yet.", true]);
    lesson.miss("pass");
    expect([lesson.why, lesson.isPatient]).toEqual(["Somebody weaker would go.", false]);
    lesson.hear(guide({ kind: "move", step: 1 }));
    expect([lesson.why, lesson.tries]).toEqual(["", 0]);
  });
});
