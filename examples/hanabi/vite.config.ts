/** Builds the board into `static`, one module with its styles in it; what lies in `art` is copied beside it. */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "art",
  plugins: [svelte({ configFile: false, emitCss: false, preprocess: vitePreprocess() })],
  build: {
    outDir: "static",
    lib: { entry: "web/board.svelte.ts", formats: ["es"], fileName: () => "board.js" },
  },
});
