"""Events and audiences: who may know, whom an event is about, what begins with it."""

from __future__ import annotations

import msgspec

from firekeeper.games.endless_winter import events as winter
from firekeeper.games.wendake import events as wendake
from firekeeper.kernel.audience import all_but, may_know, only
from firekeeper.kernel.events import Event, SeatEvent, twins
from firekeeper.kernel.frame import EVERYONE


class Stolen(Event, frozen=True):
    seat_fields = ("thief", "victim")

    thief: int
    victim: int


def test_an_audience_is_a_seat_or_all_the_others_or_everyone() -> None:
    readers = [0, 1, 2, None]
    assert [may_know(EVERYONE, reader, 3) for reader in readers] == [True] * 4
    assert [may_know(only(1), reader, 3) for reader in readers] == [False, True, False, False]
    assert [may_know(all_but(1, 3), reader, 3) for reader in readers] == [True, False, True, True]
    assert not may_know(0b111, None, 3), "the seats are not the spectators"


def test_an_audience_has_one_bit_for_each_seat_and_one_for_spectators() -> None:
    assert (all_but(0, 2), all_but(1, 2), all_but(1, 3)) == (0b110, 0b101, 0b1101)


def test_events_say_which_seats_they_are_about() -> None:
    assert Stolen(thief=2, victim=0).about == (2, 0)
    assert wendake.Fought(seat=1, opponent=3, place="huron", target="guard").about == (1, 3)
    assert wendake.FireLit(seat=1, cell=0, tile="t").about == (1,)
    assert winter.RoundBegan(round=2).about == ()


def test_events_say_what_begins_with_them() -> None:
    assert wendake.YearBegan(year=1).opens == winter.RoundBegan(round=1).opens == "stage"
    assert winter.TurnBegan(seat=0, lap=1).opens == "turn"
    assert wendake.FireLit(seat=1, cell=0, tile="t").opens == ""


def test_what_is_declared_of_a_kind_of_event_is_not_sent_with_each() -> None:
    event = Stolen(thief=2, victim=0)
    assert msgspec.to_builtins(event) == {"type": "Stolen", "thief": 2, "victim": 0}


class Drew(SeatEvent, frozen=True):
    card: str
    left: int


def test_the_others_hear_the_twin_of_a_secret() -> None:
    mine, others = twins(Drew(seat=1, card="ace", left=3), 3, card="")
    assert mine == Drew(seat=1, card="ace", left=3, audience=only(1))
    assert others == Drew(seat=1, card="", left=3, audience=all_but(1, 3))
    for seat in (0, 1, 2, None):
        assert may_know(mine.audience, seat, 3) != may_know(others.audience, seat, 3)
