"""Mask Ceremony (WK-ACT-MASK) and the care of the mask deck."""

from __future__ import annotations

from typing import Any

import pytest
from wendake_table import GRID, Table

from firekeeper.games.wendake.masks import PlayMasks
from firekeeper.games.wendake.restore import RestoreMasks

GEORGE, RINGO = 0, 1

SPACES = {
    "pair": (["husk"] * 2, 2),
    "three_different": (["crooked", "smiler", "husk"], 2),
    "two_pairs": (["tongue"] * 2 + ["husk"] * 2, 3),
    "four_different": (["crooked", "blower", "tongue", "husk"], 3),
    "three_alike": (["smiler"] * 3, 4),
    "three_and_two": (["husk"] * 3 + ["crooked"] * 2, 5),
    "five_different": (["crooked", "blower", "smiler", "tongue", "husk"], 6),
    "four_alike": (["blower"] * 4, 6),
    "three_pairs": (["crooked"] * 2 + ["blower"] * 2 + ["husk"] * 2, 6),
}


def holding(*cards: str) -> Table:
    """George has these cards in hand; a tongue lies in the discard pile."""
    return Table().discard("tongue_red_clean").hold(GEORGE, *cards)


def playing(table: Table, drawn: str = "tongue_yellow_clean") -> Table:
    """George performs Mask Ceremony and has drawn this card from the deck."""
    return table.begin(GEORGE, "mask_ceremony").choose("draw deck", f"card {drawn}")


def spaces(table: Table) -> set[str]:
    """The spaces a combination can be played on now."""
    return {str(choice.args[0]) for choice in table.choices() if choice.verb == "play"}


# --- step 1: draw ---------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MASK-01")
def test_first_draw_then_play() -> None:
    table = holding("husk", "husk").begin(GEORGE, "mask_ceremony")
    assert table.legal() == {"draw deck", "draw discard"}
    table.choose("draw discard")
    table.choose("card crooked_red_clean")  # a new discard pile
    assert table.legal() == {"play_nothing", "play pair husk"}
    table.choose("play_nothing")
    assert table.decision is None


@pytest.mark.rule("WK-ACT-MASK-02")
def test_a_card_comes_from_the_deck_or_from_the_top_of_the_discard_pile() -> None:
    table = Table().discard("husk_red_clean", "smiler_red_clean").begin(GEORGE, "mask_ceremony")
    before = sum(table.state.deck)
    from_pile = table.copy().choose("draw discard")
    assert from_pile.hand(GEORGE) == ["smiler_red_clean"]
    assert from_pile.pile() == ["husk_red_clean"]
    assert sum(from_pile.state.deck) == before
    table.choose("draw deck", "card blower_red_infected")
    assert table.hand(GEORGE) == ["blower_red_infected"]
    assert table.pile() == ["husk_red_clean", "smiler_red_clean"]
    assert sum(table.state.deck) == before - 1


@pytest.mark.rule("WK-ACT-MASK-02")
def test_there_is_no_hand_limit() -> None:
    table = holding(*["crooked"] * 8, *["blower"] * 7, *["smiler"] * 7, *["husk"] * 7)
    playing(table)
    assert len(table.hand(GEORGE)) == 30


@pytest.mark.rule("WK-ACT-MASK-03")
def test_taking_the_last_discard_turns_up_the_next_card_at_once() -> None:
    table = Table().discard("husk_red_clean").begin(GEORGE, "mask_ceremony").choose("draw discard")
    assert table.decision is not None
    assert type(table.decision).__name__ == "RevealMask"  # before anything is played
    table.choose("card crooked_red_clean")
    assert table.pile() == ["crooked_red_clean"]
    assert table.hand(GEORGE) == ["husk_red_clean"]


@pytest.mark.rule("WK-ACT-MASK-03")
def test_a_discard_that_is_not_the_last_uncovers_the_one_below() -> None:
    table = Table().discard("husk_red_clean", "smiler_red_clean").begin(GEORGE, "mask_ceremony")
    table.choose("draw discard")
    assert table.pile() == ["husk_red_clean"]
    assert table.legal() == {"play_nothing"}


@pytest.mark.rule("WK-ACT-MASK-04")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Table().discard("husk_red_clean", "husk_yellow_clean", "smiler_red_clean")
    table.deck("crooked_red_clean").begin(GEORGE, "mask_ceremony").choose(
        "draw deck", "card crooked_red_clean"
    )
    revealed = {"card husk_red_clean", "card husk_yellow_clean", "card smiler_red_clean"}
    assert table.legal() == revealed  # the old pile, shuffled
    table.choose("card husk_yellow_clean")
    assert table.pile() == ["husk_yellow_clean"]
    assert sum(table.state.deck) == 2


