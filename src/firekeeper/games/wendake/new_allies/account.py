"""The books of a game of New Allies: disks, patrols, ships, Turn cards, tiles kept after a search."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake import account
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import PATROLS, SHIPS, side_of
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.view import name_at


class Table(account.Table):
    """The ships, and the Turn cards under the spaces."""

    def __init__(self, state: AllyState) -> None:
        super().__init__(state)
        rules = state.allies
        lakes = [name_at(rules.lakes, lake) for lake in state.ships]
        self.ships = dict(zip(SHIPS, lakes, strict=True))
        self.turn_cards = sorted([rules.turn_card_names[card] for card in state.spaces if card >= 0])


class Seat(account.Seat):
    """The Alliance disk and the Turn cards of a seat."""

    def __init__(self, state: WendakeState, at: int) -> None:
        super().__init__(state, at)
        ours = allied(state)
        rules = ours.allies
        self.disk = rules.disk_space(ours.disks[at])
        self.cards = {name for card, name in enumerate(rules.turn_card_names) if ours.cards[at] >> card & 1}
        for territory in ours.patrols[at]:
            self.pieces[PATROLS[side_of(ours.disks[at])], rules.territories[territory]] += 1


class Account(account.Account):
    """What the events of New Allies change."""

    table_books: type[Table] = Table
    seat_books: type[Seat] = Seat
    table: Table
    seats: list[Seat]  # type: ignore[assignment]

    def on_Moved(self, event: Any) -> None:
        if event.destination != "reserve":
            super().on_Moved(event)
            return
        pieces = self.seats[event.seat].pieces  # a patrol leaves the map (NA-ALLY-08)
        pieces[event.piece, event.origin] -= 1
        self.require(pieces[event.piece, event.origin] >= 0, event, "nobody was there")

    def on_DiskMoved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        self.require(seat.disk == event.origin, event, f"it was at {seat.disk}")
        seat.disk = event.destination

    def on_ShipMoved(self, event: Any) -> None:
        self.require(self.table.ships[event.ship] == event.origin, event, "it was elsewhere")
        self.table.ships[event.ship] = event.destination

    def on_CanoeMoved(self, event: Any) -> None:
        pieces = self.seats[event.owner].pieces
        pieces["canoe", event.origin] -= 1
        pieces["canoe", event.destination] += 1
        self.require(pieces["canoe", event.origin] >= 0, event, "no canoe was there")

    def on_TurnCardRevealed(self, event: Any) -> None:
        self.table.turn_cards = sorted([*self.table.turn_cards, event.card])

    def on_TurnCardTaken(self, event: Any) -> None:
        self.table.turn_cards = [card for card in self.table.turn_cards if card != event.card]
        self.seats[event.seat].cards.add(event.card)

    def on_TurnCardDiscarded(self, event: Any) -> None:
        if event.seat < 0:
            self.table.turn_cards = [card for card in self.table.turn_cards if card != event.card]
        else:
            self.seats[event.seat].cards.remove(event.card)

    def on_TurtleKept(self, event: Any) -> None:
        if event.tile:  # the others' twin names no tile
            held = self.seats[event.seat].turtles
            self.seats[event.seat].turtles = {
                tile for tile in held if not tile.startswith(f"{event.turtle}_")
            } | {event.tile}

    def result(self, state: WendakeState) -> tuple[list[int], list[int]]:
        """Added up by NA-SCORE-02 to -04."""
        ours = allied(state)
        rules = ours.allies
        totals, _ = super().result(state)
        for at, seat in enumerate(self.seats):
            totals[at] += rules.disk_points[rules.disk_spaces.index(seat.disk)]
        return totals, [max(state.order, key=totals.__getitem__)]
