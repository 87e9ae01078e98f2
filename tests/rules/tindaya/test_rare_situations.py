"""Situations that a game seldom meets: empty supplies, tribes that are gone, several things at once."""

from __future__ import annotations

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.event_step import ResolveEvent
from firekeeper.games.tindaya.final import EndOfGame, winners
from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.terms import SYMBOLS
from firekeeper.kernel.position import PositionError


def strikes(table: Table, symbol: str) -> Table:
    """One event of the card, right now."""
    return table.phase("end_of_era").then(ResolveEvent(SYMBOLS.index(symbol)))


# --- the builder ------------------------------------------------------------------------------------------


def test_a_position_with_a_traitor_holds_together() -> None:
    table = Table(mode="domination", traitor=True).era(3).have(0, wood=3).idols(0, "learning")
    table.objective(0, "most_docks", 2).traitor(0, "leader").fort("4,7", 2).chief("4,7", canoe=True)
    for seat in (1, 2):
        table.natives(seat, "2,0", villagers=1, nobles=2)
    assert broken(table.state) == []
    assert (table.goods(0), table.held(0), table.priority()) == ({}, [], [1, 2])
    table.turn(0).choose("explore cube", "leave 4,7")
    assert "band_with_chief 1" in table.legal()


def test_steps_for_what_is_seldom_needed() -> None:
    table = Table(mode="domination", traitor=True).era(3).round(2).used_spaces(0, "fisher", "fisher goatherd")
    table.placed(0, 1).majos_used(1).sold("learning").looked_at(0, 1, "most_docks").prophecy("prophecy_2")
    table.tiles_left(mountain=2).tokens_left(volcanic_ore_token=1).supply_left(dock=0).captives(3)
    table.natives(0, "2,0", villagers=2, nobles=2).moved(0, "2,0", villagers=1).stopped("2,0", villagers=1)
    state, player, at = table.state, table.player(0), table.hex("2,0")
    assert (state.round, player.placed, table.player(1).offered, state.captives) == (2, 1, 1, 3)
    assert (player.developed, player.produced) == (0b0001, 0b0101)
    assert (sum(state.idol_discard), sum(state.idol_deck)) == (1, 21)
    assert player.seen == ((1, table.box.secret_names.index("most_docks")),)
    assert table.box.prophecy_names[state.prophecy] == "prophecy_2"
    assert (state.tile_reserve, state.token_reserve[3], table.supply()["dock"]) == ((0, 0, 2), 1, 0)
    assert (state.moved, state.stopped) == ((at,), (at,))
    assert table.reconquered().state.reconquered == 1
    assert table.extinct(0, villagers=False).villagers(0) == ["2,0", "2,0"]
    assert (table.nobles(0), player.lost_nobles) == ([], 2)


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    def refused(reason: str) -> None:
        with pytest.raises(PositionError, match=reason):
            steps.pop()()

    plain = Table(mode="domination")
    table = Table(mode="domination", traitor=True).natives(1, "2,0", villagers=1)
    taken = Table(mode="domination", traitor=True).traitor(2, "jailer")
    steps = [lambda: plain.traitor(0, "jailer")]
    refused("its option traitor is off")
    steps = [lambda: table.traitor(1, "jailer")]
    refused("a traitor has no natives on the board")
    steps = [lambda: table.traitor(0, "spy")]
    refused("there is no traitor objective «spy»")
    steps = [lambda: taken.traitor(0, "jailer")]
    refused("seat 2 is the traitor already")
    steps = [lambda: table.chief("4,7")]
    refused("no conquistador stands on 4,7")
    steps = [lambda: table.starting_fort("4,7")]
    refused("there is no fort on 4,7")
    steps = [lambda: table.vanished(9)]
    refused("there is no volcano 9")
    steps = [lambda: table.moved(1, "2,0", nobles=1)]
    refused("there are not 1 of them on 2,0")
    steps = [lambda: table.used_spaces(0, develop="miner")]
    refused("there is no trade «miner»")


