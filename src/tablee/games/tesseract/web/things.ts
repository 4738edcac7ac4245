/** Things on the board, and which options each stands for. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

/** Something on the board. */
export type Thing =
  | { cell: string }
  | { lab: string; cube: string }
  | { primed: string }
  | { well: number }
  | { card: string }
  | { scientist: string }
  | { destroyed: string }
  | { place: string }
  | { mate: string }
  | { pile: number }
  | { plate: number };

type Value = ReturnType<typeof dataOf>;

const MEANS: Record<string, (thing: never, value: Value) => boolean> = {
  cell: ({ cell }: { cell: string }, value) => value.type === "at" && value.cell === cell,
  lab: ({ lab, cube }: { lab: string; cube: string }, value) =>
    (value.cube === cube &&
      (value.of === lab || value.at === lab || value.type === "cube" || value.type === "trade")) ||
    (value.type === "trade" && value.other === cube && value.of === lab) ||
    (value.type === "series" && value.cubes.includes(cube)),
  primed: ({ primed }: { primed: string }, value) =>
    value.cube === primed && (value.type === "primed" || value.at === "primed"),
  well: ({ well }: { well: number }, value) => value.type === "value" && value.value === well,
  card: ({ card }: { card: string }, value) =>
    ["play", "use", "card", "be"].includes(value.type) && value.card === card,
  scientist: ({ scientist }: { scientist: string }, value) =>
    (value.type === "lab" && value.of === scientist) || (value.type === "move" && value.to === scientist),
  destroyed: ({ destroyed }: { destroyed: string }, value) => value.type === "colour" && value.colour === destroyed,
  place: ({ place }: { place: string }, value) => value.type === "cube" && value.cube === place,
};

/** The options of the open question that a thing stands for. */
export function optionsOf(at: Sight, thing: Thing): Offered[] {
  const [kind] = Object.keys(thing) as [string];
  const means = MEANS["lab" in thing ? "lab" : kind] as ((thing: Thing, value: Value) => boolean) | undefined;
  if (!means) return [];
  return (at.ask?.options ?? []).filter((option) => means(thing, dataOf(option)));
}
