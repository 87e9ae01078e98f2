"""Setup (WK-SETUP-13 and -17 to -32): what tribes bring, the pieces, tiles and stacks, and the order."""

from collections import Counter
from itertools import groupby
from random import Random

import pytest
from wendake_setup import SEEDS, Steps, people, set_up, views
from wendake_table import Table

import firekeeper
from firekeeper.games.wendake.view import PlayerView

TRIBES = [
    "cayuga",
    "fox",
    "mohawk",
    "ojibwa",
    "oneida",
    "onondaga",
    "ottawa",
    "seneca",
    "shawnee",
    "tuscarora",
]


def chosen(tribe: str, *answers: str) -> tuple[PlayerView, Steps]:
    """A player who has just drafted this tribe, and the setup that goes on."""
    steps = Steps(2, tribes="fronts").until("ChooseTribe", f"reveal {tribe}")
    seat = steps.decision.seat
    steps.answer(f"tribe {tribe}").until("PlaceMarker", *answers)
    return steps.view().players[seat], steps


# --- tribes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-13")
def test_the_fifth_swap_token_is_for_the_seneca() -> None:
    assert Table().box.components.setup.swap_tokens_in_box == 5
    for seed in range(25):
        players = set_up(4, seed, tribes="fronts").view().players
        assert all(player.swaps == (2 if player.tribe == "seneca" else 1) for player in players)
        assert sum(player.swaps for player in players) == 4 + any(p.tribe == "seneca" for p in players)
    assert {player.swaps for seen in views(4) for player in seen.players} == {1}


@pytest.mark.rule("WK-SETUP-16")
@pytest.mark.parametrize("tribe", TRIBES)
def test_a_tribe_card_brings_the_materials_printed_on_it(tribe: str) -> None:
    player, steps = chosen(tribe, "gain pumpkin")
    card = next(card for card in steps.rules.components.tribes if card.id == tribe)
    crop = ("corn", "bean", "pumpkin")[steps.rules.home_crop[steps.rules.territories.index(player.home)]]
    wanted = Counter({"leather": card.leather, "fish": card.fish, "beaver": card.beavers})
    wanted[crop] += card.home_vegetables  # of the type the own home produces
    wanted["pumpkin"] += card.any_vegetables  # of the type its owner names
    assert player.goods == {name: wanted[name] for name in player.goods}
    assert player.hand_size == card.mask_cards
    assert player.score == {"economic": 0, "military": 0, "ritual": 0, "mask": 0}


@pytest.mark.rule("WK-SETUP-16")
def test_an_any_vegetable_is_named_when_the_card_is_taken() -> None:
    steps = Steps(2, tribes="fronts").until("ChooseTribe", "reveal cayuga")
    seat = steps.decision.seat
    before = steps.answer("tribe cayuga").view().players[seat].goods
    assert (steps.kind, steps.decision.seat) == ("ChooseVegetable", seat)
    assert steps.choices == ["gain corn", "gain bean", "gain pumpkin"]
    assert steps.answer("gain bean").view().players[seat].goods["bean"] == before["bean"] + 1


@pytest.mark.rule("WK-SETUP-17")
def test_tribes_bring_their_own_components() -> None:
    plain, _ = chosen("fox")
    assert (plain.mohawk, plain.black_marker, plain.markers, plain.swaps) == ("", 0, 4, 1)
    assert plain.progress == []
    mohawk, _ = chosen("mohawk")
    assert mohawk.mohawk == mohawk.home
    ojibwa, _ = chosen("ojibwa")
    assert (ojibwa.markers, ojibwa.black_marker) == (3, 1)
    ottawa, _ = chosen("ottawa")
    assert ottawa.grid[4].id == "ottawa_sacred_fire"
    assert "basic_sacred_fire" not in [tile.id for tile in ottawa.grid]
    seneca, _ = chosen("seneca")
    assert seneca.swaps == 2
    oneida, steps = chosen("oneida")
    assert len(oneida.progress) == 1
    assert oneida.progress[0] not in steps.view().leftover
    assert set(oneida.score.values()) == {0}
    cayuga, _ = chosen("cayuga")
    assert cayuga.tribe == "cayuga"  # the token is a reminder of this


