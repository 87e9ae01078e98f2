"""Several people at once: nobody waits for anybody, and nobody learns an answer before the last one is in.

Played with the sides of the Chief cards in Endless Winter, which everybody chooses at the same time, and with
the baskets of `kernel/baskets.py`, where an answer takes several choices, at a table without a server.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from kernel.baskets import Baskets
from server.fixtures.players import guest
from server.fixtures.servers import Server
from table.fixtures.house import House, Wire, done, refused, settled, sit_together
from tindaya_table import Table as Tindaya

from firekeeper.kernel.record import Entry
from firekeeper.kernel.rng import commitment
from firekeeper.table import log_entries as le
from firekeeper.table import server_time
from firekeeper.table.live import LiveTable
from firekeeper.table.room import Room
from firekeeper.table.seats import Clock, SeatPlan, Settings
from firekeeper.table.summaries import summary
from firekeeper.table.table_config import TableConfig
from firekeeper.table.versions import answers, entries, lasting
from firekeeper.titles import options_of
from firekeeper.web import messages as ms
from firekeeper.web.updates import turn_view

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

SIDES = ("side side_a", "side side_b", "side side_b")
WINTER: dict[str, Any] = {"game": "endless_winter", "seed": "together"}
"""A seed that everybody knows deals the same cards at every table."""


def table_of(wire: Wire) -> LiveTable:
    found: LiveTable = wire.house.hub.rooms[wire.id].table
    return found


async def sides(house: House, **settings: Any) -> tuple[str, list[Any], list[Wire]]:
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo", **WINTER, settings=settings)
    await settled(*wires)
    return table, people, wires


# --- any order ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_three_people_answer_in_every_order(house: House, order: tuple[int, ...]) -> None:
    _, _, wires = await sides(house)
    assert all(wire.my_turn and wire.turn.waiting == [0, 1, 2] for wire in wires)
    number = wires[0].number
    for at, seat in enumerate(order):
        assert wires[seat].choices == ["side side_a", "side side_b"]
        await done(wires[seat], ms.Choose, number=number, choice=SIDES[seat])
        await settled(*wires)
        if at < 2:
            left = sorted(order[at + 1 :])
            assert all(wire.turn.waiting == left for wire in wires), "everybody sees who still thinks"
            assert not wires[seat].my_turn
            assert wires[seat].turn.can_undo
    game = table_of(wires[0]).game
    assert game is not None
    chosen = [(entry.seat, entry.choice) for entry in game.record.entries[number : number + 3]]
    assert chosen == list(enumerate(SIDES))
    for wire in wires:
        assert [entry.choice for entry in wire.entries if entry.number in range(number + 1, number + 4)] == [
            *SIDES
        ]


async def test_all_three_answer_at_the_same_moment(house: House) -> None:
    _, _, wires = await sides(house)
    number = wires[0].number
    answers = await asyncio.gather(*[wire.choose(side) for wire, side in zip(wires, SIDES, strict=True)])
    assert all(isinstance(answer, ms.Done) for answer in answers), "nobody's choice makes another stale"
    await settled(*wires)
    assert all(wire.number > number for wire in wires)


# --- nothing leaks -----------------------------------------------------------------------------------


async def told(house: House, side: str) -> dict[str, list[Any]]:
    """What Ben, Cleo and a spectator are told while Ana answers, and everything they can ask for."""
    table, people, wires = await sides(house, spectators=True)
    stranger = await house.stranger(table)
    heard: dict[str, list[Any]] = {}
    listening = {"Ben": wires[1], "Cleo": wires[2], "spectator": stranger}
    for wire in listening.values():
        await wire.until(lambda wire=wire: wire.count == table_of(wires[0]).public_count)
    begin = {name: len(wire.received) for name, wire in listening.items()}
    await done(wires[0], ms.Choose, number=wires[0].number, choice=side)
    await settled(*wires)
    await done(wires[1], ms.Say, text="hm")
    await settled(*wires)
    await stranger.until(lambda: stranger.count == table_of(wires[0]).public_count)
    for name, wire in listening.items():
        found = [plain(message) for message in wire.received[begin[name] :]]
        await wire.ask(ms.Ping)
        wire.send(ms.Resync())
        await wire.until(lambda wire=wire: isinstance(wire.received[-1], ms.Full))
        heard[name] = [*found, plain(wire.received[-1])]
    number = wires[1].number
    for path in (f"positions/{number}", "recap", "film", "series", "timeline", ""):
        heard[path] = [scrub(await people[1].get(f"/api/tables/{table}{'/' if path else ''}{path}"))]
    heard["cards"] = [scrub(await people[1].get("/api/tables?which=mine"))]
    return heard


def plain(message: Any) -> Any:
    return scrub(msgspec.json.decode(ms.encode(message)))


VOLATILE = {"now", "at", "id", "created_at", "updated_at", "invitation", "link", "commitment", "times"}


def scrub(value: Any) -> Any:
    """The same without what differs between two tables anyway."""
    if isinstance(value, dict):
        return {key: scrub(item) for key, item in value.items() if key not in VOLATILE}
    return [scrub(item) for item in value] if isinstance(value, list) else value


async def test_nobody_is_told_anything_of_an_open_answer(tmp_path: Path) -> None:
    """Worlds that differ in Ana's answer look the same to all others until the last answer."""
    worlds = []
    for at, side in enumerate(("side side_a", "side side_b")):
        (tmp_path / str(at)).mkdir()
        async with House(tmp_path / str(at)) as house:
            worlds.append(await told(house, side))
    assert worlds[0].keys() == worlds[1].keys()
    for name in worlds[0]:
        assert worlds[0][name] == worlds[1][name], name
    updates = [message for message in worlds[0]["Ben"] if message.get("type") == "update"]
    assert all(not update["entries"] and not update["events"] and not update["view"] for update in updates)


