"""Searching for turtle and action tiles (NA-CARD-12, -13, -27, -31, -32, -39, -41)."""

from __future__ import annotations

from typing import Any

import pytest
from new_allies_table import AllyTable

from firekeeper.games.wendake.restore import ReplaceTile
from firekeeper.kernel.rng import Stream

GOODS = {"corn": 1, "bean": 1, "pumpkin": 1, "leather": 1, "fish": 1}


def claiming(*cards: str, **goods: int) -> AllyTable:
    """Seat 0 with 3 rifles and 3 women at work performs Military."""
    table = AllyTable().turn_cards(0, *cards).have(0, rifle=3, **goods)
    table.put(0, "woman", "sandusky.1", "wendake.1")
    return table.begin(0, "military")


@pytest.mark.rule("NA-CARD-12", "NA-CARD-31", "NA-CARD-04", "NA-MIL-06", "NA-EX-11")
def test_the_example_of_the_rulebook() -> None:
    table = claiming("turn1_11", **GOODS)
    table.choose("claim rifles_3", "turtle rifles_3_mask", "claim women_3", "turtle women_3_ritual")
    table.choose("claim_nothing")
    assert table.legal() == {"continue", "turn_card turn1_11"}
    table.use("turn1_11")
    assert {text.split()[1] for text in table.legal("look")} == {"rifles_3", "women_3"}
    assert table.legal("done", "keep") == set()
    table.choose("look rifles_3 corn", "turtle rifles_3_military")
    assert table.legal("keep") == {"keep rifles_3_mask", "keep rifles_3_military"}
    assert table.legal("done") == set()
    table.choose("keep rifles_3_military")
    assert {text.split()[1] for text in table.legal("look")} == {"women_3"}
    assert not any("corn" in text for text in table.legal("look"))
    assert table.why_not("look women_3 corn") == "NA-CARD-04"
    table.choose(
        "look women_3 fish", "turtle women_3_mask", "look women_3 pumpkin", "turtle women_3_military"
    )
    assert len(table.legal("keep")) == 3
    table.choose("keep women_3_military")
    assert table.goods(0) == {"rifle": 3, "leather": 1, "bean": 1}
    assert table.legal() == {"done"}
    table.choose("done", "continue", "continue")
    held = [table.box.turtle_names[tile] for tile in range(48) if table.player(0).turtles >> tile & 1]
    assert held == ["women_3_military", "rifles_3_military"]
    assert table.state.turtle_stacks[0] == table.state.turtle_stacks[9] == 3


@pytest.mark.rule("NA-CARD-31", "NA-MIL-06")
def test_the_question_is_asked_only_if_a_use_is_possible() -> None:
    without = claiming(**GOODS).choose("claim rifles_3", "turtle rifles_3_mask", "claim_nothing")
    assert type(without.decision).__name__ == "ScoreWithPatrols"
    poor = claiming("turn1_11").choose("claim rifles_3", "turtle rifles_3_mask", "claim_nothing")
    assert type(poor.decision).__name__ == "ScoreWithPatrols"
    nothing = claiming("turn1_11", **GOODS).choose("claim_nothing")
    assert type(nothing.decision).__name__ == "ScoreWithPatrols"


@pytest.mark.rule("NA-CARD-12", "NA-DX-25")
def test_a_stack_is_searched_as_far_as_it_goes() -> None:
    table = AllyTable().turn_cards(0, "turn1_11").have(0, **GOODS).turtles(1, "women_3_mask")
    table.put(0, "woman", "sandusky.1", "wendake.1").begin(0, "military")
    table.choose("claim women_3", "turtle women_3_ritual", "claim_nothing").use("turn1_11")
    table.choose("look women_3 corn", "turtle women_3_economic", "look women_3 bean")
    table.choose("turtle women_3_military")
    assert table.legal("look") == set()


@pytest.mark.rule("NA-CARD-39", "NA-DX-43")
def test_two_searches_count_their_resources_apart() -> None:
    table = claiming("turn1_11", "turn2_07", corn=2)
    table.choose("claim rifles_3", "turtle rifles_3_mask", "claim_nothing").use("turn1_11")
    table.choose("look rifles_3 corn", "turtle rifles_3_ritual", "keep rifles_3_ritual", "done")
    table.use("turn2_07").choose("look rifles_3 corn")
    assert "turtle rifles_3_mask" in table.legal()


@pytest.mark.rule("NA-CARD-27", "NA-CARD-41", "NA-CARD-31")
def test_only_the_searcher_sees_the_tiles() -> None:
    table = claiming("turn1_11", **GOODS)
    table.choose("claim rifles_3", "turtle rifles_3_mask", "claim_nothing").use("turn1_11")
    table.choose("look rifles_3 corn", "turtle rifles_3_military")
    assert table.rules.view(table.state, 0).players[0].seen == ["rifles_3_military"]
    for viewer in (1, None):
        shown = table.rules.view(table.state, viewer).players[0]
        assert shown.seen is None
        assert shown.goods["corn"] == 0
    assert table.told("TileFound")[-1].audience == 0b001
    assert table.told("TileSought")[-1].audience == -1
    assert "keep" in table.decision.secret
    for seed in range(8):
        mine: Any = table.rules.imagine(table.state, 0, Stream(f"mine {seed}"))
        assert mine.turtles_seen == table.state.turtles_seen
    dealt = {
        table.rules.imagine(table.state, 1, Stream(f"theirs {seed}")).turtles_seen[0]  # type: ignore[attr-defined]
        for seed in range(20)
    }
    assert len(dealt) > 1
    assert all(seen.bit_count() == 1 for seen in dealt)


