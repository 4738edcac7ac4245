/** The parts of all faces, laid out together. */
import { layOut } from "@/lib/art";

layOut("pm", import.meta.glob<string>("../art/face-*.svg", { query: "?raw", import: "default", eager: true }), "faces");
