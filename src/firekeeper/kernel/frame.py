"""Frames: the open questions of a game, kept as a stack of plain, immutable data.

The top frame is either automatic (it runs and pushes what comes next) or a decision that lists its
legal choices. Frames never change once pushed: a decision that goes on (a second movement step, say)
pushes a successor. Copying a state therefore shares its frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

S = TypeVar("S", bound="State")

CHANCE: Final = -1
"""The seat of chance."""

EVERYONE: Final = -1
"""An audience: all seats and all spectators. Other audiences are bit masks of seats."""


class Frame(Generic[S]):
    """An open question, or a piece of procedure still to run."""

    name: ClassVar[str] = ""
    """Its identity in saved positions, prompts and perft files: the name of the class unless it says so here.
    A module that replaces a frame of its game gives the replacement the name of what it replaces."""

    def run(self, state: S) -> None:
        """Do what this frame stands for. The kernel has popped it already. Automatic frames only."""
        raise RuntimeError(f"{type(self).__name__} is not automatic")


class SeatFrame(Frame[S]):
    """A piece of procedure for one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def rule_ids(*ids: str) -> tuple[str, ...]:
    """Ledger IDs of a question that a module derives another from, which may name more or fewer."""
    return ids


def frame_name(frame: Any) -> str:
    """The identity of a frame, or of a class of frames."""
    kind: Any = frame if isinstance(frame, type) else type(frame)
    found: str = kind.name or kind.__name__
    return found


class Decision(Frame[S]):
    """A question to one seat. Subclasses list the choices and apply one of them."""

    rules: ClassVar[tuple[str, ...]] = ()
    """Ledger IDs of this kind of question; `help` says which of them, or which others, are shown."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs this question is about: what it offers, and what people are likely to try here."""

    reasons: ClassVar[dict[str, str]] = {}
    """By verb: the ledger rule that forbids a choice with it here, where that is not the first of `help`."""

    ends_turn: ClassVar[bool] = False
    """True where the seat lets go of its turn: never applied for a human, even when it is forced."""

    always_asked: ClassVar[bool] = False
    """True where whether the seat has a choice at all is its secret: a single choice is never made for it."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Verbs whose arguments the others do not learn. That the seat chose this verb is no secret."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, state: S) -> list[Choice]:
        """All legal choices with all their arguments: never empty, never mutates."""
        raise RuntimeError(f"{type(self).__name__} lists no choices")

    def apply(self, state: S, choice: Choice) -> None:
        """Carry out a member of `choices`. The kernel has popped this frame already."""
        raise RuntimeError(f"{type(self).__name__} cannot be answered")

    def opening(self, state: S) -> Choice | None:
        """The choice that changes nothing but begins what this question is about ("perform Move").

        People are shown the question behind it at once, with the other choices beside it (kernel/ahead.py).
        """
        return None

    def alike(self, state: S) -> Choice | None:
        """One of the choices, if by the rules it makes no difference which: then people need not be asked."""
        return None

    def windows(self, state: S) -> int:
        """Bit mask of the windows in which any-time abilities are offered beside the choices."""
        return 0

    def help(self, state: S) -> tuple[str, ...]:
        """Ledger IDs shown as help at this prompt now: a general question (which gain?) names the rule at
        hand. Everybody sees them, so they must not depend on what only the deciding seat knows.
        """
        return self.rules

    def why_not(self, state: S, choice: Choice) -> str:
        """The ledger rule that forbids a choice with one of `verbs` which is not offered now."""
        rules = self.help(state)
        return self.reasons.get(choice.verb) or (rules[0] if rules else "")


class Chance(Decision[S]):
    """A question to chance. Its answer is recorded like any other choice."""

    def __init__(self) -> None:
        self.seat = CHANCE

    def weights(self, state: S) -> list[int]:
        """How many equally likely ways lead to each choice; an empty list means all alike."""
        return []

    def audience(self, state: S) -> int:
        """Who learns the outcome: EVERYONE or a bit mask of seats."""
        return EVERYONE


class Deal(Chance[S]):
    """A draw for one seat, the `owner` of what is drawn."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner
