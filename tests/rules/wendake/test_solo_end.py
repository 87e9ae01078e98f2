"""The end of a solitaire game (WK-SOLO-60 to -74): objectives, points for them, victory, turtle tiles."""

from __future__ import annotations

from typing import Any

import pytest
from built_table import view_for
from wendake_table import Table

from firekeeper.games.wendake import events
from firekeeper.games.wendake.restore import RestoreMasks
from firekeeper.games.wendake.setup import TakeLeftover
from firekeeper.games.wendake.solo import events as solo_events
from firekeeper.games.wendake.terms import IN_LONGHOUSE
from firekeeper.games.wendake.turn import AdvanceYear, Year
from firekeeper.titles import rules_for

TURTLES = (
    "women_3_mask", "women_4_mask", "women_5_ritual_mask",
    "hunters_3_mask", "hunters_4_mask", "hunters_5_mask_ritual",
    "canoes_3_mask", "canoes_4_mask", "canoes_5_military_ritual",
)  # fmt: skip
PROGRESS = ("move_1", "move_2", "move_3", "discount_1", "discount_2", "discount_3")
MASKS = ("husk", "husk", "tongue", "blower", "crooked", "smiler")


def solitaire(faces: str = "bdf", **settings) -> Table:
    """A position of year 7 in which, with these Ghost cards, no objective is met."""
    table = Table(players=1, homes=["cataraqui"], **settings).ghost(*faces)
    table.state.year = 7
    return table


def finish(table: Table) -> Table:
    """Year 7 is over: the final scoring, with the first track for every level 5 turtle tile."""
    table.then(AdvanceYear())
    while table.decision is not None:
        table.choose(sorted(table.legal())[0])
    return table


def totals(table: Table) -> list[int]:
    return [player.total for player in view_for(table.state, 0).players]


def met(table: Table) -> list[str]:
    """The letters of the objectives that counted."""
    return [
        event.objective.removeprefix("objective_").upper()
        for event in table.state.events
        if isinstance(event, solo_events.ObjectiveMet)
    ]


# --- objectives A to H, each met and just missed ----------------------------------------------------


def few_in_the_longhouse(table: Table, enough: bool) -> None:
    table.natives(0, "longhouse", woman=2, hunter=1, warrior=1 if enough else 2)


def all_turtles(table: Table, enough: bool) -> None:
    table.turtles(0, *(TURTLES if enough else TURTLES[:-1]))


def a_full_track(table: Table, enough: bool) -> None:
    table.track(0, economic=24, military=24, ritual=24, mask=25 if enough else 24)


def six_progress_tiles(table: Table, enough: bool) -> None:
    table.own(0, *(PROGRESS if enough else PROGRESS[:-1]))


def four_majorities(table: Table, enough: bool) -> None:
    table.natives(0, "home", warrior=1)
    table.guards(0, "sandusky", 2).guards(0, "wendake", 1).guards(0, "nipissing", 1)
    table.guards(1, "sandusky", 1 if enough else 2)


def eight_areas(table: Table, enough: bool) -> None:
    table.put(0, "woman", "sandusky.1", "sandusky.2", "wendake.1").put(0, "hunter", "wendake.3", "wendake.4")
    table.put(0, "hunter" if enough else "outpost", "sandusky.3")


def few_ghosts_outside(table: Table, enough: bool) -> None:
    table.natives(1, "home", woman=5, hunter=6, warrior=5 if enough else 4)
    table.put(1, "woman", "sandusky.1", "muskingum.1").put(1, "hunter", "sandusky.3")
    table.guards(1, "wendake", 2 if enough else 3)


def six_masks(table: Table, enough: bool) -> None:
    table.hold(0, *(MASKS if enough else MASKS[:-1]))


OBJECTIVES = {
    "A": few_in_the_longhouse,
    "B": all_turtles,
    "C": a_full_track,
    "D": six_progress_tiles,
    "E": four_majorities,
    "F": eight_areas,
    "G": few_ghosts_outside,
    "H": six_masks,
}


def objective(letter: str, enough: bool) -> Table:
    """The objective of a letter, met or just missed, beside two Ghost cards whose objectives are not."""
    others = [other for other in ("b", "d", "f") if other != letter.lower()]
    back = {"A": "b", "C": "d", "E": "f"}.get(letter)
    beside = [other for other in others if other != back][:2]
    table = solitaire("".join([letter.lower(), *beside]))
    OBJECTIVES[letter](table, enough)
    return finish(table)


