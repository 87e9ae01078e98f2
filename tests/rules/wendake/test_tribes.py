"""Tribes (WK-TRIBE): starting materials and pieces, and each ability in play and against it."""

from __future__ import annotations

import pytest
from wendake_table import Table

from firekeeper.games.wendake.restore import AdjustTurnOrder, CycleActionTiles, TurnActivatedTiles

TRIBES = (
    "cayuga", "fox", "mohawk", "ojibwa", "oneida", "onondaga", "ottawa", "seneca", "shawnee", "tuscarora",
)  # fmt: skip


def drafted(tribe: str, players: int = 2) -> Table:
    """A real set-up: seat 0, at home in the first home of the map, has just taken this tribe card."""
    others = [other for other in TRIBES if other not in (tribe, "cayuga", "oneida")][:players]
    table = Table(players=players, tribes=["wendat"])
    table.state = table.rules.start()
    table.until("next").choose(*[f"next seat{seat + 1}" for seat in range(players)])
    for home in table.box.homes[:players]:
        table.choose(f"home {table.box.territories[home]}")
    table.choose(f"reveal {tribe}", *[f"reveal {other}" for other in others])
    return table.choose(*[f"tribe {other}" for other in others[: players - 1]], f"tribe {tribe}")


# --- WK-TRIBE-00: cards ----------------------------------------------------------------------------------


@pytest.mark.rule("WK-TRIBE-00")
def test_there_are_ten_tribes() -> None:
    table = Table(players=4, tribes=["wendat"])
    table.state = table.rules.start()
    table.until("next").choose("next seat1", "next seat2", "next seat3", "next seat4")
    table.choose(*[f"home {table.box.territories[home]}" for home in table.box.homes])
    assert table.legal("reveal") == {f"reveal {tribe}" for tribe in TRIBES}


@pytest.mark.rule("WK-TRIBE-00", "WK-SETUP-15")
def test_with_the_card_backs_nobody_has_an_ability() -> None:
    table = Table(players=2).put(1, "woman", "wendake.1").put(1, "hunter", "wendake.3").begin(0, "move 2")
    table.choose("attack michilimackinac wendake.1", "attack michilimackinac wendake.3")
    assert table.longhouse(1) == {"woman": 3, "hunter": 3, "warrior": 2}
    assert (table.at("wendake.1"), table.at("wendake.3")) == (("outpost", 0), ("outpost", 0))
    assert (table.player(0).swaps, table.player(0).black_marker) == (1, 0)


@pytest.mark.rule("WK-TRIBE-00")
def test_an_ability_is_permanent() -> None:
    table = Table(players=2, tribes=["wendat", "cayuga"]).put(1, "woman", "wendake.1", "wendake.2")
    table.begin(0, "move 2").choose("attack michilimackinac wendake.1", "attack michilimackinac wendake.2")
    assert table.home(1)["woman"] == 7  # the second woman goes home like the first


rule = pytest.mark.rule
# Leather, fish, corn (which the home produces), pumpkin (which Cayuga names) and beavers;
# then women, hunters and warriors at home, the Mohawk warrior included.
MATERIALS = [
    pytest.param("cayuga", (1, 1, 1, 1, 2), (5, 5, 5), marks=rule("WK-TRIBE-01")),
    pytest.param("fox", (1, 1, 1, 0, 1), (5, 5, 5), marks=rule("WK-TRIBE-02")),
    pytest.param("mohawk", (0, 1, 1, 0, 2), (5, 5, 6), marks=rule("WK-TRIBE-03")),
    pytest.param("ojibwa", (1, 1, 1, 0, 2), (5, 5, 5), marks=rule("WK-TRIBE-04")),
    pytest.param("oneida", (0, 1, 1, 0, 1), (5, 5, 5), marks=rule("WK-TRIBE-05")),
    pytest.param("onondaga", (1, 1, 0, 0, 1), (6, 6, 6), marks=rule("WK-TRIBE-06")),
    pytest.param("ottawa", (1, 0, 1, 0, 2), (5, 5, 5), marks=rule("WK-TRIBE-07")),
    pytest.param("seneca", (2, 1, 1, 0, 1), (5, 5, 5), marks=rule("WK-TRIBE-08")),
    pytest.param("shawnee", (1, 1, 1, 0, 1), (5, 5, 4), marks=rule("WK-TRIBE-09")),
    pytest.param("tuscarora", (1, 1, 1, 0, 4), (5, 5, 5), marks=rule("WK-TRIBE-10")),
]


