"""Plans across server processes that share one PostgreSQL: shown everywhere, and to those who come later."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from server.fixtures.players import Person, Player, guest, playing
from server.fixtures.servers import Server

from firekeeper.table.errors import TableError
from firekeeper.web import messages as ms
from firekeeper.web.plans import Plans
from firekeeper.web.remote_plans import MOST_WAITING, RemotePlans


def arrow(seat: int, to: str, target: str = "hex:1,2") -> ms.Planned:
    return ms.Planned(seat=seat, kind="arrow", target=target, to=to)


# --- processes without a database ------------------------------------------------------------------------


class Process:
    """A process with one table, whose notices are carried by hand."""

    def __init__(self, name: str, wires: list[Process], here: bool = True) -> None:
        self.plans = Plans()
        self.shown: list[ms.Planned] = []
        self.sent: list[str] = []
        self.wires = wires
        wires.append(self)
        tables: dict[str, Process] = {"t": self} if here else {}
        self.remote = RemotePlans(name, self._send, tables.get)

    def _send(self, payload: str) -> None:
        self.sent.append(payload)
        for process in self.wires:  # PostgreSQL tells everybody, the sender too
            process.remote.on_notice(payload)

    def planned_elsewhere(self, plans: list[ms.Planned], all_of_seat: bool) -> None:
        if all_of_seat and not self.plans.adopt(plans):
            return
        for planned in plans:
            if not all_of_seat:
                self.plans.keep(planned)
            self.shown.append(planned)

    def planned_so_far(self) -> list[list[ms.Planned]]:
        return self.plans.by_seat()

    def show(self, planned: ms.Planned) -> None:
        self.plans.keep(planned)
        self.remote.tell("t", [planned])


def carry(*processes: Process) -> None:
    """Send everything that waits, and what comes of it."""
    while waiting := [process for process in processes if not process.remote._waiting.empty()]:
        for process in waiting:
            process._send(process.remote._waiting.get_nowait())


@pytest.fixture
def processes() -> tuple[Process, Process]:
    wires: list[Process] = []
    return Process("one", wires), Process("two", wires)


def test_what_is_shown_in_one_process_is_shown_in_the_other_in_order(
    processes: tuple[Process, Process],
) -> None:
    one, two = processes
    plans = [arrow(0, f"hex:3,{at}") for at in range(5)]
    for planned in plans:
        one.show(planned)
    one.show(ms.Planned(seat=0, kind="ping", target="hex:9,9"))
    carry(one, two)
    assert [planned.to for planned in two.shown[:5]] == [planned.to for planned in plans]
    assert two.shown[5].kind == "ping"
    assert two.plans.all() == plans, "pings pass by"
    assert one.shown == [], "nobody is shown the same twice"
    one.show(ms.Planned(seat=0, kind="clear"))
    carry(one, two)
    assert two.plans.all() == []


def test_a_process_that_opens_a_table_asks_and_takes_each_seat_once() -> None:
    wires: list[Process] = []
    one, two = Process("one", wires), Process("two", wires)
    one.show(arrow(0, "hex:3,4"))
    one.show(ms.Planned(seat=1, kind="promise", thing="salt", count=2))
    carry(one, two)
    late = Process("late", wires)
    late.remote.tell("t", [])
    carry(one, two, late)
    assert sorted((planned.seat, planned.kind) for planned in late.shown) == [(0, "arrow"), (1, "promise")]
    assert late.plans.all() == one.plans.all() == two.plans.all()
    assert two.shown == late.shown, "those who knew it are not shown it again"


def test_a_table_that_is_not_open_here_is_passed_over() -> None:
    wires: list[Process] = []
    one, away = Process("one", wires), Process("two", wires, here=False)
    one.show(arrow(0, "hex:3,4"))
    carry(one, away)
    assert away.shown == away.plans.all() == []


def test_notices_stay_below_what_the_database_takes(processes: tuple[Process, Process]) -> None:
    one, two = processes
    longest = "\N{FIRE}" * 40
    for _ in range(8):
        one.plans.keep(arrow(0, longest, longest))
    two.remote.tell("t", [])
    carry(one, two)
    assert max(len(payload.encode()) for payload in one.sent) < 8000
    assert all(payload.isascii() for payload in one.sent)
    assert two.plans.all() == one.plans.all()[-len(two.plans.all()) :], "the newest are there"
    assert len(two.plans.all()) > 1


@pytest.mark.parametrize("payload", ["", "{", "[]", '["x"]', '["x", "t", [{"seat": 1}]]', "\x00"])
def test_nonsense_on_the_channel_is_passed_over(processes: tuple[Process, Process], payload: str) -> None:
    one, _ = processes
    one.remote.on_notice(payload)
    assert one.shown == []


def test_a_database_that_does_not_answer_stops_no_plan_here(caplog: pytest.LogCaptureFixture) -> None:
    failures = 0

    def send(payload: str) -> None:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise TableError("not_saved", "the database does not answer")

    async def run() -> None:
        remote = RemotePlans("one", send, lambda table: None)
        for _ in range(MOST_WAITING + 1):
            remote.tell("t", [arrow(0, "hex:3,4")])
        task = asyncio.create_task(remote.run())
        while failures < MOST_WAITING:
            await asyncio.sleep(0.01)
        task.cancel()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert "too many plans wait" in caplog.text
    assert "cannot be told to other processes: the database does not answer" in caplog.text


# --- real servers ----------------------------------------------------------------------------------------


def plans(player: Player) -> list[ms.Planned]:
    return [message for message in player.received if isinstance(message, ms.Planned)]


def show(player: Player, **plan: Any) -> None:
    assert isinstance(player.ask(ms.Plan(id=player.new_tag(), **plan)), ms.Done)


def test_people_on_different_processes_see_each_others_plans(server: Any) -> None:
    first: Server = server("postgresql")
    second: Server = server(first.database)
    people: list[Person] = [guest(first, name) for name in ("Ana", "Ben")]
    table = people[0].make_table("me", "friend", game="tindaya")
    people[1].join(table)
    ana, ben = people[0].play(table, first), people[1].play(table, second)
    with playing(ana, ben):
        show(ana, kind="arrow", target="hex:1,2", to="hex:3,4")
        show(ana, kind="ping", target="hex:5,6")
        ben.wait(lambda: len(plans(ben)) == 2)
        assert [(planned.seat, planned.kind) for planned in plans(ben)] == [
            (ana.seat, "arrow"), (ana.seat, "ping"),
        ]  # fmt: skip
        show(ben, kind="promise", thing="salt", count=2)
        ana.wait(lambda: any(planned.thing == "salt" for planned in plans(ana)))
        third: Server = server(first.database)
        late = Player(third.socket_address(table.id))
        with playing(late):
            late.wait(lambda: {planned.kind for planned in plans(late)} == {"arrow", "promise"})
            assert len(plans(late)) == 2, "each of them once, although both processes know it"
