"""The last lines of a game: who has won, and how it ended."""

import pytest

from firekeeper.kernel.record import Result
from firekeeper.terminal.verdict import verdict
from firekeeper.texts import Texts, sources, wording
from firekeeper.titles import rules_for

FROST = {
    "en": "wendake-ending-frost = The frost came too early.",
    "fr": "wendake-ending-frost = Le gel est venu trop tôt.",
}


def told(result, language="en", seat=0):
    t = Texts(language, [*sources(language).values(), FROST[language]])
    return [line.plain for line in verdict(t, wording(rules_for("wendake", {"players": 3}), seat), result)]


@pytest.mark.parametrize(
    ("winners", "seat", "english", "french"),
    [
        ([0], 0, "You win with 9 points!", "Vous gagnez avec 9 points !"),
        ([2], 0, "Green wins with 7 points.", "Vert gagne avec 7 points."),
        ([0, 2], 0, "You win, together with Green!", "Vous gagnez, avec Vert !"),
        ([0, 2], 1, "Red and Green win.", "Rouge et Vert gagnent."),
        ([0, 1, 2], 1, "You win, together with Red and Green!", "Vous gagnez, avec Rouge et Vert !"),
        ([], 0, "Nobody wins.", "Personne ne gagne."),
    ],
)
def test_winners(winners, seat, english, french):
    result = Result([9, 8, 7], winners)
    assert told(result, seat=seat) == [english]
    assert [line.replace("\u202f", " ").replace("\u00a0", " ") for line in told(result, "fr", seat)] == [
        french
    ]


def test_an_ending_that_is_not_by_points_is_told_first():
    assert told(Result([0, 0, 0], [], "frost")) == ["The frost came too early.", "Nobody wins."]
    assert told(Result([0, 0, 0], [], "frost"), "fr") == ["Le gel est venu trop tôt.", "Personne ne gagne."]
