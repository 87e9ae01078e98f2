"""Solitaire set-up (WK-SOLO-01 to -14): one person, the Ghost, and its pieces."""

from __future__ import annotations

from typing import Any

import pytest
from built_table import view_for
from wendake_table import Table

import firekeeper
from firekeeper.kernel.game import Game
from firekeeper.kernel.options import OptionError
from firekeeper.titles import rules_for


def opening(fronts: bool = False) -> Table:
    """A solitaire table from the empty board up to the choice of a home."""
    table = Table(players=1, tribes=["fox"] if fronts else None)
    table.state = table.box.start()
    return table.settle()


def ready(faces: str = "aec", home: str = "cataraqui") -> Table:
    """A solitaire table at the first turn, with these Ghost cards from left to right."""
    table = opening().choose(f"home {home}").until("launch").choose("launch huron").until("ghost")
    for face in faces:
        table.choose(f"ghost ghost_{face}")
    return table.settle()


def seen(table: Table) -> Any:
    return view_for(table.state, 0)


def play(seed: int, **options: Any) -> Game:
    """A whole game in which the first choice offered is always made."""
    game = firekeeper.new("wendake", players=1, seed=seed, **options)
    while not game.over:
        assert game.seat == 0, "the Ghost is asked nothing"
        game.choose(game.choices[0])
    return game


@pytest.mark.rule("WK-SOLO-01")
def test_one_person_plays_against_the_ghost_whose_score_is_known_and_can_grow():
    table = ready("aec")
    assert table.rules.seats == 2
    assert table.rules.automa == (1,)
    assert [player.automa for player in seen(table).players] == [False, True]
    assert seen(table).ghost.score == 27

    finished: Any = play(seed=11)
    faces = finished.state.ghost_faces
    grown = sum(1 for _, event in finished.events if type(event).__name__ == "GhostScored")
    assert grown > 0
    assert finished.scores[1] == sum(finished.rules.ghost_points[face] for face in faces) + grown
    assert finished.winners == [0 if finished.scores[0] > finished.scores[1] else 1]


@pytest.mark.rule("WK-SOLO-02")
def test_difficulty_changes_the_value_of_objectives_and_nothing_else():
    games = {level: play(seed=8, difficulty=level) for level in ("easy", "medium", "hard")}
    moves = [[(entry.seat, entry.choice) for entry in game.record.entries] for game in games.values()]
    assert moves[0] == moves[1] == moves[2]

    state: Any = games["hard"].state
    shown: Any = view_for(state, 0)
    met = [card.met for card in shown.ghost.cards].count(True)
    assert met == 1, "with this seed the longhouse is empty in the end: objective A"
    without = games["hard"].scores[0] - met
    assert [game.scores[0] - without for game in games.values()] == [3 * met, 2 * met, met]
    assert len({game.scores[1] for game in games.values()}) == 1


@pytest.mark.rule("WK-SOLO-02")
def test_medium_is_played_when_nobody_chooses_and_only_solitaire_has_a_difficulty():
    assert rules_for("wendake", {"players": 1}).options.difficulty == "medium"
    with pytest.raises(OptionError, match="difficulty"):
        rules_for("wendake", {"players": 2, "difficulty": "easy"})
    with pytest.raises(OptionError, match="easy, medium, hard"):
        rules_for("wendake", {"players": 1, "difficulty": "brutal"})


@pytest.mark.rule("WK-SOLO-03")
def test_everything_else_is_laid_out_as_for_two_players():
    table = ready()
    two: Any = rules_for("wendake", {"players": 2})
    shown = seen(table)
    assert [territory.id for territory in shown.territories] == two.territories
    assert [len(row) for row in shown.rows] == [4, 4, 4]
    assert len(shown.leftover) == 18
    assert len([tile for tile in shown.display if tile]) == 6
    assert shown.stack == 5  # 11 of each level, 6 of them displayed
    assert table.home(0) == {"woman": 5, "hunter": 5, "warrior": 5}
    assert table.longhouse(0) == {"woman": 2, "hunter": 2, "warrior": 2}
    assert shown.players[0].canoes == 1
    assert shown.players[0].swaps == 1
    assert shown.players[0].grid[4].id == "basic_sacred_fire"


@pytest.mark.rule("WK-SOLO-04")
def test_every_turtle_stack_is_a_single_tile():
    table = ready()
    assert set(seen(table).turtle_stacks.values()) == {1}

    # Once claimed, the type is gone.
    table = Table(players=1).canoes(0, 3).begin(0, "military")
    table.choose("claim canoes_3", "turtle canoes_3_mask")
    assert view_for(table.state, 0).turtle_stacks["canoes_3"] == 0


@pytest.mark.rule("WK-SOLO-05", "WK-AMB-01")
@pytest.mark.parametrize(
    ("mine", "other"), [("cataraqui", "michilimackinac"), ("michilimackinac", "cataraqui")]
)
def test_all_natives_of_the_ghost_start_in_the_home_that_is_left(mine, other):
    table = opening()
    assert table.legal() == {"home cataraqui", "home michilimackinac"}
    table.choose(f"home {mine}")
    shown = seen(table)
    assert [player.home for player in shown.players] == [mine, other]
    assert table.home(1) == {"woman": 7, "hunter": 7, "warrior": 7}
    assert table.longhouse(1) == {"woman": 0, "hunter": 0, "warrior": 0}


