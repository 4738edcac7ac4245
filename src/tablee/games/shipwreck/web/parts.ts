/** What an answer is made of: which fate goes where, which token, power, value or seat is meant. The keys are those of the board. */
import type { Part } from "@/lib/picking.svelte";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

export const fateKey = (fate: number) => `fate-${fate}`;
export const tokenKey = (fate: number, card: string) => `${fate}@${card}`;
export const valueKey = (value: number) => `value-${value}`;
export const seatKey = (seat: number) => `seat-${seat}`;

export function parts(option: Offered, at: Sight): Part[] {
  const value = dataOf(option);
  const card = (id: string): Part => ({ of: "card", key: id, label: at.cards.name(id) });
  switch (value.type) {
    case "place":
      return [{ of: "fate", key: fateKey(value.fate), label: String(value.fate) }, card(value.at)];
    case "discard":
      return [card(value.at), { of: "token", key: tokenKey(value.fate, value.at), label: String(value.fate) }];
    case "swap":
      return [card(value.card)];
    case "use":
      return [{ of: "power", key: value.power, label: at.cards.name(value.power, "power") }];
    case "predict":
    case "than":
      return [{ of: "value", key: valueKey(value.value), label: String(value.value) }];
    case "follow":
      return [{ of: "seat", key: seatKey(value.seat), label: at.name(value.seat) }];
    default:
      return [];
  }
}