@pytest.mark.rule("WK-AMB-29")
def test_the_only_card_lies_in_the_discard_pile_and_can_be_drawn() -> None:
    table = Table().discard("husk_red_clean").deck().hold(GEORGE).begin(GEORGE, "mask_ceremony")
    assert table.legal() == {"draw discard"}
    table.choose("draw discard")
    assert table.pile() == []  # no replacement is revealed
    assert table.hand(GEORGE) == ["husk_red_clean"]
    assert table.legal() == {"play_nothing"}  # step 2


@pytest.mark.rule("WK-AMB-29")
def test_the_last_discard_taken_from_a_deck_of_one_leaves_one_card_in_the_pile() -> None:
    table = Table().discard("husk_red_clean").deck("smiler_red_clean").begin(GEORGE, "mask_ceremony")
    table.choose("draw discard", "card smiler_red_clean")
    assert table.pile() == ["smiler_red_clean"]
    assert sum(table.state.deck) == 0
    assert table.legal() == {"play_nothing"}


@pytest.mark.rule("WK-AMB-29")
def test_a_single_discard_is_not_shuffled_when_the_deck_runs_out() -> None:
    table = Table().discard("husk_red_clean").deck("smiler_red_clean").begin(GEORGE, "mask_ceremony")
    table.choose("draw deck", "card smiler_red_clean")
    assert table.legal() == {"play_nothing"}  # nothing is turned up in between
    assert table.pile() == ["husk_red_clean"]


@pytest.mark.rule("WK-AMB-29")
def test_without_any_card_step_2_still_takes_place() -> None:
    table = Table().hold(GEORGE, "husk", "husk").deck().begin(GEORGE, "mask_ceremony")
    assert table.legal() == {"draw none"}
    table.choose("draw none", "play pair husk")
    assert table.score(GEORGE, "mask") == 2


# --- step 2: play ---------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-MASK-05")
@pytest.mark.parametrize("space", list(SPACES))
def test_a_combination_takes_the_disk_to_its_space_and_scores_it(space: str) -> None:
    cards, points = SPACES[space]
    table = playing(holding(*cards), "smiler_yellow_clean")
    (play,) = {text for text in table.legal("play") if f" {space} " in text and kinds_of(text) == set(cards)}
    table.choose(play)
    assert table.score(GEORGE, "mask") == points
    assert table.box.spaces[table.player(GEORGE).disk] == space
    assert sorted(name.split("_")[0] for name in table.played(GEORGE)) == sorted(cards)
    assert table.hand(GEORGE) == ["smiler_yellow_clean"]  # what is beyond the combination stays in hand
    assert table.decision is None  # one combination per action


def kinds_of(play: str) -> set[str]:
    return set(play.split()[2:])


@pytest.mark.rule("WK-ACT-MASK-05")
def test_playing_is_optional() -> None:
    table = playing(holding("husk", "husk")).choose("play_nothing")
    assert len(table.hand(GEORGE)) == 3
    assert table.score(GEORGE, "mask") == 0
    assert table.player(GEORGE).disk == -1


@pytest.mark.rule("WK-AMB-34")
def test_the_played_cards_must_equal_the_pattern() -> None:
    table = playing(holding(*["tongue"] * 3))
    assert spaces(table) == {"pair", "three_alike", "four_alike"}
    assert table.why_not("play two_pairs tongue husk") == "WK-AMB-34"  # two pairs are of two types
    table.choose("play three_alike tongue")
    assert len(table.played(GEORGE)) == 3  # no card more
    assert len(table.hand(GEORGE)) == 1


@pytest.mark.rule("WK-AMB-34")
def test_different_means_pairwise_different_types() -> None:
    table = playing(holding("husk", "husk", "smiler"))
    assert spaces(table) == {"pair", "three_different"}
    assert table.legal("play") == {"play pair husk", "play three_different smiler tongue husk"}


@pytest.mark.rule("WK-AMB-34", "WK-AMB-19")
def test_a_wild_and_a_virtual_mask_may_join_one_play() -> None:
    """Of four_alike two cards are as printed, one is changed, one virtual: three are laid down."""
    table = playing(holding("husk", "husk").own(GEORGE, "mask_wild", "mask_extra"))
    assert "four_alike" not in spaces(table)
    table.choose("use mask_wild")
    assert "four_alike" not in spaces(table)
    table.choose("use mask_extra", "play four_alike husk")
    table.choose("bonus_mask husk", "change_mask tongue husk")
    assert table.score(GEORGE, "mask") == 6
    assert sorted(name.split("_")[0] for name in table.played(GEORGE)) == ["husk", "husk", "tongue"]
    assert table.hand(GEORGE) == []


