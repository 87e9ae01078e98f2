"""What people in play feel of those who look back: waits on a calm server, and while renderings are made.

The same tables at the pace of fast people, calm and disturbed in turn. Beside them somebody asks `/api/me`
again and again, as every page does when it opens.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from random import Random
from statistics import median, quantiles
from typing import Any

from msgspec import Struct, to_builtins

import firekeeper
from firekeeper.bench.server import http
from firekeeper.bench.server.load import Lost, Run, play
from firekeeper.bench.server.ours import GAME, OurServer
from firekeeper.bench.server.visitors import Visit

SEATS = 4
THINKING = 0.5
"""Seconds that a player thinks, in the mean."""
TOO_MANY = 429
ASKING = 0.02
"""Seconds between two questions who one is."""


class Waits(Struct, frozen=True):
    """One window: the moves of all tables, and the waits for `/api/me` in milliseconds."""

    run: Run
    me_p50: float
    me_p99: float
    asked: int
    rendered: int = 0
    refused: int = 0


class Disturbance(Struct, frozen=True):
    """Waits on a calm server, and with so many `renderings` under way; windows in turn."""

    renderings: int
    calm: list[Waits]
    disturbed: list[Waits]

    def p99(self, figure: Callable[[Waits], float]) -> tuple[float, float]:
        """A figure of the disturbed windows and of the calm ones: medians."""
        return median(map(figure, self.disturbed)), median(map(figure, self.calm))


async def disturb(
    server: OurServer, *, renderings: int, games: int, tables: int, seconds: float, rounds: int
) -> Disturbance:
    """Measure calm and disturbed windows in turn, with `games` finished games to look back on."""
    paths, token = await _looked_back_on(server, games)
    job = Visit(server.port, renderings, paths, token)
    calm: list[Waits] = []
    disturbed: list[Waits] = []
    for _ in range(rounds):
        calm.append(await _window(server, tables, seconds, token))
        async with _visitors(job) as leave:
            waits = await _window(server, tables, seconds, token)
            disturbed.append(with_answers(waits, await leave()))
    return Disturbance(renderings, calm, disturbed)


async def _window(server: OurServer, tables: int, seconds: float, token: str) -> Waits:
    waits: list[float] = []
    asking = asyncio.create_task(_ask_me(server.port, token, waits))
    try:
        run = await play(
            server, tables=tables, seats=SEATS, warm_up=1.0, seconds=seconds, spare=0, thinking=THINKING
        )
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    if len(waits) < 2:
        raise Lost("nobody was told who they are")
    cuts = quantiles(waits, n=100, method="inclusive")
    return Waits(run, cuts[49] * 1000, cuts[98] * 1000, len(waits))


def with_answers(waits: Waits, answers: dict[str, int]) -> Waits:
    """Waits, and what visitors were answered meanwhile. To be told that it is too much is an answer, too."""
    refused = answers.pop(str(TOO_MANY), 0)
    rendered = answers.pop("200", 0)
    if answers:
        waits.run.errors.append(f"visitors were answered otherwise, by status: {answers}")
    if not rendered:
        waits.run.errors.append("nothing was rendered")
    return Waits(waits.run, waits.me_p50, waits.me_p99, waits.asked, rendered, refused)


async def _ask_me(port: int, token: str, waits: list[float]) -> None:
    """Ask who one is, through one connection, until nobody wants to know any more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    question = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
    try:
        while True:
            began = time.perf_counter()
            writer.write(question)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            size = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
            await reader.readexactly(size)
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(ASKING)
    finally:
        writer.close()


async def _looked_back_on(server: OurServer, games: int) -> tuple[list[str], str]:
    """What can be asked about finished games, and by whom. Most is asked once: what is kept costs nothing."""
    token = (await http.post(server.port, "/api/guests", {"name": "Visitor"}))["token"]
    paths: list[str] = []
    for number in range(games):
        game = firekeeper.new(GAME, players=SEATS, seed=number)
        while not game.over:
            game.choose(game.choices[(7 * len(game.record.entries) + number) % len(game.choices)])
        made = await http.post(server.port, "/api/records", json.loads(game.record.text()), token)
        table = f"/api/tables/{made['table']['id']}"
        paths += [f"{table}/film?seat={seat}" for seat in range(SEATS)]
        paths += [f"{table}/review?seat={number % SEATS}", f"{table}/draws", f"{table}/series"]
        paths += [f"{table}/positions/{at}" for at in range(40, len(game.record.entries), 10)]
        if server.client:
            paths.append(f"{table}/page")
    await http.get(server.port, paths[0], token)  # the process that renders starts when it is first needed
    Random(GAME).shuffle(paths)
    return paths, token


@contextlib.asynccontextmanager
async def _visitors(job: Visit) -> AsyncIterator[Callable[[], Coroutine[Any, Any, dict[str, int]]]]:
    """Visitors who come again and again. What is given makes them leave, and says what they were answered."""
    command = [sys.executable, "-m", "firekeeper.bench.server.visitors", json.dumps(to_builtins(job))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def leave() -> dict[str, int]:
        told, _ = await asyncio.to_thread(process.communicate, None, 60.0)
        if process.returncode != 0:
            raise Lost("the visitors could not ask for renderings")
        found: dict[str, int] = json.loads(told)
        return found

    try:
        yield leave
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
