import { describe, expect, it, vi } from "vitest";
import table from "../../../tests/grammar/vectors.json";
import { elides, ended, type Form, joined, nth, shaped } from "./grammar";
import type { Lang } from "./wire";
import type { Args } from "./words.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { bundle, speak } = await import("./words.svelte");

const vectors = table as unknown as {
  elides: { yes: string[]; no: string[] };
  shaped: [string, Form, string, string][];
  person: [string, Form, string][];
  ended: [string, string][];
  nth: [number, Lang, string, string][];
  joined: [string[], Lang, "and" | "or", string][];
  messages: [Lang, string, Args, string][];
};

describe("grammar, by the examples that the server's is held to", () => {
  it.each(vectors.elides.yes)("elides before %s", (word) => expect(elides(word)).toBe(true));
  it.each(vectors.elides.no)("does not elide before %s", (word) => expect(elides(word)).toBe(false));
  it.each(vectors.shaped)("%s in the form %s (%s) is %s", (noun, form, gender, wanted) =>
    expect(shaped(noun, form, gender)).toBe(wanted),
  );
  it.each(vectors.person)("the name %s in the form %s is %s", (name, form, wanted) =>
    expect(shaped(name, form, "m", true)).toBe(wanted),
  );
  it.each(vectors.ended)("%s with a stop is %s", (text, wanted) => expect(ended(text)).toBe(wanted));
  it.each(vectors.nth)("%i in %s (%s) is %s", (n, lang, gender, wanted) => expect(nth(n, lang, gender)).toBe(wanted));
  it.each(vectors.joined)("%s in %s with %s is %s", (items, lang, word, wanted) =>
    expect(joined(items, lang, word)).toBe(wanted),
  );
  it.each(vectors.messages)("in %s, %s", (lang, text, args, wanted) =>
    expect(speak(bundle(lang, `message = ${text}\n`), "message", args)).toBe(wanted),
  );
});
