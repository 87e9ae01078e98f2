"""Nothing holds up the event loop: no callback of a busy server takes more than 50 ms of processor time.

All endpoints are asked while games are being played. What is measured is the processor time of the loop's
own thread, so that a loaded machine changes little.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from table.fixtures.house import House, Person, Wire, play, settled, sit_together

from firekeeper.web import messages as ms
from firekeeper.web import pages

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

MOST = 0.050
CHOICES = 40
BEFORE = 160
RECORDS = Path(__file__).parent.parent / "records"


@contextmanager
def measured(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """The processor time of every callback of the loop, with what it was."""
    found: list[tuple[float, str]] = []
    run = asyncio.events.Handle._run

    def timed(handle: Any) -> None:
        what = _described(handle)
        began = time.thread_time()
        try:
            run(handle)
        finally:
            spent = time.thread_time() - began
            if spent > MOST / 5:
                found.append((spent, what))

    gc.disable()  # the tests keep everything they receive, which no server does
    monkeypatch.setattr(asyncio.events.Handle, "_run", timed)
    yield found
    monkeypatch.undo()
    gc.enable()


def _described(handle: Any) -> str:
    """The task that a callback goes on with, and where it stood."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return repr(handle)
    frames = task.get_stack(limit=1)
    return (
        f"{task.get_coro()} at {frames[0].f_code.co_filename}:{frames[0].f_lineno}" if frames else repr(task)
    )


def endpoints(house: House) -> set[tuple[str, str]]:
    """All there are: method and path."""
    return {
        (method, route.path_format)
        for route in house.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }


class Asking:
    """Asks every endpoint that reads, again and again."""

    def __init__(self, house: House, person: Person, tables: list[str], record: str) -> None:
        self.house = house
        self.person = person
        self.asked: set[tuple[str, str]] = set()
        self.tables = tables
        self.record = record

    async def ask(self, method: str, path: str, body: Any = None, query: str = "", **more: Any) -> None:
        self.asked.add((method, path))
        for table in self.tables if "{table}" in path else [""]:
            address = (
                path.format(table=table, game="wendake", rule="WK-ACT-TRADE-03", number=40, key="k") + query
            )
            answer = await self.person.ask(method, address, body, **more)
            assert answer.status_code < 500, f"{method} {address}: {answer.text}"

    async def everything(self) -> None:
        reading = sorted(path for method, path in endpoints(self.house) if method == "GET")
        for path in reading:
            if "{path" in path:
                self.asked.add(("GET", path))
                continue
            await self.ask("GET", path, query="?q=trade" if path == "/api/rules" else "")
        await self.ask("GET", "/api/tables/{table}/recap", query="?since=0")
        await self.ask("GET", "/api/rules/{rule}", query="?language=fr")
        for words in ("the", "e", "WK", "nothing like this " * 4):
            await self.ask("GET", "/api/rules", query=f"?q={words}&limit=100")
        for unknown in ("WK-ACT-TRADE-99", "x" * 900, "-" * 300):
            answer = await self.person.ask("GET", f"/api/rules/{unknown}")
            assert answer.status_code in (400, 404)
        await self.ask("POST", "/api/tables/{table}/continue", {"number": 30, "bot": "random"})
        await self.ask("POST", "/api/records", content=self.record)


async def questions(wire: Wire) -> None:
    """What a page asks beside choosing."""
    at = len(wire.received)
    wire.send(ms.Resync())
    await wire.until(lambda: any(isinstance(one, ms.Full) for one in wire.received[at:]))
    if wire.my_turn:
        number, choice = wire.number, wire.choices[0]
        await wire.ask(ms.WhyNot, number=number, choice=choice)
        await wire.ask(ms.Foresee, number=number, choice=choice)
        await wire.ask(ms.Horizon, number=number, choices=wire.choices[: ms.MOST_TRIED])


async def test_no_callback_is_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, wires = [], []
    for game in ("wendake", "endless_winter"):
        table, people, sitting = await sit_together(house, "Ana", "Ben", game=game)
        wires.append([sitting[0], await people[1].connect(table, words=True)])
        await sitting[1].close()
        tables.append(table)
    chance = random.Random(3)
    for sitting in wires:
        await play(sitting, BEFORE, chance.choice)
        assert not sitting[0].over
    record = (RECORDS / "wendake_3_backs.json").read_text(encoding="utf-8")
    asking = Asking(house, people[0], tables, record)
    await asking.everything()  # the first time files are read and caches are filled
    with measured(monkeypatch) as found:
        asked = asyncio.create_task(asking.everything())
        for sitting in wires:
            for _ in range(CHOICES):
                if not sitting[0].over:
                    await play(sitting, 1, chance.choice)
                    for wire in sitting:
                        await questions(wire)
            await settled(*sitting)
        await asked
    missing = {path for method, path in endpoints(house) - asking.asked if method == "GET"}
    assert not missing, f"ask these, too: {sorted(missing)}"
    long = [f"{spent * 1000:.0f} ms: {what}" for spent, what in sorted(found, reverse=True) if spent > MOST]
    assert not long, "\n".join(long[:5])


async def test_files_of_the_client_are_packed_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To pack a large file takes a tenth of a second: not on the loop, and once."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    (tmp_path / "client" / "assets" / "app.js").write_text("let fire = 1;\n" * 10_000)
    threads: list[str] = []
    compress = gzip.compress

    def noted(*args: Any, **more: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return compress(*args, **more)

    monkeypatch.setattr(pages.gzip, "compress", noted)
    async with House(tmp_path, client=tmp_path / "client") as house:
        for path in ("/", "/assets/app.js") * 3:
            answer = await house.http.get(path)
            assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        assert (await house.http.get("/assets/nothing.js")).status_code == 404
    assert len(threads) == 2
    assert all(name.startswith("firekeeper-quick") for name in threads)
