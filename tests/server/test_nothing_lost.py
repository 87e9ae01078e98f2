"""Nothing is lost: whatever dies in mid-play, every acknowledged choice is there, once, and play goes on."""

from __future__ import annotations

import random
import re
import resource
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from server.fixtures.players import Made, Person, Player, guest, playing
from server.fixtures.servers import Postgres, Server
from websockets.exceptions import WebSocketException

from firekeeper.table import log_entries as le
from firekeeper.table.operations import check_table
from firekeeper.table.store import Store, Stored
from firekeeper.web import messages as ms

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])

LONG = 240.0
"""Seconds for what takes a few: servers and databases that start again on a busy machine."""


@dataclass
class Friends:
    """Two people at one table who play on over whatever happens, and note what they were promised.

    `servers` are the servers they connect to, one each; `promised` are choices that were answered with
    done: the number of entries before, and the choice.
    """

    people: list[Person]
    table: Made
    servers: list[Server]
    promised: list[tuple[int, str]] = field(default_factory=list)
    refused: list[ms.Refused] = field(default_factory=list)
    interrupted: int = 0

    def play(self, choices: int, seed: int, until: float) -> None:
        """Make this many choices, reconnecting as often as it takes."""
        chance = random.Random(seed)
        wanted = len(self.promised) + choices
        while len(self.promised) < wanted and time.monotonic() < until:
            players: list[Player] = []
            try:
                for person, server in zip(self.people, self.servers, strict=True):
                    players.append(person.play(self.table, server))
                self._play(players, wanted, chance)
            except (WebSocketException, OSError, TimeoutError):
                self.interrupted += 1
                time.sleep(0.05)
            finally:
                for player in players:
                    player.close()

    def _play(self, players: list[Player], wanted: int, chance: random.Random) -> None:
        while len(self.promised) < wanted:
            number = max(player.number for player in players)
            for player in players:
                player.wait(lambda player=player, number=number: player.number >= number, 5.0)
            mover = next((player for player in players if player.my_turn), None)
            if mover is None:  # one of them has seen more than the other
                over = [player.table is not None and player.table.status != "playing" for player in players]
                assert not any(over), "the game is over: it was too short for so many choices"
                time.sleep(0.01)
                continue
            choice = chance.choice(mover.choices)
            before = mover.number
            answer = mover.choose(choice)
            if isinstance(answer, ms.Done):
                self.promised.append((before, choice))
            else:
                self.refused.append(answer)
                time.sleep(0.05)
                mover.send(ms.Resync())


def friends(*servers: Server) -> Friends:
    """Ana and Bo at a new table, each on a server of their own if there are several."""
    here = [servers[0], servers[-1]]
    people = [guest(servers[0], "Ana"), guest(servers[0], "Bo")]
    table = people[0].make_table("me", "friend")
    people[1].join(table)
    return Friends(people, table, here)


def stored(database: str, table: str) -> Stored:
    store = Store(database)
    try:
        found = store.load(table)
        assert found is not None
        return found
    finally:
        store.close()


def assert_kept(database: str, group: Friends) -> None:
    """Every promise is in the store, in its place, once; and the whole table replays."""
    found = stored(database, group.table.id)
    entries = [
        entry for _, line in found.lines if isinstance(line, le.Started | le.Chose) for entry in line.entries
    ]
    for number, choice in group.promised:
        assert entries[number].choice == choice, f"choice {number + 1} was promised to be «{choice}»"
    chosen = [line for _, line in found.lines if isinstance(line, le.Chose)]
    # At most one choice per interruption may be there without its answer having arrived.
    assert len(group.promised) <= len(chosen) <= len(group.promised) + group.interrupted + len(group.refused)
    store = Store(database)
    try:
        assert check_table(store, group.table.id) is None
    finally:
        store.close()