@pytest.mark.rule("WK-SOLO-06")
def test_three_of_four_cards_lie_in_a_row_with_either_side_up():
    table = opening().choose("home cataraqui").until("launch").choose("launch erie").until("ghost")
    assert table.legal() == {f"ghost ghost_{letter}" for letter in "abcdefgh"}
    table.choose("ghost ghost_f")
    assert table.legal() == {f"ghost ghost_{letter}" for letter in "abcdgh"}, "E is the back of F"
    table.choose("ghost ghost_b")
    assert table.legal() == {f"ghost ghost_{letter}" for letter in "cdgh"}
    table.choose("ghost ghost_g")
    assert [card.face for card in seen(table).ghost.cards] == ["ghost_f", "ghost_b", "ghost_g"]
    assert not table.legal("ghost"), "the fourth card goes to the box"


@pytest.mark.rule("WK-EX-33", "WK-SOLO-07")
def test_ghost_score_of_the_example():
    # Cards A (8 points), E (10) and C (9).
    table = ready("aec")
    assert table.rules.scores(table.state)[1] == 27
    assert seen(table).ghost.score == 27


@pytest.mark.rule("WK-SOLO-07")
@pytest.mark.parametrize(("faces", "points"), [("bdf", 28), ("hca", 26), ("gfd", 27), ("bce", 28)])
def test_ghost_score_is_the_sum_of_its_cards(faces, points):
    table = ready(faces)
    assert table.rules.scores(table.state)[1] == points


@pytest.mark.rule("WK-SOLO-08", "WK-SETUP-16")
def test_a_tribe_card_is_one_of_two_and_the_ghost_has_none():
    table = opening(fronts=True)
    table.choose("home cataraqui").until("reveal")
    assert len(table.legal("reveal")) == 10
    table.choose("reveal seneca", "reveal mohawk")
    assert table.legal() == {"tribe seneca", "tribe mohawk"}
    table.choose("tribe seneca").until("launch").choose("launch erie").settle()
    assert seen(table).players[0].tribe == "seneca"
    assert seen(table).players[0].goods == {
        "corn": 0, "bean": 1, "pumpkin": 0, "leather": 2, "fish": 1, "beaver": 1,
    }  # fmt: skip
    assert seen(table).players[0].swaps == 2
    assert seen(table).players[1].swaps == 0
    assert seen(table).tribes == [], "the other card is back in the box"
    # The Ghost keeps its seven natives of each type and starts with nothing.
    assert table.home(1) == {"woman": 7, "hunter": 7, "warrior": 7}
    assert set(seen(table).players[1].goods.values()) == {0}
    assert seen(table).players[1].hand_size == 0


@pytest.mark.rule("WK-SOLO-08", "WK-SETUP-15")
def test_without_a_tribe_card_the_common_materials_are_handed_out():
    table = ready(home="michilimackinac")
    mine = seen(table).players[0]
    assert mine.goods == {"corn": 1, "bean": 0, "pumpkin": 0, "leather": 1, "fish": 1, "beaver": 2}
    assert mine.hand_size == 1
    assert mine.tribe == "wendat"


@pytest.mark.rule("WK-SOLO-09")
def test_the_progress_disk_starts_at_level_one():
    assert seen(ready()).ghost.level == 1


@pytest.mark.rule("WK-SOLO-10", "WK-ACT-MASK-06")
def test_the_mask_disk_starts_on_the_pair_space_which_is_not_empty_for_you():
    assert seen(ready()).spaces["pair"] == [1]

    table = Table(players=1).hold(0, "husk", "husk", "husk").discard("crooked").begin(0, "mask_ceremony")
    table.choose("draw deck", "card crooked_red_clean")
    assert table.legal("play") == {"play three_alike husk"}
    assert table.why_not("play pair husk") == "WK-ACT-MASK-06"


@pytest.mark.rule("WK-AMB-62", "WK-PROG-106")
def test_the_ghosts_disk_can_be_joined_with_mask_occupied():
    table = Table(players=1).hold(0, "husk", "husk").discard("crooked").own(0, "mask_occupied")
    table.begin(0, "mask_ceremony").choose(
        "draw deck", "card crooked_red_clean", "use mask_occupied", "play pair husk"
    )
    assert seen(table).spaces["pair"] == [0, 1]
    assert table.score(0, "mask") == 2


@pytest.mark.rule("WK-SOLO-11")
def test_the_third_disk_starts_under_the_leftmost_advanced_tile():
    assert seen(ready()).ghost.slot == 0


@pytest.mark.rule("WK-SOLO-12")
def test_three_ghost_markers_wait_on_the_cards():
    ghost = seen(ready()).ghost
    assert len(ghost.cards) == 3
    assert ghost.turns_taken == 0


@pytest.mark.rule("WK-SOLO-13")
def test_you_come_first_on_the_turn_order_track_and_no_position_is_left_to_reserve():
    table = ready()
    assert seen(table).order == [0, 1]
    assert not table.legal("reserve")


@pytest.mark.rule("WK-SOLO-14")
def test_piece_count():
    table = ready()
    shown = seen(table)
    # Five disks: two for the score (kept as one number), progress level, mask space, advanced tile.
    assert shown.ghost.score == 27
    assert shown.ghost.level == 1
    assert [space for space, disks in shown.spaces.items() if 1 in disks] == ["pair"]
    assert shown.ghost.slot == 0
    # Four action markers each: three for activations, one on the turn order track.
    assert len(shown.ghost.cards) == 3
    assert shown.players[0].markers == 3
    assert sorted(shown.order) == [0, 1]
