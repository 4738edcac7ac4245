/** Where long words may be parted. */
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
