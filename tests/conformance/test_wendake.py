"""What the conformance suite does with Wendake: all its options, and every kind of choice."""

from firekeeper.conformance import Walk, cases
from firekeeper.kernel.choice import Choice

CASES = cases("wendake")


def test_random_play_reaches_every_kind_of_choice() -> None:
    """The suite proves nothing about what never happens: every verb, action and progress tile comes up."""
    chosen, known = coverage()
    assert known - chosen == set()


def test_every_option_set_is_there() -> None:
    found = {(case.options["players"], case.options["tribes"]) for case in CASES if case.prepare is None}
    assert found >= {(players, tribes) for players in (1, 2, 3, 4) for tribes in ("backs", "fronts")}
    assert {case.options.get("difficulty") for case in CASES} >= {"easy", "medium", "hard"}


def coverage() -> tuple[set[str], set[str]]:
    """What some random games use of the choices, and all that can come up."""
    chosen: set[str] = set()
    known: set[str] = set()
    for case in CASES:
        known |= {word(choice) for choice in case.rules.book.by_text.values()}
        for seed in range(5 if case.prepare is None else 24):
            walk = Walk(case, seed)
            while walk.decision is not None:
                chosen.add(word(walk.step()))
    known.remove("use outpost_to_guard")  # turned as part of a transfer, never by itself (WK-PROG-202)
    return chosen, known


def word(choice: Choice) -> str:
    """The verb, and where it says little what it is about."""
    return choice.text if choice.verb in ("use", "perform", "claim") else choice.verb
