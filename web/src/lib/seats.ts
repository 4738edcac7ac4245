/** Each seat has a shape and an ink, yours first: colour never stands alone. */
export interface SeatLook {
  shape: string;
  ink: string;
}

const LOOKS: SeatLook[] = [
  { shape: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z", ink: "var(--seat-vous)" },
  { shape: "M6 .2 11.8 6 6 11.8.2 6Z", ink: "var(--seat-rose)" },
  { shape: "M1.4 1.4h9.2v9.2H1.4Z", ink: "var(--seat-bleu)" },
  { shape: "M6 .8 11.6 10.6H.4Z", ink: "var(--seat-vert)" },
  { shape: "M6 .4 11 3.2v5.6L6 11.6 1 8.8V3.2Z", ink: "var(--seat-or)" },
  { shape: "M4 0h4v4h4v4H8v4H4V8H0V4h4Z", ink: "var(--seat-mauve)" },
];

/** How a seat looks to a viewer: the viewer's own first, then round the table. */
export function seatLook(seat: number, viewer: number | null, seats = LOOKS.length): SeatLook {
  const away = viewer === null ? seat + 1 : (seat - viewer + seats) % seats;
  return LOOKS[away % LOOKS.length] as SeatLook;
}
