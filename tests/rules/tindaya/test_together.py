"""Choices that touch only the chooser's own pieces are made at the same time (TD-PRIORITY-09)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.kernel import engine
from firekeeper.kernel.game import Game


def era_ends(table: Table) -> Game:
    """A game that starts here. The nobles that are nowhere are dead, so that the position is whole."""
    for seat in range(table.box.seats):
        table.lost_nobles(seat, 2 - len(table.player(seat).nobles))
    return table.play(seed=1)


def hungry() -> Table:
    """Seat 1 has more than enough, seats 2 and 3 have food for one of two."""
    table = Table().have(0, fish=1, salted_meat=2).natives(0, "2,0", villagers=2)
    table.have(1, fish=1).have(2, fish=1).natives(1, "5,6", villagers=1).natives(1, "4,7", villagers=1)
    return table.natives(2, "1,6", villagers=1).natives(2, "1,7", villagers=1)


@pytest.mark.rule("TD-PRIORITY-09", "TD-PRIORITY-08", "TD-END2-06")
def test_all_tribes_are_fed_at_the_same_time() -> None:
    game = era_ends(hungry().next("food"))
    assert game.waiting == (0, 1, 2)
    game.choose("dies 1,7", 2)
    game.choose("eat salted_meat", 0)
    state: Any = game.state
    assert len(state.players[2].villagers) == 2  # nothing is applied before the last answer
    game.choose("dies 5,6", 1)
    state = game.state
    assert [len(player.villagers) for player in state.players] == [2, 1, 1]
    assert state.wrath == (1, 3)


@pytest.mark.rule("TD-PRIORITY-09", "TD-END1-01", "TD-END1-05")
def test_all_owners_of_a_short_reserve_choose_their_births_at_the_same_time() -> None:
    table = Table().building("2,0", "pigsty").building("5,6", "field").building("1,6", "pigsty")
    table.building("3,5", "dock").building("5,8", "goat_pen").building("1,7", "field")
    for seat in range(3):
        table.trades(seat, "fisher", "pig_breeder", "goatherd", "farmer")
    table.natives(0, "2,0", villagers=4).natives(0, "5,6", villagers=2)
    table.natives(1, "1,6", villagers=2).natives(1, "3,5", villagers=4)
    table.natives(2, "5,8", villagers=2).natives(2, "1,7", villagers=2)
    game = era_ends(table.next("reproduction"))
    assert game.waiting == (0, 1)
    game.choose("birth 3,5", 1)
    state: Any = game.state
    assert [len(player.villagers) for player in state.players] == [6, 6, 6]  # seat 3 has enough
    game.choose("birth 2,0", 0)
    state = game.state
    assert [len(player.villagers) for player in state.players] == [7, 7, 6]


@pytest.mark.rule("TD-PRIORITY-09", "TD-END4-01")
def test_all_tribes_are_housed_at_the_same_time() -> None:
    table = Table().natives(0, "2,0", villagers=3).natives(0, "1,1", villagers=2)
    table.natives(2, "5,6", villagers=3).natives(2, "5,7", villagers=3)
    game = era_ends(table.next("housing"))
    assert game.waiting == (0, 2)
    for text in ("dies 5,6", "dies 5,7"):
        game.choose(text, 2)
    game.choose("dies 1,1", 0)
    state: Any = game.state
    assert [len(player.villagers) for player in state.players] == [4, 0, 4]


@pytest.mark.rule("TD-PRIORITY-09", "TD-END5-03", "TD-OFFER-13")
def test_all_other_contributors_choose_at_the_same_time() -> None:
    table = Table(players=4, mode="domination").pawns(0, "acoran", 1, 3).pawns(1, "acoran", 2, 2)
    table.pawns(2, "acoran", 1, 1).pawns(3, "acoran", 2, 1)
    game = era_ends(table.next("offerings"))
    assert game.waiting == (2, 3)
    game.choose("resource salt", 3)
    game.choose("resource wood", 2)
    state: Any = game.state
    assert (state.players[2].goods[14], state.players[3].goods[1]) == (1, 1)


@pytest.mark.rule("TD-PRIORITY-09")
def test_a_saved_position_in_the_middle_goes_on() -> None:
    table = hungry().end("food").choose("eat fish")
    saved = table.box.restore(json.loads(json.dumps(table.state.dump())))
    decision = engine.run_automatic(saved)
    assert decision is not None
    assert [choice.text for choice in engine.legal(saved, decision)] == [one.text for one in table.choices()]
    assert saved.dump() == table.state.dump()
