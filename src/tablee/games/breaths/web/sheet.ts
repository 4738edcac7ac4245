/** What is on a player's sheet and on the tarot, and how it is written small. */
import type { Say } from "@/lib/words.svelte";
import type { Crew } from "./view";

export const CHARACTERISTICS = ["physical", "will", "social"] as const satisfies (keyof Crew["tokens"])[];
export const SUITS = ["clubs", "spades", "hearts", "diamonds"] as const;
export const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "queen", "king"] as const;
export const COURTS = ["jack", "knight", "queen", "king"];

const UNITS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** A trump's number as it is printed. */
export const numeral = (n: number) => (n ? "X".repeat(Math.floor(n / 10)) + UNITS[n % 10] : "0");

export const isSuit = (word: string) => (SUITS as readonly string[]).includes(word);
export const isRed = (suit: string) => suit === "hearts" || suit === "diamonds";

/** What stands in the corner of a card: its figure, or the letter of its rank in the reader's language. */
export const index = (rank: string, say: Say) => (/^([2-9]|10)$/.test(rank) ? rank : say(`board-index-${rank}`));

/** A card by its two halves: "clubs-7" is the 7 of clubs, "trump-12" the twelfth trump. */
export const halves = (card: string) => card.split("-") as [string, string];
