"""Worked examples about actions, movement and fights: WK-EX-12 to -28, WK-EX-32, WK-EXD-08 to -11, -14, -25.

WK-EXD-12 and -13 are in test_military, WK-EXD-23 and -26 in test_masks.
"""

from __future__ import annotations

import pytest
from wendake_table import Table

GEORGE, RINGO, JOHN = 0, 1, 2
GEORGES_HOME = "michilimackinac"  # on the 2-player map


# --- production and Military ----------------------------------------------------------------------


def georges_lands() -> Table:
    """The position of WK-EX-12 on the 4-player map."""
    table = Table(4, homes=["chequamegon", "kekionga"]).canoes(GEORGE, 3)
    table.put(GEORGE, "woman", "nipigon.1", "nipigon.2", "saginaw.1").put(GEORGE, "hunter", "nipigon.3")
    return table


@pytest.mark.rule("WK-EX-12")
def test_production() -> None:
    assert georges_lands().begin(GEORGE, "harvest").goods(GEORGE) == {"corn": 2, "pumpkin": 1, "bean": 1}
    assert georges_lands().begin(GEORGE, "hunt").goods(GEORGE) == {"beaver": 2}
    assert georges_lands().begin(GEORGE, "fish").goods(GEORGE) == {"fish": 3}


@pytest.mark.rule("WK-EX-13")
def test_military() -> None:
    table = georges_lands().guards(GEORGE, "nipigon", 1).guards(GEORGE, "la_baye", 1)
    table.guards(RINGO, "la_baye", 1).begin(GEORGE, "military")
    assert table.legal("claim") == {"claim women_3", "claim women_4", "claim canoes_3"}
    table.choose("claim women_4", "turtle women_4_mask")
    assert table.legal("claim") == {"claim canoes_3"}  # women 3 or 4, not both
    table.choose("claim canoes_3", "turtle canoes_3_ritual", "claim_nothing", "continue")
    assert table.player(GEORGE).turtles.bit_count() == 2
    assert table.score(GEORGE, "military") == 2


# --- Mask Ceremony --------------------------------------------------------------------------------


def after_georges_ceremony() -> Table:
    """The position after WK-EX-14; Ringo holds a husk and a blower, a husk is the only discard."""
    table = Table(4).discard("husk_yellow_clean")
    table.hold(GEORGE, "crooked", "smiler").hold(RINGO, "husk", "blower")
    table.begin(GEORGE, "mask_ceremony").choose("draw deck", "card husk_yellow_infected")
    return table.choose("play three_different crooked smiler husk")


@pytest.mark.rule("WK-EX-14")
def test_three_different_masks() -> None:
    table = after_georges_ceremony()
    assert table.score(GEORGE, "mask") == 2
    assert table.box.spaces[table.player(GEORGE).disk] == "three_different"
    assert table.played(GEORGE) == ["crooked_red_clean", "smiler_red_clean", "husk_yellow_infected"]
    assert table.hand(GEORGE) == []


@pytest.mark.rule("WK-EX-15")
def test_two_identical_masks_from_the_discard_pile() -> None:
    table = after_georges_ceremony().begin(RINGO, "mask_ceremony")
    other = table.copy().choose("draw deck", "card tongue_red_clean")
    assert other.why_not("play three_different blower tongue husk") == "WK-ACT-MASK-06"
    table.choose("draw discard", "card smiler_red_clean")  # the new discard pile
    assert table.legal() == {"play_nothing", "play pair husk"}
    table.choose("play pair husk")
    assert table.score(RINGO, "mask") == 2
    assert table.box.spaces[table.player(RINGO).disk] == "pair"
    assert table.hand(RINGO) == ["blower_red_clean"]
    assert table.pile() == ["smiler_red_clean"]


# --- Trade ----------------------------------------------------------------------------------------


