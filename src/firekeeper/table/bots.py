"""Bots at tables: they think in worker processes with a time limit, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from firekeeper import bots
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.titles import rules_for

LEVELS = ("random", "greedy")
"""From the simplest to the strongest."""


class BotFailure(Exception):
    """A bot broke down, took too long, or chose something impossible."""


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

    async def choose(self, table: LiveTable, seat: int, bot: str) -> str:
        """What a bot chooses now."""
        game = table.game
        assert game is not None
        if len(game.choices) == 1:
            return game.choices[0].text
        sheet = table.sheet
        job = (
            sheet.game,
            sheet.options,
            self.pack,
            game.state.dump(),
            seat,
            bot,
            f"{sheet.seed}/{game.number}",
        )
        loop = asyncio.get_running_loop()
        try:
            choice = await asyncio.wait_for(loop.run_in_executor(self._workers(), think, *job), self.seconds)
        except TimeoutError as error:
            self._restart()
            raise BotFailure(f"no choice within {self.seconds:.0f} seconds") from error
        except BrokenProcessPool as error:
            self._restart()
            raise BotFailure("its process died") from error
        except Exception as error:
            raise BotFailure(f"{type(error).__name__}: {error}") from error
        if choice not in {legal.text for legal in game.choices}:
            raise BotFailure(f"it chose «{choice}», which is not legal")
        return choice

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def _restart(self) -> None:
        """A worker hangs or died: let it go and start afresh."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in (getattr(pool, "_processes", None) or {}).values():
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(
    game: str,
    options: dict[str, Any],
    pack: Path | None,
    state: dict[str, Any],
    seat: int,
    bot: str,
    seed: str,
) -> str:
    """Runs in a worker: the bot's choice in this position. The bot itself gets imagined states only."""
    rules = rules_for(game, options, pack)
    return bots.make(bot, seed).choose(bots.seen(rules, rules.restore(state), seat, seed)).text