@pytest.mark.rule("WK-SOLO-60", "WK-AMB-67")
def test_objective_a_at_most_4_natives_in_the_longhouse():
    assert met(objective("A", True)) == ["A"]
    assert met(objective("A", False)) == []


@pytest.mark.rule("WK-SOLO-60")
def test_the_mohawk_warrior_in_the_longhouse_is_a_native_too():
    table = solitaire("adf", tribes=["mohawk"]).natives(0, "longhouse", woman=2, hunter=1, warrior=1)
    table.player(0).mohawk = IN_LONGHOUSE  # the fifth
    assert met(finish(table)) == []


@pytest.mark.rule("WK-SOLO-61", "WK-AMB-67")
def test_objective_b_all_9_types_of_turtle_tiles():
    assert met(objective("B", True)) == ["B"]
    assert met(objective("B", False)) == []


@pytest.mark.rule("WK-SOLO-62", "WK-AMB-67")
def test_objective_c_a_track_at_25():
    assert met(objective("C", True)) == ["C"]
    assert met(objective("C", False)) == []


@pytest.mark.rule("WK-SOLO-62")
def test_objective_c_counts_several_full_tracks_once():
    table = solitaire("cbf").track(0, economic=25, military=25, ritual=25, mask=25)
    assert met(finish(table)) == ["C"]


@pytest.mark.rule("WK-SOLO-63", "WK-AMB-67")
def test_objective_d_six_progress_tiles():
    assert met(objective("D", True)) == ["D"]
    assert met(objective("D", False)) == []


@pytest.mark.rule("WK-SOLO-64", "WK-AMB-67", "WK-AMB-66")
def test_objective_e_four_majorities_home_included():
    assert met(objective("E", True)) == ["E"]
    assert met(objective("E", False)) == [], "tied with the Ghost in Sandusky"


@pytest.mark.rule("WK-SOLO-64")
def test_objective_e_alliance_tiles_cannot_be_used():
    table = solitaire("ebd").own(0, "alliance_1", "alliance_3", flag="english")
    four_majorities(table, False)
    assert met(finish(table)) == []


@pytest.mark.rule("WK-SOLO-64")
def test_objective_e_the_home_needs_a_guard():
    table = solitaire("ebd")
    four_majorities(table, True)
    table.natives(0, "home", warrior=0)
    assert met(finish(table)) == []


@pytest.mark.rule("WK-SOLO-65", "WK-AMB-67", "WK-AMB-66")
def test_objective_f_eight_areas_at_work_home_areas_once_each():
    table = objective("F", True)
    assert table.home(0)["woman"] == 5
    assert table.home(0)["hunter"] == 5
    assert met(table) == ["F"], "6 outside and 2 at home: areas count, not tokens"
    assert met(objective("F", False)) == [], "an outpost is neither woman nor hunter"


@pytest.mark.rule("WK-SOLO-65")
def test_objective_f_an_empty_home_area_does_not_count():
    table = solitaire("fbd").natives(0, "home", woman=0)
    eight_areas(table, True)
    assert met(finish(table)) == []


@pytest.mark.rule("WK-SOLO-66", "WK-AMB-67")
def test_objective_g_at_most_5_ghosts_outside_its_home():
    assert met(objective("G", True)) == ["G"]
    assert met(objective("G", False)) == []


@pytest.mark.rule("WK-SOLO-67", "WK-AMB-67")
def test_objective_h_six_mask_cards():
    assert met(objective("H", True)) == ["H"]
    assert met(objective("H", False)) == []


@pytest.mark.rule("WK-SOLO-67", "WK-AMB-66", "WK-AMB-43")
def test_objective_h_counts_cards_played_in_year_7():
    table = solitaire("hbd").hold(0, *MASKS)
    player = table.player(0)
    player.hand, player.played = player.played, player.hand
    table.then(RestoreMasks())
    assert met(finish(table)) == ["H"]


@pytest.mark.rule("WK-AMB-67")
def test_each_card_face_stands_for_the_objective_of_its_letter():
    rules: Any = rules_for("wendake", {"players": 1})
    for face, name in enumerate(rules.ghost_names):
        assert rules.objective_names[rules.ghost_objective[face]] == name.replace("ghost_", "objective_")