async def test_who_changes_an_answer_tells_only_that_they_think_again(house: House) -> None:
    _, _, wires = await sides(house)
    before = wires[1].count
    await done(wires[0], ms.Choose, number=wires[0].number, choice="side side_a")
    await settled(*wires)
    assert wires[1].count == before + 1
    await done(wires[0], ms.Undo, number=wires[0].number, step=1)
    await settled(*wires)
    assert wires[1].turn.waiting == [0, 1, 2]
    assert wires[1].count == before + 2


# --- taking back -------------------------------------------------------------------------------------


async def test_an_answer_is_taken_back_without_consent_until_the_last_one(house: House) -> None:
    _, _, (ana, ben, cleo) = await sides(house)
    number = ana.number
    assert await refused(ana, ms.Undo, number=number) == "illegal_choice"
    await done(ana, ms.Choose, number=number, choice="side side_a")
    await done(ben, ms.Choose, number=number, choice="side side_a")
    await settled(ana, ben, cleo)
    assert await refused(ana, ms.Choose, number=number, step=1, choice="side side_b") == "not_your_turn"
    assert await refused(ana, ms.Undo, number=number) == "stale"
    await done(ana, ms.Undo, number=number, step=1)
    await settled(ana, ben, cleo)
    assert ana.my_turn
    assert ana.turn.step == 0
    await done(ana, ms.Choose, number=number, choice="side side_b")
    await done(cleo, ms.Choose, number=number, choice="side side_a")
    await settled(ana, ben, cleo)
    assert await refused(ana, ms.Undo, number=number, step=1) == "stale"
    assert await refused(ana, ms.Undo, number=ana.number) in ("not_your_turn", "illegal_choice")
    players = table_of(ana).game.view(None).players
    assert [player.side for player in players] == ["side_b", "side_a", "side_a"]


async def test_a_choice_sent_twice_counts_once(house: House) -> None:
    _, _, (ana, *_) = await sides(house)
    number = ana.number
    await done(ana, ms.Choose, number=number, choice="side side_a")
    assert await refused(ana, ms.Choose, number=number, choice="side side_b") == "stale"


# --- clocks, bots, lists ------------------------------------------------------------------------------


async def test_clocks_of_all_who_think_run_until_they_have_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = server_time.now()
    monkeypatch.setattr(server_time, "now", lambda: now)  # no time but what is taken below
    _, _, wires = await sides(house, clock={"bank": 100, "increment": 7})
    table = table_of(wires[0])
    for seat in range(3):
        table.clocks.since[seat] -= 30
    await done(wires[0], ms.Choose, number=wires[0].number, choice="side side_a")
    for seat in (1, 2):
        table.clocks.since[seat] -= 20
    await done(wires[1], ms.Choose, number=wires[1].number, choice="side side_a")
    assert table.clocks.banks == [70, 50, 100]
    assert sorted(table.clocks.since) == [2]
    await done(wires[2], ms.Choose, number=wires[2].number, choice="side side_a")
    assert table.clocks.banks == [77, 57, 57], "everybody's turn is over"


async def test_bots_of_several_seats_answer_while_a_person_thinks(house: House) -> None:
    person = await house.guest("Ana")
    table = await person.make_table("me", "random", "random", **WINTER)
    wire = await person.connect(table)
    await wire.until(lambda: wire.turn is not None and wire.turn.waiting == [0])
    assert sorted(table_of(wire).answered) == [1, 2]
    await done(wire, ms.Choose, number=wire.number, choice="side side_a")


