/** What is shown for a moment before the table goes on: tokens, blows, shares, deathbeds, pawns, the last round, and the end. */
import type { Moments } from "@/lib/games";

export const moments: Moments = {
  laid: 1100,
  struck: 1600,
  share: 1300,
  bed: 1700,
  pawn: 1600,
  short: 1700,
  over: 2000,
};
