/** The four hats, by which seats are told apart. */
const HATS = ["black", "rose", "blue", "plum"] as const;

/** The hat a seat wears: one's own is the mortarboard. */
export function hatOf(seat: number, viewer: number | null, seats: number): string {
  const away = viewer === null ? seat : (seat - viewer + seats) % seats;
  return HATS[away % HATS.length] as string;
}
