"""Training: weights of an evaluation that win more games, found by playing.

    result = train("endless_winter", {"players": 2}, level="skilled", rounds=4, deals=200, seed=7)

Each round has two parts.

*Probes.* In each deal all weights are turned up or down at random by a share (`spread`): one bot plays with
them, the other with all of them turned the other way. What a weight does is the mean of the margins, with its
sign in each deal; all weights are measured by all deals at once. The probes of the weights that are kept add
up from round to round.

*A trial.* Every weight moves by as much as its probes are sure of. The bot with the moved weights meets the
one with those kept so far on fresh deals until it is clear which is better (`statistics.evidence`), or there
are no more. Only what has been proven better is kept.

Game number i depends on the arguments and i alone; a run with a folder goes on where it was stopped.
"""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from firekeeper import library
from firekeeper.bots import Session
from firekeeper.bots.levels import LEVELS, levels_of
from firekeeper.bots.search_bot import SearchBot, Settings
from firekeeper.bots.valuing import evaluation_of
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Rules
from firekeeper.lab.arena import run_games
from firekeeper.lab.playing import play
from firekeeper.lab.runs import Run, RunSpec
from firekeeper.lab.schedule import Fixture, Schedule
from firekeeper.lab.standings import GameRow, SeatRow, share_of_win
from firekeeper.lab.statistics import is_clear
from firekeeper.titles import options_of, rules_for
from firekeeper.weights import load_weights

Tables = dict[str, dict[str, Any]]
Place = tuple[str, str]
"""A weight: its table and its name."""

UP, DOWN = "up", "down"
"""The two bots of a probe. In a trial `up` has the moved weights, `down` those kept so far."""
SURE = 4.0
"""A weight whose effect is so many standard errors from nothing moves by a whole spread. All of them move at
once: twice as far was too far (docs/bots.md)."""
MOST_SPREADS = 1.0
"""No weight moves further in a round."""

Progress = Callable[[str, int, int], object]
"""Called with what is being done, the deals played and those there are at most."""


class TrainSpec(RunSpec, frozen=True, kw_only=True):
    """What makes two trainings the same."""

    level: str
    weights: str
    tables: list[str]
    deals: int
    trial: int
    spread: float


class Effect(Struct, frozen=True):
    """What a weight does: points of margin if it is turned up by the spread, and how surely."""

    table: str
    name: str
    points: float
    error: float


class Trial(Struct, frozen=True):
    """A trial of moved weights. A deal is won by who won more of its games; points decide between equals."""

    round: int
    deals: int
    won: float
    games: int
    wins: float
    margin: float
    kept: bool


class TrainResult(Struct, frozen=True, kw_only=True):
    """What came out. `weights` holds the numbers that differ from the default ones, if something was proven
    better; `effects` are those that the probes of the last round found."""

    game: str
    options: dict[str, Any]
    level: str
    begun_with: str
    tables: list[str]
    rounds: int
    deals: int
    trial: int
    spread: float
    seed: str
    games: int
    seconds: float
    finished: bool
    effects: list[Effect]
    trials: list[Trial]
    weights: Tables


class Task(Struct, frozen=True):
    """A game for one process: everything in it can be sent."""

    game: str
    options: dict[str, Any]
    settings: Settings
    seed: str
    fixture: Fixture
    weights: dict[str, Tables]
    """By bot."""
    pack: Path | None


