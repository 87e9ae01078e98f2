"""Orders of play as lists of frames, and what a module changes in them."""

import pytest

from firekeeper.kernel.frame import Frame
from firekeeper.kernel.phases import after, before, instead_of


class Sow(Frame):
    pass


class Reap(Frame):
    pass


class Rest(Frame):
    pass


def names(phases):
    return [type(frame).__name__ for frame in phases]


def test_frames_are_put_before_after_and_in_place_of_others():
    year = [Sow(), Sow(), Reap()]
    assert names(before(year, Sow, Rest())) == ["Rest", "Sow", "Sow", "Reap"]
    assert names(after(year, Sow, Rest(), Rest())) == ["Sow", "Sow", "Rest", "Rest", "Reap"]
    assert names(after(year, Reap, Rest())) == ["Sow", "Sow", "Reap", "Rest"]
    assert names(after([Sow(), Sow(), Sow(), Reap(), Sow()], Sow, Rest())) == [
        "Sow", "Sow", "Sow", "Rest", "Reap", "Sow",
    ]  # fmt: skip
    assert names(instead_of(year, Sow, Rest())) == ["Rest", "Reap"]
    assert names(instead_of(year, Reap)) == ["Sow", "Sow"]
    assert names(year) == ["Sow", "Sow", "Reap"], "the list of the game stays as it is"


@pytest.mark.parametrize("change", [before, after, instead_of])
def test_a_frame_that_is_not_there_is_an_error(change):
    """A base game that changes its year must not silently lose what a module does in it."""
    with pytest.raises(ValueError, match="there is no Rest among Sow, Reap"):
        change([Sow(), Reap()], Rest, Rest())
