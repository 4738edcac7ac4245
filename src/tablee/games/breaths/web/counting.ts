/** What lies in the piles, and what of it is to be seen beside them. */
import type { BreathsView } from "./view";

/** The piles beside the gauge: by which name answers have them, their back, how many cards lie there, and what they are called. In the
 * final phase the situations lie behind the doors. */
export function piles(view: Pick<BreathsView, "pile" | "knowledge_left" | "board" | "final" | "mode">) {
  const secrets = view.board.filter((place) => place !== null).length;
  const all = [
    { key: "pile", sign: "situation-back", box: "0 0 120 160", n: view.pile.length, called: "board-situations" },
    { key: "learnt", sign: "knowledge-back", box: "0 0 120 160", n: view.knowledge_left, called: "board-knowledges" },
    { key: "secrets", sign: "secret-sealed", box: "0 0 120 84", n: secrets, called: "board-secrets" },
  ];
  return all.filter(({ key }) => !(key === "pile" && view.final) && !(key === "secrets" && view.mode === "coop"));
}

/** So many cards of the air pile lie as a fan; more are written small, side by side. */
export const FAN = 7;

/** How far from the left a card of a full fan lies, between 0 and 1. */
export const along = (n: number, count: number) => (count < 2 ? 0 : n / (count - 1));
