/** What is shown for a moment before the table goes on. */
import type { Moments } from "@/lib/games";

export const moments: Moments = {
  drew: 1000,
  succeeded: 1100,
  failed: 1000,
  stopped: 1500,
  triple: 1500,
  "cut-in": 1400,
  wounded: 1300,
  healed: 1000,
  died: 1800,
  endured: 1500,
  explored: 1600,
  solved: 1400,
  "secret-works": 1800,
  opened: 1400,
  "final-phase": 1800,
  uncovered: 1500,
  ballots: 1800,
  sacrificed: 1700,
  emancipated: 1700,
  over: 2000,
};
