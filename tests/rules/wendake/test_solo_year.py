"""A solitaire year (WK-SOLO-20 to -38): the Ghost's plan, alternating turns, the Restore Phase."""

from __future__ import annotations

from typing import Any

import pytest
from built_table import view_for
from wendake_table import Table

import firekeeper
from firekeeper.games.wendake import events
from firekeeper.games.wendake.solo import events as solo_events
from firekeeper.games.wendake.turn import Year
from firekeeper.kernel.game import Game

DISPLAY = [f"level1_0{number}" for number in range(1, 7)]
# The mask spaces in reading order, three in a row (component data, section 5.2).
SPACES = [
    "pair", "three_different", "two_pairs",
    "four_different", "three_alike", "three_and_two",
    "five_different", "four_alike", "three_pairs",
]  # fmt: skip
TOP_ROW = [(0, 0), (0, 1), (0, 2)]


def ghost_view(state: Any, seat: int | None) -> Any:
    """What a view shows of the Ghost: a part that solitaire adds."""
    shown: Any = view_for(state, seat)
    return shown.ghost


def solitaire(faces: str = "aec", masks: tuple[str, ...] = (), year: int = 1, **settings) -> Table:
    """The beginning of a year: these Ghost cards, the mask cards of earlier years below them."""
    table = Table(players=1, homes=["cataraqui"], **settings).ghost(*faces, masks=masks)
    table.advanced(*DISPLAY).rows(["move_1", "discount_1"], ["move_2"], ["move_3"]).discard("tongue")
    state = table.state
    state.year = year
    state.order = (0, 1) if year % 2 else (1, 0)
    state.ghost_slot = year - 1
    table.player(1).disk = year - 1
    return table.then(Year())


def seen(table: Table) -> Any:
    return view_for(table.state, 0)


def take_turn(table: Table, cell: tuple[int, int], marker: str = "") -> Table:
    """Activate a tile and do nothing with it."""
    table.choose(f"activate {cell[0]} {cell[1]} {marker}".strip())
    while skips := table.legal("skip"):
        table.choose(*skips)
    return table.choose("end_turn")


def take_all_turns(table: Table) -> Table:
    for cell in TOP_ROW:
        take_turn(table, cell)
    return table


def turns(table: Table) -> list[str]:
    """Who has had a turn so far: "you" or the letter of a Ghost card."""
    found = []
    for event in table.state.events:
        if isinstance(event, events.MarkerPlaced):
            found.append("you")
        elif isinstance(event, solo_events.GhostActed):
            found.append(event.face.removeprefix("ghost_").upper())
    return found


def play(seed: int, **options: Any) -> Game:
    """A whole game in which the first choice offered is always made."""
    game = firekeeper.new("wendake", players=1, seed=seed, **options)
    while not game.over:
        game.choose(game.choices[0])
    return game


# --- the plan -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-20", "WK-AMB-63")
def test_a_year_begins_with_a_mask_card_from_the_deck_below_the_leftmost_free_card():
    table = solitaire(masks=("husk_red_clean",), year=2)
    deck = seen(table).deck_size
    assert table.legal() == {f"card {name}" for name in table.box.card_names}
    table.choose("card blower_red_infected")
    cards = seen(table).ghost.cards
    assert [card.mask for card in cards] == ["husk_red_clean", "blower_red_infected", ""]
    assert seen(table).deck_size == deck - 1
    assert seen(table).discard == ["tongue_red_clean"], "the card is in neither pile"


@pytest.mark.rule("WK-AMB-63")
def test_the_blanket_of_the_ghosts_card_has_no_effect():
    table = solitaire()
    before = (table.home(0), table.home(1), table.longhouse(0))
    table.choose("card crooked_red_infected")
    assert table.legal("activate"), "your turn, nothing to lose"
    assert (table.home(0), table.home(1), table.longhouse(0)) == before


