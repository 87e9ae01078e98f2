"""The costed effects of Turn cards (NA-CARD-10 to -24); searches are in test_searches.py."""

from __future__ import annotations

from typing import Any

import pytest
from new_allies_table import GRID, AllyTable


def own(*cards: str, players: int = 2, **goods: int) -> AllyTable:
    """Seat 0 owns Turn cards and goods."""
    return AllyTable(players).turn_cards(0, *cards).have(0, **goods)


# --- other_flag_alliance ------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-10", "NA-ORDER-11", "NA-DX-48", "NA-EX-10")
def test_the_other_flag_before_or_after_the_card() -> None:
    table = own("turn2_08", rifle=1).under_spaces("turn1_16", "turn1_02").turn(0).choose("reserve 1")
    assert table.legal() == {"perform alliance french", "skip alliance french", "turn_card turn2_08"}
    first = table.copy().use("turn2_08")
    assert first.legal() == {"advance english"}
    first.choose("advance english", "done")
    assert first.cards(0) == {"turn1_16": True, "turn2_08": False}
    assert first.disk(0) == ("english", 1)
    assert first.legal() == {"end_turn"}
    later = table.copy().choose("skip alliance french")
    assert later.legal() == {"end_turn", "turn_card turn2_08"}
    later.use("turn2_08")
    assert later.legal() == {"advance english"}
    done = table.copy().choose("perform alliance french", "advance french", "done")
    assert done.legal() == {"end_turn"}
    assert done.why_not("turn_card turn2_08") == "NA-CARD-05"


@pytest.mark.rule("NA-CARD-10", "NA-DX-22", "NA-EX-10", "NA-AMB-11")
def test_the_card_being_taken_may_be_used_itself() -> None:
    table = own(rifle=1).under_spaces("turn1_14", "turn1_01").turn(0).choose("reserve 1")
    assert "turn_card turn1_14" in table.legal()
    table.use("turn1_14")
    assert table.legal() == {"advance english", "advance french"}
    table.choose("advance french", "done")
    assert table.legal() == {"end_turn"}
    other = own("turn1_14", rifle=1).under_spaces("turn1_01").turn(0)
    other.choose("reserve 1", "perform alliance english", "advance english", "done")
    assert other.legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-10")
def test_no_use_with_both_flags_or_on_tiles() -> None:
    table = own("turn1_14", rifle=1).under_spaces("turn1_08").turn(0).choose("reserve 1")
    assert table.legal("turn_card") == set()
    tile = AllyTable(grid=("level1_na1", *GRID[1:])).turn_cards(0, "turn1_14").have(0, rifle=1).turn(0)
    assert tile.choose("activate 0 0").legal("turn_card") == set()


# --- goods and points -----------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-11")
def test_a_rifle_for_two_resources() -> None:
    table = own("turn1_08", rifle=1).turn(0).use("turn1_08")
    assert table.legal() == {f"gain {good}" for good in ("corn", "bean", "pumpkin", "leather", "fish")}
    table.choose("gain leather", "gain leather")
    assert table.goods(0) == {"leather": 2}


@pytest.mark.rule("NA-CARD-16", "NA-CARD-04", "NA-CARD-40", "NA-RIFLE-04")
def test_two_resources_for_a_rifle() -> None:
    table = own("turn1_09", corn=2, fish=1).turn(0).use("turn1_09", "spend corn")
    assert table.legal() == {"spend fish"}
    assert table.why_not("spend corn") == "NA-CARD-04"
    table.choose("spend fish")
    assert table.goods(0) == {"corn": 1, "rifle": 1}
    assert own("turn1_09", corn=5).turn(0).legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-14", "NA-CARD-29", "NA-EX-12")
def test_canoes_on_as_many_lakes_as_anybody() -> None:
    table = own("turn2_09", players=3, rifle=1).canoes_on(0, huron=1, erie=1).canoes_on(1, huron=3, ontario=1)
    table.canoes_on(2, erie=5).turn(0).use("turn2_09")
    assert table.score(0, "military") == 2
    assert table.goods(0) == {}
    fewer = own("turn2_09", rifle=1).canoes_on(0, huron=5).canoes_on(1, huron=1, erie=1).turn(0)
    assert fewer.why_not("turn_card turn2_09") == "NA-CARD-14"


