"""Workers of one server keep the connections of a table together, by passing open sockets on."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.fixtures.players import Made, Person, guest, playing
from server.fixtures.servers import Server

from firekeeper.web import messages as ms
from firekeeper.web.worker_handoff import FOLDER, WorkerHandoff, possible

pytestmark = pytest.mark.skipif(not possible(), reason="this system cannot pass sockets on")
LONG = 60.0
TABLES = [f"table{number}" for number in range(40)]


class Worker:
    """A handoff, and what came through it."""

    def __init__(self, folder: Path) -> None:
        self.came: list[tuple[socket.socket, bytes]] = []
        self.handoff = WorkerHandoff(
            folder, lambda connection, request: self.came.append((connection, request))
        )

    def mine(self, tables: list[str], others: list[Worker]) -> list[str]:
        """The tables whose connections stay here; the others get theirs."""
        with socket.socket() as connection:
            kept = [table for table in tables if not self.handoff.forward(table, connection.fileno(), b"GET")]
        for other in others:
            for passed, _ in other.came:
                passed.close()
        return kept


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("d")


def test_an_open_socket_goes_to_the_worker_of_its_table_with_the_request(folder: Path) -> None:
    async def check() -> None:
        one, two = Worker(folder), Worker(folder)
        near, far = socket.socketpair()
        table = next(table for table in TABLES if one.handoff.forward(table, near.fileno(), b"GET /1"))
        near.close()
        while not two.came:
            await asyncio.sleep(0)
        connection, request = two.came[0]
        connection.send(b"hello")
        assert (request, far.recv(5), one.came) == (b"GET /1", b"hello", [])
        assert not two.handoff.forward(table, connection.fileno(), b"GET /1"), "it has arrived"
        connection.close()
        far.close()
        one.handoff.close()
        two.handoff.close()

    asyncio.run(check())


def test_workers_agree_whose_a_table_is_and_each_has_some(folder: Path) -> None:
    async def check() -> None:
        workers = [Worker(folder) for _ in range(3)]
        kept = [worker.mine(TABLES, workers) for worker in workers]
        assert sorted(table for some in kept for table in some) == sorted(TABLES)
        assert all(kept)
        for worker in workers:
            worker.handoff.close()

    asyncio.run(check())


def test_the_tables_of_a_worker_that_is_gone_are_served_by_the_others(folder: Path) -> None:
    async def check() -> None:
        one, two, three = (Worker(folder) for _ in range(3))
        before = one.mine(TABLES, [two, three])
        three.handoff._socket.close()  # killed: its handoff still stands in the folder
        one.mine(TABLES, [two])
        assert {path.name for path in folder.iterdir()} == {one.handoff.name, two.handoff.name}
        after = one.mine(TABLES, [two])
        assert set(before) <= set(after)
        assert sorted(after + two.mine(TABLES, [one])) == sorted(TABLES)
        one.handoff.close()
        two.handoff.close()
        assert not list(folder.iterdir())

    asyncio.run(check())


def test_a_request_that_is_too_long_stays(folder: Path) -> None:
    async def check() -> None:
        one, two = Worker(folder), Worker(folder)
        with socket.socket() as connection:
            assert not any(one.handoff.forward(table, connection.fileno(), b"x" * 70_000) for table in TABLES)
        assert not two.came
        one.handoff.close()
        two.handoff.close()

    asyncio.run(check())


# --- real servers ----------------------------------------------------------------------------------------


def connections(server: Server) -> int:
    text = httpx.get(f"{server.address}/metrics").text
    found = re.search(r"^\S*connections_open (\S+)", text, re.M)
    assert found
    return int(float(found[1]))


def wait_for(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < limit, "it did not happen in time"
        time.sleep(0.05)


def open_doors(servers: list[Server], ana: Person) -> None:
    """The first connection opens the handoff of a server."""
    for server in servers:
        ana.play(ana.make_table("me", "random"), server).close()
    wait_for(lambda: not any(map(connections, servers)))


def choose_until(players: list[Any], number: int) -> None:
    while players[0].number < number:
        for player in players:
            player.wait(lambda: player.number == max(other.number for other in players))  # noqa: B023
        mover = next(player for player in players if player.my_turn)
        assert isinstance(mover.choose(), ms.Done)


def test_players_who_come_to_different_workers_sit_in_one(
    server: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers with a handoff each stand for two workers: here it is known who comes to which."""
    monkeypatch.setenv(FOLDER, str(folder))
    one: Server = server("postgresql")
    two: Server = server(one.database)
    ana, ben = guest(one, "Ana"), guest(one, "Ben")
    open_doors([one, two], ana)
    seen = set()
    tables: list[Made] = [ana.make_table("me", "friend") for _ in range(8)]
    for table in tables:
        ben.join(table)
        players = [ana.play(table, one), ben.play(table, two)]
        with playing(*players):
            seen.add((connections(one), connections(two)))
            choose_until(players, 6)
        wait_for(lambda: connections(one) == connections(two) == 0)
    assert seen <= {(2, 0), (0, 2)}

    two.kill()
    for table in tables:
        players = [ana.play(table, one), ben.play(table, one)]
        with playing(*players):
            assert connections(one) == 2
            choose_until(players, 9)
        wait_for(lambda: connections(one) == 0)
    assert not re.search("Traceback|ERROR", one.log), one.log


def test_workers_of_a_server_find_each_other(server: Any) -> None:
    """However the system shares connections out among four workers, a table has all of its own in one."""
    here: Server = server("postgresql", workers=4)
    ana, ben = guest(here, "Ana"), guest(here, "Ben")
    table = ana.make_table("me", "friend")
    ben.join(table)
    for _ in range(3):
        players = [(ana, ben)[at % 2].play(table) for at in range(8)]
        with playing(*players):
            choose_until(players, players[0].number + 3)
    here.stop()
    assert not re.search("Traceback|ERROR", here.log), here.log
