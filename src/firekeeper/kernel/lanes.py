"""Lanes: the answers of several seats to a question that is put to all of them at once.

Each seat has a copy of the position with its own questions on top. Below them wait those of the others, so
that bots can think beyond their own. A lane ends where its own questions are answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel import engine
from firekeeper.kernel.record import Entry

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.frame import Decision
    from firekeeper.kernel.state import State
    from firekeeper.kernel.together import Together


class Lane:
    """The answer of one seat, as far as it has come. Forced choices are made by themselves."""

    def __init__(self, questions: list[Decision[Any]], state: State, confirms: bool) -> None:
        self.question = questions[0]
        self.seat = self.question.seat
        self.floor = len(state.frames)
        state.then(*questions)
        self.entries: list[Entry] = []
        self.decision: Decision[Any] | None = None
        self.choices: list[Choice] = []
        self.state = state
        self._confirms = confirms
        self._start = state.clone()
        self._proceed()

    @property
    def done(self) -> bool:
        """Whether the seat has answered."""
        return self.decision is None

    def choose(self, choice: Choice) -> None:
        """Make one of `choices`."""
        assert self.decision is not None
        self._apply(self.decision, choice, False)
        self._proceed()

    def follow(self, entries: list[Entry]) -> None:
        """Begin again, and make recorded choices. ValueError names the first that is not possible."""
        self._rewind(0)
        for at, entry in enumerate(entries):
            if at < len(self.entries):
                possible = self.entries[at] == entry  # it was forced
            else:
                found = self.state.game_rules().book.find(entry.choice)
                possible = found is not None and found in self.choices and entry.seat == self.seat
                if possible and found is not None:
                    self.choose(found)
            if not possible:
                raise ValueError(f"«{entry.line()}» is not possible for seat {self.seat + 1} here")

    @property
    def own(self) -> list[int]:
        """How many choices there were before each one that the seat made itself."""
        return [at for at, entry in enumerate(self.entries) if not entry.automatic]

    def take_back(self, restart: bool) -> bool:
        """Take back the last choice of the seat, or all of them. False if there is none."""
        own = self.own
        if own:
            self._rewind(own[0 if restart else -1])
        return bool(own)

    def _rewind(self, count: int) -> None:
        kept = self.entries[:count]
        self.entries = []
        self.state = self._start.clone()
        for entry in kept:
            decision = engine.run_until_floor(self.state, self.floor)
            choice = self.state.game_rules().book.find(entry.choice)
            assert decision is not None
            assert choice is not None
            self._apply(decision, choice, entry.automatic)
        self._proceed()

    def _apply(self, decision: Decision[Any], choice: Choice, automatic: bool) -> None:
        self.entries.append(Entry(self.seat, choice.text, automatic))
        engine.apply(self.state, decision, choice)

    def _proceed(self) -> None:
        """Go on until the seat has a real choice, or has answered."""
        while True:
            decision = engine.run_until_floor(self.state, self.floor)
            if decision is None:
                self.decision, self.choices = None, []
                return
            if decision.seat != self.seat:
                raise RuntimeError(
                    f"{type(decision).__name__} is asked while seat {self.seat + 1} answers "
                    f"{type(self.question).__name__} at the same time as others: only this seat may be"
                )
            choices = engine.legal(self.state, decision)
            if not engine.is_forced(decision, choices, self._confirms):
                self.decision, self.choices = decision, choices
                return
            self._apply(decision, choices[0], True)

    def tried(self, state: State, choice: Choice) -> bool:
        """Make a choice on a copy of `state`'s lane and what is forced after it; whether the lane ends."""
        decision: Decision[Any] | None = self.decision
        assert decision is not None
        engine.apply(state, decision, choice)
        while True:
            decision = engine.run_until_floor(state, self.floor)
            if decision is None:
                return True
            choices = engine.legal(state, decision)
            if not engine.is_forced(decision, choices, self._confirms):
                return False
            engine.apply(state, decision, choices[0])


class Lanes:
    """The lanes of all seats that a `Together` asks, in the order of the game."""

    def __init__(self, state: State, together: Together[Any], confirm: frozenset[int]) -> None:
        questions = together.questions(state)
        self.lanes: list[Lane] = []
        for seat in together.seats(state):
            copy = state.clone()
            copy.frames.pop()
            copy.then(*[question for question in questions if question.seat != seat])
            own = [question for question in questions if question.seat == seat]
            self.lanes.append(Lane(own, copy, seat in confirm))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered, in the order of the game."""
        return tuple([lane.seat for lane in self.lanes if not lane.done])

    def of(self, seat: int | None) -> Lane | None:
        """The lane of a seat, if it is asked."""
        for lane in self.lanes:
            if lane.seat == seat:
                return lane
        return None

    @property
    def entries(self) -> list[Entry]:
        """All choices so far, lane by lane."""
        return [entry for lane in self.lanes for entry in lane.entries]
