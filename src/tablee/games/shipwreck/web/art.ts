/** All motifs of the game, once on the page; the pictures of the arcana when they are seen. */
import { layOut, onSight } from "@/lib/art";

layOut(
  "sa",
  import.meta.glob<string>(
    [
      "../art/*.svg",
      "!../art/still.svg",
      "!../art/chart.svg",
      "!../art/scales.svg",
      "!../art/{the-*,leviathan,dawn,midnight}.svg",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
export const see = onSight(
  "sa",
  import.meta.glob<string>("../art/{the-*,leviathan,dawn,midnight}.svg", { query: "?raw", import: "default" }),
);
