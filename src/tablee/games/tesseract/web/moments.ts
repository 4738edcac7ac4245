/** The events that are shown alone before the table goes on, and for how many milliseconds. */
import type { Moments } from "@/lib/games";

export const moments: Moments = {
  lifted: 900,
  primed: 1000,
  breach: 1700,
  event: 1500,
  contained: 1100,
  "turned-up": 1400,
  unlocked: 1500,
  row: 1500,
  over: 1800,
};
