"""The Idol board (area IDOL): the Offering track and the Honour track."""

from typing import Any

import pytest
from endless_winter_table import Table

# --- moving -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-IDOL-01")
@pytest.mark.parametrize("track", ["offering", "honour"])
def test_an_idol_moves_one_marker_up_a_level(track: str) -> None:
    table = Table().mark().gain(0, "idol 1").choose(f"idol {track}")
    assert table.changed(0) == {track: 1}
    assert [(event.track, event.level) for event in table.told("IdolMoved")] == [(track, 1)]


@pytest.mark.rule("EW-IDOL-02")
def test_several_markers_may_be_on_one_level() -> None:
    table = Table().gain(0, "idol 1").choose("idol honour").gain(1, "idol 1").choose("idol honour")
    assert table.player(0).honour == table.player(1).honour == 1


@pytest.mark.rule("EW-IDOL-03")
def test_several_idols_may_be_split() -> None:
    table = Table().gain(0, "idol 3").choose("idol honour", "idol offering", "idol honour")
    assert (table.player(0).offering, table.player(0).honour) == (1, 2)


# --- the Offering track -----------------------------------------------------------------------------

OFFERING: dict[int, tuple[list[str], dict[str, Any]]] = {
    1: ([], {}),
    2: (["take tool"], {"tool": 1}),
    3: ([], {}),
    4: (["draw", "draw_card hunter"], {"hand": ["hunter"], "deck": []}),
    5: ([], {}),
    6: (["build 0.4.0", "forgo"], {"megaliths": 1}),
    7: ([], {}),
    8: (["take tool"], {"tool": 1, "food": 1}),
    9: ([], {}),
    10: ([], {}),
}


@pytest.mark.rule("EW-IDOL-05", "EW-IDOL-04")
@pytest.mark.parametrize("level", OFFERING)
def test_a_level_of_the_offering_track_gives_its_benefit_on_arrival(level: int) -> None:
    choices, outcome = OFFERING[level]
    table = Table().deck(0, "hunter").idols(0, offering=level - 1).mark()
    table.gain(0, "idol 1").choose("idol offering", *choices)
    assert table.changed(0) == {"offering": level, **outcome}
    assert table.idle


@pytest.mark.rule("EW-IDOL-05")
def test_the_benefit_of_a_level_may_be_taken_as_a_lesser_one() -> None:
    table = Table().idols(0, offering=5).gain(0, "idol 1").choose("idol offering", "swap megalith food")
    assert table.food(0) == 1


@pytest.mark.rule("EW-IDOL-04")
def test_the_ratio_improves_on_the_way_up() -> None:
    assert Table().box.offering_ratio == [0, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1]


@pytest.mark.rule("EW-IDOL-06")
def test_on_top_of_the_offering_track_an_idol_may_become_a_point() -> None:
    table = Table().idols(0, offering=10).gain(0, "idol 2")
    assert table.legal("idol") == {"idol points", "idol honour"}
    assert table.why_not("idol offering") == "EW-IDOL-06"
    table.choose("idol points", "idol honour")
    assert table.points(0) == 1
    assert (table.player(0).offering, table.player(0).honour) == (10, 1)


@pytest.mark.rule("EW-IDOL-06")
def test_below_the_top_no_idol_becomes_a_point() -> None:
    table = Table().idols(0, offering=9, honour=10).gain(0, "idol 1")
    assert table.legal("idol") == {"idol offering"}
    assert table.why_not("idol points") == "EW-IDOL-06"


@pytest.mark.rule("EW-IDOL-06", "EW-IDOL-10")
def test_with_both_markers_on_top_a_point_or_a_lesser_benefit() -> None:
    table = Table().idols(0, offering=10, honour=10).gain(0, "idol 1")
    assert table.legal() == {"idol points", "swap idol tool", "swap idol food", "forgo"}
    # An Idol that a better benefit was swapped for has no other use then: it is not asked for.
    table = Table().idols(0, offering=10, honour=10).gain(0, "megalith 1").choose("swap megalith idol")
    assert table.points(0) == 1
    assert table.idle


# --- the Honour track -------------------------------------------------------------------------------


@pytest.mark.rule("EW-IDOL-09", "EW-EX-22")
def test_the_honour_track_gives_two_three_and_five_points() -> None:
    table = Table()
    scored = []
    for _ in range(10):
        before = table.points(0)
        table.gain(0, "idol 1").choose("idol honour")
        scored.append(table.points(0) - before)
    assert scored == [0, 0, 0, 2, 0, 0, 3, 0, 0, 5]
    assert table.earned(0) == {"honour_track": 10}


@pytest.mark.rule("EW-IDOL-10")
def test_a_marker_on_top_of_the_honour_track_stays_there() -> None:
    table = Table().idols(0, honour=10).gain(0, "idol 1")
    assert table.legal("idol") == {"idol offering"}
    assert table.why_not("idol honour") == "EW-IDOL-10"


@pytest.mark.rule("EW-IDOL-07", "EW-IDOL-08", "EW-EX-49")
def test_a_marker_that_leaves_lets_the_others_slide_left() -> None:
    table = Table(players=4)
    table.idols(0, honour=3).idols(1, honour=3).idols(2, honour=3).idols(3, honour=4)
    assert table.state.ranks == (3, 0, 1, 2)
    table.gain(1, "idol 1").choose("idol honour")
    assert table.state.ranks == (3, 1, 0, 2)


@pytest.mark.rule("EW-IDOL-08")
def test_who_arrives_later_stands_further_right() -> None:
    table = Table(players=3)
    for seat in (2, 0, 1):
        table.gain(seat, "idol 1").choose("idol honour")
    assert table.state.ranks == (2, 0, 1)
    table.gain(1, "idol 1").choose("idol honour")
    assert table.state.ranks == (1, 2, 0)


@pytest.mark.rule("EW-IDOL-08")
def test_markers_in_the_starting_row_have_no_rank() -> None:
    table = Table(players=3).gain(1, "idol 1").choose("idol honour")
    assert table.state.ranks == (1,)
