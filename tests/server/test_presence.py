"""Presence, consent and seats across server processes that share one PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.fixtures.players import Person, Player, guest, playing
from server.fixtures.servers import Server

from firekeeper.web import messages as ms
from firekeeper.web import presence
from firekeeper.web.presence import LocalPresence, RemotePresence

LONG = 60.0


# --- processes without a database ------------------------------------------------------------------------


class Process:
    """A process whose notices are carried by hand."""

    def __init__(self, name: str, wires: list[Process]) -> None:
        self.here: dict[str, LocalPresence] = {}
        self.sent: list[str] = []
        self.changed: list[str] = []
        self.wires = wires
        wires.append(self)
        self.remote = RemotePresence(name, self.here.get, self._send, self.changed.append)

    def _send(self, payload: str) -> None:
        self.sent.append(payload)
        for other in self.wires:  # PostgreSQL tells everybody, the sender too
            other.remote.on_notice(payload)

    def has(self, table: str, *accounts: int, watching: int = 0) -> None:
        self.here[table] = LocalPresence(table, list(accounts), watching)
        self.remote.announce(table)

    def flush(self) -> None:
        asyncio.run(self.remote.flush())


@pytest.fixture
def processes() -> tuple[Process, Process]:
    wires: list[Process] = []
    return Process("one", wires), Process("two", wires)


def test_who_comes_and_goes_elsewhere_is_known_here(processes: tuple[Process, Process]) -> None:
    one, two = processes
    one.has("t", 7, 8, watching=2)
    one.flush()
    assert (two.remote.accounts("t"), two.remote.watching("t")) == ({7, 8}, 2)
    assert one.remote.accounts("t") == set(), "what one is told by oneself is not remote"
    one.flush()
    one.remote.announce("t")
    one.flush()
    assert two.changed == ["t"], "told again, nothing has changed"
    one.here.clear()
    one.remote.announce("t")
    one.flush()
    assert (two.remote.accounts("t"), two.remote.watching("t")) == (set(), 0)
    assert two.changed == ["t", "t"]


def test_a_newcomer_asks_and_is_told(processes: tuple[Process, Process]) -> None:
    one, two = processes
    one.here["t"] = LocalPresence("t", [7], 0)
    two.remote.announce("t", asking=True)
    two.flush()
    one.flush()
    assert two.remote.accounts("t") == {7}


def test_a_process_that_falls_silent_is_forgotten(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = processes
    one.has("t", 7)
    one.flush()
    now = presence.time.monotonic()
    monkeypatch.setattr(presence.time, "monotonic", lambda: now + presence.EXPIRE + 1)
    assert two.remote.accounts("t") == set()
    two.remote.forget()
    assert two.changed == ["t", "t"]
    two.remote.forget()
    assert two.changed == ["t", "t"]


def test_notices_stay_below_what_the_database_takes(processes: tuple[Process, Process]) -> None:
    one, two = processes
    for at in range(300):
        one.has(f"{at:010}", *range(1000, 1020), watching=1)
    one.flush()
    assert len(one.sent) > 1
    assert max(len(payload.encode()) for payload in one.sent) < 8000
    assert sum(two.remote.watching(f"{at:010}") for at in range(300)) == 300


@pytest.mark.parametrize("payload", ["", "{", "[]", '["x"]', '["x", [["t", "no", 1]]]', "\x00"])
def test_nonsense_on_the_channel_is_passed_over(processes: tuple[Process, Process], payload: str) -> None:
    one, _ = processes
    one.remote.on_notice(payload)
    assert one.changed == []


# --- real servers ----------------------------------------------------------------------------------------


@pytest.fixture
def pair(server: Any) -> tuple[Server, Server]:
    hook = f"{Path(__file__).parent / 'fixtures' / 'hooks.py'}:gone_at_once"
    first: Server = server("postgresql", hook=hook)
    return first, server(first.database, hook=hook)


def friends(first: Server, *names: str) -> tuple[list[Person], Any]:
    people = [guest(first, name) for name in names]
    table = people[0].make_table("me", *("friend" for _ in names[1:]))
    for person in people[1:]:
        person.join(table)
    return people, table


def online(player: Player) -> tuple[list[bool], int]:
    """Who is there, as a player was last told: by the table or by a later word about presence."""
    told: tuple[list[bool], int] = ([], 0)
    for message in player.received:
        if isinstance(message, ms.Presence):
            told = (message.online, message.watching)
        elif getattr(message, "table", None) is not None:
            told = ([seat.online for seat in message.table.seats], message.table.watching)
    return told


def sees(player: Player, *there: bool, watching: int = 0) -> None:
    player.wait(lambda: online(player) == (list(there), watching), LONG)


def test_people_on_different_processes_see_each_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    people, table = friends(first, "Ana", "Ben")
    ana = people[0].play(table, first)
    with playing(ana):
        sees(ana, True, False)
        ben = people[1].play(table, second)
        sees(ana, True, True)
        sees(ben, True, True)
        watcher = Player(second.socket_address(table.id))
        sees(ana, True, True, watching=1)
        watcher.close()
        ben.close()
        sees(ana, True, False)
        ben = people[1].play(table, second)
        sees(ana, True, True)
        second.kill()  # without a goodbye
        sees(ana, True, False)
        ben.close()
        second.start()
        with playing(people[1].play(table, second)):
            sees(ana, True, True)
            second.stop()  # with one
            sees(ana, True, False)


def test_nobody_is_sent_away_who_is_there_through_another_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    people, table = friends(first, "Ana", "Ben", "Cleo")
    ana, cleo = people[0].play(table, first), people[2].play(table, second)
    ben = people[1].play(table, second)
    with playing(ana, ben):
        sees(ana, True, True, True)
        refused = ana.ask(ms.Ask(kind="hand_over", seat=2, bot="random", id=ana.new_tag()))
        assert isinstance(refused, ms.Refused)
        assert refused.code == "conflict"
        cleo.close()
        sees(ana, True, True, False)
        assert isinstance(ana.ask(ms.Ask(kind="hand_over", seat=2, bot="random", id=ana.new_tag())), ms.Done)
        ben.wait(lambda: ben.table is not None and len(ben.table.requests) == 1, LONG)
        assert ben.table is not None
        [request] = ben.table.requests
        assert (request.kind, request.waiting) == ("hand_over", [1])
        assert isinstance(ben.ask(ms.Answer(request=request.id, yes=True, id=ben.new_tag())), ms.Done)
        ana.wait(lambda: ana.table is not None and ana.table.seats[2].bot == "random", LONG)
        back = guest_at(people[2], second)
        back.post(f"/api/tables/{table.id}/return")
        for player in (ana, ben):
            player.wait(lambda player=player: player.table.seats[2].bot == "", LONG)


def guest_at(person: Person, server: Server) -> Person:
    """The same person, whose requests go to another process."""
    return Person(
        server,
        {"id": person.id, "name": person.name, "token": person.token, "guest_code": person.guest_code},
    )


def test_consent_to_an_undo_comes_from_another_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    people, table = friends(first, "Ana", "Ben")
    players = [people[0].play(table, first), people[1].play(table, second)]
    with playing(*players):
        seats: set[int] = set()
        while len(seats) < 2:  # until both have chosen: only consent goes back beyond that
            number = max(player.number for player in players)
            for player in players:
                player.wait(lambda player=player, number=number: player.number >= number, LONG)
            mover = next(player for player in players if player.my_turn)
            assert isinstance(mover.choose(), ms.Done)
            seats.add(players.index(mover))
        ana, ben = players
        first_choice = next(entry.number for entry in ana.entries if not entry.automatic and entry.seat >= 0)
        assert isinstance(ana.ask(ms.Ask(kind="undo", number=first_choice - 1, id=ana.new_tag())), ms.Done)
        ben.wait(lambda: ben.table is not None and bool(ben.table.requests), LONG)
        assert ben.table is not None
        [request] = ben.table.requests
        assert isinstance(ben.ask(ms.Answer(request=request.id, yes=True, id=ben.new_tag())), ms.Done)
        for player in players:
            player.wait(lambda player=player: player.number == first_choice - 1, LONG)
            assert player.table is not None
            assert player.table.requests == []
