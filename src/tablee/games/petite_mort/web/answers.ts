/** Options as things on the board: those that may be chosen, and those this seat has sealed. */
import { dataOf, matching, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import type { Life, PetiteMortView } from "./view";

/** What this seat has sealed so far, part by part. */
export interface Sealed {
  given: Map<string, number>;
  attached: { card: string; life: string }[];
  laid: { kind: string; life: string }[];
  /** A token chosen that lies nowhere yet. */
  held: string;
  struck: { scythe: string; life: string }[];
  taken: string[];
  parts: number;
}

export function sealedOf(at: Sight): Sealed {
  const found: Sealed = { given: new Map(), attached: [], laid: [], held: "", struck: [], taken: [], parts: 0 };
  for (const option of at.sealed) {
    const { type, card, life, to, kind, scythe } = dataOf(option);
    found.parts += 1;
    if (type === "give") found.given.set(card, to);
    else if (type === "attach") found.attached.push({ card, life });
    else if (type === "use") found.held = kind;
    else if (type === "on") {
      found.laid.push({ kind: found.held, life });
      found.held = "";
    } else if (type === "reap") found.struck.push({ scythe, life });
    else if (type === "take") found.taken.push(card);
  }
  return found;
}

/** The life whose cards are being shared, and whose it is. */
export function sharedOf(at: Sight): { life: Life; owner: number } | undefined {
  const first = at.ask?.kind === "share" && at.ask.options[0] ? dataOf(at.ask.options[0]).card : undefined;
  for (const { lives, seat } of (at.view as PetiteMortView).seats) {
    const life = lives.find((one) => [one.person, ...one.traits].includes(first));
    if (life) return { life, owner: seat };
  }
  return undefined;
}

/** The options of the open question with these fields; an empty one leaves it open. */
export function aimed(at: Sight, fields: Record<string, string>): Offered[] {
  return matching(at, Object.fromEntries(Object.entries(fields).filter(([, value]) => value)));
}
