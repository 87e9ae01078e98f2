"""An hour of everything at once (`make soak-server`): play, kills, restarts, floods, slow clients.

FIREKEEPER_SOAK_MINUTES says how long (60). The figures are printed and written to build/soak-server.json.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.fixtures.players import Made, Person, Player, guest
from server.fixtures.servers import Postgres, Server
from websockets.exceptions import WebSocketException

from firekeeper.table import log_entries as le
from firekeeper.table.operations import check_records
from firekeeper.table.store import Store
from firekeeper.web import messages as ms

MINUTES = float(os.environ.get("FIREKEEPER_SOAK_MINUTES", "60"))
REPORT = Path(__file__).resolve().parents[2] / "build" / "soak-server.json"
LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError, AssertionError)
"""What happens to a client whose server has just been killed."""


class Pair:
    """Two friends who play one game after another, and note every choice that was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.chance = random.Random(number)
        self.people: list[Person] = []
        self.table: Made | None = None
        self.promised: dict[str, list[tuple[int, str]]] = {}
        self.interrupted: Counter[str] = Counter()
        self.games = 0
        self.delays: list[float] = []

    def run(self, until: float) -> None:
        while time.monotonic() < until:
            players: list[Player] = []
            try:
                if len(self.people) < 2:
                    self.people = [guest(self.server, name) for name in ("Ana", "Bo")]
                if self.table is None:
                    made = self.people[0].make_table("me", "friend")
                    self.people[1].join(made)
                    self.table = made
                    self.promised[made.id] = []
                for person in self.people:
                    players.append(person.play(self.table))
                self._play(players, until)
            except LOST:
                if self.table is not None:
                    self.interrupted[self.table.id] += 1
                time.sleep(0.2)
            finally:
                for player in players:
                    with contextlib.suppress(Exception):
                        player.close()

    def _play(self, players: list[Player], until: float) -> None:
        assert self.table is not None
        while time.monotonic() < until:
            number = max(player.number for player in players)
            for player in players:
                player.wait(lambda player=player, number=number: player.number >= number, 20.0)
            if any(player.over for player in players):
                self.games += 1
                self.table = None
                return
            mover = next((player for player in players if player.my_turn), None)
            if mover is None:
                time.sleep(0.01)
                continue
            choice, before = self.chance.choice(mover.choices), mover.number
            began = time.monotonic()
            answer = mover.choose(choice)
            if isinstance(answer, ms.Done):
                self.delays.append(time.monotonic() - began)
                self.promised[self.table.id].append((before, choice))
            else:
                self.interrupted[self.table.id] += 1
                time.sleep(0.05)
                mover.send(ms.Resync())
            time.sleep(self.chance.random() * 0.05)


