"""What is measured, and the rows that come of it: both servers in turn, several times over, then medians."""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

import firekeeper
from firekeeper.bench.comparison import Row
from firekeeper.bench.server.disturbance import Disturbance, disturb
from firekeeper.bench.server.load import Run, Server, memory, play
from firekeeper.bench.server.ours import GAME, OurServer, OurServers
from firekeeper.bench.server.peer import NAME as PEER
from firekeeper.bench.server.peer import PACKAGES, PeerServer, Setup, install
from firekeeper.bench.server.postgres import NoPostgres, database
from firekeeper.kernel import engine
from firekeeper.kernel.rng import Stream
from firekeeper.titles import rules_for

T = TypeVar("T")

BAR = 2.0  # our moves/s over the peer's, at least
LATENCY_BAR = 50.0  # milliseconds, p99, at most
RENDERINGS = 30
DISTURBANCE_BAR = 2.0  # p99 while so many renderings are made, over that of a calm server, at most
CLIENT = Path(firekeeper.__file__).parent / "client"
TINY = b'{"cells":[0,0,0,0,0,0,0,0,0]}'
ALONE = "ours, PostgreSQL, 1 process, 4 seats"
STORED = Setup(storage="sqlite", sync="FULL")

FAIRNESS = (
    "Both servers check who moves, whether the position is current and the move legal, keep every move in a "
    f"database, and tell every seat. Ours tells after the commit, {PEER} before it.",
    f"{PEER}'s game carries as much data as our spectators see of {GAME} in mid-game, and a move changes one "
    "number of it; «a tiny game» carries nine numbers. Ours plays the whole game with all its rules.",
    f"{PEER} stores through an adapter on SQLite with the settings of ours (synchronous=FULL), faster than "
    "its own FlatFile, which is measured too and never syncs. It sends whole states, its default.",
    "A move counts when seats other than the mover's have received it. Tables play as fast as they can; all "
    "players together are one process that does next to nothing.",
    "Several processes of ours share one PostgreSQL, on the same cores as the players: moves/s can grow only "
    "where cores are free. «Workers» are those of one server, which keeps the seats of a table together; "
    "«servers»: each seat at another one, as on several computers, the worst case.",
)


class Effort(Struct, frozen=True):
    """How much is measured. Quick only shows that everything works: its ratios mean little."""

    repetitions: int
    tables: int
    warm_up: float
    seconds: float
    spare: int  # with two seats
    held_tables: int
    held_seconds: float
    idle_tables: int
    workers: tuple[int, ...]
    games: int  # finished ones, to look back on
    disturbed_seconds: float


# A random game of two is over after 180 moves: with 352 tables nobody runs out of them below 9,000 moves/s.
FULL = Effort(3, 32, 2.0, 5.0, 320, 200, 60.0, 100, (1, 2, 4), 8, 15.0)
QUICK = Effort(1, 4, 0.5, 1.0, 8, 4, 1.0, 4, (), 1, 1.0)


class ServerReport(Struct, frozen=True):
    rows: list[Row]
    figures: dict[str, float | None]
    runs: dict[str, list[Run]]
    disturbance: Disturbance | None
    versions: dict[str, str]
    load: list[float]  # the machine's load averages before and after
    notes: list[str]


Progress = Callable[[int, int], object]


