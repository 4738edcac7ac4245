/** All motifs of the game, once on the page. Frames, coffins and the ground are backgrounds. */
import { layOut } from "@/lib/art";

const FILES = import.meta.glob<string>(
  ["../art/*.svg", "!../art/still.svg", "!../art/frame-*.svg", "!../art/coffin*.svg", "!../art/ground.svg"],
  { query: "?raw", import: "default", eager: true },
);
layOut("pm", FILES);
