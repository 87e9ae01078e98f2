"""Positions of New Allies in one line each, for tests that read like the rulebook's examples.

    table = AllyTable(players=4).alliance(0, "english", 3).have(0, leather=4).canoes_on(0, huron=2)
    table.begin(0, "alliance english").choose("advance english", "barter", "ship huron")

Everything of `wendake_table.Table` works as there. No Turn card lies under a space before `under_spaces`, and
nobody has a swap token.
"""

from __future__ import annotations

from typing import Any, Self

from wendake_table import GRID, Table

from firekeeper.games.wendake.new_allies.position import Position
from firekeeper.games.wendake.new_allies.terms import side_of
from firekeeper.games.wendake.terms import FLAGS, NO_FLAG

__all__ = ("GRID", "AllyTable")


class AllyTable(Table, Position):
    """A position of New Allies under construction, then in play."""

    def __init__(
        self,
        players: int = 2,
        homes: list[str] | None = None,
        tribes: list[str] | None = None,
        grid: tuple[str, ...] = GRID,
        **options: Any,
    ) -> None:
        super().__init__(players, homes, tribes, grid, None, new_allies=True, **options)
        for player in self.state.players:
            player.swaps = 0

    # --- looking ----------------------------------------------------------------------------

    def disk(self, seat: int) -> tuple[str, int]:  # type: ignore[override]
        """The side and the number of the space of an Alliance disk; ("", 0) at the centre."""
        place = self.state.disks[seat]
        side = side_of(place)
        return (FLAGS[side] if side != NO_FLAG else "", abs(place))

    def patrols_at(self, seat: int) -> list[str]:
        """The territories of a seat's patrols."""
        return sorted(self.box.territories[at] for at in self.state.patrols[seat])

    def ships_at(self) -> dict[str, str]:
        """The lake of each ship that is in play."""
        return {
            flag: self.box.lakes[lake]
            for flag, lake in zip(FLAGS, self.state.ships, strict=True)
            if lake >= 0
        }

    def lakes(self, seat: int) -> dict[str, int]:
        """Canoes by lake, where there are any."""
        counts = self.player(seat).lakes
        return {name: count for name, count in zip(self.box.lakes, counts, strict=True) if count}

    def cards(self, seat: int) -> dict[str, bool]:
        """The Turn cards of a seat, each with whether it lies face up."""
        owned, used = self.state.cards[seat], self.state.cards_used[seat]
        return {
            name: not used >> card & 1
            for card, name in enumerate(self.box.turn_card_names)
            if owned >> card & 1
        }

    def spaces(self) -> list[str]:
        """The Turn cards under the spaces, an empty name where there is none."""
        return [self.box.turn_card_names[card] if card >= 0 else "" for card in self.state.spaces]

    def use(self, card: str, *more: str) -> Self:
        """Use a Turn card and make the choices that follow."""
        return self.choose(f"turn_card {card}", *more)