class Background(threading.Thread):
    """Something that goes on meanwhile; what fails in it fails when it is waited for."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.work = work
        self.error: Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self.work()
        except Exception as error:
            self.error = error


def play_at_once(groups: list[Friends], choices: int, seed: int) -> list[Background]:
    """All groups play at the same time."""
    until = time.monotonic() + LONG
    return [
        Background(lambda group=group, at=at: group.play(choices, 100 * seed + at, until))
        for at, group in enumerate(groups)
    ]


def join(threads: list[Background]) -> None:
    for thread in threads:
        thread.join(LONG + 60)
        assert not thread.is_alive()
        if thread.error is not None:
            raise thread.error


def promised(groups: list[Friends]) -> int:
    return sum(len(group.promised) for group in groups)


# --- kill -9 -------------------------------------------------------------------------------------------


def kill_in_mid_play(here: Server, rounds: int, groups: int = 3, choices: int = 10) -> None:
    """Each round: kill -9 at a random moment of play, start again, go on from what is there."""
    tables = [friends(here) for _ in range(groups)]
    chance = random.Random(rounds)
    for round_ in range(rounds):
        aim = promised(tables) + chance.randrange(1, groups * choices // 3)
        threads = play_at_once(tables, choices, round_)
        while promised(tables) < aim and any(thread.is_alive() for thread in threads):
            time.sleep(0.001)
        here.kill()
        here.start()
        join(threads)
    for group in tables:
        assert len(group.promised) >= rounds * choices
        assert_kept(here.database, group)
    assert sum(group.interrupted for group in tables) >= rounds, (
        "the kills came too late to interrupt anything"
    )


@BOTH
def test_kill_in_mid_play(server, kind):
    kill_in_mid_play(server(kind), rounds=3)


@pytest.mark.soak
@BOTH
def test_kill_in_mid_play_many_times(server, kind):
    kill_in_mid_play(server(kind), rounds=20, choices=7)


@BOTH
def test_a_stopped_server_has_saved_everything(server, kind):
    here: Server = server(kind)
    group = friends(here)
    threads = play_at_once([group], 50, 1)
    while len(group.promised) < 10:
        time.sleep(0.001)
    assert here.stop() == 0
    assert "everything is saved" in here.log
    here.start()
    join(threads)
    assert len(group.promised) == 50
    assert_kept(here.database, group)


# --- connections -----------------------------------------------------------------------------------------


@BOTH
def test_the_same_choice_sent_twice_is_made_once(server, kind):
    """Twice over one connection, and over two connections of the same person at once."""
    here: Server = server(kind)
    group = friends(here)
    pairs = [(person.play(group.table), person.play(group.table)) for person in group.people]
    with playing(*(player for pair in pairs for player in pair)):
        for _ in range(12):
            number = max(player.number for pair in pairs for player in pair)
            for player in (player for pair in pairs for player in pair):
                player.wait(lambda player=player, number=number: player.number >= number)
            one, other = next(pair for pair in pairs if pair[0].my_turn)
            choice, before, tags = one.choices[0], one.number, (one.new_tag(), one.new_tag(), other.new_tag())
            for player, tag in zip((one, one, other), tags, strict=True):
                player.send(ms.Choose(number=before, choice=choice, id=tag))
            answers = [answer_to(player, tag) for player, tag in zip((one, one, other), tags, strict=True)]
            done = [answer for answer in answers if isinstance(answer, ms.Done)]
            late = [answer for answer in answers if isinstance(answer, ms.Refused)]
            assert (len(done), len(late)) == (1, 2)
            assert {answer.code for answer in late} <= {"stale", "not_your_turn"}
            group.promised.append((before, choice))
    here.stop()
    assert_kept(here.database, group)


def answer_to(player: Player, tag: int) -> ms.Outgoing:
    def found() -> ms.Outgoing | None:
        return next((message for message in player.received if getattr(message, "id", None) == tag), None)

    player.wait(lambda: found() is not None)
    answer = found()
    assert answer is not None
    return answer


@BOTH
def test_connections_that_drop_after_sending(server, kind):
    """The answer never arrives: whether the choice was made shows on coming back, and it was made once."""
    here: Server = server(kind)
    group = friends(here)
    made = 0
    for _ in range(20):
        players = [person.play(group.table) for person in group.people]
        mover = next(player for player in players if player.my_turn)
        choice, before = mover.choices[0], mover.number
        mover.send(ms.Choose(number=before, choice=choice, id=1))
        mover.cut()
        watcher = next(player for player in players if player is not mover)
        try:
            watcher.wait(lambda watcher=watcher, before=before: watcher.number > before, 2.0)
            group.promised.append((before, choice))  # others were told: it must stay
            made += 1
        except TimeoutError:
            group.interrupted += 1
        watcher.close()
    assert made
    here.stop()
    assert_kept(here.database, group)


# --- the database -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_the_database_restarts_in_mid_play(server, postgres: Postgres, mode):
    """Orderly and by a crash; two server processes, so that notices have to be found again, too."""
    first: Server = server("postgresql")
    second: Server = server(first.database)
    groups = [friends(first, second), friends(second, first)]
    threads = play_at_once(groups, 40, 1)
    for _ in range(2):
        aim = promised(groups) + 8
        while promised(groups) < aim and any(thread.is_alive() for thread in threads):
            time.sleep(0.001)
        postgres.restart(mode)
    join(threads)
    for group in groups:
        assert len(group.promised) == 40
        assert_kept(first.database, group)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to limit another process")
def test_a_full_disk(server):
    """No byte more can be written: moves are refused, nothing is promised, and later play goes on."""
    here: Server = server()
    group = friends(here)
    group.play(5, 1, time.monotonic() + LONG)
    assert here.process is not None
    _, hard = resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    before = len(group.promised)
    players = [person.play(group.table) for person in group.people]
    with playing(*players):
        mover = next(player for player in players if player.my_turn)
        number, choices = mover.number, mover.choices
        for choice in choices[:3]:
            answer = mover.choose(choice)
            assert isinstance(answer, ms.Refused)
            assert answer.code == "not_saved"
            assert (mover.number, mover.choices) == (number, choices), "it did not happen"
        health = httpx.get(f"{here.address}/healthz", timeout=LONG)
        assert (health.status_code, health.json()["ok"]) == (503, False)
        resource.prlimit(here.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert isinstance(mover.choose(choices[0]), ms.Done)
        assert httpx.get(f"{here.address}/healthz", timeout=LONG).status_code == 200
        group.promised.append((number, choices[0]))
    group.play(5, 2, time.monotonic() + LONG)
    assert len(group.promised) == before + 6
    here.stop()
    assert_kept(here.database, group)


# --- several processes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("processes", [2, 4])
def test_friends_on_different_processes(server, processes):
    """Players of one table on different servers, all talking at once; then one server is killed."""
    first: Server = server("postgresql")
    servers = [first, *(server(first.database) for _ in range(processes - 1))]
    groups = [friends(servers[at], servers[(at + 1) % processes]) for at in range(processes)]
    said: list[str] = []
    threads = play_at_once(groups, 10, 1)
    threads += [
        Background(
            lambda at=at, group=group: said.extend(talk(group, servers[(at + 2) % processes], f"word {at}"))
        )
        for at, group in enumerate(groups)
    ]
    join(threads)
    threads = play_at_once(groups, 10, 2)
    servers[-1].kill()
    servers[-1].start()
    join(threads)
    for group in groups:
        assert len(group.promised) == 20
        assert_kept(first.database, group)
    heard = [
        line.text
        for group in groups
        for _, line in stored(first.database, group.table.id).lines
        if isinstance(line, le.Said)
    ]
    assert sorted(heard) == sorted(said)
    assert len(said) == processes * 10


def talk(group: Friends, server: Server, words: str) -> list[str]:
    """Say ten things, through yet another server; what was acknowledged."""
    said = []
    player = group.people[0].play(group.table, server)
    with playing(player):
        for number in range(10):
            answer: ms.Outgoing | None = None
            while not isinstance(answer, ms.Done):
                answer = player.ask(ms.Say(text=f"{words} {number}", id=player.new_tag()))
            said.append(f"{words} {number}")
    return said


def test_worker_processes_of_one_server(server):
    here: Server = server("postgresql", workers=2)
    groups = [friends(here) for _ in range(2)]
    join(play_at_once(groups, 20, 1))
    for group in groups:
        assert len(group.promised) == 20
        assert_kept(here.database, group)
    here.stop()
    assert here.log.count("everything is saved") == 2


def kill_single_workers(here: Server, rounds: int, groups: int = 3, choices: int = 10) -> None:
    """Each round one of two workers dies at a random moment of play; the other one, and the next, go on."""
    tables = [friends(here) for _ in range(groups)]
    chance = random.Random(rounds)
    for round_ in range(rounds):
        aim = promised(tables) + chance.randrange(1, groups * choices // 2)
        threads = play_at_once(tables, choices, round_)
        while promised(tables) < aim and any(thread.is_alive() for thread in threads):
            time.sleep(0.001)
        here.kill_worker(round_)
        join(threads)
        wait_for(lambda: len(here.worker_processes()) == here.workers)
    for group in tables:
        assert len(group.promised) >= rounds * choices
        assert_kept(here.database, group)
    assert sum(group.interrupted for group in tables) > 0, "no kill came in time to interrupt anything"


def test_single_workers_die_in_mid_play(server):
    kill_single_workers(server("postgresql", workers=2), rounds=4)


@pytest.mark.soak
def test_single_workers_die_in_mid_play_many_times(server):
    kill_single_workers(server("postgresql", workers=2), rounds=20, choices=7)


# --- memory ----------------------------------------------------------------------------------------------


def test_idle_tables_leave_memory_and_come_back(server):
    here: Server = server(hook=f"{Path(__file__).parent / 'fixtures' / 'hooks.py'}:idle_at_once")
    group = friends(here)
    group.play(5, 1, time.monotonic() + LONG)
    wait_for(lambda: in_memory(here) == 0)
    players = [person.play(group.table) for person in group.people]
    with playing(*players):
        time.sleep(0.6)
        assert in_memory(here) == 1, "a table with connections stays"
        assert players[0].number == players[1].number > 0
    wait_for(lambda: in_memory(here) == 0)
    group.play(5, 2, time.monotonic() + LONG)
    assert len(group.promised) == 10
    here.stop()
    assert_kept(here.database, group)


def in_memory(server: Server) -> int:
    text = httpx.get(f"{server.address}/metrics").text
    return int(float(re.search(r"^\S*tables_in_memory (\S+)", text, re.M)[1]))


def wait_for(true: Callable[[], bool], seconds: float = LONG) -> None:
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit, "it did not happen in time"
        time.sleep(0.05)
