"""After an upgrade: tables that replay identically go on under the new rules, the others are frozen.

The rules of another version are doctored in two ways: the same game under another name, and a game in
which a choice that was made cannot be made any more.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from server.fixtures.operators import rows
from server.fixtures.servers import free_port
from table.fixtures.house import (
    House,
    Person,
    Wire,
    deciding,
    done,
    play,
    refused,
    settled,
    sit_together,
)

from firekeeper import titles
from firekeeper.kernel import game as kernel_game
from firekeeper.kernel.record import RecordError, parse
from firekeeper.library import replay
from firekeeper.table import log_entries as le
from firekeeper.table import migrate, operations, server_time
from firekeeper.table.database import connect
from firekeeper.table.store import Store
from firekeeper.web import messages as ms

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
PLAYING = "tplaying"
NOW = titles.title("wendake").versions[-1]


class Release:
    """Another version of the rules. `forbids`: a choice made after so many entries is illegal in it: the one
    named, or whichever it was."""

    def __init__(self) -> None:
        self.monkeypatch = pytest.MonkeyPatch()

    def install(
        self, version: str = "12", forbids: int | None = None, pack: str | None = None, choice: str = ""
    ) -> None:
        original = titles._rules.__wrapped__

        @cache
        def rules(name: str, options: str, folder: Path | None, known: str) -> Any:
            made = original(name, options, folder, known)
            made.version, made.pack = version, made.pack if pack is None else pack
            return made

        self.monkeypatch.setattr(titles, "_rules", rules)
        if forbids is not None:
            self._forbid(forbids, choice)

    def _forbid(self, number: int, choice: str) -> None:
        original = kernel_game.Game.follow

        def follow(game: Any, entries: list[Any]) -> None:
            for entry in entries:
                if game.number == number and not entry.automatic and entry.choice.startswith(choice):
                    raise RecordError(number + 1, f"«{entry.choice}» is not possible here")
                original(game, [entry])
            if not entries:
                original(game, [])

        self.monkeypatch.setattr(kernel_game.Game, "follow", follow)

    def withdraw(self) -> None:
        self.monkeypatch.undo()


@pytest.fixture
def release() -> Iterator[Release]:
    made = Release()
    yield made
    made.withdraw()


# --- the operator ----------------------------------------------------------------------------------------


@BOTH
def test_an_upgrade_under_which_everything_replays_is_accepted(run, served, full, release, kind):
    address = full(kind)
    release.install("12")
    assert run("check-records", "--db", address).code == 0
    ran = run("serve", "--db", address, "--port", free_port())
    assert ran.code == 0
    assert "All 3 stored games were replayed" in ran.err
    assert len(served) == 1


def test_another_pack_that_plays_alike_is_accepted(run, served, full, release):
    address = full()
    release.install(NOW, pack="0123456789abcdef")
    assert run("serve", "--db", address, "--port", free_port()).code == 0
    assert len(served) == 1


@BOTH
def test_an_upgrade_that_breaks_games_is_refused_or_freezes_them(run, served, full, release, kind):
    """Refused: nothing has changed. With --freeze: served, and the lists know which tables are frozen."""
    address = full(kind)
    before = rows(address)
    release.install("12", forbids=30)
    said = run("serve", "--db", address, "--port", free_port()).refused()
    assert "3 of 3 stored games do not replay" in said
    assert f"made with rules {NOW}" in said
    assert "--freeze" in said
    assert served == []
    assert rows(address) == before
    ran = run("serve", "--db", address, "--port", free_port(), "--freeze")
    assert ran.code == 0
    assert "3 of 3 stored games do not replay with this version and are frozen" in ran.err
    store = Store(address)
    assert len(store.read(operations.frozen_tables)) == 3
    store.close()
    assert run("serve", "--db", address, "--port", free_port()).code == 0, "the operator has decided"
    release.withdraw()
    assert run("serve", "--db", address, "--port", free_port()).code == 0, "with the old version all replay"
    store = Store(address)
    assert store.read(operations.frozen_tables) == set()
    store.close()


def test_records_that_do_not_replay_are_reported_and_can_be_written_to_files(run, full, release, tmp_path):
    address = full()
    release.install("12", forbids=30)
    ran = run("check-records", "--db", address, "--export", tmp_path / "out")
    assert ran.code == 1
    assert "0 of 3 stored games replay with this version; 3 would be frozen." in ran.out
    assert "30 of " in " ".join(ran.out.split())
    assert len(list((tmp_path / "out").iterdir())) == 3
    release.withdraw()
    record = parse((tmp_path / "out" / f"wendake-{PLAYING}.json").read_text(encoding="utf-8"))
    assert replay(record).number == len(record.entries) > 30
    (tmp_path / "file").touch()
    release.install("12", forbids=30)
    said = run("check-records", "--db", address, "--export", tmp_path / "file").refused()
    assert "cannot be made" in said


# --- the people ------------------------------------------------------------------------------------------


def in_a_house(story: Callable[[], Any]) -> None:
    asyncio.run(story())


async def played(folder: Path, choices: int) -> tuple[str, list[Person], int]:
    """A table under way, in a house that is closed again; its people and the number of its entries."""
    async with House(folder) as house:
        table, people, wires = await sit_together(house, "Ana", "Ben")
        await play(wires, choices)
        await settled(*wires)
        return table, people, wires[0].number


def test_a_table_goes_on_under_rules_that_play_it_alike(tmp_path: Path, release: Release) -> None:
    async def story() -> None:
        table, people, number = await played(tmp_path, 20)
        release.install("12")
        async with House(tmp_path) as house:
            wires = [await moved(house, person).connect(table) for person in people]
            assert wires[0].table.status == "playing"
            assert wires[0].table.rules_version == NOW
            assert wires[0].number == number
            await play(wires, 5)
            await settled(*wires)
            assert wires[0].table.rules_version == "12", "the record names the rules that play it now"
            stored = house.service.store.load(table)
            named = [line for _, line in stored.lines if isinstance(line, le.Upgraded)]
            assert [line.rules for line in named] == ["12"]
            assert "upgraded" in [item.kind for update in wires[0].news for item in update.happened]
        async with House(tmp_path) as house:  # read from its lines, it is the same
            wire = await moved(house, people[0]).connect(table)
            assert wire.table.rules_version == "12"
            assert operations.check_records(str(tmp_path / "house.sqlite")).problems == []
        release.withdraw()
        async with House(tmp_path) as house:  # an older version finds that it plays it alike, too
            wire = await moved(house, people[0]).connect(table)
            assert wire.table.status == "playing"

    in_a_house(story)


def test_four_people_finish_after_a_month_and_three_releases(
    tmp_path: Path, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other rules, other components, and a database of the first form in between: all of it goes on."""
    database = str(tmp_path / "house.sqlite")
    day, begun = itertools.count(), time.time()

    def a_release(version: str, pack: str | None = None) -> None:
        """Ten days later the operator stops the server, installs a version and starts it."""
        later = begun + 10 * 86400 * next(day)
        monkeypatch.setattr(time, "time", lambda: later)
        monkeypatch.setattr(server_time, "_BEGAN", later - time.monotonic())
        release.withdraw()
        release.install(version, pack=pack)
        checked = operations.before_upgrade(database)
        assert checked is not None
        assert checked.problems == []
        operations.accept(database, None, checked)

    async def story() -> None:
        async with House(tmp_path) as house:
            table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo", "Dan")
            await play(wires, 150, random.Random(5).choice)
            await settled(*wires)
            number, views = wires[0].number, [wire.view for wire in wires]
        first_form(database)
        a_release("12")
        a_release("12", pack="0123456789abcdef")
        async with House(tmp_path) as house:  # somebody looks in, and asks where the others are
            wire = await moved(house, people[1]).connect(table)
            assert isinstance(await wire.ask(ms.Say, text="anybody there?"), ms.Done)
        a_release("13")
        a_release("14")
        async with House(tmp_path) as house:
            wires = [await moved(house, person).connect(table) for person in people]
            assert [wire.number for wire in wires] == [number] * 4
            assert [wire.view for wire in wires] == views
            assert wires[0].chat[-1].text == "anybody there?"
            await play(wires, 5000, random.Random(6).choice)
            await settled(*wires)
            assert wires[0].table.status == "finished"
            assert wires[0].table.rules_version == "14"
            text = (await moved(house, people[2]).ask("GET", f"/api/tables/{table}/record")).text
            assert replay(parse(text)).over, "every choice and every draw, by the rules of today"
        assert operations.check_records(database).problems == []

    in_a_house(story)


