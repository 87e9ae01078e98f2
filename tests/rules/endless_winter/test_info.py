"""Hidden and open information (area INFO)."""

from typing import Any

import pytest
from endless_winter_setup import set_up
from endless_winter_table import Table

from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.kernel import engine
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.rng import Stream


def seen(table: Table, viewer: int | None, seat: int = 0) -> Any:
    """What a viewer sees of a seat."""
    return table.box.view(table.state, viewer).players[seat]


@pytest.mark.rule("EW-INFO-01")
def test_a_hand_is_secret_its_size_is_not() -> None:
    table = Table(3).hold(0, "hunter", "c1_03")
    assert seen(table, 0).hand == ["hunter", "c1_03"]
    for viewer in (1, 2, None):
        assert seen(table, viewer).hand is None
        assert seen(table, viewer).hand_size == 2


@pytest.mark.rule("EW-INFO-02")
def test_an_eclipse_pile_is_secret_until_the_reveal() -> None:
    table = Table().hold(0, "hunter", "c1_03").then(BuildPile(0))
    decision = table.decision
    choice = table.box.book.find("commit hunter")
    assert decision is not None
    assert choice is not None
    assert engine.audience(table.state, decision, choice) == 0b01
    assert engine.audience(table.state, decision, table.box.sealed) == EVERYONE
    table.choose("commit hunter", "commit c1_03", "sealed")
    assert seen(table, 0).eclipse == ["hunter", "c1_03"]
    assert seen(table, 1).eclipse is None
    assert seen(table, 1).eclipse_size == seen(table, None).eclipse_size == 2
    table.phase("eclipse_phase")
    assert seen(table, 1).eclipse == ["hunter", "c1_03"]


@pytest.mark.rule("EW-INFO-03")
def test_a_card_buried_from_hand_is_seen_by_its_owner_only() -> None:
    table = Table().hold(0, "hunter").discard(0, "elder").gain(0, "bury 2").choose("bury_hand hunter")
    told = [(event.card, event.audience) for event in table.told("CardBuried")]
    assert ("hunter", 0b01) in told
    assert all(card == "" for card, audience in told if audience != 0b01)
    assert seen(table, 0).graveyard == ["hunter"]
    assert seen(table, 1).graveyard is None
    assert seen(table, 1).graveyard_size == 1


@pytest.mark.rule("EW-INFO-04")
def test_decks_have_no_order_that_anybody_could_know() -> None:
    table = set_up(3, 4, glacier_tokens=True, rest_tokens=True)
    view = table.box.view(table.state, 0)
    assert view.animal_deck == sum(table.state.animal_deck)
    assert view.culture_left == [12, 20]
    assert {hex.token for hex in view.map} == {"", "face_down"}
    assert view.rest.unseen == 4
    assert view.players[1].deck is None
    assert view.players[1].deck_size == 5


@pytest.mark.rule("EW-INFO-04")
def test_what_a_seat_cannot_know_may_be_dealt_again() -> None:
    table = set_up(3, 4)
    views = set()
    for number in range(8):
        imagined = table.box.imagine(table.state, 0, Stream(number))
        assert table.box.view(imagined, 0) == table.box.view(table.state, 0)
        views.add(imagined.players[1].hand)
        assert imagined.players[0].hand == table.player(0).hand
    assert len(views) > 1


@pytest.mark.rule("EW-INFO-05")
def test_public_zones_look_the_same_to_everybody() -> None:
    table = Table(3).discard(0, "hunter").above(0, "elder").animals(0, "argentavis").own(0, "s1_ground")
    table.animals(0, "sabertooth", tipped=True).have(0, food=3, tool=2).hunt("giant_beaver")
    views = [table.box.view(table.state, viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        player = view.players[0]
        assert (player.discard, player.above) == (["hunter"], ["elder"])
        assert [(animal.id, animal.untipped, animal.tipped) for animal in player.animals] == [
            ("sabertooth", 0, 1),
            ("argentavis", 1, 0),
        ]
        assert (player.food, player.tool) == (3, 2)
        assert (player.chief, player.side) == ("great_eye", "side_a")
        assert [stone.id for stone in player.stones] == ["s1_ground"]
        assert view.hunt == ["giant_beaver"]
        assert view.stacks["hunter"] == 14
        assert len(view.display) == 8
