"""The box has the components as tables, and a choice for everything that can be done."""

from functools import cache
from typing import Any

import pytest

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.components import Components
from firekeeper.games.endless_winter.grammar import TIPPED, VILLAGES_TOUCHING
from firekeeper.games.endless_winter.options import Options
from firekeeper.games.endless_winter.terms import (
    ATOMS,
    DRAW,
    FOOD,
    HUNT,
    IDOL,
    LABOUR,
    LADDER,
    MEGALITH,
    MIGRATE,
    NOWHERE,
    TOOL,
)
from firekeeper.packs import load_tables

TABLES, MARK = load_tables("endless_winter")
GAME = Components.from_tables(TABLES)


@cache
def box(players: int = 2, layout: Any = "") -> Box:
    return Box(GAME, Options(players=players, layout=layout), MARK)


# Tables ------------------------------------------------------------------------------------------------


def test_cards_are_numbered_starting_tribe_culture() -> None:
    table = box()
    assert table.card_ids[: table.first_tribe] == ["start_tribesman", "start_tribeswoman", "start_brave"]
    tribes = table.card_ids[table.first_tribe : table.first_culture]
    assert tribes == ["hunter", "artisan", "explorer", "elder", "shaman"]
    assert (table.tribe_count, table.tribe_copies) == (5, 15)
    assert len(table.card_ids) == 3 + 5 + 40
    assert [table.card_ids[first] for first in table.first_of_era] == ["c1_01", "c2_01"]
    assert table.culture_era == [0] * 8 + [1] * 20 + [2] * 20
    for column in (table.card_labour, table.card_points, table.card_skill, table.card_eclipse):
        assert len(column) == len(table.card_ids)


def test_starting_decks_and_what_cards_give() -> None:
    table = box()
    assert table.starting_deck == (0, 0, 0, 0, 0, 1, 1, 2, 2)
    assert table.opening == (1, 2)
    assert table.card_labour[:8] == [1, 3, 3, 2, 2, 2, 2, 3]  # half-points
    assert not any(table.card_labour[table.first_culture :])
    hunter = table.card_skill[table.card_ids.index("hunter")]
    assert [(part.on, part.pay, part.gain) for part in hunter] == [(HUNT, (), ((LABOUR, 2),))]
    assert table.card_skill[0] == ()
    assert table.card_points[:8] == [0, 0, 0, 1, 1, 1, 1, 1]
    assert not any(table.card_eclipse[table.first_culture :])


def test_what_depends_on_the_number_of_players() -> None:
    names = ("stones_per_era", "glacier_count", "hunt_size", "draft_size", "layout")
    assert [[getattr(box(players), name) for name in names] for players in (2, 3, 4)] == [
        [4, 6, 3, 3, "cfg_hearth"],
        [6, 6, 4, 4, "cfg_brick"],
        [7, 3, 5, 5, "cfg_plain"],
    ]
    assert box(2, "cfg_ring").layout == "cfg_ring"


def test_the_plain_numbers() -> None:
    table = box()
    assert (table.rounds, table.rounds_of_era_1, table.laps, table.tribe_figures) == (4, 2, 3, 2)
    assert (table.draw_per_round, table.opening_draw, table.display_size, table.hunt_top) == (5, 2, 8, 6)
    assert (table.food_base, table.camps, table.villages, table.tool_top) == (5, 5, 3, 10)
    assert (table.neutrals, table.megalith_count, table.rest_labour) == (2, 10, 3)
    assert (table.influence_camp, table.influence_village) == (1, 2)
    assert (table.stack_own, table.stack_other, table.stack_owner) == (2, 1, 1)
    assert table.compensation == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert table.slot_price == [(1, 1), (2, 2), (3, 3)]


