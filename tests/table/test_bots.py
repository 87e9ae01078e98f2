"""Bots that fail are replaced by a simpler one, reported, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest
from table.fixtures.house import House, settled
from table.fixtures.sitting import Sitting

from firekeeper.table.bots import LEVELS, BotFailure, BotPool
from firekeeper.table.errors import TableError

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

BROKEN = "table.fixtures.broken_bots"


@pytest.mark.parametrize("kind", ["Crashing", "Hanging", "Dying", "Cheating"])
async def test_a_broken_bot_is_replaced_and_the_table_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    caplog.set_level(logging.INFO, "firekeeper")
    bot = f"{BROKEN}:{kind}"
    async with House(tmp_path, bot_seconds=1.0 if kind == "Hanging" else 20.0) as house:
        pool = house.service.bots
        pool.levels = (*LEVELS[:1], bot)
        ana = await house.guest("Ana")
        table = await ana.make_table("me", bot)
        wire = await ana.connect(table)
        for _ in range(60):
            await wire.until(lambda: wire.my_turn, 30.0)
            if wire.table.seats[1].bot != bot:
                break
            await wire.choose()
            await settled(wire)
        assert wire.table.seats[1].bot == "random"
        assert pool.failures == 1, "it is replaced once and for all"
        assert f"bot {bot} failed at table {table}" in caplog.text
        assert "my hand" not in caplog.text, "what it knew stays with it"
        assert b"my hand" not in b"".join(wire.frames)
        assert not [line for _, line in house.service.store.load(table).lines if "my hand" in str(line)]
        assert "firekeeper_bot_failures_total 1\n" in (await house.http.get("/metrics")).text
        for _ in range(5):
            await wire.until(lambda: wire.my_turn)
            await wire.choose()
            await settled(wire)


async def test_people_are_told_when_a_bot_fails(tmp_path: Path) -> None:
    bot = f"{BROKEN}:Crashing"
    async with House(tmp_path) as house:
        house.service.bots.levels = ("random", bot)
        ana, ben = await house.guest("Ana"), await house.guest("Ben")
        table = await ana.make_table("me", "friend", bot)
        wire = await ana.connect(table)
        await ben.join(table, ana.invitation)
        other = await ben.connect(table)
        while wire.table.seats[2].bot == bot:
            await wire.until(lambda: wire.turn.to_move != 2 or wire.table.seats[2].bot != bot, 30.0)
            await settled(wire, other)
            if wire.turn.to_move != 2:
                await (wire if wire.my_turn else other).choose()
                await settled(wire, other)
        told = [item for news in wire.news for item in news.happened if item.kind == "bot_failed"]
        assert [(item.seat, item.bot) for item in told] == [(2, "random")]


async def test_one_bot_that_hangs_is_not_the_others_fault() -> None:
    """Every worker stands for itself, and nobody's time runs while a worker starts again."""
    slow, hanging = f"{BROKEN}:Slow", f"{BROKEN}:Hanging"
    pool = BotPool(workers=2, seconds=12.0, levels=("random", slow, hanging))
    table = Sitting("person", "person").table
    assert table.to_move is not None
    seat = table.to_move
    try:
        await pool.choose(table, seat, slow)  # the workers are awake
        answers = await asyncio.gather(
            pool.choose(table, seat, hanging),
            *(pool.choose(table, seat, slow) for _ in range(12)),
            return_exceptions=True,
        )
        assert isinstance(answers[0], BotFailure)
        assert all(isinstance(answer, str) for answer in answers[1:]), answers
    finally:
        pool.close()


async def test_time_spent_waiting_for_a_worker_does_not_count() -> None:
    slow = f"{BROKEN}:Slow"
    pool = BotPool(workers=1, seconds=30.0, levels=("random", slow))
    table = Sitting("person", "person").table
    assert table.to_move is not None
    seat = table.to_move
    try:
        await pool.choose(table, seat, slow)  # the worker is awake
        pool.seconds = 5.0
        begin = time.monotonic()
        await asyncio.gather(*(pool.choose(table, seat, slow) for _ in range(19)))
        assert time.monotonic() - begin > 5.5, "the last waited longer than each of them may think"
    finally:
        pool.close()


async def test_the_simplest_bot_needs_nobody() -> None:
    pool = BotPool()
    table = Sitting("person", "person").table
    assert table.game is not None
    assert table.to_move is not None
    legal = {choice.text for choice in table.game.choices}
    assert await pool.choose(table, table.to_move, "random") in legal
    assert all(worker._process is None for worker in pool._all)
    assert pool.simpler("random") == "random"
    assert pool.simpler("expert") == "skilled"
    assert pool.simpler("novice") == "random"
    with pytest.raises(TableError, match="there is no bot «x»"):
        pool.check("x")


async def test_bots_choose_the_same_again_and_know_only_their_seat() -> None:
    pool = BotPool()
    table = Sitting("person", "person").table
    assert table.game is not None
    assert table.to_move is not None
    seat = table.to_move
    try:
        first = await pool.choose(table, seat, "greedy")
        assert await pool.choose(table, seat, "greedy") == first
        job = pool.job(table, seat, "greedy")
        assert table.config.seed not in str(job._replace(state={})), "not even a worker knows the seed"
    finally:
        pool.close()
