/** The cards that are known deep in the reserve, pinned on the gauge where they lie. */
import type { Say } from "@/lib/words.svelte";
import { halves, index, isRed, numeral } from "./sheet";
import type { BreathsView } from "./view";

const SIGNS: Record<string, string> = { clubs: "♣", spades: "♠", hearts: "♥", diamonds: "♦" };
/** So far apart pins must stand to be read. */
const APART = 12;
/** And so far from either end: there the figures stand. */
const END = 12;

export function pins(view: BreathsView, say: Say) {
  const found: { at: number; text: string; red: boolean }[] = [];
  for (const { place, card } of view.reserve.known) {
    const at = view.reserve.count - place + 1;
    const [suit, rank] = halves(card);
    const text = suit === "trump" ? numeral(Number(rank)) : `${index(rank, say)}${SIGNS[suit]}`;
    const isFree = at >= END && at <= 78 - END && found.every((pin) => Math.abs(pin.at - at) >= APART);
    if (place > 2 && isFree) found.push({ at, text, red: isRed(suit) });
  }
  return found;
}