def georges_trade() -> Table:
    """George begins Trade with 4 leather, 1 fish, 4 corn and 3 canoes; `move_2` is on display."""
    table = Table(4).discard("tongue").canoes(GEORGE, 3).have(GEORGE, leather=4, fish=1, corn=4)
    return table.rows([], ["move_2"]).begin(GEORGE, "trade")


def after_the_exchange(card: str = "husk_red_clean") -> Table:
    table = georges_trade().choose("exchange leather fish", "exchange leather bean", "exchange corn bean")
    return table.choose(f"card {card}")


@pytest.mark.rule("WK-EX-16")
def test_an_exchange_of_three() -> None:
    table = after_the_exchange()
    assert table.goods(GEORGE) == {"leather": 2, "fish": 2, "corn": 3, "bean": 2}
    assert not table.legal("exchange")  # the fourth is refused
    assert table.why_not("exchange corn bean") == "WK-ACT-TRADE-01"


@pytest.mark.rule("WK-EX-17")
@pytest.mark.parametrize("card", ["husk_red_clean", "husk_red_infected"])
def test_smallpox(card: str) -> None:
    table = after_the_exchange(card)
    assert table.pile() == ["tongue_red_clean", card]
    if card == "husk_red_infected":
        assert table.legal() == {"lose woman home", "lose hunter home", "lose guard chequamegon"}
        table.choose("lose hunter home")
        assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 3, "warrior": 2}
    else:
        assert table.longhouse(GEORGE) == {"woman": 2, "hunter": 2, "warrior": 2}
    assert table.legal() == {"done", "buy move_2"}  # step B


@pytest.mark.rule("WK-EX-18")
def test_a_level_2_tile() -> None:
    table = after_the_exchange().choose("buy move_2", "pay 2 2 corn bean")
    assert table.goods(GEORGE) == {"corn": 2, "bean": 1}
    assert (table.score(GEORGE, "economic"), table.score(GEORGE, "military")) == (2, 2)
    table.choose("use move_2", "move chequamegon nipigon", "move nipigon saginaw")
    assert table.at("saginaw") == [1, 0, 0, 0]
    assert table.why_not("use move_2") == "WK-PROG-06"  # once a year


@pytest.mark.rule("WK-EX-19")
def test_economic_points() -> None:
    table = after_the_exchange().choose("buy move_2", "pay 2 2 corn bean", "sell corn", "sell bean")
    assert table.goods(GEORGE) == {"corn": 1}
    assert table.why_not("sell corn") == "WK-ACT-TRADE-12"
    table.choose("done")
    assert (table.score(GEORGE, "economic"), table.score(GEORGE, "military")) == (4, 2)
    assert table.decision is None


# --- Ritual ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EX-20")
def test_ritual() -> None:
    table = Table(4).natives(JOHN, "home", hunter=2, woman=1, warrior=5).begin(JOHN, "ritual")
    table.choose("call hunter", "call woman", "continue")
    assert table.home(JOHN) == {"hunter": 3, "woman": 2, "warrior": 5}
    assert table.score(JOHN, "ritual") == 2


# --- forbidden movements --------------------------------------------------------------------------


def lone_guard(players: int, home: str, territory: str) -> Table:
    """George's only warrior is a guard there, and he has three steps."""
    table = Table(players, homes=[home]).natives(GEORGE, "home", warrior=0)
    return table.guards(GEORGE, territory, 1).begin(GEORGE, "move 3")


@pytest.mark.rule("WK-EX-21")
@pytest.mark.parametrize(
    ("players", "home", "start", "target"),
    [
        (2, "michilimackinac", "sandusky", "cataraqui"),
        (2, "cataraqui", "wendake", "michilimackinac"),
        (3, "bawating", "nipissing", "kichi_sibi"),
        (3, "bawating", "oswego", "scioto"),
        (4, "chequamegon", "oswego", "genesee"),
        (4, "chequamegon", "la_baye", "kekionga"),
    ],
)
def test_nobody_enters_an_opponents_home(players: int, home: str, start: str, target: str) -> None:
    assert lone_guard(players, home, start).why_not(f"move {start} {target}") == "WK-ACT-MOVE-02"