@pytest.mark.rule("NA-CARD-20")
def test_leather_for_areas_with_hunters() -> None:
    table = own("turn1_15", rifle=1).put(0, "hunter", "sandusky.3", "wendake.3").turn(0).use("turn1_15")
    assert table.goods(0) == {"leather": 3}
    away = own("turn1_15", rifle=1).natives(0, "home", hunter=0).turn(0)
    assert away.legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-23", "NA-CARD-29", "NA-AMB-13")
def test_the_disk_advances_by_a_card() -> None:
    table = own("turn1_19", rifle=1).turn(0).use("turn1_19")
    assert table.legal() == {"flag english", "flag french"}
    table.choose("flag french")
    assert table.disk(0) == ("french", 1)
    assert len(table.patrols_at(0)) == 2
    middle = own("turn1_19", rifle=1).alliance(0, "english", 4).turn(0).use("turn1_19")
    assert middle.disk(0) == ("english", 5)
    assert middle.legal("barter", "patrols") == set()
    end = own("turn1_19", rifle=1).alliance(0, "english", 5).turn(0).use("turn1_19")
    assert end.legal() == {"track mask", "track military"}
    assert end.choose("track mask").score(0, "mask") == 1


# --- beavers_as_resources -------------------------------------------------------------------------------


def buying(level: int, **goods: int) -> AllyTable:
    rows: Any = [["gain_animal"], ["move_2"], ["move_3"]]
    table = own("turn2_11", rifle=1, **goods).rows(*rows).canoes(0, 1)
    return table.begin(0, "trade").choose("done")


@pytest.mark.rule("NA-CARD-15", "NA-CARD-37", "NA-DX-39")
def test_beavers_stand_for_resources() -> None:
    table = buying(1, fish=1, corn=1, beaver=2)
    assert table.legal("buy") == set()
    table.use("turn2_11")
    assert table.legal("buy") == {"buy gain_animal"}
    table.choose("buy gain_animal")
    assert table.legal() == {"pay 0 1 corn beaver 1", "pay 0 1 beaver 2", "pay 0 0 corn beaver 2"}
    table.choose("pay 0 1 beaver 2")
    assert table.goods(0) == {"corn": 1}


@pytest.mark.rule("NA-CARD-37", "NA-DX-23")
def test_payments_with_beavers_and_discounts() -> None:
    goods = {"leather": 1, "fish": 2, "corn": 2, "beaver": 3}
    table = buying(2, **goods).use("turn2_11").choose("buy move_2")
    assert "pay 1 2 corn beaver 2" in table.legal()
    assert not any("bean" in text for text in table.legal())
    discounted = own("turn2_11", rifle=1, **goods).rows([], ["move_2"]).canoes(0, 1).own(0, "discount_1")
    discounted.begin(0, "trade").choose("done", "use discount_1").use("turn2_11").choose("buy move_2")
    assert "pay 0 2 corn beaver 2" in discounted.legal()
    assert "pay 1 2 corn beaver 1" in discounted.legal()


@pytest.mark.rule("NA-CARD-15", "NA-CARD-37")
def test_the_use_lasts_for_both_purchases_of_fox_and_not_for_points() -> None:
    table = AllyTable(tribes=["fox"]).turn_cards(0, "turn2_11").have(0, rifle=1, beaver=6, corn=1)
    table.rows(["gain_animal", "move_1"]).canoes(0, 1).begin(0, "trade").choose("done")
    table.use("turn2_11").choose("buy gain_animal", "pay 0 0 beaver 3")
    assert table.legal("turn_card") == set()
    table.choose("buy move_1", "pay 0 0 beaver 3")
    assert table.legal("sell") == {"sell corn"}


# --- healing -------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-17")
def test_healing_masks() -> None:
    table = own("turn1_17", rifle=2).natives(0, "longhouse", woman=1, hunter=1, warrior=0)
    table.begin(0, "mask_ceremony")
    before = table.copy().use("turn1_17")
    assert before.legal() == {"call woman", "call hunter"}
    before.choose("call hunter")
    assert before.longhouse(0) == {"woman": 1, "hunter": 0, "warrior": 0}
    assert before.legal("draw")
    between = table.choose("draw deck").until("play_nothing")
    assert "turn_card turn1_17" in between.legal()
    empty = own("turn1_17", rifle=1).natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    assert empty.begin(0, "mask_ceremony").legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-17", "NA-CARD-18")
