import { describe, expect, it } from "vitest";
import type { Asked, Offered } from "@/lib/wire";
import { laidOut, piles } from "./offers";
import type { BreathsView, Secret } from "./view";

const offered = (value: unknown): Offered => ({
  index: 0,
  text: "",
  label: "",
  value,
  rule: "",
  note: "",
  warns: false,
});

describe("the piles of Deep Regular Breaths", () => {
  const shut: Secret = { card: null, open: false, read_by: [] };
  const view = { pile: [null, null], knowledge_left: 7, board: [null, shut, shut] } as Partial<BreathsView>;

  it("count the secrets that are there, not the places", () =>
    expect(piles(view as BreathsView).map((pile) => pile.n)).toEqual([2, 7, 2]));
});

describe("what Deep Regular Breaths lays out to choose from", () => {
  const face = offered({ type: "face", side: "down" });
  const there = offered({ type: "oxygen", card: "clubs-2" });
  const elsewhere = offered({ type: "oxygen", card: "clubs-3" });
  const ask = { options: [face, there, elsewhere, offered({ type: "fight", seat: 1 }), offered("pass")] } as Asked;

  it("lies nowhere on the board", () => expect(laidOut({ ask }, ["clubs-2"])).toEqual([face, elsewhere]));
});
