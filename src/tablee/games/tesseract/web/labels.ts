/** Things in words, for those who listen. */
import type { Sight } from "@/lib/sight";
import type { TesseractView } from "./view";

export const cubeName = (at: Pick<Sight, "cards" | "say">, cube: string | null) =>
  cube ? at.cards.name(cube) : at.say("board-unknown");

/** A scientist by the person and the role; one's own by the role alone. */
export function holder(at: Sight, card: string): string {
  const role = at.cards.name(card, "scientist");
  const one = (at.view as TesseractView).scientists.find((other) => other.card === card);
  return one && one.seat !== at.viewer ? at.say("board-mate", { name: at.name(one.seat), card: role }) : role;
}

/** A cell by its top cube, or bare. */
export function cellLabel(
  at: Sight,
  view: TesseractView,
  cell: string,
  floor = (view.block[cell]?.length ?? 0) - 1,
): string {
  if (floor < 0) return at.say("board-cell", { cell });
  const isNext = view.threat.some((one) => one.cell === cell) && floor === (view.block[cell]?.length ?? 0) - 1;
  return at.say(isNext ? "board-cube-next" : "board-cube", {
    cube: cubeName(at, view.block[cell]?.[floor] ?? null),
    floor: floor + 1,
    cell,
  });
}