# --- nothing left -----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-OFFER-06", "TD-IDOL-22")
def test_the_first_offerer_of_an_empty_deck_gets_none_and_nobody_after_it() -> None:
    table = Table().no_idols_left().offering("acoran", "offering_1").offering("moneiba", "offering_8")
    for seat in (0, 1):
        table.have(seat, figs=1).natives(seat, "2,1", nobles=2)
    table.explore(0).walk("2,1", "1,1", nobles=1).choose("stop", "offer 1,1", "pawn acoran 1", "unit")
    table.choose("stop_offering", "finish")
    assert table.held(0) == []
    table.state.idol_deck[0] = 1  # a card is there again
    table.explore(1).walk("2,1", "1,1", nobles=1).choose("stop", "offer 1,1", "pawn acoran 1", "unit")
    assert table.held(1) == []  # it was not the first


@pytest.mark.rule("TD-TERMS-06", "TD-END1-01", "TD-IDOL-18")
def test_a_tribe_of_seven_has_no_more_children() -> None:
    table = Table().building("1,6", "field").natives(0, "1,6", villagers=7, nobles=2).idols(0, "fertility")
    assert "use fertility" not in table.turn(0).legal()
    table.end("reproduction")
    assert len(table.villagers(0)) == 7


@pytest.mark.rule("TD-MARKET-06", "TD-MARKET-07", "TD-EVENT-13")
def test_a_wall_that_sank_may_be_bought_again_only_with_the_other_card() -> None:
    table = Table().natives(0, "4,7", villagers=1).natives(0, "2,0", nobles=2).walls("4,7", "2,0")
    table.bought(0, "wall_for_manure").have(0, stone=2, straw=1, clay=2, manure=1)
    assert not table.copy().turn(0).legal("buy") & {"buy wall_for_straw"}  # no wall is left
    strikes(table.standee("tsunami", 7), "tsunami").settle()
    assert table.at("4,7")["terrain"] == "sea"
    assert table.state.wall_reserve == 1
    cards = table.phase("actions").natives(0, "2,1", villagers=1).turn(0).legal("buy")
    assert "buy wall_for_straw" in cards
    assert "buy wall_for_manure" not in cards


@pytest.mark.rule("TD-EVENT-28", "TD-TERMS-02", "TD-EVENT-25")
def test_an_island_that_is_a_volcano_alone_is_nearest_and_spared() -> None:
    table = Table().building("8,8", "goat_pen").natives(0, "8,8", villagers=1)
    for name in ("5,6", "4,7", "4,8", "5,8", "2,7"):
        table.terrain(name, "sea")
    table.natives(1, "5,7", nobles=1).ship("ship_white", 7)
    strikes(table, "ship_white")
    assert table.idle
    assert table.state.conquistadors.count(0) == table.box.board.size
    assert table.natives_at("5,7") == {1: (0, 1)}


@pytest.mark.rule("TD-CATA-05", "TD-STRAT-04", "TD-IDOL-12")
def test_nothing_moves_to_a_volcano_that_has_vanished() -> None:
    table = Table().vanished(5).idols(0, "relocation").natives(0, "2,0", nobles=1).standee("acoran", 1)
    assert broken(table.lost_nobles(0, 1).lost_nobles(1, 2).lost_nobles(2, 2).state) == []
    table.turn(0).choose("use relocation")
    volcanoes = {choice.split()[-1] for choice in table.legal("relocate")}
    assert volcanoes == {"2", "3", "4", "6", "7", "8"}


# --- nobody left ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EVENT-45", "TD-PRIORITY-07")
def test_in_an_alliance_the_holder_of_token_1_decides_even_without_natives() -> None:
    """Two islands are as near to trench 5, and nobody has built or stands on either."""
    table = Table().natives(1, "2,0", villagers=1).ship("ship_white", 5).order(2, 0, 1)
    strikes(table, "ship_white")
    assert table.asked == 2
    domination = Table(mode="domination").natives(1, "2,0", villagers=1).ship("ship_white", 5).order(2, 0, 1)
    strikes(domination, "ship_white")
    assert domination.asked == 1