@pytest.mark.rule("WK-AMB-34")
def test_the_virtual_mask_disappears() -> None:
    table = playing(holding("husk").own(GEORGE, "mask_extra"))
    table.choose("use mask_extra", "play pair husk", "bonus_mask husk")
    assert table.played(GEORGE) == ["husk_red_clean"]
    assert table.hand(GEORGE) == ["tongue_yellow_clean"]
    table.then(RestoreMasks()).settle()
    assert table.hand(GEORGE) == ["tongue_yellow_clean", "husk_red_clean"]


@pytest.mark.rule("WK-ACT-MASK-06")
@pytest.mark.parametrize("seat", [GEORGE, RINGO])
def test_a_space_with_a_disk_is_not_empty_even_with_ones_own(seat: int) -> None:
    table = playing(holding("husk", "husk", "smiler").disk(seat, "pair"))
    assert spaces(table) == {"three_different"}
    assert table.why_not("play pair husk") == "WK-ACT-MASK-06"


@pytest.mark.rule("WK-ACT-MASK-06")
def test_the_disk_of_the_ghost_occupies_its_space() -> None:
    table = playing(Table(1).hold(0, "husk", "husk").discard("tongue"))
    assert table.why_not("play pair husk") == "WK-ACT-MASK-06"


@pytest.mark.rule("WK-ACT-MASK-07")
def test_the_disk_moves_on_and_frees_its_space() -> None:
    table = holding(*["husk"] * 3, "smiler", "blower").hold(RINGO, "crooked", "crooked").disk(GEORGE, "pair")
    playing(table).choose("play three_different blower smiler tongue")
    assert table.box.spaces[table.player(GEORGE).disk] == "three_different"
    ringo = table.copy().begin(RINGO, "mask_ceremony").choose("draw deck", "card crooked_yellow_clean")
    assert "play pair crooked" in ringo.legal()
    playing(table, "smiler_yellow_clean")
    assert "play pair husk" in table.legal()  # George himself may come back later


@pytest.mark.rule("WK-ACT-MASK-08", "WK-ACT-MASK-11")
def test_played_cards_lie_face_up_until_the_year_ends() -> None:
    table = playing(holding("husk", "husk")).choose("play pair husk")
    assert table.played(GEORGE) == ["husk_red_clean", "husk_red_clean"]
    assert table.pile() == ["tongue_red_clean"]  # not discarded
    playing(table, "husk_yellow_clean")
    assert not any("husk" in text for text in table.legal("play"))  # one husk in hand is no pair
    table.choose("play_nothing").then(RestoreMasks()).settle()
    assert table.played(GEORGE) == []
    assert sorted(name.split("_")[0] for name in table.hand(GEORGE)) == ["husk", "husk", "husk", "tongue"]


@pytest.mark.rule("WK-ACT-MASK-09")
def test_several_ceremonies_in_a_year_each_draw_first_and_use_the_hand() -> None:
    table = holding("husk", "husk", "smiler")
    playing(table).choose("play pair husk")
    playing(table, "crooked_red_clean")
    assert table.legal("play") == {"play three_different crooked smiler tongue"}
    table.choose("play three_different crooked smiler tongue")
    assert table.score(GEORGE, "mask") == 4
    playing(table, "crooked_red_clean")
    assert table.legal() == {"play_nothing"}


@pytest.mark.rule("WK-ACT-MASK-09", "WK-ACT-FIRE-01")
def test_a_ceremony_may_come_from_sacred_fire() -> None:
    table = holding("husk", "husk").turn(GEORGE)
    table.choose("activate 1 1", "perform sacred_fire", "fire 2 2", "perform mask_ceremony")
    assert table.legal() == {"draw deck", "draw discard"}


@pytest.mark.rule("WK-ACT-MASK-10")
def test_blankets_and_ovals_do_not_matter() -> None:
    table = playing(holding("husk_red_infected", "husk_yellow_clean"), "husk_yellow_infected")
    assert spaces(table) == {"pair", "three_alike"}
    natives = table.home(GEORGE)
    table.choose("play three_alike husk")
    assert table.score(GEORGE, "mask") == 4
    assert table.home(GEORGE) == natives
    assert table.decision is None


