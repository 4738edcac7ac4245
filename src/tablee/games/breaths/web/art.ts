/** All motifs of the game, once on the page. */
import { layOut } from "@/lib/art";

const FILES = import.meta.glob<string>(["../art/*.svg", "!../art/still.svg", "!../art/corridor.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
layOut("db", FILES);
