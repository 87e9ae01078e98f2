"""Positions of Tindaya as files: written, read again, refused if they cannot be."""

from __future__ import annotations

from collections.abc import Callable
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


REFUSED: dict[str, Callable[[Any], Any]] = {
    "a dock stands on a coast .TD-TERMS-16., but 2,0 is forest": lambda made: made.building("2,0", "dock"),
    "a building or fort is on 0,1 already": lambda made: made.building("0,1", "dock").building("0,1", "dock"),
    "no dock is left in the supply": lambda made: [
        made.building(hex_, "dock") for hex_ in ("0,1", "6,1", "5,2", "8,2", "12,4", "-3,6", "3,5")
    ],
    "no animals live in a dock": lambda made: made.building("0,1", "dock", animals=1),
    "3,0 is sea, no land": lambda made: made.natives(0, "3,0", villagers=1),
    "natives do not stand in a fort": lambda made: made.fort("7,2", 2).natives(0, "7,2", nobles=1),
    "natives stand on 7,2": lambda made: made.natives(0, "7,2", nobles=1).fort("7,2", 2),
    "at least one conquistador": lambda made: made.fort("7,2", 0),
    "a fort stands on a terrain": lambda made: made.fort("1,1", 2),
    "a clay_token does not lie on 2,0": lambda made: made.token("2,0", "clay_token"),
    "canoes lie on the sea": lambda made: made.canoes("2,0"),
    "2,0 has a wall already": lambda made: made.walls("2,0", "2,0"),
    "there are 2 walls": lambda made: made.walls("2,0", "2,1", "4,1"),
    "no number is below 0": lambda made: made.have(0, wood=-1),
    "the spaces of wrath are 0 to 5": lambda made: made.wrath(6, 1),
    "the eras of this game are 1 to 3": lambda made: made.era(4),
    "a slot takes 3 pawns": lambda made: made.pawns(0, "acoran", 1, 2).pawns(1, "acoran", 1, 2),
    "the slots of an offering card are 1 to 4": lambda made: made.pawns(0, "acoran", 0, 1),
    "there is no trench 9": lambda made: made.ship("ship_white", 9),
    "there is no volcano 5": lambda made: made.vanished(5).standee("acoran", 5),
    "there are two fires": lambda made: made.fires(0, 1, 2),
    "names seats 0 to 2 once each": lambda made: made.order(0, 1),
    "the discs are those of seats": lambda made: made.discs(0, 1),
    "bought once": lambda made: made.bought(0, "large_capacity").bought(1, "large_capacity"),
    "most_docks is somewhere already": lambda made: made.objective(0, "most_docks", 2).objective(
        1, "most_docks", 2
    ),
    "a tribe has 2 nobles": lambda made: made.lost_nobles(0, 3),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_step_that_cannot_be_taken_says_why(reason: str) -> None:
    made = firekeeper.position("tindaya", players=3, mode="domination")
    with pytest.raises(PositionError, match=reason):
        REFUSED[reason](made)
