import { describe, expect, it } from "vitest";
import { along, piles } from "./counting";
import { keys, ready, withCard, withMain, withRank } from "./filling";
import { finale } from "./finale";
import { numeral } from "./sheet";
import type { BreathsView, Secret } from "./view";

describe("the piles of Deep Regular Breaths", () => {
  const shut: Secret = { card: null, open: false, read_by: [] };
  const view = {
    mode: "paranoia",
    pile: [null, null],
    knowledge_left: 7,
    board: [null, shut, shut],
  } as Partial<BreathsView>;

  it("count the secrets that are there, not the places", () =>
    expect(piles(view as BreathsView).map((pile) => pile.n)).toEqual([2, 7, 2]));
});

describe("the air pile as a fan", () => {
  it("reaches from one end of the lane to the other", () =>
    expect([0, 3, 6].map((n) => along(n, 7))).toEqual([0, 0.5, 1]));
  it("begins at the left with a single card", () => expect(along(0, 1)).toBe(0));
});

describe("a trump's number", () => {
  it("is printed as on the cards", () =>
    expect([0, 4, 9, 14, 18, 21].map(numeral)).toEqual(["0", "IV", "IX", "XIV", "XVIII", "XXI"]));
});

describe("a sheet to begin with", () => {
  const plan = ready(4);

  it("answers every question of the sheet, each with something else", () => {
    expect(keys(plan)).toHaveLength(12);
    expect(new Set(plan.ranks).size).toBe(3);
    expect(new Set(plan.cards).size).toBe(3);
    expect(plan.second).not.toBe(plan.main);
  });

  it("keeps what was answered before", () => {
    const given = [
      { type: "by", characteristic: "social" },
      { type: "kind", name: "spades" },
    ];
    expect(ready(0, given)).toMatchObject({ main: "social", suit: "spades" });
  });

  it("is changed field by field and stays a sheet", () => {
    expect(withMain(plan, plan.second)).toMatchObject({ main: plan.second, second: plan.main });
    expect(withRank(plan, plan.ranks[0] ?? "")).toBe(plan);
    expect(withRank({ ...plan, ranks: ["2", "3", "4"] }, "king").ranks).toEqual(["3", "4", "king"]);
    expect(withCard(plan, 0, plan.cards[1] ?? "")).toBe(plan);
  });
});

describe("the doors of the final phase", () => {
  const event = (id: string, args: Record<string, unknown>) => ({ id, args, n: 0, sentence: "", rule: "" });

  it("keep what the log tells of each", () => {
    const log = [
      event("final-phase", {}),
      event("solved", { seat: 1, situation: "creature" }),
      event("solved", { seat: 2, situation: "mumbling" }),
      event("uncovered", { stage: 1 }),
      event("declared-ritual", { seat: 0 }),
      event("ballots", { seats: [0, 1], votes: [2, 2] }),
      event("sacrificed", { seat: 2 }),
      event("explored", { seat: 1, situation: "dark-mathematics" }),
      event("progress", { seat: 0, situation: "dark-mathematics" }),
    ];
    const { doors, doers } = finale(log as never);
    expect(doors[0]).toMatchObject({
      by: 0,
      chosen: 2,
      ballots: [
        { seat: 0, vote: 2 },
        { seat: 1, vote: 2 },
      ],
    });
    expect(doors[0].solved).toHaveLength(2);
    expect(doers).toEqual([0]);
  });
});
