"""Bots at tables: they think in worker processes with a time limit, never on the event loop.

A table's bots are asked in the same process again where possible, which keeps what they worked out before
(`bot_worker`). A bot that breaks down, takes too long or chooses something impossible is replaced by the next
simpler one. The simplest one only picks among the legal choices; it needs no worker and cannot fail.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from firekeeper.bots import UNLIMITED, Budget, history_of
from firekeeper.kernel.game import Game
from firekeeper.kernel.rng import Stream
from firekeeper.table import bot_worker
from firekeeper.table.bot_worker import Job
from firekeeper.table.compiled import first_on_path
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.seats import WEAKEST
from firekeeper.table.table_config import TableConfig

T = TypeVar("T")

LEVELS = (WEAKEST, "novice", "casual", "greedy", "skilled", "expert")
"""From the simplest to the strongest: the levels that people choose from, and the bots of the lab."""

STARTING = 60.0
"""Seconds a worker process may take to start; thinking is timed from then on."""


class BotFailure(Exception):
    """A bot broke down, took too long, or chose something impossible."""


class BotPool:
    """Worker processes that think for bots and give hints."""

    def __init__(
        self,
        workers: int = 1,
        seconds: float = 10.0,
        pack: Path | None = None,
        levels: tuple[str, ...] = LEVELS,
        budget: Budget = UNLIMITED,
    ) -> None:
        self.seconds = seconds
        self.budget = budget
        self.pack = pack
        self.levels = levels
        self.failures = 0
        self.compiled: Path | None = None
        """Where a compiled copy of this program is, once there is one: workers that start use it."""
        self._all = [Worker() for _ in range(workers)]
        # The one that worked last is at the end: the others need not even start while there is little to do.
        self._idle = self._all[:]
        self._free = asyncio.Semaphore(workers)

    def check(self, bot: str) -> None:
        """Refuse a bot that does not exist."""
        if bot not in self.levels:
            raise TableError("bad_options", f"there is no bot «{bot}»; there are {', '.join(self.levels)}")

    def simpler(self, bot: str) -> str:
        """The bot that goes on where this one failed."""
        at = self.levels.index(bot) if bot in self.levels else 0
        return self.levels[max(at - 1, 0)]

    @property
    def strongest(self) -> str:
        return self.levels[-1]

    async def choose(self, table: LiveTable, seat: int, bot: str) -> str:
        """What a bot chooses now. BotFailure if it does not manage to."""
        game = table.game
        assert game is not None
        legal = [choice.text for choice in game.choices_of(seat)]
        if len(legal) == 1:
            return legal[0]
        job = self.job(table, seat, bot)
        if bot == WEAKEST:
            return legal[Stream(job.seed).below(len(legal))]
        choice = await self._work(bot_worker.think, job)
        if choice not in legal:
            raise BotFailure("it chose something that is not legal")
        return choice

    async def advise(self, job: Job) -> tuple[str, dict[str, Any]]:
        """A hint for a person: what a bot would choose in the position of the job, and why, as facts."""
        return await self._work(bot_worker.advise, job)

    def job(self, table: LiveTable, seat: int, bot: str) -> Job:
        """The position of a table now, for a bot to think about."""
        game = table.game
        assert game is not None
        config = table.config
        # A bot that keeps to its budget answers long before it is taken for one that hangs.
        budget = self.budget.within(Budget(wait=self.seconds / 2))
        return Job(
            table=config.id,
            game=config.game,
            options=config.options,
            pack=self.pack,
            rules=game.rules.version,
            state=game.position(seat).dump(),
            history=bot_worker.lines(history_of(game, seat) + game.answer_of(seat)),
            seat=seat,
            bot=bot,
            seed=_seed(config, game, seat),
            budget=budget,
        )

    def end(self, table: str) -> None:
        """Nobody plays at this table any more: its bots are dropped."""
        for worker in self._all:
            worker.end(table)

    async def _work(self, thought: Callable[[Job], T], job: Job) -> T:
        """Let a worker think, once one is free: nobody's time runs while they wait."""
        async with self._free:
            worker = next((idle for idle in self._idle if job.table in idle.tables), self._idle[-1])
            self._idle.remove(worker)
            try:
                return await worker.run(thought, job, self.seconds, self.compiled)
            finally:
                self._idle.append(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.stop()


class Worker:
    """A process that thinks about one job after the other. It starts when it is needed for the first time."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        # Tables whose bots it may keep, the last one last; and those that are over since it was asked.
        self.tables: OrderedDict[str, None] = OrderedDict()
        self._over: list[str] = []
        self._compiled: Path | None = None

    def end(self, table: str) -> None:
        """Let the process drop the bots of a table, with its next job."""
        if table in self.tables:
            del self.tables[table]
            self._over.append(table)

    async def run(
        self, thought: Callable[[Job], T], job: Job, seconds: float, compiled: Path | None = None
    ) -> T:
        """The answer. If it does not come in time or the process dies, the next job gets a new process; so it
        does when there is a compiled copy of the program."""
        loop = asyncio.get_running_loop()
        if compiled != self._compiled:
            self.stop()
        try:
            if self._process is None:
                self._compiled = compiled
                self._process = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
                with first_on_path(compiled):  # the process is started here, and takes the path along
                    starting = loop.run_in_executor(self._process, bot_worker.ready)
                await asyncio.wait_for(starting, STARTING)
            job = job._replace(over=tuple(self._over))
            self._over.clear()
            self.tables[job.table] = None
            self.tables.move_to_end(job.table)
            if len(self.tables) > bot_worker.MOST_BOTS:
                self.tables.popitem(last=False)
            return await asyncio.wait_for(loop.run_in_executor(self._process, thought, job), seconds)
        except TimeoutError as error:
            self.stop()
            raise BotFailure(f"no choice within {seconds:g} seconds") from error
        except BrokenProcessPool as error:
            self.stop()
            raise BotFailure("its process died") from error
        except asyncio.CancelledError:
            self.stop()  # nobody waits for the answer any more
            raise
        except Exception as error:
            # Its words could tell what is hidden; the kind of trouble and the place do not.
            raise BotFailure(f"{type(error).__name__}{_place(error)}") from error

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        self.tables.clear()
        self._over.clear()
        if process is None:
            return
        for running in (getattr(process, "_processes", None) or {}).values():
            running.kill()
        process.shutdown(wait=False, cancel_futures=True)


def _seed(config: TableConfig, game: Game, seat: int) -> str:
    """A seed for the bot's own random numbers. Nobody can reckon the table's seed from it."""
    moment = f"{config.seed}/{game.number}"
    if game.lane(seat) is not None:  # others are asked at the same number
        moment = f"{moment}/{seat}/{len(game.answer_of(seat))}"
    return hashlib.blake2b(moment.encode(), person=b"bot").hexdigest()


def _place(error: Exception) -> str:
    """Where in the worker's code an error arose: the last file and line of the remote traceback."""
    lines = [line.strip() for line in str(error.__cause__ or "").splitlines()]
    places = [line.removeprefix("File ") for line in lines if line.startswith("File ")]
    return f" in {places[-1]}" if places else ""