def test_labour_symbols_passed_on_the_food_track() -> None:
    symbols = box().food_symbols
    assert len(symbols) == 11
    assert [symbols[food] - symbols[food - 3] for food in range(3, 11)] == [2, 1, 2, 1, 2, 1, 2, 1]
    assert all(symbols[food] == (food + 1) // 2 for food in range(11))


def test_people_and_what_they_start_with() -> None:
    table = box()
    assert table.chief_ids == ["great_eye", "thunder_staff", "stone_soul", "tuskbreaker", "fire_wolf"]
    bound = [[any(part.on != NOWHERE for part in side) for side in sides] for sides in table.chief_skill]
    assert bound == [[False, False], [True, False], [True, False], [True, False], [True, False]]
    assert [table.card_ids[kind] for kind in table.setup_tribe] == table.card_ids[3:8]
    assert (table.setup_food, table.setup_tool) == ([2, 2, 3, 4, 2], [3, 2, 1, 2, 1])
    assert [[table.animal_ids[at] for at in animals] for animals in table.setup_animals] == [
        ["woolly_rhino"],
        ["giant_beaver"],
        ["stag_moose"],
        ["ground_sloth"],
        ["sabertooth", "argentavis"],
    ]
    assert table.setup_camp == [False, False, True, False, False]


def test_animals_and_their_sets() -> None:
    table = box()
    assert table.animal_ids[table.joker] == "argentavis"
    assert table.animal_sets == [(1, 3, 6, 10)] * 5 + [(2, 5), ()]
    assert sum(table.animal_copies) == 60


@pytest.mark.rule("EW-MIGRATE-06")
def test_villages_keep_away_from_the_base_tile() -> None:
    table = box()
    assert len(table.junctures) == len(table.juncture_ids) == 18
    assert table.junctures_at[0] == ()
    assert sum(map(len, table.junctures_at)) == 3 * 18
    for slot, around in enumerate(table.junctures_at):
        assert all(slot in table.junctures[juncture] for juncture in around)
    assert table.juncture_ids[0] == "1-2-8"


def test_terrain_types_and_their_tiles() -> None:
    table = box()
    assert [table.terrain_types[kind] for kind in table.terrain_type[:2]] == ["base", "plains"]
    assert [len(tiles) for tiles in table.type_tiles] == [1, 3, 3, 3, 3, 3, 3, 6]
    assert sorted(tile for tiles in table.type_tiles for tile in tiles) == list(range(25))


@pytest.mark.parametrize("layout", ["cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"])
def test_places_of_a_layout_hold_a_tile_each(layout: str) -> None:
    table = box(2, layout)
    assert table.ground_count == 32
    assert [len(spots) for spots in table.place_spots] == [8] * 4
    for place, spots in enumerate(table.place_spots):
        assert [table.spot_local[spot] for spot in spots] == list(range(8))
        assert {table.spot_place[spot] for spot in spots} == {place}
        assert [table.spot_first[spot] for spot in spots] == [True] + [False] * 7
    assert all(len(spaces) == 8 for spaces in table.tile_effect)


def test_stones_count_terrain_and_species_by_number() -> None:
    table = box()
    forest = table.stone_scoring[table.stone_ids.index("s1_v_forest")]
    assert (forest.measure, forest.rate) == (VILLAGES_TOUCHING, 2)
    assert [table.terrain_types[kind] for kind in forest.detail] == ["forest"]
    rare = table.stone_scoring[table.stone_ids.index("s2_t_rare")]
    assert rare.measure == TIPPED
    assert [table.animal_ids[at] for at in rare.detail] == ["woolly_mammoth", "argentavis"]
    assert [rare.points(count) for count in range(7)] == [0, 3, 6, 9, 12, 12, 12]
    assert [table.stone_era.count(era) for era in (1, 2)] == [10, 10]


def test_the_idol_board() -> None:
    table = box()
    assert table.offering_ratio == [0, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1]
    assert [level for level, points in enumerate(table.honour_points) if points] == [4, 7, 10]
    assert (table.top_offering, table.top_honour) == (10, 10)
    assert [len(points) for points in table.honour_boxes] == [9, 9, 9]
    assert [points[4] for points in table.honour_boxes] == [10, 7, 4]


def test_the_boards() -> None:
    table = box()
    assert [effect[0].gain[0][0] for effect in table.order_benefit] == [MEGALITH, DRAW, IDOL, TOOL]
    assert [len(actions) for actions in table.column_top] == [1, 1, 2, 2]
    assert len(table.column_bottom[MIGRATE]) == 2  # first the Camp, then the move
    assert [bool(effect) for effect in table.reserve_benefit] == [True, False, True, False, True]
    assert [gain for part in table.village_benefit for gain in part.gain] == [(DRAW, 1)]
    assert [ATOMS[atom] for part in table.rest_effect for atom, _ in part.gain] == ["draw", "tip"]
    assert (len(table.glacier_effect), len(table.rest_token_effect)) == (10, 5)


# Choices -----------------------------------------------------------------------------------------------


def test_choices_are_found_by_their_texts() -> None:
    table = box()
    texts = {
        "take_chief fire_wolf side_b": table.take_chief[4][1],
        "place chief rest": table.place[0][4],
        "play c2_20": table.play[table.card_ids.index("c2_20")],
        "recruit shaman": table.recruit[4],
        "enlist hunter": table.enlist[0],
        "learn c1_01": table.learn[table.first_culture],
        "move 0 1": table.move[0][1],
        "village 1-2-8": table.village[0],
        "build 0.3.1": table.build[0],
        "hunt nothing": table.hunt_nothing,
        "tip argentavis": table.tip[table.joker],
        "swap draw food": table.swap[DRAW][FOOD],
        "bury_discard start_brave": table.bury[1][2],
        "take tool": table.take[TOOL],
        "idol points": table.idol[2],
        "pile hunter": table.pile[3],
        "reserve 5": table.reserve_space[4],
        "aid seat2": table.aid[1],
    }
    for text, choice in texts.items():
        assert table.book.find(text) is choice
        assert choice.text == text


@pytest.mark.rule("EW-GOLD-04")
def test_a_benefit_is_swapped_for_those_below_it_on_the_ladder() -> None:
    table = box()
    swaps = [choice.text for choices in table.swap for choice in choices]
    assert swaps == [
        "swap tool food",
        "swap idol food",
        "swap idol tool",
        "swap draw food",
        "swap draw tool",
        "swap draw idol",
        "swap megalith food",
        "swap megalith tool",
        "swap megalith idol",
        "swap megalith draw",
    ]
    assert len(table.swap) == LADDER


def test_only_culture_cards_are_played_learned_and_shown() -> None:
    table = box()
    culture = list(range(table.first_culture, len(table.card_ids)))
    assert list(table.play) == list(table.learn) == list(table.show) == culture
    assert [table.card_ids[kind] for kind in table.pile] == table.card_ids[1:8]  # a Tribesman has no skill


# Payments ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cards", "bonus", "food"),
    [
        ("pay hunter", (3,), (), 0),
        ("pay hunter+", (3,), (3,), 0),
        ("pay hunter+ hunter", (3, 3), (3,), 0),
        ("pay start_tribesman start_brave+ elder food:3", (0, 2, 6), (2,), 3),
        ("pay food:10", (), (), 10),
    ],
)
def test_a_payment_is_read_from_its_text_and_made_once(
    text: str, cards: tuple[int, ...], bonus: tuple[int, ...], food: int
) -> None:
    table = Box(GAME, Options(), MARK)
    found = table.book.find(text)
    assert found is not None
    payments = table.payments
    assert (payments.cards[found.a], payments.bonus[found.a], payments.food[found.a]) == (cards, bonus, food)
    assert payments.make(cards, bonus, food) is found
    assert table.book.find(text) is found
    other = Box(GAME, Options(), MARK)
    assert other.payments.make(cards, bonus, food).text == text


@pytest.mark.parametrize(
    "text",
    [
        "pay",
        "pay ",
        "pay food:0",
        "pay food:11",
        "pay food:03",
        "pay food:-1",
        "pay food:",
        "pay food:³",
        "pay food:1 food:1",
        "pay food:1 hunter",
        "pay wizard",
        "pay c1_01",
        "pay +",
        "pay shaman+",  # his skill gives no Labour
        "pay start_tribesman+",
        "pay hunter++",
        "pay hunter hunter+",  # the skilled one stands first
        "pay elder hunter",
        "pay hunter  elder",
        "pay start_brave start_brave start_brave",  # a player has two
        "pay hunter ",
        "pay" + " hunter" * 16,
    ],
)
def test_a_text_that_is_no_payment_is_no_choice(text: str) -> None:
    table = box()
    known = len(table.payments.cards)
    assert table.book.find(text) is None
    assert len(table.payments.cards) == known
