"""Optional actions (areas COLLECT, BARTER, OFFER, BUILD, HERD) and reconquest (area RECONQUER)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table


def arrived(table: Table, start: str, end: str, villagers: int = 0, nobles: int = 1, seat: int = 0) -> Table:
    """A group has walked from one hex to the next, and the moves are done."""
    table.natives(seat, start, villagers=villagers, nobles=nobles).explore(seat)
    return table.walk(start, end, villagers=villagers, nobles=nobles).choose("stop")


# --- COLLECT ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-COLLECT-01", "TD-COLLECT-07", "TD-COLLECT-08", "TD-TERMS-19", "TD-TERMS-34")
def test_a_token_gives_what_its_back_shows_and_stays_in_its_depot() -> None:
    table = arrived(Table(), "5,7", "4,8", villagers=1, nobles=0).choose("collect 4,8")
    assert table.legal() == {
        "back clay_token clay_per_player",
        "back clay_token clay_2",
        "back clay_token clay_3",
        "back clay_token clay_4",
    }
    table.choose("back clay_token clay_per_player")
    assert table.goods(0) == {"clay": 3}
    assert table.player(0).tokens == (0, 1, 0, 0)
    assert table.at("4,8").get("token") is None
    table.player(0).goods[:] = [0] * 18
    assert table.player(0).tokens == (0, 1, 0, 0)  # spending never removes the token


@pytest.mark.rule("TD-COLLECT-08", "TD-TERMS-40")
def test_backs_are_as_likely_as_they_are_unseen() -> None:
    table = arrived(Table().collected(1, clay_token=2), "5,7", "4,8", villagers=1, nobles=0)
    table.choose("collect 4,8")
    decision: Any = table.decision
    weights = dict(
        zip([choice.args[1] for choice in table.choices()], decision.weights(table.state), strict=True)
    )
    assert weights == {"clay_2": 4, "clay_3": 5, "clay_4": 1}


@pytest.mark.rule("TD-COLLECT-03", "TD-SETUP-08", "TD-EX-08", "TD-EX-49", "TD-STRAT-13")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_wood_grows(era: int) -> None:
    for bonus in (1, 2, 3):
        table = arrived(Table().era(era), "5,7", "4,7", villagers=1, nobles=0)
        table.choose("collect 4,7", f"back wood_token wood_bonus_{bonus}")
        assert table.goods(0) == {"wood": era + bonus}


ORE = {"ore_3_0": {"stone": 3}, "ore_0_3": {"obsidian": 3}, "ore_1_2": {"stone": 1, "obsidian": 2}}


@pytest.mark.rule("TD-SETUP-10", "TD-SETUP-11", "TD-TRIBE-04")
@pytest.mark.parametrize("kind", ["basic_ore_token", "volcanic_ore_token"])
@pytest.mark.parametrize("back", ORE)
@pytest.mark.component("ecero")
def test_ore_gives_stone_and_obsidian_and_ecero_one_more(kind: str, back: str) -> None:
    table = Table().token("5,8", kind)
    plain = arrived(table.copy(), "5,7", "5,8").choose("collect 5,8", f"back {kind} {back}")
    assert plain.goods(0) == ORE[back]
    ecero = arrived(table, "5,7", "5,8", seat=1).choose("collect 5,8", f"back {kind} {back}")
    assert ecero.goods(1) == {**ORE[back], "obsidian": ORE[back].get("obsidian", 0) + 1}


@pytest.mark.rule("TD-COLLECT-04", "TD-EX-20", "TD-BUILD-04")
@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 8), ("medium", 7), ("hard", 6)])
def test_the_storage_limit_of_an_alliance(difficulty: str, limit: int) -> None:
    table = Table(difficulty=difficulty).collected(0, volcanic_ore_token=limit - 1)
    last = arrived(table.copy(), "5,7", "4,8")
    assert "collect 4,8" in last.legal()
    full = arrived(table.collected(0, volcanic_ore_token=1), "5,7", "4,8")
    assert full.legal() == {"finish"}
    assert full.why_not("collect 4,8") == "TD-COLLECT-04"
    assert full.why_not("build 4,8 dock") == "TD-BUILD-04"


@pytest.mark.rule("TD-COLLECT-05", "TD-COLLECT-02", "TD-MODE-06")
def test_an_alliance_leaves_the_last_token_of_an_island() -> None:
    table = arrived(Table().no_token("5,6", "4,7", "5,8"), "5,7", "4,8")
    assert table.legal() == {"finish"}
    assert table.why_not("collect 4,8") == "TD-COLLECT-05"


@pytest.mark.rule("TD-COLLECT-06", "TD-COLLECT-04", "TD-MODE-06")
def test_in_domination_the_last_token_costs_a_point_and_there_is_no_limit() -> None:
    table = Table(mode="domination").no_token("5,6", "4,7").collected(0, volcanic_ore_token=12)
    start = table.points(0)
    arrived(table, "5,7", "4,8").choose("collect 4,8", "back clay_token clay_4")
    assert table.points(0) == start
    arrived(table.choose("finish"), "5,7", "5,8").choose("collect 5,8", "back basic_ore_token ore_3_0")
    assert table.points(0) == start - 1


# --- BARTER -------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-BARTER-01", "TD-BARTER-02", "TD-BARTER-04", "TD-BARTER-06", "TD-BARTER-09", "TD-EX-21")
def test_barter_by_offer_and_answer() -> None:
    table = Table().natives(1, "5,7", villagers=1).have(0, obsidian=3).have(1, milk=1, fish=2)
    arrived(table, "5,6", "5,7", villagers=1, nobles=0).choose("barter 5,7 2")
    assert table.legal() == {"hand_over obsidian"}
    table.choose("hand_over obsidian")
    assert table.legal() == {"ask_for fish", "ask_for milk"}  # the partner owns it, never a gift
    table.choose("ask_for fish", "pair obsidian fish", "pair obsidian milk")
    assert table.legal() == {"take_back obsidian fish", "take_back obsidian milk", "propose", "drop"}
    table.choose("propose")
    assert table.asked == 1
    assert table.legal() == {"accept", "refuse"}
    refused = table.copy().choose("refuse")
    assert refused.goods(0) == {"obsidian": 3}
    table.choose("accept")
    assert table.goods(0) == {"fish": 2, "milk": 1}
    assert table.goods(1) == {"obsidian": 3}
    assert table.asked == 0


@pytest.mark.rule("TD-BARTER-06", "TD-BARTER-08", "TD-BARTER-09")
def test_a_kind_stands_on_one_side_only_and_stocks_cover_the_offer() -> None:
    table = Table().natives(1, "5,7", nobles=1).have(0, wood=2, clay=1).have(1, clay=1, salt=1)
    arrived(table, "5,6", "5,7").choose("barter 5,7 2")
    assert table.legal() == {"hand_over wood", "hand_over clay"}  # no dropping before there is a pair
    assert table.copy().choose("hand_over clay").legal() == {"ask_for salt"}  # not clay for clay
    table.choose("pair wood clay")
    assert table.legal("hand_over") == {"hand_over wood"}  # clay is taken, so it is not given
    table.choose("hand_over wood")
    assert table.legal() == {"ask_for salt"}  # the only clay is in the offer


@pytest.mark.rule("TD-BARTER-10")
def test_pairs_are_taken_back_in_any_order_and_others_added() -> None:
    table = Table().natives(1, "5,7", nobles=1).have(0, wood=2, stone=1).have(1, clay=1, salt=2)
    arrived(table, "5,6", "5,7").choose("barter 5,7 2", "pair wood salt", "pair stone clay")
    table.choose("take_back wood salt")
    assert table.legal() == {"hand_over wood", "take_back stone clay", "propose", "drop"}
    table.choose("pair wood salt", "pair wood salt", "take_back stone clay", "propose", "accept")
    assert table.goods(0) == {"stone": 1, "salt": 2}


@pytest.mark.rule("TD-BARTER-10")
def test_a_draft_comes_to_an_end() -> None:
    table = Table().natives(1, "5,7", nobles=1).have(0, wood=1).have(1, clay=1)
    arrived(table, "5,6", "5,7").choose("barter 5,7 2")
    for _ in range(9):
        table.choose("pair wood clay", "take_back wood clay")
        assert table.legal() == {"hand_over wood", "drop"}  # nothing to propose
    table.choose("pair wood clay")
    assert table.legal() == {"propose", "drop"}
    assert table.why_not("take_back wood clay") == "TD-BARTER-10"


@pytest.mark.rule("TD-BARTER-06", "TD-BARTER-09")
def test_in_the_first_version_a_pair_is_one_choice_and_pairs_ascend() -> None:
    table = Table(version="1").natives(1, "5,7", nobles=1).have(0, wood=2, clay=1).have(1, clay=1, salt=1)
    arrived(table, "5,6", "5,7").choose("barter 5,7 2")
    assert table.legal() == {"pair wood clay", "pair wood salt", "pair clay salt"}
    table.choose("pair wood clay")
    assert table.legal("pair") == set()  # clay is taken, so it is not given; salt comes before in the order
    assert table.legal() == {"propose", "drop"}
    table.choose("propose", "accept")
    assert table.goods(0) == {"wood": 1, "clay": 2}


@pytest.mark.rule("TD-MODE-07")
def test_who_has_agreed_before_may_still_refuse() -> None:
    """Whatever was promised at the table, an answer is free: nothing but the answer itself binds."""
    table = Table().natives(1, "5,7", nobles=1).have(0, wood=9).have(1, clay=9)
    arrived(table, "5,6", "5,7").choose("barter 5,7 2", "pair wood clay", "propose", "accept")
    table.choose("barter 5,7 2", "pair wood clay", "propose")
    assert table.legal() == {"accept", "refuse"}
    table.choose("refuse")
    assert table.goods(0) == {"wood": 8, "clay": 1}


@pytest.mark.rule("TD-BARTER-07", "TD-BARTER-09")
def test_three_offers_to_a_partner_and_a_dropped_one_counts() -> None:
    table = Table().natives(1, "5,7", nobles=1).natives(2, "5,7", nobles=1)
    table.have(0, wood=9).have(1, clay=9).have(2, clay=9)
    arrived(table, "5,6", "5,7")
    table.choose("barter 5,7 2", "pair wood clay", "drop")
    table.choose("barter 5,7 2", "pair wood clay", "propose", "refuse")
    assert "barter 5,7 2" in table.legal()
    table.choose("barter 5,7 2", "pair wood clay", "propose", "accept")
    assert table.legal("barter") == {"barter 5,7 3"}
    assert table.why_not("barter 5,7 2") == "TD-BARTER-07"


@pytest.mark.rule("TD-BARTER-03", "TD-BARTER-04", "TD-ACT-03", "TD-BARTER-01")
def test_partners_are_tribes_on_the_hex_passed_or_not_with_something_to_give() -> None:
    table = Table().natives(1, "5,7", nobles=1).natives(2, "5,7", villagers=1).natives(1, "4,8", villagers=1)
    table.have(0, wood=1).have(1, clay=1).prison(2, 3).idols(2, "learning").passed(1)
    arrived(table, "5,6", "5,7")
    assert table.legal("barter") == {"barter 5,7 2"}  # seat 3 has nothing that can be traded


@pytest.mark.rule("TD-BARTER-05")
def test_alone_there_is_nobody_to_barter_with() -> None:
    table = Table(players=1).building("4,7", "pigsty").neutral("4,7").have(0, wood=3)
    assert arrived(table, "5,7", "4,7").legal("barter") == set()


# --- OFFER --------------------------------------------------------------------------------------------


def at_volcano(table: Table) -> Table:
    return arrived(table, "5,6", "5,7").choose("offer 5,7")


@pytest.mark.rule("TD-OFFER-02", "TD-EX-22")
@pytest.mark.parametrize(("players", "era", "slots"), [(4, 1, {1, 2}), (3, 2, {1, 2, 3}), (2, 3, {2, 3, 4})])
def test_demands_by_era_and_players(players: int, era: int, slots: set[int]) -> None:
    table = Table(players=players).offering("acoran", "offering_1").era(era)
    table.have(0, figs=9, cheese=9, obsidian=9).building("2,7", "goat_pen").prison(0, 9)
    at_volcano(table)
    assert {int(text.split()[2]) for text in table.legal("pawn") if "acoran" in text} == slots
    slot = min(slots)
    for _ in range(players):
        table.choose(f"pawn acoran {slot}", "prisoner").settle()
    assert f"pawn acoran {slot}" not in table.legal()  # one per player in all (TD-OFFER-04)
    assert sum(table.offered("acoran")[slot - 1]) == players


@pytest.mark.rule("TD-OFFER-01", "TD-OFFER-03", "TD-OFFER-15", "TD-OFFER-12", "TD-OFFER-17")
def test_an_offering_is_a_series_of_pawns_for_both_gods() -> None:
    table = Table().offering("acoran", "offering_1").offering("moneiba", "offering_3").have(0, figs=1, milk=2)
    at_volcano(table)
    assert table.legal() == {"pawn acoran 1", "pawn moneiba 1"}  # at least one
    table.choose("pawn moneiba 1").choose("unit").settle()
    assert table.legal() == {"pawn acoran 1", "pawn moneiba 1", "stop_offering"}
    table.choose("pawn acoran 1", "unit").settle().choose("pawn moneiba 1", "unit", "stop_offering")
    assert table.goods(0) == {}
    assert table.offered("acoran")[0] == [1, 0, 0]
    assert table.offered("moneiba")[0] == [2, 0, 0]
    assert table.state.wrath == (1, 1)
    villager = arrived(Table().have(0, figs=1).offering("acoran", "offering_1"), "5,6", "5,7", 1, 0)
    assert villager.legal() == {"finish"}  # TD-TERMS-05: nobles only


@pytest.mark.rule("TD-OFFER-06", "TD-OFFER-15")
def test_the_first_pawn_on_a_card_gets_an_idol() -> None:
    table = Table().offering("acoran", "offering_1").offering("moneiba", "offering_3").have(0, figs=2, milk=2)
    at_volcano(table).choose("pawn acoran 1", "unit")
    table.choose("idol movement", "pawn acoran 1", "unit", "pawn moneiba 1", "unit", "idol learning")
    assert table.held(0) == ["movement", "learning"]
    late = Table().offering("acoran", "offering_1").pawns(1, "acoran", 2, 1).have(0, figs=1)
    at_volcano(late).choose("pawn acoran 1", "unit")
    assert late.held(0) == []
    assert late.asking == "MakeOffering"


@pytest.mark.rule("TD-OFFER-05", "TD-HERD-06")
def test_animals_are_offered_from_own_or_guarded_buildings_anywhere() -> None:
    table = Table().offering("acoran", "offering_1").building("1,6", "pigsty", 2).building("1,7", "pigsty", 1)
    table.building("2,0", "pigsty", 1).building("1,2", "pigsty", 1)
    table.natives(0, "1,6", villagers=1).natives(0, "1,7", nobles=1)
    table.natives(0, "2,0", nobles=0).natives(1, "2,0", villagers=1).natives(1, "1,2", villagers=1)
    at_volcano(table).choose("pawn acoran 2")
    assert table.legal("animal") == {"animal 1,6", "animal 1,7"}
    table.choose("animal 1,6").settle()
    assert table.at("1,6")["animals"] == 1
    assert table.state.nature == (5, 5)
    guest = (
        Table().offering("acoran", "offering_1").building("1,2", "pigsty", 1).natives(1, "1,2", villagers=1)
    )
    at_volcano(guest.natives(0, "1,2", nobles=1)).choose("pawn acoran 2")
    assert guest.legal("animal") == set()  # AMB-83: the villager is the guard


@pytest.mark.rule("TD-OFFER-07", "TD-OFFER-08", "TD-OFFER-09", "TD-EX-23", "TD-TERMS-06")
def test_sacrifice() -> None:
    table = Table(players=4).offering("moneiba", "offering_8").have(1, obsidian=1).prison(1, 2)
    table.natives(1, "2,0", villagers=2, nobles=1)
    slot = 1 + table.box.offering_demands[table.box.offering_names.index("offering_8")].index(17)
    arrived(table, "5,6", "5,7", seat=1).choose("offer 5,7")
    for source in ("unit", "villager 2,0", "prisoner", "prisoner"):
        table.choose(f"pawn moneiba {slot}", source).settle()
    assert table.offered("moneiba")[slot - 1] == [0, 4, 0, 0]
    assert table.villagers(1) == ["2,0"]
    assert table.player(1).prison == 0
    assert table.goods(1) == {}


@pytest.mark.rule("TD-OFFER-10", "TD-OFFER-11", "TD-OFFER-16", "TD-EXPLORE-30")
def test_nobles_are_sacrificed_but_never_the_last() -> None:
    table = Table().offering("acoran", "offering_1").pawns(1, "acoran", 2, 1).natives(0, "2,0", nobles=1)
    at_volcano(table).choose("pawn acoran 1")
    assert table.legal() == {"noble 5,7", "noble 2,0"}
    offerer = table.copy().choose("noble 5,7")
    assert offerer.legal() == {"finish"}  # the offering ends with that pawn
    assert (offerer.nobles(0), offerer.player(0).lost_nobles) == (["2,0"], 1)
    table.choose("noble 2,0")
    assert table.legal() == {"stop_offering"}  # the last one is safe, and nothing else can be given


@pytest.mark.rule("TD-OFFER-14", "TD-HERD-08")
def test_a_sacrifice_may_leave_livestock_alone() -> None:
    table = Table().offering("acoran", "offering_1").building("5,8", "goat_pen", 3)
    table.natives(0, "5,8", villagers=1)
    at_volcano(table).choose("pawn acoran 1", "villager 5,8").settle()
    assert table.at("5,8").get("animals") is None
    assert table.state.nature == (8, 5)


# --- BUILD --------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-BUILD-01", "TD-BUILD-03", "TD-BUILD-08", "TD-TERMS-16", "TD-TERMS-08")
def test_a_noble_builds_what_the_terrain_and_its_trades_allow() -> None:
    def offered(terrain: str, *trades: str) -> set[str]:
        table = Table().no_token(terrain).trades(0, *trades)
        return arrived(table, "5,7", terrain).legal("build")

    everything = ("fisher", "pig_breeder", "goatherd", "farmer")
    assert offered("4,7", *everything) == {"build 4,7 pigsty", "build 4,7 field"}
    assert offered("4,8", *everything) == {"build 4,8 dock"}
    assert offered("5,8", *everything) == {"build 5,8 goat_pen"}
    assert offered("4,7", "farmer") == {"build 4,7 field"}
    assert offered("4,8", "farmer") == set()


@pytest.mark.rule("TD-BUILD-02", "TD-BUILD-06", "TD-TERMS-09")
def test_villagers_on_the_site_belong_to_one_tribe_that_knows_the_trade() -> None:
    foreign = arrived(Table().no_token("4,8").natives(2, "4,8", villagers=2), "5,7", "4,8")
    foreign.choose("build 4,8 dock")  # seat 3 knows the fisher trade and controls it at once
    mixed = Table().no_token("4,8").natives(2, "4,8", villagers=1)
    assert arrived(mixed, "5,7", "4,8", villagers=1).why_not("build 4,8 dock") == "TD-BUILD-02"
    ignorant = Table().no_token("4,8").natives(1, "4,8", villagers=1)
    assert arrived(ignorant, "5,7", "4,8").why_not("build 4,8 dock") == "TD-BUILD-02"
    nobles = Table().no_token("4,8").natives(1, "4,8", nobles=2)
    assert "build 4,8 dock" in arrived(nobles, "5,7", "4,8").legal()


@pytest.mark.rule("TD-BUILD-04", "TD-BUILD-05", "TD-BUILD-07")
def test_no_building_on_a_token_without_a_tile_or_where_one_stands() -> None:
    token = arrived(Table(), "5,7", "4,8")
    assert token.why_not("build 4,8 dock") == "TD-BUILD-04"
    token.choose("collect 4,8", "back clay_token clay_2", "build 4,8 dock")
    assert token.supply()["dock"] == 5
    assert token.why_not("build 4,8 dock") == "TD-BUILD-07"
    volcano = arrived(Table(), "5,6", "5,7")
    assert volcano.why_not("build 5,7 field") == "TD-BUILD-07"
    short = Table().no_token("4,8")
    for coast in ("0,1", "6,1", "5,2", "8,2"):
        short.building(coast, "dock")
    for forest in ("2,0", "4,1"):
        short.fort(forest, tile="dock")  # forts use the same tiles
    assert arrived(short, "5,7", "4,8").why_not("build 4,8 dock") == "TD-BUILD-05"


# --- HERD ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-HERD-01", "TD-HERD-09", "TD-TERMS-23", "TD-TERMS-07")
def test_a_noble_gathers_one_or_two_wild_animals_into_an_empty_building_of_a_known_trade() -> None:
    table = Table().building("5,8", "goat_pen")
    offered = arrived(table.copy(), "5,7", "5,8")
    assert offered.legal("herd") == {"herd 5,8 1", "herd 5,8 2"}
    offered.choose("herd 5,8 2")
    assert offered.state.nature == (3, 5)
    assert offered.at("5,8")["animals"] == 2
    assert offered.legal("herd") == set()
    stocked = Table().building("5,8", "goat_pen", 1).natives(1, "5,8", nobles=1)
    assert arrived(stocked, "5,7", "5,8").legal("herd") == set()
    unknown = table.copy().trades(0, "farmer")
    assert arrived(unknown, "5,7", "5,8").legal("herd") == set()
    villager = arrived(table.copy(), "5,7", "5,8", villagers=1, nobles=0)
    assert villager.why_not("herd 5,8 1") == "TD-EXPLORE-20"
    foreign = table.copy().trades(1, "goatherd").natives(1, "5,8", villagers=1)  # control is not needed
    assert arrived(foreign, "5,7", "5,8").legal("herd") == {"herd 5,8 1", "herd 5,8 2"}


@pytest.mark.rule("TD-HERD-02", "TD-HERD-09")
@pytest.mark.parametrize(("wild", "most"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_an_alliance_leaves_an_animal_in_nature(wild: int, most: int) -> None:
    table = arrived(Table().building("5,8", "goat_pen").nature(wild, 5), "5,7", "5,8")
    assert table.legal("herd") == {f"herd 5,8 {count}" for count in range(1, most + 1)}


@pytest.mark.rule("TD-HERD-03", "TD-HERD-09")
@pytest.mark.parametrize(("wild", "most"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_in_domination_the_last_wild_animal_costs_a_point(wild: int, most: int) -> None:
    table = Table(mode="domination").building("5,8", "goat_pen").nature(wild, 5)
    start = table.points(0)
    arrived(table, "5,7", "5,8")
    assert table.legal("herd") == {f"herd 5,8 {count}" for count in range(1, most + 1)}
    if most:
        table.choose(f"herd 5,8 {most}")
        assert table.points(0) == start - (wild == most)


# --- RECONQUER ----------------------------------------------------------------------------------------


def attack(table: Table, villagers: int, nobles: int, seat: int = 0) -> Table:
    """A group enters the fort on 4,7 from volcano 7."""
    table.natives(seat, "5,7", villagers=villagers, nobles=nobles).explore(seat)
    return table.walk("5,7", "4,7", villagers=villagers, nobles=nobles)


@pytest.mark.rule("TD-RECONQUER-01", "TD-RECONQUER-02", "TD-RECONQUER-03", "TD-RECONQUER-10", "TD-TERMS-21")
def test_as_many_natives_and_weapons_as_conquistadors_win() -> None:
    table = Table(mode="domination").fort("4,7", 2, "field").have(0, horns=1, obsidian=2)
    start = table.points(0)
    attack(table, 1, 1)
    assert table.legal() == {
        "weapons 0 0", "weapons 0 1", "weapons 0 2", "weapons 1 0", "weapons 1 1",
    }  # fmt: skip
    table.choose("weapons 1 1")
    assert table.player(0).prison == 2
    assert table.goods(0) == {"obsidian": 1}
    assert table.at("4,7") == {"terrain": "forest", "natives": {0: (1, 1)}}
    assert table.supply()["field"] == 6
    assert table.points(0) == start + 1


@pytest.mark.rule("TD-RECONQUER-04", "TD-RECONQUER-05", "TD-RECONQUER-06", "TD-TERMS-06", "TD-TERMS-07")
def test_too_few_natives_lose_everything_but_may_become_heroes() -> None:
    table = Table(mode="domination").fort("4,7", 3).have(0, horns=3)
    start = table.points(0)
    attack(table, 1, 1)
    assert table.legal() == {"weapons 0 0", "weapons 1 0", "weapons 2 0"}  # one per engaged native
    lost = table.copy().choose("weapons 0 0")
    assert lost.at("4,7")["fort"] == 3
    assert lost.natives_at("4,7") == {}
    assert lost.player(0).lost_nobles == 1
    assert lost.asking == "ChooseMove"
    assert lost.held(0) == []
    table.choose("weapons 2 0", "idol fertility")
    assert table.at("4,7")["fort"] == 1
    assert table.player(0).prison == 0
    assert table.held(0) == ["fertility"]  # exactly one idol
    assert table.points(0) == start


@pytest.mark.rule("TD-RECONQUER-07", "TD-RECONQUER-04")
def test_only_own_weapons_count_and_idols_do_not_help() -> None:
    table = Table().fort("4,7", 1).have(1, horns=5).idols(0, "protection")
    attack(table, 2, 1)
    assert table.legal() == {"weapons 0 0"}


@pytest.mark.rule("TD-RECONQUER-08", "TD-BUILD-07", "TD-EX-27", "TD-HERD-01")
def test_after_a_victory_the_noble_builds_and_herds() -> None:
    table = Table(mode="domination").trades(0, "pig_breeder").fort("4,7", 2).have(0, horns=2)
    start = table.points(0)
    attack(table, 1, 1).choose("weapons 2 0", "stop")
    assert table.legal() == {"build 4,7 pigsty", "finish"}
    table.choose("build 4,7 pigsty", "herd 4,7 2")
    assert table.at("4,7") == {
        "terrain": "forest",
        "building": "pigsty",
        "animals": 2,
        "natives": {0: (1, 1)},
    }
    assert table.state.nature == (5, 3)
    assert (table.player(0).prison, table.points(0)) == (2, start + 1)


@pytest.mark.rule("TD-RECONQUER-01", "TD-EXPLORE-33")
def test_a_fort_is_attacked_from_a_canoe_too() -> None:
    table = Table().fort("4,8", 1).natives(0, "5,6", villagers=1, nobles=1).canoes("4,6").have(0, horns=1)
    table.explore(0).choose("leave 5,6", "group 1 1", "embark 4,6")
    sails = [text for text in table.legal() if "land 4,8" in table.copy().choose(text).legal()]
    assert sails == []  # no straight line leads there
    near = Table().fort("4,8", 1).natives(0, "5,8", villagers=1, nobles=1).canoes("4,9").have(0, horns=1)
    near.explore(0).sail("5,8", "4,9", "4,9", "4,8", villagers=1, nobles=1).choose("weapons 1 0")
    assert near.player(0).prison == 1


# --- worked examples ----------------------------------------------------------------------------------


@pytest.mark.rule("TD-EX-24", "TD-EXPLORE-19", "TD-BARTER-01")
def test_optional_actions_a() -> None:
    table = Table().natives(1, "4,7", nobles=1).have(2, fish=1).have(1, wood=1)
    arrived(table, "5,7", "4,7", villagers=1, seat=2)
    table.choose("collect 4,7", "back wood_token wood_bonus_1", "build 4,7 field")
    table.choose("barter 4,7 2", "pair fish wood", "propose", "accept", "finish")
    assert table.goods(2) == {"wood": 3}
    assert table.goods(1) == {"fish": 1}
    assert table.at("4,7")["building"] == "field"


@pytest.mark.rule("TD-EX-25", "TD-EXPLORE-21")
def test_optional_actions_b() -> None:
    table = Table().offering("acoran", "offering_1").have(0, figs=1).natives(0, "4,8", villagers=1, nobles=1)
    table.explore(0).walk("4,8", "5,8", villagers=1, nobles=1).walk("5,8", "5,7", nobles=1).choose("stop")
    assert table.legal() == {"collect 5,8", "offer 5,7", "finish"}
    table.choose("collect 5,8", "back basic_ore_token ore_2_1", "offer 5,7", "pawn acoran 1", "unit").settle()
    assert table.goods(0) == {"stone": 2, "obsidian": 1}


@pytest.mark.rule("TD-EX-26", "TD-HERD-04", "TD-HERD-05")
def test_optional_actions_c() -> None:
    table = arrived(Table(), "5,7", "5,8")
    table.choose("collect 5,8", "back basic_ore_token ore_2_1", "build 5,8 goat_pen", "herd 5,8 2", "finish")
    assert table.state.nature == (3, 5)
    produced = table.copy().turn(0).choose("produce goatherd cube")
    assert "milk" not in produced.goods(0)  # he does not control it
    table.explore(0).walk("5,8", "5,7", nobles=1).choose("stop")
    assert table.state.nature == (5, 5)
