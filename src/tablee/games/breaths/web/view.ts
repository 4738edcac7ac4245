/** What a view of the game holds, and which options a thing on the board stands for. */
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

export const CHARACTERISTICS = ["physical", "will", "social"] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export type Condition = { kind: "suit" | "ranks" | "cards"; of: string[] };

export interface Crew {
  seat: number;
  life: number;
  pledged: number;
  dead: boolean;
  conscious: boolean;
  bound: boolean;
  conditions: Partial<Record<Characteristic, Condition>>;
  tokens: Record<Characteristic, number>;
  knowledge: { card: string | null; open: boolean }[];
  secret: { card: string | null; open: boolean; read_by: number[] } | null;
}

export interface BreathsView {
  mode: string;
  phase: string;
  turn: number;
  holder: number;
  action: { kind: string; seat: number; target: number | null; characteristic: Characteristic | null } | null;
  draw: {
    seat: number;
    characteristic: Characteristic | null;
    drawn: number;
    limit: number | null;
    resists: boolean;
  } | null;
  reserve: { count: number; known: { place: number; card: string; up: boolean; seen: boolean }[] };
  air: string[];
  closed: Partial<Record<Characteristic, string>>;
  discard: { card: string | null; up: boolean }[];
  seats: Crew[];
  hand: string[];
  secret: string | null;
  knowledge_left: number;
  board: { card: string | null; open: boolean; read_by: number[] }[];
  situation: { card: string | null } | null;
  pile: (string | null)[];
  solved: number;
  aids?: { draws?: Record<string, Record<string, { cards: number; matching: number; mean: string }>> };
}

/** The options of the open question with this text, or of these kinds with this field. */
export function plainOption(at: Sight, ...texts: string[]): Offered[] {
  return (at.ask?.options ?? []).filter((option) => texts.includes(option.text));
}

export function aimed(at: Sight, field: string, value: unknown): Offered[] {
  return (at.ask?.options ?? []).filter((option) => dataOf(option)[field] === value);
}

export function situationOptions(at: Sight): Offered[] {
  return (at.ask?.options ?? []).filter((option) => dataOf(option).type === "resolve" || option.text === "explore");
}

const LAID = ["kind", "by", "place", "part", "oxygen"];
const WORDS = ["face up", "face down", "resist", "let", "keep", "take"];

/** The options that lie nowhere on the board yet: they are laid out to choose from. */
export function laidOut(at: Sight, air: string[]): Offered[] {
  return (at.ask?.options ?? []).filter((option) => {
    const data = dataOf(option);
    if (data.type === "oxygen") return !air.includes(data.card);
    return LAID.includes(data.type) || WORDS.includes(option.text);
  });
}
