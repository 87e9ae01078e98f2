"""A game in progress: a state, its record, its dealer; choosing, undoing and looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY, Choice
from firekeeper.kernel.frame import CHANCE, EVERYONE, Chance, Decision, Frame
from firekeeper.kernel.lanes import Lane, Lanes
from firekeeper.kernel.record import Entry, Record, RecordError, Result
from firekeeper.kernel.together import Together

if TYPE_CHECKING:
    from firekeeper.kernel.rng import Dealer, Source
    from firekeeper.kernel.rules import Rules
    from firekeeper.kernel.state import State

KEEP_EVERY: Final = 16
"""Behind the undo barrier positions are kept at this distance at least; others are replayed from there."""


class IllegalChoice(ValueError):
    """A choice that is not offered. `rule` is the ledger rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        self.rule = rule
        super().__init__(f"{message} ({rule})" if rule else message)


class Game:
    """One game. Chance is answered by the dealer; forced choices are applied and recorded as automatic.

    `confirm` names the seats whose turns never end by themselves. Without `history` nothing can be
    undone and no events are gathered, which is what simulations want.

    Where several seats answer at the same time, `waiting` names those who have not, and each chooses with
    `choose(choice, seat)` in a lane of its own. Nothing of that is in `state`, `record.entries` or `events`
    before the last answer is in. Whoever plays for all seats need not care: `seat`, `decision`, `choices` and
    `choose(choice)` are about the first seat that is waiting.
    """

    def __init__(
        self, rules: Rules, record: Record, dealer: Dealer | None, confirm: frozenset[int], history: bool
    ) -> None:
        self.rules = rules
        self.record = record
        self.dealer = dealer
        self.confirm = confirm
        self.history = history
        self.state: State = self._origin()
        self.decision: Decision[Any] | None = None
        self.choices: list[Choice] = []
        # Open while several seats answer at the same time.
        self.lanes: Lanes | None = None
        # Where that has happened: the number of choices before the first answer and after the last one.
        self.spans: list[tuple[int, int]] = []
        # The same while a record is followed through the answers: where they began, and the frames below.
        self._inside: tuple[int, int] | None = None
        # Events by the number of the choice they belong to.
        self.events: list[tuple[int, Any]] = []
        # Entries that not everybody may know: their number, and the audience as a bit mask.
        self.audience_by_entry: dict[int, int] = {}
        # By which rules an entry was made: its number, and ledger IDs. What follows is told with them.
        self.rules_by_entry: dict[int, tuple[str, ...]] = {}
        self._marks: list[tuple[int, State]] = []
        self._enable_events()

    def _origin(self) -> State:
        """The position before the first choice of the record."""
        start = self.record.header.start
        return self.rules.start() if start is None else self.rules.restore(start)

    def begin(self) -> None:
        """Go on to the first real choice: of a new game, or after following a record."""
        answers = self.record.answers
        self._proceed()
        self.follow_answers(answers)

    def resume(
        self,
        state: State,
        turn: tuple[int, State],
        entries: list[Entry],
        events: list[tuple[int, Any]],
        audience_by_entry: dict[int, int],
        rules_by_entry: dict[int, tuple[str, ...]],
        spans: list[tuple[int, int]],
    ) -> None:
        """Stand where such a game stood, without playing its record again. Nothing is checked.

        `turn` is its `turn_start`: undo goes back to there without the record, too. Open answers are
        followed afterwards (`follow_answer`).
        """
        self.state = state
        self.record.entries = entries
        self.spans = spans
        self.events, self.audience_by_entry, self.rules_by_entry = events, audience_by_entry, rules_by_entry
        self._marks = [turn]
        engine.run_to_question(state)  # not collected: these events were collected when it ran the first time
        self._enable_events()
        self._open()

    @property
    def turn_start(self) -> tuple[int, State]:
        """The earliest position the deciding seat may take its choices back to, and its number."""
        barrier = self.undo_barrier
        for mark in self._marks:
            if mark[0] >= barrier:
                return mark
        return self.number, self.state.clone()

    # --- looking -------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that has to choose, the first one of several; None once the game is over."""
        return None if self.decision is None else self.decision.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to choose, in the order of the game: more than one where all answer at once."""
        if self.lanes is not None:
            return self.lanes.waiting
        return () if self.decision is None or self.decision.seat == CHANCE else (self.decision.seat,)

    def lane(self, seat: int | None) -> Lane | None:
        """The answer of a seat while several are asked at the same time; None if it is not among them."""
        return None if self.lanes is None else self.lanes.of(seat)

    def decision_of(self, seat: int | None) -> Decision[Any] | None:
        """The question a seat has to answer now."""
        lane = self.lane(seat)
        if lane is not None:
            return lane.decision
        return self.decision if self.decision is not None and self.decision.seat == seat else None

    @property
    def public_decision(self) -> Decision[Any] | None:
        """The open question as everybody may know it: of several answers the first question of the first."""
        if self.lanes is None:
            return self.decision
        lane = self.lanes.of(self.seat)
        return None if lane is None else lane.question

    def choices_of(self, seat: int | None) -> list[Choice]:
        """What a seat may choose now; nothing if it does not have to."""
        lane = self.lane(seat)
        if lane is not None:
            return lane.choices
        return self.choices if self.seat == seat else []

    def answer_of(self, seat: int | None) -> list[Entry]:
        """What a seat has chosen so far of an answer that is still open."""
        lane = self.lane(seat)
        return [] if lane is None else lane.entries

    def position(self, seat: int | None) -> State:
        """The position as it stands for a seat: with its own open answer, and without those of others."""
        lane = self.lane(seat)
        return self.state if lane is None else lane.state

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def number(self) -> int:
        """How many choices have been made, chance and automatic ones included."""
        return len(self.record.entries)

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    @property
    def winners(self) -> list[int]:
        return self.rules.winners(self.state) if self.over else []

    @property
    def ending(self) -> str:
        """The way the game has ended, one of `Rules.endings`; empty while it goes on."""
        return self.rules.ending(self.state) if self.over else ""

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see; None is a spectator."""
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {self.rules.seats - 1}")
        return self.rules.view(self.position(seat), seat)

    def imagine(self, seat: int, source: Source) -> State:
        """A copy of the state in which everything the seat cannot know is dealt again."""
        return self.rules.imagine(self.position(seat), seat, source)

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, choice: Choice | str, seat: int | None = None) -> None:
        """Make one of `choices_of(seat)`, given itself or as text; without a seat the first that waits."""
        if self.decision is None:
            raise IllegalChoice("the game is over")
        seat = self._asked(seat)
        decision = self.decision_of(seat)
        chosen = self.find(choice, seat) if isinstance(choice, str) else choice
        assert decision is not None
        if chosen not in self.choices_of(seat):
            rule = engine.why_not(self.position(seat), decision, chosen)
            raise IllegalChoice(f"«{chosen}» is not possible now", rule)
        lane = self.lane(seat)
        if lane is None:
            self._mark()
            self._apply(decision, chosen, False)
            self._proceed()
        else:
            lane.choose(chosen)
            self._answered()

    def _asked(self, seat: int | None) -> int:
        """A seat that has to choose: the one given, or the first."""
        waiting = self.waiting
        if seat is None and self.decision is not None:
            return self.decision.seat
        if seat not in waiting:
            whose = " and ".join(str(other + 1) for other in waiting)
            raise IllegalChoice(f"seat {-1 if seat is None else seat + 1} is not asked now, but {whose}")
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

    def why_not(self, choice: Choice | str, seat: int | None = None) -> str:
        """The ledger rule that forbids a choice now; empty if it is legal."""
        if self.decision is None:
            return ""
        seat = self._asked(seat)
        decision = self.decision_of(seat)
        chosen = self.find(choice, seat) if isinstance(choice, str) else choice
        assert decision is not None
        return engine.why_not(self.position(seat), decision, chosen)

    def ends_undo(self, choice: Choice, seat: int | None = None) -> bool:
        """Whether making this choice would move the undo barrier: chance or another seat comes next.

        One of several answers does so if it is the last one.
        """
        seat = self._asked(seat)
        return self._try(self.position(seat).clone(), seat, choice)

    def foresee(self, choice: Choice, seat: int | None = None) -> list[Any]:
        """The events that making this choice is sure to bring, and that could be taken back again.

        What follows from it when chance, another seat or the end of the game comes next may reveal
        something, and is not told.
        """
        seat = self._asked(seat)
        state = self.position(seat).clone()
        state.events = []
        self._try(state, seat, choice)
        return state.events

    def _try(self, state: State, seat: int, choice: Choice) -> bool:
        """Make a choice on a copy and go on as `choose` would; whether chance or another seat comes next."""
        lane = self.lane(seat)
        if lane is not None:
            return lane.tried(state, choice) and self.waiting == (seat,)
        assert self.decision is not None
        engine.apply(state, self.decision, choice)
        while True:
            certain = 0 if state.events is None else len(state.events)
            top = engine.run_to_question(state)
            decision = top if isinstance(top, Decision) else None
            if decision is None or decision.seat != self.decision.seat:
                if state.events is not None:
                    del state.events[certain:]
                return True
            choices = engine.legal(state, decision)
            if len(choices) > 1 or (decision.ends_turn and decision.seat in self.confirm):
                return False
            engine.apply(state, decision, choices[0])

    def follow(self, entries: list[Entry]) -> None:
        """Play recorded choices, checking every one. RecordError names the first that is wrong.

        With a dealer, chance must have given what the seed gives. Nothing happens by itself afterwards:
        the game stands exactly where the last entry left it, which may be between answers that several seats
        gave at the same time: in a record they are known.
        """
        self._leave_lanes()
        for entry in entries:
            number = self.number + 1
            decision = self._next_in_order()
            self._collect_events()
            if decision is None:
                raise RecordError(number, "the game is over before this choice")
            choices = engine.legal(self.state, decision)
            if entry.seat != decision.seat:
                whose = "chance" if decision.seat == CHANCE else f"seat {decision.seat + 1}"
                raise RecordError(number, f"«{entry.line()}» is not {whose}'s, who has to choose here")
            choice = self.rules.book.find(entry.choice)
            if choice is None or choice not in choices:
                rule = "" if choice is None else engine.why_not(self.state, decision, choice)
                raise RecordError(
                    number, f"«{entry.choice}» is not possible here{f' ({rule})' if rule else ''}"
                )
            if entry.automatic and len(choices) > 1:
                raise RecordError(
                    number, f"«{entry.choice}» was not forced: there were {len(choices)} choices"
                )
            if isinstance(decision, Chance) and self.dealer is not None:
                dealt = self._deal(decision, choices, self.dealer)
                if dealt is not choice:
                    raise RecordError(number, f"by its seed chance gives «{dealt}», not «{choice}»")
            if not entry.automatic and entry.seat != CHANCE and self._inside is None:
                self.decision = decision
                self._mark()
            self._note(decision, choice)
            self.record.entries.append(entry)
            engine.apply(self.state, decision, choice)
        self._open()

    def follow_answer(self, seat: int, entries: list[Entry]) -> None:
        """Set the open answer of a seat to recorded choices, however many it had made before."""
        lane = self.lane(seat)
        if lane is None:
            raise RecordError(self.number + 1, f"seat {seat + 1} is not asked together with others here")
        assert self.lanes is not None
        try:
            lane.follow(entries)
        except ValueError as error:
            raise RecordError(self.number + 1, str(error)) from error
        if not self.lanes.waiting:
            raise RecordError(self.number + 1, "all seats have answered: then their answers are choices")
        self._show_lanes()

    def follow_answers(self, entries: list[Entry]) -> None:
        """Set the open answers of all seats to those of a record."""
        for seat in dict.fromkeys(entry.seat for entry in entries):
            self.follow_answer(seat, [entry for entry in entries if entry.seat == seat])

    def _open(self) -> None:
        """Find the open question without answering anything."""
        top = self._next()
        self._collect_events()
        if isinstance(top, Together) and self._open_lanes(top):
            return
        self.decision = self._next_in_order()
        self._collect_events()
        self.choices = [] if self.decision is None else engine.legal(self.state, self.decision)
        if self.decision is None:
            self._end()

    def _next(self) -> Frame[Any] | None:
        """Run what is automatic up to the next question, or up to one that several seats answer at once."""
        if self._inside is not None:
            start, floor = self._inside
            decision = engine.run_until_floor(self.state, floor)
            if decision is not None:
                return decision
            self.spans.append((start, self.number))
            self._inside = None
        return engine.run_to_question(self.state)

    def _next_in_order(self) -> Decision[Any] | None:
        """The next question of a record, in which one seat answers after another."""
        while True:
            top = self._next()
            if top is None or isinstance(top, Decision):
                return top
            self._mark()
            state = self.state
            self._inside = self.number, len(state.frames) - 1
            state.frames.pop().run(state)

    # --- several seats at once -----------------------------------------------------------------------

    def _open_lanes(self, together: Together[Any]) -> bool:
        """Ask several seats at the same time. False if none of them has a real choice."""
        lanes = Lanes(self.state, together, self.confirm)
        if not lanes.waiting:
            return False
        self.lanes = lanes
        self._show_lanes()
        return True

    def _show_lanes(self) -> None:
        """Put the first seat that is waiting where those look who play for all seats."""
        assert self.lanes is not None
        first = self.lanes.of(self.lanes.waiting[0]) if self.lanes.waiting else None
        self.decision = None if first is None else first.decision
        self.choices = [] if first is None else first.choices
        self.record.answers = self.lanes.entries

    def _leave_lanes(self) -> None:
        self.lanes = None
        self.record.answers = []

    def _answered(self) -> None:
        """A seat has chosen in its lane: once all have answered, the game goes on."""
        lanes = self.lanes
        assert lanes is not None
        if lanes.waiting:
            self._show_lanes()
            return
        self._leave_lanes()
        for entry in lanes.entries:
            decision = self._next_in_order()
            self._collect_events()
            choice = self.rules.book.find(entry.choice)
            assert choice is not None
            if (
                decision is None
                or decision.seat != entry.seat
                or choice not in engine.legal(self.state, decision)
            ):
                raise RuntimeError(
                    f"«{entry.line()}» is not possible any more: it depends on what others answered at the "
                    "same time"
                )
            self._apply(decision, choice, entry.automatic)
        self._proceed()

    def _apply(self, decision: Decision[Any], choice: Choice, automatic: bool) -> None:
        self._note(decision, choice)
        self.record.entries.append(Entry(decision.seat, choice.text, automatic))
        engine.apply(self.state, decision, choice)

    def _note(self, decision: Decision[Any], choice: Choice) -> None:
        """Remember who may know the next entry, if not everybody, and which rules it is made by."""
        audience = engine.audience(self.state, decision, choice)
        if audience != EVERYONE:
            self.audience_by_entry[self.number + 1] = audience
        # What comes when a turn has ended is not due to the rule about ending turns.
        if self.history and not decision.ends_turn:
            used = choice.ability
            self.rules_by_entry[self.number + 1] = (
                decision.help(self.state) if used == NO_ABILITY else self.rules.abilities[used].rules
            )

    def _proceed(self) -> None:
        """Go on until a seat has a real choice."""
        while True:
            top = self._next()
            self._collect_events()
            if isinstance(top, Together) and self._open_lanes(top):
                return
            decision = self._next_in_order()
            self._collect_events()
            if decision is None:
                self._end()
                return
            choices = engine.legal(self.state, decision)
            if isinstance(decision, Chance):
                if self.dealer is None:
                    raise RuntimeError("chance has to answer, but this game has no dealer")
                self._apply(decision, self._deal(decision, choices, self.dealer), False)
            elif len(choices) == 1 and not (decision.ends_turn and decision.seat in self.confirm):
                self._apply(decision, choices[0], True)
            else:
                self.decision = decision
                self.choices = choices
                return

    def _deal(self, decision: Chance[Any], choices: list[Choice], dealer: Dealer) -> Choice:
        number = self.number + 1
        return engine.pick(self.state, decision, choices, lambda total: dealer.below(number, total))

    def _end(self) -> None:
        self.decision = None
        self.choices = []
        self.record.result = Result(
            self.scores, self.rules.winners(self.state), self.rules.ending(self.state)
        )

    def _enable_events(self) -> None:
        if self.history:
            self.state.events = []

    def _collect_events(self) -> None:
        heard = self.state.events
        if heard:
            self.events += [(self.number, event) for event in heard]
            heard.clear()

    # --- undoing -------------------------------------------------------------------------------

    def _mark(self) -> None:
        if not self.history:
            return
        barrier = self.undo_barrier
        kept: list[tuple[int, State]] = []
        for mark in self._marks:
            if mark[0] >= barrier or not kept or mark[0] - kept[-1][0] >= KEEP_EVERY:
                kept.append(mark)
        self._marks = [*kept, (self.number, self.state.clone())]

    @property
    def undo_barrier(self) -> int:
        """The barrier: undo is free for the deciding seat down to this many choices, and no further.

        Answers that several seats gave at the same time are known to all, so nobody takes them back. An open
        answer can always be taken back, beyond this number.
        """
        seat = self.seat
        entries = self.record.entries
        at = len(entries)
        if self.lanes is not None:
            return at
        known = self.spans[-1][1] if self.spans else 0
        while at > known and entries[at - 1].seat == seat and seat != CHANCE:
            at -= 1
        return at

    @property
    def can_undo(self) -> bool:
        """Whether the deciding seat has a choice of its own to take back."""
        lane = self.lane(self.seat)
        if lane is not None:
            return bool(lane.own)
        return any(not entry.automatic for entry in self.record.entries[self.undo_barrier :])

    def undo_target(self, restart: bool = False) -> int | None:
        """The number of choices to go back to for one step, or to restart the turn; None at the barrier."""
        entries = self.record.entries
        own = [at for at in range(self.undo_barrier, len(entries)) if not entries[at].automatic]
        if not own:
            return None
        return own[0] if restart else own[-1]

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
                raise IllegalChoice("undo ends here: another seat has chosen, or chance has spoken")
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