@pytest.mark.rule("WK-AMB-63", "WK-ACT-MASK-04")
def test_if_the_ghost_takes_the_last_card_the_discard_pile_is_shuffled():
    table = solitaire()
    table.discard("tongue", "tongue", "husk").deck("crooked_red_clean")
    table.choose("card crooked_red_clean")
    assert len(seen(table).discard) == 0, "a new discard pile is about to be revealed"
    table.choose("card husk_red_clean")
    assert seen(table).discard == ["husk_red_clean"]
    assert seen(table).deck_size == 2


@pytest.mark.rule("WK-AMB-63", "WK-AMB-29")
def test_with_an_empty_deck_the_last_discard_serves_the_ghost():
    table = solitaire("aec").discard("blower").deck()
    assert table.legal("activate"), "nothing is drawn at random"
    assert seen(table).ghost.cards[0].mask == "blower_red_clean"
    assert seen(table).discard == []
    take_all_turns(table)
    assert turns(table) == ["you", "A", "you", "E", "you", "C"]


@pytest.mark.rule("WK-AMB-63", "WK-AMB-29", "WK-SOLO-26")
def test_if_you_hold_every_mask_card_the_ghost_rests_for_the_year():
    table = solitaire("aec", masks=("husk", "husk"), year=3).discard().deck()
    take_all_turns(table)
    assert turns(table) == ["you", "you", "you"]
    while seen(table).year == 3:
        table.choose(sorted(table.legal())[0])
    assert len(seen(table).discard) == 1, "the two cards below the Ghost cards: one in each pile"
    assert seen(table).deck_size == 1
    assert [card.mask for card in seen(table).ghost.cards] == ["", "", ""]


@pytest.mark.rule("WK-SOLO-20")
def test_years_1_4_7_use_card_1_years_2_5_card_2_and_years_3_6_card_3():
    game = firekeeper.new("wendake", players=1, seed=21)
    newest: dict[int, int] = {}
    while not game.over:
        shown = game.view(0)
        below = [bool(card.mask) for card in shown.ghost.cards]
        if any(below):
            newest.setdefault(shown.year, below.count(True))
            assert below == sorted(below, reverse=True), "from left to right"
        game.choose(game.choices[0])
    assert newest == {1: 1, 2: 2, 3: 3, 4: 1, 5: 2, 6: 3, 7: 1}


@pytest.mark.rule("WK-SOLO-21")
def test_the_plan_of_the_year_is_public():
    table = solitaire("aec", masks=("husk_red_clean",), year=2)
    table.choose("card smiler_yellow_clean")
    for seat in (0, None):
        cards = ghost_view(table.state, seat).cards
        assert [card.face for card in cards] == ["ghost_a", "ghost_e", "ghost_c"]
        assert [card.action for card in cards] == ["move_woman", "move_hunter", "eliminate_tile"]
        assert [card.turn for card in cards] == [3, 1, 2]
        assert [card.face_up for card in cards] == [False, True, False]


@pytest.mark.rule("WK-EX-34", "WK-SOLO-22", "WK-SOLO-25")
def test_ghost_sequence_of_the_example():
    table = solitaire("aec").choose("card smiler_red_clean")
    take_all_turns(table)
    assert turns(table) == ["you", "A", "you", "E", "you", "C"]
    acted = [event.action for event in table.state.events if isinstance(event, solo_events.GhostActed)]
    assert acted == ["move_woman", "move_hunter", "eliminate_tile"]
    assert table.at("sandusky.1") == ("woman", 1)
    assert table.at("sandusky.3") == ("hunter", 1)
    assert seen(table).rows[0] == ["discount_1"]
    assert seen(table).ghost.turns_taken == 3


@pytest.mark.rule("WK-EXD-21", "WK-SOLO-21", "WK-SOLO-25")
@pytest.mark.parametrize(
    ("year", "masks", "order"),
    [
        (2, ("husk",), ["D", "G", "B"]),
        (3, ("husk", "husk"), ["G", "B", "D"]),
        (4, (), ["B", "D", "G"]),
    ],
)
def test_the_sequence_starts_at_the_newest_mask_and_wraps_round(year, masks, order):
    table = solitaire("bdg", masks=masks, year=year).choose("card crooked_red_clean")
    take_all_turns(table)
    assert [who for who in turns(table) if who != "you"] == order
    assert len(turns(table)) == 6


