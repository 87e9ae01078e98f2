"""A game in progress: a state, its record, its dealer; choosing, undoing and looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY, Choice
from firekeeper.kernel.frame import CHANCE, EVERYONE, Chance, Decision
from firekeeper.kernel.record import Entry, Record, RecordError, Result

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
        self._proceed()

    def resume(
        self,
        state: State,
        turn: tuple[int, State],
        entries: list[Entry],
        events: list[tuple[int, Any]],
        audience_by_entry: dict[int, int],
        rules_by_entry: dict[int, tuple[str, ...]],
    ) -> None:
        """Stand where such a game stood, without playing its record again. Nothing is checked.

        `turn` is its `turn_start`: undo goes back to there without the record, too.
        """
        self.state = state
        self.record.entries = entries
        self.events, self.audience_by_entry, self.rules_by_entry = events, audience_by_entry, rules_by_entry
        self._marks = [turn]
        engine.run_automatic(state)  # not collected: these events were collected when it ran the first time
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
        """The seat that has to choose; None once the game is over."""
        return None if self.decision is None else self.decision.seat

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
        return self.rules.view(self.state, seat)

    def imagine(self, seat: int, source: Source) -> State:
        """A copy of the state in which everything the seat cannot know is dealt again."""
        return self.rules.imagine(self.state, seat, source)

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, choice: Choice | str) -> None:
        """Make one of `choices`, given itself or as text."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        chosen = self.find(choice) if isinstance(choice, str) else choice
        if chosen not in self.choices:
            rule = engine.why_not(self.state, decision, chosen)
            raise IllegalChoice(f"«{chosen}» is not possible now", rule)
        self._mark()
        self._apply(decision, chosen, False)
        self._proceed()

    def find(self, text: str) -> Choice:
        """The choice with this text, legal or not."""
        choice = self.rules.book.find(text)
        if choice is None:
            verb = text.split(" ")[0]
            alike = sorted({other.text for other in self.choices if other.verb == verb})
            hint = f"; with this verb there are now: {', '.join(alike[:8])}" if alike else ""
            raise IllegalChoice(f"these rules know no choice «{text}»{hint}")
        return choice

    def why_not(self, choice: Choice | str) -> str:
        """The ledger rule that forbids a choice now; empty if it is legal."""
        if self.decision is None:
            return ""
        chosen = self.find(choice) if isinstance(choice, str) else choice
        return engine.why_not(self.state, self.decision, chosen)

    def ends_undo(self, choice: Choice) -> bool:
        """Whether making this choice would move the undo barrier: chance or another seat comes next."""
        return self._try(self.state.clone(), choice)

    def foresee(self, choice: Choice) -> list[Any]:
        """The events that making this choice is sure to bring, and that could be taken back again.

        What follows from it when chance, another seat or the end of the game comes next may reveal
        something, and is not told.
        """
        state = self.state.clone()
        state.events = []
        self._try(state, choice)
        return state.events

    def _try(self, state: State, choice: Choice) -> bool:
        """Make a choice on a copy and go on as `choose` would; whether chance or another seat comes next."""
        assert self.decision is not None
        engine.apply(state, self.decision, choice)
        while True:
            certain = 0 if state.events is None else len(state.events)
            decision = engine.run_automatic(state)
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
        the game stands exactly where the last entry left it.
        """
        for entry in entries:
            number = self.number + 1
            decision = engine.run_automatic(self.state)
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

    def _open(self) -> None:
        """Find the open question without answering anything."""
        self.decision = engine.run_automatic(self.state)
        self._collect_events()
        self.choices = [] if self.decision is None else engine.legal(self.state, self.decision)
        if self.decision is None:
            self._end()

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
        state = self.state
        while True:
            decision = engine.run_automatic(state)
            self._collect_events()
            if decision is None:
                self._end()
                return
            choices = engine.legal(state, decision)
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
        """The barrier: undo is free for the deciding seat down to this many choices, and no further."""
        seat = self.seat
        entries = self.record.entries
        at = len(entries)
        while at and entries[at - 1].seat == seat and seat != CHANCE:
            at -= 1
        return at

    @property
    def can_undo(self) -> bool:
        """Whether the deciding seat has a choice of its own to take back."""
        return any(not entry.automatic for entry in self.record.entries[self.undo_barrier :])

    def undo_target(self, restart: bool = False) -> int | None:
        """The number of choices to go back to for one step, or to restart the turn; None at the barrier."""
        entries = self.record.entries
        own = [at for at in range(self.undo_barrier, len(entries)) if not entries[at].automatic]
        if not own:
            return None
        return own[0] if restart else own[-1]

    def decision_before(self, number: int) -> int:
        """The nearest position at or before `number` in which a seat had a real choice."""
        entries = self.record.entries
        at = min(number, len(entries) - 1)
        while at > 0 and (entries[at].automatic or entries[at].seat == CHANCE):
            at -= 1
        return max(at, 0)

    def undo(self, beyond: bool = False) -> None:
        """Take back the last choice. Beyond the barrier only if `beyond` says that everybody agrees."""
        target = self.undo_target()
        if target is None:
            entries = self.record.entries
            if all(entry.automatic or entry.seat == CHANCE for entry in entries):
                raise IllegalChoice("nothing has been chosen yet")
            if not beyond:
                raise IllegalChoice("undo ends here: another seat has chosen, or chance has spoken")
            target = self.decision_before(len(entries) - 1)
        self.go_to(target)

    def restart_turn(self) -> None:
        """Take back everything the deciding seat has done since the barrier."""
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
        kept = self.record.entries[:number]
        self._marks = [mark for mark in self._marks if mark[0] <= number]
        start, state = 0, None
        if self._marks:
            start, state = self._marks[-1]
        self.state = self._origin() if state is None else state.clone()
        self.record.entries[number:] = []
        self.record.result = None
        self.events = [event for event in self.events if event[0] <= number]
        self.audience_by_entry = {
            at: audience for at, audience in self.audience_by_entry.items() if at <= number
        }
        self.rules_by_entry = {at: rules for at, rules in self.rules_by_entry.items() if at <= number}
        for entry in kept[start:]:
            decision = engine.run_automatic(self.state)
            choice = self.rules.book.find(entry.choice)
            assert decision is not None
            assert choice is not None
            engine.apply(self.state, decision, choice)
        engine.run_automatic(
            self.state
        )  # not collected: these events were collected when it ran the first time
        self._enable_events()
        self._open()
