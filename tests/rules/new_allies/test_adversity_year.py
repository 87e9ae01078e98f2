"""A year of solitaire with Adversity (NA-SOLO): four markers, tokens, turn order track, Restore Phase."""

from __future__ import annotations

from typing import Any

import pytest
from adversity_table import DISPLAY, GHOST, YOU, AdversityTable

import firekeeper
from firekeeper.games.wendake.adversity.setup import DrawAdversity
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.game import Game
from firekeeper.kernel.options import OptionError

TURNS = ("activate 0 0", "activate 0 1", "activate 0 2", "reserve")


def begun(year: int = 1, effect: str = "drought", **options: Any) -> AdversityTable:
    """The year has begun, and its mask card lies open."""
    table = AdversityTable(effect, **options)
    table.player(YOU).swaps = 0
    return table.year(year).choose("card crooked_red_clean")


def acts(table: AdversityTable) -> list[str]:
    """The letters of the Ghost cards that have acted, in order."""
    return [event.face.removeprefix("ghost_") for event in table.told("GhostActed")]


def game(seed: int = 1, **options: Any) -> Game:
    return firekeeper.new("wendake", players=1, seed=seed, adversity=True, **options)


# --- set-up and options -------------------------------------------------------------------------------


@pytest.mark.rule("NA-SOLO-01", "NA-SOLO-06", "NA-AMB-24")
def test_the_expansion_of_several_people_is_not_used() -> None:
    rules: Any = game().rules
    assert rules.goods == ("corn", "bean", "pumpkin", "leather", "fish", "beaver")
    assert rules.track_end == 25
    assert len(rules.turtle_types) == 9
    assert rules.turtles_per_type == 1
    assert "alliance" not in rules.action_names


@pytest.mark.rule("NA-SOLO-02", "NA-SOLO-04")
def test_the_map_is_that_of_two_players_and_the_disk_lies_under_the_left_card() -> None:
    played = game()
    while not isinstance(played.decision, PlaceMarker):
        played.choose(played.choices[0])
    rules: Any = played.rules
    base: Any = firekeeper.new("wendake", players=2, seed=1).rules
    assert rules.territories == base.territories
    shown: Any = played.view(YOU)
    assert len(shown.ghost.cards) == 3
    assert shown.adversity.first == 0
    assert shown.adversity.tokens == ["", "", ""]
    assert (shown.ghost.level, shown.ghost.slot) == (1, 0)


@pytest.mark.rule("NA-SOLO-03", "NA-SOLO-40", "NA-SOLO-41")
def test_the_first_card_is_revealed_right_before_the_ghost_cards() -> None:
    played = game(3)
    while not isinstance(played.decision, PlaceMarker):
        played.choose(played.choices[0])
    order = [str(entry) for entry in played.record.entries]
    first = next(at for at, text in enumerate(order) if "adversity_" in text)
    ghosts = [at for at, text in enumerate(order) if "ghost_" in text]
    assert len(ghosts) == 3
    assert ghosts[0] == first + 1
    table = AdversityTable()
    table.state.adversity_deck = (1 << 16) - 1
    table.then(DrawAdversity())
    assert table.legal() == {f"adversity adversity_{number:02}" for number in range(1, 17)}


@pytest.mark.rule("NA-SOLO-05", "NA-SOLO-07")
def test_you_begin_year_1_and_everybody_has_four_markers() -> None:
    played = game()
    while not isinstance(played.decision, PlaceMarker):
        played.choose(played.choices[0])
    state: Any = played.state
    assert state.order == (YOU, GHOST)
    assert state.players[YOU].markers == 4
    assert state.rules.action_markers == 4