class Bench:
    """One run of the benchmark."""

    def __init__(self, effort: Effort, packages: Path, ports: int, progress: Progress | None) -> None:
        self.effort = effort
        self.packages = packages
        self.ports = ports
        self.runs: dict[str, list[Run]] = {}
        self.figures: dict[str, float | None] = {}
        self.disturbance: Disturbance | None = None
        self.notes: list[str] = []
        self._progress = progress
        self._done = 0
        scaled = sum(2 if count > 1 else 1 for count in effort.workers)
        self._steps = (8 + scaled) * effort.repetitions + 3

    async def everything(self) -> None:
        for _ in range(self.effort.repetitions):
            for seats in (2, 4):
                await self._peer(f"{PEER}, {seats} seats", seats, big(seats), STORED)
                await self._ours(f"ours, {seats} seats", seats)
            await self._peer(f"{PEER}, a tiny game, 2 seats", 2, TINY, STORED)
            await self._peer(f"{PEER}, a tiny game, 4 seats", 4, TINY, STORED)
            await self._peer(f"{PEER}, its own FlatFile, 4 seats", 4, big(4), Setup(storage="flatfile"))
            await self._ours("ours, told in words, 4 seats", 4, words=True)
        await self._hold()
        await self.disturb()
        await self._weigh()
        await self._scale()

    async def only_disturbed(self) -> None:
        self._steps = 1
        await self.disturb()

    async def _ours(self, name: str, seats: int, words: bool = False) -> None:
        async with self._folder() as folder, OurServer(folder, self._port(), words=words) as server:
            await self._full_speed(name, server, seats, self._spare(seats))

    async def _peer(self, name: str, seats: int, state: bytes, setup: Setup) -> None:
        async with (
            self._folder() as folder,
            PeerServer(folder, self._port(), self.packages, state, setup) as server,
        ):
            await self._full_speed(name, server, seats, 0)

    def _spare(self, seats: int) -> int:
        """Tables to go on at: the more people play, the longer a game takes."""
        return self.effort.spare * 2 // seats

    async def _full_speed(self, name: str, server: Server, seats: int, spare: int) -> None:
        effort = self.effort
        run = await play(
            server,
            tables=effort.tables,
            seats=seats,
            warm_up=effort.warm_up,
            seconds=effort.seconds,
            spare=spare,
        )
        self._keep(name, run)

    async def _hold(self) -> None:
        """Many tables at the pace of fast people, for a while."""
        effort = self.effort
        async with self._folder() as folder, OurServer(folder, self._port(), words=True) as server:
            run = await play(
                server,
                tables=effort.held_tables,
                seats=4,
                warm_up=0.0,
                seconds=effort.held_seconds,
                spare=0,
                thinking=1.0,
            )
        self._keep(f"ours, {effort.held_tables} tables held for {effort.held_seconds:.0f} s, 4 seats", run)

    async def disturb(self) -> None:
        """What people in play feel of renderings."""
        effort, client = self.effort, str(CLIENT) if CLIENT.is_dir() else ""
        if not client:
            self.notes.append("offline pages were not asked for: the browser client is not built")
        async with (
            self._folder() as folder,
            OurServer(folder, self._port(), words=True, client=client) as server,
        ):
            self.disturbance = await disturb(
                server,
                renderings=RENDERINGS,
                games=effort.games,
                tables=effort.tables,
                seconds=effort.disturbed_seconds,
                rounds=effort.repetitions,
            )
        self._step()

    async def _weigh(self) -> None:
        """Memory of a table: begun and left alone, then with four people who play."""
        count = self.effort.idle_tables
        async with self._folder() as folder, OurServer(folder, self._port(), words=True) as server:
            await server.tables(2, 4)
            empty = memory(server.processes())
            await server.tables(count, 4)
            idle = memory(server.processes())
            seconds = self.effort.seconds
            run = await play(
                server, tables=count, seats=4, warm_up=1.0, seconds=seconds, spare=0, thinking=0.5
            )
        for name, before, after in (("idle", empty, idle), ("played", idle, run.memory)):
            known = before is not None and after is not None
            grown = (after or 0) - (before or 0)
            self.figures[f"KiB for each {name} table"] = grown / count / 1024 if known else None
        self._step()

    async def _scale(self) -> None:
        """Several processes on one PostgreSQL: workers of one server, and servers of their own."""
        for _ in range(self.effort.repetitions):
            for processes in self.effort.workers:
                for apart in (False, True) if processes > 1 else (False,):
                    try:
                        await self._on_postgres(processes, apart)
                    except NoPostgres as error:
                        self.notes.append(str(error))
                        return

    async def _on_postgres(self, processes: int, apart: bool) -> None:
        async with self._folder() as folder, database(folder / "pg") as address:
            port = self.ports + 1
            self.ports += processes
            servers = (
                OurServers(folder, port, address, processes)
                if apart
                else OurServer(folder, port, address, workers=processes)
            )
            async with servers as server:
                await self._full_speed(scaled(processes, apart), server, 4, self._spare(4))

    def _keep(self, name: str, run: Run) -> None:
        self.runs.setdefault(name, []).append(run)
        self._step()

    def _step(self) -> None:
        self._done += 1
        if self._progress is not None:
            self._progress(min(self._done, self._steps), self._steps)

    def _port(self) -> int:
        """A port that nothing has used in this run."""
        self.ports += 1
        return self.ports

    @contextlib.asynccontextmanager
    async def _folder(self) -> AsyncIterator[Path]:
        folder = Path(tempfile.mkdtemp(prefix="firekeeper-bench-"))
        try:
            yield folder
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, True)


