"""The arena: bots meet over many deals, seats rotated, and what they win is told with its uncertainty.

    result = arena("wendake", {"players": 2}, ["expert", "greedy"], games=200, seed=7, run=Path("runs/a"))

A run that has a folder survives being killed: each game is a line of a file that is only ever appended to
(`lab.runs`), and the same call goes on where it ended. Game number i depends on the seed and i alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from firekeeper import library
from firekeeper.bots import UNLIMITED, Budget, Session, find, make
from firekeeper.lab.books import books_of
from firekeeper.lab.playing import play
from firekeeper.lab.runs import Run, RunSpec
from firekeeper.lab.schedule import Fixture, Schedule
from firekeeper.lab.standings import (
    BotStanding,
    GameRow,
    PairStanding,
    SeatRow,
    all_clear,
    bot_standings,
    pair_standings,
)
from firekeeper.titles import options_of, rules_for

T = TypeVar("T")

Progress = Callable[[int, int, list[GameRow]], object]
"""Called with the number of games played, of all games, and the games so far."""


class ArenaError(Struct, frozen=True):
    """A game that could not be played to its end, with what is needed to play it again."""

    number: int
    seed: str
    message: str


class ArenaResult(Struct, frozen=True):
    """What came out. `games` counts those that were finished."""

    game: str
    options: dict[str, Any]
    games: int
    bots: list[BotStanding]
    pairs: list[PairStanding]
    errors: list[ArenaError]


class Task(Struct, frozen=True):
    """A game for one process: everything in it can be sent."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    fixture: Fixture
    pack: Path | None
    budget: Budget


def arena(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    jobs: int = 1,
    run: Path | None = None,
    until_clear: bool = False,
    progress: Progress | None = None,
    pack: Path | None = None,
    budget: Budget = UNLIMITED,
) -> ArenaResult:
    """Let bots meet in `games` games, rounded up to whole deals.

    As many bots as seats: all of them sit at every table. More: every selection of them does. Fewer: they
    are repeated around the table. With `until_clear` it ends as soon as it is clear of every pair who is
    better (`statistics.evidence`). `run` is a folder that keeps the games; it is gone on with if it holds
    some of the same run, and RunError says if it holds those of another one.
    """
    rules = rules_for(game, options, pack)
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    if games < 1 or jobs < 1:
        raise ValueError(f"{games} games on {jobs} processes: there must be one or more of both")
    if not bots:
        raise ValueError("an arena needs at least one bot")
    for name in bots:
        find(name)  # an unknown name is refused before the first game
    schedule = Schedule(bots, len(people))
    total = schedule.whole(games)
    spec = RunSpec(
        game=game,
        options=options_of(rules),
        rules=rules.version,
        pack=rules.pack,
        bots=list(bots),
        seed=str(seed),
        budget=str(budget),
    )
    kept = Run(run, spec)
    try:
        rows = [row for row in kept.rows if row.number <= total]
        played = {row.number for row in rows}
        tasks = (
            Task(game, spec.options, list(bots), str(seed), schedule.fixture(number), pack, budget)
            for number in range(1, total + 1)
            if number not in played
        )
        if progress is not None:
            progress(len(rows), total, rows)
        if not (until_clear and _decided(bots, rows, schedule)):
            for row in run_games(attempt, tasks, jobs):
                kept.add(row)
                rows.append(row)
                if progress is not None:
                    progress(len(rows), total, rows)
                if until_clear and _decided(bots, rows, schedule):
                    break
        result = summary(game, spec.options, bots, rows)
        kept.finish(rows, result)
    finally:
        kept.close()
    return result


def summary(game: str, options: dict[str, Any], bots: Sequence[str], rows: list[GameRow]) -> ArenaResult:
    """What some games say."""
    finished = [row for row in rows if not row.error]
    failed = sorted((row for row in rows if row.error), key=lambda row: row.number)
    return ArenaResult(
        game=game,
        options=options,
        games=len(finished),
        bots=bot_standings(bots, finished),
        pairs=pair_standings(bots, finished),
        errors=[ArenaError(row.number, row.seed, row.error) for row in failed],
    )


def _decided(bots: Sequence[str], rows: list[GameRow], schedule: Schedule) -> bool:
    """Whether all is clear, by whole deals: half a one favours who has the better seat."""
    played = Counter(row.deal for row in rows)
    whole = [row for row in rows if played[row.deal] == len(schedule.line_ups) and not row.error]
    return played[rows[-1].deal] == len(schedule.line_ups) and all_clear(bots, whole) if rows else False


# --- processes ------------------------------------------------------------------------------------


def run_games(
    attempt: Callable[[T], GameRow], tasks: Iterator[T], jobs: int
) -> Generator[GameRow, None, None]:
    """Games as they end. Only as many as there are processes are under way: whoever stops loses no more."""
    if jobs == 1:
        for task in tasks:
            yield attempt(task)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        waiting: dict[Future[GameRow], T] = {}
        while True:
            for task in islice(tasks, 2 * jobs - len(waiting)):
                waiting[pool.submit(attempt, task)] = task
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                del waiting[future]
                try:
                    yield future.result()
                except BrokenProcessPool as error:
                    raise RuntimeError(
                        "a process that played died; in a script, call this under if __name__ == '__main__'"
                    ) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# --- one game -------------------------------------------------------------------------------------


def attempt(task: Task) -> GameRow:
    """What a worker process does: one game, and never an exception."""
    fixture = task.fixture
    seed = f"{task.seed}-{fixture.deal}"
    try:
        return play_fixture(task, seed)
    except Exception as error:
        return GameRow(
            number=fixture.number, deal=fixture.deal, seed=seed, error=f"{type(error).__name__}: {error}"
        )


def play_fixture(task: Task, seed: str) -> GameRow:
    """One game of the schedule."""
    game = library.new(task.game, seed=seed, pack=task.pack, history=False, **task.options)
    rules = game.rules
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    names = {seat: task.bots[at] for seat, at in zip(people, task.fixture.seats, strict=True)}
    sessions = {
        seat: Session(make(name, f"{seed}-{task.fixture.number}-{seat}"), rules, seat, task.budget)
        for seat, name in names.items()
    }
    seconds: dict[int, list[float]] = {seat: [] for seat in people}
    play(game, sessions, seconds)
    books = books_of(game)
    return GameRow(
        number=task.fixture.number,
        deal=task.fixture.deal,
        seed=seed,
        ending=game.ending,
        seats=[
            SeatRow(
                seat=seat,
                bot=names.get(seat, ""),
                score=game.scores[seat],
                won=seat in game.winners,
                decisions=len(seconds.get(seat, [])),
                seconds=[round(took, 4) for took in seconds.get(seat, [])],
                books=books[seat],
            )
            for seat in range(rules.seats)
        ],
    )
