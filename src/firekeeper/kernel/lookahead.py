"""Look-ahead for sequences that must end legally: a step is offered if a legal end can be reached from it.

Some rules forbid how a sequence may end, not its steps: villagers that moved must all stand where they may
stay (TD-EXPLORE-16). Each question of such a sequence is a `SequenceStep`. It lists all its `steps`, the one
that stops among them where stopping is legal; the kernel tries them on copies and offers those that can be
finished. A game that can search faster on an extract of the position subclasses `Lookahead` itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from firekeeper.kernel.engine import run_automatic
from firekeeper.kernel.frame import Decision, S

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

P = TypeVar("P")

MAX_DEPTH: Final = 64
"""No sequence has more steps than this: one that goes on for ever is found out."""


class Lookahead(Generic[P]):
    """Whether a legal end can be reached from a position, by trying what can follow.

    One search serves all choices of a question: `bound` positions may be looked at in all, and those with the
    same `key` are looked at once. Every step must use something up (moves left): no position may come again.
    """

    def __init__(self, bound: int, about: str) -> None:
        self.bound = bound
        self.about = about
        self.looked_at = 0
        self._known: dict[Any, bool] = {}

    def ended(self, position: P) -> bool:
        """Whether the sequence is over here, which it only is where that is legal."""
        raise RuntimeError(f"{type(self).__name__} knows no end")

    def following(self, position: P) -> Iterator[P]:
        """The positions after each step that could be taken."""
        raise RuntimeError(f"{type(self).__name__} knows no steps")

    def key(self, position: P) -> Any:
        """All that matters for how the sequence can go on, hashable; None remembers nothing."""
        return None

    def can_end(self, position: P, depth: int = 0) -> bool:
        """Whether some way leads from here to a legal end."""
        if self.ended(position):
            return True
        key = self.key(position)
        if key is not None:
            known = self._known.get(key)
            if known is not None:
                return known
        if self.looked_at == self.bound:
            raise RuntimeError(
                f"the look-ahead of {self.about} has looked at {self.bound} positions without an answer: give"
                " it a key under which like positions are looked at once, ask for less at a time, or raise"
                " its bound"
            )
        if depth == MAX_DEPTH:
            raise RuntimeError(
                f"the look-ahead of {self.about} goes on after {MAX_DEPTH} steps: every step must use"
                " something up"
            )
        self.looked_at += 1
        found = False
        for after in self.following(position):
            if self.can_end(after, depth + 1):
                found = True
                break
        if key is not None:
            self._known[key] = found
        return found


class SequenceStep(Decision[S]):
    """A question that is one step of a sequence.

    The sequence is over when anything else is asked: another question, another seat, chance or nobody. What
    belongs to a step but is asked apart (which canoe?) is a `SequenceStep`, too.
    """

    bound: ClassVar[int] = 5_000
    """So many positions are looked at to answer one question, at most."""

    def steps(self, state: S) -> list[Choice]:
        """All steps the rules allow by themselves; the one that stops only where stopping is legal."""
        raise RuntimeError(f"{type(self).__name__} lists no steps")

    def key(self, state: S) -> Any:
        """All that matters for how the sequence can go on, hashable; None looks at every position anew."""
        return None

    def choices(self, state: S) -> list[Choice]:
        search = _OnCopies(self)
        return [choice for choice in self.steps(state) if search.can_end(_after(state, self, choice))]

    def can_begin(self, state: S) -> bool:
        """Whether a sequence that begins with this question, not yet asked, can be finished."""
        asked = state.clone()
        asked.push(self)
        return _OnCopies(self).can_end(asked)


class _OnCopies(Lookahead["State"]):
    """Tries steps on copies of the state. Its positions stand at their next question."""

    def __init__(self, first: SequenceStep[Any]) -> None:
        super().__init__(first.bound, type(first).__name__)
        self.seat = first.seat

    def ended(self, position: State) -> bool:
        if not position.frames:
            return True
        top = position.frames[-1]
        return not isinstance(top, SequenceStep) or top.seat != self.seat

    def following(self, position: State) -> Iterator[State]:
        step = position.frames[-1]
        assert isinstance(step, SequenceStep)
        for choice in step.steps(position):
            yield _after(position, step, choice)

    def key(self, position: State) -> Any:
        step = position.frames[-1]
        assert isinstance(step, SequenceStep)
        return step.key(position)


def _after(state: State, step: SequenceStep[Any], choice: Choice) -> State:
    """A copy in which a step was taken, at its next question."""
    copy = state.clone()
    copy.frames.pop()
    step.apply(copy, choice)
    run_automatic(copy)
    return copy