class Trouble:
    """What is done to a server and its players while they play; each kind is counted."""

    def __init__(self, server: Server, restart_database: Callable[[str], None] | None) -> None:
        self.server = server
        self.restart_database = restart_database
        self.chance = random.Random(4711)
        self.done: Counter[str] = Counter()
        self.stranger: Person | None = None

    def kill_server(self) -> None:
        self.server.kill()
        self.server.start()

    def stop_server(self) -> None:
        self.server.stop()
        self.server.start()

    def kill_worker(self) -> None:
        self.server.kill_worker(self.chance.randrange(2))

    def restart_postgres(self) -> None:
        assert self.restart_database is not None
        self.restart_database(self.chance.choice(["fast", "immediate"]))

    def _player(self) -> Player:
        if self.stranger is None:
            self.stranger = guest(self.server, "Stranger")
        return self.stranger.play(self.stranger.make_table("me", "random"))

    def flood(self) -> None:
        """More messages in a second than anybody may send: the connection is dropped."""
        player = self._player()
        with contextlib.suppress(*LOST):
            for _ in range(2000):
                player.send(ms.Resync())
        player.close()

    def read_nothing(self) -> None:
        """Somebody who asks for a lot and never reads: the server must not wait for them."""
        player = self._player()
        for _ in range(60):
            player.send(ms.Resync())
        time.sleep(2)
        player.cut()

    def ask_for_pages(self) -> None:
        """Costly renderings, more than one at once."""
        player = self._player()
        table = player.table.id if player.table else ""
        assert self.stranger is not None
        for path in ("film", "page", "timeline", "recap?since=0"):
            self.stranger.request("GET", f"/api/tables/{table}/{path}")
        player.close()

    def half_a_request(self) -> None:
        """A connection that says half a sentence and waits."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as opened:
            opened.sendall(b"GET /api/me HTTP/1.1\r\nhost: ")
            time.sleep(1)

    def run(self, until: float) -> None:
        kinds: list[tuple[str, Callable[[], None], float]] = [
            ("server killed", self.kill_server, 1.0),
            ("server stopped", self.stop_server, 0.5),
            ("floods", self.flood, 3.0),
            ("slow clients", self.read_nothing, 2.0),
            ("costly pages", self.ask_for_pages, 2.0),
            ("half requests", self.half_a_request, 2.0),
        ]
        if self.server.workers > 1:
            kinds.append(("worker killed", self.kill_worker, 2.0))
        if self.restart_database is not None:
            kinds.append(("database restarted", self.restart_postgres, 0.3))
        while time.monotonic() < until:
            time.sleep(self.chance.uniform(1.0, 6.0))
            name, work, _ = self.chance.choices(kinds, [weight for _, _, weight in kinds])[0]
            try:
                work()
                self.done[name] += 1
            except LOST:
                self.stranger = None
                self.done[f"{name} (interrupted)"] += 1


def check_everything(database: str, pairs: list[Pair]) -> dict[str, int]:
    """Every acknowledged choice is stored in its place, once; every table replays."""
    store = Store(database)
    found: Counter[str] = Counter()
    try:
        for pair in pairs:
            for table, promised in pair.promised.items():
                stored = store.load(table)
                assert stored is not None
                lines = [line for _, line in stored.lines if isinstance(line, le.Started | le.Chose)]
                entries = [entry for line in lines for entry in line.entries]
                for number, choice in promised:
                    assert entries[number].choice == choice, f"{table}: choice {number + 1} is lost"
                chosen = sum(isinstance(line, le.Chose) for line in lines)
                assert len(promised) <= chosen <= len(promised) + pair.interrupted[table]
                found["choices acknowledged"] += len(promised)
    finally:
        store.close()
    checked = check_records(database)
    assert checked.problems == []
    return {**found, "tables checked": checked.tables}


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_hour_of_everything(
    kind: str, server: Callable[..., Server], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Half of the time on each database."""
    workers = 2 if kind == "postgresql" else 1
    here = server(kind, workers=workers)
    cluster: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    until = time.monotonic() + MINUTES * 60 / 2
    pairs = [Pair(here, number) for number in range(4)]
    trouble = Trouble(here, None if cluster is None else cluster.restart)
    threads = [threading.Thread(target=pair.run, args=(until,), daemon=True) for pair in pairs]
    threads.append(threading.Thread(target=trouble.run, args=(until,), daemon=True))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(MINUTES * 60 / 2 + 240)
        assert not thread.is_alive()
    here.wait_until_well()
    here.stop()
    delays = sorted(delay for pair in pairs for delay in pair.delays)
    figures: dict[str, Any] = {
        "database": kind,
        "minutes": MINUTES / 2,
        **check_everything(here.database, pairs),
        "games finished": sum(pair.games for pair in pairs),
        "interruptions": sum(pair.interrupted.total() for pair in pairs),
        "median of a choice, ms": round(1000 * delays[len(delays) // 2], 1),
        "p99 of a choice, ms": round(1000 * delays[len(delays) * 99 // 100], 1),
        **dict(sorted(trouble.done.items())),
    }
    print(json.dumps(figures, indent=2))
    REPORT.parent.mkdir(exist_ok=True)
    with REPORT.open("a", encoding="utf-8") as report:
        report.write(json.dumps(figures) + "\n")
    assert "Traceback" not in here.log.replace("asyncio.exceptions", "")