@pytest.mark.rule("WK-ACT-MASK-11", "WK-PROG-105")
def test_only_an_effect_that_says_so_takes_a_card_from_the_hand_for_good() -> None:
    table = playing(holding("husk", "husk")).choose("play pair husk")
    assert len(table.hand(GEORGE)) + len(table.played(GEORGE)) == 3
    table.own(GEORGE, "mask_draw_2").begin(GEORGE, "mask_ceremony").choose("use mask_draw_2")
    table.choose("draw deck", "card smiler_red_clean", "draw deck", "card smiler_red_clean")
    table.choose("discard smiler_red_clean")
    assert len(table.hand(GEORGE)) + len(table.played(GEORGE)) == 4


# --- rulings --------------------------------------------------------------------------------------


@pytest.mark.rule("WK-AMB-30")
def test_a_double_draw_draws_one_after_the_other_then_must_discard() -> None:
    table = Table().hold(GEORGE, "blower_red_clean").discard("husk_red_clean").own(GEORGE, "mask_draw_2")
    table.begin(GEORGE, "mask_ceremony").choose("use mask_draw_2", "draw discard", "card crooked_red_clean")
    assert table.legal() == {"draw deck", "draw discard"}  # the newly revealed card may be the second
    table.choose("draw discard", "card smiler_red_clean")
    assert table.legal() == {f"discard {kind}_red_clean" for kind in ("blower", "crooked", "husk")}
    table.choose("discard blower_red_clean")
    assert table.pile() == ["smiler_red_clean", "blower_red_clean"]  # face up on top, before step 2
    assert table.hand(GEORGE) == ["crooked_red_clean", "husk_red_clean"]
    assert table.legal() == {"play_nothing"}


@pytest.mark.rule("WK-AMB-30")
def test_cards_played_earlier_in_the_year_cannot_be_discarded() -> None:
    table = playing(holding("husk", "husk").own(GEORGE, "mask_draw_2")).choose("play pair husk")
    table.begin(GEORGE, "mask_ceremony").choose("use mask_draw_2", "draw discard")
    table.choose("card smiler_red_clean", "draw deck", "card crooked_red_clean")
    assert table.legal() == {
        "discard crooked_red_clean",
        "discard tongue_red_clean",
        "discard tongue_yellow_clean",
    }


@pytest.mark.rule("WK-AMB-52")
def test_the_disk_does_not_move_without_a_play() -> None:
    table = playing(holding("husk").disk(GEORGE, "pair"))
    assert table.legal() == {"play_nothing"}
    table.choose("play_nothing")
    assert table.box.spaces[table.player(GEORGE).disk] == "pair"


@pytest.mark.rule("WK-AMB-53", "WK-PROG-106")
def test_a_shared_space_is_empty_only_when_the_last_disk_has_left() -> None:
    table = holding("husk", "husk", "smiler", "blower").own(GEORGE, "mask_occupied")
    table.hold(RINGO, "crooked", "crooked", "crooked").disk(RINGO, "pair")
    playing(table).choose("use mask_occupied", "play pair husk")
    assert table.player(GEORGE).disk == table.player(RINGO).disk
    playing(table, "crooked_yellow_clean").choose("play three_different crooked blower smiler")
    playing(table, "tongue_yellow_clean")
    assert table.why_not("play pair tongue") == "WK-ACT-MASK-06"  # Ringo's disk is still there
    table.choose("play_nothing").begin(RINGO, "mask_ceremony")
    table.choose("draw deck", "card husk_yellow_clean", "play three_alike crooked")
    playing(table, "smiler_yellow_clean")
    assert "play pair tongue" in table.legal()


@pytest.mark.rule("WK-AMB-75")
def test_a_tile_with_two_ceremonies_and_a_progress_tile_for_one_of_them() -> None:
    """level2_11: Mask Ceremony, Move 2, Mask Ceremony."""
    table = Table(grid=("level2_11", *GRID[1:])).hold(GEORGE, "husk", "husk", "smiler").discard("tongue")
    table.own(GEORGE, "mask_plus_1").turn(GEORGE).choose("activate 0 0", "perform mask_ceremony")
    table.choose("draw deck", "card blower_red_clean", "use mask_plus_1", "play pair husk")
    assert table.score(GEORGE, "mask") == 3
    table.choose("skip move 2", "perform mask_ceremony", "draw deck", "card husk_yellow_clean")
    assert table.why_not("use mask_plus_1") == "WK-PROG-06"
    table.choose("play three_different blower smiler husk")
    assert table.score(GEORGE, "mask") == 5
    assert not table.legal("perform")


