/** What is on a player's sheet. */
import type { Crew } from "./view";

export const CHARACTERISTICS = ["physical", "will", "social"] as const satisfies (keyof Crew["tokens"])[];
