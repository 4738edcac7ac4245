/** Which options a thing on the board stands for. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import type { InPlay } from "./view";

type Data = ReturnType<typeof dataOf>;

/** The options of the open question that are like this. */
export function options(at: Sight, fits: (data: Data) => boolean): Offered[] {
  return (at.ask?.options ?? []).filter((option) => fits(dataOf(option)));
}

/** What aims at a card in play. */
export const aimedAt = (at: Sight, played: InPlay) => options(at, (data) => data.at === played.at);

/** What a card in a zone or in the hand could do or be chosen for. */
const BY_ZONE: Record<string, string[]> = {
  rdr: ["use", "react", "give"],
  malus: ["pay", "name"],
  hand: ["toss", "react"],
};
export function zoned(at: Sight, zone: "rdr" | "malus" | "hand", card: string): Offered[] {
  const isClean = at.ask?.kind === "clean-malus";
  return options(
    at,
    (data) =>
      data.card === card &&
      (BY_ZONE[zone] ?? []).includes(data.type) &&
      (data.type !== "name" || isClean) &&
      (data.type !== "toss" || at.ask?.kind === "dizzy"),
  );
}

/** What ends something or lets it happen: it lies nowhere on the table, so it stands in the line of phases. */
const PLAIN = ["done", "let", "none", "stop"];
export const plain = (at: Sight) => options(at, (data) => PLAIN.includes(data.type));