@pytest.mark.rule("NA-CARD-41")
def test_whoever_looks_through_the_deck_knows_it() -> None:
    table = AllyTable().turn_cards(0, "turn1_18").have(0, rifle=1).hold(1, "husk", "tongue").turn(0)
    table.use("turn1_18")
    deck = list(table.state.deck)
    shown = table.rules.view(table.state, 0).players[0].seen
    assert shown is not None
    assert len(shown) == sum(deck)
    assert table.rules.view(table.state, 1).players[0].seen is None
    for seed in range(6):
        mine: Any = table.rules.imagine(table.state, 0, Stream(f"mine {seed}"))
        assert mine.deck == deck
    theirs: list[Any] = [table.rules.imagine(table.state, None, Stream(f"{seed}")) for seed in range(12)]
    assert any(state.deck != deck for state in theirs)


# --- action tiles ---------------------------------------------------------------------------------------


def replacing(*cards: str, **goods: int) -> AllyTable:
    """Seat 0 replaces a tile in 2.B."""
    table = AllyTable().turn_cards(0, *cards).have(0, **goods)
    table.advanced("level1_01", "level1_02", "level1_03", "level1_04", "level1_05", "level1_06")
    player = table.player(0)
    player.cycled_out, player.grid = player.grid[6:], (-1, -1, -1, *player.grid[:6])
    return table.then(table.box.frame(ReplaceTile)(0))


@pytest.mark.rule("NA-CARD-13", "NA-CARD-32", "NA-CARD-05", "NA-AMB-14", "NA-AMB-50")
def test_a_tile_looked_at_may_be_taken() -> None:
    table = replacing("turn1_12", corn=1, fish=1).use("turn1_12")
    assert table.legal() == {"look corn", "look fish"}
    table.choose("look corn", "tile level1_na3")
    assert table.legal() == {"done", "look fish"}
    assert table.why_not("look corn") == "NA-CARD-04"
    table.choose("look fish", "tile level1_17", "done")
    assert {"replace basic_hunt level1_na3", "replace basic_hunt level1_17"} <= table.legal()
    display = table.state.display
    table.choose("replace basic_hunt level1_na3")
    assert table.state.display == display
    assert table.state.stack == table.state.pool.bit_count() == 15
    assert table.told("TilesReturned")[-1].count == 1
    assert table.cards(0) == {"turn1_12": False}


@pytest.mark.rule("NA-CARD-32", "NA-DX-44")
def test_tiles_not_taken_are_back_before_the_display_is_refilled() -> None:
    table = replacing("turn1_12", corn=1, fish=1).use("turn1_12")
    table.choose("look corn", "tile level1_na3", "look fish", "tile level1_17", "done")
    table.choose("replace basic_hunt level1_01")
    table.until("tile")
    assert {"tile level1_na3", "tile level1_17"} <= table.legal()
    kept = replacing("turn1_12", corn=1).use("turn1_12").choose("look corn", "tile level1_17", "done")
    kept.choose("keep_tiles")
    assert kept.state.pool.bit_count() == 16
    assert kept.state.tiles_seen == [0, 0]


@pytest.mark.rule("NA-CARD-32", "NA-CARD-13")
def test_without_a_pile_or_a_resource_it_is_not_offered() -> None:
    table = replacing("turn1_12", corn=1)
    table.state.stack = table.state.pool = 0
    assert table.legal("turn_card") == set()
    assert replacing("turn1_12").legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-27", "NA-CARD-41", "NA-CARD-32")
def test_action_tiles_looked_at_are_secret() -> None:
    table = replacing("turn1_12", corn=1).use("turn1_12").choose("look corn", "tile level1_17", "done")
    assert table.rules.view(table.state, 0).players[0].seen == ["level1_17"]
    assert table.rules.view(table.state, 1).players[0].seen is None
    others = {
        table.rules.imagine(table.state, 1, Stream(f"{seed}")).tiles_seen[0]  # type: ignore[attr-defined]
        for seed in range(20)
    }
    assert len(others) > 1


@pytest.mark.rule("NA-CARD-08", "NA-RESTORE-07")
def test_the_leftover_card_may_be_copied_in_2b() -> None:
    table = replacing("turn1_07", corn=1).under_spaces("", "turn1_13")
    assert table.legal("turn_card") == {"turn_card turn1_07 action_tile_search"}
    table.choose("turn_card turn1_07 action_tile_search", "look corn", "tile level1_17", "done", "keep_tiles")
    assert table.cards(0) == {}
    assert table.spaces()[1] == "turn1_13"