async def test_the_list_of_my_tables_says_whom_it_waits_for(house: House) -> None:
    table, people, wires = await sides(house)
    await done(wires[0], ms.Choose, number=wires[0].number, choice="side side_a")
    for person, seat in zip(people, range(3), strict=True):
        (card,) = await person.get("/api/tables?which=mine")
        assert (card["id"], card["waiting"], card["my_seat"]) == (table, [1, 2], seat)


async def test_somebody_else_goes_on_with_an_open_answer(house: House) -> None:
    """A bot that takes a seat over finds its answer as it stands; its owner may change it again."""
    table, people, (ana, ben, cleo) = await sides(house)
    await done(ana, ms.Choose, number=ana.number, choice="side side_a")
    await people[0].ask("POST", f"/api/tables/{table}/leave")
    await settled(ben, cleo)
    assert ben.turn.waiting == [1, 2]
    await people[0].ask("POST", f"/api/tables/{table}/return")
    await ana.until(lambda: ana.turn.can_undo)
    await done(ana, ms.Undo, number=ana.number, step=1)
    await settled(ben, cleo)
    assert ben.turn.waiting == [0, 1, 2]


# --- kill -9 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_when_the_server_dies_between_the_answers(
    server: Callable[..., Server], kind: str
) -> None:
    here = server(kind)
    people = [guest(here, name) for name in ("Ana", "Ben", "Cleo")]
    table = people[0].make_table("me", "friend", "friend", game="endless_winter")
    for person in people[1:]:
        person.join(table)
    for seat in (2, 0, 1):
        player = people[seat].play(table)
        number = player.number
        assert player.my_turn
        assert isinstance(player.choose(SIDES[seat]), ms.Done)
        player.close()
        here.kill()
        here.start()
        again = people[seat].play(table)
        if seat == 1:
            shown = {entry.number: entry.choice for entry in again.entries}
            assert [shown[number + at] for at in (1, 2, 3)] == [*SIDES]
        else:
            assert (again.number, again.my_turn) == (number, False)
            assert again.turn is not None
            assert again.turn.can_undo
            assert again.turn.step == 1
            assert seat not in again.turn.waiting
        again.close()


# --- a table alone, with answers of several choices --------------------------------------------------

ANSWERS = {0: ["put apple", "put berry"], 1: ["put cherry", "close"], 2: ["close"]}
CONFIG = TableConfig(
    id="b",
    game="baskets",
    rules="1",
    pack="none",
    options={},
    settings=Settings(clock=Clock(bank=60, increment=5)),
    plan=[SeatPlan(kind="friend") for _ in range(3)],
    seed="creek",
    seed_known=False,
    commitment=commitment("creek"),
    start=None,
    origin="",
    created_by=11,
    created_at=0.0,
)


class Alone:
    """A table of three that writes its lines."""

    def __init__(self) -> None:
        self.table = LiveTable(CONFIG, Baskets())
        self.lines: list[tuple[float, le.AnyLogEntry]] = []
        for seat in range(3):
            self.write(self.table.plan_join(11 + seat, f"P{seat}", seat))
        self.write(self.table.plan_start(11))

    def write(self, planned: list[le.AnyLogEntry]) -> None:
        for line in planned:
            read = le.decode(le.encode(line))
            self.lines.append((float(len(self.lines)), read))
            self.table.apply_planned(read, self.lines[-1][0])

    def choose(self, seat: int, choice: str) -> None:
        game = self.table.game
        assert game is not None
        step = len(game.answer_of(seat))
        self.write(self.table.plan_choice(seat, f"account:{11 + seat}", game.number, choice, step))

    def undo(self, seat: int, restart: bool = False) -> None:
        game = self.table.game
        assert game is not None
        self.write(self.table.plan_undo(11 + seat, game.number, restart, len(game.answer_of(seat))))

    def folded(self) -> LiveTable:
        again = LiveTable(CONFIG, Baskets())
        for at, line in self.lines:
            again.follow(line, at)
        return again


def standing(table: LiveTable) -> Any:
    game = table.game
    assert game is not None
    return (
        summary(table),
        (table.count, table.public_count, table.answered, table.clocks.banks, table.clocks.since),
        (table.last_choices, table.entry_times),
        (game.state.dump(), game.record.entries, game.record.answers, game.events, game.spans),
        [game.position(seat).dump() for seat in range(3)],
    )