# --- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-22")
def test_when_the_ghost_is_first_it_acts_before_you():
    table = solitaire("aec", masks=("husk",), year=2).choose("card blower_red_clean")
    assert turns(table) == ["E"], "the Ghost has moved when you are asked for the first time"
    take_all_turns(table)
    assert turns(table) == ["E", "you", "C", "you", "A", "you"]


@pytest.mark.rule("WK-SOLO-22", "WK-SOLO-37")
def test_the_first_player_alternates_over_all_seven_years():
    game = play(seed=5)
    years: list[list[str]] = []
    for _, event in game.events:
        if isinstance(event, events.YearBegan):
            years.append([])
        elif isinstance(event, events.MarkerPlaced):
            years[-1].append("you")
        elif isinstance(event, solo_events.GhostActed):
            years[-1].append("ghost")
    assert years == [["you", "ghost"] * 3 if year % 2 == 0 else ["ghost", "you"] * 3 for year in range(7)]


@pytest.mark.rule("WK-SOLO-23")
def test_you_activate_three_tiles_in_a_line_and_cannot_reserve_turn_order():
    table = solitaire().choose("card blower_red_clean")
    assert len(table.legal("activate")) == 9
    assert not table.legal("reserve")
    assert table.why_not("reserve") == "WK-SOLO-23"
    take_turn(table, (0, 0))
    take_turn(table, (0, 1))
    assert table.legal("activate") == {"activate 0 2"}
    assert table.why_not("activate 1 1") == "WK-TILE-04"
    take_turn(table, (0, 2))
    assert not table.legal("activate"), "three markers, then the Restore Phase"
    assert events.PhaseBegan(phase="restore") in table.state.events


@pytest.mark.rule("WK-SOLO-23", "WK-TURN-03")
def test_you_cannot_pass():
    table = solitaire().choose("card blower_red_clean")
    assert {choice.split()[0] for choice in table.legal()} == {"activate", "swap"}


@pytest.mark.rule("WK-AMB-68", "WK-TRIBE-04")
def test_ojibwa_double_turn_leaves_the_ghost_its_turns_at_the_end():
    table = solitaire("aec", tribes=["ojibwa"]).choose("card blower_red_clean")
    # The black marker is one of the three; the marker on the turn order track is a normal one.
    assert seen(table).players[0].markers == 2
    assert seen(table).players[0].black_marker == 1
    table.choose("activate 0 0 black")
    while skips := table.legal("skip"):
        table.choose(*skips)
    assert {"end_turn", "place_another"} <= table.legal()
    table.choose("place_another")
    take_turn(table, (0, 1))
    assert turns(table) == ["you", "you", "A"]
    take_turn(table, (0, 2))
    assert turns(table) == ["you", "you", "A", "you", "E", "C"]
    table.settle()
    assert seen(table).players[0].markers == 2, "back on the sage spaces"
    assert seen(table).players[0].black_marker == 1


@pytest.mark.rule("WK-AMB-68")
def test_ojibwa_may_decline_the_double_turn_and_has_no_follow_up_after_the_last_marker():
    table = solitaire("aec", tribes=["ojibwa"]).choose("card blower_red_clean")
    take_turn(table, (0, 0), "black")
    assert turns(table) == ["you", "A"]
    take_turn(table, (0, 1))
    take_turn(table, (0, 2))
    assert turns(table) == ["you", "A", "you", "E", "you", "C"]

    table = solitaire("aec", tribes=["ojibwa"]).choose("card blower_red_clean")
    take_turn(table, (0, 0))
    take_turn(table, (0, 1))
    table.choose("activate 0 2 black")
    while skips := table.legal("skip"):
        table.choose(*skips)
    assert "place_another" not in table.legal()


# --- the Restore Phase ----------------------------------------------------------------------------


