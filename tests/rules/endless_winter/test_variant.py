"""Setup variants (area VARIANT): the drafts of Setup cards and of Chiefs."""

import pytest
from endless_winter_setup import at_random, begin, set_up

from firekeeper.games.endless_winter.draft import TakeChief, TakeSetup

ORDER = ("aid seat2", "aid seat3", "aid seat1")


@pytest.mark.rule("EW-VARIANT-01")
@pytest.mark.parametrize("setup", ["setup_draft", "chief_draft"])
def test_the_map_lies_there_before_anybody_takes_a_card(setup: str) -> None:
    table = at_random(begin(3, setup=setup), 2, "take_setup")
    assert len(table.state.terrain) == 19
    assert len(table.state.tiles) == 4
    assert all(player.setup_card < 0 for player in table.state.players)


@pytest.mark.rule("EW-VARIANT-01", "EW-GLACIER-02")
def test_glacier_tokens_lie_there_too() -> None:
    table = at_random(begin(2, setup="chief_draft", glacier_tokens=True), 2, "take_chief")
    assert sum(token != -1 for token in table.state.glaciers) == 6


@pytest.mark.rule("EW-VARIANT-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_setup_card_more_than_players_in_reverse_turn_order(players: int) -> None:
    table = at_random(begin(players, setup="setup_draft"), 4, "take_setup")
    for left, seat in enumerate(reversed(table.state.order)):
        decision = table.decision
        assert isinstance(decision, TakeSetup)
        assert decision.seat == seat
        assert len(table.legal()) == players + 1 - left
        taken = min(table.legal())
        table.choose(taken)
        card = table.player(seat).setup_card
        assert taken == f"take_setup {table.box.setup_ids[card]}"
        assert table.food(seat) >= table.box.setup_food[card]
    assert table.state.setups_offered == ()  # the last one is back in the box


@pytest.mark.rule("EW-VARIANT-02")
def test_with_the_setup_draft_chiefs_are_still_dealt() -> None:
    table = at_random(begin(3, setup="setup_draft"), 1, "side")
    assert len({player.chief for player in table.state.players}) == 3
    assert table.why_not("take_chief great_eye side_a") == "EW-VARIANT-03"


@pytest.mark.rule("EW-VARIANT-03", "EW-VARIANT-04", "EW-EX-31")
def test_chiefs_in_turn_order_setup_cards_the_other_way_round() -> None:
    table = at_random(begin(3, setup="chief_draft"), 6, "aid").choose(*ORDER)
    chiefs = []
    at_random(table, 6, "take_chief")
    while isinstance(table.decision, TakeChief):
        chiefs.append((table.decision.seat, len(table.legal())))
        table.choose(min(table.legal()))
    assert chiefs == [(1, 8), (2, 6), (0, 4)]  # 4, 3 and 2 cards with two sides each
    assert table.state.chiefs_offered == ()
    setups = []
    at_random(table, 6, "take_setup")
    while isinstance(table.decision, TakeSetup):
        setups.append((table.decision.seat, len(table.legal())))
        table.choose(min(table.legal()))
    assert setups == [(0, 4), (2, 3), (1, 2)]


@pytest.mark.rule("EW-VARIANT-03", "EW-SETUP-15")
def test_a_drafted_chief_comes_with_the_side_one_likes() -> None:
    table = at_random(begin(2, setup="chief_draft"), 3, "take_chief")
    first, second = table.state.order
    offered = table.box.chief_ids[table.state.chiefs_offered[0]]
    assert {f"take_chief {offered} side_a", f"take_chief {offered} side_b"} <= table.legal()
    table.choose(f"take_chief {offered} side_b")
    assert table.box.chief_ids[table.player(first).chief] == offered
    assert table.player(first).side == 1
    assert f"take_chief {offered} side_a" not in table.legal()
    assert table.why_not(f"take_chief {offered} side_a") == "EW-VARIANT-03"
    assert table.decision is not None
    assert table.decision.seat == second


@pytest.mark.rule("EW-VARIANT-04")
def test_with_four_players_all_five_cards_of_each_kind_are_on_offer() -> None:
    table = at_random(begin(4, setup="chief_draft"), 1, "take_chief")
    assert len(table.legal()) == 10
    assert len(at_random(table, 1, "take_setup").legal()) == 5


@pytest.mark.rule("EW-VARIANT-01", "EW-VARIANT-04", "EW-SETUP-38")
@pytest.mark.parametrize("setup", ["base", "setup_draft", "chief_draft"])
def test_three_ways_to_set_up_end_alike(setup: str) -> None:
    table = set_up(3, 5, setup=setup)
    for seat in range(3):
        assert len(table.cards(seat, "hand")) == 5
        assert table.player(seat).side in (0, 1)
    assert len(table.state.hunt) == 4
    table.check()
