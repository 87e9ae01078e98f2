"""Looking ahead through a question that only begins something, to the one behind it.

"Perform Move or skip it?" is for people one question too many: they are asked which piece goes where, with
«skip» beside it. A decision names the choice that only begins what comes next (`Decision.opening`), and here
stands the question behind it. Records, bots and the engine know nothing of this: whoever answers the question
behind makes both choices, one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import Decision, frame_name

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.record import Entry
    from firekeeper.kernel.state import State


class Ahead:
    """The question behind an opening choice: its decision and choices, and the position it stands in."""

    def __init__(
        self,
        opening: Choice,
        state: State,
        decision: Decision[Any],
        choices: list[Choice],
        announced: list[Any],
    ) -> None:
        self.opening = opening
        self.state = state
        self.decision = decision
        self.choices = choices
        # What the opening choice itself says: that something begins.
        self.announced = announced


def look_ahead(state: State, decision: Decision[Any]) -> Ahead | None:
    """The question behind the opening choice of an open decision; None if nothing is asked there at once.

    It must be put to the same seat, belong to what the choice began, and have an answer. What is offered at
    the open question as well is left to that, and so is stopping at once (a choice without arguments), if
    that comes to the same as not beginning.
    """
    opening = decision.opening(state)
    if opening is None:
        return None
    copy = state.clone()
    copy.events = []
    below = len(copy.frames) - 1
    engine.apply(copy, decision, opening)
    top = engine.run_to_question(copy)
    if not isinstance(top, Decision) or top.seat != decision.seat or len(copy.frames) <= below:
        return None
    if frame_name(top) == frame_name(decision) or top.ends_turn or top.alike(copy) is not None:
        return None
    announced, copy.events = copy.events, None
    behind = engine.legal(copy, top)
    if len(behind) < 2 and not top.always_asked:
        return None  # forced
    offered = engine.legal(state, decision)
    choices = [choice for choice in behind if choice not in offered]
    # Whoever stops names nothing: a choice with arguments does something, and need not be tried.
    stops = [choice for choice in choices if _is_plain(choice) and not choice.args]
    if stops:
        declined = [
            _After(state, decision, choice)
            for choice in offered
            if _is_plain(choice) and choice is not opening
        ]
        same = [choice for choice in stops if _After(copy, top, choice).among(declined)]
        choices = [choice for choice in choices if choice not in same]
    if not choices:
        return None
    return Ahead(opening, copy, top, choices, announced)


def _is_plain(choice: Choice) -> bool:
    """Whether a choice is no ability: such may stand for doing nothing."""
    return choice.ability == NO_ABILITY


class _After:
    """The position after a choice, to compare it with others; it is written down only where it may be one."""

    def __init__(self, state: State, decision: Decision[Any], choice: Choice) -> None:
        self.state = state.clone()
        engine.apply(self.state, decision, choice)
        self.waiting = [frame_name(frame) for frame in self.state.frames]
        self._written: dict[str, Any] | None = None

    @property
    def written(self) -> dict[str, Any]:
        if self._written is None:
            self._written = self.state.dump()
        return self._written

    def among(self, others: list[_After]) -> bool:
        """Whether one of these is the same."""
        return any(other.waiting == self.waiting and other.written == self.written for other in others)


def answered_first(state: State, entries: list[Entry]) -> int:
    """How many choices at the beginning of a seat's turn were not its own: forced, or answered for it.

    `state` is where the turn began, `entries` what was chosen from there on.
    """
    for count, entry in enumerate(entries):
        decision, choice = _made(state, entry)
        if not entry.automatic and decision.alike(state) is None:
            return count
        engine.apply(state, decision, choice)
    return len(entries)


def alike_after(state: State, entries: list[Entry]) -> bool:
    """Whether these choices, made from `state` on, lead to a question of which all answers are alike."""
    for entry in entries:
        engine.apply(state, *_made(state, entry))
    decision = engine.run_automatic(state)
    return decision is not None and decision.alike(state) is not None


def _made(state: State, entry: Entry) -> tuple[Decision[Any], Choice]:
    """The question that an entry answered, and its answer."""
    decision = engine.run_automatic(state)
    choice = state.game_rules().book.find(entry.choice)
    assert decision is not None
    assert choice is not None
    return decision, choice


def steps_back(state: State, entries: list[Entry], own: list[int]) -> int:
    """How many choices to take back at once, of those that a seat made from `state` on: at least one.

    `own` are the places among `entries` of what the seat chose itself. An answer to a question that was seen
    ahead goes back with the opening choice before it, and what was answered for the seat with what led to it.
    """
    opened: list[bool] = []
    answered: list[bool] = []
    for entry in entries:
        decision, choice = _made(state, entry)
        alike = decision.alike(state)
        answered.append(alike is not None and not entry.automatic)
        opened.append(choice is decision.opening(state) and look_ahead(state, decision) is not None)
        engine.apply(state, decision, choice)
    count = 1
    while count < len(own) and (answered[own[-count]] or opened[own[-count - 1]]):
        count += 1
    return count
