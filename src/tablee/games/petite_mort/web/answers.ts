/** Options as things on the board: those that may be chosen, and those this seat has sealed. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

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

/** The options of the open question that a thing stands for. */
export function aimed(at: Sight, fields: Record<string, unknown>): Offered[] {
  const wanted = Object.entries(fields).filter(([, value]) => value);
  return (at.ask?.options ?? []).filter((option) => {
    const data = dataOf(option);
    return wanted.every(([name, value]) => data[name] === value);
  });
}

/** The one option that is nothing but words: nobody, no token. */
export const refusal = (at: Sight) => (at.ask?.options ?? []).find((one) => typeof one.value === "string");
