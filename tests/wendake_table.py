"""Positions of Wendake in one line each, for tests that read like the rulebook's examples.

    table = Table(players=4, homes=["chequamegon", "kekionga"])
    table.have(0, leather=4, fish=1, corn=4).canoes(0, 3)
    table.begin(0, "trade")
    table.choose("exchange leather fish")
    assert table.goods(0) == {...}

Seats are 0-based. A table starts in year 1 with empty boards: every seat has its home, seven natives of
each type (5 at home, 2 in the longhouse), no goods, the basic tiles in a fixed grid, and nobody's turn.
"""

from __future__ import annotations

from typing import Any, Self

from built_table import BuiltTable, view_for

from firekeeper.games.wendake.activation import begin
from firekeeper.games.wendake.position import GRID, Position, replaced
from firekeeper.games.wendake.terms import NATIVES, TRACKS
from firekeeper.games.wendake.turn import EndTurn, PlaceMarker, PlayerTurns, Year
from firekeeper.titles import rules_for

__all__ = ("GRID", "Table", "replaced")


class Table(BuiltTable[Any], Position):
    """A position under construction, then in play. Pieces need not be complete in it."""

    conserving = False

    def __init__(
        self,
        players: int = 2,
        homes: list[str] | None = None,
        tribes: list[str] | None = None,
        grid: tuple[str, ...] = GRID,
        version: str | None = None,
        **options: Any,
    ) -> None:
        if tribes:
            options.setdefault("tribes", "fronts")
        self.rules = rules_for("wendake", {"players": players, **options}, None, version)
        Position.__init__(self, self.rules, {}, homes, tribes, grid)

    def settle_automa(self) -> None:
        from firekeeper.games.wendake.solo.play import settle_ghost  # the base game works without

        settle_ghost(self.state)

    def ghost(self, *faces: str, masks: tuple[str, ...] = ()) -> Self:
        """Solitaire: the Ghost cards from left to right by letter, and the mask cards below them."""
        state = self.state
        state.ghost_faces = tuple(self.box.ghost_names.index(f"ghost_{face}") for face in faces)
        state.ghost_score = sum(self.box.ghost_points[face] for face in state.ghost_faces)
        state.ghost_masks = tuple(self._take_card(name) for name in masks)
        return self

    # --- playing ----------------------------------------------------------------------------

    def begin(self, seat: int, action: str) -> Self:
        """Perform one action ("trade", "move 3") right now, outside any tile."""
        begin(self.state, seat, self.box.action_code(action))
        return self

    def turn(self, seat: int) -> Self:
        """It is this seat's turn: it places a marker next, then everybody else in order."""
        order = self.state.order
        self.state.turn = (order.index(seat) + 1) % len(order)
        self.state.then(self.box.frame(PlaceMarker)(seat), PlayerTurns())
        return self

    def turn_end(self, seat: int) -> Self:
        """The last window of this seat's turn (P4)."""
        self.state.then(self.box.frame(EndTurn)(seat))
        return self

    def year(self, number: int = 1) -> Self:
        """A whole year begins: the Player Turns Phase, then the Restore Phase, then the years after it."""
        self.state.year = number
        self.state.then(Year())
        return self

    def idle(self, *placements: str) -> Self:
        """One turn for each text ("activate 0 1", "reserve"), without performing anything."""
        for text in placements:
            self.choose(text)
            while skips := self.legal("skip"):
                self.choose(skips.pop())
            self.choose("end_turn")
        return self

    # --- looking ----------------------------------------------------------------------------

    def goods(self, seat: int) -> dict[str, int]:
        """Goods that are not 0."""
        return {
            name: count for name, count in zip(self.box.goods, self.player(seat).goods, strict=True) if count
        }

    def score(self, seat: int, track: str) -> int:
        return self.player(seat).score[TRACKS.index(track)]

    def at(self, place: str) -> Any:
        """What is in a place: ("woman", seat) or None for an area, guards by seat for a territory."""
        for territory in view_for(self.state, None).territories:
            if territory.id == place:
                return list(territory.guards)
            for area in territory.areas:
                if area.id == place:
                    return (area.native, area.seat) if area.native else None
        raise AssertionError(f"no place is called {place}")

    def tile(self, seat: int, row: int, column: int) -> tuple[str, str]:
        """The tile of a cell and its visible side: ("basic_trade", "action"); an empty name for no tile."""
        shown = view_for(self.state, None).players[seat].grid[3 * row + column]
        return shown.id, shown.side

    def home(self, seat: int) -> dict[str, int]:
        """Women, hunters and warriors at home."""
        player = self.player(seat)
        warriors = self.state.guards[player.home * self.box.seats + seat]
        return {"woman": player.at_home[0], "hunter": player.at_home[1], "warrior": warriors}

    def longhouse(self, seat: int) -> dict[str, int]:
        """Ordinary natives in the longhouse."""
        return dict(zip(NATIVES, self.player(seat).longhouse, strict=True))

    def hand(self, seat: int) -> list[str]:
        player = self.player(seat)
        return [name for at, name in enumerate(self.box.card_names) for _ in range(player.hand[at])]

    def played(self, seat: int) -> list[str]:
        """The mask cards lying face up in front of a seat."""
        player = self.player(seat)
        return [name for at, name in enumerate(self.box.card_names) for _ in range(player.played[at])]

    def pile(self) -> list[str]:
        """The discard pile, top card last."""
        return [self.box.card_names[card] for card in self.state.discard]
