"""The books of a game of Wendake: goods, points, pieces, cards and tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import (
    HUNTER,
    IN_LONGHOUSE,
    NATIVES,
    PAIRINGS,
    PIECES,
    TRACKS,
    WARRIOR,
    WOMAN,
)
from firekeeper.games.wendake.trade import AcquireProgress
from firekeeper.kernel import account
from firekeeper.kernel.view import name_at, names_at


class Table:
    """The progress tiles on display."""

    def __init__(self, state: WendakeState) -> None:
        set_up = any(player.home >= 0 for player in state.players)
        # Those being paid for included.
        paid = sum(1 for frame in state.frames if isinstance(frame, AcquireProgress))
        self.progress_on_display: Any = sum(map(len, state.rows)) + paid if set_up else None


class Seat:
    """What one seat has."""

    def __init__(self, state: WendakeState, at: int) -> None:
        rules, player = state.rules, state.players[at]
        self.home = name_at(rules.territories, player.home)
        self.goods = Counter(dict(zip(rules.goods, player.goods, strict=True)))
        self.points = Counter(dict(zip(TRACKS, player.score, strict=True)))
        self.mask_cards = sum(player.hand) + sum(player.played)
        self.swap_tokens = player.swaps
        self.progress = set(names_at(rules.progress_names, members(player.progress)))
        self.turtles = set(names_at(rules.turtle_names, members(player.turtles)))
        self.pieces = _standing(state, at)


class Account(account.Account[WendakeState, Table, Seat]):
    """What the events of Wendake change."""

    table_books, seat_books = Table, Seat

    def __init__(self, state: WendakeState) -> None:
        super().__init__(state)
        self.rules = state.rules
        if self.table.progress_on_display is None:
            self.table.progress_on_display = 3 * self.rules.row_length

    def on_Gained(self, event: Any) -> None:
        self.seats[event.seat].goods[event.good] += event.amount

    def on_Spent(self, event: Any) -> None:
        self.seats[event.seat].goods[event.good] -= event.amount

    def on_Scored(self, event: Any) -> None:
        points = self.seats[event.seat].points
        points[event.track] += event.points
        reached = points[event.track]
        self.require(reached == event.total, event, f"it should have reached {reached}")
        at_end = event.total == self.rules.track_end or not event.lost
        self.require(event.lost >= 0 and at_end, event, "points are lost below the end (WK-SCORE-03)")

    def on_HomeChosen(self, event: Any) -> None:
        self.seats[event.seat].home = event.territory

    def on_TribeChosen(self, event: Any) -> None:
        seat = self.seats[event.seat]
        card = self.rules.components.tribes[self.rules.tribe_names.index(event.tribe)]
        for native, count in zip(NATIVES, (card.women, card.hunters, card.warriors), strict=True):
            seat.pieces[native, seat.home] += count
            seat.pieces[native, "longhouse"] += self.rules.natives - count
        if card.mohawk_warrior:
            seat.pieces["mohawk", seat.home] += 1
        seat.swap_tokens = card.swap_tokens

    def on_Moved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.destination == "village":  # Oneida's first progress tile (WK-TRIBE-05)
            seat.progress.add(event.piece)
            return
        origin, destination = (seat.home if at == "home" else at for at in (event.origin, event.destination))
        seat.pieces[event.piece, destination] += 1
        if origin != "reserve":
            seat.pieces[event.piece, origin] -= 1
            self.require(seat.pieces[event.piece, origin] >= 0, event, "nobody was there")

    def on_MaskDrawn(self, event: Any) -> None:
        # The others' twin of a secret draw names no card.
        self.seats[event.seat].mask_cards += event.card != ""

    def on_MaskDiscarded(self, event: Any) -> None:
        self.seats[event.seat].mask_cards -= 1

    def on_ProgressBought(self, event: Any) -> None:
        self.seats[event.seat].progress.add(event.tile)
        self.table.progress_on_display -= 1

    def on_TurtleSeen(self, event: Any) -> None:
        self.seats[event.seat].turtles.add(event.tile)

    def on_TilesSwapped(self, event: Any) -> None:
        self.seats[event.seat].swap_tokens -= 1

    def result(self, state: WendakeState) -> tuple[list[int], list[int]]:
        """Added up by WK-END-03 to -06."""
        totals = []
        for seat in self.seats:
            marks = [seat.points[track] for track in TRACKS]
            pairs = [min(marks[one], marks[other]) for one, other in PAIRINGS[state.pairing]]
            totals.append(sum(pairs) + seat.swap_tokens * self.rules.swap_points)
        return totals, [max(state.order, key=totals.__getitem__)]


def _standing(state: WendakeState, seat: int) -> Counter[tuple[str, str]]:
    """Where a seat's natives and canoes are, in the words of the events."""
    rules = state.rules
    player = state.players[seat]
    found: Counter[tuple[str, str]] = Counter()
    for native in (WOMAN, HUNTER, WARRIOR):
        found[NATIVES[native], "longhouse"] += player.longhouse[native]
        if native != WARRIOR and player.home >= 0:
            found[NATIVES[native], rules.territories[player.home]] += player.at_home[native]
    for territory, name in enumerate(rules.territories):
        black = player.mohawk == territory
        found["warrior", name] += state.guards[territory * rules.seats + seat] - black
        found["mohawk", name] += black
    found["mohawk", "longhouse"] += player.mohawk == IN_LONGHOUSE
    for area, standing in enumerate(state.areas):
        if standing and (standing - 1) >> 2 == seat:
            found[PIECES[(standing - 1) & 3], rules.area_names[area]] += 1
    for lake, name in enumerate(rules.lakes):
        found["canoe", name] += player.lakes[lake]
    return found