def test_a_table_with_open_answers_is_the_fold_over_its_lines() -> None:
    alone = Alone()
    for seat, choice in [(1, "put cherry"), (0, "put apple"), (2, "close"), (0, "put berry")]:
        alone.choose(seat, choice)
        assert standing(alone.folded()) == standing(alone.table)
    alone.undo(0)
    alone.undo(2)
    assert standing(alone.folded()) == standing(alone.table)
    assert answers(alone.lines) == alone.table.game.record.answers
    assert entries(alone.lines) == []
    alone.choose(2, "put apple")
    alone.undo(2, restart=True)
    for seat, choice in [(1, "close"), (2, "close"), (0, "put berry")]:
        alone.choose(seat, choice)
        assert standing(alone.folded()) == standing(alone.table)
    game = alone.table.game
    assert game is not None
    assert [entry.line() for entry in entries(alone.lines)] == [
        "1 put apple", "1 put berry", "1! close", "2 put cherry", "2 close", "3 close",
    ]  # fmt: skip
    assert answers(alone.lines) == []
    again = LiveTable(CONFIG, Baskets())
    for at, line in lasting(alone.lines):
        again.follow(line, at)
    assert again.game is not None
    assert again.game.record.entries == game.record.entries


def test_only_who_has_answered_is_public() -> None:
    alone = Alone()
    begin = alone.table.public_count
    counts = []
    for act in (
        lambda: alone.choose(0, "put apple"),
        lambda: alone.undo(0),
        lambda: alone.choose(0, "put berry"),
        lambda: alone.choose(0, "close"),
        lambda: alone.undo(0),
        lambda: alone.choose(1, "close"),
        lambda: alone.choose(2, "close"),
    ):
        act()
        counts.append(alone.table.public_count - begin)
    assert counts == [0, 0, 0, 1, 2, 3, 4]
    alone.choose(0, "close")
    assert alone.table.public_count == begin + 5
    assert alone.table.answered == set()


def test_going_back_by_consent_asks_everybody_again() -> None:
    alone = Alone()
    for seat, chosen in ANSWERS.items():
        for choice in chosen:
            alone.choose(seat, choice)
    game = alone.table.game
    assert game is not None
    alone.write([le.Undone(2, game.decision_before(game.number - 1))])
    assert alone.table.waiting == (0, 1, 2)
    assert standing(alone.folded()) == standing(alone.table)
    assert sorted(alone.table.clocks.since) == [0, 1, 2]


def test_a_table_from_before_goes_on_where_it_stood() -> None:
    """Lines of a program that asked one seat after another: what is answered stays, the others are asked."""
    alone = Alone()
    alone.write(
        [le.Chose(0, "account:11", [Entry(0, "put apple"), Entry(0, "put berry"), Entry(0, "close", True)])]
    )
    table = LiveTable(CONFIG, Baskets())
    for at, line in alone.lines:
        table.follow(line, at)
    alone.table = table
    assert (table.waiting, table.number) == ((1,), 3)
    alone.choose(1, "put cherry")
    alone.undo(1)
    alone.choose(1, "close")
    assert table.waiting == (2,)
    alone.choose(2, "close")
    assert table.game is not None
    assert table.game.spans == [(0, 5)]
    assert standing(alone.folded()) == standing(table)


# --- what they are asked -----------------------------------------------------------------------------


def hungry() -> LiveTable:
    """The end of an era at which the first tribe chooses what it eats, the second one who dies."""
    position = Tindaya(players=2).have(0, fish=1, salted_meat=2).natives(0, "2,0", villagers=2)
    position.have(1, fish=1).natives(1, "5,6", villagers=1).natives(1, "4,7", villagers=1)
    for seat in range(2):
        position.lost_nobles(seat, 2)
    rules = position.box
    config = TableConfig(
        id="t",
        game="tindaya",
        options=options_of(rules),
        rules=rules.version,
        pack=rules.pack,
        seed="hungry",
        commitment=commitment("hungry"),
        plan=[SeatPlan(), SeatPlan()],
        settings=Settings(),
        created_at=0.0,
        created_by=0,
        seed_known=False,
        start=None,
        origin="",
    )
    table = LiveTable(config, rules)
    table.game = position.next("food").play(seed=1)
    return table


def test_who_waits_knows_what_each_is_asked() -> None:
    """By the names of the questions, which say nothing of how far an answer has come."""
    table = hungry()
    room, game = Room(table, ""), table.game
    assert game is not None
    assert game.waiting == (0, 1)
    for audience in (0, 1, None):
        turn = turn_view(room, audience)
        assert turn is not None
        assert turn.asked == ["eat", "victims"]
    game.choose("eat salted_meat", 0)
    answered = turn_view(room, 0)
    assert answered is not None
    assert answered.prompt is not None
    assert (answered.prompt.name, answered.prompt.args, answered.asked) == ("victims", {}, [])