def train(
    game: str,
    options: dict[str, Any],
    level: str = "skilled",
    weights: str = "default",
    tables: list[str] | None = None,
    rounds: int = 4,
    deals: int = 200,
    trial: int = 200,
    spread: float = 0.2,
    seed: int | str = 1,
    jobs: int = 1,
    seconds: float | None = None,
    run: Path | None = None,
    progress: Progress | None = None,
    pack: Path | None = None,
) -> TrainResult:
    """Tune the weights of a game by bots that play against each other.

    They search as a level does, without its mistakes. `tables` are those of the weights to tune; all of
    them if there are none. No new deal is begun after `seconds`: then the result depends on the machine.
    ValueError, WeightError and RunError say what does not fit.
    """
    rules = rules_for(game, options, pack)
    check(rules, level, rounds, deals, trial, spread, jobs)
    start: Tables = load_weights(game, weights, modules_of(rules))
    chosen = tuned_places(start, tables)
    spec = TrainSpec(
        game=game, options=options_of(rules), rules=rules.version, pack=rules.pack, bots=[UP, DOWN],
        seed=str(seed), budget="", level=level, weights=weights, tables=tables or [], deals=deals,
        trial=trial, spread=spread,
    )  # fmt: skip
    kept = Run(run, spec)
    try:
        work = Training(spec, rules, pack, kept, chosen, jobs, seconds, progress)
        result = work.result(start, rounds)
        kept.finish(list(work.known.values()), result)
    finally:
        kept.close()
    return result


def check(rules: Rules, level: str, rounds: int, deals: int, trial: int, spread: float, jobs: int) -> None:
    """Refuse numbers with which nothing could be learnt."""
    if level not in LEVELS:
        raise ValueError(f"there is no level «{level}»; there are {', '.join(LEVELS)}")
    if not rules.feature_names:
        raise ValueError(f"{rules.game} values positions without weights: there is nothing to tune")
    if min(rounds, deals, trial, jobs) < 1:
        raise ValueError("rounds, deals, the deals of a trial and processes must be 1 or more")
    if not 0 < spread < 1:
        raise ValueError(f"a spread of {spread}: it must be above 0 and below 1, such as 0.2")


def modules_of(rules: Rules) -> tuple[str, ...]:
    return tuple(package.rpartition(".")[2] for package in rules.module_packages)


def tuned_places(tables: Tables, wanted: list[str] | None) -> list[Place]:
    """The weights to tune: those of some tables, but for numbers that are 0, which no share can change."""
    for table in wanted or []:
        if table not in tables:
            raise ValueError(f"there is no table «{table}» of weights; there are {', '.join(tables)}")
    return [
        (table, name)
        for table, numbers in tables.items()
        for name, value in numbers.items()
        if (not wanted or table in wanted) and value != 0
    ]


def turned(tables: Tables, shares: dict[Place, float]) -> Tables:
    """Weights changed by shares of themselves; a list as a whole. Rounded, so that files stay readable."""
    found = copy.deepcopy(tables)
    for (table, name), share in shares.items():
        value = found[table][name]
        found[table][name] = (
            [_rounded(one * (1 + share)) for one in value]
            if isinstance(value, list)
            else _rounded(value * (1 + share))
        )
    return found


def in_points(tables: Tables, usual: Tables, points: str) -> Tables:
    """The same weights, scaled so that estimates are in points again: those of a finished game, its first
    feature, count as usual. Bots choose the same."""
    scale = usual["features"][points] / tables["features"][points]
    return turned(tables, {("features", name): scale - 1 for name in tables["features"] if scale != 1})


def _rounded(number: float) -> float:
    return float(f"{number:.4g}")


def differences(before: Tables, after: Tables) -> Tables:
    """The numbers of `after` that are others than before."""
    found: Tables = {}
    for table, numbers in after.items():
        changed = {name: value for name, value in numbers.items() if value != before[table][name]}
        if changed:
            found[table] = changed
    return found


class OutOfTime(Exception):
    """The seconds are over."""