def scaled(processes: int, apart: bool) -> str:
    """What a run of several processes is called."""
    if processes == 1:
        return ALONE
    return f"ours, PostgreSQL, {processes} {'servers' if apart else 'workers'}, 4 seats"


def big(seats: int) -> bytes:
    """As much data as a spectator of our game sees in mid-game."""
    rules = rules_for(GAME, {"players": seats})
    state, stream = rules.start(), Stream("a position in mid-game")
    for _ in range(60 * seats):
        decision = engine.run_automatic(state)
        assert decision is not None
        choices = engine.legal(state, decision)
        engine.apply(state, decision, choices[stream.below(len(choices))])
    engine.run_automatic(state)
    return msgspec.json.encode(rules.view(state, None))


def compare_servers(
    *,
    effort: Effort = FULL,
    workshop: Path,
    ports: int = 21100,
    progress: Progress | None = None,
    only_disturbed: bool = False,
) -> ServerReport:
    """Measure our server beside the peer, which is installed into `workshop` if it is not there yet.

    `only_disturbed`: only what people in play feel of renderings, for which nobody needs the peer.
    """
    packages = workshop if only_disturbed else install(workshop.resolve() / "boardgame.io")
    bench = Bench(effort, packages, ports, progress)
    before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    run_quickly(bench.only_disturbed() if only_disturbed else bench.everything())
    after = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return ServerReport(
        rows=rows(bench.runs, bench.disturbance),
        figures=bench.figures,
        runs=bench.runs,
        disturbance=bench.disturbance,
        versions={
            "python": platform.python_version(),
            "firekeeper": firekeeper.__version__,
            **({} if only_disturbed else {PEER: PACKAGES[PEER]}),
            "machine": f"{platform.system()} {platform.machine()}, {cores()} cores",
        },
        load=[before, after],
        notes=[*bench.notes, *(() if only_disturbed else FAIRNESS)],
    )


