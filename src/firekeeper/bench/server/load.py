"""Tables full of players who choose at once: what the other seats receive, and after how long.

Everything is counted where it arrives. A move counts when it has reached a seat other than the one that made
it; what the server says to the mover counts nothing. A table goes on as soon as the seat to move knows it.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from typing import Protocol

from msgspec import Struct

ARRIVING = 60.0
"""Seconds for all seats to be connected and greeted; a busy machine may need many of them."""


class Lost(RuntimeError):
    """Something went wrong between the players and a server."""


class Tally:
    """What all tables of a run have seen."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counting = False
        self.received = 0
        self.waits: list[float] = []
        self.errors: list[str] = []

    @property
    def moves(self) -> float:
        """Moves, by what the other seats received of them."""
        return self.received / (self.seats - 1)

    def wrong(self, what: str) -> None:
        self.errors.append(what)


class Play:
    """One table: which seat made which move when."""

    def __init__(self, tally: Tally, thinking: float = 0.0) -> None:
        self.tally = tally
        self.thinking = thinking
        self.stopped = False
        self.over: Callable[[], None] = lambda: None
        self._sent: dict[int, tuple[int, float, int]] = {}

    def choose(self, seat: int, number: int, send: Callable[[], None]) -> None:
        """It is a seat's turn: what it sends will be the table's move `number`. People think first."""
        if self.thinking:
            wait = random.uniform(0.5, 1.5) * self.thinking
            asyncio.get_running_loop().call_later(wait, self._send, seat, number, send)
        else:
            self._send(seat, number, send)

    def _send(self, seat: int, number: int, send: Callable[[], None]) -> None:
        if not self.stopped:
            self._sent[number] = (seat, time.perf_counter(), self.tally.seats - 1)
            send()

    def received(self, seat: int, number: int) -> None:
        """A seat has heard of move `number`."""
        mover, at, missing = self._sent.get(number, (seat, 0.0, 0))
        if mover == seat:
            return
        if missing == 1:
            del self._sent[number]
        else:
            self._sent[number] = (mover, at, missing - 1)
        if self.tally.counting:
            self.tally.received += 1
            self.tally.waits.append(time.perf_counter() - at)


class Player(Protocol):
    """A connection of one seat."""

    greeted: asyncio.Future[None]

    def begin(self) -> None:
        """From now on choose whenever it is one's turn."""

    def close(self) -> None: ...


class Server(Protocol):
    """A running server with tables to play at."""

    async def tables(self, count: int, seats: int) -> list[str]:
        """New tables, full and ready."""

    async def sit(self, table: str, seat: int, play: Play) -> Player:
        """Connect a seat."""

    def processes(self) -> list[int]: ...


class Run(Struct, frozen=True):
    """What one run has shown. Latencies in milliseconds: from sending a move to its arrival elsewhere."""

    tables: int
    seats: int
    seconds: float
    moves: float
    rate: float
    cpu_seconds: float | None  # of the server
    memory: int | None  # of the server, while everybody is there
    p50: float
    p99: float
    errors: list[str]

    @property
    def rate_per_core(self) -> float | None:
        """Moves for a second of the server's processor time: other programs disturb it less."""
        return self.moves / self.cpu_seconds if self.cpu_seconds else None


async def play(
    server: Server,
    *,
    tables: int,
    seats: int,
    warm_up: float,
    seconds: float,
    spare: int,
    thinking: float = 0.0,
) -> Run:
    """Let tables play for some seconds. Where a game ends, its players go on at one of the `spare` tables."""
    tally = Tally(seats)
    waiting = await server.tables(tables + spare, seats)
    seated: list[tuple[Play, list[Player]]] = []
    moving: set[asyncio.Task[None]] = set()

    async def fill(table: str) -> None:
        here = Play(tally, thinking)
        players = await _seat_all(server, table, seats, here)
        seated.append((here, players))

        def next_table() -> None:
            here.over = lambda: None
            if not waiting:
                tally.wrong("all spare tables are used up: the run was too long for them")
                return
            task = asyncio.create_task(go_on(waiting.pop()))
            moving.add(task)
            task.add_done_callback(moving.discard)

        here.over = next_table

    async def go_on(table: str) -> None:
        await fill(table)
        for player in seated[-1][1]:
            player.begin()

    try:
        for _ in range(tables):
            await fill(waiting.pop())
        for _, players in seated[:]:
            for player in players:
                player.begin()
        return await _measure(server, tally, tables, warm_up, seconds)
    finally:
        for here, players in seated:
            here.stopped = True
            for player in players:
                player.close()
        for task in moving:
            task.cancel()


async def _seat_all(server: Server, table: str, seats: int, here: Play) -> list[Player]:
    players: list[Player] = []
    try:
        for seat in range(seats):
            players.append(await server.sit(table, seat, here))
        async with asyncio.timeout(ARRIVING):
            await asyncio.gather(*(player.greeted for player in players))
    except BaseException:  # the run is over, or something is wrong: nobody stays behind
        for player in players:
            player.close()
        raise
    return players


async def _measure(server: Server, tally: Tally, tables: int, warm_up: float, seconds: float) -> Run:
    await asyncio.sleep(warm_up)
    began, busy = time.perf_counter(), cpu_seconds(server.processes())
    tally.counting = True
    await asyncio.sleep(seconds)
    while not tally.waits and not tally.errors and time.perf_counter() - began < ARRIVING:
        await asyncio.sleep(0.1)  # a short run on a busy machine, or people who think
    tally.counting = False
    took = time.perf_counter() - began
    spent = cpu_seconds(server.processes())
    if not tally.waits:
        raise Lost(f"nobody received a move; {tally.errors[0] if tally.errors else 'nothing was said'}")
    cuts = quantiles(tally.waits, n=100, method="inclusive") if len(tally.waits) > 1 else tally.waits * 99
    return Run(
        tables=tables,
        seats=tally.seats,
        seconds=took,
        moves=tally.moves,
        rate=tally.moves / took,
        cpu_seconds=None if spent is None or busy is None else spent - busy,
        memory=memory(server.processes()),
        p50=cuts[49] * 1000,
        p99=cuts[98] * 1000,
        errors=tally.errors[:],  # what is lost when the server stops afterwards is no error
    )


async def until(ready: Callable[[], Awaitable[bool]], what: str, patience: float = ARRIVING) -> None:
    """Wait for a condition."""
    limit = time.monotonic() + patience
    while not await ready():
        if time.monotonic() > limit:
            raise Lost(f"{what} took more than {patience:.0f} seconds")
        await asyncio.sleep(0.05)


# --- what the system says about processes (Linux only; elsewhere nobody knows) --------------------------


def cpu_seconds(processes: list[int]) -> float | None:
    """Processor time of processes so far."""
    total = 0.0
    for process in processes:
        try:
            with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return None
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def memory(processes: list[int]) -> int | None:
    """Bytes of memory that belong to processes alone."""
    total = 0
    for process in processes:
        try:
            with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as file:
                fields = dict(line.split(":", 1) for line in file.readlines()[1:])
        except OSError:
            return None
        total += sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) * 1024
    return total
