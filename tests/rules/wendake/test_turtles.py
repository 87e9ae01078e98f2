"""Turtle tiles (WK-TURTLE): claimed in step 1 of Military, secret, scored at the end."""

from __future__ import annotations

import pytest
from wendake_table import Table

from firekeeper.games.wendake.events import TurtleClaimed, TurtleSeen
from firekeeper.games.wendake.military import DealTurtle
from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.terms import TRACKS
from firekeeper.kernel.frame import EVERYONE

HARVEST_AREAS = ("wendake.1", "wendake.2", "nipissing.1", "nipissing.2", "sandusky.1")
HUNT_AREAS = ("wendake.3", "wendake.4", "nipissing.3", "nipissing.4", "sandusky.3")
TYPES = tuple(f"{category}_{level}" for category in ("women", "hunters", "canoes") for level in (3, 4, 5))


def working(women: int = 0, hunters: int = 0, canoes: int = 1, tribe: str = "wendat") -> Table:
    """Seat 0 with women and hunters in so many areas outside its home, which is empty of both."""
    table = Table(players=2, tribes=[tribe, "wendat"] if tribe != "wendat" else None)
    table.natives(0, "home", woman=0, hunter=0, warrior=0)
    return (
        table.put(0, "woman", *HARVEST_AREAS[:women])
        .put(0, "hunter", *HUNT_AREAS[:hunters])
        .canoes(0, canoes)
    )


def claimable(table: Table) -> set[str]:
    """The types on offer in a Military action that begins now."""
    return {text.removeprefix("claim ") for text in table.begin(0, "military").legal("claim")}


@pytest.mark.rule("WK-TURTLE-01")
def test_turtle_tiles_are_claimed_before_military_scores_and_count_at_the_end() -> None:
    table = working(women=3).guards(0, "sandusky", 1)
    table.begin(0, "military").choose("claim women_3", "turtle women_3_ritual", "claim_nothing")
    assert table.score(0, "military") == 0  # still before step 2
    table.choose("continue")
    assert (table.score(0, "military"), table.score(0, "ritual")) == (1, 0)
    table.then(FinalScoring()).settle()
    assert (table.score(0, "military"), table.score(0, "ritual")) == (1, 1)


@pytest.mark.rule("WK-TURTLE-01", "WK-ACT-MIL-02")
def test_claiming_is_optional_and_over_when_majorities_score() -> None:
    table = working(women=3).begin(0, "military").choose("claim_nothing")
    assert table.legal() == {"continue"}
    assert table.player(0).turtles == 0


