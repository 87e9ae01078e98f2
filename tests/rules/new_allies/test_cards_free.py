"""Turn cards in general, and the four free effects (NA-CARD-01 to -09, -25 to -30)."""

from __future__ import annotations

import pytest
from new_allies_table import AllyTable


def own(*cards: str, players: int = 2) -> AllyTable:
    """Seat 0 owns Turn cards; nothing else has been done."""
    return AllyTable(players).turn_cards(0, *cards)


@pytest.mark.rule("NA-CARD-01", "NA-CARD-05", "NA-CARD-25")
def test_a_card_is_used_in_the_own_turn_only() -> None:
    table = own("turn1_05").have(0, beaver=2).turn(0)
    assert table.legal("turn_card") == {"turn_card turn1_05"}
    other = own("turn1_05").have(0, beaver=2).turn(1)
    assert other.legal("turn_card") == set()
    assert other.why_not("turn_card turn1_05") == "NA-CARD-01"
    moving = own("turn1_05").have(0, beaver=2).begin(0, "move 2")
    assert moving.why_not("turn_card turn1_05") == "NA-CARD-05"
    empty = own("turn1_05").turn(0)
    assert empty.why_not("turn_card turn1_05") == "NA-CARD-09"


@pytest.mark.rule("NA-CARD-02", "NA-CARD-26")
def test_a_free_card_is_discarded_once_used() -> None:
    table = own("turn1_05").have(0, beaver=2).turn(0).use("turn1_05")
    assert table.cards(0) == {}
    assert table.state.turn_discard == 1 << table.box.turn_card_names.index("turn1_05")


@pytest.mark.rule("NA-CARD-02", "NA-CARD-28")
def test_an_unused_free_card_does_not_expire() -> None:
    table = own("turn1_05").date(6).have(0, beaver=1).turn(0)
    assert "turn_card turn1_05" in table.legal()


@pytest.mark.rule("NA-CARD-03", "NA-CARD-26")
def test_a_costed_card_is_turned_face_down() -> None:
    table = own("turn1_15").have(0, rifle=3).turn(0).use("turn1_15")
    assert table.cards(0) == {"turn1_15": False}
    assert table.goods(0) == {"rifle": 2, "leather": 1}
    assert table.why_not("turn_card turn1_15") == "NA-CARD-03"


@pytest.mark.rule("NA-CARD-25")
def test_without_the_cost_a_card_is_not_offered() -> None:
    assert own("turn1_15", "turn1_19", "turn1_18").turn(0).legal("turn_card") == set()
    assert own("turn1_15").turn(0).why_not("turn_card turn1_15") == "NA-CARD-20"


@pytest.mark.rule("NA-CARD-05")
@pytest.mark.parametrize("moment", ["turn_start", "before_first_action", "between_actions", "turn_end"])
def test_any_time_means_the_windows_of_a_turn(moment: str) -> None:
    table = own("turn1_01").canoes_on(0, huron=1).turn(0)
    if moment != "turn_start":
        table.choose("activate 0 0")  # Tan Pelts, then Move 1
    if moment in ("between_actions", "turn_end"):
        table.choose("skip tan_pelts")
    if moment == "turn_end":
        table.choose("skip move 1")
    assert "turn_card turn1_01" in table.legal()


@pytest.mark.rule("NA-CARD-28", "NA-CARD-39")
def test_the_same_effect_on_two_cards_is_used_twice() -> None:
    table = own("turn1_15", "turn2_16").have(0, rifle=2).turn(0)
    table.use("turn1_15").use("turn2_16")
    assert table.goods(0) == {"leather": 2}


@pytest.mark.rule("NA-CARD-06", "NA-EX-08")
@pytest.mark.parametrize(("lakes", "fish"), [({"huron": 3}, 1), ({"huron": 2, "erie": 1}, 2)])
def test_fish_per_lake(lakes: dict[str, int], fish: int) -> None:
    table = own("turn1_01").canoes_on(0, **lakes).turn(0).use("turn1_01")
    assert table.goods(0) == {"fish": fish}
    assert table.cards(0) == {}