def restoring(year: int = 1, masks: tuple[str, ...] | None = None, **settings) -> Table:
    """All turns of a year are over; the swap token is gone, so that nobody asks about it before sliding."""
    newest = ("smiler", "smiler", "smiler")[: (year - 1) % 3]
    table = solitaire("bfd", masks=newest if masks is None else masks, year=year, **settings)
    table.player(0).swaps = 0
    return take_all_turns(table.choose("card husk_red_clean"))


@pytest.mark.rule("WK-SOLO-30", "WK-SOLO-31", "WK-SOLO-32", "WK-SOLO-35")
def test_the_five_steps_for_you():
    table = solitaire("bfd").own(0, "gain_animal", used=True).disk(0, "three_alike")
    table.player(0).played = tuple(int(at < 3) for at in range(20))
    table.player(0).swaps = 0
    take_all_turns(table.choose("card husk_red_clean"))
    # 2.A: nothing changes. 2.B: the three activated tiles have turned and slid down a row.
    assert seen(table).order == [0, 1]
    grid = seen(table).players[0].grid
    assert [tile.id for tile in grid[3:6]] == ["basic_tan_pelts", "basic_move", "basic_harvest"]
    assert [tile.side for tile in grid[3:6]] == ["ritual"] * 3
    assert seen(table).players[0].cycled_out == ["basic_canoe", "basic_hunt", "basic_mask_ceremony"]
    table.choose("replace basic_hunt level1_03", "top_row 2 0 1", "tile level1_11")
    grid = seen(table).players[0].grid
    assert [tile.id for tile in grid[:3]] == ["basic_mask_ceremony", "basic_canoe", "level1_03"]
    assert seen(table).players[0].set_aside == ["basic_hunt"]
    assert seen(table).players[0].used == ["gain_animal"], "2.D comes after the Ghost's removal"
    # The Ghost removes the first tile; then 2.C to 2.E run through.
    table.choose("tile level1_12")
    assert seen(table).players[0].disk == ""
    assert seen(table).players[0].played == []
    assert seen(table).players[0].hand_size == 3
    assert seen(table).players[0].used == []
    assert seen(table).year == 2


@pytest.mark.rule("WK-SOLO-33")
def test_the_tile_above_the_ghosts_disk_leaves_the_game_and_the_disk_moves_on():
    table = restoring()
    table.choose("keep_tiles", "top_row 0 1 2")
    assert seen(table).display == ["", *DISPLAY[1:]]
    assert "tile level1_01" not in table.legal(), "out of the game"
    table.choose("tile level1_07")
    assert seen(table).display == ["level1_07", *DISPLAY[1:]]
    assert seen(table).ghost.slot == 1


@pytest.mark.rule("WK-AMB-60")
def test_if_you_were_first_you_replace_first_and_the_new_tile_takes_the_vacated_slot():
    table = restoring(year=1)
    assert "replace basic_hunt level1_01" in table.legal()
    table.choose("replace basic_hunt level1_01", "top_row 0 1 2", "tile level1_07")
    # The Ghost removes what lies in its slot now: the tile just drawn.
    assert solo_events.DisplayLost(slot=0, tile="level1_07") in table.state.events
    table.choose("tile level1_08")
    assert seen(table).display == ["level1_08", *DISPLAY[1:]]


@pytest.mark.rule("WK-AMB-60")
def test_if_the_ghost_was_first_it_removes_first():
    table = restoring(year=2)
    assert table.legal("tile"), "the slot is refilled before you choose"
    assert solo_events.DisplayLost(slot=1, tile="level1_02") in table.state.events
    table.choose("tile level1_09")
    assert "replace basic_hunt level1_02" not in table.legal()
    assert "replace basic_hunt level1_09" in table.legal()
    table.choose("keep_tiles")
    assert seen(table).display == ["level1_01", "level1_09", *DISPLAY[2:]]


