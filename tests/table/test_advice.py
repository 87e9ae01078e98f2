"""Advice: what the bot compared, how sure it is, and where the difference lies."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.bots import Bot, Budget, make, observe
from firekeeper.bots.chances import Prospect
from firekeeper.bots.lines import Line
from firekeeper.bots.rollouts import Tried
from firekeeper.bots.search_bot import SearchBot, Settings
from firekeeper.library import new
from firekeeper.table.advice import LEAST_PART, advise, beside, sureness, told

LITTLE = Budget(work=1500)


def asked(bot: Bot, game: str = "wendake", **options: Any) -> tuple[str, dict[str, Any], list[str]]:
    table = new(game, seed="advice", **options)
    for _ in range(12):
        table.choose(table.choices[0 if game == "tindaya" else -1])
    assert table.seat is not None
    seen = observe(bot, table.rules, table.position(table.seat), table.seat, table.choices, LITTLE)
    choice, reason = advise(bot, seen)
    return choice, reason, [one.text for one in table.choices]


@pytest.mark.parametrize("game", ["wendake", "endless_winter", "tindaya"])
def test_it_tells_what_the_bot_compared(game: str) -> None:
    choice, reason, offered = asked(make("expert", 3), game, players=2)
    assert choice in offered
    assert reason["choices"] == len(offered)
    told = reason["alternatives"]
    assert told[0]["choice"] == choice
    assert len({one["choice"] for one in told}) == len(told)
    assert {one["choice"] for one in told} <= set(offered)
    values = [one["value"] for one in told[1:]]
    assert values == sorted(values, reverse=True)
    assert reason["sure"] is None or 0.5 <= reason["sure"] <= 1
    for part in reason["parts"]:
        assert abs(part["points"]) >= LEAST_PART


def test_where_winning_is_the_aim_chances_are_told() -> None:
    bot = SearchBot(3, Settings(width=2, lines=3, rollouts=6, horizon=0, aim="win"))
    table = new("wendake", seed="advice", players=1, difficulty="easy")
    while not (len(table.choices) > 2 and table.rules.stage(table.state)[0] == 7):
        table.choose(table.choices[-1])
    assert table.seat is not None
    _, reason = advise(bot, observe(bot, table.rules, table.position(0), 0, table.choices))
    assert all(0 <= one["chance"] <= 1 for one in reason["alternatives"])


def test_games_are_compared_that_both_have_played() -> None:
    """One that was given up after two games is not told as if it had lost the others."""
    rules = new("wendake", seed="advice", players=2).rules
    prospect = Prospect(rules, rules.start(), 0, 0.0)
    best, other = tried(0, 105.0, 104.0, -3.0, -2.0), tried(0, 103.0, -1.0)
    for one in (best, other):
        one.line.steps = [(rules.book.interned[:1], rules.book.interned[0])]
    first, second = told(best, best, True, prospect), told(best, other, True, prospect)
    assert (first["chance"], second["chance"]) == (0.5, 0.0)
    assert first["value"] == pytest.approx(1.0)  # the mean margin
    assert second["value"] == pytest.approx(1.0 - 3.5)  # 5 and 4 beside 3 and -1


def test_a_bot_that_tells_nothing_is_helped_out() -> None:
    choice, reason, offered = asked(make("greedy", 3), players=2)
    assert reason["alternatives"][0]["choice"] == choice
    assert len(reason["alternatives"]) > 1 or len(offered) == 1
    choice, reason, offered = asked(make("random", 3), players=2)
    assert choice in offered
    assert reason["alternatives"] == []  # it has looked at nothing


def tried(line: float, *values: float) -> Tried:
    found = Tried(Line([], line))
    found.values = list(values)
    return found


def test_lines_are_compared_in_the_worlds_that_both_have_seen() -> None:
    best, other = tried(5.0, 10.0, 20.0, 30.0), tried(9.0, 8.0, 18.0)
    assert beside(best, best) == 20.0
    assert beside(best, other) == 18.0  # two points less where both were tried
    assert beside(tried(5.0), tried(4.0)) == 4.0
    assert sureness(best, other) == 1.0
    assert sureness(best, tried(1.0, 9.0)) is None
    assert sureness(tried(0, 1.0, 3.0), tried(0, 3.0, 1.0)) == 0.5
    sure = sureness(tried(0, 3.0, 4.0, 5.0), tried(0, 1.0, 5.0, 2.0))
    assert sure is not None
    assert 0.5 < sure < 1
