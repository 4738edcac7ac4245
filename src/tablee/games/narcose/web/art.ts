/** All motifs of the game, once on the page. */
import { layOut } from "@/lib/art";

const FILES = import.meta.glob<string>(["../art/*.svg", "!../art/still.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
layOut("na", FILES);

/** Whether a card has an emblem: one of somebody's own pack goes by the sign of its type. */
export const hasEmblem = (id: string) => `../art/emblem-${id}.svg` in FILES;
