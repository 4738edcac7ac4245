import { describe, expect, it, vi } from "vitest";
import { type Part, Picking } from "./picking.svelte";
import type { Asked, Offered } from "./wire";

function offered(text: string, closes = false): Offered {
  return { index: 0, text, label: text, value: text, rule: "", note: "", warns: false, closes, twice: false };
}

/** Words of an answer are its parts: "adjust b3 4" is what is done, to what, and to which value. */
function parts(option: Offered): Part[] {
  const kinds = ["do", "thing", "value"];
  return option.closes ? [] : option.text.split(" ").map((word, n) => ({ of: kinds[n] ?? "", key: word, label: word }));
}

class Asker {
  ask = $state.raw<Asked>({} as Asked);
  choose = vi.fn();

  constructor(ask: Asked) {
    this.ask = ask;
  }
}

function asking(...texts: string[]) {
  const options = texts.map((text) => offered(text, text === "end"));
  const chooser = new Asker({ at: 1, options } as Asked);
  const picking = new Picking(chooser);
  picking.parts = parts;
  return { chooser, picking };
}

const LONG = [..."abcdef"].flatMap((die) => [1, 2].map((value) => `adjust ${die} ${value}`));

describe("a choice in several presses", () => {
  it("lists few answers one by one, each with the digit of its place", () => {
    const { picking } = asking("draw", "spend", "end");
    expect(picking.entries.map((entry) => [entry.option.text, entry.digit])).toEqual([
      ["draw", "1"],
      ["spend", "2"],
    ]);
    expect(picking.closing.map((entry) => [entry.option.text, entry.digit])).toEqual([["end", "0"]]);
  });

  it("lists many answers by what is done, then by thing, then by value", () => {
    const { picking, chooser } = asking("study", ...LONG, "end");
    expect(picking.entries.map((entry) => entry.part?.key ?? entry.option.text)).toEqual(["study", "adjust"]);
    picking.type("2");
    expect(picking.entries.map((entry) => entry.part?.key)).toEqual([..."abcdef"]);
    picking.press("c");
    expect(picking.entries.map((entry) => entry.option.text)).toEqual(["adjust c 1", "adjust c 2"]);
    picking.type("2");
    expect(chooser.choose).toHaveBeenCalledWith(expect.objectContaining({ text: "adjust c 2" }));
  });

  it("keeps the first press whatever it was, and gives the answer that is left", () => {
    const { picking, chooser } = asking("study", ...LONG);
    picking.press("b");
    expect(picking.isPicked("b")).toBe(true);
    expect(picking.left.map((option) => option.text)).toEqual(["adjust b 1", "adjust b 2"]);
    picking.press("2");
    expect(chooser.choose).toHaveBeenCalledWith(expect.objectContaining({ text: "adjust b 2" }));
  });

  it("lets go by pressing again, by going back, and by pressing another of the kind", () => {
    const { picking } = asking(...LONG);
    picking.press("b");
    picking.press("b");
    expect(picking.picks.size).toBe(0);
    picking.press("b");
    expect(picking.may("d")).toBe(true);
    picking.press("d");
    expect([...picking.picks.values()]).toEqual(["d"]);
    expect(picking.back()).toBe(true);
    expect(picking.back()).toBe(false);
  });

  it("does not light what leads to no answer", () => {
    const { picking } = asking("remove x", "remove y", ...LONG);
    picking.press("adjust");
    expect(picking.may("x")).toBe(false);
    picking.press("x");
    expect([...picking.picks.values()]).toEqual(["adjust"]);
  });

  it("takes the key for the number where answers are numbers", () => {
    const { picking, chooser } = asking("predict of 3", "predict of 5", "predict of 7", "end");
    expect(picking.entries.map((entry) => entry.digit)).toEqual(["3", "5", "7"]);
    expect(picking.type("1")).toBe(false);
    picking.type("3");
    expect(chooser.choose).toHaveBeenCalledWith(expect.objectContaining({ text: "predict of 3" }));
  });

  it("forgets what was pressed when another question comes", () => {
    const { picking, chooser } = asking(...LONG);
    picking.press("b");
    chooser.ask = { ...chooser.ask, at: 2 };
    expect(picking.picks.size).toBe(0);
  });

  it("forgets it, too, when the table is dealt anew and its questions are counted from the first again", () => {
    const { picking } = asking(...LONG);
    picking.press("b");
    picking.forget();
    expect(picking.picks.size).toBe(0);
    expect(picking.back()).toBe(false);
  });

  it("carries a press over to the questions that follow, as far as they have it", () => {
    const { picking, chooser } = asking("adjust", "study");
    const ask = (at: number, ...texts: string[]) => {
      chooser.ask = { at, options: texts.map((text) => offered(text)) } as Asked;
      picking.arrive();
    };
    picking.lead(offered("adjust"), "b", "2");
    expect(chooser.choose).toHaveBeenLastCalledWith(expect.objectContaining({ text: "adjust" }));
    ask(2, "turn a 1", "turn b 1", "turn b 3");
    expect([...picking.picks.values()]).toEqual(["b"]);
    picking.lead(offered("study"), "c", "4");
    ask(3, "take c", "take d");
    expect(chooser.choose).toHaveBeenLastCalledWith(expect.objectContaining({ text: "take c" }));
    ask(4, "keep e", "keep f");
    expect(picking.picks.size).toBe(0);
    ask(5, "do 4");
    expect(picking.picks.size).toBe(0);
  });

  it("is quiet when nearly everything could be pressed", () => {
    const cells = Array.from({ length: 16 }, (_, n) => `remove cell${n}`);
    expect(asking(...cells).picking.isQuiet).toBe(true);
    expect(asking("remove cell1").picking.isQuiet).toBe(false);
  });
});
