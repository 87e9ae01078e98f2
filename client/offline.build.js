// Builds the offline player of every game: one script and one style sheet each, to be put into a page with a film.
//
//   node offline.build.js FOLDER
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const root = dirname(fileURLToPath(import.meta.url));
const games = join(root, "src", "games");
const outDir = resolve(process.argv[2] ?? join(root, "..", "src", "firekeeper", "client", "offline"));

for (const game of readdirSync(games).filter((name) => existsSync(join(games, name, "index.ts")))) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [svelte()],
    resolve: {
      alias: [
        { find: "#game", replacement: join(games, game, "index.ts") },
        { find: "#accents", replacement: join(games, game, "accents.css") },
        // Words come from the page, not from chunks of the build.
        { find: /^\.\/locales$/, replacement: join(root, "src", "lib", "locales.offline.ts") },
      ],
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      copyPublicDir: false,
      // One script for each game is what is wanted here.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // The helper that preloads chunks asks where it was loaded from; here there is nothing to preload.
        checks: { emptyImportMeta: false },
        input: join(root, "src", "offline.ts"),
        output: {
          format: "iife",
          codeSplitting: false,
          entryFileNames: `${game}.js`,
          assetFileNames: `${game}[extname]`,
        },
      },
    },
  });
}
