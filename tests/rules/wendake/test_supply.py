"""Actions in general (WK-ACT-GEN), and Canoe, Harvest, Hunt, Tan Pelts and Fish (WK-ACT-CANOE to -FISH)."""

from __future__ import annotations

import pytest
from wendake_table import GRID, Table

TEN_ACTIONS = {
    "canoe", "move", "harvest", "hunt", "tan_pelts", "fish", "military", "mask_ceremony", "trade",
    "sacred_fire",
}  # fmt: skip


def in_the_middle(tile: str, ritual: bool = False) -> Table:
    """It is seat 0's turn, and this tile lies in the centre of the grid."""
    table = Table(grid=(*GRID[:4], tile, *GRID[5:]))
    if ritual:
        table.sides(0, [(1, 1)])
    return table.turn(0)


def shown_by(table: Table) -> list[str]:
    """The actions offered one after the other once the centre is activated, each skipped."""
    table.choose("activate 1 1")
    shown = []
    while performing := table.legal("perform"):
        (text,) = performing
        shown.append(text.removeprefix("perform "))
        table.choose(f"skip {shown[-1]}")
    return shown


# --- actions in general ---------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-GEN-01", "WK-ACT-RITUAL-04")
def test_action_sides_show_the_ten_actions_and_ritual_sides_ritual() -> None:
    tiles = Table().box.components.tiles
    seen = set()
    for tile in tiles:
        on_action_side = shown_by(in_the_middle(tile.id))
        assert on_action_side == list(tile.actions)
        seen |= {action.split()[0] for action in on_action_side}
        if tile.id != "ottawa_sacred_fire":  # has no RITUAL side
            assert shown_by(in_the_middle(tile.id, ritual=True)) == ["ritual"]
    assert seen == TEN_ACTIONS


@pytest.mark.rule("WK-ACT-GEN-02")
def test_an_action_may_be_skipped() -> None:
    table = Table().have(0, beaver=3).turn(0)
    table.choose("activate 0 0", "skip tan_pelts", "skip move 1")
    assert table.goods(0) == {"beaver": 3}
    assert table.legal() == {"end_turn", "swap"}


@pytest.mark.rule("WK-ACT-GEN-02")
def test_a_skipped_action_does_not_come_back() -> None:
    table = Table().have(0, beaver=3).turn(0)
    table.choose("activate 0 0", "skip tan_pelts")
    assert table.why_not("perform tan_pelts") == "WK-TURN-06"


@pytest.mark.rule("WK-ACT-GEN-02", "WK-ACT-MASK-02")
def test_a_performed_mask_ceremony_must_draw() -> None:
    table = Table().discard("husk").begin(0, "mask_ceremony")
    assert table.legal() == {"draw deck", "draw discard"}


@pytest.mark.rule("WK-ACT-GEN-02", "WK-ACT-RITUAL-02")
def test_a_performed_ritual_must_bring_natives_home() -> None:
    table = Table().begin(0, "ritual")
    assert table.legal() == {"call woman", "call hunter", "call warrior"}


@pytest.mark.rule("WK-AMB-75")
def test_the_same_icon_twice_is_two_actions() -> None:
    """level2_17 shows two canoes: each is performed or skipped by itself."""
    table = in_the_middle("level2_17")
    table.choose("activate 1 1", "perform canoe", "launch erie")
    assert table.legal() == {"perform canoe", "skip canoe", "swap"}
    table.choose("perform canoe", "launch erie")
    assert table.player(0).canoes == 2
    assert table.legal("perform") == {"perform move 2"}

    table = in_the_middle("level2_17")
    table.choose("activate 1 1", "skip canoe", "perform canoe", "launch huron")
    assert table.player(0).canoes == 1
    assert table.legal("perform") == {"perform move 2"}


@pytest.mark.rule("WK-AMB-75")
def test_between_two_equal_icons_lies_the_window_between_actions() -> None:
    table = in_the_middle("level2_17").put(0, "outpost", "sandusky.1").own(0, "gain_animal")
    table.choose("activate 1 1", "perform canoe", "launch erie")
    assert {"transfer sandusky.1 replace", "use gain_animal"} <= table.legal()


@pytest.mark.rule("WK-AMB-75")
def test_in_free_order_each_icon_is_used_at_most_once() -> None:
    table = in_the_middle("level2_17").own(0, "free_order")
    table.choose("activate 1 1", "use free_order")
    assert table.legal("perform") == {"perform canoe", "perform move 2"}
    table.choose("perform move 2", "done", "perform canoe", "launch erie", "perform canoe", "launch erie")
    assert table.player(0).canoes == 2
    assert not table.legal("perform")


# --- Canoe ----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-CANOE-01")
def test_a_canoe_goes_from_the_reserve_to_any_lake() -> None:
    table = Table().canoes(0, 1).canoes(1, 2).begin(0, "canoe")
    lakes = ("superior", "huron", "michigan", "erie", "ontario")
    assert table.legal() == {f"launch {lake}" for lake in lakes}
    table.choose("launch erie")
    assert table.player(0).canoes == 2
    assert table.player(0).lakes[table.box.lakes.index("erie")] == 1
    assert table.player(1).canoes == 2
    assert table.decision is None


