/** What is shown for a moment before the table goes on, and for how long. */
import type { Moments } from "@/lib/games";

export const moments: Moments = {
  damage: 1100,
  "lost-life": 1300,
  shielded: 1000,
  infected: 1200,
  placed: 1100,
  event: 1800,
  over: 1800,
};
