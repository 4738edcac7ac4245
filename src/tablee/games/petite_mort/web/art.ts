/** All motifs of the game, once on the page; the parts of faces when they are seen. Frames, coffins and the ground are
 * backgrounds. */
import { layOut } from "@/lib/art";

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

let faces: Promise<unknown> | undefined;

/** A face is seen: then all of their parts come, in one piece that takes half of what single ones would. */
export function see() {
  faces ??= import("./faces").catch(() => (faces = undefined));
}
