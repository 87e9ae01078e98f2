"""A game in progress, as seats play it: choosing, asking beforehand what a choice brings, and undoing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel import engine
from firekeeper.kernel.ahead import Ahead, alike_after, answered_first, look_ahead, steps_back
from firekeeper.kernel.frame import CHANCE, Decision
from firekeeper.kernel.progress import Progress
from firekeeper.kernel.together import Together

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.record import Entry
    from firekeeper.kernel.state import State


class IllegalChoice(ValueError):
    """A choice that is not offered. `rule` is the ledger rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        self.rule = rule
        super().__init__(f"{message} ({rule})" if rule else message)


class Game(Progress):
    """One game. Chance is answered by the dealer; forced choices are applied and recorded as automatic.

    `confirm` names the seats whose turns never end by themselves. Without `history` nothing can be
    undone and no events are gathered, which is what simulations want.

    Where several seats answer at the same time, `waiting` names those who have not, and each chooses with
    `choose(choice, seat)` in a lane of its own. Nothing of that is in `state`, `record.entries` or `events`
    before the last answer is in. Whoever plays for all seats need not care: `seat`, `decision`, `choices` and
    `choose(choice)` are about the first seat that is waiting.
    """

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, choice: Choice | str, seat: int | None = None) -> None:
        """Make one of `choices_of(seat)`, given itself or as text; without a seat the first that waits."""
        seat = self._asked(seat)
        lane = self.lane(seat)
        decision = self.decision if lane is None else lane.decision
        chosen = self.find(choice, seat) if isinstance(choice, str) else choice
        assert decision is not None
        if chosen not in (self.choices if lane is None else lane.choices):
            rule = engine.why_not(self.position(seat), decision, chosen)
            raise IllegalChoice(f"«{chosen}» is not possible now", rule)
        if lane is None:
            self._mark()
            self._apply(decision, chosen, False)
            self._proceed()
        else:
            lane.choose(chosen)
            self._answered()

    def _asked(self, seat: int | None) -> int:
        """A seat that has to choose: the one given, or the first."""
        if self.decision is None:
            raise IllegalChoice("the game is over")
        if seat is None:
            return self.decision.seat
        if seat not in self.waiting:
            whose = " and ".join(str(other + 1) for other in self.waiting)
            raise IllegalChoice(f"seat {seat + 1} is not asked now, but {whose}")
        return seat

    def find(self, text: str, seat: int | None = None) -> Choice:
        """The choice with this text, legal or not."""
        choice = self.rules.book.find(text)
        if choice is None:
            verb = text.split(" ")[0]
            offered = self.choices if seat is None else self.choices_of(seat)
            alike = sorted({other.text for other in offered if other.verb == verb})
            hint = f"; with this verb there are now: {', '.join(alike[:8])}" if alike else ""
            raise IllegalChoice(f"these rules know no choice «{text}»{hint}")
        return choice

    def ahead(self, seat: int | None = None) -> Ahead | None:
        """The question behind the one that a seat is asked, if that only begins something (see ahead.py)."""
        seat = self._asked(seat)
        if self.lane(seat) is not None or self.decision is None:
            return None
        return look_ahead(self.state, self.decision)

    def alike(self, seat: int) -> Choice | None:
        """The answer to give for a seat where it makes no difference how its question is answered."""
        decision = self.decision_of(seat) if seat in self.waiting else None
        return None if decision is None else decision.alike(self.position(seat))

    def choose_alike(self, seat: int) -> None:
        """Answer questions of a seat for it as long as it makes no difference how."""
        choice = self.alike(seat)
        while choice is not None:
            self.choose(choice, seat)
            choice = self.alike(seat)

    def why_not(self, choice: Choice | str, seat: int | None = None, ahead: Ahead | None = None) -> str:
        """The ledger rule that forbids a choice now; empty if it is legal. `ahead`: or at that question."""
        if self.decision is None:
            return ""
        seat = self._asked(seat)
        decision = self.decision_of(seat)
        chosen = self.find(choice, seat) if isinstance(choice, str) else choice
        assert decision is not None
        if ahead is not None and chosen.verb not in decision.verbs:
            return engine.why_not(ahead.state, ahead.decision, chosen)
        return engine.why_not(self.position(seat), decision, chosen)

    def ends_undo(self, choice: Choice, seat: int | None = None, ahead: Ahead | None = None) -> bool:
        """Whether making this choice would move the undo barrier: chance or another seat comes next, or it
        shows something.

        One of several answers does so if it is the last one. `ahead`: a choice of the question behind.
        """
        seat = self._asked(seat)
        state = self.position(seat) if ahead is None else ahead.state
        return self._try(state.clone(), seat, choice, ahead)

    def foresee(self, choice: Choice, seat: int | None = None, ahead: Ahead | None = None) -> list[Any]:
        """The events that making this choice is sure to bring, and that could be taken back again.

        What follows from it when chance, another seat or the end of the game comes next may reveal
        something, and is not told; nor is what a choice brings that shows something itself. `ahead`: a choice
        of the question behind.
        """
        seat = self._asked(seat)
        state = (self.position(seat) if ahead is None else ahead.state).clone()
        state.events = [] if ahead is None else ahead.announced[:]
        self._try(state, seat, choice, ahead)
        return state.events

    def _try(self, state: State, seat: int, choice: Choice, ahead: Ahead | None) -> bool:
        """Make a choice on a copy and go on as `choose` would; whether it ends undo (`ends_undo`)."""
        lane = self.lane(seat)
        if lane is not None:
            return lane.tried(state, choice) and self.waiting == (seat,)
        assert self.decision is not None
        revealing = self.rules.revealing
        if choice.verb in revealing:
            return True
        engine.apply(state, self.decision if ahead is None else ahead.decision, choice)
        while True:
            certain = 0 if state.events is None else len(state.events)
            top = engine.run_to_question(state)
            decision = top if isinstance(top, Decision) else None
            if decision is None or decision.seat != self.decision.seat:
                if state.events is not None:
                    del state.events[certain:]
                return True
            choices = engine.legal(state, decision)
            if not engine.is_forced(decision, choices, decision.seat in self.confirm):
                return False
            if choices[0].verb in revealing:
                return True
            engine.apply(state, decision, choices[0])

    # --- undoing -------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the deciding seat has a choice of its own to take back."""
        lane = self.lane(self.seat)
        if lane is not None:
            return bool(lane.own)
        return any(not entry.automatic for entry in self.record.entries[self.undo_barrier :])

    @property
    def can_undo_briefly(self) -> bool:
        """The same for people, who are not asked where all answers are alike: that is not theirs."""
        return self.can_undo and (self.lane(self.seat) is not None or bool(self._own_choices(True)))

    def _own_choices(self, brief: bool) -> list[int]:
        """The places in the record of what the deciding seat has chosen since the barrier.

        `brief`: without what was answered for it before its first choice.
        """
        entries = self.record.entries
        own = [at for at in range(self.undo_barrier, len(entries)) if not entries[at].automatic]
        if not own or not brief:
            return own
        start, state = self.turn_start
        first = answered_first(state.clone(), entries[start:])
        return [at for at in own if at >= start + first]

    def undo_target(self, restart: bool = False, brief: bool = False) -> int | None:
        """The number of choices to go back to for one step, or to restart the turn; None at the barrier.

        `brief`: for people who were shown questions ahead, and were not asked where answers are alike.
        """
        own = self._own_choices(brief)
        if not own:
            return None
        if restart:
            return own[0]
        if not brief:
            return own[-1]
        start, state = self.turn_start
        since = [at - start for at in own if at >= start]
        return own[-steps_back(state.clone(), self.record.entries[start:], since)]

    def answered_together(self, number: int) -> list[int]:
        """The seats that had a choice, where the choices after number `number` were made at the same time."""
        for start, end in self.spans:
            if start == number:
                entries = self.record.entries[start:end]
                return list(dict.fromkeys(entry.seat for entry in entries if not entry.automatic))
        return []

    def decision_before(self, number: int) -> int:
        """The nearest position at or before `number` in which a seat had a real choice."""
        entries = self.record.entries
        at = min(number, len(entries) - 1)
        while at > 0 and (entries[at].automatic or entries[at].seat == CHANCE):
            at -= 1
        for start, end in self.spans:
            if start <= at < end:  # who answered at the same time does so again
                return start
        return max(at, 0)

    def choice_before(self, number: int, seat: int) -> int | None:
        """The same, but not where all answers of `seat` were alike: then its choice before that one.

        None if it has made none.
        """
        at = self.decision_before(number)
        entries = self.record.entries
        while entries[at].seat == seat and self._was_alike(at):
            own = [before for before in range(at) if entries[before].seat == seat]
            chosen = [before for before in own if not entries[before].automatic]
            if not chosen:
                return None
            at = self.decision_before(chosen[-1])
        return at

    def _was_alike(self, number: int) -> bool:
        """Whether all answers were alike in the position after `number` choices."""
        start, state = max(
            (mark for mark in self._marks if mark[0] <= number), default=(0, None), key=lambda mark: mark[0]
        )
        state = self._origin() if state is None else state.clone()
        return alike_after(state, self.record.entries[start:number])

    def undo(self, beyond: bool = False, seat: int | None = None) -> None:
        """Take back the last choice. Beyond the barrier only if `beyond` says that everybody agrees.

        While several seats answer at the same time, `seat` takes back a choice of its own answer, also the
        last one.
        """
        lane = self.lane(self.seat if seat is None else seat)
        if lane is not None and lane.take_back(False):
            self._show_lanes()
            return
        if seat is not None and seat != self.seat:
            raise IllegalChoice(f"seat {seat + 1} has nothing to take back: it is not asked now")
        target = self.undo_target()
        if target is None:
            entries = self.record.entries
            if all(entry.automatic or entry.seat == CHANCE for entry in entries):
                raise IllegalChoice("nothing has been chosen yet")
            if not beyond:
                raise IllegalChoice(
                    "undo ends here: another seat has chosen, chance has spoken, or something has been shown"
                )
            target = self.decision_before(len(entries) - 1)
        self.go_to(target)

    def restart_turn(self, seat: int | None = None) -> None:
        """Take back everything the deciding seat has done since the barrier, or all of its open answer."""
        lane = self.lane(self.seat if seat is None else seat)
        if lane is not None:
            lane.take_back(True)
            self._show_lanes()
            return
        target = self.undo_target(restart=True)
        if target is not None:
            self.go_to(target)

    def go_to(self, number: int) -> None:
        """Back to the position after `number` choices, and on to the next real one."""
        self.rewind(number)
        self._proceed()

    def rewind(self, number: int) -> None:
        """Back to exactly the position after `number` choices. What came later is forgotten."""
        if not self.history:
            raise RuntimeError("this game keeps no history")
        if not 0 <= number <= self.number:
            raise ValueError(f"the game has {self.number} choices; {number} is not among them")
        self._leave_lanes()
        self._inside = None
        self.spans = [span for span in self.spans if span[1] <= number]
        kept = self.record.entries[:number]
        self._marks = [mark for mark in self._marks if mark[0] <= number]
        self._thinned = min(self._thinned, len(self._marks))
        start, state = 0, None
        if self._marks:
            start, state = self._marks[-1]
        self.state = self._origin() if state is None else state.clone()
        self.record.entries[number:] = []
        self.record.result = None
        self.events = [event for event in self.events if event[0] <= number]
        self.audience_by_entry = {at: mask for at, mask in self.audience_by_entry.items() if at <= number}
        self.rules_by_entry = {at: rules for at, rules in self.rules_by_entry.items() if at <= number}
        self._replay(kept[start:], start)
        engine.run_to_question(self.state)  # not collected: these events were collected when it ran before
        self._enable_events()
        self._open()

    def _replay(self, entries: list[Entry], number: int) -> None:
        """Play entries again that have been checked, from the position after `number` choices."""
        for at, entry in enumerate(entries, number):
            if self._inside is None and isinstance(engine.run_to_question(self.state), Together):
                self._inside = at, len(self.state.frames) - 1
            decision = engine.run_automatic(self.state)
            choice = self.rules.book.find(entry.choice)
            assert decision is not None
            assert choice is not None
            engine.apply(self.state, decision, choice)
            if self._inside is not None and engine.run_until_floor(self.state, self._inside[1]) is None:
                self._inside = None
