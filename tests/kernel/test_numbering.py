"""Numbers of choices: dense, the same in every process, and a way back for every code."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from firekeeper.kernel import engine
from firekeeper.kernel.choice import LAZY, Choice, ChoiceBook
from firekeeper.kernel.numbering import Numbering
from firekeeper.kernel.rng import Stream
from firekeeper.titles import TITLES, _rules, rules_for

SIZES = [
    (name, players) for name in TITLES for players in (1, 2, 3, 4) if (name, players) != ("endless_winter", 1)
]


def market() -> ChoiceBook:
    """Two ordinary verbs, and bundles of goods which are made lazily."""
    book = ChoiceBook()

    def make(words: list[str]) -> Choice | None:
        return book.add("bundle", tuple(words)) if words == sorted(words) else None

    book.add("pass")
    book.register_lazy("bundle", make, ["corn", "fish", "hide"])
    book.add("move", ("here",))
    book.add("bundle", ("corn", "fish"))
    book.add("move", ("there",))
    return book


def test_interned_choices_are_numbered_in_their_order() -> None:
    book = market()
    assert [(choice.text, choice.number) for choice in book.interned] == [
        ("pass", 0),
        ("move here", 1),
        ("move there", 2),
    ]
    assert book.by_text["bundle corn fish"].number == LAZY
    assert book.add("move", ("here",)).number == 1, "once only"


def test_codes_of_lazy_choices_are_made_of_words() -> None:
    book = market()
    numbering = Numbering(book)
    assert numbering.size == 4
    bundle = book.find("bundle corn fish fish")
    assert bundle is not None
    assert numbering.encode(bundle) == (3, 0, 1, 1)
    assert numbering.number(bundle) == 3
    assert numbering.decode((3, 0, 1, 1)) is bundle
    assert numbering.decode((3, 2)).text == "bundle hide", "never met before"
    assert numbering.words("bundle") == ["corn", "fish", "hide"]


@pytest.mark.parametrize("code", [(), (-1,), (4,), (0, 0), (3, 3), (3, -1), (3, 1, 0)])
def test_other_codes_are_refused(code: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="is no choice of these rules"):
        Numbering(market()).decode(code)


def test_several_lazy_verbs_have_numbers_of_their_own() -> None:
    book = market()
    book.register_lazy("gift", lambda words: book.add("gift", tuple(words)), ["fish"])
    numbering = Numbering(book)
    gift, bundle = book.add("gift", ("fish",)), book.add("bundle", ("hide",))
    assert (numbering.encode(bundle), numbering.encode(gift)) == ((3, 2), (4, 0))
    assert [numbering.decode(code) for code in ((3, 2), (4, 0))] == [bundle, gift]


def test_a_mask_shows_what_is_legal() -> None:
    book = market()
    numbering = Numbering(book)
    legal = [book.by_text["move there"], book.by_text["bundle corn fish"]]
    assert list(numbering.mask(legal)) == [0, 0, 1, 1]


# --- the games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_every_choice_of_a_game_has_a_code_and_nothing_else_is_interned_in_play(
    name: str, players: int
) -> None:
    rules = rules_for(name, {"players": players})
    numbering = Numbering(rules.book)
    before = len(rules.book.interned)
    state, stream = rules.start(), Stream(8)
    while (decision := engine.run_automatic(state)) is not None:
        choices = engine.legal(state, decision)
        mask = numbering.mask(choices)
        codes = {numbering.encode(choice) for choice in choices}
        assert len(codes) == len(set(choices))
        assert {number for number, legal in enumerate(mask) if legal} == {code[0] for code in codes}
        for choice in choices:
            assert numbering.decode(numbering.encode(choice)) is choice
        engine.apply(state, decision, choices[stream.below(len(choices))])
    assert len(rules.book.interned) == before
    assert [choice.number for choice in rules.book.interned] == list(range(before))


def test_payments_of_endless_winter_are_made_of_words() -> None:
    book = rules_for("endless_winter", {"players": 2}).book
    numbering = Numbering(book)
    payment = book.find("pay hunter+ elder food:3") or book.find("pay elder hunter+ food:3")
    assert payment is not None
    code = numbering.encode(payment)
    assert [numbering.words("pay")[word] for word in code[1:]] == payment.text.split(" ")[1:]
    assert numbering.size == len(book.interned) + 1


def test_what_was_played_before_changes_no_number() -> None:
    fresh = _rules.__wrapped__("endless_winter", '{"players":2}', None, TITLES["endless_winter"].versions[-1])
    before = Numbering(fresh.book).fingerprint
    engine.playout(fresh.start(), Stream(4).below, engine.Tally())
    assert Numbering(fresh.book).fingerprint == before
    assert Numbering(rules_for("endless_winter", {"players": 3}).book).fingerprint != before


SCRIPT = """
from firekeeper.kernel.numbering import Numbering
from firekeeper.titles import rules_for
for name, players in [("wendake", 1), ("wendake", 4), ("endless_winter", 2), ("endless_winter", 4)]:
    print(Numbering(rules_for(name, {"players": players}).book).fingerprint)
"""


def test_numbers_are_the_same_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(set(outputs.pop().split())) == 4