def first_form(database: str) -> None:
    """Bring a database back to how the first version kept it."""
    engine = connect(database)
    try:
        command.downgrade(migrate._config(engine), "0001")
    finally:
        engine.dispose()


def test_what_was_taken_back_need_not_be_possible_any_more(tmp_path: Path, release: Release) -> None:
    """The record without it replays identically, and the record is what counts."""

    async def story() -> None:
        async with House(tmp_path) as house:
            table, people, wires = await sit_together(house, "Ana", "Ben")
            await play(wires, 10)
            wire, number, regretted = await regret(wires)
            await play(wires, 30)
            await settled(*wires)
            end, view = wire.number, wire.view
        release.install("12", forbids=number, choice=regretted)
        assert operations.check_records(str(tmp_path / "house.sqlite")).problems == []
        for _ in range(2):  # also when the record names the new rules
            async with House(tmp_path) as house:
                wires = [await moved(house, person).connect(table) for person in people]
                assert (wires[0].table.status, wires[0].number) == ("playing", end)
                assert wires[wire.seat].view == view
                await play(wires, 3)
                await settled(*wires)
                end, view = wires[0].number, wires[wire.seat].view
        release.install("13", forbids=number)  # and with what came instead of it, the table is frozen
        async with House(tmp_path) as house:
            ana = await moved(house, people[0]).connect(table)
            assert ana.table.status == "frozen"
            assert ana.table.frozen.replays == number

    in_a_house(story)


