import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built client is part of the Python package; the server finds it there.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/firekeeper/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/testing.ts"],
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));
