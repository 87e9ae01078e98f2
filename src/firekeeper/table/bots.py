"""Bots at tables: they think in worker processes with a time limit, never on the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NamedTuple

from firekeeper import bots
from firekeeper.kernel import engine
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable, Sheet
from firekeeper.titles import rules_for

LEVELS = ("random", "greedy")
"""From the simplest to the strongest."""


class BotFailure(Exception):
    """A bot broke down, took too long, or chose something impossible."""


class Job(NamedTuple):
    """A question to a bot, as it travels to a worker process."""

    game: str
    options: dict[str, Any]
    pack: Path | None
    state: dict[str, Any]
    seat: int
    bot: str
    seed: str


def simpler(bot: str) -> str:
    """The bot that goes on where this one failed."""
    at = LEVELS.index(bot) if bot in LEVELS else 0
    return LEVELS[max(at - 1, 0)]


class BotPool:
    """Worker processes that think for bots and give hints."""

    def __init__(self, workers: int = 1, seconds: float = 10.0, pack: Path | None = None) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pack = pack
        self._pool: ProcessPoolExecutor | None = None

    def check(self, bot: str) -> None:
        """Refuse a bot that does not exist."""
        if bot not in LEVELS:
            raise TableError("bad_options", f"there is no bot «{bot}»; there are {', '.join(LEVELS)}")

    @property
    def strongest(self) -> str:
        return LEVELS[-1]

    async def advise(self, table: LiveTable, seat: int, bot: str) -> tuple[str, dict[str, Any]]:
        """A hint for a person: what this bot would choose, and why, as facts."""
        choice = await self.choose(table, seat, bot)
        game = table.game
        assert game is not None
        return choice, {"choices": len(game.choices)}

    async def choose(self, table: LiveTable, seat: int, bot: str) -> str:
        """What a bot chooses now. BotFailure if it does not manage to."""
        game = table.game
        assert game is not None
        legal = [choice.text for choice in game.choices]
        if len(legal) == 1:
            return legal[0]
        sheet = table.sheet
        seed = _seed(sheet, game.number)
        job = Job(sheet.game, sheet.options, self.pack, game.state.dump(), seat, bot, seed)
        pool = self._workers()
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, think, job)
            choice = await asyncio.wait_for(thinking, self.seconds)
        except TimeoutError as error:
            self._restart(pool)
            raise BotFailure(f"no choice within {self.seconds:.0f} seconds") from error
        except BrokenProcessPool as error:
            self._restart(pool)
            raise BotFailure("its process died") from error
        except Exception as error:
            raise BotFailure(f"{type(error).__name__}: {error}") from error
        if choice not in legal:
            raise BotFailure(f"it chose «{choice}», which is not legal")
        return choice

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def _restart(self, broken: ProcessPoolExecutor) -> None:
        """A worker hangs or died: let the pool go; the next question starts a new one."""
        if self._pool is broken:
            self._pool = None
        for process in (getattr(broken, "_processes", None) or {}).values():
            process.kill()
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._restart(self._pool)


def _seed(sheet: Sheet, number: int) -> str:
    """A seed for the bot's own random numbers. Nobody can reckon the table's seed from it."""
    return hashlib.blake2b(f"{sheet.seed}/{number}".encode(), person=b"bot").hexdigest()


def think(job: Job) -> str:
    """Runs in a worker: the bot's choice in this position. The bot itself gets imagined states only."""
    rules = rules_for(job.game, job.options, job.pack)
    state = rules.restore(job.state)
    decision = engine.settle(state)
    assert decision is not None
    bot = bots.make(job.bot, job.seed)
    return bots.answer(bot, rules, state, job.seat, engine.legal(state, decision)).text
