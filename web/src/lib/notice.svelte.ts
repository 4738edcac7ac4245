/** What a game wants to be read before anything of it is shown: asked once in this browser, wherever one comes from. */
import { api } from "./api";
import { once } from "./prefs.svelte";
import type { GameInfo } from "./wire";
import { boardWords, type Say } from "./words.svelte";

class Notices {
  /** The game whose notice waits to be read, and its words: a button that grows under the pointer is missed. */
  waiting = $state.raw<{ game: GameInfo; say: Say } | null>(null);
  private settle: (agreed: boolean) => void = () => {};

  /** Whether a game may be shown; resolves at once where there is nothing to read, else when it was agreed to or not. */
  async read(name: string): Promise<boolean> {
    if (once.has(`notice-${name}`)) return true;
    const game = (await api.games()).find((one) => one.name === name);
    if (!game?.notice) return true;
    const say = await boardWords(name);
    this.answer(false);
    this.waiting = { game, say };
    return new Promise((settle) => {
      this.settle = settle;
    });
  }

  readonly answer = (agreed: boolean) => {
    if (!this.waiting) return;
    if (agreed) once.set(`notice-${this.waiting.game.name}`);
    this.waiting = null;
    this.settle(agreed);
  };

  /** Whoever asked for it has been left by the browser's Back: nothing follows. */
  readonly drop = () => {
    this.waiting = null;
  };
}

export const notices = new Notices();
