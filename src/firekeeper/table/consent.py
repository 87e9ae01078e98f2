"""Consent: what one person may not decide alone.

An undo beyond the barrier needs the other people; handing over the seat of somebody who has vanished needs
the people who are left. The last consent carries a request out.
"""

from __future__ import annotations

from firekeeper.table import log_entries as le
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.table_config import Request

AWAY_SECONDS = 300.0
"""Without a clock, somebody who lets the only other person wait this long has vanished."""


def plan_request(
    table: LiveTable,
    account: int,
    kind: str,
    number: int,
    seat: int,
    bot: str,
    now: float,
    at: int | None = None,
) -> list[le.AnyLogEntry]:
    """Ask the other people for an undo beyond the barrier, or to hand over a vanished person's seat.

    `at`: who of several people is at the device. Those who share it are asked aloud, not by us.
    """
    table.playing()
    asker = table.played_seat(account, at)
    if kind == "undo":
        number = _undo_target(table, number, asker)
        if all(table.seats[other].account == account for other in table.people(asker)):
            return [le.Undone(asker, number)]
    elif kind == "hand_over":
        number = 0
        _check_hand_over(table, asker, seat, bot)
        asked = [voter for voter in table.people() if table.seats[voter].account != account]
        if table.seats[seat].timed_out or all(voter == seat for voter in asked):
            if not table.seats[seat].bot:
                _check_vanished(table, seat, now)
            return [_handed_over(seat, bot, alone=True)]
    else:
        raise TableError("bad_message", f"there is no request «{kind}»; there are undo and hand_over")
    if any(request.kind == kind and request.seat == seat for request in table.requests.values()):
        raise TableError("conflict", "this is being asked already")
    return [le.Asked(table.public_count + 1, kind, asker, number, seat, bot)]


def _undo_target(table: LiveTable, number: int, asker: int) -> int:
    game = table.playing()
    if table.config.settings.undo == "never":
        raise TableError("forbidden", "this table has agreed not to undo beyond the barrier")
    if not 0 <= number < game.number:
        raise TableError("illegal_choice", f"there are {game.number} choices; name one of them")
    target = game.choice_before(number, asker)
    if target is None:
        raise TableError("illegal_choice", "you have chosen nothing yet that could be taken back")
    return target


def _check_hand_over(table: LiveTable, asker: int, seat: int, bot: str) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "human" or seat == asker:
        raise TableError("illegal_choice", "name the seat of another person")
    if table.seats[seat].bot and bot:
        raise TableError("conflict", "a bot plays this seat already; it can be offered to a friend")
    if table.seats[seat].offered and not bot:
        raise TableError("conflict", "this seat is offered to a friend already: send them the link")


def _check_vanished(table: LiveTable, seat: int, now: float) -> None:
    """With nobody else to ask, the clock has to say that somebody is gone."""
    if vanished(table, seat, now):
        return
    if table.config.settings.clock is not None:
        raise TableError("forbidden", "their clock has not run out: only then can you decide this alone")
    raise TableError(
        "forbidden",
        f"you can decide this alone when they have let you wait for {AWAY_SECONDS / 60:.0f} minutes",
    )


def vanished(table: LiveTable, seat: int, now: float) -> bool:
    """Whether somebody lets the others wait too long, connected or not."""
    if table.config.settings.clock is not None:
        return table.seats[seat].timed_out
    return seat in table.waiting and now - table.clocks.since.get(seat, now) >= AWAY_SECONDS


def plan_answer(table: LiveTable, account: int, request_id: int, yes: bool) -> list[le.AnyLogEntry]:
    """Agree or refuse; the last consent carries the request out."""
    table.playing()
    own = [seat for seat in table.own_seats(account) if table.seats[seat].account == account]
    mine = [seat for seat in own if table.seats[seat].person]
    if not mine:
        table.played_seat(account, next(iter(own), None))  # says why not
    request = table.requests.get(request_id)
    if request is None:
        raise TableError("not_found", "this request is settled or withdrawn")
    asked = voters(table, request)
    if request.by in mine and not yes:
        return [le.Answered(request_id, request.by, False)]  # withdrawn
    answering = [seat for seat in mine if seat in asked and seat not in request.yes]
    if not answering:
        raise TableError("forbidden", "your answer is not asked for, or was given already")
    # One answer for all who share a device.
    answers: list[le.AnyLogEntry] = [le.Answered(request_id, seat, yes) for seat in answering]
    if not yes:
        return answers[:1]
    if any(voter not in request.yes for voter in asked if voter not in answering):
        return answers
    if request.kind == "undo":
        return [*answers, le.Undone(request.by, request.number)]
    return [*answers, _handed_over(request.seat, request.bot, alone=False)]


def voters(table: LiveTable, request: Request) -> list[int]:
    """The people whose consent a request needs."""
    out = (request.by, request.seat) if request.kind == "hand_over" else (request.by,)
    beside = table.seats[request.by].account
    return [seat for seat in table.people() if seat not in out and table.seats[seat].account != beside]


def _handed_over(seat: int, bot: str, alone: bool) -> le.AnyLogEntry:
    """To a bot, or without one to whoever has the link.

    Whoever offers a seat `alone` may send the link to themselves and see a hand they should not: the game is
    practice from the moment somebody takes such a seat. A bot tells nobody anything.
    """
    return le.HandedOver(seat, bot) if bot else le.Offered(seat, alone)
