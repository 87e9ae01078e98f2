"""Bots in the worker processes live as long as their games."""

from __future__ import annotations

from typing import Any

import pytest
from table.fixtures.sitting import Sitting

from firekeeper.bots import Budget, history_of
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.record import Entry
from firekeeper.table import bot_worker
from firekeeper.table.bot_worker import Job, Residents, advise, think
from firekeeper.table.bots import BotFailure, BotPool

pytestmark = pytest.mark.anyio

COUNTING = "table.fixtures.remembering_bots:Counting"
DYING = "table.fixtures.broken_bots:Dying"
CRASHING = "table.fixtures.broken_bots:Crashing"


def job(sitting: Sitting, bot: str = COUNTING, table: str = "t1") -> Job:
    seat = sitting.table.to_move
    assert seat is not None
    return BotPool(levels=("random", bot)).job(sitting.table, seat, bot)._replace(table=table)


def legal(sitting: Sitting) -> list[str]:
    assert sitting.table.game is not None
    return [choice.text for choice in sitting.table.game.choices]


def to_seat(sitting: Sitting, seat: int, options: int = 3) -> None:
    """Play on until the seat has a choice among some."""
    while sitting.table.to_move != seat or len(legal(sitting)) < options:
        sitting.choose()


def test_a_bot_remembers_until_its_game_is_over() -> None:
    sitting, residents = Sitting("person", "person"), Residents()
    to_seat(sitting, 0)
    assert think(job(sitting), residents) == legal(sitting)[0]
    sitting.choose(legal(sitting)[0])
    to_seat(sitting, 0)
    assert think(job(sitting), residents) == legal(sitting)[1]
    assert [key[:3] for key in residents.bots] == [("t1", 0, COUNTING)]
    think(job(sitting, table="t2")._replace(over=("t1",)), residents)
    assert [key[:3] for key in residents.bots] == [("t2", 0, COUNTING)]


def test_each_seat_and_each_table_has_a_bot_of_its_own() -> None:
    sitting, residents = Sitting("person", "person"), Residents()
    for seat in (0, 1):
        to_seat(sitting, seat)
        for table in ("t1", "t2"):
            assert think(job(sitting, table=table), residents) == legal(sitting)[0]
        sitting.choose(legal(sitting)[0])
    assert len(residents.bots) == 4


def test_other_rules_have_other_bots() -> None:
    sitting, residents = Sitting("person", "person", game="endless_winter"), Residents()
    to_seat(sitting, 0)
    think(job(sitting), residents)
    [resident] = residents.bots.values()
    assert resident.session.rules.version == sitting.rules.version
    assert next(iter(residents.bots))[3] == sitting.rules.version


def test_the_bot_that_was_asked_longest_ago_goes_first() -> None:
    sitting, residents = Sitting("person", "person"), Residents(most=2)
    to_seat(sitting, 0)
    for table in ("t1", "t2", "t1", "t3"):
        think(job(sitting, table=table), residents)
    assert [key[0] for key in residents.bots] == ["t1", "t3"]


def test_a_bot_that_fails_is_not_kept() -> None:
    sitting, residents = Sitting("person", "person"), Residents()
    to_seat(sitting, 0)
    with pytest.raises(RuntimeError):
        think(job(sitting, CRASHING), residents)
    assert not residents.bots


def test_choices_that_were_taken_back_are_forgotten() -> None:
    sitting, residents = Sitting("person", "person"), Residents()
    to_seat(sitting, 0)
    think(job(sitting), residents)
    sitting.choose(legal(sitting)[-1])  # a person took the seat meanwhile
    to_seat(sitting, 0)
    assert think(job(sitting), residents) == legal(sitting)[0]


def test_a_history_survives_the_way_to_the_worker() -> None:
    sitting = Sitting("person", "person")
    for _ in range(60):
        sitting.choose()
    assert sitting.table.game is not None
    entries = history_of(sitting.table.game, 0)
    assert {entry.seat for entry in entries} == {0, 1, CHANCE}
    assert Entry(CHANCE, "") in entries or any(not entry.choice for entry in entries)
    text = bot_worker.lines(entries)
    assert [bot_worker.parse(line) for line in text.splitlines()] == entries