# --- worked examples ------------------------------------------------------------------------------


@pytest.mark.rule("WK-EXD-23")
def test_deck_exhausted() -> None:
    table = Table().discard("husk", "husk", "smiler", "smiler", "blower").deck("crooked_red_clean")
    table.begin(GEORGE, "mask_ceremony").choose("draw deck", "card crooked_red_clean")
    table.choose("card smiler_red_clean")
    assert sum(table.state.deck) == 4
    assert table.pile() == ["smiler_red_clean"]
    assert table.hand(GEORGE) == ["crooked_red_clean"]


@pytest.mark.rule("WK-EXD-26")
def test_matching_a_mask_space() -> None:
    table = Table().discard("tongue").hold(GEORGE, "crooked", "crooked", "crooked", "husk")
    table.own(GEORGE, "mask_wild").begin(GEORGE, "mask_ceremony").choose(
        "draw deck", "card husk_yellow_clean"
    )
    plain = {"pair", "two_pairs", "three_alike", "three_and_two"}
    assert spaces(table) == plain
    table.choose("use mask_wild")
    assert spaces(table) == plain | {"three_different", "four_alike"}
    four = table.copy().choose("play four_alike crooked", "change_mask husk crooked")
    assert len(four.played(GEORGE)) == 4
    assert four.score(GEORGE, "mask") == 6
    table.choose("play three_different crooked tongue husk", "change_mask crooked tongue")
    assert [name.split("_")[0] for name in table.played(GEORGE)] == ["crooked", "crooked", "husk"]


@pytest.mark.rule("WK-EXD-26")
def test_four_of_a_kind_are_not_two_pairs() -> None:
    table = Table().discard("husk").hold(GEORGE, "tongue", "tongue", "tongue")
    table.begin(GEORGE, "mask_ceremony").choose("draw deck", "card tongue_yellow_clean")
    assert spaces(table) == {"pair", "three_alike", "four_alike"}


# --- which of two masks of a kind -------------------------------------------------------------------


def two_husks(**settings: Any) -> Table:
    """Two husks that differ in oval and blanket, and one more card than the pair needs."""
    cards = ("husk_red_clean", "husk_yellow_infected", "husk_red_clean")
    table = Table(players=2, **settings).hold(GEORGE, *cards)
    return table.then(PlayMasks(GEORGE, False, False, False))


@pytest.mark.rule("WK-AMB-77", "WK-PROG-105")
def test_the_player_chooses_which_masks_stay_in_hand() -> None:
    table = two_husks().own(GEORGE, "mask_draw_2").choose("play pair husk")
    assert table.legal() == {"lay husk_red_clean", "lay husk_yellow_infected"}
    table.choose("lay husk_yellow_infected")
    assert table.played(GEORGE) == ["husk_red_clean", "husk_yellow_infected"]
    assert table.hand(GEORGE) == ["husk_red_clean"]
    assert table.score(GEORGE, "mask") > 0
    table = two_husks().own(GEORGE, "mask_draw_2").choose("play pair husk", "lay husk_red_clean")
    assert table.legal() == {"lay husk_red_clean", "lay husk_yellow_infected"}
    assert table.choose("lay husk_red_clean").hand(GEORGE) == ["husk_yellow_infected"]


@pytest.mark.rule("WK-AMB-77")
def test_a_tile_that_can_still_be_bought_makes_it_matter_too() -> None:
    table = two_husks().rows(["mask_draw_2"], [], []).choose("play pair husk")
    assert table.legal("lay")


@pytest.mark.rule("WK-AMB-77", "WK-ACT-MASK-10")
def test_which_mask_is_played_is_not_asked_where_it_cannot_matter() -> None:
    nobody = two_husks().rows([], [], []).choose("play pair husk")
    used = two_husks().rows([], [], []).own(GEORGE, "mask_draw_2", used=True).choose("play pair husk")
    alike = Table(players=2).hold(GEORGE, "husk_red_clean", "husk_red_clean").own(GEORGE, "mask_draw_2")
    alike.then(PlayMasks(GEORGE, False, False, False)).choose("play pair husk")
    last = two_husks().own(GEORGE, "mask_draw_2")
    last.player(GEORGE).markers = 0
    last.choose("play pair husk")
    first = two_husks(version="1").own(GEORGE, "mask_draw_2").choose("play pair husk")
    for table in (nobody, used, alike, last, first):
        assert table.played(GEORGE) == ["husk_red_clean", "husk_red_clean"]
        assert table.decision is None