@pytest.mark.rule("WK-ACT-CANOE-01")
def test_the_fifth_canoe_is_the_last() -> None:
    table = Table().canoes(0, 4)
    table.begin(0, "canoe").choose("launch ontario")
    assert table.player(0).canoes == 5
    table.begin(0, "canoe")
    assert table.decision is None
    assert table.player(0).canoes == 5


@pytest.mark.rule("WK-ACT-CANOE-02")
def test_a_new_canoe_widens_fishing_exchange_and_claims() -> None:
    table = Table().canoes(0, 2).have(0, corn=9)
    assert strength(table) == (2, 2, 0)  # fish, exchanges, turtle tiles
    table.begin(0, "canoe").choose("launch huron")
    assert strength(table) == (3, 3, 1)


def strength(table: Table) -> tuple[int, int, int]:
    """Fish caught, exchanges possible and canoe turtle tiles on offer, tried out on copies."""
    fishing = table.copy().begin(0, "fish")
    trading = table.copy().begin(0, "trade")
    exchanges = 0
    while "exchange corn bean" in trading.legal():
        trading.choose("exchange corn bean")
        exchanges += 1
    claims = table.copy().begin(0, "military").legal("claim")
    return fishing.goods(0).get("fish", 0), exchanges, len([text for text in claims if "canoes" in text])


# --- Harvest --------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-HARVEST-01")
def test_each_woman_in_an_area_brings_its_vegetable() -> None:
    table = Table().natives(0, "home", woman=0)
    table.put(0, "woman", "sandusky.1", "sandusky.2", "wendake.1", "nipissing.1")
    table.put(1, "woman", "muskingum.1").begin(0, "harvest")
    assert table.goods(0) == {"corn": 2, "pumpkin": 1, "bean": 1}
    assert table.goods(1) == {}


@pytest.mark.rule("WK-ACT-HARVEST-02", "WK-AMB-45")
@pytest.mark.parametrize("women", [1, 2, 7])
@pytest.mark.parametrize(("seat", "crop"), [(0, "corn"), (1, "bean")])
def test_the_home_gives_one_vegetable_however_many_women(women: int, seat: int, crop: str) -> None:
    table = Table().natives(seat, "home", woman=women).begin(seat, "harvest")
    assert table.goods(seat) == {crop: 1}


@pytest.mark.rule("WK-ACT-HARVEST-03")
def test_a_home_without_women_gives_nothing() -> None:
    table = Table().natives(0, "home", woman=0, hunter=5).begin(0, "harvest")
    assert table.goods(0) == {}


@pytest.mark.rule("WK-ACT-HARVEST-03", "WK-TRANSFER-09")
def test_the_last_woman_transferred_away_leaves_the_home_barren() -> None:
    table = Table(grid=("level2_14", *GRID[1:])).natives(0, "home", woman=1).put(0, "outpost", "wendake.2")
    table.turn(0).choose("transfer wendake.2 replace", "activate 0 0", "skip move 3", "perform harvest")
    assert table.goods(0) == {"pumpkin": 1}


@pytest.mark.rule("WK-ACT-HARVEST-03")
def test_outposts_and_hunters_harvest_nothing() -> None:
    table = Table().natives(0, "home", woman=0).put(0, "outpost", "sandusky.1").put(0, "hunter", "sandusky.3")
    table.begin(0, "harvest")
    assert table.goods(0) == {}


# --- Hunt -----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-HUNT-01")
def test_each_hunter_in_an_area_brings_a_beaver() -> None:
    table = Table().natives(0, "home", hunter=0).put(0, "hunter", "sandusky.3", "wendake.3")
    table.put(0, "outpost", "wendake.4").put(0, "woman", "wendake.1").put(1, "hunter", "muskingum.3")
    table.begin(0, "hunt")
    assert table.goods(0) == {"beaver": 2}
    assert table.goods(1) == {}


@pytest.mark.rule("WK-ACT-HUNT-02", "WK-AMB-45")
@pytest.mark.parametrize(("hunters", "beavers"), [(0, {}), (1, {"beaver": 1}), (7, {"beaver": 1})])
def test_the_home_gives_one_beaver_if_a_hunter_is_there(hunters: int, beavers: dict[str, int]) -> None:
    table = Table().natives(0, "home", hunter=hunters, woman=3).begin(0, "hunt")
    assert table.goods(0) == beavers


# --- Tan Pelts and Fish ---------------------------------------------------------------------------


@pytest.mark.rule("WK-ACT-TAN-01")
@pytest.mark.parametrize("beavers", [0, 1, 4])
def test_all_beavers_become_leather(beavers: int) -> None:
    table = Table().have(0, beaver=beavers, leather=2, corn=1).begin(0, "tan_pelts")
    assert table.goods(0) == {"leather": 2 + beavers, "corn": 1}
    assert table.decision is None  # nothing to choose: no partial conversion


@pytest.mark.rule("WK-ACT-FISH-01")
@pytest.mark.parametrize("canoes", [0, 1, 5])
def test_fish_grow_by_the_canoes_in_play(canoes: int) -> None:
    table = Table().canoes(0, canoes).canoes(1, 3).have(0, fish=2).begin(0, "fish")
    assert table.goods(0) == {"fish": 2 + canoes}
    assert table.goods(1) == {}