@pytest.mark.rule("WK-SOLO-70")
def test_only_the_faces_in_play_count():
    table = solitaire("bdf")
    for letter in "ACEH":
        OBJECTIVES[letter](table, True)
    assert met(finish(table)) == []
    table = solitaire("ace")
    for letter in "ACEH":
        OBJECTIVES[letter](table, True)
    assert met(finish(table)) == ["A", "C", "E"]


@pytest.mark.rule("WK-SOLO-70", "WK-AMB-66")
def test_objectives_are_tested_once_at_the_end():
    table = solitaire("cbd").track(0, mask=25)
    shown: Any = view_for(table.state, 0)
    # The table shows how you stand, but nothing counts before the end.
    assert [(card.objective, card.value, card.threshold, card.met) for card in shown.ghost.cards] == [
        ("objective_c", 25, 25, True),
        ("objective_b", 0, 9, False),
        ("objective_d", 0, 6, False),
    ]
    before = totals(table)[0]
    assert totals(finish(table))[0] == before + 2


@pytest.mark.rule("WK-AMB-66")
@pytest.mark.parametrize("option", ["at_once", "at_end"])
def test_objective_c_may_be_met_through_turtle_points(option):
    table = solitaire("cbd", solo_turtles=option).track(0, mask=23).turtles(0, "women_5_ritual_mask")
    table.then(AdvanceYear())
    assert table.legal() == {"track mask", "track ritual"}
    table.choose("track mask")
    assert table.score(0, "mask") == 25
    assert met(table) == ["C"]


@pytest.mark.rule("WK-AMB-66")
def test_objective_d_counts_the_starting_tile_of_the_oneida():
    table = Table(players=1, homes=["cataraqui"], tribes=["oneida"]).ghost("d", "b", "f")
    table.state.year = 7
    table.own(0, *PROGRESS[:5])
    table.state.leftover = (table.box.progress_names.index("gain_animal"),)
    table.then(TakeLeftover(0)).choose("take gain_animal")
    assert met(finish(table)) == ["D"]


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-71", "WK-END-03", "WK-END-05")
def test_your_total_is_found_as_usual_with_the_swap_token():
    # Pairs: mask with military, economic with ritual.
    table = solitaire("bdf").track(0, economic=12, ritual=9, mask=14, military=20)
    assert totals(finish(table))[0] == 9 + 14 + 1
    table = solitaire("bdf").track(0, economic=12, ritual=9, mask=14, military=20)
    table.player(0).swaps = 0
    assert totals(finish(table))[0] == 9 + 14


@pytest.mark.rule("WK-SOLO-72", "WK-SOLO-02")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 3), ("medium", 2), ("hard", 1)])
def test_points_for_objectives_are_added_to_the_total(difficulty, each):
    table = solitaire("ace", difficulty=difficulty).track(0, economic=25, ritual=10, mask=10, military=11)
    four_majorities(table, True)
    marks = [table.score(0, track) for track in ("economic", "ritual", "mask", "military")]
    before = totals(table)[0]
    assert before == 10 + 10 + 1
    finish(table)
    assert met(table) == ["C", "E"]
    assert totals(table)[0] == before + 2 * each
    assert [table.score(0, track) for track in ("economic", "ritual", "mask", "military")] == marks
    points = [e.points for e in table.state.events if isinstance(e, solo_events.ObjectiveMet)]
    assert points == [each, each]


@pytest.mark.rule("WK-SOLO-73")
@pytest.mark.parametrize(("ritual", "winner"), [(13, 1), (14, 1), (15, 0)])
def test_you_win_only_with_strictly_more(ritual, winner):
    # Ghost cards B, D, F: 28. You: Ritual (below Economic) + 13 of Mask and Military + 1 for the swap token.
    table = solitaire("bdf").track(0, economic=25, ritual=ritual, mask=13, military=13)
    finish(table)
    assert totals(table) == [ritual + 14, 28]
    assert view_for(table.state, 0).winners == [winner]
    assert table.rules.winners(table.state) == [winner]


@pytest.mark.rule("WK-SOLO-73")
def test_turn_order_breaks_no_ties_in_solitaire():
    table = solitaire("bdf").track(0, economic=25, ritual=14, mask=13, military=13)
    for order in ((0, 1), (1, 0)):
        table.state.order = order
        assert table.rules.winners(table.state) == [1]


