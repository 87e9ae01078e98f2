"""Positions of Tindaya as files: written, read again, refused if they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import firekeeper
from firekeeper.kernel.position import PositionError
from firekeeper.positions import parse_position


def whole() -> Any:
    made = firekeeper.position("tindaya", players=2, mode="domination", tribes=["majos", "agana"])
    made.building("2,7", "goat_pen", animals=2).natives(0, "2,7", villagers=2, nobles=2)
    made.building("1,6", "field").natives(1, "1,6", villagers=3, nobles=2).fort("7,2", 2)
    return made.have(0, milk=2).idols(1, "learning").collected(0, wood_token=1).to_move(1)


def test_a_position_is_written_and_read_again() -> None:
    made = whole()
    again = parse_position(made.text())
    assert again.state.dump() == made.state.dump()
    game = again.play(seed=1)
    assert game.seat == 1
    assert "pass" in [choice.text for choice in game.choices]


def test_a_position_that_cannot_be_is_refused() -> None:
    made = firekeeper.position("tindaya", players=2).natives(0, "2,0", villagers=8, nobles=2)
    with pytest.raises(PositionError, match="8 villagers on the board"):
        made.to_move(0).check()
    with pytest.raises(PositionError, match="there is no hex «99,0»"):
        made.natives(0, "99,0", villagers=1)
