"""Extreme difficulty (NA-EXTREME): objectives can only cost."""

from __future__ import annotations

from typing import Any

import pytest
from wendake_table import Table

from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.solo.scoring import objectives_met


def finished(difficulty: str = "extreme", **options: Any) -> Table:
    """The end of a game with objectives A (few in the longhouse), C (a track at 25) and D (six tiles)."""
    table = Table(players=1, homes=["cataraqui"], difficulty=difficulty, **options)
    table.ghost("a", "c", "d").track(0, economic=10, military=10, ritual=10, mask=10)
    table.player(0).swaps = 0
    return table


def ended(table: Table) -> list[int]:
    table.then(FinalScoring()).settle()
    scores: list[int] = table.box.scores(table.state)
    return scores


@pytest.mark.rule("NA-EXTREME-01", "NA-EXTREME-03", "NA-DX-16", "NA-EXTREME-04")
def test_each_missed_objective_costs_a_point_and_met_ones_give_none() -> None:
    table = finished()
    met = len(objectives_met(table.state))
    assert 0 <= met < 3
    assert table.box.scores(table.state)[0] == 20  # before the end neither gain nor penalty (NA-EXTREME-05)
    assert ended(table)[0] == 20 - (3 - met)
    assert len(table.told("ObjectiveMissed")) == 3 - met
    assert [event.points for event in table.told("ObjectiveMet")] == [0] * met


@pytest.mark.rule("NA-EXTREME-02", "NA-DX-34", "NA-EXTREME-05")
def test_the_penalty_can_be_raised() -> None:
    table = finished(penalty=3)
    met = len(objectives_met(table.state))
    assert ended(table)[0] == 20 - 3 * (3 - met)


@pytest.mark.rule("NA-EXTREME-04")
def test_the_total_may_become_negative() -> None:
    table = finished(penalty=5).track(0, economic=0, military=0, ritual=0, mask=0)
    met = len(objectives_met(table.state))
    assert ended(table)[0] == -5 * (3 - met)
    assert table.state.ghost_score == ended(table)[1]


@pytest.mark.rule("NA-SOLO-30")
def test_other_difficulties_are_as_in_the_base_game() -> None:
    table = finished("easy")
    met = len(objectives_met(table.state))
    assert ended(table)[0] == 20 + 3 * met