@pytest.mark.rule("TD-TRAITOR-18", "TD-TRAITOR-36")
@pytest.mark.parametrize(
    ("conquistadors", "ending", "won"), [(17, "domination_won", [1]), (18, "traitor_won", [0])]
)
def test_treason_among_two_leaves_one_to_be_scored(conquistadors: int, ending: str, won: list[int]) -> None:
    table = Table(players=2, mode="domination", traitor=True).era(3).traitor(0, "jailer")
    table.fort("4,7", conquistadors).natives(1, "2,0", villagers=1, nobles=1).score(1, -4)
    table.then(EndOfGame()).settle()
    assert (table.ending, winners(table.state)) == (ending, won)


@pytest.mark.rule("TD-TRAITOR-28", "TD-TRAITOR-36", "TD-MODE-08")
def test_fatal_wrath_defeats_a_traitor_who_would_have_won() -> None:
    table = Table(players=2, mode="domination", traitor=True).era(3).traitor(0, "jailer").fort("4,7", 20)
    table.natives(1, "2,0", villagers=1, nobles=1).wrath(1, 5).end("survival").settle()
    assert (table.ending, winners(table.state)) == ("lost_by_wrath", [])


# --- at the same time -------------------------------------------------------------------------------------


@pytest.mark.rule("TD-CAMPAIGN-14")
def test_a_starting_fort_that_sank_is_not_reconquered_and_a_new_one_does_not_count() -> None:
    table = Table(campaign_step="1").fort("4,7", 1).starting_fort("4,7").standee("tsunami", 7)
    strikes(table, "tsunami").settle()
    assert (table.state.first_fort, table.state.reconquered) == (-1, 0)
    table = Table(campaign_step="1").fort("4,7", 1).natives(0, "5,6", villagers=1, nobles=1).have(0, horns=2)
    table.explore(0).walk("5,6", "4,7", villagers=1, nobles=1).choose("weapons 1 0")
    assert table.state.reconquered == 0  # a fort, but not the one of the set-up
    table = Table(campaign_step="1").fort("4,7", 1).starting_fort("4,7").natives(0, "5,6", nobles=1)
    table.have(0, horns=1).explore(0).walk("5,6", "4,7", nobles=1).choose("weapons 1 0", "stop", "finish")
    table.phase("actions").extinct(0).fort("4,7", 2)
    assert table.state.reconquered == 1


@pytest.mark.rule("TD-HERD-08", "TD-SOLO-11")
def test_a_neutral_villager_guards_animals() -> None:
    table = Table(players=1, tribes=["agana"]).building("1,6", "pigsty", animals=2).neutral("1,6")
    table.natives(0, "1,6", nobles=1).natives(0, "2,0", nobles=1).explore(0).walk("1,6", "2,6", nobles=1)
    table.choose("stop")
    assert table.at("1,6")["animals"] == 2


@pytest.mark.rule("TD-RECONQUER-01", "TD-EXPLORE-27", "TD-ACT-07")
def test_a_fort_retaken_in_the_first_half_is_left_in_the_second() -> None:
    table = Table().fort("4,7", 1).natives(0, "5,6", nobles=2).have(0, horns=1).explore(0, times=2)
    table.walk("5,6", "4,7", nobles=1).choose("weapons 1 0")
    assert "leave 4,7" not in table.legal()
    table.choose("stop", "finish")
    assert "leave 4,7" in table.legal()


@pytest.mark.rule("TD-TRAITOR-16", "TD-TRAITOR-33")
def test_a_band_repelled_from_bare_terrain_gets_its_fort_there() -> None:
    table = Table(mode="domination", traitor=True).era(3).traitor(0, "jailer").fort("4,8", 2, "dock")
    table.natives(1, "5,6", villagers=1, nobles=2).idols(1, "protection").natives(
        2, "2,0", villagers=1, nobles=2
    )
    table.turn(0).choose("explore cube")
    table.choose("leave 4,8", "band 2", "walk 4,7", "leave 4,7", "band 2", "walk 5,6", "protect_idol")
    table.choose("stop")
    while table.asking == "ChooseFortTile":
        assert table.asked != 0
        table.choose(sorted(table.legal())[0])
    assert table.at("4,7")["fort"] == 2
    assert "fort" not in table.at("4,8")
    assert table.natives_at("5,6") == {1: (1, 2)}
