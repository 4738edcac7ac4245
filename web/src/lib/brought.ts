/** What games from packages of their own bring for the pages; those in the folders of `games.ts` are built in. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Board } from "./board";
import type { Brought } from "./wire";

const told = new SvelteMap<string, Brought>();
const asked = new Map<string, Promise<Brought>>();

/** What a game brings. The server is asked once, and again if it did not answer. */
export function bring(game: string): Promise<Brought> {
  let found = asked.get(game);
  if (!found) {
    found = api.brought(game);
    found.then(
      (brought) => told.set(game, brought),
      () => asked.delete(game),
    );
    asked.set(game, found);
  }
  return found;
}

/** The same as far as it is known by now; whoever reads it in a page is told when it is. */
export function known(game: string): Brought | undefined {
  if (game) void bring(game).catch(() => undefined);
  return told.get(game);
}

/** The board of a game, where its package has one. */
export async function broughtBoard(game: string): Promise<Board | undefined> {
  const { board } = await bring(game);
  return board ? ((await import(/* @vite-ignore */ board)) as Board) : undefined;
}
