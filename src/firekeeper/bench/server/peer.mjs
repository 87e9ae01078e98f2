// The peer: a boardgame.io server with one game. Arguments, as JSON: port, folder (for what it stores),
// storage ("flatfile", its own, or "sqlite", beside ours), delta (send patches), state (the game's G, a file).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

const job = JSON.parse(process.argv[2]);
const require = createRequire(join(job.packages, "package.json"));
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { TurnOrder } = require("boardgame.io/core");
const { Sync } = require("boardgame.io/internal");

const start = JSON.parse(readFileSync(job.state, "utf8"));

// What a move changes: a number of the mover's own, as small as our smallest moves.
const game = {
  name: "table",
  deltaState: job.delta,
  setup: ({ ctx }) => ({ ...start, moves: Array(ctx.numPlayers).fill(0) }),
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, amount) => {
      G.moves[Number(playerID)] += amount;
    },
  },
};

// A storage on SQLite: as fast as its interface lets it be, with the durability the job asks for.
class Sqlite extends Sync {
  constructor(file, sync) {
    super();
    this.db = new DatabaseSync(file);
    this.db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${sync}`);
    this.db.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT)");
    this.db.exec("CREATE TABLE log (id TEXT, entry TEXT)");
    const prepare = (text) => this.db.prepare(text);
    this.create = prepare("INSERT INTO matches VALUES (?, ?, ?, ?)");
    this.read = Object.fromEntries(
      ["initial", "state", "metadata"].map((part) => [part, prepare(`SELECT ${part} AS it FROM matches WHERE id=?`)]),
    );
    this.readLog = prepare("SELECT entry AS it FROM log WHERE id=?");
    this.writeState = prepare("UPDATE matches SET state=? WHERE id=?");
    this.writeMetadata = prepare("UPDATE matches SET metadata=? WHERE id=?");
    this.writeLog = prepare("INSERT INTO log VALUES (?, ?)");
    this.forget = prepare("DELETE FROM matches WHERE id=?");
    this.all = prepare("SELECT id FROM matches");
  }
  connect() {}
  createMatch(id, opts) {
    const initial = JSON.stringify(opts.initialState);
    this.create.run(id, initial, initial, JSON.stringify(opts.metadata));
  }
  setState(id, state, deltalog) {
    this.db.exec("BEGIN");
    this.writeState.run(JSON.stringify(state), id);
    for (const entry of deltalog ?? []) this.writeLog.run(id, JSON.stringify(entry));
    this.db.exec("COMMIT");
  }
  setMetadata(id, metadata) {
    this.writeMetadata.run(JSON.stringify(metadata), id);
  }
  fetch(id, opts) {
    const found = {};
    const part = (name) => JSON.parse(this.read[name].get(id)?.it ?? "null") ?? undefined;
    if (opts.state) found.state = part("state");
    if (opts.metadata) found.metadata = part("metadata");
    if (opts.initialState) found.initialState = part("initial");
    if (opts.log) found.log = this.readLog.all(id).map((row) => JSON.parse(row.it));
    return found;
  }
  wipe(id) {
    this.forget.run(id);
  }
  listMatches() {
    return this.all.all().map((row) => row.id);
  }
}

const db =
  job.storage === "sqlite"
    ? new Sqlite(join(job.folder, "peer.sqlite"), job.sync)
    : new FlatFile({ dir: join(job.folder, "flatfile") });
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
await server.run({ port: job.port, callback: () => console.log("ready") });