@pytest.mark.rule("NA-GEN-05", "NA-SOLO-31", "NA-AMB-46", "NA-AMB-51")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2, "adversity": True}, "players=1"),
        ({"players": 1, "adversity": True, "difficulty": "hard", "penalty": 2}, "extreme"),
        ({"players": 1, "adversity": True, "difficulty": "extreme", "penalty": 6}, "1, 2, 3, 4, 5"),
        ({"players": 1, "difficulty": "brutal"}, "extreme"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        firekeeper.new("wendake", seed=1, **options)


@pytest.mark.rule("NA-SOLO-39", "NA-AMB-32")
def test_without_the_cards_it_is_the_base_game_at_any_difficulty() -> None:
    played = firekeeper.new("wendake", players=1, difficulty="extreme", penalty=3, seed=1)
    rules: Any = played.rules
    assert rules.action_markers == 3
    assert not hasattr(rules, "adversity_cards")
    assert (rules.objective_points, rules.objective_penalty) == (0, 3)


# --- turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-SOLO-11", "NA-SOLO-42", "NA-SOLO-37")
def test_you_activate_three_tiles_and_reserve_once() -> None:
    table = begun()
    assert "reserve" in table.legal()
    table.take_turn("reserve")
    assert table.state.reserved[0] == YOU
    assert "reserve" not in table.legal()
    assert table.why_not("reserve") == "WK-TURN-04"


@pytest.mark.rule("NA-SOLO-12", "NA-SOLO-13", "NA-SOLO-14", "NA-EX-14")
def test_an_arrow_lets_the_card_above_the_disk_act_first() -> None:
    table = begun(year=2)
    assert table.board().first == 1
    table.state.order = (YOU, GHOST)
    table.take_turn("activate 0 0").choose("token arrow")
    assert acts(table) == ["e"]
    assert table.board().tokens == ["", "arrow", ""]
    assert table.board().due == 2


@pytest.mark.rule("NA-SOLO-15", "NA-SOLO-16", "NA-EX-15", "NA-SOLO-32")
def test_the_circle_sends_the_ghost_to_the_track_and_ends_the_reveals() -> None:
    table = begun(year=2)
    table.state.order = (YOU, GHOST)
    table.take_turn("activate 0 0").choose("token arrow")
    table.take_turn("activate 0 1").choose("token circle")
    assert acts(table) == ["e"]
    assert table.state.reserved == (GHOST,)
    assert table.board().on_track
    table.take_turn("activate 0 2")
    assert acts(table) == ["e", "c"]
    table.take_turn("reserve")
    assert acts(table) == ["e", "c", "a"]
    assert table.board().tokens == ["", "arrow", "circle"]


@pytest.mark.rule("NA-SOLO-17", "NA-DX-27", "NA-DX-13")
def test_nothing_is_revealed_once_you_stand_on_the_first_space() -> None:
    table = begun()
    table.take_turn("activate 0 0").choose("token arrow")
    table.take_turn("reserve")
    assert acts(table) == ["a", "e"]
    table.take_turn("activate 0 1")
    assert acts(table) == ["a", "e", "c"]
    table.take_turn("activate 0 2")
    assert [event.order for event in table.told("OrderChanged")] == [[YOU, GHOST]]


@pytest.mark.rule("NA-SOLO-18")
def test_after_three_arrows_the_ghost_takes_the_first_free_space() -> None:
    table = begun()
    for text in TURNS[:3]:
        table.take_turn(text).choose("token arrow")
    table.choose("reserve", "end_turn")
    assert acts(table) == ["a", "e", "c"]
    assert [event.order for event in table.told("OrderChanged")] == [[YOU, GHOST]]


@pytest.mark.rule("NA-SOLO-33", "NA-SOLO-43")
def test_the_circle_becomes_likelier_with_each_arrow() -> None:
    table = begun()
    seen = []
    for text in TURNS[:3]:
        table.take_turn(text)
        seen.append(table.decision.weights(table.state))
        table.choose("token arrow")
    assert seen == [[3, 1], [2, 1], [1, 1]]


@pytest.mark.rule("NA-SOLO-08", "NA-SOLO-28")
def test_tokens_are_face_down_again_in_the_next_year() -> None:
    table = begun()
    for text in TURNS:
        table.take_turn(text)
        if table.legal("token"):
            table.choose("token arrow")
    table.until("keep_tiles").choose("keep_tiles").until("card")
    assert table.board().tokens == ["", "", ""]


@pytest.mark.rule("NA-SOLO-36")
def test_an_ojibwa_double_turn_leaves_the_ghost_turns_in_a_row() -> None:
    table = AdversityTable(tribes=["ojibwa"]).year(1).choose("card crooked_red_clean")
    player = table.player(YOU)
    player.markers, player.black_marker = 3, 1
    table.choose("reserve black")
    table.choose("place_another").take_turn("activate 0 0")
    table.take_turn("activate 0 1")
    table.take_turn("activate 0 2")
    # You are out of markers after three turns: the Ghost's last two follow each other.
    assert acts(table) == ["a", "e", "c"]
    assert [event.order for event in table.told("OrderChanged")] == [[YOU, GHOST]]


@pytest.mark.rule("NA-SOLO-35", "NA-AMB-47")
def test_without_a_mask_card_the_ghost_takes_its_turns_and_its_cards_do_nothing() -> None:
    table = AdversityTable()
    state = table.state
    state.deck = [0] * len(state.deck)
    state.discard = ()
    table.year(1)
    before = state.ghost_score
    for text in TURNS[:3]:
        table.take_turn(text).choose("token arrow")
    table.choose("reserve", "end_turn")
    assert acts(table) == []
    assert table.state.ghost_score == before
    assert [event.order for event in table.told("OrderChanged")] == [[YOU, GHOST]]


# --- Restore Phase ------------------------------------------------------------------------------------


def to_ghost_tile(slot: int, top: str, order: tuple[int, int] = (GHOST, YOU)) -> AdversityTable:
    """2.B: the Ghost's disk is under a tile (1 to 6), and a card with this top half is revealed."""
    table = begun()
    table.state.ghost_slot = slot - 1
    turns = list(TURNS)
    if order[0] == YOU:
        turns = ["reserve", *TURNS[:3]]
    for text in turns:
        table.take_turn(text)
        if table.legal("token"):
            table.choose("token circle")
    table.until("adversity" if order[0] == GHOST else "keep_tiles")
    if order[0] == YOU:
        table.choose("keep_tiles").until("adversity")
    card = next(
        card.id
        for at, card in enumerate(table.box.adversity_cards)
        if card.top == top and table.state.adversity_deck >> at & 1
    )
    return table.choose(f"adversity {card}")


@pytest.mark.rule("NA-SOLO-20")
def test_the_track_makes_the_order() -> None:
    table = to_ghost_tile(1, "tile_3")
    assert table.state.order == (GHOST, YOU)
    table = to_ghost_tile(1, "tile_3", (YOU, GHOST))
    assert table.state.order == (YOU, GHOST)


@pytest.mark.rule("NA-SOLO-21", "NA-SOLO-22")
def test_a_number_removes_the_tile_it_counts_to() -> None:
    table = to_ghost_tile(1, "tile_4")
    lost = table.told("DisplayLost")
    assert [(event.slot, event.tile) for event in lost] == [(3, DISPLAY[3])]
    assert table.state.ghost_slot == 3


@pytest.mark.rule("NA-SOLO-23", "NA-AMB-27", "NA-DX-14")
@pytest.mark.parametrize(
    ("slot", "top", "gone"), [(1, "arrow_left", 6), (6, "arrow_right", 1), (3, "arrow_left", 2)]
)
def test_an_arrow_moves_the_disk_by_one_around_the_row(slot: int, top: str, gone: int) -> None:
    table = to_ghost_tile(slot, top)
    assert table.state.ghost_slot == gone - 1
    assert [event.tile for event in table.told("DisplayLost")] == [DISPLAY[gone - 1]]


@pytest.mark.rule("NA-SOLO-24", "NA-SOLO-25", "NA-SOLO-26", "NA-AMB-25", "NA-AMB-36")
def test_the_mask_card_goes_on_top_of_the_discard_pile() -> None:
    table = to_ghost_tile(1, "tile_1")
    table.until("keep_tiles").choose("keep_tiles").until("card")
    assert table.pile()[-1] == "crooked_red_clean"
    assert table.state.ghost_masks == ()
    assert table.state.reserved == ()
    assert table.state.ghost_turns == 0
    assert table.player(GHOST).disk == 1


@pytest.mark.rule("NA-SOLO-27")
def test_the_starting_card_moves_on_every_year() -> None:
    table = AdversityTable()
    starts = []
    for year in range(1, 8):
        table.state.year = year
        starts.append(table.board().first)
    assert starts == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("NA-SOLO-10", "NA-AMB-38", "NA-ADV-14")
def test_the_card_works_before_the_mask_card_is_drawn() -> None:
    table = AdversityTable("storm").canoes(YOU, 2).year(2)
    assert {choice.verb for choice in table.choices()} == {"withdraw"}
    table.choose(sorted(table.legal())[0])
    assert {choice.verb for choice in table.choices()} == {"card"}


@pytest.mark.rule("NA-SOLO-29", "NA-SOLO-30", "NA-SOLO-09")
def test_a_game_has_seven_years_with_a_card_each() -> None:
    played = game(5, difficulty="easy")
    while not played.over:
        played.choose(played.choices[0])
    record = [str(entry) for entry in played.record.entries]
    assert sum("adversity_" in text for text in record) == 7
    assert played.record.result is not None
    assert played.record.result.ending == "points"
