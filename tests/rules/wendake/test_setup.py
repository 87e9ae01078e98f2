"""Setup (WK-SETUP): boards, rows, decks, homes and tribe cards. The pieces are in test_setup_pieces.py."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from built_table import view_for
from wendake_setup import SEEDS, Steps, people, set_up, views
from wendake_table import Table

import firekeeper
from firekeeper import OptionError
from firekeeper.titles import rules_for

BASIC = {
    "basic_sacred_fire", "basic_move", "basic_harvest", "basic_hunt", "basic_tan_pelts", "basic_fish",
    "basic_mask_ceremony", "basic_trade", "basic_canoe",
}  # fmt: skip


# --- boards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-01")
@pytest.mark.parametrize(("players", "homes", "lands"), [(1, 2, 6), (2, 2, 6), (3, 3, 9), (4, 4, 12)])
def test_the_map_is_that_of_the_player_count(players: int, homes: int, lands: int) -> None:
    seen = views(players)[0]
    assert len(seen.territories) == lands
    assert sum(territory.home_of >= 0 for territory in seen.territories) == homes
    rules: Any = rules_for("wendake", {"players": players})
    chart = next(chart for chart in rules.components.maps if chart.players == max(players, 2))
    assert [territory.id for territory in seen.territories] == [land.id for land in chart.territories]


@pytest.mark.rule("WK-SETUP-02")
def test_the_mask_board_is_on_view() -> None:
    for seen in views(3):
        assert (seen.deck_size, len(seen.discard)) == (36 - 1 - 3, 1)  # deck and discard spaces
        assert {player.disk for player in seen.players} == {""}  # the restore area
        assert len(seen.spaces) == 9  # the ceremonial mask area
        assert (seen.year, seen.years) == (1, 7)
        assert (len(seen.order), seen.reserved) == (3, [])  # the turn order track
        assert len(seen.turtle_stacks) == 9


@pytest.mark.rule("WK-SETUP-03")
def test_the_pairing_of_the_tracks_is_one_of_three_and_never_changes() -> None:
    steps = Steps(2)
    assert (steps.kind, len(steps.choices)) == ("PairTracks", 3)
    found = set()
    for choice in steps.choices:
        pairs = Steps(2).answer(choice).view().pairs
        assert {track for pair in pairs for track in pair} == {"economic", "military", "ritual", "mask"}
        found.add(frozenset(frozenset(pair) for pair in pairs))
    assert len(found) == 3
    dealt = Counter(str(firekeeper.new("wendake", players=2, seed=seed).view().pairs) for seed in range(60))
    assert len(dealt) == 3
    assert min(dealt.values()) > 8
    game = firekeeper.new("wendake", players=2, seed=3, history=False)
    pairs = game.view().pairs
    luck = Random(3)
    while not game.over:
        game.choose(luck.choice(game.choices))
    assert game.view().pairs == pairs


@pytest.mark.rule("WK-SETUP-04")
def test_the_beginner_pairing_is_an_option() -> None:
    steps = Steps(2, pairing="beginner")
    assert steps.kind != "PairTracks"
    for seen in views(3, pairing="beginner"):
        assert sorted(sorted(pair) for pair in seen.pairs) == [["economic", "ritual"], ["mask", "military"]]


@pytest.mark.rule("WK-SETUP-31")
def test_the_year_marker_starts_on_1() -> None:
    assert {seen.year for players in (1, 2, 3, 4) for seen in views(players)} == {1}


# --- progress tiles -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-05", "WK-SETUP-07", "WK-EX-01")
@pytest.mark.parametrize(("players", "each", "total"), [(2, 4, 12), (3, 6, 18), (4, 8, 24)])
def test_three_progress_rows_of_two_tiles_a_player(players: int, each: int, total: int) -> None:
    level = dict(zip(Table().box.progress_names, Table().box.progress_level, strict=True))
    deals = set()
    for seen in views(players):
        assert [len(row) for row in seen.rows] == [each] * 3
        for at, row in enumerate(seen.rows):
            assert {level[tile] for tile in row} == {at}
        laid = [tile for row in seen.rows for tile in row]
        assert len(set(laid)) == total
        assert set(laid) | set(seen.leftover) == set(level)  # 30 tiles, the rest is left over
        assert Counter(level[tile] for tile in seen.leftover) == dict.fromkeys(range(3), 10 - each)
        deals.add(tuple(laid))
    assert len(deals) == len(SEEDS)  # shuffled


@pytest.mark.rule("WK-SETUP-05", "WK-SETUP-07")
def test_rows_are_never_refilled_and_keep_their_order() -> None:
    table = Table(players=2).rows(["move_1", "free_order", "gain_animal"]).have(0, leather=1, fish=1, corn=1)
    table.begin(0, "trade").choose("done")
    assert table.why_not("buy mask_draw_2") == "WK-SETUP-05"  # left over, not on display
    table.choose("buy free_order").settle()
    assert view_for(table.state, None).rows == [["move_1", "gain_animal"], [], []]
    table.have(0, leather=9, fish=9, corn=9).begin(0, "trade").choose("done")
    assert table.legal("buy") == {"buy move_1", "buy gain_animal"}


@pytest.mark.rule("WK-SETUP-06")
@pytest.mark.parametrize(("level", "tile"), [(1, "gain_animal"), (2, "move_2"), (3, "move_3")])
def test_the_price_tokens_say_what_a_level_costs(level: int, tile: str) -> None:
    tokens = {price.level: price for price in Table().box.components.prices}
    assert set(tokens) == {1, 2, 3}
    price = tokens[level]
    vegetables = ("corn", "bean", "pumpkin")[: price.vegetables]
    exact = {"leather": price.leather, "fish": price.fish, **dict.fromkeys(vegetables, 1)}
    rows: list[list[str]] = [[], [], []]
    rows[level - 1] = [tile]
    table = Table(players=2).have(0, **exact).rows(*rows).begin(0, "trade").choose("done")
    assert f"buy {tile}" in table.legal()
    assert table.choose(f"buy {tile}").settle().goods(0) == {}
    for missing in exact:
        table = Table(players=2).have(0, **{**exact, missing: exact[missing] - 1}).rows(*rows)
        assert table.begin(0, "trade").choose("done").legal("buy") == set()


@pytest.mark.rule("WK-SETUP-08", "WK-AMB-39", "WK-AMB-40")
def test_two_flags_come_with_the_alliance_tiles() -> None:
    assert all(player.flag == "" for seen in views(2) for player in seen.players)
    table = Table(players=2).rows(["alliance_1"], [], ["alliance_3"])
    table.have(0, leather=1, fish=1, corn=1).begin(0, "trade").choose(
        "done", "buy alliance_1", "pay 1 1 corn"
    )
    assert table.legal() == {"flag english", "flag french"}
    table.choose("flag french", "done")
    table.have(1, leather=3, fish=3, corn=1, bean=1, pumpkin=1)
    table.begin(1, "trade").choose("done", "buy alliance_3", "pay 3 3 corn bean pumpkin", "done")
    assert [player.flag for player in view_for(table.state, None).players] == ["french", "english"]

    # Also with Oneida's leftover tile, even though no Alliance tile is laid out.
    laid = [f"progress {tile}" for tile in ("move_1", "free_order", "gain_animal", "discount_1", "move_3")]
    steps = Steps(2, tribes="fronts").until("ChooseTribe", *laid, "reveal oneida").answer("tribe oneida")
    steps.answer("take alliance_1")
    assert steps.kind == "ChooseFlag"
    assert steps.choices == ["flag english", "flag french"]
    oneida = steps.decision.seat
    assert steps.answer("flag english").view().players[oneida].flag == "english"


# --- masks, order, homes ---------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-09")
def test_36_mask_cards_one_of_them_face_up() -> None:
    steps = Steps(2).until("RevealMask")
    assert (sum(steps.state.deck), steps.state.discard) == (36, ())
    weights = steps.decision.weights(steps.state)  # type: ignore[attr-defined]
    assert sum(weights) == 36  # each card is as likely as any other
    seen = steps.answer().view()
    assert (seen.deck_size, len(seen.discard)) == (35, 1)
    assert len({view_for.discard[0] for view_for in views(2)}) > 1


@pytest.mark.rule("WK-SETUP-10")
def test_the_turn_order_is_drawn_at_random() -> None:
    steps = Steps(3).until("DrawOrder")
    assert steps.choices == ["next seat1", "next seat2", "next seat3"]
    assert steps.answer("next seat3").choices == ["next seat1", "next seat2"]
    steps.answer("next seat1").answer()
    assert steps.view().order == [2, 0, 1]
    drawn = Counter(
        tuple(firekeeper.new("wendake", players=3, seed=seed).view().order) for seed in range(120)
    )
    assert set(drawn) == set(permutations(range(3)))
    assert min(drawn.values()) >= 8


@pytest.mark.rule("WK-SETUP-11", "WK-AMB-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_homes_are_chosen_in_turn_order_each_only_once(players: int) -> None:
    steps = Steps(players).until("ChooseHome", f"next seat{players}")
    order = steps.view().order
    assert order[0] == players - 1
    free = {f"home {steps.rules.territories[home]}" for home in steps.rules.homes}
    for seat in order:
        assert (steps.kind, steps.decision.seat, set(steps.choices)) == ("ChooseHome", seat, free)
        taken = steps.choices[-1]
        steps.answer(taken)
        free.remove(taken)
        assert steps.view().players[seat].home == taken.removeprefix("home ")
    assert free == set()  # as many homes as players
    assert steps.kind != "ChooseHome"


@pytest.mark.rule("WK-SETUP-12", "WK-SETUP-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_full_set_of_pieces(players: int) -> None:
    for seen in views(players):
        for player in seen.players:
            assert all(player.at_home[name] + player.longhouse[name] == 7 for name in player.longhouse)
            assert {tile.id for tile in player.grid} == BASIC
            assert (player.markers, player.swaps, len(player.score)) == (4, 1, 4)
            assert not any(tile.fired or tile.marked for tile in player.grid)
    # Five canoes: one is in play, four more can be put there, no sixth.
    table = Table(players=players).canoes(0, 1)
    for count in range(2, 6):
        table.begin(0, "canoe").choose("launch erie")
        assert table.player(0).canoes == count
    table.begin(0, "canoe")
    assert table.decision is None
    assert table.player(0).canoes == 5


# --- tribe cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SETUP-14")
def test_backs_or_fronts_for_all() -> None:
    assert {player.tribe for seen in views(4, tribes="backs") for player in seen.players} == {"wendat"}
    for seen in views(4, tribes="fronts"):
        tribes = [player.tribe for player in seen.players]
        assert "wendat" not in tribes
        assert len(set(tribes)) == 4
    with pytest.raises(OptionError):
        firekeeper.new("wendake", players=2, tribes="mixed")


@pytest.mark.rule("WK-SETUP-15", "WK-AMB-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_symmetric_start(players: int) -> None:
    crops = {"corn": 0, "bean": 0, "pumpkin": 0}
    for seed in SEEDS:
        game = set_up(players, seed)
        rules: Any = game.rules
        for player in people(game.view()):
            crop = rules.home_crop[rules.territories.index(player.home)]
            wanted = {"leather": 1, "fish": 1, "beaver": 2, tuple(crops)[crop]: 1}
            assert {name: count for name, count in player.goods.items() if count} == wanted
            assert player.hand_size == 1
            assert (player.progress, player.mohawk, player.black_marker) == ([], "", 0)
            assert len(game.view(player.seat).players[player.seat].hand or []) == 1
        # The cards come from the deck, not from the discard pile.
        assert len(game.view().discard) == 1


@pytest.mark.rule("WK-SETUP-16", "WK-EX-02")
def test_the_draft_of_tribe_cards_goes_in_reverse_turn_order() -> None:
    steps = Steps(3, tribes="fronts").until("ChooseTribe", "next seat2")
    order = steps.view().order
    offered = steps.view().tribes
    assert len(offered) == 4  # one more than players
    assert len(set(offered)) == 4
    choosers = []
    while steps.kind == "ChooseTribe":
        choosers.append(steps.decision.seat)
        assert [text.removeprefix("tribe ") for text in steps.choices] == offered
        assert len(offered) >= 2  # the first player still has a choice
        offered.remove(steps.choices[-1].removeprefix("tribe "))
        steps.answer(steps.choices[-1])
        while steps.kind in ("ChooseVegetable", "TakeLeftover", "ChooseFlag"):
            steps.answer()  # what the card itself asks
    assert choosers == order[::-1]
    assert steps.view().tribes == []  # the fourth is back in the box
    assert len({player.tribe for player in steps.view().players}) == 3