def test_the_mohawk_warrior_is_healed_too() -> None:
    for card, action in (("turn1_17", "mask_ceremony"), ("turn2_12", "ritual")):
        table = AllyTable(tribes=["mohawk"]).turn_cards(0, card).have(0, rifle=1)
        table.natives(0, "longhouse", woman=0, hunter=0, warrior=0)
        table.state.guards[table.player(0).home * 2] -= 1
        table.player(0).mohawk = -2
        table.begin(0, action).use(card)
        assert table.legal("call") == {"call mohawk"}


@pytest.mark.rule("NA-CARD-18", "NA-CARD-36", "NA-DX-40")
def test_healing_ritual() -> None:
    table = own("turn2_12", rifle=3).natives(0, "longhouse", woman=2, hunter=1, warrior=0)
    table.begin(0, "ritual").use("turn2_12")
    assert table.legal() == {"call woman", "call hunter"}
    table.choose("call woman")
    assert table.legal() == {"done", "call hunter"}
    assert table.why_not("call woman") == "NA-CARD-18"
    table.choose("call hunter")
    assert table.legal() == {"done"}
    table.choose("done")
    assert table.goods(0) == {"rifle": 1}
    table.choose("call woman")
    assert table.longhouse(0) == {"woman": 0, "hunter": 0, "warrior": 0}
    assert "continue" in table.legal()


# --- activate_territory --------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-19", "NA-CARD-38", "NA-DX-26")
def test_an_activated_territory_produces_and_its_guards_step() -> None:
    table = own("turn2_14", rifle=1).put(0, "woman", "sandusky.1").put(0, "outpost", "sandusky.2")
    table.guards(0, "sandusky", 2).guards(0, "wendake", 1).turn(0).use("turn2_14")
    assert table.legal() == {"territory sandusky", "territory wendake"}
    table.choose("territory sandusky")
    assert table.goods(0) == {"corn": 1}
    assert {text.split()[1] for text in table.legal("move", "occupy")} == {"sandusky"}
    assert table.why_not("move wendake nipissing") == "NA-CARD-38"
    table.choose("move sandusky muskingum", "occupy sandusky sandusky.3")
    assert table.at("sandusky.2") == ("outpost", 0)
    assert "activate 0 0" in table.legal()


@pytest.mark.rule("NA-CARD-19", "NA-AMB-18")
def test_hunters_produce_and_steps_may_be_declined() -> None:
    table = own("turn2_15", rifle=1).put(0, "hunter", "wendake.3", "wendake.4").guards(0, "wendake", 1)
    table.turn(0).use("turn2_15", "territory wendake", "done")
    assert table.goods(0) == {"beaver": 2}
    assert table.at("wendake") == [1, 0]
    lonely = own("turn2_15", rifle=1).alliance(0, "french", 1).patrols(0, "wendake", "wendake").turn(0)
    assert lonely.why_not("turn_card turn2_15") == "NA-CARD-19"


@pytest.mark.rule("NA-CARD-38", "NA-PATROL-19")
def test_it_is_a_move_of_its_own() -> None:
    table = own("turn2_14", rifle=1).guards(0, "sandusky", 2).alliance(1, "english", 1)
    table.patrols(1, "sandusky", "sandusky").turn(0).use("turn2_14", "territory sandusky")
    home = table.home(0)["warrior"]
    table.choose(*["attack_patrol sandusky sandusky seat2"] * 2)
    assert table.home(0)["warrior"] == home + 2
    assert table.patrols_at(1) == ["cataraqui", "cataraqui"]


