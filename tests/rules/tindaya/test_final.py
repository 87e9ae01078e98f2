"""The end of the game (areas FINAL, SCORE, MISSION, CAMPAIGN; TD-EX-38, -39, -45, -54)."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.final import goals_met, holds_archipelago, monopoly_losses, tolerated, winners
from firekeeper.games.tindaya.missions import mission_met, mission_needs

SITES = (("2,0", "field"), ("4,1", "field"), ("7,2", "field"), ("11,3", "field"))


def last_era(**options: Any) -> Table:
    """Era 3; every tribe has two nobles, and one villager in a field of its own."""
    table = Table(**options).era(3)
    for seat, (hex_, building) in enumerate(SITES[: table.box.seats]):
        table.building(hex_, building).natives(seat, hex_, villagers=1, nobles=2)
    return table


def finish(table: Table) -> Table:
    return table.end("survival").settle()


def also(table: Table) -> list[str]:
    return list(table.told("GameEnded")[0].also)


# --- Alliance -------------------------------------------------------------------------------------------


def easy_win(**options: Any) -> Table:
    """The mission of the warriors is fulfilled at the easiest level."""
    table = last_era(**options).mission("warriors")
    for seat in range(table.box.seats):
        table.prison(seat, 2)
    return table


@pytest.mark.rule("TD-FINAL-01", "TD-FINAL-09", "TD-MODE-02", "TD-SOLO-14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_alliance_wins_together(players: int) -> None:
    table = finish(easy_win(players=players))
    assert table.ending == "alliance_won"
    assert winners(table.state) == list(range(players))
    assert table.box.scores(table.state) == [0] * players


@pytest.mark.rule("TD-FINAL-01", "TD-FINAL-09", "TD-MODE-10", "TD-MODE-08")
def test_each_condition_of_an_alliance_has_its_own_defeat() -> None:
    assert finish(easy_win().wrath(1, 5)).ending == "lost_by_wrath"
    table = easy_win()
    table.player(1).nobles = ()
    assert finish(table).ending == "lost_by_extinction"
    table = easy_win()
    table.player(1).villagers = (table.hex("4,2"),)
    assert finish(table).ending == "lost_without_building"
    assert finish(easy_win().fort("8,2", 7)).ending == "lost_archipelago"
    assert finish(easy_win().prison(2, 1)).ending == "lost_mission"
    table = easy_win().prison(2, 1).fort("8,2", 7)
    table.player(1).villagers = ()
    finish(table)
    assert table.ending == "lost_by_extinction"
    assert also(table) == ["lost_without_building", "lost_archipelago", "lost_mission"]
    assert winners(table.state) == []


def test_nobody_has_won_before_the_end() -> None:
    table = easy_win()
    assert winners(table.state) == []
    assert table.box.ending(table.state) == ""


# --- control of the archipelago -------------------------------------------------------------------------


@pytest.mark.rule("TD-EX-38", "TD-FINAL-05", "TD-FINAL-06")
def test_fifteen_natives_of_three_tribes_bear_seven_conquistadors() -> None:
    def table_with(conquistadors: int) -> Table:
        table = Table().natives(0, "2,0", villagers=3, nobles=1).natives(1, "2,0", villagers=3, nobles=2)
        return table.natives(2, "2,0", villagers=4, nobles=2).fort("8,2", conquistadors).prison(0, 5)

    assert tolerated(table_with(6).state) == 7
    assert [holds_archipelago(table_with(count).state) for count in (6, 7, 8)] == [True, True, False]


@pytest.mark.rule("TD-FINAL-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_of_control(players: int) -> None:
    expected = {
        natives: most
        for column, most in enumerate((6, 7, 9, 11, 13))
        for natives in range(
            0 if column == 0 else (column + 3) * players + 1,
            9 * players + 1 if column == 4 else (column + 4) * players + 1,
        )
    }
    for natives, most in expected.items():
        table = Table(players=players)
        for at in range(natives):
            noble = at % 9 >= 7
            table.natives(at // 9, "2,0", villagers=int(not noble), nobles=int(noble))
        assert tolerated(table.state) == most, natives


# --- missions -------------------------------------------------------------------------------------------

THRESHOLDS = {
    "inventors": (3, 4, 5),
    "warriors": (2, 3, 4),
    "breeders": (2, 3, 4),
    "planners": (1, 2, 3),
    "fertile": (4, 5, 6),
}


def with_mission(name: str, count: int, level: str) -> Table:
    """Both tribes have so much of what the mission counts."""
    table = Table(players=2, difficulty=level, layout="automatic").mission(name)
    land = [hex_ for hex_, kind in enumerate(table.state.terrain) if kind == 5]
    for seat in (0, 1):
        player = table.player(seat)
        names = table.box.board.names
        if name == "inventors":
            table.inventions(seat, *("salt_works", "smokehouse", "knife", "curing_house", "dagger")[:count])
        elif name == "warriors":
            table.prison(seat, count)
        elif name == "breeders":
            table.building(names[land[seat]], "goat_pen", count).natives(seat, names[land[seat]], villagers=1)
        elif name == "planners":
            table.have(seat, **dict.fromkeys(("smoked_fish", "cheese", "toasted_flour")[:count], 4), milk=9)
        else:
            player.villagers = (land[0],) * count
    return table


@pytest.mark.rule(
    "TD-EX-45", "TD-MISSION-01", "TD-MISSION-02", "TD-MISSION-03", "TD-MISSION-04", "TD-MISSION-05"
)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("name", THRESHOLDS)
@pytest.mark.component(*THRESHOLDS)
def test_every_tribe_must_reach_the_threshold(name: str, level: str) -> None:
    need = THRESHOLDS[name][("easy", "medium", "hard").index(level)]
    table = with_mission(name, need, level)
    assert mission_needs(table.state, table.state.mission) == need
    assert mission_met(table.state)
    assert not mission_met(with_mission(name, need - 1, level).state)


@pytest.mark.rule("TD-MISSION-03", "TD-TERMS-09")
def test_animals_beside_a_noble_alone_do_not_count_for_breeders() -> None:
    table = with_mission("breeders", 2, "easy")
    table.player(1).villagers = ()
    assert not mission_met(table.state)


@pytest.mark.rule("TD-MISSION-06")
def test_the_mission_is_read_at_the_end() -> None:
    table = easy_win()
    table.player(0).prison = 0
    assert finish(table).ending == "lost_mission"


# --- Domination -----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-FINAL-02", "TD-FINAL-03", "TD-FINAL-09", "TD-SCORE-01", "TD-SCORE-05", "TD-MODE-03")
def test_a_domination_is_scored_and_the_best_survivor_wins() -> None:
    table = finish(last_era(mode="domination").common("worshippers", "explorers").score(1, 8))
    assert table.ending == "domination_won"
    assert [table.points(seat) for seat in range(3)] == [5, 10, 5]  # two nobles each
    assert winners(table.state) == [1]


@pytest.mark.rule("TD-FINAL-02", "TD-FINAL-04", "TD-FINAL-09", "TD-FINAL-08")
def test_nobody_wins_a_lost_archipelago_or_without_survivors() -> None:
    table = finish(last_era(mode="domination").fort("8,2", 9))
    assert table.ending == "lost_archipelago"
    assert winners(table.state) == []
    table = last_era(mode="domination")
    for seat in range(3):
        table.player(seat).villagers = ()
    finish(table)
    assert table.ending == "no_survivor"
    assert table.told("ObjectiveRevealed") == []
    table = last_era(mode="domination").wrath(5, 1).fort("8,2", 9)
    assert finish(table).ending == "lost_by_wrath"
    assert also(table) == ["lost_archipelago"]


@pytest.mark.rule("TD-FINAL-04", "TD-FINAL-08", "TD-OBJ-SECRET-03", "TD-SCORE-02")
def test_who_did_not_survive_is_ignored() -> None:
    table = last_era(mode="domination").common("landowners", "landowners").era(1)
    table.player(0).nobles = ()
    table.player(0).lost_nobles = 2
    table.score(0, 20).objective(0, "most_fields", 3).collected(0, wood_token=5).collected(1, wood_token=1)
    finish(table)
    assert table.ending == "domination_won"
    assert table.points(0) == 20
    assert table.told("ObjectiveRevealed") == []
    assert [table.points(seat) - 3 for seat in (1, 2)] == [2 + 4 - 1, 2 + 4]
    assert winners(table.state) == [2]


@pytest.mark.rule("TD-FINAL-04", "TD-OBJ-SECRET-03")
def test_who_did_not_survive_never_shows_its_objectives() -> None:
    table = last_era(mode="domination").objective(0, "most_fields", 3).objective(1, "most_docks", 2)
    table.player(0).villagers = ()
    spy, honest = table.player(2), table.player(1)
    spy.seen = ((0, table.player(0).objectives[0][0]),)
    honest.seen = ((1, honest.objectives[0][0]),)
    before = table.box.view(table.state, 1).players
    assert before[0].objectives is None
    finish(table)
    assert table.ending == "domination_won"
    for viewer in (None, 1, 2):
        players = table.box.view(table.state, viewer).players
        assert players[0].objectives is None
        assert players[1].objectives == ["most_docks"]
        assert players[1].seen is not None
        assert (players[2].seen is None) == (viewer != 2)
    assert table.box.view(table.state, 0).players[0].objectives == ["most_fields"]


@pytest.mark.rule("TD-EX-39", "TD-SCORE-02", "TD-SCORE-03")
def test_monopolies_of_red_and_blue() -> None:
    red, blue = 0, 1
    table = last_era(players=2, mode="domination").collected(
        red, clay_token=4, wood_token=1, basic_ore_token=2
    )
    table.collected(blue, clay_token=2, wood_token=3, basic_ore_token=2, volcanic_ore_token=1)
    assert monopoly_losses(table.state, [red, blue]) == {red: -2, blue: -3}


@pytest.mark.rule("TD-SCORE-02")
def test_monopolies_tied_alone_or_of_nothing() -> None:
    table = (
        last_era(mode="domination")
        .collected(0, wood_token=3)
        .collected(1, wood_token=3)
        .collected(2, wood_token=1)
    )
    assert monopoly_losses(table.state, [0, 1, 2]) == {0: -2, 1: -2, 2: 0}
    table = last_era(mode="domination").collected(0, wood_token=3).collected(1, wood_token=3)
    assert monopoly_losses(table.state, [0, 1]) == {0: -1, 1: -1}
    assert monopoly_losses(table.state, [0]) == {0: -1}
    assert monopoly_losses(table.state, [2]) == {2: 0}


@pytest.mark.rule("TD-SCORE-04", "TD-IDOL-15")
def test_each_contribution_idol_held_is_a_point() -> None:
    table = (
        last_era(mode="domination")
        .common("worshippers", "explorers")
        .idols(0, "contribution", "contribution")
    )
    assert finish(table.idols(1, "movement")).points(0) == 3 + 2 + 2


@pytest.mark.rule("TD-SCORE-06", "TD-OBJ-GREEN-04", "TD-OBJ-BLUE-04")
def test_common_objectives_give_two_points_to_all_who_lead() -> None:
    table = last_era(mode="domination").common("engineers", "landowners")
    table.inventions(0, "salt_works", "smokehouse").inventions(1, "plough", "mill").inventions(2, "knife")
    finish(table)
    assert [table.points(seat) - 3 for seat in range(3)] == [2 + 2 + 2, 2 + 2 + 2, 2 + 2]


@pytest.mark.rule("TD-EX-40", "TD-SCORE-07", "TD-OBJ-SECRET-01", "TD-OBJ-SECRET-02", "TD-OBJ-SECRET-06")
def test_secret_objectives_strike_everybody_who_leads() -> None:
    table = last_era(mode="domination").common("worshippers", "explorers").have(0, horns=2).have(1, horns=2)
    table.objective(0, "most_fields", 3).objective(2, "hoard_horns", 2)
    finish(table)
    assert [table.points(seat) - 3 for seat in range(3)] == [2 + 3 - 2, 2 + 3 - 2, 2 + 3]
    assert {event.objective for event in table.told("ObjectiveRevealed")} == {"most_fields", "hoard_horns"}


@pytest.mark.rule("TD-SCORE-08")
def test_ties_go_by_inventions_then_buildings_then_are_shared() -> None:
    def tied() -> Table:
        return (
            last_era(mode="domination")
            .common("worshippers", "explorers")
            .inventions(0)
            .inventions(1)
            .inventions(2)
        )

    assert winners(finish(tied()).state) == [0, 1, 2]
    assert winners(finish(tied().inventions(1, "knife")).state) == [1]
    table = tied().building("1,2", "field").natives(2, "1,2", villagers=1)
    table.common("worshippers", "jacks_of_all_trades")
    assert winners(finish(table).state) == [2]


# --- campaign -------------------------------------------------------------------------------------------


def first_game(**options: Any) -> Table:
    """Campaign game 1 of two at its end: three trades each, the fort retaken."""
    table = Table(players=2, campaign_step="1", **options)
    for seat, (hex_, building) in enumerate(SITES[:2]):
        table.building(hex_, building).natives(seat, hex_, villagers=1, nobles=2)
        table.trades(seat, "fisher", "goatherd", "farmer")
    table.state.reconquered = 1
    return table


@pytest.mark.rule("TD-EX-54", "TD-CAMPAIGN-05", "TD-CAMPAIGN-14", "TD-FINAL-10", "TD-CAMPAIGN-02")
def test_the_first_campaign_game() -> None:
    assert finish(first_game()).ending == "campaign_goals_met"
    assert winners(finish(first_game()).state) == [0, 1]
    assert finish(first_game().trades(1, "fisher", "farmer")).ending == "campaign_goals_missed"
    table = first_game()
    table.state.reconquered = 0
    table.player(0).villagers = ()
    finish(table)
    assert table.ending == "lost_by_extinction"
    assert also(table) == ["lost_without_building", "campaign_goals_missed"]
    learning = first_game().trades(0, "fisher", "goatherd").trades(1, "farmer", "pig_breeder", "fisher")
    learning.player(0).nobles = (learning.hex("4,1"), learning.hex("4,1"))
    learning.end("learning", "survival").settle()
    assert learning.ending == "campaign_goals_met"  # the last learning counts


@pytest.mark.rule("TD-CAMPAIGN-16", "TD-CAMPAIGN-06", "TD-CAMPAIGN-13")
def test_the_first_campaign_game_knows_neither_waste_nor_cold() -> None:
    table = first_game().natives(0, "2,0", villagers=6).have(0, fish=9, cheese=5)
    table.end("waste_step", "housing").settle()
    assert table.goods(0) == {"cheese": 3}
    assert table.player(0).waste == 0
    assert len(table.villagers(0)) == 7
    assert table.state.wrath == (1, 1)


@pytest.mark.rule("TD-CAMPAIGN-14", "TD-RECONQUER-03")
def test_retaking_the_starting_fort_is_remembered() -> None:
    table = Table(players=2, campaign_step="1").fort("2,0", 1).natives(0, "1,1", villagers=1, nobles=1)
    table.state.first_fort = table.hex("2,0")
    table.have(0, obsidian=1).explore(0).walk("1,1", "2,0", nobles=1).choose("weapons 0 1")
    assert table.state.reconquered == 1
    assert table.player(0).prison == 1


@pytest.mark.rule("TD-CAMPAIGN-08", "TD-CAMPAIGN-07", "TD-CAMPAIGN-14")
def test_the_second_campaign_game() -> None:
    table = Table(players=2, campaign_step="2").era(2)
    for seat, (hex_, building) in enumerate(SITES[:2]):
        table.building(hex_, building).natives(seat, hex_, villagers=1, nobles=2)
        table.trades(seat, "fisher", "pig_breeder", "goatherd", "farmer").inventions(
            seat, "knife", "curing_house"
        )
    assert goals_met(table.state)
    assert finish(table.copy()).ending == "campaign_goals_met"
    assert not goals_met(table.copy().inventions(0, "knife").state)
    assert not goals_met(table.trades(0, "fisher", "goatherd", "farmer").state)


@pytest.mark.rule("TD-CAMPAIGN-09", "TD-CAMPAIGN-10", "TD-FINAL-10")
def test_the_third_and_the_final_game_end_like_their_mode() -> None:
    third = last_era(mode="domination", campaign_step="3").common("worshippers", "explorers").score(1, 8)
    third.objective(1, "most_fields", 3)
    assert finish(third).ending == "domination_won"
    assert len(third.told("ObjectiveRevealed")) == 1  # all of Domination but its harder cards (AMB-59)
    assert third.points(1) > 8
    assert finish(easy_win(campaign_step="final")).ending == "alliance_won"
