/** What the games have for the browser: those that come with Tablée in their folders, others in packages of their own. Nothing here
 * names a game: a folder without a file goes without. */
import type { Component } from "svelte";
import { broughtBoard, known } from "./brought";
import type { Part } from "./picking.svelte";
import type { Sight } from "./sight";
import type { Change, Event, Offered } from "./wire";
import { folderOf, isBuiltIn } from "./words.svelte";

export interface Look {
  /** The game's ink on the lobby's buttons. */
  accent: string;
  ground: string;
}

/** What an answer is made of, to be chosen part by part. */
export type Parts = (option: Offered, at: Sight) => Part[];
/** The events that are shown one after another before the table goes on, and for how many milliseconds each. */
export type Moments = Record<string, number>;

type BoardModule = { default: Component<{ at: Sight }> };
type CardModule = { default: Component<{ at: Pick<Sight, "cards" | "say">; id: string; kind: string }> };
type FaceModule = { default: Component<{ at: Sight; option: Offered; part?: Part | null }> };
type MomentModule = { default: Component<{ at: Sight; event: Event }> };
type VignetteModule = { default: Component<{ at: Sight; event: Event; changes?: Change[] }> };
type SignModule = { default: Component<{ id: string }> };
type GalleryModule = { default: Component<{ at: Pick<Sight, "cards" | "say" | "enlarge"> }> };

const STILLS = import.meta.glob<string>("../../../src/tablee/games/*/art/still.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const LOOKS = import.meta.glob<Look>("../../../src/tablee/games/*/look.json", { import: "default", eager: true });
const BOARDS = import.meta.glob<BoardModule>("../../../src/tablee/games/*/Board.svelte");
const FACES = import.meta.glob<FaceModule>("../../../src/tablee/games/*/Option.svelte");
const ABOUTS = import.meta.glob<BoardModule>("../../../src/tablee/games/*/About.svelte");
const MOMENTS = import.meta.glob<MomentModule>("../../../src/tablee/games/*/Moment.svelte");
const VIGNETTES = import.meta.glob<VignetteModule>("../../../src/tablee/games/*/Vignette.svelte");
const PARTS = import.meta.glob<{ parts: Parts }>("../../../src/tablee/games/*/web/parts.ts");
const BEATS = import.meta.glob<{ moments: Moments }>("../../../src/tablee/games/*/web/moments.ts");
const SIGNS = import.meta.glob<SignModule>("../../../src/tablee/games/*/Sign.svelte");
const CARDS = import.meta.glob<CardModule>("../../../src/tablee/games/*/CardFace.svelte");
const PIECES = import.meta.glob<GalleryModule>("../../../src/tablee/games/*/Pieces.svelte");

function of<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => folderOf(path) === game)?.[1];
}

const PLAIN: Look = { accent: "#c9a45c", ground: "#12131a" };

export const still = (game: string) => (isBuiltIn(game) ? of(STILLS, game) : known(game)?.still);
export const look = (game: string): Look => of(LOOKS, game) ?? (isBuiltIn(game) ? undefined : known(game)) ?? PLAIN;
export const board = async (game: string) => (await of(BOARDS, game)?.())?.default;
/** The board that a game's own package brings. */
export const foreignBoard = async (game: string) => (isBuiltIn(game) ? undefined : await broughtBoard(game));
export const cardFace = async (game: string) => (await of(CARDS, game)?.())?.default;
/** How an event looks on the cards of an ending: the pieces it was about. */
export const vignette = async (game: string) => (await of(VIGNETTES, game)?.())?.default;
export const pieces = async (game: string) => (await of(PIECES, game)?.())?.default;

/** What a game has for its questions: how an answer looks, what is drawn beside a question, what an answer is made of, how what
 * happens is shown, and the signs of its legend. */
export interface Tools {
  readonly Face?: FaceModule["default"];
  readonly About?: BoardModule["default"];
  readonly Moment?: MomentModule["default"];
  readonly Sign?: SignModule["default"];
  readonly parts?: Parts;
  readonly moments: Moments;
}

/** A game's tools; with its board, so that no question is there before it. */
export async function tools(game: string): Promise<Tools> {
  const [face, about, moment, sign, parts, beats] = await Promise.all([
    of(FACES, game)?.(),
    of(ABOUTS, game)?.(),
    of(MOMENTS, game)?.(),
    of(SIGNS, game)?.(),
    of(PARTS, game)?.(),
    of(BEATS, game)?.(),
    board(game),
    foreignBoard(game).catch(() => undefined),
  ]);
  return {
    Face: face?.default,
    About: about?.default,
    Moment: moment?.default,
    Sign: sign?.default,
    parts: parts?.parts,
    moments: beats?.moments ?? {},
  };
}
