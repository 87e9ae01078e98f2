"""What a game does by itself: run what is automatic, deal, make forced choices, ask, and follow a record."""

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


class Progress:
    """A state with its record and its dealer, at a question or at the end. `Game` adds what seats do."""

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
        # Positions to go back to. The first `_thinned` of them lie behind the barrier, at their distance.
        self._marks: list[tuple[int, State]] = []
        self._thinned = 0
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

    @property
    def asked(self) -> tuple[int, ...]:
        """The same with those who have answered while others have not."""
        return self.waiting if self.lanes is None else tuple([lane.seat for lane in self.lanes.lanes])

    def lane(self, seat: int | None) -> Lane | None:
        """The answer of a seat while several are asked at the same time; None if it is not among them."""
        return None if self.lanes is None else self.lanes.of(seat)

    def decision_of(self, seat: int | None) -> Decision[Any] | None:
        """The question a seat has to answer now."""
        if self.lanes is not None:
            lane = self.lanes.of(seat)
            if lane is not None:
                return lane.decision
        return self.decision if self.decision is not None and self.decision.seat == seat else None

    @property
    def public_decision(self) -> Decision[Any] | None:
        """The open question as everybody may know it: of several answers the first question of the first."""
        return self.public_decision_of(self.seat)

    def public_decision_of(self, seat: int | None) -> Decision[Any] | None:
        """What a waiting seat is asked, as everybody may know it: the first question of its answer."""
        if self.lanes is None:
            return self.decision
        lane = self.lanes.of(seat)
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

    # --- following a record ----------------------------------------------------------------------

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
            if not entry.automatic and entry.seat != CHANCE:
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
        self._marks, self._thinned = [turn], 0
        engine.run_to_question(state)  # not collected: these events were collected when it ran the first time
        self._enable_events()
        self._open()

    def _open(self) -> None:
        """Find the open question without answering anything."""
        decision = self._ask()
        if self.lanes is not None:
            return
        if decision is None:
            self._end()
            return
        self.decision = decision
        self.choices = engine.legal(self.state, decision)

    def _ask(self) -> Decision[Any] | None:
        """Run what is automatic up to the next question of one seat, or open the lanes of several."""
        top = self._next()
        self._collect_events()
        if isinstance(top, Together):
            if self._open_lanes(top):
                return None
            top = self._next_in_order()
            self._collect_events()
        assert top is None or isinstance(top, Decision)
        return top

    # --- going on --------------------------------------------------------------------------------

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
            self._mark()  # with the question unopened, so that going back there asks all seats at once
            state = self.state
            self._inside = self.number, len(state.frames) - 1
            state.frames.pop().run(state)

    def _proceed(self) -> None:
        """Go on until a seat has a real choice."""
        while True:
            decision = self._ask()
            if self.lanes is not None:
                return
            if decision is None:
                self._end()
                return
            choices = engine.legal(self.state, decision)
            if isinstance(decision, Chance):
                if self.dealer is None:
                    raise RuntimeError("chance has to answer, but this game has no dealer")
                self._apply(decision, self._deal(decision, choices, self.dealer), False)
            elif engine.is_forced(decision, choices, decision.seat in self.confirm):
                self._apply(decision, choices[0], True)
            else:
                self.decision = decision
                self.choices = choices
                return

    def _deal(self, decision: Chance[Any], choices: list[Choice], dealer: Dealer) -> Choice:
        number = self.number + 1
        return engine.pick(self.state, decision, choices, lambda total: dealer.below(number, total))

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
        found = self.state.events
        if found:
            self.events += [(self.number, event) for event in found]
            found.clear()

    # --- several seats at once -------------------------------------------------------------------

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
        first = self.lanes.of(self.lanes.waiting[0])
        assert first is not None
        self.decision, self.choices = first.decision, first.choices
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

    # --- how far back ----------------------------------------------------------------------------

    def _mark(self) -> None:
        if not self.history or self._inside is not None:
            return
        marks, barrier = self._marks, self.undo_barrier
        at = self._thinned
        while at < len(marks) and marks[at][0] < barrier:
            if at and marks[at][0] - marks[at - 1][0] < KEEP_EVERY:
                del marks[at]
            else:
                at += 1
        self._thinned = at
        marks.append((self.number, self.state.clone()))

    @property
    def undo_barrier(self) -> int:
        """The barrier: undo is free for the deciding seat down to this many choices, and no further.

        Answers that several seats gave at the same time are known to all, so nobody takes them back; nor is
        what has shown somebody a hidden card. An open answer can always be taken back, beyond this number.
        """
        seat, revealing = self.seat, self.rules.revealing
        entries = self.record.entries
        at = len(entries)
        if self.lanes is not None:
            return at
        known = self.spans[-1][1] if self.spans else 0
        while at > known and entries[at - 1].seat == seat and seat != CHANCE:
            if revealing and entries[at - 1].choice.split(" ")[0] in revealing:
                break
            at -= 1
        return at
