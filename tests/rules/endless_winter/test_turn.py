"""The frame of the Action phase and of the game (areas TURN and OVER)."""

import pytest
from endless_winter_setup import begin, set_up
from endless_winter_table import Table

from firekeeper.games.endless_winter.columns import TopSection
from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.games.endless_winter.rounds import Round
from firekeeper.games.endless_winter.terms import PHASES
from firekeeper.games.endless_winter.turn import EndActions, EndTurn, PlaceFigure, PlayCulture
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream


def rest_all(table: Table) -> list[tuple[int, int]]:
    """Everybody rests, every question declined: the seats and laps as they come, to the end of the phase."""
    turns = []
    while table.state.phase == PHASES.index("action_phase"):
        decision = table.decision
        assert decision is not None
        if isinstance(decision, PlaceFigure):
            turns.append((decision.seat, table.state.lap))
        table.choose(_dullest(table))
    return turns


def _dullest(table: Table) -> str:
    legal = table.legal()
    for text in ("stop", "place tribe rest", "place chief rest", "forgo", "end", "sealed"):
        if text in legal:
            return text
    return min(legal)


def finish(table: Table, seed: int) -> Table:
    """Play at random to the end of the game."""
    source = Stream(seed)
    while (decision := table.decision) is not None:
        offered = engine.legal(table.state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(table.state, decision, offered, source.below)
        else:
            choice = offered[source.below(len(offered))]
        engine.apply(table.state, decision, choice)
    return table


# --- turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-TURN-01", "EW-TURN-03", "EW-TURN-04")
def test_three_turns_each_in_the_order_of_the_track() -> None:
    table = Table(3).dealt().order(2, 0, 1).then(Round())
    assert rest_all(table) == [(seat, lap) for lap in (1, 2, 3) for seat in (2, 0, 1)]
    assert [(event.seat, event.lap) for event in table.told("TurnBegan")] == [
        (seat, lap) for lap in (1, 2, 3) for seat in (2, 0, 1)
    ]


@pytest.mark.rule("EW-TURN-01", "EW-PLACE-01")
def test_passing_a_turn_is_not_possible() -> None:
    table = Table().dealt().turn(0).choose("stop")
    assert isinstance(table.decision, PlaceFigure)
    assert "end" not in table.legal()
    assert table.why_not("end") == "EW-TURN-02"


@pytest.mark.rule("EW-TURN-02")
def test_the_steps_of_a_turn_in_fixed_order() -> None:
    table = Table().dealt().hold(0, "c1_13").turn(0)
    assert isinstance(table.decision, PlayCulture)
    assert table.why_not("place tribe hunt") == "EW-TURN-02"
    table.choose("stop")
    assert isinstance(table.decision, PlaceFigure)
    assert table.why_not("play c1_13") == "EW-CULTURE-05"
    table.choose("place tribe develop")
    assert isinstance(table.decision, TopSection)
    table.choose("on", "forgo", "forgo")
    assert isinstance(table.decision, EndTurn)
    table.choose("end")
    assert table.decision is not None
    assert table.decision.seat == 1


@pytest.mark.rule("EW-TURN-02", "EW-ECLIPSE-01")
def test_the_eclipse_pile_belongs_to_the_third_turn_only() -> None:
    for lap in (1, 2):
        table = Table().hold(0, "hunter").turn(0, lap).choose("stop", "place tribe rest", "forgo")
        assert isinstance(table.choose("end").decision, PlayCulture)
    table = Table().hold(0, "hunter").turn(0, 3).choose("stop", "place tribe rest")
    assert isinstance(table.choose("forgo").decision, EndActions)
    assert isinstance(table.choose("end").decision, BuildPile)
    assert table.why_not("end") == "EW-TURN-02"


@pytest.mark.rule("EW-TURN-02", "EW-CARD-04", "EW-CARD-06")
def test_before_the_pile_only_skills_are_asked_for() -> None:
    table = Table().have(0, food=1).hold(0, "hunter", "c1_03").turn(0, 3)
    table.choose("stop", "place tribe hunt", "on", "forgo")
    assert isinstance(table.decision, EndActions)
    assert table.legal() == {"end"}  # forced: Labour would buy nothing
    for card, food in (("start_tribeswoman", 1), ("shaman", 2)):
        table = Table().have(0, food=food).hold(0, card).turn(0, 3)
        table.choose("stop", "place tribe migrate", "on", "camp", "forgo")
        assert table.legal() == {"end", f"work {card}"}
        table.choose(f"work {card}")
        assert table.legal() == {"end", f"skill {card}"}
    table = Table().hold(0, "start_tribeswoman").turn(0, 3).choose("stop", "place tribe rest", "forgo")
    assert table.legal() == {"end"}
    table = Table().chief(0, "thunder_staff", "side_b").hold(0, "hunter").turn(0, 3)
    table.choose("stop", "place chief rest", "forgo")
    assert table.legal() == {"end", "chief"}
    table = (
        Table().chief(0, "fire_wolf").turn(0, 3).choose("stop", "place chief migrate", "on", "camp", "forgo")
    )
    assert table.legal() == {"end"}  # 3 Labour for nothing


@pytest.mark.rule("EW-TURN-02")
def test_one_question_lets_go_of_a_turn() -> None:
    assert EndTurn.ends_turn
    assert BuildPile.ends_turn
    assert not EndActions.ends_turn


@pytest.mark.rule("EW-TURN-03")
def test_each_figure_once_in_a_round_in_any_order() -> None:
    table = Table().dealt().turn(0).choose("stop")
    assert len(table.legal("place")) == 10
    table.choose("place chief hunt")
    player = table.player(0)
    assert (player.chief_ready, player.figures_ready) == (0, 2)
    table = Table().dealt()
    table.player(0).chief_ready = 0
    table.turn(0).choose("stop")
    assert {text.split()[1] for text in table.legal()} == {"tribe"}
    assert table.why_not("place chief hunt") == "EW-TURN-03"
    table.choose("place tribe hunt")
    assert player.figures_ready == 2
    assert table.player(0).figures_ready == 1


@pytest.mark.rule("EW-TURN-05", "EW-DISCARD-02")
def test_the_hand_is_not_refilled_at_the_end_of_a_turn() -> None:
    table = Table().dealt().hold(0, "hunter").turn(0)
    table.choose("stop", "place tribe hunt", "work hunter", "on", "track", "reveal sabertooth", "end")
    assert table.cards(0, "hand") == []
    assert len(table.cards(0, "deck")) == 9


# --- rounds -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-OVER-02", "EW-OVER-03", "EW-OVER-04", "EW-PREP-01")
def test_four_rounds_of_three_phases_without_the_last_preparation() -> None:
    table = finish(set_up(3, 2), 1)
    phases = [event.phase for event in table.told("PhaseBegan")]
    assert phases == ["action_phase", "eclipse_phase", "preparation_phase"] * 3 + [
        "action_phase",
        "eclipse_phase",
        "final_scoring",
    ]
    assert [event.round for event in table.told("RoundBegan")] == [1, 2, 3, 4]
    assert len(table.told("EclipseBegan")) == 12
    assert table.state.finished == 1


@pytest.mark.rule("EW-OVER-05")
def test_two_rounds_of_each_era() -> None:
    rules = Table().box
    assert (rules.rounds_of_era_1, rules.rounds) == (2, 4)
    for number, learned in ((1, 1), (2, 1), (3, 2), (4, 2)):
        table = Table().round(number).have(0, food=3, tool=3).gain(0, "stone 1")
        eras = {rules.stone_era[rules.stone_ids.index(text.split()[1])] for text in table.legal("stone")}
        assert eras == set(range(1, learned + 1))


@pytest.mark.rule("EW-OVER-01", "EW-SCORE-01")
def test_the_highest_total_wins() -> None:
    table = finish(set_up(4, 3), 4)
    ended = table.told("GameEnded")[-1]
    assert ended.totals == [table.points(seat) for seat in range(4)]
    assert ended.totals[ended.winners[0]] == max(ended.totals)


@pytest.mark.rule("EW-OVER-06")
def test_a_hex_is_a_terrain_tile() -> None:
    state = set_up(2).state
    assert len(state.terrain) == state.rules.slots == 19
    assert all(0 <= tile < len(state.rules.terrain_ids) for tile in state.terrain)


@pytest.mark.rule("EW-OVER-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    assert begin(players).box.seats == players
    finish(set_up(players, 1), 2).check()


@pytest.mark.rule("EW-OVER-07")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players(players: int) -> None:
    from firekeeper.games.endless_winter.options import Options
    from firekeeper.kernel.options import OptionError, read

    with pytest.raises(OptionError, match="players"):
        read(Options, {"players": players})
