"""The view tells what is left of the benefits in progress, not only the question."""

from endless_winter_table import Table

from firekeeper.games.endless_winter.view import WinterView


def seen(table: Table, seat: int | None = None) -> WinterView:
    view: WinterView = table.box.view(table.state, seat)
    return view


def test_units_left_of_a_benefit() -> None:
    table = Table().camps(0, 1, 2).gain(0, "move 2 + idol 1")
    for seat in (0, 1, None):
        assert seen(table, seat).gaining == {"move": 2, "idol": 1}
    table.choose("move 1 7")
    assert seen(table).gaining == {"move": 1, "idol": 1}
    assert seen(table.choose("forgo")).gaining == {}


def test_what_waits_below_a_chain_counts() -> None:
    table = Table().animals(0, "sabertooth").deck(0, "hunter").gain(0, "tip 1 + draw 1")
    table.choose("tip sabertooth")
    assert seen(table).gaining == {"draw": 1, "tool": 1, "idol": 1}


def test_a_price_in_labour_that_is_being_paid() -> None:
    table = Table().have(0, food=4).hold(0, "hunter").act(0, "hunt")
    assert seen(table).owing == 0
    table.choose("scout")
    assert seen(table, 1).owing == 2