@pytest.mark.rule("WK-EX-21", "WK-MOVE-09")
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(
    ("players", "home", "one", "other"),
    [
        (2, "cataraqui", "cataraqui", "muskingum"),
        (3, "bawating", "nipissing", "saginaw"),
        (3, "bawating", "oswego", "wendake"),
        (4, "chequamegon", "sandusky", "wendake"),
    ],
)
def test_nobody_crosses_a_river(players: int, home: str, one: str, other: str, back: bool) -> None:
    start, target = (other, one) if back else (one, other)
    table = lone_guard(players, home, start)
    assert table.why_not(f"move {start} {target}") == "WK-MOVE-09"
    for area in table.box.areas_of[table.box.territories.index(target)]:
        name = table.box.area_names[area]
        assert table.why_not(f"occupy {start} {name}") == "WK-MOVE-09"  # nor by lying down or attacking
    table.guards(RINGO, target, 1)
    assert table.why_not(f"attack_guard {start} {target} seat2") == "WK-MOVE-09"


@pytest.mark.rule("WK-EX-21", "WK-MOVE-09")
@pytest.mark.parametrize(
    ("players", "home", "start", "target"),
    [
        (2, "michilimackinac", "michilimackinac", "nipissing"),  # Lake Superior
        (2, "michilimackinac", "michilimackinac", "muskingum"),  # Lake Michigan
        (3, "bawating", "la_baye", "sandusky"),  # Lake Michigan
        (4, "chequamegon", "la_baye", "sandusky"),  # Lake Michigan
        (4, "chequamegon", "nipissing", "saginaw"),  # Lake Huron
        (4, "chequamegon", "allegheny", "oswego"),  # Lake Erie
    ],
)
def test_nobody_crosses_a_lake_or_skips_a_territory(players: int, home: str, start: str, target: str) -> None:
    for here, there in ((start, target), (target, start)):
        assert lone_guard(players, home, here).why_not(f"move {here} {there}") == "WK-MOVE-05"


@pytest.mark.rule("WK-EX-21")
@pytest.mark.parametrize(("players", "home"), [(2, "michilimackinac"), (3, "bawating"), (4, "chequamegon")])
def test_no_outpost_moves_and_no_occupied_area_is_entered(players: int, home: str) -> None:
    table = Table(players, homes=[home]).natives(GEORGE, "home", warrior=0)
    table.put(GEORGE, "outpost", "wendake.1").put(RINGO, "hunter", "wendake.3").begin(GEORGE, "move 3")
    assert table.why_not("move wendake nipissing") == "WK-MOVE-08"
    table.guards(GEORGE, "wendake", 1)
    assert table.why_not("occupy wendake wendake.1") == "WK-MOVE-10"
    assert table.why_not("occupy wendake wendake.3") == "WK-MOVE-10"  # not without attacking
    assert table.why_not("attack wendake wendake.3") == ""


# --- movements ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EX-22")
def test_movement_to_guard() -> None:
    table = Table().begin(GEORGE, "move 1").choose(f"move {GEORGES_HOME} sandusky")
    assert table.at("sandusky") == [1, 0]
    assert table.home(GEORGE)["warrior"] == 4
    assert table.decision is None  # 1 step


@pytest.mark.rule("WK-EX-23")
def test_movement_directly_to_outpost() -> None:
    table = Table().begin(GEORGE, "move 1").choose(f"occupy {GEORGES_HOME} sandusky.2")
    assert table.at("sandusky.2") == ("outpost", GEORGE)
    assert table.at("sandusky") == [0, 0]
    assert table.decision is None


