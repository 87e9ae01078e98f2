"""The invariants notice what they are there for: each law is broken once, and says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from endless_winter_setup import set_up

from firekeeper.games.endless_winter.invariants import broken
from firekeeper.games.endless_winter.state import WinterState, changed
from firekeeper.games.endless_winter.terms import ECLIPSE_PHASE, FACE_DOWN

OPTIONS: dict[str, Any] = {"glacier_tokens": True, "rest_tokens": True}


def fresh() -> WinterState:
    return set_up(players=3, seed=4, **OPTIONS).state


def lose_a_card(state: WinterState) -> None:
    state.players[0].deck = state.players[0].deck[1:]


def find_a_tribe_card(state: WinterState) -> None:
    state.stacks[2] += 1


def unsort_the_hand(state: WinterState) -> None:
    state.players[0].hand = state.players[0].hand[::-1]


def a_skill_without_its_card(state: WinterState) -> None:
    state.players[1].unused = (3,)


def recruited_out_of_hand(state: WinterState) -> None:
    state.players[1].recruited = (40,)


def known_but_not_recruited(state: WinterState) -> None:
    state.players[1].known = state.players[1].hand[:1]


def a_bluff_known_out_of_hand(state: WinterState) -> None:
    state.phase = ECLIPSE_PHASE
    state.players[1].bluff = state.players[1].known = (40,)


def too_much_food(state: WinterState) -> None:
    state.players[0].food = 8


def too_many_tools(state: WinterState) -> None:
    state.players[0].tool = 11


def too_many_camps(state: WinterState) -> None:
    state.players[0].camps = (0,) * 6


def too_many_villages(state: WinterState) -> None:
    state.players[0].villages = (0, 1, 2, 3)


def villages_in_one_place(state: WinterState) -> None:
    state.players[0].villages = state.players[1].villages = (5,)


def too_many_stones(state: WinterState) -> None:
    state.players[0].stones = (0, 1, 2, 3)


def a_stone_twice(state: WinterState) -> None:
    state.players[0].stones = state.players[1].stones = (9,)


def a_stone_lost(state: WinterState) -> None:
    state.reserve = (-1, *state.reserve[1:])


def a_bluff_in_a_revealed_pile(state: WinterState) -> None:
    state.phase = ECLIPSE_PHASE
    state.players[0].eclipse = (state.display[0],)


def a_tile_twice(state: WinterState) -> None:
    state.terrain = (*state.terrain[:-1], state.terrain[0])


def a_megalith_tile_twice(state: WinterState) -> None:
    state.tiles = (state.tiles[1], *state.tiles[1:])


def labour_owed(state: WinterState) -> None:
    state.labour = -1


def points_from_nowhere(state: WinterState) -> None:
    state.players[2].score += 1


def a_fourth_figure(state: WinterState) -> None:
    state.players[2].figures_ready += 1


def two_chiefs(state: WinterState) -> None:
    state.columns[0] = (4,)
    state.players[2].figures_ready -= 1


def an_idol_too_high(state: WinterState) -> None:
    state.players[0].offering = 11


def honour_without_a_rank(state: WinterState) -> None:
    state.players[0].honour = 1


def a_culture_card_twice(state: WinterState) -> None:
    state.display = (state.display[0], state.display[0], *state.display[2:])


def a_shown_card_in_the_deck(state: WinterState) -> None:
    state.culture_deck[0] |= 1 << state.display[0] - state.rules.first_of_era[0]


def an_animal_more(state: WinterState) -> None:
    state.players[0].animals = changed(state.players[0].animals, 1, 1)


def a_crowded_hunt(state: WinterState) -> None:
    for species in (0, 0, 1):
        state.hunt = (*state.hunt, species)
        state.animal_deck[species] -= 1


def a_megalith_too_many(state: WinterState) -> None:
    state.players[0].megaliths += 3


def a_flying_megalith(state: WinterState) -> None:
    state.players[0].megaliths = 3
    state.spots[state.rules.ground_count] = 0
    state.spots[1] = state.spots[2] = 4


def a_token_seen_and_unseen(state: WinterState) -> None:
    state.glaciers = (0, *state.glaciers[1:])


def a_rest_token_lost(state: WinterState) -> None:
    state.rest_unseen &= state.rest_unseen - 1


def a_seat_left_out(state: WinterState) -> None:
    state.order = (0, 1, 1)


FAULTS: dict[Callable[[WinterState], None], str] = {
    lose_a_card: "Starting cards|in the stack",
    find_a_tribe_card: "EW-SETUP-06",
    unsort_the_hand: "not sorted",
    a_skill_without_its_card: "are unused",
    recruited_out_of_hand: "recruited into hand",
    known_but_not_recruited: "everybody has seen only",
    a_bluff_known_out_of_hand: "known to be in hand, which holds",
    too_much_food: "EW-GOLD-08",
    too_many_tools: "AMB-42",
    too_many_camps: "Camps stand on",
    too_many_villages: "EW-MIGRATE-10",
    villages_in_one_place: "EW-MIGRATE-07",
    too_many_stones: "EW-STONE-04",
    a_stone_twice: "2 stones",
    a_stone_lost: "EW-SETUP-04",
    a_bluff_in_a_revealed_pile: "revealed Eclipse pile",
    a_tile_twice: "EW-SETUP-36",
    a_megalith_tile_twice: "EW-SETUP-32",
    labour_owed: "EW-LABOR-09",
    points_from_nowhere: "by source",
    a_fourth_figure: "EW-TURN-03",
    two_chiefs: "two Chief figures",
    an_idol_too_high: "idol markers",
    honour_without_a_rank: "AMB-33",
    a_culture_card_twice: "there are 2 cards",
    a_shown_card_in_the_deck: "in the deck and out of it",
    an_animal_more: "11 cards of 10",
    a_crowded_hunt: "EW-HUNT-02",
    a_megalith_too_many: "Megaliths standing",
    a_flying_megalith: "EW-MEGA-13",
    a_token_seen_and_unseen: "has been seen and is unseen",
    a_rest_token_lost: "EW-RESTTOKEN-01",
    a_seat_left_out: "turn order",
}


def test_a_table_as_it_is_set_up_breaks_no_law() -> None:
    assert broken(fresh()) == []


@pytest.mark.parametrize(
    ("fault", "sentence"), FAULTS.items(), ids=lambda item: getattr(item, "__name__", "")
)
def test_a_broken_law_is_named(fault: Callable[[WinterState], None], sentence: str) -> None:
    state = fresh()
    fault(state)
    said = "; ".join(broken(state))
    assert any(part in said for part in sentence.split("|")), said


def test_a_token_without_the_module() -> None:
    state = set_up(players=2, seed=1).state
    state.glaciers = (FACE_DOWN, *state.glaciers[1:])
    assert "without the module" in "; ".join(broken(state))
