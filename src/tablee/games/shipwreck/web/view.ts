/** What a view of the game holds, and how a seat is marked. */
import { seatLook } from "@/lib/seats";

export interface ShipwreckView {
  score: number;
  doom: number;
  active: number;
  order: number[];
  /** `fading`: the values that would spend a card's last hour. */
  row: { card: string; power: string; moons: number; hours: number; fading: number[]; fates: number[] }[];
  next: string | null;
  pile: number;
  faded: { card: string; power: string }[];
  bag: number;
  seats: { seat: number; fates: number; line: number[] }[];
  hand: number[];
  played: number;
  on_hours: boolean;
  aids?: { kept?: Record<string, Record<string, string>> };
}

const MOTIFS = ["star", "petals", "drop", "crescent", "anchor"];

export function seatMark(seat: number, viewer: number | null, order: number[]): { motif: string; ink: string } {
  const seats = Math.max(order.length, ...order.map((one) => one + 1));
  const away = viewer === null ? seat + 1 : (seat - viewer + seats) % seats;
  return { motif: MOTIFS[away % MOTIFS.length] as string, ink: seatLook(seat, viewer, seats).ink };
}