@pytest.mark.rule("WK-AMB-60", "WK-RESTORE-15")
def test_at_the_end_of_year_3_both_happen_before_the_level_change():
    table = restoring(year=3)
    table.choose("replace basic_hunt level1_06", "top_row 0 1 2", "tile level1_07")
    assert solo_events.DisplayLost(slot=2, tile="level1_03") in table.state.events
    table.choose("tile level1_08")
    assert seen(table).level == 2
    assert seen(table).display == [""] * 6
    assert table.legal() == {f"tile level2_{number:02}" for number in range(1, 18)}
    for number in range(1, 7):
        table.choose(f"tile level2_0{number}")
    assert seen(table).ghost.slot == 3
    assert seen(table).stack == 5


@pytest.mark.rule("WK-SOLO-33", "WK-AMB-42")
def test_with_an_empty_stack_the_slot_stays_empty():
    table = restoring()
    table.state.stack = 0
    table.choose("keep_tiles", "top_row 0 1 2")
    assert seen(table).display == ["", *DISPLAY[1:]]
    assert seen(table).year == 2


@pytest.mark.rule("WK-SOLO-33", "WK-SOLO-34", "WK-SOLO-38", "WK-AMB-61", "WK-AMB-62")
def test_the_ghosts_disks_year_by_year():
    game = firekeeper.new("wendake", players=1, seed=13)
    met: dict[int, tuple[list[str], int]] = {}
    while not game.over:
        shown = game.view(0)
        if shown.ghost.cards and game.choices[0].verb == "activate":
            disk = [space for space, disks in shown.spaces.items() if 1 in disks]
            met.setdefault(shown.year, (disk, shown.ghost.slot))
        game.choose(game.choices[0])
    removed = [event.slot for _, event in game.events if isinstance(event, solo_events.DisplayLost)]
    assert {year: space for year, (space, _) in met.items()} == {
        year: [SPACES[year - 1]] for year in range(1, 8)
    }, "in year 4 it enters the second row"
    assert [slot for _, slot in met.values()][:6] == [0, 1, 2, 3, 4, 5]
    assert removed == [0, 1, 2, 3, 4, 5], "one slot a year, none in year 7"


@pytest.mark.rule("WK-SOLO-34", "WK-ACT-MASK-06")
def test_the_space_the_ghost_left_is_empty_again_and_the_next_one_taken():
    table = restoring().choose("keep_tiles", "top_row 0 1 2", "tile level1_07")
    assert seen(table).spaces["pair"] == []
    assert seen(table).spaces["three_different"] == [1]
    table.state.frames.clear()
    table.hold(0, "husk", "husk", "tongue", "blower").begin(0, "mask_ceremony").choose(
        "draw discard"
    ).settle()
    assert "play pair husk" in table.legal()
    assert table.why_not("play three_different blower tongue husk") == "WK-ACT-MASK-06"


@pytest.mark.rule("WK-SOLO-36")
def test_markers_return_and_the_newest_mask_card_is_turned_face_down():
    table = restoring(year=1).choose("keep_tiles", "top_row 0 1 2", "tile level1_07")
    assert seen(table).ghost.turns_taken == 0
    table.choose("card tongue_yellow_clean")
    cards = seen(table).ghost.cards
    assert [card.mask for card in cards] == ["husk_red_clean", "tongue_yellow_clean", ""]
    assert [card.face_up for card in cards] == [False, True, False]


@pytest.mark.rule("WK-SOLO-26", "WK-SOLO-36")
@pytest.mark.parametrize("year", [3, 6])
def test_after_years_3_and_6_the_mask_cards_go_under_the_discard_pile(year):
    table = restoring(year=year, masks=("crooked_red_clean", "blower_yellow_clean"))
    table.discard("tongue_red_clean", "smiler_red_clean")
    table.choose(*(["keep_tiles", "top_row 0 1 2"] if year == 3 else []))
    table.until("tile")
    while table.legal("tile"):
        table.choose(sorted(table.legal("tile"))[0])
    if year == 6:
        table.choose("keep_tiles", "top_row 0 1 2")
    assert sorted(seen(table).discard[:3]) == ["blower_yellow_clean", "crooked_red_clean", "husk_red_clean"]
    assert seen(table).discard[3:] == ["tongue_red_clean", "smiler_red_clean"], "the top card is unchanged"
    assert [card.mask for card in seen(table).ghost.cards] == ["", "", ""]
    table.choose("card tongue_yellow_clean")
    assert [card.mask for card in seen(table).ghost.cards] == ["tongue_yellow_clean", "", ""]


