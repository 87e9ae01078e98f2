"""Setup (area SETUP): boards, decks, player boards, opening hands, turn order, map."""

from typing import Any

import pytest
from endless_winter_setup import at_random, begin, set_up, tables
from endless_winter_table import Table

import firekeeper
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.draft import DealSetup
from firekeeper.games.endless_winter.setup import DealAid, LayMegalithTile, OpeningHand, SettleBoards
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import EMPTY, NO_TOKEN
from firekeeper.kernel.frame import EVERYONE

PLAYERS = (2, 3, 4)

# --- the common boards ------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-01", "EW-SETUP-02", "EW-OVER-02")
def test_the_game_starts_in_the_first_of_four_rounds() -> None:
    table = set_up(3)
    assert table.state.round == 1
    assert table.box.rounds == 4
    assert table.state.columns == [(), (), (), ()]


@pytest.mark.rule("EW-SETUP-03", "EW-SETUP-04", "EW-SETUP-05", "EW-EX-03")
@pytest.mark.parametrize(("players", "stones"), [(2, 8), (3, 12), (4, 14)])
def test_stones_by_player_count_era_1_on_the_left(players: int, stones: int) -> None:
    seen = set()
    for table in tables(players):
        reserve = table.state.reserve
        assert len(reserve) == len(set(reserve)) == stones
        eras = [table.box.stone_era[stone] for stone in reserve]
        assert eras == [1] * (stones // 2) + [2] * (stones // 2)  # EW-AMB-14
        assert len(table.box.stone_ids) - stones == {2: 12, 3: 8, 4: 6}[players]
        seen.add(reserve)
    assert len(seen) > 1


@pytest.mark.rule("EW-SETUP-03")
def test_every_stone_of_the_era_can_come_up() -> None:
    table = begin(2)
    era_1 = {f"stone_up {name}" for name in table.box.stone_ids if name.startswith("s1_")}
    assert len(era_1) == 10
    assert table.legal() == era_1
    assert table.decision is not None
    assert table.decision.weights(table.state) == []  # type: ignore[attr-defined]  # all alike


@pytest.mark.rule("EW-SETUP-06", "EW-SETUP-19")
def test_five_stacks_of_fifteen_less_the_granted_cards() -> None:
    assert begin(2).state.stacks == [15] * 5
    for table in tables(4):
        granted = [table.box.setup_tribe[player.setup_card] for player in table.state.players]
        for at, left in enumerate(table.state.stacks):
            assert left == 15 - granted.count(table.box.first_tribe + at)


@pytest.mark.rule("EW-SETUP-07", "EW-SETUP-08")
def test_eight_cards_of_era_1_are_on_display() -> None:
    for table in tables(2):
        shown = table.shown()
        assert len(shown) == len(set(shown)) == 8
        assert all(name.startswith("c1_") for name in shown)
        assert [mask.bit_count() for mask in table.state.culture_deck] == [12, 20]


@pytest.mark.rule("EW-SETUP-27", "EW-SETUP-28", "EW-EX-01")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_one_animal_more_than_players_is_revealed(players: int, cards: int) -> None:
    for table in tables(players):
        assert len(table.state.hunt) == cards
        owned = sum(sum(player.animals) for player in table.state.players)
        assert sum(table.state.animal_deck) == 60 - cards - owned


@pytest.mark.rule("EW-SETUP-27")
def test_rare_animals_come_up_less_often() -> None:
    table = at_random(begin(2), 1, "reveal")
    decision: Any = table.decision
    assert decision is not None
    chances = dict(
        zip([choice.text for choice in table.choices()], decision.weights(table.state), strict=True)
    )
    left = dict(zip(table.box.animal_ids, table.state.animal_deck, strict=True))
    assert chances == {f"reveal {name}": count for name, count in left.items()}
    assert left["woolly_mammoth"] == 5


# --- player boards ----------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-09")
def test_everybody_gets_another_chief() -> None:
    for table in tables(4):
        chiefs = [player.chief for player in table.state.players]
        assert len(set(chiefs)) == 4
    assert at_random(begin(2), 0, "chief_dealt").legal() == {
        "chief_dealt great_eye",
        "chief_dealt thunder_staff",
        "chief_dealt stone_soul",
        "chief_dealt tuskbreaker",
        "chief_dealt fire_wolf",
    }


@pytest.mark.rule("EW-SETUP-09", "EW-CARD-15")
def test_nine_starting_cards_each() -> None:
    table = begin(3)
    for seat in range(3):
        deck = table.cards(seat, "deck")
        assert len(deck) == 9
        assert deck.count("start_brave") == deck.count("start_tribeswoman") == 2


@pytest.mark.rule("EW-SETUP-10", "EW-SETUP-11", "EW-SETUP-12", "EW-SETUP-13", "EW-SETUP-14")
def test_the_empty_player_board() -> None:
    table = begin(2)
    player = table.player(0)
    assert (player.food, player.tool) == (0, 0)
    assert cap(table.box, player) == 5  # five Camps cover the spaces 6 to 10
    assert (player.camps, player.villages, player.megaliths) == ((), (), 0)
    assert (table.box.camps, table.box.villages, table.box.neutrals) == (5, 3, 2)
    assert (table.box.megalith_count, table.box.megaliths_per_space, len(table.box.reserve_benefit)) == (
        10,
        2,
        5,
    )
    assert (player.chief_ready, player.figures_ready, player.resting) == (1, 2, 0)


@pytest.mark.rule("EW-SETUP-15")
def test_the_side_is_chosen_openly_before_setup_cards_are_known() -> None:
    table = at_random(begin(2), 3, "side")
    assert all(player.setup_card < 0 for player in table.state.players)
    assert table.legal() == {"side side_a", "side side_b"}
    decision = table.decision
    assert decision is not None
    assert not decision.secret
    table.choose("side side_b", "side side_a")
    assert [player.side for player in table.state.players] == [1, 0]
    assert [event.side for event in table.told("SideChosen")] == ["side_b", "side_a"]


@pytest.mark.rule("EW-SETUP-15")
@pytest.mark.parametrize("setup", ["base", "setup_draft"])
def test_everybody_chooses_a_side_at_the_same_time(setup: str) -> None:
    game = firekeeper.new("endless_winter", players=3, seed=5, setup=setup)
    assert game.waiting == (0, 1, 2)
    game.choose("side side_b", 2)
    game.choose("side side_a", 0)
    assert game.waiting == (1,)
    assert [player.side for player in game.view(1).players] == ["", "", ""]
    game.choose("side side_b", 1)
    assert [player.side for player in game.view(1).players] == ["side_a", "side_b", "side_b"]


@pytest.mark.rule("EW-ECLIPSE-02", "EW-VARIANT-02", "EW-VARIANT-03")
def test_drafts_and_eclipse_piles_are_one_after_another() -> None:
    """Each pick of a draft leaves less to the next, and later players see the sizes of earlier piles."""
    game = firekeeper.new("endless_winter", players=3, seed=5, setup="chief_draft")
    while not game.over:
        assert len(game.waiting) == 1
        game.choose(game.choices[0])


@pytest.mark.rule("EW-SETUP-16", "EW-SETUP-25", "EW-SETUP-26")
def test_empty_graveyards_no_points_idol_markers_at_the_bottom() -> None:
    for player in set_up(4).state.players:
        assert player.graveyard == ()
        assert player.score == 0
        assert (player.offering, player.honour) == (0, 0)
    assert set_up(4).state.ranks == ()


# --- Setup cards ------------------------------------------------------------------------------------

CARDS = {
    "setup_1": ("hunter", 2, 3, ["woolly_rhino"], 1),
    "setup_2": ("artisan", 2, 2, ["giant_beaver"], 1),
    "setup_3": ("explorer", 3, 1, ["stag_moose"], 2),
    "setup_4": ("elder", 4, 2, ["ground_sloth"], 1),
    "setup_5": ("shaman", 2, 1, ["sabertooth", "argentavis"], 1),
}


@pytest.mark.rule("EW-SETUP-17", "EW-SETUP-18", "EW-SETUP-19", "EW-SETUP-20", "EW-SETUP-21")
@pytest.mark.parametrize("card", CARDS)
def test_what_a_setup_card_gives(card: str) -> None:
    tribe, food, tool, prey, camps = CARDS[card]
    table = at_random(begin(2), 5, "setup_dealt").choose(f"setup_dealt {card}")
    assert (table.food(0), table.tool(0)) == (food, tool)
    assert sorted(table.cards(0, "deck") + table.cards(0, "hand")).count(tribe) == 1
    assert table.state.stacks[table.box.card_ids.index(tribe) - table.box.first_tribe] == 14
    assert table.prey(0) == prey
    assert table.prey(0, tipped=True) == []
    at_random(table, 5)
    assert table.player(0).camps == (0,) * camps  # EW-AMB-39
    assert table.prey(0) == prey  # EW-AMB-40: they are missing from the deck
    species = table.box.animal_ids.index(prey[0])
    elsewhere = sum(player.animals[species] for player in table.state.players) + table.state.hunt.count(
        species
    )
    assert table.state.animal_deck[species] == table.box.animal_copies[species] - elsewhere
    table.check()


@pytest.mark.rule("EW-SETUP-17")
def test_setup_cards_are_dealt_at_random_each_once() -> None:
    table = at_random(begin(4), 2, "setup_dealt")
    assert isinstance(table.decision, DealSetup)
    assert len(table.legal()) == 5
    table.choose("setup_dealt setup_3")
    assert table.legal() == {f"setup_dealt setup_{number}" for number in (1, 2, 4, 5)}


@pytest.mark.rule("EW-SETUP-18", "EW-SETUP-37")
def test_the_food_limit_is_checked_only_once_setup_is_complete() -> None:
    table = Table(2).order(1, 0).have(0, food=5)
    for player in table.state.players:
        player.camps = ()
    table.then(SettleBoards())
    assert table.decision is None
    assert table.food(0) == 6  # second in turn order: 5 + 1, under the limit of 6 with the first Camp out
    assert table.food(1) == 0
    assert [(event.seat, event.good, event.amount) for event in table.told("Gained")] == [(0, "food", 1)]


@pytest.mark.rule("EW-SETUP-22", "EW-SETUP-23", "EW-EX-06")
def test_three_cards_set_aside_two_drawn() -> None:
    table = at_random(begin(2), 4, "draw_card")
    granted = table.box.card_ids[table.box.setup_tribe[table.player(0).setup_card]]
    assert sorted(table.cards(0, "hand")) == sorted([granted, "start_brave", "start_tribeswoman"])
    assert sorted(table.cards(0, "deck")) == ["start_brave"] + ["start_tribesman"] * 5 + ["start_tribeswoman"]
    for ready in tables(3):
        for seat in range(3):
            assert len(ready.cards(seat, "hand")) == 5
            assert len(ready.cards(seat, "deck")) == 5
            assert ready.cards(seat, "discard") == []


@pytest.mark.rule("EW-SETUP-23")
def test_nothing_is_drawn_twice() -> None:
    table = Table(2)
    table.player(0).deck = table.box.starting_deck
    table.player(0).setup_card = 0
    table.player(0).deck = tuple(sorted((*table.player(0).deck, table.box.setup_tribe[0])))
    table.then(OpeningHand(0)).settle()
    assert len(table.cards(0, "hand") + table.cards(0, "deck")) == 10


@pytest.mark.rule("EW-SETUP-24", "EW-INFO-01")
def test_only_the_owner_sees_the_cards_drawn() -> None:
    table = at_random(begin(2), 4, "draw_card")
    assert isinstance(table.decision, DrawCard)
    assert table.decision.audience(table.state) == 1 << table.decision.owner
    assert all(event.audience != EVERYONE for event in table.told("CardSeen"))


# --- turn order -------------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-29", "EW-SETUP-30", "EW-EX-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_aids_one_to_the_number_of_players_set_the_order(players: int) -> None:
    table = at_random(begin(players), 1, "aid")
    assert isinstance(table.decision, DealAid)
    assert len(table.legal()) == players
    orders = {set_up(players, seed).state.order for seed in range(12)}
    assert all(sorted(order) == list(range(players)) for order in orders)
    assert len(orders) > 1


@pytest.mark.rule("EW-SETUP-31", "EW-EX-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_later_players_are_compensated(players: int) -> None:
    gained = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for table in tables(players):
        for place, seat in enumerate(table.state.order):
            card = table.player(seat).setup_card
            food, tool = gained[place]
            assert table.food(seat) == table.box.setup_food[card] + food
            assert table.tool(seat) == table.box.setup_tool[card] + tool


# --- Megalith board ---------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-32")
@pytest.mark.parametrize(("players", "layout"), [(2, "cfg_hearth"), (3, "cfg_brick"), (4, "cfg_plain")])
def test_the_layout_follows_the_player_count_unless_chosen(players: int, layout: str) -> None:
    assert begin(players).box.layout == layout
    assert begin(players, layout="cfg_ring").box.layout == "cfg_ring"


@pytest.mark.rule("EW-SETUP-32")
def test_the_four_tiles_are_shuffled_onto_the_places() -> None:
    table = at_random(begin(2), 1, "megalith_tile")
    assert isinstance(table.decision, LayMegalithTile)
    assert table.legal() == {f"megalith_tile meg_{number}" for number in (1, 2, 3, 4)}
    table.choose("megalith_tile meg_3")
    assert table.legal() == {f"megalith_tile meg_{number}" for number in (1, 2, 4)}
    assert {set_up(2, seed).state.tiles for seed in range(8)} != {(0, 1, 2, 3)}
    assert set(set_up(2).state.spots) == {EMPTY}


# --- Terrain board ----------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-33", "EW-SETUP-34", "EW-SETUP-35", "EW-SETUP-36", "EW-EX-04", "EW-EX-05")
@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_the_map_has_every_type_and_the_right_number_of_glaciers(players: int, glaciers: int) -> None:
    maps = set()
    for table in tables(players):
        rules = table.box
        terrain = table.state.terrain
        assert len(terrain) == len(set(terrain)) == 19
        assert rules.terrain_ids[terrain[0]] == "base"
        types = [rules.terrain_types[rules.terrain_type[tile]] for tile in terrain[1:]]
        assert types.count("glacier") == glaciers
        assert set(types) == set(rules.terrain_types) - {"base"}
        assert 18 - glaciers - 6 == {2: 6, 3: 6, 4: 9}[players]
        maps.add(terrain)
    assert len(maps) == len(tables(players))


@pytest.mark.rule("EW-SETUP-33")
def test_which_tile_of_a_type_is_random() -> None:
    table = at_random(begin(2), 1, "tile")
    assert table.legal() == {"tile plains_1", "tile plains_2", "tile plains_3"}
    table.choose("tile plains_2")
    assert table.legal() == {"tile forest_1", "tile forest_2", "tile forest_3"}


@pytest.mark.rule("EW-SETUP-35")
def test_the_fill_is_drawn_from_tiles_without_glaciers() -> None:
    table = at_random(begin(4), 1, "tile")
    for kind in ("plains", "forest", "hills", "mountains", "lake", "tundra"):
        table.choose(f"tile {kind}_1")
    assert table.legal() == {f"tile glacier_{number}" for number in range(1, 7)}
    table.choose("tile glacier_2", "tile glacier_4", "tile glacier_6")
    assert len(table.legal()) == 12
    assert not any("glacier" in text or text.endswith("_1") for text in table.legal())


@pytest.mark.rule("EW-SETUP-36")
def test_the_drawn_tiles_are_laid_in_any_order() -> None:
    table = at_random(begin(2), 1, "tile")
    while len(table.legal()) < 18:
        table.choose(min(table.legal()))
    assert len(table.legal()) == 18
    last = max(table.legal())
    table.choose(last)
    assert table.box.terrain_ids[table.state.terrain[1]] == last.removeprefix("tile ")
    assert len(table.legal()) == 17


@pytest.mark.rule("EW-SETUP-37")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_camp_on_the_base_tile(players: int) -> None:
    for table in tables(players):
        for player in table.state.players:
            extra = table.box.setup_camp[player.setup_card]
            assert player.camps == ((0, 0) if extra else (0,))
            assert cap(table.box, player) == (7 if extra else 6)


@pytest.mark.rule("EW-SETUP-38")
def test_the_base_setup_is_the_default_and_uses_no_module() -> None:
    options = Table().box.options
    assert options.setup == "base"
    assert not options.glacier_tokens
    assert not options.rest_tokens
    state = set_up(2).state
    assert set(state.glaciers) == {NO_TOKEN}
    assert state.rest_open == NO_TOKEN


@pytest.mark.rule("EW-SETUP-01", "EW-SETUP-09")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("setup", ["base", "setup_draft", "chief_draft"])
def test_nothing_is_lost_in_setup(players: int, setup: str) -> None:
    for seed in range(4):
        set_up(players, seed, setup=setup, glacier_tokens=True, rest_tokens=True).check()
