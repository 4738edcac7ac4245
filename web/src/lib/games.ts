/** What the folders of the games bring along for the browser. Nothing here names a game: a folder without a file goes without. */
import type { Component } from "svelte";
import type { Sight } from "./sight";
import type { Offered } from "./wire";
import { folderOf } from "./words.svelte";

export interface Look {
  /** The game's ink on the lobby's buttons. */
  accent: string;
  ground: string;
  /** The kinds of questions whose answers cannot be taken back: confirmed on touch. Without it, all of them. */
  confirm?: string[];
}

type BoardModule = { default: Component<{ at: Sight }> };
type CardModule = { default: Component<{ at: Pick<Sight, "cards" | "say">; id: string; kind: string }> };
type FaceModule = { default: Component<{ at: Sight; option: Offered }> };
type GalleryModule = { default: Component<{ at: Pick<Sight, "cards" | "say" | "enlarge"> }> };

const STILLS = import.meta.glob<string>("../../../src/tablee/games/*/art/still.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const LOOKS = import.meta.glob<Look>("../../../src/tablee/games/*/look.json", { import: "default", eager: true });
const BOARDS = import.meta.glob<BoardModule>("../../../src/tablee/games/*/Board.svelte");
const FACES = import.meta.glob<FaceModule>("../../../src/tablee/games/*/Option.svelte");
const CARDS = import.meta.glob<CardModule>("../../../src/tablee/games/*/CardFace.svelte");
const PIECES = import.meta.glob<GalleryModule>("../../../src/tablee/games/*/Pieces.svelte");

function of<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => folderOf(path) === game)?.[1];
}

export const still = (game: string) => of(STILLS, game);
export const look = (game: string): Look => of(LOOKS, game) ?? { accent: "#c9a45c", ground: "#12131a" };
export const board = async (game: string) => (await of(BOARDS, game)?.())?.default;
export const optionFace = async (game: string) => (await of(FACES, game)?.())?.default;
export const cardFace = async (game: string) => (await of(CARDS, game)?.())?.default;
export const pieces = async (game: string) => (await of(PIECES, game)?.())?.default;
