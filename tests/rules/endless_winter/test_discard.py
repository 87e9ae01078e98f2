"""Step 3 (area DISCARD): the board is cleared."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.games.endless_winter.terms import NOWHERE


@pytest.mark.rule("EW-DISCARD-01")
def test_all_cards_above_the_board_go_to_the_discard_pile() -> None:
    table = Table().hold(0, "c1_03", "hunter", "start_brave", "elder").turn(0)
    table.choose("play c1_03", "stop", "place tribe hunt", "work hunter", "work start_brave")
    assert table.cards(0, "above") == ["start_brave", "hunter", "c1_03"]
    table.choose("on", "forgo", "end")
    assert table.cards(0, "above") == []
    assert table.cards(0, "discard") == ["start_brave", "hunter", "c1_03"]
    assert table.cards(0, "hand") == ["elder"]
    assert [event.cards for event in table.told("CardsCleared")] == [["start_brave", "hunter", "c1_03"]]


@pytest.mark.rule("EW-DISCARD-01", "EW-ECLIPSE-01")
def test_before_the_eclipse_pile_is_built() -> None:
    table = Table().hold(0, "hunter", "elder").turn(0, lap=3)
    table.choose("stop", "place tribe hunt", "work hunter", "on", "forgo", "end")
    assert isinstance(table.decision, BuildPile)
    assert table.cards(0, "discard") == ["hunter"]
    assert table.legal() == {"commit elder", "sealed"}


@pytest.mark.rule("EW-DISCARD-01")
def test_nothing_of_the_turn_is_left() -> None:
    table = Table().have(0, food=1, tool=1).hold(0, "start_brave", "c1_02").turn(0)
    table.choose("play c1_02", "take tool", "stop", "place chief initiate", "recruit hunter", "pay food:2")
    state = table.state
    assert state.types_taken
    assert state.chief_unused
    assert table.player(0).recruited
    table.choose("on", "skip", "forgo", "end")
    assert (state.place, state.committed) == (NOWHERE, NOWHERE)
    assert (state.types_taken, state.chief_unused, state.cultures, state.labour) == (0, 0, 0, 0)
    assert table.player(0).recruited == ()


@pytest.mark.rule("EW-DISCARD-02", "EW-TURN-05")
def test_no_card_is_drawn_instead() -> None:
    table = Table().hold(0, "hunter").deck(0, "elder").turn(0)
    table.choose("stop", "place tribe hunt", "work hunter", "on", "forgo", "end")
    assert table.cards(0, "hand") == []
    assert table.cards(0, "deck") == ["elder"]
