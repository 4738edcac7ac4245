/** From an action to what it is done with: what was pressed first is pressed again in the question that follows. */
import { untrack } from "svelte";
import type { Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";

/** The questions an action leads to. */
const LED = new Set(["remove", "adjust", "transfer", "series"]);
/** The parts of an action that are no thing. */
const WORDS = new Set(["sort", "do"]);
/** What is to be pressed when the next of those questions comes. */
let kept: string[] = [];

/** What a press on a thing does that begins just one action: that is chosen, and the thing is pressed in what is asked then. */
export function pressOf(at: Sight, key: string): (() => void) | undefined {
  const answer = at.ask?.kind === "action" && at.picking.may(key) ? at.picking.answer(key) : undefined;
  return answer && (() => at.picking.lead(answer, key));
}

/** Chooses an action, and then all these parts of what it is done with. */
export function choose(at: Sight, option: Offered, ...keys: string[]) {
  kept = keys;
  at.choose(option);
}

/** A thing pressed before the action was chosen in the list stays pressed. */
export function keepFirstPress(sight: () => Sight) {
  $effect(() => {
    const { ask, picking } = sight();
    if (!ask) return;
    if (ask.kind === "action") {
      const pressed = [...picking.picks].flatMap(([of, key]) => (WORDS.has(of) ? [] : [key]));
      if (pressed[0] !== kept[0]) kept = pressed;
      return;
    }
    const keys = LED.has(ask.kind) && picking.picks.size === 0 ? kept : [];
    kept = [];
    untrack(() => {
      for (const key of keys) if (picking.may(key)) picking.press(key);
    });
  });
}
