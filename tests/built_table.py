"""A position under test: what the tables of all games share once they are built.

A game subclasses `BuiltTable`, makes its state and adds methods that build and look, in the words of its
rulebook. Every method returns the table, so that a test reads like an example of the rulebook:

    Table(players=3).have(0, food=3).turn(0).choose("place tribe hunt", "scout")
"""

from __future__ import annotations

from copy import copy
from typing import Any, Generic, Self, TypeVar

from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame
from firekeeper.kernel.state import State

S = TypeVar("S", bound=State)


def view_for(state: State, seat: int | None) -> Any:
    """The table as a seat sees it; None is a spectator."""
    return state.game_rules().view(state, seat)


class BuiltTable(Generic[S]):
    """A position in play. Seats are 0-based."""

    state: S

    def then(self, *frames: Frame[Any]) -> Self:
        """Do these next."""
        self.state.then(*frames)
        return self

    @property
    def decision(self) -> Any:
        """The open question, after running what is automatic; its fields are those of its kind."""
        return engine.run_automatic(self.state)

    def choices(self) -> list[Choice]:
        decision = self.decision
        assert decision is not None, "nobody has to decide"
        return engine.legal(self.state, decision)

    def legal(self, *verbs: str) -> set[str]:
        """The texts of the legal choices, perhaps of some verbs only."""
        return {choice.text for choice in self.choices() if not verbs or choice.verb in verbs}

    def choose(self, *texts: str) -> Self:
        """Make choices by text, chance's included; AssertionError if one is not legal."""
        for text in texts:
            decision = self.decision
            assert decision is not None, f"nobody has to decide, but «{text}» was chosen"
            choice = self.state.game_rules().book.find(text)
            offered = engine.legal(self.state, decision)
            assert choice in offered, f"«{text}» is not legal at {type(decision).__name__}: {offered}"
            assert choice is not None
            engine.apply(self.state, decision, choice)
        engine.run_automatic(self.state)
        return self

    def settle(self) -> Self:
        """Apply forced choices and let chance take its first outcome, until a seat has a real choice."""
        while (decision := self.decision) is not None:
            offered = engine.legal(self.state, decision)
            if len(offered) > 1 and not isinstance(decision, Chance):
                break
            engine.apply(self.state, decision, offered[0])
        return self

    def until(self, verb: str) -> Self:
        """Like `settle`, but stop where a choice with this verb can be made, be it chance's."""
        while not self.legal(verb):
            decision = self.decision
            assert decision is not None, f"the game ended before anybody could {verb}"
            offered = engine.legal(self.state, decision)
            asked = len(offered) > 1 and not isinstance(decision, Chance)
            assert not asked, f"{type(decision).__name__} is asked before anybody could {verb}"
            engine.apply(self.state, decision, offered[0])
        return self

    def why_not(self, text: str) -> str:
        """The rule that forbids a choice now; empty if it is legal."""
        decision = self.decision
        choice = self.state.game_rules().book.find(text)
        assert decision is not None
        assert choice is not None, f"these rules know no choice «{text}»"
        return engine.why_not(self.state, decision, choice)

    def copy(self) -> Self:
        """An independent copy of the position, to try something out."""
        other = copy(self)
        clone: Any = self.state.clone()
        other.state = clone
        return other

    def told(self, kind: str) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.state.events or () if type(event).__name__ == kind]
