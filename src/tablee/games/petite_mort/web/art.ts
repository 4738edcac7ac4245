/** All motifs of the game, once on the page; the parts of faces when they are seen. Frames, coffins and the ground are
 * backgrounds. */
import { layOut, onSight } from "@/lib/art";

layOut(
  "pm",
  import.meta.glob<string>(
    [
      "../art/*.svg",
      "!../art/still.svg",
      "!../art/frame-*.svg",
      "!../art/coffin*.svg",
      "!../art/ground.svg",
      "!../art/face-*.svg",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
export const see = onSight("pm", import.meta.glob<string>("../art/face-*.svg", { query: "?raw", import: "default" }));