@pytest.mark.rule("WK-SOLO-26")
@pytest.mark.parametrize("year", [1, 2, 4, 5])
def test_in_other_years_they_stay_below_the_ghost_cards(year):
    table = restoring(year=year)
    before = seen(table).discard
    while seen(table).year == year:
        table.choose(sorted(table.legal())[0])
    assert seen(table).discard == before
    assert len([card for card in seen(table).ghost.cards if card.mask]) == (year - 1) % 3 + 1


@pytest.mark.rule("WK-SOLO-37", "WK-SOLO-31")
def test_first_and_second_change_places_at_the_very_end():
    table = restoring(year=1)
    assert seen(table).order == [0, 1], "still this year's order in 2.B"
    table.choose("keep_tiles", "top_row 0 1 2", "tile level1_07")
    assert seen(table).order == [1, 0]
    table = restoring(year=2)
    assert seen(table).order == [1, 0]
    table.choose("tile level1_07", "keep_tiles", "top_row 0 1 2")
    assert seen(table).order == [0, 1]


@pytest.mark.rule("WK-SOLO-38")
def test_the_year_marker_moves_on_and_year_7_ends_the_game():
    table = restoring(year=1).choose("keep_tiles", "top_row 0 1 2", "tile level1_07")
    assert seen(table).year == 2
    assert not seen(table).finished
    game = play(seed=4)
    began = [event.year for _, event in game.events if isinstance(event, events.YearBegan)]
    assert began == [1, 2, 3, 4, 5, 6, 7]
    assert game.view(0).finished


@pytest.mark.rule("WK-SOLO-32", "WK-AMB-08")
def test_the_swap_token_may_still_be_used_before_sliding():
    table = take_all_turns(solitaire("bfd").choose("card husk_red_clean"))
    assert table.legal() == {"slide", "swap"}
    table.choose("swap", "swap_cell 0 0", "swap_cell 2 2", "slide")
    assert "basic_tan_pelts" in seen(table).players[0].cycled_out


# --- year 7 ---------------------------------------------------------------------------------------


@pytest.mark.rule("WK-AMB-43", "WK-AMB-61", "WK-RESTORE-20")
def test_year_7_ends_without_prompts_but_played_masks_return_to_hand():
    table = solitaire("bfd", year=7)
    assert table.player(0).swaps == 1
    table.player(0).played = tuple(int(at < 4) for at in range(20))
    take_all_turns(table.choose("card husk_red_clean"))
    assert table.decision is None, "no swap, no replacement, no removal"
    shown = seen(table)
    assert shown.finished
    assert shown.players[0].hand_size == 4
    assert shown.players[0].played == []
    assert shown.display == DISPLAY
    assert not [event for event in table.state.events if isinstance(event, solo_events.DisplayLost)]


@pytest.mark.rule("WK-AMB-43", "WK-RESTORE-20", "WK-END-06")
def test_with_several_players_year_7_still_adjusts_the_turn_order_for_ties():
    table = Table(players=2).advanced(*DISPLAY)
    table.state.year = 7
    for seat in (0, 1):
        table.marked(seat, (0, 0), (0, 1), (0, 2))
        table.player(seat).markers = 1
    table.state.order = (0, 1)
    table.then(Year())
    # Seat 1 reserved first, in an earlier turn; only seat 0 has a marker left.
    table.state.reserved = (1,)
    table.player(1).markers = 0
    table.player(1).reserved_with = 0
    table.choose("reserve", "end_turn")
    assert table.decision is None
    assert seen(table).order == [1, 0]
    assert seen(table).players[0].total == seen(table).players[1].total
    assert seen(table).winners == [1]