@pytest.mark.rule("WK-TURTLE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_nine_types_with_a_tile_for_each_player(players: int) -> None:
    table = Table(players=players)
    assert table.rules.view(table.state, None).turtle_stacks == dict.fromkeys(TYPES, players)


@pytest.mark.rule("WK-TURTLE-03")
@pytest.mark.parametrize(
    ("areas", "levels"), [(2, set()), (3, {"women_3"}), (4, {"women_3", "women_4"}), (5, set(TYPES[:3]))]
)
def test_women_tiles_need_women_in_as_many_areas(areas: int, levels: set[str]) -> None:
    table = working(women=areas)
    assert claimable(table) == levels
    for kind in set(TYPES[:3]) - levels:
        assert table.why_not(f"claim {kind}") == "WK-TURTLE-03"


@pytest.mark.rule("WK-TURTLE-04")
@pytest.mark.parametrize(
    ("areas", "levels"),
    [(2, set()), (3, {"hunters_3"}), (4, {"hunters_3", "hunters_4"}), (5, set(TYPES[3:6]))],
)
def test_hunter_tiles_need_hunters_in_as_many_areas(areas: int, levels: set[str]) -> None:
    table = working(hunters=areas)
    assert claimable(table) == levels
    for kind in set(TYPES[3:6]) - levels:
        assert table.why_not(f"claim {kind}") == "WK-TURTLE-04"


@pytest.mark.rule("WK-TURTLE-05")
@pytest.mark.parametrize(
    ("canoes", "levels"),
    [(2, set()), (3, {"canoes_3"}), (4, {"canoes_3", "canoes_4"}), (5, set(TYPES[6:]))],
)
def test_canoe_tiles_need_as_many_canoes_in_play(canoes: int, levels: set[str]) -> None:
    table = working(canoes=canoes)
    assert claimable(table) == levels
    for kind in set(TYPES[6:]) - levels:
        assert table.why_not(f"claim {kind}") == "WK-TURTLE-05"


@pytest.mark.rule("WK-TURTLE-06")
def test_a_home_area_counts_once_however_high_the_pile() -> None:
    assert claimable(working(women=2).natives(0, "home", woman=5)) == {"women_3"}
    assert claimable(working(women=2).natives(0, "home", woman=1)) == {"women_3"}
    assert claimable(working(women=2).natives(0, "home", woman=0)) == set()
    assert claimable(working(hunters=2).natives(0, "home", hunter=7)) == {"hunters_3"}
    assert claimable(working(hunters=2).natives(0, "home", hunter=0)) == set()


@pytest.mark.rule("WK-TURTLE-06")
def test_outposts_and_other_players_natives_do_not_count() -> None:
    table = working(women=2, hunters=2).put(0, "outpost", "sandusky.1", "sandusky.3")
    table.put(1, "woman", "muskingum.1").put(1, "hunter", "muskingum.3")
    assert claimable(table) == set()


@pytest.mark.rule("WK-TURTLE-06")
def test_women_do_not_count_for_hunters_nor_hunters_for_women() -> None:
    assert claimable(working(women=4, hunters=1)) == {"women_3", "women_4"}
    assert claimable(working(women=1, hunters=4)) == {"hunters_3", "hunters_4"}


def scored_with(tile: str, *choices: str) -> dict[str, int]:
    """The tracks after a final scoring with one turtle tile."""
    table = Table(players=2).turtles(0, tile).then(FinalScoring()).choose(*choices)
    return {track: table.score(0, track) for track in TRACKS if table.score(0, track)}


@pytest.mark.rule("WK-TURTLE-07")
@pytest.mark.parametrize("category", ["women", "hunters", "canoes"])
def test_level_3_tiles_give_one_point_on_their_track(category: str) -> None:
    for track in TRACKS:
        assert scored_with(f"{category}_3_{track}") == {track: 1}


@pytest.mark.rule("WK-TURTLE-08")
@pytest.mark.parametrize("category", ["women", "hunters", "canoes"])
def test_level_4_tiles_give_two_points_on_their_track(category: str) -> None:
    for track in TRACKS:
        assert scored_with(f"{category}_4_{track}") == {track: 2}


LEVEL_5 = (
    "women_5_economic_military", "women_5_military_ritual", "women_5_ritual_mask", "women_5_mask_economic",
    "hunters_5_economic_military", "hunters_5_military_mask", "hunters_5_mask_ritual",
    "hunters_5_ritual_economic",
    "canoes_5_economic_mask", "canoes_5_mask_military", "canoes_5_military_ritual",
    "canoes_5_ritual_economic",
)  # fmt: skip


@pytest.mark.rule("WK-TURTLE-09")
@pytest.mark.parametrize("tile", LEVEL_5)
def test_level_5_tiles_give_two_points_on_one_of_two_tracks(tile: str) -> None:
    shown = tile.split("_")[2:]
    table = Table(players=2).turtles(0, tile).then(FinalScoring())
    assert table.legal() == {f"track {track}" for track in shown}
    for track in shown:
        assert scored_with(tile, f"track {track}") == {track: 2}  # not split, not both


@pytest.mark.rule("WK-TURTLE-10", "WK-ACT-MIL-02")
def test_one_tile_of_each_category_in_one_military_action() -> None:
    table = working(women=5, hunters=3, canoes=4).begin(0, "military")
    table.choose("claim women_4", "turtle women_4_mask")
    assert table.legal("claim") == {"claim hunters_3", "claim canoes_3", "claim canoes_4"}
    assert table.why_not("claim women_5") == "WK-ACT-MIL-02"
    table.choose("claim canoes_4", "turtle canoes_4_mask", "claim hunters_3", "turtle hunters_3_mask")
    assert table.legal() == {"claim_nothing"}


@pytest.mark.rule("WK-TURTLE-10")
def test_levels_need_not_be_claimed_in_order() -> None:
    table = working(women=5).turtles(0, "women_4_mask")
    assert claimable(table) == {"women_3", "women_5"}
    table.choose("claim women_5", "turtle women_5_ritual_mask", "claim_nothing", "continue")
    assert claimable(table) == {"women_3"}


@pytest.mark.rule("WK-TURTLE-10")
def test_never_two_tiles_of_one_type() -> None:
    table = working(women=3).turtles(0, "women_3_mask")
    assert claimable(table) == set()
    assert table.why_not("claim women_3") == "WK-TURTLE-10"


@pytest.mark.rule("WK-TURTLE-10")
def test_a_tile_is_kept_when_its_requirement_is_lost() -> None:
    table = working(women=3).turtles(0, "women_3_mask")
    table.state.areas[table.box.area_names.index("wendake.1")] = 0
    table.begin(0, "military").choose("claim_nothing", "continue").then(FinalScoring()).settle()
    assert table.score(0, "mask") == 1


@pytest.mark.rule("WK-TURTLE-11", "WK-TERMS-20")
def test_points_are_secret_and_numbers_public() -> None:
    table = working(women=3).begin(0, "military").choose("claim women_3", "turtle women_3_ritual")
    mine = table.rules.view(table.state, 0).players[0]
    assert mine.turtles == ["women_3_ritual"]
    for other in (1, None):
        seen = table.rules.view(table.state, other).players[0]
        assert seen.turtles is None
        assert len(seen.turtle_types) == 1


@pytest.mark.rule("WK-TURTLE-11")
def test_only_the_owner_is_told_which_tile_was_on_top() -> None:
    table = working(women=3).begin(0, "military").choose("claim women_3")
    decision = table.decision
    assert isinstance(decision, DealTurtle)
    assert decision.audience(table.state) == 0b01
    table.choose("turtle women_3_ritual")
    assert table.state.events is not None
    told = [event for event in table.state.events if isinstance(event, TurtleSeen)]
    assert [(event.tile, event.audience) for event in told] == [("women_3_ritual", 0b01)]


@pytest.mark.rule("WK-TURTLE-11", "WK-END-02")
def test_all_tiles_are_revealed_at_the_end() -> None:
    table = Table(players=2).turtles(0, "women_3_mask").turtles(1, "canoes_4_ritual")
    table.then(FinalScoring()).settle()
    for seat in (0, 1, None):
        players = table.rules.view(table.state, seat).players
        assert [player.turtles for player in players] == [["women_3_mask"], ["canoes_4_ritual"]]


@pytest.mark.rule("WK-AMB-70")
def test_the_type_of_a_claimed_tile_is_public() -> None:
    table = working(women=4).begin(0, "military").choose("claim women_4", "turtle women_4_mask")
    for seat in (0, 1, None):
        assert table.rules.view(table.state, seat).players[0].turtle_types == ["women_4"]
    assert table.state.events is not None
    claims = [event for event in table.state.events if isinstance(event, TurtleClaimed)]
    assert [(event.turtle, event.audience) for event in claims] == [("women_4", EVERYONE)]


@pytest.mark.rule("WK-TURTLE-12")
def test_the_top_tile_is_dealt_by_chance_not_chosen() -> None:
    table = working(women=3).begin(0, "military").choose("claim women_3")
    assert isinstance(table.decision, DealTurtle)
    assert table.legal() == {f"turtle women_3_{track}" for track in TRACKS}
    table.choose("turtle women_3_mask")
    assert table.state.turtle_stacks[TYPES.index("women_3")] == 1


@pytest.mark.rule("WK-TURTLE-12")
def test_a_stack_has_a_tile_for_everybody_still_entitled() -> None:
    table = working(canoes=3).canoes(1, 3)
    table.begin(0, "military").choose("claim canoes_3", "turtle canoes_3_mask", "claim_nothing", "continue")
    table.begin(1, "military").choose("claim canoes_3")
    assert "turtle canoes_3_mask" not in table.legal()  # it is the other player's
    table.choose("turtle canoes_3_ritual", "claim_nothing", "continue")
    assert table.state.turtle_stacks[TYPES.index("canoes_3")] == 0
    assert claimable(table) == set()
