"""Alone (area SOLO, TD-EX-42), and what the games of the campaign begin with (area CAMPAIGN)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.setup import empty_table
from firekeeper.games.tindaya.solo_setup import FORT, FindIsland
from firekeeper.games.tindaya.terms import DOCK, PIGSTY, SETUP, TRIBES
from firekeeper.kernel.options import OptionError
from firekeeper.titles import rules_for


def fresh(**options: Any) -> Table:
    """A table at the very beginning of its setup."""
    table = Table(**options)
    table.state = empty_table(table.box)
    table.state.events = []
    return table


def setup(table: Table, *wanted: str) -> Table:
    """Set up to the first era: what is wanted where it is offered, else the first choice in the alphabet."""
    while table.state.phase == SETUP:
        offered = table.legal()
        table.choose(next((text for text in wanted if text in offered), min(offered)))
    return table


# --- solo -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EX-42", "TD-SOLO-03", "TD-SOLO-04", "TD-SOLO-05", "TD-SOLO-13")
def test_the_prophecy_card_places_neutral_buildings_and_the_fort() -> None:
    own = ("place field 4,1", "place goat_pen 5,1")
    table = setup(fresh(players=1), *own, "prophecy prophecy_1")
    assert (table.at("4,1")["building"], table.at("5,1")["building"]) == ("field", "goat_pen")
    assert table.told("NeutralsRead")[0].numbers == [1, 7, 5]
    assert table.at("2,0") == {"terrain": "forest", "building": "pigsty"}  # its token is gone, no pigs
    assert table.at("4,8") == {"terrain": "coast", "building": "dock"}
    assert table.at("-2,5") == {"terrain": "forest", "fort": 2}
    assert table.state.neutral == tuple(sorted([table.hex("2,0"), table.hex("4,8")]))
    assert table.state.prophecies_seen == 0  # the card was shuffled back
    order = [type(event).__name__ for event in table.state.events or ()]
    assert order.index("VillagersSettled") < order.index("NeutralsRead") < order.index("NeutralPlaced")
    assert order.index("NeutralPlaced") < order.index("FortBuilt")
    table.check()


@pytest.mark.rule("TD-SOLO-01", "TD-SOLO-02", "TD-MODE-12")
def test_one_player_has_no_majos_and_no_domination() -> None:
    table = fresh(players=1)
    while table.asking != "DrawTribe":
        table.choose(min(table.legal()))
    assert "tribe majos" not in table.legal()
    with pytest.raises(OptionError):
        Table(players=1, mode="domination")
    with pytest.raises(OptionError, match=r"which lacks its trade \(TD-TRIBE-07\)$"):
        rules_for("tindaya", {"players": 1, "tribes": "orone"})


@pytest.mark.rule("TD-SOLO-12")
def test_an_island_without_room_is_replaced_by_the_nearest() -> None:
    table = Table(players=1).building("2,0", "field").then(FindIsland(1, PIGSTY))
    assert table.legal() == {"island 2"}  # its volcano is nearest to that of island 1
    table.choose("island 2", "place pigsty 4,1")
    assert table.at("4,1")["building"] == "pigsty"
    table = Table(players=1).building("4,8", "dock").then(FindIsland(7, DOCK))
    apart = table.box.board.apart[table.state.volcanoes[6]]
    nearest = min([apart[hex_] for hex_ in table.state.volcanoes if apart[hex_]])
    tied = [number for number, hex_ in enumerate(table.state.volcanoes, 1) if apart[hex_] == nearest]
    assert table.legal() == {f"island {number}" for number in tied}


@pytest.mark.rule("TD-SOLO-12", "TD-SOLO-05")
def test_the_fort_takes_forest_then_coast_then_mountain() -> None:
    def offered(*built: tuple[str, str]) -> set[str]:
        table = Table(players=1)
        for hex_, building in built:
            table.building(hex_, building)
        return table.then(FindIsland(7, FORT)).legal()

    assert offered() == {"fort 5,6", "fort 4,7"}
    assert offered(("5,6", "field"), ("4,7", "field")) == {"fort 4,8"}
    assert offered(("5,6", "field"), ("4,7", "field"), ("4,8", "dock")) == {"fort 5,8"}


@pytest.mark.rule("TD-SOLO-10")
def test_everything_scales_with_one_player() -> None:
    table = Table(players=1)
    assert table.state.nature == (3, 3)
    table.natives(0, "1,1", villagers=1, nobles=2).have(0, fish=1).waste(0, 1).end("waste_step").settle()
    assert table.player(0).waste == 1  # two pawns were one too many
    assert table.state.wrath == (2, 1)
    table.pawns(0, "acoran", 1, 1).pawns(0, "acoran", 2, 1).end("offerings").settle()
    assert table.state.wrath == (1, 2)  # one unit for each demand
    assert table.priority() == [0]


@pytest.mark.rule("TD-SOLO-07", "TD-SOLO-16", "TD-SOLO-11")
def test_a_noble_may_join_a_neutral_villager_a_villager_may_not_and_nobody_barters() -> None:
    table = Table(players=1).building("2,0", "pigsty").neutral("2,0").trades(0, "pig_breeder", "goatherd")
    table.natives(0, "1,1", villagers=2, nobles=1).have(0, wood=5).explore(0)
    table.choose("leave 1,1", "group 1 0")
    moved = table.copy().choose("walk 2,0")  # it may pass through, but not stay
    assert "stop" not in moved.legal()
    table = Table(players=1).building("2,0", "pigsty").neutral("2,0").trades(0, "pig_breeder", "goatherd")
    table.natives(0, "1,1", villagers=2, nobles=1).have(0, wood=5).explore(0).walk("1,1", "2,0", nobles=1)
    table.choose("stop")
    assert table.legal("barter", "dowry", "adopt") == set()


@pytest.mark.rule("TD-SOLO-08", "TD-DOWRY-06")
def test_alone_a_neutral_villager_is_adopted_for_three_resources() -> None:
    table = Table(players=1, dowry=True).building("2,0", "pigsty").neutral("2,0")
    table.trades(0, "goatherd", "farmer").natives(0, "1,1", villagers=2, nobles=1).have(0, wood=2, clay=1)
    table.explore(0).walk("1,1", "2,0", nobles=1).choose("stop")
    assert table.decision is not None
    assert {choice.verb for choice in table.choices()} <= set(table.decision.verbs)
    table.choose("adopt 2,0", "give wood", "give wood")
    table.choose("give clay")
    assert table.goods(0) == {}
    assert table.state.neutral == ()
    assert table.legal() == {"settle 1,1"}  # the pigsty is of an unknown trade
    table.choose("settle 1,1")
    assert table.villagers(0) == ["1,1"] * 3
    villager = Table(players=1, dowry=True).neutral("2,0").building("2,0", "pigsty").have(0, wood=3)
    villager.natives(0, "2,0", nobles=1).natives(0, "1,1", villagers=1).explore(0)
    villager.walk("1,1", "2,1", villagers=1).choose("stop")
    assert villager.legal("adopt") == set()  # a noble must end its exploration there
    bare = Table(players=1, dowry=True).neutral("2,0").natives(0, "1,1", villagers=1, nobles=1)
    bare.have(0, wood=3).explore(0).walk("1,1", "2,0", nobles=1).choose("stop")
    assert bare.legal("adopt") == set()  # it must be in a building


# --- campaign -------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-CAMPAIGN-01", "TD-CAMPAIGN-03", "TD-CAMPAIGN-02", "TD-CAMPAIGN-07")
@pytest.mark.parametrize("step", ["1", "2"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_two_games_fix_the_tribes(step: str, players: int) -> None:
    table = setup(fresh(players=players, campaign_step=step))
    tribes = [TRIBES[table.player(seat).tribe] for seat in table.state.order]
    assert tribes == ["agana", "majos", "arucas", "ecero"][:players]
    assert table.box.red_tiles == 0
    assert table.box.event_level[table.state.event] == "easy"
    assert table.state.mission == -1
    assert bool(table.state.neutral) == (players == 1)  # TD-CAMPAIGN-15


@pytest.mark.rule("TD-CAMPAIGN-04", "TD-CAMPAIGN-13")
def test_in_the_first_game_all_other_animals_are_wild() -> None:
    table = setup(fresh(players=3, campaign_step="1"))
    goats = sum([count for hex_, count in enumerate(table.state.animals) if table.state.buildings[hex_] == 2])
    pigs = sum(table.state.animals) - goats
    assert (table.state.nature[0] + goats, table.state.nature[1] + pigs) == (12, 12)
    assert goats >= 2
    second = setup(fresh(players=3, campaign_step="2"))
    assert second.state.nature == (5, 5)


@pytest.mark.rule("TD-CAMPAIGN-11", "TD-CAMPAIGN-13", "TD-CAMPAIGN-06")
def test_each_game_uses_the_sections_of_its_mark() -> None:
    first, second = Table(campaign_step="1").box, Table(campaign_step="2").box
    assert (first.has_waste, first.has_housing, first.has_limits, first.has_mission) == (False,) * 4
    assert (second.has_waste, second.has_housing, second.has_limits) == (True,) * 3
    assert not second.has_mission
    assert (first.last_era, second.last_era) == (1, 2)
    third, final = Table(campaign_step="3", mode="domination").box, Table(campaign_step="final").box
    assert (third.last_era, third.has_waste, third.has_housing) == (3, True, True)
    assert final.has_mission


@pytest.mark.rule("TD-CAMPAIGN-12", "TD-CAMPAIGN-15")
@pytest.mark.parametrize("step", ["1", "2", "3", "final"])
def test_every_game_is_open_at_once_for_every_number_of_players(step: str) -> None:
    mode = "domination" if step == "3" else "alliance"
    for players in (2, 3, 4):
        assert Table(players=players, campaign_step=step, mode=mode).box.seats == players
    if step == "3":
        with pytest.raises(OptionError):
            Table(players=1, campaign_step="3", mode="domination")
    else:
        assert Table(players=1, campaign_step=step).box.solo


@pytest.mark.rule("TD-OBJ-SECRET-04", "TD-STRAT-12")
@pytest.mark.parametrize(("era", "dealt"), [(1, True), (2, True), (3, False)])
def test_secret_objectives_are_dealt_in_the_eras_whose_card_shows_it(era: int, dealt: bool) -> None:
    table = Table(mode="domination").era(era).natives(0, "1,1", villagers=1, nobles=2)
    assert table.box.event_secret[table.state.event] is dealt
    table.strategy()
    while not table.idle and not table.legal("keep"):
        table.choose(table.choices()[0].text)
    assert bool(any(player.dealt for player in table.state.players)) is dealt
