// The game an offline page is built for: vite.offline.config.ts says which.
declare module "#game" {
  import type { GameModule } from "./games";
  const game: GameModule;
  export default game;
}
declare module "#accents";
