import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { drawings } from "./web/drawings";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TABLEE_SERVER ?? "http://127.0.0.1:8765";

/** The contract of boards that are built elsewhere, as it stands in the sources: served at `/board.ts` and `/wire.ts`. */
const contract: Plugin = {
  name: "contract",
  generateBundle() {
    for (const fileName of ["board.ts", "wire.ts"]) {
      this.emitFile({ type: "asset", fileName, source: readFileSync(here(`./web/src/lib/${fileName}`)) });
    }
  },
};

/** Each text once more beside itself, as small as it gets: the server sends that to whoever takes it. */
const compressed: Plugin = {
  name: "compressed",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))) {
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    }
  },
};

export default defineConfig({
  root: "web",
  plugins: [contract, drawings, compressed, svelte({ configFile: here("./svelte.config.js") })],
  resolve: {
    alias: { "@": here("./web/src") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("./src/tablee/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // What several pages share comes in one piece: fifty small ones would cost more than they hold.
      output: { codeSplitting: { groups: [{ name: "shared", test: /web\/src|node_modules/, minShareCount: 2 }] } },
    },
  },
  server: {
    fs: { allow: [here(".")] },
    // The server must see the name the browser used: it lets change nothing that comes from another origin.
    proxy: {
      ...Object.fromEntries(["/api", "/games", "/schema"].map((path) => [path, { target: server }])),
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "happy-dom", include: ["**/*.test.ts", "../src/tablee/games/**/*.test.ts"] },
});
