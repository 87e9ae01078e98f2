"""The goals of the first two games of the campaign, as bots value the way to them."""

from __future__ import annotations

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.campaign_aims import (
    CampaignEvaluation,
    attacks,
    fort_progress,
    invention_progress,
    tribe_progress,
)
from firekeeper.games.tindaya.evaluation import Evaluation
from firekeeper.games.tindaya.explore import ChooseMove

FORT, BESIDE, AWAY = "5,8", "4,8", "1,0"
INVENTIONS = ("salt_works", "smokehouse")


def first_game() -> Table:
    table = Table(players=2, campaign_step="1").terrain(FORT, "forest").terrain(BESIDE, "forest")
    return table.fort(FORT, conquistadors=2).starting_fort(FORT).markers(0, 4, 4).markers(1, 4, 4)


def value(table: Table) -> float:
    return table.state.rules.evaluate(table.state, 0)


def test_only_games_with_goals_are_valued_by_them() -> None:
    for step, mode, kind in (("1", "alliance", CampaignEvaluation), ("3", "domination", Evaluation)):
        assert type(Table(players=2, campaign_step=step, mode=mode).state.rules.evaluation) is kind


def test_the_fort_counts_by_what_is_ready_to_retake_it() -> None:
    """Weapons of one tribe for all conquistadors, and a noble with company near by."""
    table = first_game()
    bare = fort_progress(table.state)
    armed = [fort_progress(table.have(0, horns=count).state) for count in (1, 2, 3)]
    assert bare < armed[0] < armed[1] == armed[2]
    assert fort_progress(table.have(0, horns=0).have(1, obsidian=2).state) == armed[1], "of any tribe"
    assert fort_progress(table.have(0, horns=1).have(1, obsidian=1).state) == armed[0], "but not of two"
    near = fort_progress(table.natives(0, BESIDE, villagers=1, nobles=1).state)
    assert armed[0] < near < 1
    assert value(table.reconquered()) > value(first_game().have(0, horns=2))
    assert fort_progress(table.state) == 1


def test_nobody_who_has_passed_can_retake_the_fort() -> None:
    table = first_game().have(0, horns=2)
    assert fort_progress(table.markers(0, 0, 0).markers(1, 0, 0).state) == 0


@pytest.mark.parametrize(("step", "needed"), [("1", 3), ("2", 4)])
def test_every_tribe_counts_by_its_trades(step: str, needed: int) -> None:
    names = ("fisher", "pig_breeder", "goatherd", "farmer")
    table = Table(players=2, campaign_step=step).inventions(0)
    told = [tribe_progress(table.trades(0, *names[:count]).state, 0) for count in range(2, needed + 1)]
    assert told == sorted(set(told))
    assert told[0] == 0
    assert told[-1] == (1 if step == "1" else 0.5)


def test_in_the_second_game_an_invention_of_level_2_counts_as_much_as_the_trades() -> None:
    table = Table(players=2, campaign_step="2").trades(0, "fisher", "farmer")
    told = [invention_progress(table.state, 0)]
    for count in (1, 2):
        table.inventions(0, *INVENTIONS[:count])
        told.append(invention_progress(table.state, 0))
    assert told == sorted(set(told))
    assert told[-1] == 1
    assert tribe_progress(table.state, 0) == 0.5


def ways_in(table: Table) -> list[str]:
    """What is suggested first where a tribe begins to explore."""
    state = table.state
    found = attacks(state, ChooseMove(0, 3, False))
    return [" ".join(choice.text for choice in way) for way in found]


def test_with_weapons_and_natives_enough_going_into_the_fort_is_suggested() -> None:
    table = first_game().have(0, horns=2).natives(0, BESIDE, villagers=2, nobles=1)
    leave, enter = f"leave {BESIDE}", f"walk {FORT}"
    assert ways_in(table) == [f"{leave} group {count} 1 {enter}" for count in (1, 2)]
    assert ways_in(table.have(0, horns=1)) == []


def test_the_group_may_have_to_meet_first() -> None:
    table = first_game().terrain("3,8", "forest").have(0, obsidian=2)
    table.natives(0, BESIDE, nobles=1).natives(0, "3,8", villagers=1)
    assert f"leave 3,8 group 1 0 walk {BESIDE} leave {BESIDE} group 1 1 walk {FORT}" in ways_in(table)
    assert ways_in(table.reconquered()) == []
