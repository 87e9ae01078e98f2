"""Turns that are played on to the end of an era, in Domination: leaves at one moment, rivals that answer."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.bots import Budget, Deadline, make
from firekeeper.bots.base import Observation, observe
from firekeeper.bots.lines import Line
from firekeeper.bots.search_bot import SearchBot, Settings
from firekeeper.bots.stretches import Stretches
from firekeeper.bots.turns import TurnSearch
from firekeeper.bots.valuing import named_evaluation, usual_evaluation, valued_by
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ACTIONS, ENDINGS, OVER
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.rng import Stream
from firekeeper.table import advice


def contest(era: int = 1, **options: Any) -> Table:
    """Two tribes in the middle of an era, each with a pair of markers."""
    table = Table(players=2, **{"mode": "domination", **options}).era(era)
    table.event("event_1").catastrophe("locusts").catastrophe("wildfire")
    table.standee("moneiba", 5).standee("tsunami", 7).standee("acoran", 1).ship("ship_white", 6)
    table.natives(0, "5,8", villagers=2, nobles=2).have(0, salted_meat=2, wood=2)
    table.natives(1, "11,4", villagers=2, nobles=2).have(1, salted_meat=2, wood=2)
    return table.markers(0, 2, 0).markers(1, 2, 0).to_move(0)


def asked(table: Table) -> list[Choice]:
    decision = engine.run_automatic(table.state)
    assert decision is not None
    return engine.legal(table.state, decision)


def stretches(table: Table, deadline: Deadline | None = None) -> Stretches:
    usual = usual_evaluation(table.box)
    return Stretches(0, 2, usual, table.state.clone, 1, deadline or Deadline())


def ways(table: Table, most: int = 3, alike: int = 2) -> list[Line]:
    choices = asked(table)
    return TurnSearch(table.state, 0, 1, 2, 2, Deadline()).lines(table.state, choices, choices, most, alike)


@pytest.mark.parametrize(("mode", "plays_on"), [("domination", True), ("alliance", False)])
def test_rivals_play_their_turns_on(mode: str, plays_on: bool) -> None:
    table = contest(mode=mode)
    asked(table)
    assert table.box.plays_on(table.state) is plays_on
    explore = table.explore(0)
    asked(explore)
    assert not explore.box.plays_on(explore.state), "in the middle of an action its plan is followed"


def test_a_line_is_played_on_by_everybody_to_the_end_of_the_era() -> None:
    table = contest()
    end = stretches(table).played_on(table.state, ways(table)[0], Stream(1))
    assert isinstance(end, TindayaState)
    assert end.phase != ACTIONS
    assert all(player.passed for player in end.players)
    assert end.frames
    assert table.state.phase == ACTIONS, "the position itself is left alone"


def test_in_the_last_era_it_is_played_to_the_end_of_the_game() -> None:
    table = contest(era=3)
    for line in ways(table):
        end = stretches(table).played_on(table.state, line, Stream(1))
        assert isinstance(end, TindayaState)
        assert end.phase == OVER
        assert not end.frames


def test_the_others_think_by_the_usual_weights() -> None:
    table = contest()
    lines = ways(table)
    own = named_evaluation(table.box, "rivals")
    work = stretches(table)
    seen = []

    class Spy:
        counts_lead = False

        def value(self, state: TindayaState, seat: int) -> float:
            seen.append(seat)
            return float(usual_evaluation(table.box).value(state, seat))

    work.usual = Spy()
    with valued_by(table.box, own):
        work.compare(lines, 1)
        assert table.box.evaluation is own
    assert set(seen) == {1}


def test_all_lines_meet_in_the_same_worlds_and_the_worse_half_is_given_up() -> None:
    table = contest()
    lines = ways(table, 4)
    assert len(lines) == 3
    told = stretches(table).compare(lines, 12)
    assert {id(one.line) for one in told} == {id(line) for line in lines}
    assert [len(one.values) for one in told] == [5, 5, 2], "as much for two lines as for three"
    again = stretches(table).compare(ways(table, 4), 12)
    assert [one.values for one in again] == [one.values for one in told]
    fewest = stretches(table).compare(ways(table, 4), 1)
    assert [len(one.values) for one in fewest] == [2, 2, 1], "every round has a pass"


def test_a_deadline_leaves_the_lines_that_were_played_on_before_it() -> None:
    table = contest()
    lines = ways(table, 4)
    whole = Deadline()
    work = stretches(table, whole)
    work.played_on(table.state, lines[0], Stream(2))
    one_line = whole.spent
    none = stretches(table, Deadline(Budget(one_line // 2))).compare(ways(table, 4), 10)
    assert [one.values for one in none] == [[]] * len(lines)
    assert [one.line.choice for one in none] == [line.choice for line in lines]
    some = stretches(table, Deadline(Budget(one_line * 5 // 2))).compare(ways(table, 4), 10)
    assert 2 <= sum(bool(one.values) for one in some) < len(lines)


@pytest.mark.parametrize(
    ("scores", "dead", "ending", "worth"),
    [
        ((12, 10), False, "domination_won", 2),
        ((10, 12), False, "domination_won", -2),
        ((10, 10), False, "domination_won", 0),
        ((30, 10), False, "domination_won", 8),
        ((10, 12), True, "domination_won", 1),
        ((30, 10), False, "lost_by_wrath", -5),
    ],
)
def test_a_finished_game_counts_by_its_lead(
    scores: tuple[int, int], dead: bool, ending: str, worth: int
) -> None:
    """A rival that has died out has lost with any number of points, and a game that all lost is lost."""
    table = contest(era=3)
    state = table.state
    for player, score in zip(state.players, scores, strict=True):
        player.score = score
    if dead:
        state.players[1].nobles = ()
    state.phase, state.ending, state.frames = OVER, ENDINGS.index(ending), []
    with valued_by(table.box, named_evaluation(table.box, "rivals")):
        assert table.box.settled(state, 0) == worth * 7


def test_several_lines_may_begin_alike_if_they_differ_in_worth() -> None:
    table = contest()
    choices = asked(table)
    search = TurnSearch(table.state, 0, 1, 4, 4, Deadline())
    found = search.lines(table.state, choices, choices, 8, 3)
    firsts = [line.choice for line in found]
    assert len(firsts) > len(set(firsts))
    assert max(firsts.count(first) for first in firsts) <= 3
    assert len({line.value for line in found}) == len(found)
    near = search.lines(table.state, choices, choices, 8, 3, 0.5)
    assert [line.value for line in near] == [one.value for one in found if one.value >= found[0].value - 0.5]
    alone = search.lines(table.state, choices, choices, 8)
    assert len({line.choice for line in alone}) == len(alone)


def test_expert_plays_on_and_keeps_to_its_budget() -> None:
    table = contest()
    bot = make("expert", 1)
    choices = asked(table)
    observation: Observation = observe(bot, table.box, table.state, 0, choices, Budget(3000))
    assert isinstance(bot, SearchBot)
    assert bot.choose(observation) in choices
    assert bot.thought[0].values
    assert observation.deadline.spent <= 3000
    assert bot.usual is usual_evaluation(table.box)


@pytest.mark.parametrize("wrong", [{"alike": 0}, {"within": -1.0}])
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Settings(**wrong)


@pytest.mark.parametrize("era", [1, 3])
def test_where_a_line_comes_to_is_kept_for_its_reasons(era: int) -> None:
    """In the last era, too, the end of the actions: of a finished game only the points would be left."""
    table = contest(era=era)
    bot = make("expert", 1)
    observation = observe(bot, table.box, table.state, 0, asked(table))
    with valued_by(table.box, named_evaluation(table.box, "rivals")):
        told = stretches(table).compare(ways(table, 4), 12)
        assert [len(one.line.ends) for one in told] == [len(one.values) for one in told]
        for one in told:
            for end in one.line.ends:
                assert isinstance(end, TindayaState)
                assert end.phase not in (ACTIONS, OVER)
                assert end.era == era
        best, other = told[0], told[-1]
        points = [table.box.evaluate(one.line.ends[0], 0) for one in (best, other)]
        found = advice.parts(observation, best.line, other.line)
        assert bool(found) is (points[0] > points[1])
        if era == 1:
            assert points == [best.values[0], other.values[0]]
            assert found