@pytest.mark.rule("NA-CARD-07", "NA-EX-09")
def test_harvest_one_vegetable() -> None:
    """Women in two corn areas, one of them at home, and in others."""
    table = own("turn1_03").put(0, "woman", "nipissing.1", "sandusky.2", "wendake.1").turn(0)
    table.use("turn1_03")
    assert table.legal() == {"gain corn", "gain bean", "gain pumpkin"}
    assert table.copy().choose("gain corn").goods(0) == {"corn": 2}
    assert table.copy().choose("gain pumpkin").goods(0) == {"pumpkin": 1}
    alone = own("turn1_03").natives(0, "home", woman=0).turn(0)
    assert alone.why_not("turn_card turn1_03") == "NA-CARD-07"
    home = own("turn1_03").turn(0).use("turn1_03")
    assert home.legal() == {"gain corn"}


@pytest.mark.rule("NA-CARD-09")
def test_free_tan() -> None:
    table = own("turn1_06").have(0, beaver=3, leather=1).turn(0).use("turn1_06")
    assert table.goods(0) == {"leather": 4}


@pytest.mark.rule("NA-CARD-08", "NA-CARD-30", "NA-DX-10")
def test_copying_pays_for_itself_and_leaves_the_other_card() -> None:
    table = own("turn1_07").turn_cards(1, "turn1_09").have(0, corn=1, fish=1).turn(0)
    assert table.legal("turn_card") == {"turn_card turn1_07 two_resources_for_rifle"}
    table.choose("turn_card turn1_07 two_resources_for_rifle", "spend corn", "spend fish")
    assert table.goods(0) == {"rifle": 1}
    assert table.cards(1) == {"turn1_09": True}
    assert table.cards(0) == {}


@pytest.mark.rule("NA-CARD-08", "NA-CARD-30")
def test_what_can_be_copied() -> None:
    table = own("turn1_07", "turn2_04", players=3).have(0, beaver=1, corn=1, fish=1)
    table.canoes_on(0, huron=1).under_spaces("turn1_01").turn_cards(1, "turn1_05")
    table.turn_cards(2, "turn1_09", used=True).turn(0)
    assert table.legal("turn_card") == {
        "turn_card turn1_07 fish_per_lake",
        "turn_card turn1_07 free_tan",
        "turn_card turn2_04 fish_per_lake",
        "turn_card turn2_04 free_tan",
    }
    assert table.why_not("turn_card turn1_07 two_resources_for_rifle") == "NA-CARD-30"
    table.choose("turn_card turn1_07 fish_per_lake")
    assert table.spaces()[0] == "turn1_01"
    assert table.cards(0) == {"turn2_04": True}


@pytest.mark.rule("NA-CARD-08")
def test_a_card_being_taken_may_be_copied() -> None:
    table = own("turn1_07").canoes_on(0, huron=1).under_spaces("turn1_01", "turn1_09").turn(0)
    table.choose("reserve 1")
    assert "turn_card turn1_07 fish_per_lake" in table.legal()


@pytest.mark.rule("NA-CARD-30", "NA-DX-38")
def test_copies_are_chosen_by_effect() -> None:
    table = AllyTable(3).turn_cards(0, "turn1_07").turn_cards(1, "turn1_05", "turn1_06", "turn1_15")
    table.turn_cards(2, "turn2_03").have(0, beaver=1).turn(0)
    assert table.legal("turn_card") == {"turn_card turn1_07 free_tan"}
    table.have(0, beaver=1, rifle=1).put(0, "hunter", "saginaw.3")
    assert table.legal("turn_card") == {"turn_card turn1_07 free_tan", "turn_card turn1_07 hunters_leather"}


@pytest.mark.rule("NA-CARD-39", "NA-DX-46")
def test_a_card_and_a_copy_of_it() -> None:
    table = own("turn1_19", "turn1_07").alliance(0, "english", 1).patrols(0, "sandusky", "wendake")
    table.have(0, rifle=2).turn(0)
    table.choose("turn_card turn1_07 advance_alliance").use("turn1_19")
    assert table.disk(0) == ("english", 3)
    assert table.patrols_at(0) == ["sandusky", "wendake"]
