/** What deserves a moment before the table goes on, and for how many milliseconds each. */
import type { Moments } from "@/lib/games";

export const moments: Moments = {
  told: 1400,
  answered: 1500,
  old: 1400,
  predicted: 1100,
  right: 1800,
  wrong: 1700,
  discarded: 1500,
  doom: 1500,
  faded: 1600,
  over: 1800,
};
