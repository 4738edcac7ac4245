/** What an answer is made of: which card or token, and for whom. */
import type { Part } from "@/lib/picking.svelte";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

export function parts(option: Offered, at: Sight): Part[] {
  const { type, card, life, to, kind, scythe } = dataOf(option);
  const person = (): Part => ({ of: "life", key: life, label: at.cards.name(life, "person") });
  const trait = (): Part => ({ of: "card", key: card, label: at.cards.name(card) });
  const token = (place: string): Part => ({ of: "token", key: `${place}-${kind}`, label: at.cards.name(kind) });
  switch (type) {
    case "give":
      return [trait(), { of: "seat", key: `seat-${to}`, label: at.name(to) }];
    case "attach":
      return [trait(), person()];
    case "use":
      return [token("powa")];
    case "on":
      return [person()];
    case "reap":
      return [{ of: "scythe", key: scythe, label: at.cards.name(scythe, "scythe") }, person()];
    case "take":
      return [trait()];
    case "draw":
      return [token("middle")];
    default:
      return [];
  }
}
