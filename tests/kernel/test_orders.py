"""Standing orders: what one is, and the one that every game has."""

from __future__ import annotations

from types import SimpleNamespace

from firekeeper.kernel.choice import ChoiceBook
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.orders import LIST, NUMBER, ONLY_ONE, SWITCH, StandingOrder, only_one
from firekeeper.kernel.state import State

BOOK = ChoiceBook()
ONE, TWO = BOOK.add("pass"), BOOK.add("play")
OPEN, SECRET = SimpleNamespace(always_asked=False), SimpleNamespace(always_asked=True)


def test_the_only_choice_is_made_unless_that_would_tell_something() -> None:
    assert only_one(None, OPEN, [ONE], True) is ONE
    assert only_one(None, OPEN, [TWO], True) is TWO
    assert only_one(None, OPEN, [ONE, TWO], True) is None
    assert only_one(None, OPEN, [], True) is None
    assert only_one(None, SECRET, [ONE], True) is None


def test_every_game_has_it_as_a_switch() -> None:
    assert (ONLY_ONE.name, ONLY_ONE.kind, ONLY_ONE.answer) == ("only_one", SWITCH, only_one)


def test_an_order_is_a_switch_unless_it_says_more() -> None:
    plain = StandingOrder("pile", "game-order-pile", only_one)
    assert (plain.name, plain.message, plain.answer) == ("pile", "game-order-pile", only_one)
    assert (plain.kind, plain.values, plain.labels) == (SWITCH, None, "")
    assert (plain.least, plain.most) == (0, 0)


def test_lists_have_values_and_numbers_have_bounds() -> None:
    def values(rules: object) -> list[str]:
        return ["corn", "fish"]

    wishes = StandingOrder("wishes", "m", only_one, LIST, values, "game-good-")
    assert (wishes.kind, wishes.values, wishes.labels) == (LIST, values, "game-good-")
    fires = StandingOrder("fires", "m", only_one, NUMBER, least=1, most=5)
    assert (fires.kind, fires.least, fires.most) == (NUMBER, 1, 5)
    assert len({SWITCH, LIST, NUMBER}) == 3


def test_an_order_is_asked_about_its_questions_or_about_all() -> None:
    class Pay(Decision[State]):
        pass

    class Replacement(Decision[State]):
        name = "Pay"

    bound = StandingOrder("pay", "m", only_one, questions=("Pay",))
    assert bound.about(Pay(0))
    assert bound.about(Replacement(0))
    assert not bound.about(Decision[State](0))
    assert ONLY_ONE.about(Pay(0))
    assert ONLY_ONE.about(Decision[State](0))
