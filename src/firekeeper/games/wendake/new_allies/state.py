"""The state of New Allies: that of Wendake, and the Alliance track, patrols, ships and Turn cards.

Lists with one entry for each seat hold what lies with the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.new_allies import _records
from firekeeper.games.wendake.state import WendakeState

if TYPE_CHECKING:
    from firekeeper.games.wendake.new_allies.game import NewAllies


class AllyState(WendakeState):
    """The whole table. The chapters of the expansion read `allies`, the same rules by their own type."""

    flag_pair: int  # which pair of score tracks is English: 0 or 1 (NA-SETUP-15)
    spaces: tuple[int, ...]  # Turn card under each space of the turn order track, -1 where it is gone
    turn_level: int  # of the Turn cards in use, 0 or 1
    turn_deck: int  # Turn cards of this level not yet drawn
    turn_discard: int  # Turn cards of this level that were discarded
    ships: tuple[int, ...]  # lake of the English and of the French ship, -1 before they are placed
    disks: list[int]  # by seat: Alliance disk, English spaces -1 to -5, French ones 1 to 5
    patrols: list[tuple[int, ...]]  # by seat: territories of the two patrols in play, if any
    cards: list[int]  # by seat: Turn cards owned
    cards_used: list[int]  # by seat: those of them that lie face down
    off_line: list[int]  # by seat: 1 after the third marker was put off the line (NA-CARD-21)
    turtles_seen: list[int]  # by seat: turtle tiles that lie open for it alone (NA-CARD-31)
    tiles_seen: list[int]  # by seat: advanced tiles that lie open for it alone (NA-CARD-32)

    __slots__ = (*__annotations__, "allies")

    def __init__(self, rules: NewAllies) -> None:
        super().__init__(rules)
        self.allies = rules

    def clone(self) -> AllyState:
        return _records.clone_allystate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_allystate(self)


def allied(state: WendakeState) -> AllyState:
    """The same state by its own type, for what replaces chapters of the base game."""
    assert isinstance(state, AllyState)
    return state
