"""The state of solitaire with Adversity: that of solitaire, the card in force, tokens and patrols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.adversity import _records
from firekeeper.games.wendake.solo.state import SoloState
from firekeeper.games.wendake.state import WendakeState

if TYPE_CHECKING:
    from firekeeper.games.wendake.adversity.game import Adversity


class AdversityState(SoloState):
    """The whole table. The chapters of Adversity read `hard`, the same rules by their own type."""

    adversity: int  # the card in force, NO_CARD before the first one is revealed
    adversity_deck: int  # cards not yet revealed
    tokens: tuple[int, ...]  # by place: the token revealed there this year, or FACE_DOWN
    europeans: int  # territories with a patrol that helps the Ghost (NA-ADV-07)
    worshipped: int  # 1 after this activation was paid for (NA-ADV-15)

    __slots__ = (*__annotations__, "hard")

    def __init__(self, rules: Adversity) -> None:
        super().__init__(rules)
        self.hard = rules

    def clone(self) -> AdversityState:
        return _records.clone_adversitystate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_adversitystate(self)


def harder(state: WendakeState) -> AdversityState:
    """The same state by its own type, for what replaces chapters of the base game."""
    assert isinstance(state, AdversityState)
    return state


def in_force(state: AdversityState, effect: int) -> bool:
    """Whether the face-up card has this effect (NA-ADV-14)."""
    return state.adversity >= 0 and state.hard.adversity_effect[state.adversity] == effect