async def regret(wires: list[Wire]) -> tuple[Wire, int, str]:
    """Somebody makes a choice, takes it back, and makes another: their wire, when it was, and what."""
    while True:
        wire, _ = await deciding(wires)
        number, options = wire.number, wire.choices
        answer = await wire.choose(options[-1])
        assert isinstance(answer, ms.Done)
        await settled(*wires)
        if len(options) > 1 and wire.my_turn and wire.turn.can_undo:
            await done(wire, ms.Undo, number=wire.number)
            await settled(*wires)
            assert wire.number == number
            await done(wire, ms.Choose, number=number, choice=options[0])
            await settled(*wires)
            return wire, number, options[-1]


def test_a_table_that_does_not_replay_is_frozen(tmp_path: Path, release: Release) -> None:
    async def story() -> None:
        table, people, number = await played(tmp_path, 40)
        cut = number - 10
        release.install("12", forbids=cut)
        async with House(tmp_path) as house:
            ana = moved(house, people[0])
            wire = await ana.connect(table)
            about = wire.table
            assert about.status == "frozen"
            assert about.frozen == ms.FrozenView("client-frozen", NOW, "12", wire.number, number)
            assert cut - 3 <= wire.number <= cut
            assert wire.turn.to_move is None
            assert wire.choices == []
            await nothing_changes(house, wire, ana, table)
            await it_can_be_read(ana, table, wire.number)
            [card] = await ana.get("/api/tables?which=mine")
            assert (card["status"], card["to_move"]) == ("frozen", None)
            assert await ana.get("/api/tables?which=watch") == []
            assert isinstance(await wire.ask(ms.Say, text="and now?"), ms.Done)
        release.withdraw()
        async with House(tmp_path) as house:
            wires = [await moved(house, person).connect(table) for person in people]
            assert (wires[0].table.status, wires[0].number) == ("playing", number), "nothing was lost"
            assert wires[0].chat[-1].text == "and now?"
            await play(wires, 3)
        assert operations.check_records(str(tmp_path / "house.sqlite")).problems == []

    in_a_house(story)