@pytest.mark.rule("WK-SETUP-16", "WK-SETUP-17")
@pytest.mark.parametrize(("tribe", "goods", "at_home"), MATERIALS)
def test_starting_materials_and_natives(
    tribe: str, goods: tuple[int, ...], at_home: tuple[int, int, int]
) -> None:
    table = drafted(tribe)
    if tribe == "cayuga":
        assert table.legal() == {"gain corn", "gain bean", "gain pumpkin"}  # one vegetable of any type
        table.choose("gain pumpkin")
    if tribe == "oneida":
        table.choose(sorted(table.legal("take"))[0])
        if table.legal("flag"):
            table.choose("flag english")
    names = ("leather", "fish", "corn", "pumpkin", "beaver")
    assert table.goods(0) == {name: count for name, count in zip(names, goods, strict=True) if count}
    assert tuple(table.home(0).values()) == at_home
    ordinary = (at_home[0], at_home[1], 5 if tribe == "mohawk" else at_home[2])
    assert tuple(table.longhouse(0).values()) == tuple(7 - count for count in ordinary)
    assert table.player(0).swaps == (2 if tribe == "seneca" else 1)
    table.until("launch")
    assert len(table.hand(0)) == 1


# --- WK-TRIBE-01: Cayuga (attacked by a warrior: WK-EXD-17) ---------------------------------------------


@pytest.mark.rule("WK-TRIBE-01", "WK-AMB-26")
def test_cayuga_women_are_still_protected_by_guards_and_hunters_are_not_spared() -> None:
    table = Table(players=2, tribes=["wendat", "cayuga"])
    table.put(1, "woman", "wendake.1").put(1, "hunter", "wendake.3").guards(1, "wendake", 1)
    table.begin(0, "move 3")
    assert table.why_not("attack michilimackinac wendake.1") == "WK-FIGHT-07"
    table.choose("attack_guard michilimackinac wendake seat2", "attack michilimackinac wendake.3")
    table.choose("attack michilimackinac wendake.1")
    assert table.longhouse(1) == {"woman": 2, "hunter": 3, "warrior": 3}
    assert table.home(1)["woman"] == 6


@pytest.mark.rule("WK-TRIBE-01", "WK-AMB-27")
def test_cayuga_women_with_smallpox_go_to_the_longhouse() -> None:
    table = Table(players=2, tribes=["cayuga"]).have(0, corn=1).canoes(0, 1).discard("smiler")
    table.begin(0, "trade").choose("exchange corn fish", "card tongue_red_infected", "lose woman home")
    assert (table.home(0)["woman"], table.longhouse(0)["woman"]) == (4, 3)


# --- WK-TRIBE-02: Fox -----------------------------------------------------------------------------------


def fox(tribe: str = "fox", **goods: int) -> Table:
    table = Table(players=2, tribes=[tribe]).have(0, **goods)
    table.rows(["discount_1", "move_1", "gain_animal"], ["move_2"])
    return table.begin(0, "trade").choose("done")


@pytest.mark.rule("WK-TRIBE-02", "WK-AMB-22")
def test_fox_may_buy_two_tiles_of_different_levels_in_one_trade() -> None:
    table = fox(leather=4, fish=4, corn=2, bean=2).choose("buy move_2", "pay 2 2 corn bean")
    assert (table.score(0, "economic"), table.score(0, "military")) == (2, 2)  # completely resolved
    table.choose("buy move_1", "pay 1 1 corn")
    assert (table.score(0, "economic"), table.score(0, "military")) == (3, 3)
    assert table.legal("buy") == set()  # in step C: no third tile
    assert table.legal("sell") == {"sell leather", "sell fish", "sell bean"}


