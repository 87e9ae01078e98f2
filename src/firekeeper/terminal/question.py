"""What a person is asked now, with the choices in the order of their numbers.

Where the open question only begins something ("perform Move or skip it?"), that is the question behind it,
with the other choices of the open one after its own (kernel/ahead.py). Records do not tell the difference:
both choices are made, one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from firekeeper.kernel.ahead import Ahead
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.frame import Decision
    from firekeeper.kernel.game import Game


class Question:
    """The question to the deciding seat of a game; an empty one if the game is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ahead: Ahead | None = None if game.decision is None else game.ahead()
        self.choices: list[Choice] = game.choices
        if self.ahead is not None:
            others = [choice for choice in game.choices if choice is not self.ahead.opening]
            self.choices = [*self.ahead.choices, *others]

    @property
    def decision(self) -> Decision[Any] | None:
        """The decision that is asked about."""
        return self.game.decision if self.ahead is None else self.ahead.decision

    def view(self, seat: int) -> Any:
        """What a seat sees where this question is asked."""
        if self.ahead is None:
            return self.game.view(seat)
        return self.game.rules.view(self.ahead.state, seat)

    def help(self) -> tuple[str, ...]:
        """Ledger IDs of the rules of this question."""
        assert self.decision is not None
        return self.decision.help(self.game.state if self.ahead is None else self.ahead.state)

    def decision_of(self, choice: Choice) -> Decision[Any] | None:
        """The decision that a choice answers: that of the question behind, or the open one."""
        return self.decision if self._behind(choice) is not None else self.game.decision

    def ends_undo(self, choice: Choice) -> bool:
        return self.game.ends_undo(choice, ahead=self._behind(choice))

    def why_not(self, choice: Choice) -> str:
        """The ledger rule that forbids a choice now; empty if it is possible."""
        return "" if choice in self.choices else self.game.why_not(choice, ahead=self.ahead)

    def answer(self, choice: Choice) -> None:
        """Make a choice, after the one that opens its question; then those that make no difference."""
        game = self.game
        seat = game.seat
        assert seat is not None
        ahead = self._behind(choice)
        if ahead is not None:
            game.choose(ahead.opening)
        game.choose(choice)
        game.choose_alike(seat)

    def _behind(self, choice: Choice) -> Ahead | None:
        return self.ahead if self.ahead is not None and choice in self.ahead.choices else None