class Training:
    """One run: what has been played, and what is played next."""

    def __init__(
        self,
        spec: TrainSpec,
        rules: Rules,
        pack: Path | None,
        kept: Run,
        places: list[Place],
        jobs: int,
        seconds: float | None,
        progress: Progress | None,
    ) -> None:
        self.spec = spec
        self.rules = rules
        self.pack = pack
        self.kept = kept
        self.places = places
        self.jobs = jobs
        self.known: dict[int, GameRow] = {row.number: row for row in kept.rows}
        self.began = time.monotonic()
        self.seconds = seconds
        self.progress = progress
        self.deal = 0  # deals begun so far: every one is a fresh one
        self.games = 0
        people = [seat for seat in range(rules.seats) if seat not in rules.automa]
        self.schedule = Schedule([UP, DOWN], len(people))
        level = levels_of(spec.game, modules_of(rules))[spec.level].settings
        # Mistakes are noise here, and the weights come from the training.
        self.settings = replace(level, misjudge=0.0, overlook=0.0, weights="default")

    def result(self, start: Tables, rounds: int) -> TrainResult:
        current, probes, finished = start, Probes(self.places), True
        effects: list[Effect] = []
        trials: list[Trial] = []
        try:
            for number in range(1, rounds + 1):
                self.probe(current, probes, f"round {number}: probes")
                effects = probes.effects()
                moved = turned(current, probes.moves(self.spec.spread))
                evaluation_of(self.rules, moved)  # what does not fit is refused here
                trial = self.try_out(moved, current, number)
                trials.append(trial)
                if trial.kept:
                    current, probes = moved, Probes(self.places)
        except OutOfTime:
            finished = False
        spec, usual = self.spec, load_weights(self.spec.game, modules=modules_of(self.rules))
        current = in_points(current, usual, self.rules.feature_names[0])
        changed = differences(usual, current) if any(trial.kept for trial in trials) else {}
        return TrainResult(
            game=spec.game, options=spec.options, level=spec.level, begun_with=spec.weights,
            tables=spec.tables, rounds=rounds, deals=spec.deals, trial=spec.trial, spread=spec.spread,
            seed=spec.seed, games=self.games, seconds=round(time.monotonic() - self.began, 1),
            finished=finished, effects=effects, trials=trials, weights=changed,
        )  # fmt: skip

    def probe(self, current: Tables, probes: Probes, doing: str) -> None:
        """Play the probes of a round."""

        def turned_both_ways(deal: int) -> dict[str, Tables]:
            shares = {place: self.spec.spread * sign for place, sign in self.signs(deal).items()}
            return {
                UP: turned(current, shares),
                DOWN: turned(current, {place: -share for place, share in shares.items()}),
            }

        for rows in self.play(self.spec.deals, turned_both_ways, doing):
            probes.add(self.signs(rows[0].deal), margin_of(rows))

    def signs(self, deal: int) -> dict[Place, int]:
        """Which weights are turned up in a deal, and which down."""
        numbers = Stream(f"{self.spec.seed}-signs-{deal}")
        return {place: 2 * numbers.below(2) - 1 for place in self.places}

    def try_out(self, moved: Tables, current: Tables, number: int) -> Trial:
        """Let the moved weights meet those kept so far until it is clear which are better."""
        deals, won, games, wins, margins = 0, 0.0, 0, 0.0, 0.0
        for rows in self.play(
            self.spec.trial, lambda _: {UP: moved, DOWN: current}, f"round {number}: trial"
        ):
            deals += 1
            won += deal_won(rows)
            margins += margin_of(rows)
            games += len(rows)
            wins += sum(share_of_win(row, seat) for row in rows for seat in row.seats if seat.bot == UP)
            if is_clear(won, deals):
                break
        kept = is_clear(won, deals) and won > deals / 2
        return Trial(number, deals, won, games, round(wins, 2), round(margins / deals, 2), kept)

    def play(
        self, deals: int, weights: Callable[[int], dict[str, Tables]], doing: str
    ) -> Iterator[list[GameRow]]:
        """Fresh deals in their order, each with all its line-ups. Those that a caller leaves over are not
        used again."""
        first, each = self.deal, len(self.schedule.line_ups)
        self.deal += deals
        tasks = (
            self.task(number, weights)
            for number in range(first * each + 1, (first + deals) * each + 1)
            if number not in self.known
        )
        games = run_games(attempt, tasks, self.jobs)
        try:
            for done in range(deals):
                if self.progress is not None:
                    self.progress(doing, done, deals)
                numbers = range((first + done) * each + 1, (first + done + 1) * each + 1)
                while not all(number in self.known for number in numbers):
                    row = next(games)
                    if row.error:
                        raise RuntimeError(f"game {row.number} (seed {row.seed}) failed: {row.error}")
                    self.kept.add(row)
                    self.known[row.number] = row
                self.games += each
                yield [self.known[number] for number in numbers]
        finally:
            games.close()

    def task(self, number: int, weights: Callable[[int], dict[str, Tables]]) -> Task:
        if self.seconds is not None and time.monotonic() - self.began > self.seconds:
            raise OutOfTime
        fixture = self.schedule.fixture(number)
        return Task(
            self.spec.game, self.spec.options, self.settings, self.spec.seed, fixture, weights(fixture.deal),
            self.pack,
        )  # fmt: skip