@pytest.mark.rule("WK-TRIBE-02")
def test_other_tribes_buy_one_tile_and_fox_may_decline() -> None:
    table = fox("seneca", leather=4, fish=4, corn=4).choose("buy move_1", "pay 1 1 corn")
    assert table.legal("buy") == set()
    table = fox(leather=4, fish=4, corn=4).choose("buy move_1", "pay 1 1 corn", "done")
    assert table.legal("buy") == set()
    assert "sell corn" in table.legal()


# --- WK-TRIBE-03: Mohawk (attacking a guard: WK-EXD-16) --------------------------------------------------


def where(table: Table) -> str:
    """The place of the Mohawk warrior of seat 0."""
    place: str = table.rules.view(table.state, None).players[0].mohawk
    return place


@pytest.mark.rule("WK-TRIBE-03")
def test_the_mohawk_warrior_is_an_eighth_warrior_and_counts_as_one() -> None:
    table = Table(players=2, tribes=["mohawk"])
    assert where(table) == "michilimackinac"
    assert (table.home(0)["warrior"], table.longhouse(0)["warrior"]) == (6, 2)
    table.natives(0, "home", woman=6, hunter=6).begin(0, "ritual")
    table.choose("call woman", "call hunter", "continue")
    assert table.score(0, "ritual") == 6
    table.mohawk(0, "sandusky").begin(0, "military").choose("claim_nothing", "continue")
    assert table.score(0, "military") == 2  # home and Sandusky, where he stands alone


@pytest.mark.rule("WK-TRIBE-03", "WK-FIGHT-06")
def test_the_mohawk_warrior_goes_home_after_attacking_an_outpost() -> None:
    table = Table(players=2, tribes=["mohawk"]).put(1, "outpost", "wendake.1").begin(0, "move 2")
    table.choose("attack mohawk wendake.1")
    assert (where(table), table.at("wendake.1")) == ("michilimackinac", None)
    assert table.longhouse(1)["warrior"] == 3
    assert table.why_not("move mohawk wendake") == "WK-TRIBE-03"  # he stays put for the rest of the action
    assert "move michilimackinac wendake" in table.legal()


@pytest.mark.rule("WK-TRIBE-03", "WK-FIGHT-05")
def test_the_mohawk_warrior_becomes_an_outpost_where_he_beats_a_woman() -> None:
    table = Table(players=2, tribes=["mohawk"]).put(1, "woman", "wendake.1").begin(0, "move 1")
    table.choose("attack mohawk wendake.1")
    assert (table.at("wendake.1"), where(table)) == (("mohawk", 0), "outpost")


@pytest.mark.rule("WK-TRIBE-03", "WK-AMB-54", "WK-AMB-16")
def test_the_mohawk_warrior_goes_home_when_he_is_attacked() -> None:
    table = Table(players=2, tribes=["mohawk"]).mohawk(0, "sandusky").guards(0, "sandusky", 2)
    table.begin(1, "move 1")
    targets = {"attack_guard cataraqui sandusky mohawk", "attack_guard cataraqui sandusky seat1"}
    assert {text for text in table.legal("attack_guard") if "cataraqui" in text} == targets
    table.choose("attack_guard cataraqui sandusky mohawk")
    assert where(table) == "michilimackinac"
    assert (table.longhouse(0)["warrior"], table.longhouse(1)["warrior"]) == (2, 3)
    table = Table(players=2, tribes=["mohawk"]).put(0, "mohawk", "sandusky.1").begin(1, "move 1")
    table.choose("attack cataraqui sandusky.1")
    assert (where(table), table.at("sandusky.1")) == ("michilimackinac", None)
    assert table.longhouse(1)["warrior"] == 3