# --- off_line_marker -----------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-21", "NA-CARD-33", "NA-DX-35")
def test_the_third_marker_off_the_line() -> None:
    table = own("turn2_17", rifle=1, corn=1, fish=1).marked(0, (0, 0), (0, 1)).turn(0).use("turn2_17")
    assert table.legal() == {"spend corn", "spend fish"}
    table.choose("spend fish")
    cells = {f"activate {row} {column}" for row in (1, 2) for column in range(3)}
    assert table.legal() == cells
    assert table.why_not("activate 0 2") == "NA-CARD-33"
    assert table.why_not("activate 0 0") == "WK-TILE-07"
    table.choose("activate 2 1")
    assert "perform hunt" in table.legal()
    assert table.goods(0) == {"corn": 1}
    fired = own("turn2_17", rifle=1, corn=1).marked(0, (0, 0), (0, 1), fired=(2, 2)).turn(0)
    fired.use("turn2_17", "spend corn")
    assert fired.legal() == cells - {"activate 2 2"}


@pytest.mark.rule("NA-CARD-21")
def test_only_for_the_third_activation() -> None:
    for cells in ((), ((0, 0),), ((0, 0), (0, 1), (0, 2))):
        table = own("turn2_17", rifle=1, corn=1).marked(0, *cells).turn(0)
        assert table.legal("turn_card") == set()
    assert own("turn2_17", rifle=1).marked(0, (0, 0), (0, 1)).turn(0).legal("turn_card") == set()


@pytest.mark.rule("NA-CARD-33")
def test_ojibwa_chooses_the_marker() -> None:
    table = AllyTable(tribes=["ojibwa"]).turn_cards(0, "turn2_17").have(0, rifle=1, corn=1)
    table.marked(0, (0, 0), (0, 1)).turn(0).use("turn2_17", "spend corn")
    assert {"activate 2 2", "activate 2 2 black"} <= table.legal()


@pytest.mark.rule("NA-CARD-21", "NA-AMB-19")
def test_sacred_fire_off_the_line_lights_any_free_tile() -> None:
    table = own("turn2_17", rifle=1, corn=1).marked(0, (0, 0), (0, 1)).turn(0).use("turn2_17", "spend corn")
    table.choose("activate 1 1", "perform sacred_fire")
    assert table.legal() == {
        "fire 0 2", "fire 1 0", "fire 1 2", "fire 2 0", "fire 2 1", "fire 2 2",
    }  # fmt: skip
    table.choose("fire 0 2")
    table.player(0).swaps = 1
    assert "swap" in table.legal()
    table.choose("swap")
    assert len(table.legal()) == 6


# --- refresh_progress ----------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-22", "NA-CARD-04", "NA-CARD-40", "NA-DX-17")
def test_a_used_tile_is_turned_up_for_different_resources() -> None:
    table = own("turn1_16", leather=2, fish=1).own(0, "move_3", "move_1", used=True).turn(0)
    table.use("turn1_16")
    assert table.legal() == {"refresh move_1"}
    rich = own("turn1_16", leather=2, fish=1, corn=1).own(0, "move_3", used=True).turn(0)
    rich.use("turn1_16", "refresh move_3", "spend leather")
    assert rich.legal() == {"spend fish", "spend corn"}
    rich.choose("spend fish", "spend corn")
    assert rich.goods(0) == {"leather": 1}
    assert "use move_3" in rich.legal()


@pytest.mark.rule("NA-CARD-22")
def test_turn_cards_are_not_turned_up_by_it() -> None:
    table = own("turn1_16", corn=3, fish=3).turn_cards(0, "turn1_09", used=True).turn(0)
    assert table.why_not("turn_card turn1_16") == "NA-CARD-22"


@pytest.mark.rule("NA-CARD-34", "NA-DX-36", "NA-PROG-02")
def test_a_tile_turned_up_adds_up() -> None:
    table = own("turn1_16", corn=1).own(0, "alliance_1").alliance(0, "english", 1)
    table.patrols(0, "wendake", "wendake").natives(0, "home", warrior=0).natives(1, "home", warrior=0)
    table.guards(1, "sandusky", 1).guards(1, "muskingum", 2).guards(1, "wendake", 1)
    table.begin(0, "military").choose("claim_nothing", "use alliance_1")
    table.use("turn1_16", "refresh alliance_1", "spend corn").choose("use alliance_1", "continue")
    # Sandusky 2 to 1, Muskingum 2 to 2, Wendake 2 patrols to 1: the patrols count once.
    assert table.score(0, "military") == 2


