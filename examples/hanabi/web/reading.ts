/** What the board reads out of a view. */
import type { Sight } from "./tablee";
import type { HanabiView, Held } from "./view";

export type Colour = Held["colours"][number];
export const COLOURS: string[] = ["red", "yellow", "green", "blue", "white"] satisfies Colour[];
export const RANKS = ["1", "2", "3", "4", "5"] as const;

/** A card's colour and rank. */
export function face(card: string): [Colour, string] {
  const [colour, rank] = card.split(" ");
  return [colour as Colour, rank ?? ""];
}

/** What a card is, as far as this viewer sees it; in a replay with open cards, as anybody does. */
export function seen(at: Sight<HanabiView>, seat: number, i: number): string | undefined {
  const views = [at.view, ...Object.values(at.open ?? {})];
  return views.map((view) => view.hands[seat]?.[i]?.card).find((card) => card !== undefined);
}

/** With aids: what this viewer's own card most likely is, and how likely. */
export function likeliest(at: Sight<HanabiView>, i: number): [card: string, chance: number] | undefined {
  return Object.entries(at.view.aids?.hand?.[i] ?? {}).sort(([, one], [, other]) => other - one)[0];
}

/** The last hint to a seat and the places it pointed at, until one of its cards has left the hand. */
export function lastHint(at: Sight<HanabiView>, seat: number): { about: string; places: number[] } | undefined {
  const found = at.events.findLast(({ id, args }) =>
    id === "hints" ? args.to === seat : ["plays", "errs", "discards"].includes(id) && args.seat === seat,
  );
  if (found?.id !== "hints") return undefined;
  return { about: String(found.args.about), places: found.args.places as number[] };
}