@pytest.mark.rule("WK-SOLO-72", "WK-SOLO-73")
def test_an_objective_can_decide_the_game():
    table = solitaire("cbf", difficulty="hard").track(0, economic=25, ritual=13, mask=14, military=25)
    assert totals(table) == [28, 27]
    table.state.ghost_score = 28
    finish(table)
    assert totals(table) == [29, 28]
    assert view_for(table.state, 0).winners == [0]


# --- turtle tiles ---------------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-74", "WK-AMB-69")
@pytest.mark.parametrize(
    ("option", "claim", "tile", "points"),
    [
        ("at_once", "canoes_3", "canoes_3_mask", 1),
        ("at_once", "canoes_4", "canoes_4_mask", 2),
        ("at_once", "canoes_5", "canoes_5_economic_mask", 0),
        ("at_end", "canoes_3", "canoes_3_mask", 0),
        ("at_end", "canoes_4", "canoes_4_mask", 0),
        ("at_end", "canoes_5", "canoes_5_economic_mask", 0),
    ],
)
def test_levels_3_and_4_may_score_as_they_are_claimed(option, claim, tile, points):
    table = solitaire("bdf", solo_turtles=option).canoes(0, 5).begin(0, "military")
    table.choose(f"claim {claim}", f"turtle {tile}")
    assert table.score(0, "mask") == points
    assert [table.score(0, track) for track in ("economic", "military", "ritual")] == [0, 0, 0]


@pytest.mark.rule("WK-SOLO-74", "WK-AMB-69")
@pytest.mark.parametrize("option", ["at_once", "at_end"])
def test_every_turtle_tile_scores_exactly_once_either_way(option):
    table = solitaire("bdf", solo_turtles=option).canoes(0, 5)
    for claim, tile in (
        ("canoes_3", "canoes_3_mask"),
        ("canoes_4", "canoes_4_mask"),
        ("canoes_5", "canoes_5_economic_mask"),
    ):
        table.natives(0, "home", warrior=0).begin(0, "military")
        table.choose(f"claim {claim}", f"turtle {tile}").settle()
    table.then(AdvanceYear()).choose("track economic")
    assert table.score(0, "mask") == 3
    assert table.score(0, "economic") == 2
    assert view_for(table.state, 0).finished


@pytest.mark.rule("WK-AMB-69")
def test_scoring_at_once_is_the_default_of_solitaire():
    assert rules_for("wendake", {"players": 1}).options.solo_turtles == "at_once"
    assert rules_for("wendake", {"players": 1, "solo_turtles": "at_end"}).options.solo_turtles == "at_end"


@pytest.mark.rule("WK-AMB-69", "WK-PROG-03")
@pytest.mark.parametrize(
    ("option", "tracks"), [("at_once", set()), ("at_end", {"track military", "track mask"})]
)
def test_highest_is_evaluated_on_the_tracks_as_they_stand(option, tracks):
    # Mask and Military both stand at 5; a turtle tile worth 1 on Mask breaks the tie only if it has scored.
    table = solitaire("bdf", solo_turtles=option).track(0, mask=5, military=5).canoes(0, 3)
    table.natives(0, "home", warrior=0).begin(0, "military")
    table.choose("claim canoes_3", "turtle canoes_3_mask").settle()
    table.rows(["gain_animal"]).have(0, leather=1, fish=1, corn=1).begin(0, "trade")
    table.choose("done", "buy gain_animal", "pay 1 1 corn")
    assert table.legal("track") == tracks
    if not tracks:
        assert table.score(0, "mask") == 5 + 1 + 1


@pytest.mark.rule("WK-SOLO-71", "WK-AMB-66")
def test_a_whole_year_7_ends_in_this_order():
    table = solitaire("hbd").hold(0, *MASKS[:4]).turtles(0, "women_5_ritual_mask").discard("tongue")
    table.player(0).swaps = 0
    table.then(Year()).choose("card crooked_red_clean")
    for cell in ("0 0", "0 1", "0 2"):
        table.choose(f"activate {cell}")
        while skips := table.legal("skip"):
            table.choose(*skips)
        table.choose("end_turn")
    assert not view_for(table.state, 0).finished, "level 5 turtle tiles are assigned first"
    table.choose("track ritual")
    assert view_for(table.state, 0).finished
    assert isinstance(table.state.events[-1], events.GameEnded)