@pytest.mark.rule("WK-TRIBE-03", "WK-AMB-27")
def test_smallpox_sends_the_mohawk_warrior_to_the_longhouse_and_ritual_calls_him_back() -> None:
    table = Table(players=2, tribes=["mohawk"]).have(0, corn=1).canoes(0, 1).discard("smiler")
    table.begin(0, "trade").choose("exchange corn fish", "card tongue_red_infected", "lose guard mohawk")
    assert (where(table), table.home(0)["warrior"]) == ("longhouse", 5)
    table.choose("done", "done")
    table.begin(0, "ritual").choose("call mohawk")
    assert (where(table), table.home(0)["warrior"]) == ("michilimackinac", 6)


@pytest.mark.rule("WK-AMB-20")
def test_a_tuscarora_hunter_sends_even_the_mohawk_warrior_to_the_longhouse() -> None:
    table = Table(players=2, tribes=["mohawk", "tuscarora"]).put(1, "hunter", "wendake.3").begin(0, "move 1")
    table.choose("attack mohawk wendake.3")
    assert (where(table), table.at("wendake.3"), table.longhouse(1)["hunter"]) == ("longhouse", None, 3)


# --- WK-TRIBE-04: Ojibwa --------------------------------------------------------------------------------


@pytest.mark.rule("WK-TRIBE-04", "WK-AMB-25")
def test_the_ojibwa_marker_allows_a_further_marker_at_once() -> None:
    table = Table(players=2, tribes=["ojibwa"]).turn(0)
    assert (table.player(0).markers, table.player(0).black_marker) == (3, 1)
    table.choose("activate 0 0 black", "skip tan_pelts", "skip move 1")
    assert table.legal() == {"end_turn", "place_another", "swap"}  # P4 of the first placement
    table.choose("place_another")
    assert "swap" in table.legal()  # P0 of the second
    assert table.why_not("activate 0 0") == "WK-TILE-07"
    assert table.why_not("activate 1 2") == "WK-TILE-04"
    open_cells = {"0 1", "0 2", "1 0", "2 0", "1 1", "2 2"}
    assert table.legal("activate") == {f"activate {cell}" for cell in open_cells}
    table.choose("activate 0 1", "skip move 3", "end_turn")
    assert table.decision is not None
    assert table.decision.seat == 1


@pytest.mark.rule("WK-TRIBE-04", "WK-AMB-25", "WK-TURN-02")
def test_after_a_double_turn_ojibwa_is_skipped_in_the_last_cycle() -> None:
    table = Table(players=2, tribes=["ojibwa"]).turn(0).choose("reserve black", "place_another")
    table.idle("activate 0 0", "activate 0 0", "activate 0 1", "activate 0 1", "activate 0 2", "activate 0 2")
    assert table.decision is not None
    assert (table.decision.seat, table.legal("reserve")) == (1, {"reserve"})
    assert table.choose("reserve", "end_turn").decision is None


@pytest.mark.rule("WK-AMB-24")
def test_the_follow_up_is_optional_and_also_follows_a_reservation() -> None:
    table = Table(players=2, tribes=["ojibwa"]).turn(0).choose("reserve black")
    assert table.legal() == {"end_turn", "place_another", "swap"}
    table.choose("end_turn")
    assert table.decision is not None
    assert table.decision.seat == 1
    assert table.player(0).markers == 3
    table = Table(players=2, tribes=["ojibwa"]).turn(0)
    table.choose("activate 0 1 black", "skip move 3", "place_another")
    table.choose("reserve")  # the follow-up may be a reservation as well
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-AMB-24")
def test_the_black_marker_played_last_has_no_follow_up_and_returns_each_year() -> None:
    table = Table(players=2, tribes=["ojibwa"]).marked(0, (0, 0), (0, 1), (0, 2)).turn(0)
    assert table.legal("reserve") == {"reserve black"}
    table.choose("reserve black")
    assert table.legal() == {"end_turn", "swap"}
    AdjustTurnOrder().run(table.state)
    TurnActivatedTiles().run(table.state)
    assert (table.player(0).markers, table.player(0).black_marker) == (3, 1)


