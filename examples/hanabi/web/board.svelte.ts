/** The module that Tablée loads: the board as a Svelte component, with a runtime of its own. */
import { flushSync, mount as show, unmount } from "svelte";
import Board from "./Board.svelte";
import type { Mounted, Sight } from "./tablee";
import type { HanabiView } from "./view";

export function mount(target: HTMLElement, at: Sight<HanabiView>): Mounted {
  let now = $state.raw(at);
  const props = {
    get at() {
      return now;
    },
  };
  const board = show(Board, { target, props });
  return {
    update(next) {
      now = next;
      flushSync();
    },
    destroy() {
      void unmount(board);
    },
  };
}