@pytest.mark.rule("NA-CARD-34")
def test_ritual_step_twice_gives_two_points_and_two_moves() -> None:
    table = own("turn1_16", corn=1).own(0, "ritual_step").natives(0, "home", woman=1, hunter=1, warrior=1)
    table.natives(0, "longhouse", woman=0, hunter=0, warrior=0).begin(0, "ritual").choose("continue")
    table.choose("use ritual_step").use("turn1_16", "refresh ritual_step", "spend corn")
    table.choose("use ritual_step", "continue")
    assert table.score(0, "ritual") == 3
    table.choose("move michilimackinac wendake", "move wendake nipissing")
    assert table.decision is None


@pytest.mark.rule("NA-CARD-34")
@pytest.mark.parametrize(
    ("tile", "action", "moment"),
    [
        ("mask_occupied", "mask_ceremony", "play_nothing"),
        ("mask_wild", "mask_ceremony", "play_nothing"),
        ("mask_extra", "mask_ceremony", "play_nothing"),
        ("ritual_most_common", "ritual", "continue"),
    ],
)
def test_what_is_switched_on_is_not_offered_again(tile: str, action: str, moment: str) -> None:
    table = own("turn1_16", corn=1, bean=1, pumpkin=1).own(0, tile)
    table.natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    table.begin(0, action)
    if action == "mask_ceremony":
        table.choose("draw deck").until("play_nothing")
    else:
        table.choose("continue")
    table.choose(f"use {tile}").use("turn1_16", f"refresh {tile}")
    while table.legal("spend"):
        table.choose(sorted(table.legal("spend"))[0])
    assert f"use {tile}" not in table.legal()
    assert moment in table.legal()


@pytest.mark.rule("NA-CARD-34")
def test_discounts_add_up() -> None:
    table = own("turn1_16", corn=2).own(0, "discount_1").rows(["gain_animal"]).canoes(0, 1)
    table.begin(0, "trade").choose("done", "use discount_1")
    assert table.legal("buy") == set()
    table.use("turn1_16", "refresh discount_1", "spend corn").choose("use discount_1")
    assert table.decision.discount == 2
    assert table.legal("buy") == {"buy gain_animal"}


# --- choose_mask ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CARD-24", "NA-CARD-35", "NA-AMB-20")
def test_any_card_of_the_deck() -> None:
    table = own("turn1_18", rifle=1).deck("husk", "husk", "crooked").turn(0)
    table.state.discard = (table.box.card_names.index("tongue_red_clean"),)
    table.use("turn1_18")
    assert table.legal() == {"pile deck", "pile discard"}
    table.choose("pile deck")
    assert len(table.legal()) == 2
    table.choose("take_mask crooked_red_clean")
    assert table.hand(0) == ["crooked_red_clean"]
    drawn = table.told("MaskDrawn")
    assert [(event.card, event.audience) for event in drawn] == [("crooked_red_clean", 0b001), ("", 0b110)]


@pytest.mark.rule("NA-CARD-35", "NA-DX-37", "NA-AMB-56")
def test_any_card_of_the_discard_pile_and_the_rest_is_mixed() -> None:
    table = own("turn1_18", rifle=1).discard("husk", "crooked", "tongue").turn(0)
    husk, crooked, tongue = table.pile()
    table.use("turn1_18", "pile discard")
    assert table.legal() == {f"take_discard {card}" for card in (husk, crooked, tongue)}
    table.choose(f"take_discard {husk}")
    assert table.legal() == {f"card {crooked}", f"card {tongue}"}
    assert table.decision.weights(table.state) == [1, 1]
    table.choose(f"card {tongue}", f"card {crooked}")
    assert table.pile() == [tongue, crooked]
    assert table.hand(0) == [husk]
    single = own("turn1_18", rifle=1).discard("husk").turn(0)
    only = single.pile()[0]
    single.use("turn1_18", "pile discard", f"take_discard {only}")
    assert single.legal("card")
    assert single.pile() == []


@pytest.mark.rule("NA-CARD-35")
def test_one_pile_is_not_asked_for_and_none_is_no_use() -> None:
    table = own("turn1_18", rifle=1).deck("husk").turn(0)
    table.use("turn1_18")
    assert table.legal() == {"take_mask husk_red_clean"}
    assert own("turn1_18", rifle=1).deck().turn(0).why_not("turn_card turn1_18") == "NA-CARD-24"
