"""Tribes in play (area TRIBE) and the dowry (area DOWRY)."""

from __future__ import annotations

import pytest
from tindaya_table import Table

# --- Majos --------------------------------------------------------------------------------------------


def majos(**goods: int) -> Table:
    table = (
        Table(tribes=["majos", "ecero", "tedote"]).natives(0, "2,0", villagers=1, nobles=2).have(0, **goods)
    )
    return table.offering("acoran", "offering_1").offering("moneiba", "offering_8")


@pytest.mark.rule("TD-TRIBE-06", "TD-TRIBE-13", "TD-EX-44", "TD-OFFER-06")
@pytest.mark.component("majos")
def test_majos_offers_without_a_volcano_and_adds_a_pawn() -> None:
    table = majos(figs=1, obsidian=2)
    slot = 1 + table.box.offering_demands[7].index(17)
    table.turn(0).choose("majos")
    assert "stop_offering" not in table.legal()  # at least one own pawn
    table.choose("pawn acoran 1", "unit", "idol learning")
    table.choose(f"pawn moneiba {slot}", "unit", "idol movement", f"pawn moneiba {slot}", "unit")
    table.choose("stop_offering")
    assert table.asking == "ChooseExtraSlot"
    assert "stop_offering" not in table.legal()  # compulsory
    table.choose("pawn acoran 1")
    assert table.goods(0) == {}
    assert (table.offered("acoran")[0], table.offered("moneiba")[slot - 1]) == ([2, 0, 0], [2, 0, 0])
    assert table.state.actions == 1
    assert table.legal("majos") == set()  # once an era
    assert table.why_not("majos") == "TD-TRIBE-06"


@pytest.mark.rule("TD-TRIBE-13")
def test_a_sacrificed_noble_does_not_end_the_offering_of_majos() -> None:
    table = majos().pawns(1, "acoran", 2, 1).turn(0).choose("majos", "pawn acoran 1", "noble 2,0")
    assert "stop_offering" in table.legal()


@pytest.mark.rule("TD-TRIBE-13")
def test_the_extra_pawn_is_lost_without_room() -> None:
    table = majos(figs=1)
    for god in ("acoran", "moneiba"):
        for slot in (1, 2):
            table.pawns(1, god, slot, 3)
    table.pawns(1, "acoran", 1, 2).turn(0).choose("majos", "pawn acoran 1", "unit", "stop_offering")
    assert table.asking == "TakeAction"
    nothing = majos().natives(0, "2,0")
    nothing.player(0).villagers = ()
    nothing.player(0).nobles = (nothing.hex("2,0"),)
    assert nothing.turn(0).legal("majos") == set()


# --- DOWRY --------------------------------------------------------------------------------------------


def suitor(**options: object) -> Table:
    """A noble of seat 1 has come to a forest with natives of seat 2."""
    table = Table(dowry=True, **options).have(0, wood=2, figs=2)  # type: ignore[arg-type]
    table.natives(0, "5,7", nobles=1, villagers=1).natives(1, "4,7", villagers=1, nobles=1)
    return table.natives(1, "1,7", villagers=1)


def asked(table: Table) -> Table:
    return table.explore(0).walk("5,7", "4,7", nobles=1).choose("stop")


@pytest.mark.rule("TD-DOWRY-01", "TD-DOWRY-02", "TD-DOWRY-03", "TD-DOWRY-04", "TD-DOWRY-06", "TD-DOWRY-08")
def test_three_resources_for_a_villager() -> None:
    table = asked(suitor()).choose("dowry 4,7 2")
    table.choose("give figs", "give wood", "give wood")
    assert table.asked == 1
    assert table.legal() == {"accept", "refuse"}
    table.choose("accept")
    assert table.goods(0) == {"figs": 1}
    assert table.goods(1) == {"wood": 2, "figs": 1}
    assert (table.asked, table.legal()) == (1, {"gives 4,7", "gives 1,7"})  # anywhere on the board
    table.choose("gives 1,7")
    assert table.villagers(1) == ["4,7"]
    assert (table.asked, table.legal()) == (0, {"settle 5,7", "settle 4,7"})
    table.choose("settle 5,7")
    assert table.villagers(0) == ["5,7", "5,7"]


@pytest.mark.rule("TD-DOWRY-06", "TD-BARTER-07")
def test_a_refused_dowry_changes_nothing_and_counts_as_an_offer() -> None:
    table = asked(suitor().have(1, clay=1))
    for _ in range(2):
        table.choose("dowry 4,7 2", "give figs", "give wood", "give wood", "refuse")
    table.choose("barter 4,7 2", "hand_over wood", "ask_for clay", "drop")
    assert table.goods(0) == {"wood": 2, "figs": 2}
    assert table.legal("dowry", "barter") == set()
    assert table.why_not("dowry 4,7 2") == "TD-BARTER-07"


@pytest.mark.rule("TD-DOWRY-05", "TD-DOWRY-06", "TD-DOWRY-08")
def test_who_may_ask_and_be_asked() -> None:
    assert asked(suitor()).legal("dowry") == {"dowry 4,7 2"}
    assert asked(suitor().have(0, wood=0)).legal("dowry") == set()  # two units are too few
    assert asked(suitor().natives(0, "2,0", villagers=6)).legal("dowry") == set()  # nobody in reserve
    last = suitor()
    last.player(1).villagers = (last.hex("4,7"),)
    assert asked(last).legal("dowry") == set()  # never its last one
    without = Table().have(0, wood=3).natives(0, "5,7", nobles=1).natives(1, "4,7", villagers=2)
    assert asked(without).legal("dowry") == set()  # a variant


@pytest.mark.rule("TD-DOWRY-04", "TD-DOWRY-07", "TD-TERMS-12")
def test_where_the_newcomer_may_stand() -> None:
    def places(table: Table) -> set[str]:
        asked(table).choose("dowry 4,7 2", "give figs", "give wood", "give wood", "accept", "gives 1,7")
        return {text.split()[1] for text in table.legal()}

    base = (
        Table(dowry=True)
        .have(0, wood=2, figs=2)
        .natives(1, "4,7", villagers=2)
        .natives(1, "1,7", villagers=1)
    )
    base.building("4,7", "field").natives(0, "5,7", nobles=1)
    beside = base.copy().natives(0, "2,0", villagers=1).building("2,0", "pigsty").natives(0, "4,8", nobles=1)
    assert places(beside) == {"4,8"}  # neither a foreign field nor a sty of an unknown trade
    # Only nobles in buildings of others: any land without fort, foreign villager or unknown trade.
    fallback = places(base.copy().fort("2,1").building("1,2", "pigsty").building("8,9", "dock"))
    assert {"1,1", "2,0", "8,9", "5,6", "1,7"} <= fallback
    assert not {"2,1", "1,2", "4,7", "3,0"} & fallback


@pytest.mark.rule("TD-DOWRY-06", "TD-HERD-08")
def test_a_villager_that_leaves_may_abandon_livestock() -> None:
    table = suitor().building("1,7", "pigsty", 2)
    asked(table).choose("dowry 4,7 2", "give figs", "give figs", "give wood", "accept", "gives 1,7")
    assert table.at("1,7").get("animals") is None
    assert table.state.nature == (5, 7)
