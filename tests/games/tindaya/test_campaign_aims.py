"""The goals of the first two games of the campaign, as bots value the way to them."""

from __future__ import annotations

import pytest
from tindaya_table import Table

from firekeeper.bots import answer, make
from firekeeper.games.tindaya.campaign_aims import CampaignEvaluation, attacks
from firekeeper.games.tindaya.campaign_progress import (
    fort_progress,
    invention_progress,
    tribe_progress,
)
from firekeeper.games.tindaya.evaluation import Evaluation
from firekeeper.games.tindaya.explore import ChooseMove
from firekeeper.games.tindaya.moves import walkers_of
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.prospects import Prospects
from firekeeper.kernel import engine
from firekeeper.kernel.frame import CHANCE

FORT, BESIDE, AWAY = "5,8", "4,8", "1,0"
SCHOOL, ROAD = "5,8", ("4,8", "3,8", "2,8")
"""A forest that a field can stand on, and the hexes before it."""
INVENTIONS = ("salt_works", "smokehouse")
ALL = ("fisher", "pig_breeder", "goatherd", "farmer")


def first_game() -> Table:
    table = Table(players=2, campaign_step="1").terrain(FORT, "forest").terrain(BESIDE, "forest")
    return table.fort(FORT, conquistadors=2).starting_fort(FORT).markers(0, 4, 4).markers(1, 4, 4)


def second_game(noble: str = AWAY, teacher: str = AWAY, field: bool = True) -> Table:
    """The last era of the second game. The first tribe lacks its fourth trade, which the other one knows."""
    table = Table(players=2, campaign_step="2").era(2)
    for hex_ in (SCHOOL, *ROAD, AWAY):
        table.terrain(hex_, "forest").no_token(hex_)
    if field:
        table.building(SCHOOL, "field")
    table.trades(0, "fisher", "pig_breeder", "goatherd").trades(1, *ALL)
    for seat in (0, 1):
        table.inventions(seat, *INVENTIONS).markers(seat, 2, 0).natives(seat, AWAY, villagers=2, nobles=1)
    return table.natives(0, noble, nobles=1).natives(1, teacher, villagers=1)


def value(table: Table) -> float:
    return table.state.rules.evaluate(table.state, 0)


def progress(table: Table, seat: int = 0) -> float:
    return tribe_progress(table.state, Outlook(table.state).era, seat)


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
    table = Table(players=2, campaign_step=step).inventions(0)
    told = [progress(table.trades(0, *ALL[:count])) for count in range(2, needed + 1)]
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
    assert progress(table) == 0.5


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


def test_a_trade_that_is_still_to_be_learnt_counts_by_what_is_ready() -> None:
    """A building of it, somebody who can teach near it, and a noble who can learn; then it will be learnt."""
    told = [
        progress(second_game(field=False)),
        progress(second_game()),
        progress(second_game(teacher=ROAD[2])),
        progress(second_game(teacher=SCHOOL)),
        progress(second_game(teacher=SCHOOL, noble=ROAD[2])),
        progress(second_game(teacher=SCHOOL, noble=ROAD[0])),
        progress(second_game(teacher=SCHOOL, noble=SCHOOL)),
    ]
    assert told == sorted(set(told))
    assert told[-1] == 1


def test_in_the_last_era_nobody_comes_nearer_without_an_action() -> None:
    nothing = progress(second_game(field=False))
    assert progress(second_game(noble=ROAD[0], teacher=ROAD[0]).passed(0, 1)) == nothing
    assert progress(second_game(noble=SCHOOL, teacher=ROAD[0]).passed(0)) > nothing, "the teacher can come"
    assert progress(second_game(noble=SCHOOL, teacher=ROAD[0]).passed(1)) == nothing, "nobody comes"
    assert progress(second_game(noble=ROAD[0], teacher=SCHOOL).passed(1)) > nothing, "the noble can come"
    assert progress(second_game(noble=ROAD[0], teacher=SCHOOL).passed(0)) == nothing
    assert progress(second_game(noble=ROAD[0], teacher=ROAD[0]).passed(0, 1).era(1)) > nothing, "but later"


def test_a_noble_cannot_be_brought_to_two_lessons_at_once() -> None:
    """In the last era, one that learns where it stands does not count for another building."""
    free = second_game(noble=ROAD[0], teacher=SCHOOL)
    busy = second_game(noble=ROAD[0], teacher=SCHOOL).trades(0, "fisher", "pig_breeder")
    busy.terrain(ROAD[0], "mountain").building(ROAD[0], "goat_pen").natives(1, ROAD[0], villagers=1)
    without = second_game(teacher=SCHOOL)
    assert progress(free) > progress(without)
    assert progress(busy) == progress(without)


def test_explorations_lead_to_where_a_trade_is_learnt_and_taught() -> None:
    def promised(seat: int, noble: str, teacher: str) -> float:
        table = second_game(noble, teacher)
        return Prospects(table.state, seat).promise(walkers_of(table.state, seat, 0))

    assert promised(0, noble=SCHOOL, teacher=SCHOOL) > promised(0, noble=ROAD[2], teacher=SCHOOL)
    assert promised(0, noble=ROAD[2], teacher=SCHOOL) > promised(0, noble=ROAD[2], teacher=ROAD[2])
    assert promised(1, teacher=SCHOOL, noble=SCHOOL) > promised(1, teacher=ROAD[2], noble=SCHOOL)
    assert promised(1, teacher=ROAD[2], noble=SCHOOL) > promised(1, teacher=ROAD[2], noble=AWAY)


def test_an_ally_puts_up_the_building_that_the_last_trade_is_learnt_in() -> None:
    """There is no field on the board, and only the other tribe can build one."""
    table = second_game(field=False, noble=ROAD[1]).natives(1, ROAD[0], villagers=1, nobles=1).turn(1)
    state, bot = table.state, make("expert", 1)
    while (decision := engine.run_automatic(state)) is not None and decision.seat in (1, CHANCE):
        choices = engine.legal(state, decision)
        choice = choices[0] if decision.seat == CHANCE else answer(bot, state.rules, state, 1, choices)
        engine.apply(state, decision, choice)
    assert "field" in [table.at(hex_).get("building") for hex_ in (SCHOOL, *ROAD)]


def test_the_last_era_counts_as_the_last_one_does() -> None:
    """Whatever its number: what only later eras would need is worth as little as it is in the third."""
    evaluations = [
        Table(players=2, campaign_step=step).state.rules.evaluation for step in ("1", "2", "final")
    ]
    assert len({one.future[-1] for one in evaluations}) == 1
    assert [len(one.future) for one in evaluations] == [1, 2, 3]