class Probes:
    """What has been learnt of each weight."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.count = 0
        self.squares = 0.0
        self.sums = dict.fromkeys(places, 0.0)

    def add(self, signs: dict[Place, int], margin: float) -> None:
        self.count += 1
        self.squares += margin * margin
        for place in self.places:
            self.sums[place] += signs[place] * margin

    def effects(self) -> list[Effect]:
        """The strongest first. Up and down are two spreads apart."""
        if not self.count:
            return []
        error = math.sqrt(self.squares / self.count) / math.sqrt(self.count) / 2
        found = [
            Effect(table, name, round(self.sums[table, name] / self.count / 2, 3), round(error, 3))
            for table, name in self.places
        ]
        return sorted(found, key=lambda one: -abs(one.points))

    def moves(self, spread: float) -> dict[Place, float]:
        """By weight: the share of itself by which it moves, the further the surer its effect is."""
        shares = {}
        for one in self.effects():
            surely = one.points / one.error / SURE if one.error else 0.0
            shares[one.table, one.name] = spread * max(-MOST_SPREADS, min(MOST_SPREADS, surely))
        return shares


def margin_of(rows: list[GameRow]) -> float:
    """Points that the one bot has more than the other, on average over the games of a deal."""
    means = []
    for bot in (UP, DOWN):
        scores = [seat.score for row in rows for seat in row.seats if seat.bot == bot]
        means.append(sum(scores) / len(scores))
    return means[0] - means[1]


def deal_won(rows: list[GameRow]) -> float:
    """1 if the moved weights came off better in a deal, 0 if worse, a half if they are equal."""
    wins = sum(
        share_of_win(row, seat) * (1 if seat.bot == UP else -1)
        for row in rows
        for seat in row.seats
        if seat.bot
    )
    better = wins or margin_of(rows)
    return 0.5 if not better else float(better > 0)


def attempt(task: Task) -> GameRow:
    """What a worker process does: one game, and never an exception."""
    fixture = task.fixture
    seed = f"{task.seed}-{fixture.deal}"
    try:
        game = library.new(task.game, seed=seed, pack=task.pack, history=False, **task.options)
        people = [seat for seat in range(game.rules.seats) if seat not in game.rules.automa]
        names = {seat: (UP, DOWN)[at] for seat, at in zip(people, fixture.seats, strict=True)}
        made = {name: evaluation_of(game.rules, tables) for name, tables in task.weights.items()}
        sessions = {
            seat: Session(
                Learner(f"{seed}-{fixture.number}-{seat}", task.settings, made[name]), game.rules, seat
            )
            for seat, name in names.items()
        }
        play(game, sessions)
        return GameRow(
            number=fixture.number,
            deal=fixture.deal,
            seed=seed,
            ending=game.ending,
            seats=[
                SeatRow(seat=seat, bot=names.get(seat, ""), score=game.scores[seat], won=seat in game.winners)
                for seat in range(game.rules.seats)
            ],
        )
    except Exception as error:
        return GameRow(
            number=fixture.number, deal=fixture.deal, seed=seed, error=f"{type(error).__name__}: {error}"
        )


class Learner(SearchBot):
    """A search bot that values positions by given weights instead of a file's."""

    def __init__(self, seed: int | str, settings: Settings, evaluation: Any) -> None:
        super().__init__(seed, settings)
        self.evaluation = evaluation

    def meet(self, rules: Rules) -> None:
        pass