async def nothing_changes(house: House, wire: Wire, ana: Person, table: str) -> None:
    for kind, fields in (
        (ms.Choose, {"number": wire.number, "choice": "end_turn"}),
        (ms.Undo, {"number": wire.number}),
        (ms.Ask, {"kind": "undo", "number": 3}),
        (ms.Answer, {"request": 1, "yes": True}),
        (ms.Hint, {"number": wire.number}),
        (ms.WhyNot, {"number": wire.number, "choice": "end_turn"}),
        (ms.Horizon, {"number": wire.number}),
        (ms.Foresee, {"number": wire.number, "choice": "end_turn"}),
    ):
        assert await refused(wire, kind, **fields) == "frozen"
    for action in ("resign", "leave", "return"):
        answer = await ana.ask("POST", f"/api/tables/{table}/{action}")
        assert (answer.status_code, answer.json()["code"]) == (409, "frozen")
    record = await ana.ask("GET", f"/api/tables/{table}/record")
    assert record.status_code == 409, "it is not over: the record would show hidden things"


async def it_can_be_read(ana: Person, table: str, replays: int) -> None:
    timeline = await ana.get(f"/api/tables/{table}/timeline")
    assert (timeline["number"], len(timeline["entries"])) == (replays, replays)
    assert (await ana.get(f"/api/tables/{table}/positions/{replays}"))["number"] == replays
    assert (await ana.ask("GET", f"/api/tables/{table}/positions/{replays + 1}")).status_code == 404
    assert (await ana.get(f"/api/tables/{table}"))["table"]["status"] == "frozen"


def test_the_record_of_a_finished_game_can_be_downloaded_under_any_rules(
    tmp_path: Path, release: Release
) -> None:
    async def story() -> None:
        table, people, number = await played(tmp_path, 3000)
        release.install("12", forbids=50)
        async with House(tmp_path) as house:
            ana = moved(house, people[0])
            assert (await ana.get(f"/api/tables/{table}"))["table"]["status"] == "frozen"
            text = (await ana.ask("GET", f"/api/tables/{table}/record")).text
        release.withdraw()
        game = replay(parse(text))
        assert game.over
        assert game.number == number
        assert json.loads(text)["rules"] == NOW

    in_a_house(story)


def test_a_record_of_other_rules_is_taken_if_it_replays_alike(tmp_path: Path, release: Release) -> None:
    async def story() -> None:
        table, people, _ = await played(tmp_path, 3000)
        async with House(tmp_path) as house:
            text = (await moved(house, people[0]).ask("GET", f"/api/tables/{table}/record")).text
        release.install("12")
        async with House(tmp_path) as house:
            kept = await moved(house, people[0]).post("/api/records", content=text.encode())
            assert kept["table"]["status"] == "finished"
            assert kept["table"]["rules_version"] == "12"
        release.withdraw()
        release.install("13", forbids=50)
        async with House(tmp_path) as house:
            said = await moved(house, people[0]).post("/api/records", content=text.encode(), status=400)
            assert said["code"] == "bad_message"
            assert f"made with rules {NOW}" in said["message"]
            assert "it does not replay with rules 13" in said["message"]
            assert "choice 51" in said["message"]

    in_a_house(story)


def test_a_deleted_account_is_forgotten_at_frozen_tables_too(tmp_path: Path, release: Release) -> None:
    async def story() -> None:
        table, people, number = await played(tmp_path, 20)
        release.install("12", forbids=number - 4)
        async with House(tmp_path) as house:
            ana = moved(house, people[0])
            assert (await ana.ask("DELETE", "/api/me", {"proof": ana.code})).status_code == 204
            ben = moved(house, people[1])
            seats = (await ben.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["", "Ben"]
        release.withdraw()
        async with House(tmp_path) as house:
            wire = await moved(house, people[1]).connect(table)
            assert (wire.table.status, wire.number) == ("playing", number)
            assert [seat.name for seat in wire.table.seats] == ["", "Ben"]

    in_a_house(story)


def test_a_table_of_a_game_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        table, people, _ = await played(tmp_path, 3)
        monkeypatch.delitem(titles._MADE, "wendake")
        async with House(tmp_path) as house:
            answer = await moved(house, people[0]).ask("GET", f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "frozen")
            assert "there is no game «wendake»" in answer.json()["message"]

    in_a_house(story)


def moved(house: House, person: Person) -> Person:
    """The same person in another house."""
    return Person(
        house, {"id": person.id, "name": person.name, "token": person.token, "guest_code": person.code}
    )