@pytest.mark.rule("WK-EX-24")
def test_guard_becomes_outpost() -> None:
    table = Table(3).guards(JOHN, "saginaw", 1).begin(JOHN, "move 1").choose("occupy saginaw saginaw.4")
    assert table.at("saginaw.4") == ("outpost", JOHN)
    assert table.at("saginaw") == [0, 0, 0]
    assert table.decision is None


@pytest.mark.rule("WK-EX-25")
def test_transfer() -> None:
    table = Table().put(GEORGE, "outpost", "sandusky.3").turn(GEORGE).choose("transfer sandusky.3 replace")
    assert table.home(GEORGE) == {"woman": 5, "hunter": 4, "warrior": 6}
    assert table.at("sandusky.3") == ("hunter", GEORGE)


@pytest.mark.rule("WK-EX-26")
@pytest.mark.parametrize(
    "steps",
    [
        [f"move {GEORGES_HOME} sandusky"] * 3,  # 1 + 1 + 1
        [f"move {GEORGES_HOME} sandusky", "move sandusky muskingum", f"move {GEORGES_HOME} wendake"],  # 2 + 1
        [f"move {GEORGES_HOME} wendake", "move wendake sandusky", "move sandusky muskingum"],  # 3
    ],
)
def test_distributing_move_3(steps: list[str]) -> None:
    for made in range(4):
        table = Table().begin(GEORGE, "move 3").choose(*steps[:made])
        if made < 3:
            table.choose("done")  # every smaller total
        assert table.decision is None
        walkers = len([step for step in steps[:made] if step.startswith(f"move {GEORGES_HOME}")])
        assert table.home(GEORGE)["warrior"] == 5 - walkers


@pytest.mark.rule("WK-EX-32")
@pytest.mark.parametrize("window", ["between actions", "end of turn"])
def test_two_movements_of_one_warrior_in_a_turn(window: str) -> None:
    table = Table().natives(GEORGE, "home", warrior=1).own(GEORGE, "move_1")
    if window == "between actions":  # Hunt, Move 1, Trade
        table.player(GEORGE).grid = (table.box.tile_names.index("level1_01"), *table.player(GEORGE).grid[1:])
        table.turn(GEORGE).choose("activate 0 0", "skip hunt")
    else:
        table.turn(GEORGE).choose("activate 0 0", "skip tan_pelts")
    table.choose("perform move 1", f"occupy {GEORGES_HOME} sandusky.1", "transfer sandusky.1 replace")
    table.choose("use move_1", f"occupy {GEORGES_HOME} wendake.3", "transfer wendake.3 replace")
    assert table.at("sandusky.1") == ("woman", GEORGE)
    assert table.at("wendake.3") == ("hunter", GEORGE)
    assert table.home(GEORGE)["warrior"] == 1
    assert ("perform trade" in table.legal()) == (window == "between actions")


# --- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-EX-27")
def test_fight_without_guard() -> None:
    table = Table().put(RINGO, "hunter", "sandusky.3").begin(GEORGE, "move 1")
    table.choose(f"attack {GEORGES_HOME} sandusky.3")
    assert table.longhouse(RINGO) == {"woman": 2, "hunter": 3, "warrior": 2}
    assert table.at("sandusky.3") == ("outpost", GEORGE)


@pytest.mark.rule("WK-EX-28", "WK-AMB-15")
def test_fight_with_guard() -> None:
    table = Table().put(RINGO, "hunter", "sandusky.3").guards(RINGO, "sandusky", 1)
    table.natives(GEORGE, "home", warrior=2).begin(GEORGE, "move 2")
    assert table.why_not(f"attack {GEORGES_HOME} sandusky.3") == "WK-FIGHT-07"
    table.choose(f"attack_guard {GEORGES_HOME} sandusky seat2")
    assert table.longhouse(GEORGE)["warrior"] == table.longhouse(RINGO)["warrior"] == 3
    table.choose(f"attack {GEORGES_HOME} sandusky.3")
    assert table.longhouse(RINGO) == {"woman": 2, "hunter": 3, "warrior": 3}
    assert table.at("sandusky.3") == ("outpost", GEORGE)
    assert table.home(GEORGE)["warrior"] == 0  # two warriors
    assert table.decision is None  # two steps


