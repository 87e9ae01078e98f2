"""Simulations: the same game many times over, played by bots, on any number of processes.

    result = simulate("wendake", {"players": 2}, ["greedy", "random"], games=100, seed=7, jobs=2)
    print(result.wins, result.mean_scores)

Game number i depends on the seed and i alone: its deal comes from the seed text "7-i", the random numbers
of seat k's bot from "7-i-k". So the number of processes and the machine change nothing, and
`firekeeper.new("wendake", players=2, seed="7-3")` deals game 3 again.
"""

from __future__ import annotations

import copy
import os
import pickle
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from firekeeper import library
from firekeeper.bots import UNLIMITED, Bot, Budget, Session, find, make
from firekeeper.lab.playing import play
from firekeeper.titles import options_of, rules_for

Progress = Callable[[int, int], object]
"""Called in the caller's process with the number of games played so far and of all games."""


class GameError(Struct, frozen=True):
    """A game that could not be played to its end, with what is needed to play it again."""

    number: int
    seed: str
    message: str


class Simulation(Struct, frozen=True):
    """What came out. `scores`, `winners` and `endings` have one entry for each finished game, in order."""

    game: str
    options: dict[str, Any]
    bots: list[str]  # by seat; "" is a seat that the rules play themselves
    games: int
    finished: int
    decisions: int  # questions with a real choice
    seconds: float
    decisions_per_second: float
    scores: list[list[int]]
    winners: list[list[int]]
    endings: list[str]
    errors: list[GameError]

    @property
    def wins(self) -> list[int]:
        """Games won, by seat."""
        return [sum(seat in row for row in self.winners) for seat in range(len(self.bots))]

    @property
    def mean_scores(self) -> list[float]:
        """Mean total, by seat; zeros if no game was finished."""
        count = max(1, len(self.scores))
        return [sum(row[seat] for row in self.scores) / count for seat in range(len(self.bots))]


class Task(Struct, frozen=True):
    """Some games for one process: everything in it can be sent."""

    game: str
    options: dict[str, Any]
    bots: list[Any]  # names and instances
    seed: str
    numbers: list[int]
    records: Path | None
    pack: Path | None
    budget: Budget


class Played(Struct, frozen=True):
    """One game, finished or failed."""

    number: int
    seed: str
    scores: list[int] = []
    winners: list[int] = []
    ending: str = ""
    decisions: int = 0
    error: str = ""


def simulate(
    game: str,
    options: dict[str, Any],
    seats: Sequence[str | Bot],
    games: int,
    seed: int | str,
    jobs: int = 1,
    records: Path | None = None,
    progress: Progress | None = None,
    pack: Path | None = None,
    budget: Budget = UNLIMITED,
) -> Simulation:
    """Play `games` games; seat k is played by seats[k], and a short list is repeated.

    Bots are names ("greedy", "my_bots:MyBot") or instances, which are copied for every game. With
    `records` every finished game is written there as <game>-<seed>-<number>.json. A game that fails is
    reported in `errors`, and the others go on. `pack` is a component pack of one's own. `budget` is what
    a bot may spend on each decision; with a limit in seconds the games depend on the machine.
    """
    rules = rules_for(game, options, pack)
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    if games < 0 or jobs < 1:
        raise ValueError(
            f"{games} games on {jobs} processes: there must be 0 or more games and 1 or more jobs"
        )
    if not 1 <= len(seats) <= len(people):
        raise ValueError(
            f"{len(seats)} bots for {len(people)} seats: name one for each seat, or fewer, which are repeated"
        )
    by_seat = {seat: seats[at % len(seats)] for at, seat in enumerate(people)}
    for bot in by_seat.values():
        if isinstance(bot, str):
            find(bot)  # an unknown name is refused before the first game
        elif jobs > 1:
            check_picklable(bot)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(game, options, list(by_seat.values()), str(seed), numbers, records, pack, budget)
        for numbers in _chunks(games, jobs)
    ]
    begin = time.perf_counter()
    played = []
    for done, one in enumerate(_run(tasks, jobs), 1):
        played.append(one)
        if progress is not None:
            progress(done, games)
    seconds = time.perf_counter() - begin
    played.sort(key=lambda one: one.number)
    finished = [one for one in played if not one.error]
    decisions = sum(one.decisions for one in finished)
    return Simulation(
        game=game,
        options=options_of(rules),
        bots=[str(by_seat.get(seat, "")) for seat in range(rules.seats)],
        games=games,
        finished=len(finished),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        scores=[one.scores for one in finished],
        winners=[one.winners for one in finished],
        endings=[one.ending for one in finished],
        errors=[GameError(one.number, one.seed, one.error) for one in played if one.error],
    )


def game_seed(seed: int | str, number: int) -> str:
    """The seed text of one game of a simulation. Games are counted from 1."""
    return f"{seed}-{number}"


# --- processes ------------------------------------------------------------------------------------


def check_picklable(bot: Bot) -> None:
    try:
        pickle.dumps(bot)
    except Exception as error:
        raise ValueError(
            f"the bot {bot} cannot be sent to other processes ({error}): define its class at the top of a "
            f"module and keep in it only what pickle can write, or play with one job"
        ) from error


def _chunks(games: int, jobs: int) -> Iterator[list[int]]:
    """Small chunks, so that all processes are busy to the end and progress is shown often."""
    size = 1 if jobs == 1 else max(1, min(16, games // (jobs * 8)))
    for first in range(1, games + 1, size):
        yield list(range(first, min(first + size, games + 1)))


def _run(tasks: list[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            yield from play_games(task)
        return
    # Always fresh interpreters: forked ones differ between systems.
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn"))
    try:
        waiting: dict[Future[list[Played]], Task] = {pool.submit(play_games, task): task for task in tasks}
        for future in as_completed(waiting):
            task = waiting[future]
            try:
                yield from future.result()
            except BrokenProcessPool:
                message = (
                    "the process that played it died; in a script, simulate under if __name__ == '__main__'"
                )
                for number in task.numbers:
                    yield Played(number, game_seed(task.seed, number), error=message)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_games(task: Task) -> list[Played]:
    """What a worker process does."""
    return [_attempt(task, number) for number in task.numbers]


# --- one game -------------------------------------------------------------------------------------


def _attempt(task: Task, number: int) -> Played:
    seed = game_seed(task.seed, number)
    try:
        return play_game(task, number, seed)
    except Exception as error:
        return Played(number, seed, error=f"{type(error).__name__}: {error}")


def play_game(task: Task, number: int, seed: str) -> Played:
    """One game from its deal to its result."""
    game = library.new(task.game, seed=seed, pack=task.pack, history=False, **task.options)
    rules = game.rules
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    sessions = {
        seat: Session(fresh_bot(bot, f"{seed}-{seat}"), rules, seat, task.budget)
        for seat, bot in zip(people, task.bots, strict=True)
    }
    decisions = play(game, sessions)
    if task.records is not None:
        name = re.sub(r"[^A-Za-z0-9._-]", "_", f"{task.game}-{seed}")
        write_atomically(task.records / f"{name}.json", game.record.text())
    return Played(number, seed, game.scores, game.winners, game.ending, decisions)


def fresh_bot(bot: str | Bot, seed: str) -> Bot:
    """The bot of one seat for one game: no game may learn from another, or processes would matter."""
    if isinstance(bot, str):
        return make(bot, seed)
    copied = copy.deepcopy(bot)
    copied.forget()
    copied.reseed(seed)
    return copied


def write_atomically(path: Path, text: str) -> None:
    """Write a file that is either whole or not there, whatever happens meanwhile."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
