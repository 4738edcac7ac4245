/** What an answer is made of: what is done, and to whom or to which thing of the board. */
import type { Part } from "@/lib/picking.svelte";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import type { BreathsView } from "./view";

/** An answer's own fields. */
export type Told = { type: string } & Record<string, unknown>;

/** Actions that are named before what they aim at. */
const DEEDS = ["fight", "examine", "galvanise", "resolve", "use", "explore", "plan", "scheme", "hyperventilate"];
/** The things of the board that stand for answers without a field. */
const THINGS: Record<string, string> = {
  draw: "reserve",
  resist: "reserve",
  explore: "pile",
  plan: "pile",
  scheme: "secrets",
  ritual: "ritual",
  emancipation: "emancipation",
};

export function parts(option: Offered, at: Sight): Part[] {
  const told: Told = dataOf(option);
  const deed = { of: "do", key: `do-${told.type}`, label: at.say("board-deed", { type: told.type }) };
  const aims = aimed(told, at);
  return DEEDS.includes(told.type) ? [deed, ...aims] : aims;
}

/** Questions whose numbers are those of the secrets on the board. */
const OF_SECRETS = ["take-secret", "swap-secret"];

/** Whom or what an answer aims at. */
function aimed(told: Told, at: Sight): Part[] {
  const part = (of: string, key: string, label: string): Part[] => [{ of, key, label }];
  const card = (id: unknown, kind: string) => part("card", String(id), at.cards.name(String(id), kind));
  const named = (of: string, name: unknown) => part(of, `${of}-${name}`, at.cards.name(String(name)));
  const view = at.view as BreathsView;
  if (typeof told.seat === "number") return part("seat", `seat-${told.seat}`, at.name(told.seat));
  switch (told.type) {
    case "oxygen":
      return card(told.card, "");
    case "use":
    case "play":
      return card(told.card, "knowledge");
    case "decide":
      return card(told.secret, "secret");
    case "kind":
      return named("kind", told.name);
    case "by":
      return named("by", told.characteristic);
    case "resolve":
      return part("by", `resolve-${told.by}`, at.say("board-resolve", { by: String(told.by) }));
    case "part":
      return part("part", `part-${told.first}-${told.last}`, `${told.first}–${told.last}`);
    case "place":
      return at.ask?.kind === "give-which"
        ? card(view.hand[Number(told.number) - 1], "knowledge")
        : place(Number(told.number), at);
    case "face":
      return part("face", `face-${told.side}`, at.say(`board-face-${told.side}`));
    case "spend":
      return part("thing", `token-${view.draw?.characteristic}`, at.say("board-deed", { type: "spend" }));
  }
  const thing = THINGS[told.type];
  return thing ? part("thing", thing, at.say("board-deed", { type: told.type })) : [];
}

/** A place of a pile, a hand or the board, by its number; the secrets lie together, and are pressed before which of them. */
function place(number: number, at: Sight): Part[] {
  const which = { of: "place", key: `place-${number}`, label: String(number) };
  return OF_SECRETS.includes(at.ask?.kind ?? "")
    ? [{ of: "thing", key: "secrets", label: at.say("board-secrets") }, which]
    : [which];
}
