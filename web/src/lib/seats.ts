/** Each seat has a shape and an ink, the same on every screen, in the log, on plates and on pieces: colour never stands alone. */
export interface SeatLook {
  shape: string;
  ink: string;
}

const LOOKS: SeatLook[] = [
  { shape: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z", ink: "var(--seat-1)" },
  { shape: "M6 .2 11.8 6 6 11.8.2 6Z", ink: "var(--seat-2)" },
  { shape: "M1.4 1.4h9.2v9.2H1.4Z", ink: "var(--seat-3)" },
  { shape: "M6 .8 11.6 10.6H.4Z", ink: "var(--seat-4)" },
  { shape: "M6 .4 11 3.2v5.6L6 11.6 1 8.8V3.2Z", ink: "var(--seat-5)" },
  { shape: "M4 0h4v4h4v4H8v4H4V8H0V4h4Z", ink: "var(--seat-6)" },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook;
}
