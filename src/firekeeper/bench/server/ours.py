"""Our side: a server of this package, and seats that choose at random among what they are offered."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.bench.server import http
from firekeeper.bench.server.load import ARRIVING, Lost, Play, until
from firekeeper.bench.server.wire import Wire, connect
from firekeeper.web.messages import VERSION

GAME = "wendake"


class Choosable(Struct):
    text: str


class Turn(Struct):
    number: int
    to_move: int | None
    choices: list[Choosable]
    step: int = 0


class Heard(Struct):
    """The parts of a message that a player needs; all others are passed over while it is read."""

    type: str
    after: int = 0
    count: int = 0
    turn: Turn | None = None
    message: str = ""


_decode_message = msgspec.json.Decoder(Heard).decode


class OurPlayer:
    """A connection that chooses at random."""

    def __init__(self, wire: Wire, seat: int, play: Play, words: bool) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wire = wire
        self._seat = seat
        self._play = play
        self._latest: Heard | None = None
        self._chosen = (-1, 0)
        self._playing = False
        self._count = -1
        wire.listen(self._hear, play.tally.wrong)
        wire.send(msgspec.json.encode({"type": "hello", "version": VERSION, "words": words}))

    def begin(self) -> None:
        self._playing = True
        self._choose()

    def close(self) -> None:
        self._wire.close()

    def _hear(self, data: bytes) -> None:
        message = _decode_message(data)
        if message.type == "update":
            if message.after != self._count:
                self._play.tally.wrong(f"an update from {message.after} on came after {self._count}")
            for number in range(message.after + 1, message.count + 1):  # several, if others wrote them
                self._play.received(self._seat, number)
        elif message.type == "refused":
            self._play.tally.wrong(message.message)
            if not self.greeted.done():
                self.greeted.set_exception(Lost(message.message))
            return
        elif message.type != "full":
            return
        self._count = message.count
        self._latest = message
        if self._playing:
            self._choose()
        elif not self.greeted.done():
            self.greeted.set_result(None)

    def _choose(self) -> None:
        assert self._latest is not None
        turn = self._latest.turn
        if turn is None or turn.to_move is None:
            self._play.over()
        elif turn.to_move == self._seat and (turn.number, turn.step) != self._chosen:
            # Where several seats are asked at the same time, news of the others does not ask again.
            self._chosen = turn.number, turn.step
            text = random.choice(turn.choices).text
            message = {"type": "choose", "number": turn.number, "step": turn.step, "choice": text, "id": 1}
            sent = msgspec.json.encode(message)
            self._play.choose(self._seat, self._count + 1, lambda: self._wire.send(sent))


class OurServer:
    """A server of this package.

    `words`: everything is told as the browser wants it. `client`: the folder of the built browser client.
    """

    def __init__(
        self,
        folder: Path,
        port: int,
        database: str = "",
        words: bool = False,
        workers: int = 1,
        client: str = "",
    ) -> None:
        self.folder = folder
        self.port = port
        self.database = database or str(folder / "firekeeper.sqlite")
        self.words = words
        self.workers = workers
        self.client = client
        self._seen: set[str] = set()
        self._tokens: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> OurServer:
        job = {
            "database": self.database,
            "port": self.port,
            "workers": self.workers,
            "client": self.client,
        }
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "firekeeper.bench.server.run", json.dumps(job)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        await until(self._well, "starting our server", ARRIVING)
        return self

    @property
    def _log(self) -> Path:
        return self.folder / f"ours-{self.port}.log"

    async def _well(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise Lost(f"our server did not start: {self._log.read_text()[-500:]}")
        try:
            answer = await http.get(self.port, "/healthz")
        except Lost:
            return False
        if answer["ok"]:
            self._seen.add(answer["process"])
        return len(self._seen) >= self.workers

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.to_thread(self._process.wait, 30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def processes(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid, *(_children(self._process.pid) if self.workers > 1 else ())]

    async def tables(self, count: int, seats: int) -> list[str]:
        await self._guests(seats)
        return [await self._table(seats, [self.port] * seats) for _ in range(count)]

    async def _guests(self, seats: int) -> None:
        while len(self._tokens) < seats:
            guest = await http.post(self.port, "/api/guests", {"name": f"Seat {len(self._tokens) + 1}"})
            self._tokens.append(guest["token"])

    async def _table(self, seats: int, ports: list[int]) -> str:
        """A full table; `ports` says through which process each seat is taken."""
        kinds = [{"kind": "me"}, *({"kind": "friend"} for _ in range(seats - 1))]
        wanted = {"game": GAME, "options": {"players": seats}, "seats": kinds}
        made: Any = await http.post(ports[0], "/api/tables", wanted, self._tokens[0])
        table: str = made["table"]["id"]
        invitation = made["link"].rpartition("invitation=")[2]
        for seat in range(1, seats):
            joining = {"invitation": invitation, "seat": seat}
            await http.post(ports[seat], f"/api/tables/{table}/join", joining, self._tokens[seat])
        return table

    async def sit(self, table: str, seat: int, play: Play) -> OurPlayer:
        return await self._sit(table, seat, play, self.port)

    async def _sit(self, table: str, seat: int, play: Play, port: int) -> OurPlayer:
        token = {"Authorization": f"Bearer {self._tokens[seat]}"}
        return OurPlayer(await connect(port, f"/ws/tables/{table}", token), seat, play, self.words)


def _children(process: int) -> list[int]:
    """The worker processes of a server; elsewhere than on Linux nobody knows."""
    try:
        return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


class OurServers(OurServer):
    """Several servers on one PostgreSQL, and the seats of a table spread over as many as there are.

    Nothing keeps players together there, as if the servers ran on several computers: the worst case.
    """

    def __init__(self, folder: Path, port: int, database: str, count: int) -> None:
        super().__init__(folder, port, database)
        self._others = [OurServer(folder, port + at, database) for at in range(1, count)]
        self._at: dict[str, int] = {}

    async def __aenter__(self) -> OurServers:
        await super().__aenter__()
        started: list[OurServer] = []
        try:
            for other in self._others:
                started.append(other)
                await other.__aenter__()
        except BaseException:
            self._others = started
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for other in self._others:
            await other.__aexit__(kind, error, trace)
        await super().__aexit__(kind, error, trace)

    def processes(self) -> list[int]:
        return [*super().processes(), *(pid for other in self._others for pid in other.processes())]

    async def tables(self, count: int, seats: int) -> list[str]:
        await self._guests(seats)
        return [
            await self._table(seats, [self._port(at + seat) for seat in range(seats)]) for at in range(count)
        ]

    async def sit(self, table: str, seat: int, play: Play) -> OurPlayer:
        first = self._at.setdefault(table, len(self._at))
        return await self._sit(table, seat, play, self._port(first + seat))

    def _port(self, number: int) -> int:
        return self.port + number % (len(self._others) + 1)