def test_a_job_tells_nothing_of_others_secrets_in_its_history() -> None:
    sitting = Sitting("person", "person")
    for _ in range(60):
        sitting.choose()
    game = sitting.table.game
    assert game is not None
    assert game.seat is not None
    known = bot_worker.lines(history_of(game, game.seat)).splitlines()
    secret = [number for number, audience in game.audience_by_entry.items() if not audience >> game.seat & 1]
    assert secret
    for number in secret:
        assert known[number - 1].split(" ", 1)[1] == "", "who, and no more"


# --- hints --------------------------------------------------------------------------------------------


def test_hints_lead_through_the_turn_that_the_first_had_in_mind() -> None:
    sitting, residents = Sitting("person", "person", game="tindaya"), Residents()

    def hint() -> tuple[str, dict[str, Any]]:
        return advise(job(sitting, "casual")._replace(budget=Budget(work=300)), residents)

    choice, reason = hint()
    while len(reason["plan"]) < 3:
        sitting.choose(choice)
        to_seat(sitting, 0, 2)
        choice, reason = hint()
    plan = reason["plan"]
    sitting.choose(choice)
    choice, reason = hint()
    assert reason["goes_on"]
    assert choice == reason["alternatives"][0]["choice"] == plan[0]
    assert reason["plan"] == plan[1:]
    sitting.choose(plan[0])
    sitting.choose(plan[1])  # without asking
    choice, reason = hint()
    assert reason["goes_on"]
    assert choice == plan[2]
    assert "goes_on" not in hint()[1], "who asks again lets it think again"
    sitting.choose(next(text for text in legal(sitting) if text != hint()[0]))
    to_seat(sitting, 0, 2)
    assert "goes_on" not in hint()[1], "the plan was left"


# --- in worker processes ------------------------------------------------------------------------------


async def test_a_table_meets_the_same_bot_again_and_a_new_one_after_a_crash() -> None:
    pool = BotPool(workers=2, seconds=60.0, levels=("random", COUNTING, DYING))
    sitting = Sitting("person", "person")
    try:
        for at in range(3):
            to_seat(sitting, 0, 4)
            assert await pool.choose(sitting.table, 0, COUNTING) == legal(sitting)[at]
            sitting.choose(legal(sitting)[at])
        assert sum(worker._process is not None for worker in pool._all) == 1, "one worker is enough"
        to_seat(sitting, 0)
        with pytest.raises(BotFailure, match="process died"):
            await pool.choose(sitting.table, 0, DYING)
        assert await pool.choose(sitting.table, 0, COUNTING) == legal(sitting)[0]
        sitting.choose(legal(sitting)[0])
        to_seat(sitting, 0)
        pool.end(sitting.table.id)
        assert await pool.choose(sitting.table, 0, COUNTING) == legal(sitting)[0], "its table was over"
    finally:
        pool.close()


async def test_a_bot_is_given_less_time_than_it_takes_to_count_as_hanging() -> None:
    sitting = Sitting("person", "person")
    assert sitting.table.to_move is not None
    pool = BotPool(seconds=10.0, budget=Budget(work=300))
    assert pool.job(sitting.table, sitting.table.to_move, "greedy").budget == Budget(300, wait=5.0)
    pool = BotPool(seconds=10.0, budget=Budget(seconds=2.0))
    assert pool.job(sitting.table, sitting.table.to_move, "greedy").budget == Budget(seconds=2.0, wait=5.0)


async def test_workers_keep_to_the_tables_they_know() -> None:
    pool = BotPool(workers=2, seconds=60.0, levels=("random", COUNTING))
    sitting = Sitting("person", "person")
    table = sitting.table
    try:
        to_seat(sitting, 0)
        await pool.choose(table, 0, COUNTING)
        [knowing] = [worker for worker in pool._all if table.id in worker.tables]
        pool._idle.reverse()  # as if the other one had worked last
        await pool.choose(table, 0, COUNTING)
        assert [worker for worker in pool._all if table.id in worker.tables] == [knowing]
        pool.end(table.id)
        assert not knowing.tables
    finally:
        pool.close()
