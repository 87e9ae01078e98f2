"""What the view counts for everybody: black pieces, and what is left of an action in progress."""

from built_table import view_for
from wendake_table import Table

from firekeeper.games.wendake.terms import IN_LONGHOUSE
from firekeeper.kernel.engine import run_automatic


def test_the_black_marker_is_counted() -> None:
    table = Table(players=2, tribes=["ojibwa"])
    me, other = view_for(table.state, 0).players
    assert (me.markers, me.black_marker) == (3, 1)
    assert (me.markers_left, me.markers_total) == (4, 4)
    assert (other.markers_left, other.markers_total) == (4, 4)


def test_the_mohawk_warrior_waits_with_the_others() -> None:
    table = Table(players=2, tribes=["mohawk"])
    before = view_for(table.state, 0).players[0].waiting
    assert before == sum(table.longhouse(0).values())
    table.state.guards[table.player(0).home * table.box.seats] -= 1
    table.player(0).mohawk = IN_LONGHOUSE
    me = view_for(table.state, 0).players[0]
    assert me.mohawk == "longhouse"
    assert me.waiting == before + 1 == sum(me.longhouse.values()) + 1


def test_a_tile_that_is_being_paid_is_seen_by_everybody() -> None:
    table = Table(players=2).have(0, leather=3, fish=3, corn=2, bean=2, pumpkin=2).canoes(0, 1)
    tile = "mask_draw_2"
    table.rows([tile], [], [])
    table.begin(0, "trade").choose("done")
    assert view_for(table.state, 1).doing.purchases == 1
    table.choose(f"buy {tile}")
    for seat in (0, 1, None):
        seen = view_for(table.state, seat)
        assert seen.doing is not None
        assert (seen.doing.seat, seen.doing.paying) == (0, tile)
        assert tile not in seen.rows[0]
        assert tile not in seen.players[0].progress
    table.choose(min(table.legal("pay")))
    assert view_for(table.state, 1).doing is None or not view_for(table.state, 1).doing.paying
    assert tile in view_for(table.state, 1).players[0].progress


def test_exchanges_steps_and_categories_left() -> None:
    table = Table(players=2).have(0, corn=3).canoes(0, 2).begin(0, "trade")
    assert view_for(table.state, 1).doing.exchanges == 2
    table.choose("exchange corn fish")
    assert view_for(table.state, 1).doing.exchanges == 1
    table = Table(players=2).begin(0, "move 2")
    assert view_for(table.state, 1).doing.steps == 2
    table = Table(players=2).begin(0, "military")
    run_automatic(table.state)
    assert view_for(table.state, 1).doing.categories == ["women", "hunters", "canoes"]


def test_nothing_is_left_where_nothing_has_begun() -> None:
    assert view_for(Table(players=2).state, 0).doing is None
    assert view_for(Table(players=2).turn(0).state, 0).doing is None
