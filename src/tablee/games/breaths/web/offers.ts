/** Which options a thing on the board stands for. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import type { BreathsView } from "./view";

/** The options of the open question of one of these types. */
export function ofType(at: Pick<Sight, "ask">, ...types: string[]): Offered[] {
  return (at.ask?.options ?? []).filter((option) => types.includes(dataOf(option).type));
}

/** The options of the open question that name this seat, card or secret. */
export function aimed(at: Pick<Sight, "ask">, field: string, value: unknown): Offered[] {
  return (at.ask?.options ?? []).filter((option) => dataOf(option)[field] === value);
}

/** What the situation is pressed for. */
export const situationOptions = (at: Pick<Sight, "ask">) => ofType(at, "resolve", "explore");

/** The types of options that lie nowhere on the board, with the sign each is shown by; "" for one that shows itself. */
export const SIGNS: Record<string, string> = {
  oxygen: "",
  kind: "",
  by: "",
  place: "",
  part: "",
  face: "",
  resist: "icon-will",
  let: "icon-eye",
  keep: "secret-sealed",
  take: "secret-sealed",
};

/** The options that lie nowhere on the board yet: they are laid out to choose from. */
export function laidOut(at: Pick<Sight, "ask">, air: string[]): Offered[] {
  return ofType(at, ...Object.keys(SIGNS)).filter((option) => !air.includes(dataOf(option).card));
}

/** The piles beside the gauge: what pressing one declares, its back, how many cards lie there, and what they are called. */
export function piles(view: Pick<BreathsView, "pile" | "knowledge_left" | "board">) {
  const secrets = view.board.filter((place) => place !== null);
  return [
    { type: "explore", sign: "situation-back", box: "0 0 100 140", n: view.pile.length, called: "board-situations" },
    { type: "plan", sign: "knowledge-back", box: "0 0 100 140", n: view.knowledge_left, called: "board-knowledges" },
    { type: "scheme", sign: "secret-sealed", box: "0 0 120 84", n: secrets.length, called: "board-secrets" },
  ];
}
