"""The Preparation phase (area PREP)."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.preparation import (
    DrawCards,
    FillDisplay,
    FillHuntArea,
    PreparationPhase,
)
from firekeeper.games.endless_winter.rounds import Round
from firekeeper.games.endless_winter.scoring import FinalScoring
from firekeeper.games.endless_winter.turn import PlaceFigure

ERA_1 = tuple(f"c1_{number:02d}" for number in range(1, 9))


def prepare(table: Table) -> Table:
    """The whole phase, chance taking its first outcomes."""
    return table.then(PreparationPhase()).settle()


@pytest.mark.rule("EW-PREP-01", "EW-OVER-04")
def test_after_round_4_there_is_no_preparation() -> None:
    table = Table().round(4).then(Round())
    waiting = [type(frame).__name__ for frame in table.state.frames]
    assert waiting == ["Round"]
    table.decision  # noqa: B018 - runs what is automatic
    waiting = [type(frame).__name__ for frame in table.state.frames]
    assert FinalScoring.__name__ in waiting
    assert PreparationPhase.__name__ not in waiting
    table = Table().round(3).then(Round())
    assert table.decision is not None
    assert PreparationPhase.__name__ in [type(frame).__name__ for frame in table.state.frames]


@pytest.mark.rule("EW-PREP-02", "EW-PREP-10")
def test_the_round_marker_advances_and_the_next_round_begins() -> None:
    table = Table().round(1).then(PreparationPhase(), Round()).settle()
    assert table.state.round == 2
    assert isinstance(table.decision, PlaceFigure)
    assert [event.round for event in table.told("RoundBegan")] == [2]


@pytest.mark.rule("EW-PREP-03", "EW-PLACE-10")
def test_all_figures_go_home() -> None:
    table = Table().at(0, "hunt").at(1, "rest").at(0, "initiate", chief=True)
    prepare(table)
    assert table.state.columns == [(), (), (), ()]
    for player in table.state.players:
        assert (player.chief_ready, player.figures_ready, player.resting) == (1, 2, 0)
    assert table.told("FiguresReturned")


@pytest.mark.rule("EW-PREP-03", "EW-PLACE-10", "EW-EX-46")
def test_bottom_sections_open_again() -> None:
    table = Table().act(0, "develop").choose("on", "forgo", "end")
    prepare(table)
    table.phase("action_phase").act(1, "develop").choose("on")
    assert "take tool" in table.legal()


@pytest.mark.rule("EW-PREP-04", "EW-EX-65")
def test_the_hunt_area_is_filled_to_players_plus_one() -> None:
    table = Table(3).hunt("sabertooth").then(FillHuntArea()).settle()
    assert len(table.hunted()) == 4
    assert len(table.told("AnimalRevealed")) == 3


@pytest.mark.rule("EW-PREP-04", "EW-EX-65")
def test_surplus_animals_stay() -> None:
    six = ("sabertooth", "sabertooth", "argentavis", "stag_moose", "giant_beaver", "woolly_rhino")
    table = Table(3).hunt(*six).then(FillHuntArea()).settle()
    assert table.hunted() == list(six)


@pytest.mark.rule("EW-PREP-04")
def test_the_refill_stops_when_the_deck_runs_out() -> None:
    table = Table(4).hunt("sabertooth").animal_deck("argentavis").then(FillHuntArea()).settle()
    assert table.hunted() == ["sabertooth", "argentavis"]


@pytest.mark.rule("EW-PREP-05", "EW-EX-63")
def test_after_round_1_gaps_are_filled_with_era_1() -> None:
    table = Table().hold(0, "c1_02", "c1_05", "c1_07").round(2).then(FillDisplay())
    assert table.shown().count("") == 3
    assert {text.split()[1][:2] for text in table.legal()} == {"c1"}
    table.choose("show c1_20", "show c1_11", "show c1_15")
    assert table.shown() == ["c1_01", "c1_20", "c1_03", "c1_04", "c1_11", "c1_06", "c1_15", "c1_08"]
    assert [mask.bit_count() for mask in table.state.culture_deck] == [9, 20]


@pytest.mark.rule("EW-PREP-06", "EW-EX-63")
def test_after_round_2_the_display_is_replaced_by_era_2() -> None:
    table = Table().round(3).then(FillDisplay())
    assert len(table.legal()) == 20
    assert [event.cards for event in table.told("DisplayCleared")] == [list(ERA_1)]
    table.settle()
    assert all(name.startswith("c2_") for name in table.shown())
    assert [mask.bit_count() for mask in table.state.culture_deck] == [12, 12]
    table.dealt().check()


@pytest.mark.rule("EW-PREP-07", "EW-EX-63")
def test_after_round_3_gaps_are_filled_with_era_2() -> None:
    table = Table().display("c2_01", "c2_02").round(4).then(FillDisplay())
    assert not table.told("DisplayCleared")
    assert {text.split()[1][:2] for text in table.legal()} == {"c2"}
    table.settle()
    assert table.shown()[:2] == ["c2_01", "c2_02"]
    assert "" not in table.shown()


@pytest.mark.rule("EW-PREP-08", "EW-EX-62")
def test_five_cards_are_added_to_whatever_was_kept() -> None:
    table = Table().hold(0, "shaman", "shaman", "c1_03").deck(0, "hunter", "elder", "artisan")
    table.discard(0, "start_brave", "start_brave", "explorer", "start_tribeswoman").then(DrawCards(0))
    table.choose("draw_card hunter", "draw_card elder", "draw_card artisan")
    table.choose("draw_card start_brave", "draw_card explorer")
    assert len(table.cards(0, "hand")) == 3 + 5  # there is no hand limit
    assert sorted(table.cards(0, "deck")) == ["start_brave", "start_tribeswoman"]
    assert table.cards(0, "discard") == []
    assert table.idle


@pytest.mark.rule("EW-PREP-08")
def test_everybody_draws() -> None:
    table = prepare(Table(3).dealt())
    assert [len(table.cards(seat, "hand")) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("EW-PREP-08")
def test_with_fewer_cards_as_many_as_exist() -> None:
    table = Table().deck(0, "hunter").discard(0, "elder").then(DrawCards(0)).settle()
    assert table.cards(0, "hand") == ["hunter", "elder"]


@pytest.mark.rule("EW-PREP-09", "EW-GOLD-06")
def test_nothing_replaces_this_draw() -> None:
    table = Table().deck(0, "hunter").phase("preparation_phase").then(DrawCards(0))
    assert table.decision is not None
    assert table.decision.seat == -1
    assert table.legal() == {"draw_card hunter"}


@pytest.mark.rule("EW-PREP-10")
def test_nobody_decides_anything_in_this_phase() -> None:
    table = Table(4, rest_tokens=True).dealt().hunt("sabertooth")
    table.then(PreparationPhase())
    while (decision := table.decision) is not None:
        assert decision.seat == -1
        table.choose(min(table.legal()))
    table.check()