# --- WK-TRIBE-05 to -10: Oneida, Onondaga, Ottawa, Seneca, Shawnee, Tuscarora --------------------------


@pytest.mark.rule("WK-TRIBE-05")
@pytest.mark.parametrize(("players", "left_over"), [(2, 6), (3, 4), (4, 2)])
def test_oneida_takes_a_left_over_tile_of_level_1_or_2(players: int, left_over: int) -> None:
    table = drafted("oneida", players)
    view = table.rules.view(table.state, None)
    taken = {text.removeprefix("take ") for text in table.legal("take")}
    levels = [table.box.progress_level[table.box.progress_names.index(tile)] + 1 for tile in taken]
    assert sorted(levels) == [1] * left_over + [2] * left_over
    assert not taken & {tile for row in view.rows for tile in row}


@pytest.mark.rule("WK-TRIBE-05", "WK-ED-55")
def test_oneida_has_the_ability_and_no_points() -> None:
    table = drafted("oneida").choose("take gain_animal")
    assert table.rules.view(table.state, None).players[0].progress == ["gain_animal"]
    assert "gain_animal" not in table.rules.view(table.state, None).leftover
    assert table.player(0).score == (0, 0, 0, 0)
    table.until("launch").choose("launch huron", "launch huron").settle()
    table.choose("use gain_animal", "gain fish")  # on the very first turn
    assert table.goods(0) == {"fish": 2, "corn": 1, "beaver": 1}


@pytest.mark.rule("WK-AMB-40")
def test_oneida_with_alliance_1_chooses_a_flag_during_setup() -> None:
    table = Table(players=2, tribes=["wendat"])
    table.state = table.rules.start()
    table.until("progress").choose("progress move_1", "progress gain_animal", "progress discount_1")
    table.choose("progress free_order")
    table.until("next").choose("next seat1", "next seat2", "home michilimackinac", "home cataraqui")
    table.choose("reveal oneida", "reveal fox", "reveal seneca", "tribe fox", "tribe oneida")
    table.choose("take alliance_1")
    assert table.legal() == {"flag english", "flag french"}
    table.choose("flag english")
    assert table.rules.view(table.state, None).players[0].flag == "english"
    table.until("launch")


@pytest.mark.rule("WK-TRIBE-06")
def test_onondaga_starts_with_six_of_each_at_home_and_one_in_the_longhouse() -> None:
    table = Table(players=2, tribes=["onondaga"])
    assert table.home(0) == {"woman": 6, "hunter": 6, "warrior": 6}
    assert table.longhouse(0) == {"woman": 1, "hunter": 1, "warrior": 1}
    table.begin(0, "ritual").choose("call woman", "call hunter", "continue")
    assert table.score(0, "ritual") == 6


@pytest.mark.rule("WK-TRIBE-07", "WK-AMB-48", "WK-EXD-24")
def test_the_ottawa_tile_lies_in_the_centre_and_never_turns() -> None:
    table = drafted("ottawa").until("launch").choose("launch huron", "launch huron").settle()
    assert table.tile(0, 1, 1) == ("ottawa_sacred_fire", "action")
    assert table.tile(1, 1, 1) == ("basic_sacred_fire", "action")
    table.marked(0, (0, 0), (1, 1), (2, 2)).marked(1, (0, 0), (1, 1), (2, 2))
    TurnActivatedTiles().run(table.state)
    assert [table.tile(0, at, at)[1] for at in range(3)] == ["ritual", "action", "ritual"]
    assert [table.tile(1, at, at)[1] for at in range(3)] == ["ritual", "ritual", "ritual"]


