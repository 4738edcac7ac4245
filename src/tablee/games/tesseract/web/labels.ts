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

const VOWEL = "aeiouyàâéèêëîïôöûùœ";
const CONSONANT = `[^${VOWEL}\\W\\d]`;
const BEGINS = `(?:[cpt]h|qu|gn|[bcdfgpt][rl]|${CONSONANT})[${VOWEL}]`;
/** The end of a syllable: a vowel, at most one consonant, and at least three letters that begin as a syllable does; two before. */
const JOINT = new RegExp(
  `((?<=\\p{L})[${VOWEL}]${CONSONANT}?|(?<!\\p{L})[${VOWEL}]${CONSONANT})(?=${BEGINS})(?=\\p{L}{3})`,
  "giu",
);

/** A name that may be parted between syllables where its long words do not fit: browsers know too few languages. */
export function soft(name: string): string {
  return name.replace(/\p{L}{7,}/gu, (word) => word.replace(JOINT, "$1\u00ad"));
}