@pytest.mark.rule("WK-SETUP-07", "WK-SETUP-17")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 4), (4, 2)])
def test_oneida_picks_among_the_leftovers_of_levels_1_and_2(players: int, left: int) -> None:
    steps = Steps(players, tribes="fronts").until("ChooseTribe", "reveal oneida").answer("tribe oneida")
    assert steps.kind == "TakeLeftover"
    rules = steps.rules
    levels = Counter(rules.progress_level[rules.progress_names.index(text[5:])] for text in steps.choices)
    assert levels == {0: left, 1: left}
    laid = {tile for row in steps.view().rows for tile in row}
    assert not laid & {text.removeprefix("take ") for text in steps.choices}


@pytest.mark.rule("WK-SETUP-17", "WK-SETUP-19", "WK-SETUP-20", "WK-SETUP-21")
@pytest.mark.parametrize(
    ("tribe", "women", "warriors"), [("onondaga", 6, 6), ("shawnee", 5, 4), ("mohawk", 5, 6), ("fox", 5, 5)]
)
def test_tribes_change_the_starting_numbers(tribe: str, women: int, warriors: int) -> None:
    player, _ = chosen(tribe)
    assert player.at_home == {"woman": women, "hunter": women, "warrior": warriors}
    whole = 8 if tribe == "mohawk" else 7
    assert player.longhouse == {"woman": 7 - women, "hunter": 7 - women, "warrior": whole - warriors}


# --- pieces ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-18")
def test_everybody_puts_a_canoe_in_any_lake() -> None:
    steps = Steps(3).until("LaunchCanoe")
    order = steps.view().order
    for seat in order:
        assert (steps.kind, steps.decision.seat) == ("LaunchCanoe", seat)
        assert {text.removeprefix("launch ") for text in steps.choices} == set(steps.rules.lakes)
        steps.answer("launch huron")  # canoes of any players share a lake
    assert [player.lakes["huron"] for player in steps.view().players] == [1, 1, 1]
    assert steps.kind != "LaunchCanoe"


@pytest.mark.rule("WK-SETUP-19", "WK-SETUP-20", "WK-SETUP-21", "WK-SETUP-22")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_natives_of_each_type_at_home_and_two_in_the_longhouse(players: int) -> None:
    for seen in views(players):
        for player in people(seen):
            assert player.at_home == {"woman": 5, "hunter": 5, "warrior": 5}
            assert player.longhouse == {"woman": 2, "hunter": 2, "warrior": 2}
            assert (player.canoes, sum(player.lakes.values())) == (1, 1)  # four in reserve
        for territory in seen.territories:
            # The warriors are guards of their home; everything else is empty.
            home = territory.home_of
            guards = [
                5 if seat == home and not seen.players[seat].automa else 0 for seat in range(len(seen.order))
            ]
            if home >= 0 and seen.players[home].automa:
                guards[home] = 7  # the Ghost has no longhouse
            assert territory.guards == guards
            assert all(area.seat == -1 for area in territory.areas)


@pytest.mark.rule("WK-SETUP-23")
def test_sacred_fire_lies_in_the_centre_of_a_random_grid() -> None:
    cells: dict[int, set[str]] = {cell: set() for cell in range(9)}
    for seed in range(40):
        for player in set_up(4, seed).view().players:
            assert len({tile.id for tile in player.grid}) == 9
            assert {tile.side for tile in player.grid} == {"action"}
            for cell, tile in enumerate(player.grid):
                cells[cell].add(tile.id)
    assert cells.pop(4) == {"basic_sacred_fire"}
    assert all(len(tiles) == 8 for tiles in cells.values())  # any other tile may lie anywhere else
    # Every tile still in the bag is equally likely for the next cell.
    steps = Steps(2).until("LayTile")
    for left in range(8, 0, -1):
        assert (steps.kind, len(steps.choices)) == ("LayTile", left)
        assert steps.decision.weights(steps.state) == []  # type: ignore[attr-defined]
        steps.answer()


