/** How a seat is marked: its motif and its ink. */
import { seatLook } from "@/lib/seats";

const MOTIFS = ["star", "petals", "drop", "crescent", "anchor"];

export function seatMark(seat: number, viewer: number | null, order: number[]): { motif: string; ink: string } {
  const seats = Math.max(order.length, ...order.map((one) => one + 1));
  const away = viewer === null ? seat + 1 : (seat - viewer + seats) % seats;
  return { motif: MOTIFS[away % MOTIFS.length] as string, ink: seatLook(seat, viewer, seats).ink };
}
