"""Standings: what the games of an arena say about its bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from firekeeper.kernel.record import POINTS
from firekeeper.lab.statistics import is_clear, wilson

BEGINNER = 25.0
"""The rating of a bot that nobody has seen play."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """How one seat of a game came off. Seats that the rules play have no bot."""

    seat: int
    bot: str
    score: int
    won: bool
    decisions: int = 0
    seconds: list[float] = []
    """What each decision took, of one core."""
    books: dict[str, Any] = {}
    """What the seat has at the end, in the words of the game's books."""


class GameRow(Struct, frozen=True, kw_only=True):
    """One game, finished or failed, as a line of the run's file."""

    number: int
    deal: int
    seed: str
    ending: str = ""
    seats: list[SeatRow] = []
    error: str = ""


class BotStanding(Struct, frozen=True):
    """What one bot has done. A game in which it sits on two seats counts twice."""

    name: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    rating: float
    margin: float
    seconds_per_decision: float


class PairStanding(Struct, frozen=True):
    """How often `a` came off better than `b` in the games with both; equals are halves."""

    a: str
    b: str
    games: int
    win_rate: float
    low: float
    high: float


def share_of_win(row: GameRow, seat: SeatRow) -> float:
    """What a game counts: a place shared on points is a part of a win, a game won together a whole one."""
    if not seat.won:
        return 0.0
    return 1 / sum(other.won for other in row.seats) if row.ending == POINTS else 1.0


def better(row: GameRow, one: SeatRow, other: SeatRow) -> float:
    """1 if one seat came off better than the other, 0 if worse, a half if they are equal."""
    if one.won != other.won:
        return float(one.won)
    if one.won or one.score == other.score:
        return 0.5
    return float(one.score > other.score)


def margin(row: GameRow, seat: SeatRow) -> float:
    """Points more than the best of the others."""
    others = [other.score for other in row.seats if other.seat != seat.seat]
    return float(seat.score - max(others)) if others else float(seat.score)


def bot_standings(names: Sequence[str], rows: Sequence[GameRow]) -> list[BotStanding]:
    """One for each name, in the order of `names`."""
    rated = ratings(names, rows)
    found = []
    for name in dict.fromkeys(names):
        sat = [(row, seat) for row in rows for seat in row.seats if seat.bot == name]
        wins = sum(share_of_win(row, seat) for row, seat in sat)
        low, high = wilson(wins, len(sat))
        decisions = sum(seat.decisions for _, seat in sat)
        found.append(
            BotStanding(
                name=name,
                games=len(sat),
                wins=round(wins, 2),
                win_rate=wins / len(sat) if sat else 0.0,
                low=low,
                high=high,
                rating=rated[name],
                margin=sum(margin(row, seat) for row, seat in sat) / len(sat) if sat else 0.0,
                seconds_per_decision=sum(sum(seat.seconds) for _, seat in sat) / max(1, decisions),
            )
        )
    return found


def pair_standings(names: Sequence[str], rows: Sequence[GameRow]) -> list[PairStanding]:
    """All pairs of different bots that have met."""
    found = []
    for a, b in combinations(dict.fromkeys(names), 2):
        wins, games = meetings(a, b, rows)
        if games:
            found.append(PairStanding(a, b, games, wins / games, *wilson(wins, games)))
    return found


def meetings(a: str, b: str, rows: Sequence[GameRow]) -> tuple[float, int]:
    """The games that a won against b, and those in which both played."""
    wins, games = 0.0, 0
    for row in rows:
        met = [
            better(row, one, other)
            for one in row.seats
            for other in row.seats
            if one.bot == a and other.bot == b
        ]
        if met:
            wins += sum(met) / len(met)
            games += 1
    return wins, games


def all_clear(names: Sequence[str], rows: Sequence[GameRow]) -> bool:
    """Whether it is clear of every pair of bots who is the better one."""
    counts = [meetings(a, b, rows) for a, b in combinations(dict.fromkeys(names), 2)]
    return bool(counts) and all(is_clear(wins, games) for wins, games in counts)


def ratings(names: Sequence[str], rows: Sequence[GameRow]) -> dict[str, float]:
    """Ratings by OpenSkill (Plackett-Luce), game by game in their order; a bot that never met another one
    has that of a beginner."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    for row in sorted(rows, key=lambda one: one.number):
        seats = [seat for seat in row.seats if seat.bot]
        if len({seat.bot for seat in seats}) < 2:
            continue
        places = [[-float(seat.won), float(-seat.score)] for seat in seats]
        ranks = [float(sorted(places).index(place)) for place in places]
        rated = model.rate([[known[seat.bot]] for seat in seats], ranks=ranks)
        # A bot on several seats learns from all of them: the mean of what they say.
        for name in {seat.bot for seat in seats}:
            new = [team[0] for team, seat in zip(rated, seats, strict=True) if seat.bot == name]
            known[name].mu = sum(one.mu for one in new) / len(new)
            known[name].sigma = sum(one.sigma for one in new) / len(new)
    return {name: round(found.mu, 2) for name, found in known.items()}
