/** Portraits of invented people, put together from parts: back, bust, head, hair, eyes, nose, mouth, then extras. */
type Recipe = [string, string, string, string, string, string, string, ...string[]];

const PEOPLE: Record<string, Recipe> = {
  "odilon-parquet": ["lines", "shirt", "pear", "balding", "dots", "potato", "smile", "moustache", "cheeks"],
  "berengere-tocsin": ["sun", "pearls", "heart", "bun", "wide", "pointed", "pursed", "earrings", "wrinkles"],
  "nadir-minuterie": ["hatching", "stripes", "square", "brush", "wary", "hooked", "teeth", "goatee"],
  "solange-tambourin": ["spots", "smock", "round", "curls", "lashes", "button", "smile", "flower", "cheeks"],
  "hippolyte-cadastre": ["lines", "rollneck", "long", "parting", "wary", "long", "flat", "square-glasses"],
  "leila-grillecase": ["hatching", "jumper", "heart", "bob", "lashes", "straight", "corner", "glasses"],
  "ousmane-surchauffe": ["sun", "shirt", "egg", "afro", "upward", "potato", "slant", "bow"],
  "perpetue-standard": ["spots", "pearls", "square", "bun", "tired", "straight", "flat", "earbuds"],
  "firmin-escabeau": ["lines", "dungarees", "square", "cap", "dots", "potato", "smile", "beard"],
  "ondine-derapage": ["sun", "scarf", "heart", "long", "wide", "button", "o", "freckles"],
  "casimir-boulon": ["hatching", "dungarees", "pear", "helmet", "wary", "potato", "teeth", "moustache"],
  "mahaut-trebuche": ["spots", "stripes", "round", "plaits", "wide", "button", "corner", "freckles"],
  "ludivine-soufflet": ["lines", "scarf", "egg", "headscarf", "closed", "pointed", "o", "cheeks"],
  "evariste-courandere": ["hatching", "scarf", "long", "quiff", "tired", "hooked", "pout", "mole"],
  "philomene-plumeau": ["spots", "smock", "pear", "bun", "upward", "button", "pursed", "glasses", "wrinkles"],
  "barnabe-clairon": ["sun", "shirt", "square", "shaggy", "dots", "long", "o", "cheeks"],
  "achille-dimanchois": ["lines", "jumper", "long", "parting", "closed", "long", "flat", "mole"],
  "clemence-novembre": ["hatching", "rollneck", "heart", "bob", "tired", "straight", "slant", "earrings"],
  "placide-ritournelle": ["spots", "shirt", "egg", "balding", "closed", "hooked", "smile", "bow", "glasses"],
  "edwige-crepuscule": ["lines", "pearls", "long", "long", "tired", "pointed", "flat", "wrinkles"],
  "rosemonde-tamaris": ["sun", "smock", "heart", "headscarf", "lashes", "straight", "smile", "earrings"],
  "isidore-bricolin": ["hatching", "dungarees", "round", "cap", "dots", "potato", "corner", "square-glasses"],
  "capucine-lajourne": ["spots", "stripes", "heart", "curls", "upward", "button", "slant", "freckles"],
  "theodule-cheminade": ["lines", "jumper", "pear", "beret", "wary", "hooked", "pout", "beard"],
  "zephyrin-petarade": ["sun", "stripes", "round", "shaggy", "wide", "button", "teeth", "freckles"],
  "gudule-manivelle": ["hatching", "dungarees", "square", "plaits", "wary", "potato", "teeth", "earrings"],
  "come-interrupteur": ["spots", "jumper", "egg", "brush", "wide", "pointed", "o", "earbuds"],
  "aminata-metronome": ["lines", "stripes", "heart", "afro", "lashes", "straight", "smile", "earrings"],
  "ambroise-serenin": ["sun", "rollneck", "egg", "balding", "closed", "straight", "smile", "beard"],
  "prudence-clignotant": ["hatching", "smock", "round", "helmet", "dots", "button", "pursed", "glasses"],
  "eole-grandvoile": ["lines", "stripes", "square", "quiff", "upward", "straight", "smile", "goatee"],
  "felicie-guillerette": ["spots", "pearls", "round", "curls", "lashes", "button", "teeth", "flower"],
  "modeste-brocolin": ["sun", "dungarees", "pear", "beret", "dots", "potato", "flat", "moustache"],
  "balthazar-esquive": ["hatching", "scarf", "long", "quiff", "upward", "hooked", "corner", "monocle", "goatee"],
  "ursuline-abysse": ["lines", "rollneck", "egg", "cap", "wide", "long", "pursed", "square-glasses"],
  "lucien-moyenne": ["spots", "shirt", "round", "parting", "dots", "straight", "flat"],
  "apolline-buvard": ["hatching", "jumper", "heart", "bob", "upward", "button", "pout", "flower"],
  "milan-calepin": ["sun", "shirt", "square", "brush", "tired", "straight", "slant", "glasses"],
  "yuki-entracte": ["spots", "rollneck", "round", "bob", "closed", "button", "corner", "earbuds"],
  "octave-retardataire": ["lines", "shirt", "long", "shaggy", "tired", "long", "o", "bow", "moustache"],
};
const WORN = ["bow", "earrings", "monocle", "glasses", "square-glasses", "flower", "earbuds"];
const BACKS = ["lines", "hatching", "spots", "sun"];
const HAIRS = ["bob", "parting", "bun", "quiff", "curls", "balding", "long", "brush", "plaits", "shaggy", "beret"];

/** Somebody from a pack of another's: parts by the letters of the name. */
function anybody(id: string): Recipe {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const pick = (list: string[], by: number) => list[Math.floor(seed / by) % list.length] as string;
  return [
    pick(BACKS, 1),
    pick(["jumper", "shirt", "rollneck", "stripes", "scarf"], 3),
    pick(["round", "long", "square", "pear", "heart", "egg"], 5),
    pick(HAIRS, 7),
    pick(["dots", "tired", "wide", "closed", "wary", "upward"], 11),
    pick(["straight", "hooked", "button", "potato", "long"], 13),
    pick(["flat", "corner", "pout", "smile", "slant"], 17),
  ];
}

/** The parts of a portrait, from the back to the front. */
export function parts(id: string): string[] {
  const [back, bust, head, hair, eyes, nose, mouth, ...extras] = PEOPLE[id] ?? anybody(id);
  const worn = extras.filter((one) => WORN.includes(one)).map((one) => `extra-${one}`);
  const skin = extras.filter((one) => !WORN.includes(one)).map((one) => `extra-${one}`);
  const lips = extras.includes("beard") ? [] : [`mouth-${mouth}`];
  const front = [`eyes-${eyes}`, `nose-${nose}`, ...lips, `hair-${hair}`];
  return [`back-${back}`, `hair-${hair}-behind`, `bust-${bust}`, `head-${head}`, ...skin, ...front, ...worn];
}
