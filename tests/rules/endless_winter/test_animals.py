"""Animals: revealing, taking and tipping (area HUNT), and the benefit of every species."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.scoring import FinalScoring

SPECIES = (
    "woolly_rhino", "ground_sloth", "sabertooth", "stag_moose", "giant_beaver", "woolly_mammoth",
    "argentavis",
)  # fmt: skip

# --- the hunt area ----------------------------------------------------------------------------------


@pytest.mark.rule("EW-ICON-21")
def test_a_card_is_revealed_into_the_hunt_area() -> None:
    table = Table().hunt("sabertooth").gain(0, "animal_reveal 1").choose("scout")
    assert table.legal() == {f"reveal {name}" for name in SPECIES}
    table.choose("reveal argentavis")
    assert table.hunted() == ["sabertooth", "argentavis"]
    assert table.idle


@pytest.mark.rule("EW-HUNT-02", "EW-ICON-21")
def test_the_hunt_area_never_holds_more_than_six() -> None:
    table = Table().hunt(*SPECIES[:5]).gain(0, "animal_reveal 2").choose("scout", "reveal sabertooth")
    assert len(table.hunted()) == 6
    assert table.idle  # no room for the second one
    table.gain(0, "animal_reveal 1 + camp 1")
    assert table.why_not("scout") == "EW-HUNT-02"


@pytest.mark.rule("EW-HUNT-02", "EW-EX-17", "EW-EX-54")
def test_scouting_with_five_and_with_six_cards() -> None:
    table = Table().hunt(*SPECIES[:5]).hold(0, "hunter").act(0, "hunt").choose("work hunter", "scout")
    table.choose("reveal argentavis")
    assert len(table.hunted()) == 6
    assert table.labour() == 1
    assert "scout" not in table.legal()
    assert table.why_not("scout") == "EW-HUNT-02"


@pytest.mark.rule("EW-HUNT-03", "EW-EX-18")
def test_scouting_with_one_card_left_in_the_deck() -> None:
    table = Table().animal_deck("argentavis").hold(0, "hunter").act(0, "hunt").choose("work hunter", "scout")
    table.choose("reveal argentavis")
    assert table.hunted() == ["argentavis"]
    assert table.state.animal_deck == [0] * 7
    assert table.why_not("scout") == "EW-HUNT-03"


@pytest.mark.rule("EW-HUNT-03")
def test_what_is_revealed_is_as_likely_as_its_cards_are_many() -> None:
    table = Table().animal_deck("argentavis", "sabertooth", "sabertooth").gain(0, "animal_reveal 1")
    table.choose("scout")
    decision = table.decision
    assert decision is not None
    assert [choice.text for choice in table.choices()] == ["reveal sabertooth", "reveal argentavis"]
    assert decision.weights(table.state) == [2, 1]  # type: ignore[attr-defined]


# --- taking -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ICON-19", "EW-HUNT-06")
def test_an_animal_of_choice_goes_untipped_to_its_hunter() -> None:
    table = Table().hunt("sabertooth", "argentavis", "sabertooth").gain(0, "animal_pick 1")
    assert table.legal() == {"hunt sabertooth", "hunt argentavis", "forgo"}
    assert table.why_not("hunt woolly_rhino") == "EW-ICON-19"
    assert table.why_not("hunt nothing") == "EW-HUNT-05"
    table.choose("hunt sabertooth")
    assert table.prey(0) == ["sabertooth"]
    assert table.hunted() == ["argentavis", "sabertooth"]  # nothing is refilled


@pytest.mark.rule("EW-HUNT-05", "EW-ICON-19", "EW-EX-36")
def test_with_nothing_to_hunt_anywhere_a_point() -> None:
    table = Table().animal_deck().gain(0, "animal_pick 1").choose("hunt nothing")
    assert table.points(0) == 1
    table = Table().animal_deck().have(0, tool=1).hold(0, "hunter").act(0, "hunt")
    table.choose("work hunter", "hunt nothing")
    assert (table.points(0), table.tool(0), table.labour()) == (1, 0, 1)


@pytest.mark.rule("EW-HUNT-05", "EW-EX-53")
def test_an_empty_hunt_area_alone_gives_nothing() -> None:
    table = Table().animal_deck("argentavis").gain(0, "animal_pick 1")
    assert table.idle
    table = Table().have(0, tool=1).hold(0, "hunter").act(0, "hunt").choose("work hunter")
    assert table.legal("hunt") == set()
    assert table.why_not("hunt sabertooth") == "EW-HUNT-05"


@pytest.mark.rule("EW-ICON-20", "EW-HUNT-09")
def test_the_top_card_of_the_deck() -> None:
    table = Table().gain(0, "animal_top 1").choose("track", "reveal woolly_mammoth")
    assert table.prey(0) == ["woolly_mammoth"]
    assert [(event.animal, event.blind) for event in table.told("AnimalTaken")] == [("woolly_mammoth", True)]


@pytest.mark.rule("EW-ICON-20", "EW-HUNT-09", "EW-EX-36")
def test_the_top_card_of_an_empty_deck_is_a_point() -> None:
    table = Table().animal_deck().hunt().gain(0, "animal_top 1").choose("track")
    assert table.points(0) == 1
    table = Table().animal_deck().hold(0, "hunter").act(0, "hunt").choose("on", "track")
    assert table.points(0) == 1


# --- tipping ----------------------------------------------------------------------------------------

Outcome = dict[str, Any]

TIPS: dict[str, tuple[list[str], Outcome]] = {
    "woolly_rhino": (["take tool"], {"food": 3, "tool": 1}),
    "ground_sloth": (["take tool"], {"food": 2, "tool": 2}),
    "sabertooth": (["take tool", "idol honour"], {"food": 1, "tool": 1, "honour": 1}),
    "stag_moose": (
        ["take tool", "draw", "draw_card hunter"],
        {"food": 1, "tool": 1, "hand": ["hunter"], "deck": []},
    ),
    "giant_beaver": (["build 0.4.0", "forgo"], {"food": 1, "megaliths": 1}),
    "woolly_mammoth": ([], {"food": 6, "tool": 1}),
    "argentavis": (["idol offering", "idol honour"], {"offering": 1, "honour": 1}),
}


@pytest.mark.rule("EW-HUNT-07", "EW-ICON-22", "EW-CARD-13")
@pytest.mark.parametrize("species", SPECIES)
def test_tipping_an_animal_gives_its_benefit(species: str) -> None:
    choices, outcome = TIPS[species]
    table = Table().animals(0, species).deck(0, "hunter").mark()
    table.gain(0, "tip 1").choose(f"tip {species}", *choices)
    assert table.changed(0) == {"animals": [], "tipped": [species], **outcome}
    assert table.idle


@pytest.mark.rule("EW-HUNT-10", "EW-HUNT-07")
def test_only_untipped_own_animals_can_be_tipped() -> None:
    table = Table().animals(0, "sabertooth", tipped=True).animals(1, "argentavis").gain(0, "tip 1")
    assert table.idle
    table.gain(0, "tip 1 + camp 1")
    assert table.why_not("tip sabertooth") == "EW-HUNT-10"
    assert table.why_not("tip argentavis") == "EW-HUNT-10"


@pytest.mark.rule("EW-CARD-13")
def test_sixty_cards_of_seven_species() -> None:
    rules = Table().box
    assert tuple(rules.animal_ids) == SPECIES
    assert rules.animal_copies == [10, 10, 10, 10, 10, 5, 5]


@pytest.mark.rule("EW-HUNT-08")
def test_tipped_animals_do_not_form_sets() -> None:
    table = Table().round(4).animals(0, "sabertooth", "sabertooth").animals(0, "sabertooth", tipped=True)
    table.then(FinalScoring()).settle()
    assert table.earned(0) == {"animals": 3}
