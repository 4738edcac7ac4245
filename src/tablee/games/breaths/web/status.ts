/** What a player is doing or suffering, in a word or two. */
import type { Sight } from "@/lib/sight";
import type { BreathsView, Crew } from "./view";

export function status(at: Sight, view: BreathsView, crew: Crew): string {
  if (crew.dead) return at.say("board-dead");
  if (!crew.conscious) return at.say("board-unconscious");
  if (!crew.life) return at.say("board-exhausted");
  if (view.draw?.seat !== crew.seat) return "";
  return at.say(view.draw.resists ? "board-resists" : "board-breathes");
}
