"""Snapshots: the same table as the fold over all lines, for every game; dropped wherever they do not fit."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from table.fixtures.played import Played

from firekeeper.kernel.rng import commitment
from firekeeper.table import log_entries as le
from firekeeper.table import schema, snapshots
from firekeeper.table.live import LiveTable
from firekeeper.table.migrate import upgrade
from firekeeper.table.seats import Clock, SeatPlan, Settings
from firekeeper.table.store import Store
from firekeeper.table.summaries import summary
from firekeeper.table.table_config import TableConfig
from firekeeper.titles import TITLES, options_of, rules_for

pytestmark = pytest.mark.anyio
Lines = list[tuple[float, le.AnyLogEntry]]


def facts(table: LiveTable) -> dict[str, Any]:
    """Everything that makes up a table."""
    game = table.game
    assert game is not None
    return {
        "count": table.count,
        "summary": summary(table),
        "state": game.state.dump(),
        "entries": game.record.entries,
        "header": game.record.header,
        "result": game.record.result,
        "events": game.events,
        "hidden": game.audience_by_entry,
        "because": game.rules_by_entry,
        "choices": [choice.text for choice in game.choices],
        "horizon": (game.undo_barrier, game.can_undo, game.confirm),
        "requests": table.requests,
        "chat": table.chat,
        "clocks": (table.clocks.banks, table.clocks.since),
        "times": (table.entry_times, table.updated_at, table.last_choices),
        "rest": (table.practice, table.rematch, table.version),
    }


def config_of(game: str) -> TableConfig:
    rules = rules_for(game, {"players": 2})
    return TableConfig(
        id="a",
        game=game,
        rules=rules.version,
        pack=rules.pack,
        options=options_of(rules),
        settings=Settings(clock=Clock(bank=500, increment=10)),
        plan=[SeatPlan(kind="friend")] * 2,
        seed="seed",
        seed_known=False,
        commitment=commitment("seed"),
        start=None,
        origin="",
        created_by=1,
        created_at=1.0,
    )


def lines_of(game: str, most: int, dice: random.Random) -> tuple[TableConfig, Lines]:
    """A game with undos and chat, as its lines."""
    config = config_of(game)
    table = LiveTable(config, rules_for(game, config.options))
    lines: Lines = []

    def write(*planned: le.AnyLogEntry) -> None:
        for line in planned:
            lines.append((float(len(lines)), line))
            table.apply_planned(le.decode(le.encode(line)), lines[-1][0])

    for seat in range(2):
        write(le.Joined(seat, seat + 1, f"P{seat + 1}"))
    write(*table.plan_start(1))
    while len(lines) < most and table.game is not None and not table.game.over:
        seat = table.to_move
        assert seat is not None
        step = len(table.game.answer_of(seat))
        if dice.random() < 0.15 and table.game.can_undo:
            write(*table.plan_undo(seat + 1, table.number, dice.random() < 0.3, step))
        elif dice.random() < 0.05:
            write(*table.plan_say(seat + 1, f"P{seat + 1}", "en", "hm"))
        else:
            choice = dice.choice(table.game.choices).text
            write(*table.plan_choice(seat, f"account:{seat + 1}", table.number, choice, step))
    return config, lines


def fold(config: TableConfig, lines: Lines) -> LiveTable:
    table = LiveTable(config, rules_for(config.game, config.options))
    for at, line in lines:
        table.follow(line, at)
    return table


@pytest.mark.parametrize("game", sorted(TITLES))
def test_a_snapshot_is_the_table_itself(game: str) -> None:
    """Restored anywhere it is equal to the table of all lines so far, and goes on like it."""
    dice = random.Random(5)
    config, lines = lines_of(game, 260, dice)
    rules = rules_for(game, config.options)
    for at in (3, 40, 150, len(lines)):
        folded = fold(config, lines[:at])
        restored = snapshots.restore(config, rules, snapshots.take(folded))
        assert facts(restored) == facts(folded)
        for when, line in lines[at:]:
            folded.follow(line, when)
            restored.follow(line, when)
        assert facts(restored) == facts(folded)


@pytest.mark.parametrize("game", sorted(TITLES))
def test_undo_reaches_as_far_as_before(game: str) -> None:
    config, lines = lines_of(game, 160, random.Random(8))
    rules = rules_for(game, config.options)
    tried = 0
    for at in range(len(lines) // 2, len(lines), 3):
        folded = fold(config, lines[:at])
        assert folded.game is not None
        target = folded.game.undo_target(restart=True)
        if target is None:
            continue
        tried += 1
        restored = snapshots.restore(config, rules, snapshots.take(folded))
        for table in (folded, restored):
            table.follow(le.Undone(folded.to_move or 0, target), 1000.0)
        assert facts(restored) == facts(folded)
    assert tried > 3


def test_a_table_that_has_not_begun() -> None:
    config = config_of("wendake")
    table = LiveTable(config, rules_for("wendake", config.options))
    table.follow(le.Joined(0, 1, "Ana"), 2.0)
    restored = snapshots.restore(config, table.rules, snapshots.take(table))
    assert (restored.count, restored.seats, restored.game) == (1, table.seats, None)


@pytest.mark.parametrize("change", [{"rules": "0"}, {"pack": "other"}, {"count": "many"}, {"game": {}}])
def test_what_does_not_fit_is_stale(change: dict[str, Any]) -> None:
    config, lines = lines_of("wendake", 20, random.Random(1))
    table = fold(config, lines)
    body = {**msgspec.json.decode(snapshots.take(table)), **change}
    with pytest.raises(snapshots.StaleSnapshot):
        snapshots.restore(config, table.rules, msgspec.json.encode(body))


# --- in the store -------------------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def played(tmp_path: Path) -> Any:
    database = str(tmp_path / "snapshots.sqlite")
    upgrade(database)
    made = Played(Store(database))
    yield made
    await made.hub.close()
    made.store.close()


async def test_a_table_opens_from_its_snapshot(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await played.play(snapshots.EVERY + 20)
    assert [count for count, _ in played.kept()] == [snapshots.EVERY]
    followed: list[int] = []
    follow = LiveTable.follow

    def counted(table: LiveTable, line: le.AnyLogEntry, at: float) -> None:
        follow(table, line, at)
        followed.append(table.count)

    monkeypatch.setattr(LiveTable, "follow", counted)
    again = await played.reopen(room)
    assert followed == list(range(snapshots.EVERY + 1, snapshots.EVERY + 21)), "the lines after it, only"
    assert facts(again) == facts(room.table)


@pytest.mark.parametrize("body", [b"{}", b"nonsense", b""])
async def test_a_snapshot_that_cannot_be_read_is_dropped(played: Played, body: bytes) -> None:
    room = await played.play(snapshots.EVERY + 1)
    change = sa.update(schema.snapshots).values(body=body)
    played.store.write(lambda connection: connection.execute(change))
    assert facts(await played.reopen(room)) == facts(room.table)
    assert played.kept() == []


async def test_a_snapshot_that_says_something_else_is_not_believed(played: Played) -> None:
    """A sound snapshot of another position: the summary beside the lines tells."""
    room = await played.play(snapshots.EVERY + 1)
    table = room.table
    config, lines = lines_of("wendake", 30, random.Random(2))
    other = fold(config, lines)
    other.count = table.count
    change = sa.update(schema.snapshots).values(body=snapshots.take(other))
    played.store.write(lambda connection: connection.execute(change))
    assert facts(await played.reopen(room)) == facts(table)


async def test_a_forgotten_name_is_in_no_snapshot(played: Played) -> None:
    room = await played.play(snapshots.EVERY + 1)
    assert b"Ben" in played.kept()[0][1]
    await played.hub.change(room, lambda table: table.plan_forget(12))
    assert b"Ben" not in played.kept()[0][1]
