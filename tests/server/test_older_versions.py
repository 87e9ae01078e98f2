"""A release that changes the rules: stored tables go on by the version that their record names.

The release is a further row in Wendake's table of versions; what it does differently is nothing here.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.test_versions import moved
from table.fixtures.house import House, play, settled, sit_together

import firekeeper
from firekeeper import titles
from firekeeper.games.wendake.versions import NEWEST, VERSIONS
from firekeeper.kernel.record import RecordError, parse
from firekeeper.library import replay
from firekeeper.table import log_entries as le
from firekeeper.table import operations, snapshots

LATER = "later"


def release(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version beside those there are."""
    monkeypatch.setitem(VERSIONS, LATER, VERSIONS[NEWEST])


def in_a_house(story: Callable[[], Any]) -> None:
    asyncio.run(story())


def test_a_table_is_finished_by_the_version_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "house.sqlite")

    async def story() -> None:
        async with House(tmp_path) as house:
            table, people, wires = await sit_together(house, "Ana", "Ben")
            await play(wires, 150, random.Random(5).choice)
            await settled(*wires)
            number, views = wires[0].number, [wire.view for wire in wires]
        release(monkeypatch)
        assert operations.check_records(database).problems == []
        async with House(tmp_path) as house:
            kept = house.service.store.snapshot(table)
            assert kept is not None
            opened = snapshots.reopen(house.service.store, table, None)
            assert opened is not None
            assert opened[0].rules.version == NEWEST, "the snapshot is still of use"
            wires = [await moved(house, person).connect(table) for person in people]
            assert (wires[0].number, [wire.view for wire in wires]) == (number, views)
            await play(wires, 5000, random.Random(6).choice)
            await settled(*wires)
            assert (wires[0].table.status, wires[0].table.rules_version) == ("finished", NEWEST)
            stored = house.service.store.load(table)
            assert not [line for _, line in stored.lines if isinstance(line, le.Upgraded)]
            ana = moved(house, people[0])
            text = (await ana.ask("GET", f"/api/tables/{table}/record")).text
            assert json.loads(text)["rules"] == NEWEST
            assert replay(parse(text)).over
            uploaded = await ana.post("/api/records", content=text.encode())
            assert uploaded["table"]["rules_version"] == NEWEST
            again = await ana.post(f"/api/tables/{table}/continue", json={"number": 100, "bot": "random"})
            assert again["table"]["rules_version"] == NEWEST, "its position was reached by these rules"
            fresh, _, _ = await sit_together(house, "Cleo", "Dan")
            assert (await ana.get(f"/api/tables/{fresh}"))["table"]["rules_version"] == LATER
        assert operations.check_records(database).problems == []

    in_a_house(story)


def test_a_table_of_the_first_version_is_finished_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The release is the one that brought version 2, with what it does differently."""
    first = next(iter(VERSIONS))

    async def story() -> None:
        with monkeypatch.context() as before:
            for later in list(VERSIONS)[1:]:
                before.delitem(VERSIONS, later)
            async with House(tmp_path) as house:
                table, people, wires = await sit_together(house, "Ana", "Ben")
                await play(wires, 60, random.Random(7).choice)
                await settled(*wires)
        async with House(tmp_path) as house:
            wires = [await moved(house, person).connect(table) for person in people]
            live = (await house.service.hub.room(table)).table
            assert live.rules.version == first != NEWEST
            await play(wires, 5000, random.Random(8).choice)
            await settled(*wires)
            assert (wires[0].table.status, wires[0].table.rules_version) == ("finished", first)
        assert operations.check_records(str(tmp_path / "house.sqlite")).problems == []

    in_a_house(story)


def test_a_bot_plays_by_the_rules_of_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with House(tmp_path) as house:
            ana = await house.guest("Ana")
            table = await ana.make_table("me", "random")
        release(monkeypatch)
        async with House(tmp_path) as house:
            room = await house.service.hub.room(table)
            live = room.table
            assert live.rules.version == NEWEST
            assert house.service.bots.job(live, 0, "random").rules == NEWEST

    in_a_house(story)


def test_new_games_play_the_newest_version(monkeypatch: pytest.MonkeyPatch) -> None:
    old = firekeeper.new("wendake", players=2, seed=3)
    release(monkeypatch)
    assert firekeeper.new("wendake", players=2, seed=3).record.header.rules == LATER
    assert titles.title("wendake").versions[-1] == LATER
    assert replay(old.record).rules.version == NEWEST


def test_an_older_version_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    release(monkeypatch)
    game = firekeeper.new("wendake", players=2, seed=3, rules_version=NEWEST)
    assert game.rules.version == game.record.header.rules == NEWEST
    known = ", ".join(VERSIONS)
    with pytest.raises(firekeeper.OptionError, match=f"wendake has no rules version «0»; there are {known}"):
        firekeeper.new("wendake", players=2, rules_version="0")


def test_a_record_of_a_version_that_is_gone_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as soon:
        release(soon)
        record = firekeeper.new("wendake", players=2, seed=3).record
    known = ", ".join(VERSIONS)
    with pytest.raises(RecordError, match=f"made with rules version {LATER}; here wendake has {known}"):
        replay(record)


@pytest.mark.parametrize("game", titles.TITLES)
def test_the_newest_version_is_the_last_one(game: str) -> None:
    """Everything that makes rules without naming a version must agree on it."""
    module = titles.title(game).part("versions")
    assert list(module.VERSIONS)[-1] == module.NEWEST == titles.rules_for(game, {}).version
