/** What French and English do to a name before it stands in a sentence: the same functions as grammar.py, and both are held to
 * one table of examples, tests/grammar/vectors.json. */
import type { Lang } from "./wire";

const VOWELS = "aeiouæœø";
/** French names before which one says d’, although they begin with an h. Any other h is left alone: "de Hassan". */
const MUTE_H = /^h(adrien|ect|elen|elie|elois|enri|erm[ei]|erv|ilaire|ipp|omer|onor|orac|orten|uber|ugo|ugu|yac)/;
/** Words that begin with a vowel and elide nothing: "de onze", "le oui". */
const ASPIRATE = /^(onz|oui\b|ouist|uhlan|yaourt)/;
const ARTICLES = { fr: /^(le |la |les |l’)/i, en: /^the /i };
const OF: Record<string, string> = { "le ": "du ", "la ": "de la ", "les ": "des ", "l’": "de l’" };
const TO: Record<string, string> = { "le ": "au ", "la ": "à la ", "les ": "aux ", "l’": "à l’" };
const ONE: Record<string, string> = { m: "un ", f: "une " };
/** What "an" stands before: a vowel that is heard as one. */
const AN = /^(?:(?!one|once|uni[^mn]|us[aei]|eu|ur[aei])[aeiou]|8|1[18]\b|hour|honou?r|honest|heir)/i;
const JOINED = { en: { and: " and ", or: " or " }, fr: { and: " et ", or: " ou " } };

export type Form = "" | "le" | "de" | "à" | "un" | "the" | "a" | "own";

/** Whether French "de" and "le" lose their vowel before this word. */
export function elides(word: string): boolean {
  const bare = word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const [first, second] = [bare.charAt(0), bare.charAt(1)];
  if (first === "h") return MUTE_H.test(bare);
  if (first === "y") return /\p{L}/u.test(second) && !VOWELS.includes(second);
  return first !== "" && VOWELS.includes(first) && !ASPIRATE.test(bare);
}

/** A noun's article, small, and the rest of it. */
export function parted(noun: string, lang: Lang = "fr"): [string, string] {
  const article = ARTICLES[lang].exec(noun)?.[0] ?? "";
  return [article.toLowerCase(), noun.slice(article.length)];
}

/** A noun in the form a sentence needs. French: le, de, à, un. English: the, a, own. A person's name is one piece. */
export function shaped(noun: string, form: Form, gender = "m", person = false): string {
  const isEnglish = form === "the" || form === "a" || form === "own";
  const [head, rest] = person ? ["", noun] : parted(noun, isEnglish ? "en" : "fr");
  switch (form) {
    case "le":
    case "the":
      return head + rest;
    case "de":
      return (OF[head] ?? (elides(rest) ? "d’" : "de ")) + rest;
    case "à":
      return (TO[head] ?? "à ") + rest;
    case "un":
      return (ONE[gender] ?? "des ") + rest;
    case "a":
      return (AN.test(rest) ? "an " : "a ") + rest;
    case "own":
      return `${head}${rest}${gender.endsWith("p") && rest.endsWith("s") ? "’" : "’s"}`;
    default:
      return noun;
  }
}

/** A text with a full stop, unless it already ends in a mark. */
export const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** An ordinal in figures: 1er, 1re, 34e; 1st, 34th. */
export function nth(n: number, lang: Lang, gender = "m"): string {
  if (lang === "fr") return `${n}${n !== 1 ? "e" : gender === "f" ? "re" : "er"}`;
  const isTeen = [11, 12, 13].includes(n % 100);
  return `${n}${(!isTeen && ["th", "st", "nd", "rd"][n % 10]) || "th"}`;
}

/** Several things in one phrase: commas, and "and" or "or" before the last. */
export function joined(items: string[], lang: Lang, word: "and" | "or" = "and"): string {
  const first = items.slice(0, -1);
  const last = items.at(-1) ?? "";
  return first.length ? `${first.join(", ")}${JOINED[lang][word]}${last}` : last;
}