@pytest.mark.rule("WK-EXD-14")
def test_guards_of_a_third_player() -> None:
    table = Table(3).put(RINGO, "woman", "nipissing.1").guards(JOHN, "nipissing", 1).begin(GEORGE, "move 1")
    table.choose("attack bawating nipissing.1")
    assert table.at("nipissing.1") == ("outpost", GEORGE)
    assert table.at("nipissing") == [0, 0, 1]


# --- buying progress tiles ------------------------------------------------------------------------


def shopping(*rows: list[str], tiles: tuple[str, ...] = (), **goods: int) -> Table:
    """George is in step B of Trade."""
    return Table().rows(*rows).own(GEORGE, *tiles).have(GEORGE, **goods).begin(GEORGE, "trade").choose("done")


@pytest.mark.rule("WK-EXD-08")
def test_lowest_after_economic() -> None:
    table = shopping(["discount_1"], leather=1, fish=1, bean=1)
    table.track(GEORGE, economic=3, military=3, ritual=4, mask=4).choose("buy discount_1", "pay 1 1 bean")
    assert table.player(GEORGE).score == (4, 4, 4, 4)  # nothing to choose


@pytest.mark.rule("WK-EXD-09")
def test_highest_forfeited() -> None:
    table = shopping([], ["gain_animal_vegetable"], leather=2, fish=2, bean=1, corn=1)
    table.track(GEORGE, economic=24, military=20, ritual=3, mask=23)
    table.choose("buy gain_animal_vegetable", "pay 2 2 corn bean")
    assert table.player(GEORGE).score == (25, 20, 3, 23)


@pytest.mark.rule("WK-EXD-10")
def test_discount() -> None:
    table = shopping([], ["move_2"], tiles=("discount_2",), leather=2, fish=2, corn=2, bean=1, pumpkin=1)
    table.choose("use discount_2", "buy move_2")
    assert table.legal() >= {"pay 2 2", "pay 0 2 corn bean", "pay 1 1 bean pumpkin"}
    assert {text for text in table.legal() if text.startswith("pay 1 1")} == {
        "pay 1 1 corn bean",
        "pay 1 1 corn pumpkin",
        "pay 1 1 bean pumpkin",
    }
    same = shopping([], ["move_2"], tiles=("discount_2",), leather=1, fish=1, corn=2).choose("use discount_2")
    assert same.why_not("buy move_2") == "WK-ACT-TRADE-09"  # two corn are not different


@pytest.mark.rule("WK-EXD-11")
@pytest.mark.parametrize("tiles", [("discount_3",), ("discount_1", "discount_2")])
def test_level_1_for_free(tiles: tuple[str, ...]) -> None:
    table = shopping(["move_1"], tiles=tiles).choose(*[f"use {tile}" for tile in tiles], "buy move_1")
    assert table.legal() == {"pay 0 0"}
    table.choose("pay 0 0")
    assert (table.score(GEORGE, "economic"), table.score(GEORGE, "military")) == (1, 1)


@pytest.mark.rule("WK-EXD-25")
def test_smallpox_at_home() -> None:
    table = Table().discard("tongue").natives(GEORGE, "home", woman=1).canoes(GEORGE, 1).have(GEORGE, bean=1)
    table.begin(GEORGE, "trade").choose("exchange bean fish", "card husk_red_infected", "lose woman home")
    table.choose("done", "done")
    assert table.copy().begin(GEORGE, "harvest").goods(GEORGE) == {"fish": 1}
    table.begin(GEORGE, "ritual").choose("call woman", "call hunter", "continue")
    assert table.begin(GEORGE, "harvest").goods(GEORGE) == {"fish": 1, "corn": 1}
