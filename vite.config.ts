import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TABLEE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: "web",
  plugins: [svelte({ configFile: here("./svelte.config.js") })],
  resolve: {
    alias: { "@": here("./web/src") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("./src/tablee/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": server, "/schema": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["**/*.test.ts"] },
});