@pytest.mark.rule("WK-AMB-48")
def test_the_ottawa_tile_can_be_set_aside_and_taken_back() -> None:
    table = Table(players=2, tribes=["ottawa"]).advanced("level1_01")
    bottom = ("ottawa_sacred_fire", "basic_trade", "basic_canoe")
    table.lay(0, *["basic_move", "basic_fish", "basic_hunt"] * 2, *bottom)
    table.player(0).swaps = table.player(1).swaps = 0
    table.then(CycleActionTiles()).choose("replace ottawa_sacred_fire level1_01", "top_row 0 1 2")
    table.until("keep_tiles").choose("keep_tiles", "top_row 0 1 2")
    assert table.rules.view(table.state, None).players[0].set_aside == ["ottawa_sacred_fire"]
    table.then(CycleActionTiles()).choose("replace basic_move ottawa_sacred_fire", "top_row 0 1 2")
    assert table.tile(0, 0, 0) == ("ottawa_sacred_fire", "action")


@pytest.mark.rule("WK-TRIBE-08", "WK-AMB-10")
def test_seneca_has_two_swap_tokens_that_may_be_used_together() -> None:
    table = Table(players=2, tribes=["seneca"])
    assert table.rules.scores(table.state) == [2, 1]  # each one left is a point
    table.turn(0).choose("swap", "swap_cell 0 0", "swap_cell 2 2", "swap", "swap_cell 0 1", "swap_cell 0 2")
    assert table.why_not("swap") == "WK-SWAP-03"
    assert table.rules.scores(table.state) == [0, 1]


@pytest.mark.rule("WK-TRIBE-09")
@pytest.mark.parametrize(("count", "levels"), [(1, []), (2, [3]), (3, [3, 4]), (4, [3, 4, 5])])
def test_shawnee_needs_one_fewer_for_each_turtle_tile(count: int, levels: list[int]) -> None:
    table = Table(players=2, tribes=["shawnee"]).natives(0, "home", woman=0, hunter=0).canoes(0, count)
    assert table.home(0)["warrior"] == 4
    assert table.longhouse(0)["warrior"] == 3
    table.put(0, "woman", *["wendake.1", "wendake.2", "nipissing.1", "nipissing.2"][:count])
    table.put(0, "hunter", *["wendake.3", "wendake.4", "nipissing.3", "nipissing.4"][:count])
    claims = {f"claim {kind}_{level}" for kind in ("women", "hunters", "canoes") for level in levels}
    assert table.begin(0, "military").legal("claim") == claims


@pytest.mark.rule("WK-TRIBE-10", "WK-AMB-21")
def test_tuscarora_hunters_injure_their_attacker_but_women_do_not() -> None:
    table = Table(players=2, tribes=["wendat", "tuscarora"])
    table.put(1, "hunter", "wendake.3").put(1, "woman", "wendake.1").begin(0, "move 3")
    table.choose("attack michilimackinac wendake.3", "attack michilimackinac wendake.1")
    assert (table.at("wendake.3"), table.at("wendake.1")) == (None, ("outpost", 0))
    assert table.longhouse(0) == {"woman": 2, "hunter": 2, "warrior": 3}
    assert table.longhouse(1) == {"woman": 3, "hunter": 3, "warrior": 2}
    table.choose("occupy michilimackinac wendake.3")  # another warrior may take the empty area
    assert table.at("wendake.3") == ("outpost", 0)


@pytest.mark.rule("WK-AMB-21")
def test_tuscarora_hunters_are_protected_by_guards_as_usual_and_smallpox_is_no_attack() -> None:
    table = Table(players=2, tribes=["wendat", "tuscarora"])
    table.put(1, "hunter", "wendake.3").guards(1, "wendake", 1).begin(0, "move 1")
    assert table.why_not("attack michilimackinac wendake.3") == "WK-FIGHT-07"
    table = Table(players=2, tribes=["tuscarora"]).put(0, "hunter", "wendake.3")
    table.have(0, corn=1).canoes(0, 1).discard("smiler").begin(0, "trade")
    table.choose("exchange corn fish", "card tongue_red_infected", "lose wendake.3")
    assert table.longhouse(0) == {"woman": 2, "hunter": 3, "warrior": 2}