def cores() -> int:
    """How many cores this process, and so everything it starts, may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_quickly(work: Coroutine[Any, Any, T]) -> T:
    """On uvloop where there is one: the players must not be what is measured."""
    if sys.platform != "win32":
        with contextlib.suppress(ImportError):
            import uvloop

            return asyncio.Runner(loop_factory=uvloop.new_event_loop).run(work)
    return asyncio.run(work)


# --- rows -------------------------------------------------------------------------------------------


def rows(runs: dict[str, list[Run]], disturbance: Disturbance | None = None) -> list[Row]:
    """Medians, ratios, bars."""
    found = _beside_peer(runs) if runs else []
    if disturbance is not None:
        found += _disturbed_rows(disturbance)
    for name, made in runs.items():
        if "held" in name:
            found.append(_errors(name, made))
        elif "PostgreSQL" in name:
            found += _scaled_rows(name, made, runs[ALONE])
    others = [
        run for name, made in runs.items() if name.startswith("ours") and "held" not in name for run in made
    ]
    if disturbance is not None:
        others += [waits.run for waits in (*disturbance.calm, *disturbance.disturbed)]
    found.append(_errors("all other runs of ours", others))
    return found


def _beside_peer(runs: dict[str, list[Run]]) -> list[Row]:
    """Moves a second and waits, ours and the peer's."""
    found: list[Row] = []
    for seats in (2, 4):
        ours, theirs = runs[f"ours, {seats} seats"], runs[f"{PEER}, {seats} seats"]
        tiny = runs[f"{PEER}, a tiny game, {seats} seats"]
        found += [
            _row(f"moves/s, {seats} seats", _rate(ours), _rate(theirs), at_least=BAR),
            _row(f"the same for a second of the server's processor, {seats} seats", *_cores(ours, theirs)),
            _row(f"moves/s, {seats} seats, the peer with a tiny game", _rate(ours), _rate(tiny)),
        ]
    words, flat = runs["ours, told in words, 4 seats"], runs[f"{PEER}, its own FlatFile, 4 seats"]
    usual = _rate(runs[f"{PEER}, 4 seats"])
    found += [
        _row("moves/s, 4 seats, ours telling everything in words", _rate(words), usual),
        _row("moves/s, 4 seats, the peer with its own FlatFile", _rate(runs["ours, 4 seats"]), _rate(flat)),
    ]
    slow = median(run.p99 for run in runs["ours, 4 seats"])
    peer_slow = median(run.p99 for run in runs[f"{PEER}, 4 seats"])
    found.append(_row("p99 in milliseconds, 4 seats", slow, peer_slow, below=LATENCY_BAR))
    return found


def _errors(name: str, made: list[Run]) -> Row:
    """How many went wrong: a run in which something did is no measure of anything else."""
    errors = sum(len(run.errors) for run in made)
    return Row(GAME, f"errors: {name}", float(errors), 0.0, "-", None, 0.0, errors == 0)


def _disturbed_rows(disturbance: Disturbance) -> list[Row]:
    """What people wait while others look back, over what they wait on a calm server."""
    found = []
    for what, figure in (("a move", lambda waits: waits.run.p99), ("/api/me", lambda waits: waits.me_p99)):
        busy, calm = disturbance.p99(figure)
        name = f"with {disturbance.renderings} renderings under way: p99 of {what} in milliseconds"
        ratio = busy / calm
        found.append(Row(GAME, name, busy, calm, "calm", ratio, DISTURBANCE_BAR, ratio <= DISTURBANCE_BAR))
    return found


def _scaled_rows(name: str, made: list[Run], alone: list[Run]) -> list[Row]:
    """Moves a second, and for a second of all processes together, beside those of one process."""
    rate, one = _rate(made), _rate(alone)
    spent, spent_alone = _cores(made, alone)
    share = spent / spent_alone if spent is not None and spent_alone else None
    what = f"for a second of the servers' processors: {name}"
    return [
        Row(GAME, f"moves/s: {name}", rate, one, "1 process", rate / one, None, None),
        Row(GAME, what, spent, spent_alone, "1 process", share, None, None),
    ]


def _rate(made: list[Run]) -> float:
    return median(run.rate for run in made)


def _cores(ours: list[Run], theirs: list[Run]) -> tuple[float | None, float]:
    """Moves for a second of processor time; elsewhere than on Linux nobody knows."""
    mine = [run.rate_per_core for run in ours if run.rate_per_core is not None]
    peers = [run.rate_per_core for run in theirs if run.rate_per_core is not None]
    return (median(mine) if mine else None, median(peers) if peers else 0.0)


def _row(
    what: str, ours: float | None, peer: float, at_least: float | None = None, below: float | None = None
) -> Row:
    ratio = ours / peer if ours is not None and peer else None
    ok = None
    if at_least is not None and ratio is not None:
        ok = ratio >= at_least
    elif below is not None and ours is not None:
        ok = ours < below
    return Row(GAME, what, ours, peer, PEER, ratio, at_least if at_least is not None else below, ok)