@pytest.mark.rule("WK-SETUP-24", "WK-SETUP-25", "WK-SETUP-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers_and_disks_start_on_their_places(players: int) -> None:
    for seen in views(players):
        for player in seen.players:
            assert player.score == {"economic": 0, "military": 0, "ritual": 0, "mask": 0}
            assert (player.markers, player.reserved_with) == (4, "")
            assert player.disk == ""  # the restore area
        assert not any(seen.spaces.values())


# --- advanced tiles and turtles ---------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-27", "WK-SETUP-28")
@pytest.mark.parametrize(("players", "kept"), [(1, 11), (2, 11), (3, 14), (4, 17)])
def test_the_kept_level_1_tiles_are_six_on_display_and_a_stack(players: int, kept: int) -> None:
    displays = set()
    for seen in views(players):
        assert seen.level == 1
        assert len(set(seen.display)) == 6
        assert all(tile.startswith("level1_") for tile in seen.display)
        assert seen.stack == kept - 6
        displays.add(tuple(seen.display))
    assert len(displays) == len(SEEDS)
    # Which tiles stay in the box is unknown: any tile not yet shown may be the next one.
    steps = Steps(players).until("FillDisplay")
    for shown in range(6):
        assert len(steps.choices) == 17 - shown
        steps.answer()


@pytest.mark.rule("WK-SETUP-29")
def test_level_2_tiles_are_not_seen_before_the_end_of_year_3() -> None:
    for seed in range(3):
        game = firekeeper.new("wendake", players=3, seed=seed, history=False)
        luck = Random(seed)
        levels: dict[int, set[str]] = {}
        while not game.over:
            seen = game.view()
            tiles = [*seen.display, *(tile.id for player in seen.players for tile in player.grid)]
            levels.setdefault(seen.year, set()).update(tile[:6] for tile in tiles)
            game.choose(luck.choice(game.choices))
        assert all("level2" not in levels[year] for year in (1, 2, 3))
        assert all("level2" in levels[year] for year in (4, 5, 6, 7))


@pytest.mark.rule("WK-SETUP-30")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_nine_turtle_stacks_with_a_tile_for_each_player(players: int, each: int) -> None:
    for seen in views(players):
        assert seen.turtle_stacks == {
            f"{category}_{level}": each for category in ("women", "hunters", "canoes") for level in (3, 4, 5)
        }
    # Any of the four tiles of a type may be on top, and the stack ends after `each` tiles.
    table = Table(players=players)
    for seat in range(players):
        table.canoes(seat, 3).begin(seat, "military")
        assert table.legal("claim") == {"claim canoes_3"}
        table.choose("claim canoes_3")
        offered = table.legal("turtle")
        assert len(offered) == 4 - seat
        assert all(tile.startswith("turtle canoes_3_") for tile in offered)
        table.choose(min(offered), "claim_nothing", "continue")
    assert table.state.turtle_stacks[6] == 0
    table.player(0).turtles = 0
    table.begin(0, "military")
    assert table.legal() == {"claim_nothing"}


@pytest.mark.rule("WK-SETUP-32", "WK-AMB-02")
def test_setup_goes_in_the_order_of_the_rulebook() -> None:
    steps = Steps(2, tribes="fronts").until("PlaceMarker", "reveal oneida", "reveal cayuga", "reveal fox")
    assert [kind for kind, _ in groupby(kind for kind, _ in steps.asked)] == [
        "PairTracks",
        "LayProgress",
        "RevealMask",
        "DrawOrder",
        "ChooseHome",
        "RevealTribe",
        "ChooseTribe",
        "TakeLeftover",
        "ChooseTribe",
        "ChooseVegetable",
        "DealMask",
        "LaunchCanoe",
        "LayTile",
        "FillDisplay",
    ]
    order = steps.view().order
    for kind, seats in (("ChooseHome", order), ("ChooseTribe", order[::-1]), ("LaunchCanoe", order)):
        assert [seat for asked, seat in steps.asked if asked == kind] == seats


@pytest.mark.rule("WK-SETUP-32")
def test_a_player_sees_homes_and_progress_rows_before_choosing_a_tribe() -> None:
    steps = Steps(4, tribes="fronts").until("ChooseTribe")
    seen = steps.view(steps.decision.seat)
    assert [len(row) for row in seen.rows] == [8, 8, 8]
    assert all(player.home for player in seen.players)
    assert all(player.grid[0].id == "" for player in seen.players)  # grids come later


@pytest.mark.rule("WK-AMB-02")
def test_starting_mask_cards_come_from_the_deck_in_turn_order() -> None:
    steps = Steps(3).until("DealMask", "next seat3")
    top = steps.view().discard
    for seat in steps.view().order:
        assert steps.kind == "DealMask"
        assert steps.decision.audience(steps.state) == 1 << seat  # type: ignore[attr-defined]
        steps.answer()
        assert steps.view().players[seat].hand_size == 1
    assert steps.view().discard == top
