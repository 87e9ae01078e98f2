"""A table as its lines tell it: who sits where, the game, its clocks and requests.

`follow` applies lines that are written, whoever wrote them, and `apply_planned` those that are about to be.
What may be asked of a table, and which lines that adds, is in `live`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record, Result
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.wording import Wording
from firekeeper.table import log_entries as le
from firekeeper.table.clocks import Clocks
from firekeeper.table.errors import TableError
from firekeeper.table.seats import OPEN, Seat, SeatPlan
from firekeeper.table.table_config import Frozen, Request, TableConfig

ACCOUNT = "account:"
"""Before the number of the account by which a choice was made; bots stand behind «bot:»."""


class FoldedTable:
    """What the lines of a table come to."""

    def __init__(self, config: TableConfig, rules: Rules) -> None:
        self.config = config
        self.rules = rules
        self.count = 0  # lines so far
        # The same without those that only their seat may know of: choices of an answer that stays open.
        self.public_count = 0
        # Seats that have answered while others still think.
        self.answered: set[int] = set()
        self.seats = [_seat(plan) for plan in _plans(config.plan, rules)]
        self.game: Game | None = None
        self.requests: dict[int, Request] = {}
        self.chat: list[tuple[int, float, le.Said]] = []
        self.rematch = ""
        self.spectators_muted = config.open_to_strangers
        self.practice = config.seed_known
        # Seats that were offered by one person, with nobody else to consent.
        self.offered_alone: set[int] = set()
        self.clocks = Clocks(config.settings.clock, len(self.seats))
        self.updated_at = config.created_at
        # How readers are told of it; made when somebody is (render.wording_for).
        self.wording: Callable[..., Wording] | None = None
        # The rules and components the record names, as of its last line.
        self.version = (config.rules, config.pack)
        self.frozen: Frozen | None = None
        # When each entry of the record was made.
        self.entry_times: list[float] = []
        # People who may look at a finished game that is open to nobody else (daily tables).
        self.guests: set[int] = set()
        # Standing orders by seat, and where they do not answer: what they did was taken back there.
        self.orders: dict[int, dict[str, Any]] = {}
        self.orders_held: dict[int, int] = {}
        # After how many entries each account has last chosen itself.
        self.last_choices: dict[int, int] = {}

    # --- looking ---------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.config.id

    @property
    def status(self) -> str:
        if self.frozen is not None:
            return "frozen"
        if self.game is None:
            return "open"
        if self.game.over:
            return "finished"
        return "abandoned" if self.abandoned else "playing"

    @property
    def abandoned(self) -> bool:
        """Everybody who sat here has resigned, and nobody plays on for them."""
        people = False
        for seat in self.seats:
            if seat.kind == "human":
                if seat.person or not seat.resigned:
                    return False
                people = True
        return people

    @property
    def outdated(self) -> bool:
        """Whether the record names other rules or components than those that play it now."""
        return self.version != (self.rules.version, self.rules.pack)

    @property
    def number(self) -> int:
        return 0 if self.game is None else self.game.number

    @property
    def to_move(self) -> int | None:
        """The first seat that has to choose."""
        return None if self.game is None else self.game.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that have to choose now."""
        return () if self.game is None else self.game.waiting

    def seats_of(self, account: int) -> list[int]:
        """The seats this account plays, several where people share a device; else those it owns."""
        if account == OPEN:
            return []
        played = [at for at, seat in enumerate(self.seats) if seat.account == account]
        return played or [
            at for at, seat in enumerate(self.seats) if seat.owner == account and not seat.resigned
        ]

    def seat_of(self, account: int) -> int | None:
        """The seat this account plays or owns, the first if there are several."""
        return next(iter(self.seats_of(account)), None)

    @property
    def host(self) -> str:
        """The name of whoever made the table, if they sit here."""
        made = self.config.created_by
        return next((seat.owner_name for seat in self.seats if made != OPEN and seat.owner == made), "")

    @property
    def free(self) -> list[int]:
        """The seats that somebody could still take, before the game."""
        return [at for at, seat in enumerate(self.seats) if seat.kind in ("open", "friend")]

    def people(self, but: int = -1) -> list[int]:
        """Seats where a person plays, except one."""
        return [at for at, seat in enumerate(self.seats) if seat.person and at != but]

    # --- folding ---------------------------------------------------------------------------------

    def follow(self, line: le.AnyLogEntry, at: float) -> None:
        """Apply a written line."""
        self._count(line, at)
        changes_game = isinstance(line, le.Started | le.Chose | le.LaneChanged | le.Undone)
        if self.frozen is not None and changes_game:
            pass  # kept in the store, for the version that can play it
        elif isinstance(line, le.Chose):
            assert self.game is not None
            self.game.follow(line.entries)
            self._apply_choice_timing(line, at)
        elif isinstance(line, le.LaneChanged):
            assert self.game is not None
            if line.entries or self.game.lane(line.seat) is not None:
                self.game.follow_answer(line.seat, line.entries)
            self._apply_answer_timing(line, at)
        else:
            self._follow(line, at)

    def apply_planned(self, line: le.AnyLogEntry, at: float) -> None:
        """Apply a line that was planned here: a choice has moved the game while it was."""
        if isinstance(line, le.LaneChanged):
            self._count(line, at)
            self._apply_answer_timing(line, at)
        elif isinstance(line, le.Chose):
            self._count(line, at)
            self._apply_choice_timing(line, at)
        else:
            self.follow(line, at)

    def _count(self, line: le.AnyLogEntry, at: float) -> None:
        self.count += 1
        self.public_count += not isinstance(line, le.LaneChanged)
        self.updated_at = at

    def _follow(self, line: le.AnyLogEntry, at: float) -> None:
        """Apply a line that is no choice."""
        if isinstance(line, le.Started):
            self.game = self.new_game()
            self.game.follow(line.entries)
            self.clocks.think(self.waiting, at)
            self._stamp(at)
        elif isinstance(line, le.Undone):
            assert self.game is not None
            self._stop_clock(at)
            if self.game.number - line.number > 0 and line.number < self.game.undo_barrier:
                self.practice = self.practice or len(self.people()) < 2
            self.game.rewind(line.number)
            self.orders_held[line.seat] = line.number
            self.answered.clear()
            self.last_choices = {who: min(last, line.number) for who, last in self.last_choices.items()}
            self.requests.clear()
            self.clocks.think(self.waiting, at)
            self._stamp(at)
        elif isinstance(line, le.Said):
            self.chat.append((self.public_count, at, line))
        elif isinstance(line, le.Asked):
            self.requests[line.request] = Request(
                line.request, line.kind, line.by, line.number, line.seat, line.bot, [line.by]
            )
        elif isinstance(line, le.Answered):
            request = self.requests.get(line.request)
            if request is not None and line.yes:
                request.yes.append(line.seat)
            elif request is not None:
                del self.requests[line.request]
        elif isinstance(line, le.Rematched):
            self.rematch = line.table
        elif isinstance(line, le.Upgraded):
            self._name(line.rules, line.pack)
        elif isinstance(line, le.SpectatorsMuted | le.SpectatorsUnmuted):
            self.spectators_muted = isinstance(line, le.SpectatorsMuted)
        elif isinstance(line, le.ClocksHeld):
            self.clocks.hold(line.begin, line.end)
        elif isinstance(line, le.Forgotten):
            self._forget(line.account)
        elif isinstance(line, le.Ordered):
            self.orders[line.seat] = line.orders
            self.orders_held.pop(line.seat, None)
        elif isinstance(line, le.OrderAnswered):
            pass  # said for the log; the choice stands before it
        else:
            self._stop_clock(at)
            self._follow_seat(line)

    def _follow_seat(self, line: le.AnyLogEntry) -> None:
        if isinstance(line, le.Joined):
            self.seats[line.seat] = Seat(
                kind="human", account=line.account, name=line.name, owner=line.account, owner_name=line.name
            )
        elif isinstance(line, le.BotSat):
            self.seats[line.seat] = Seat(kind="bot", bot=line.bot)
        elif isinstance(line, le.Stood):
            self.seats[line.seat] = _seat(_plans(self.config.plan, self.rules)[line.seat])
        elif isinstance(line, le.HandedOver | le.Resigned):
            # Whoever stood in for the owner has gone, too; what the seat knows is the owner's again.
            seat = self.seats[line.seat]
            seat.account, seat.name, seat.bot, seat.offered = seat.owner, seat.owner_name, line.bot, False
            seat.resigned = seat.resigned or isinstance(line, le.Resigned)
            self.requests.clear()
        elif isinstance(line, le.Offered):
            self.seats[line.seat].offered = True
            if line.alone:
                self.offered_alone.add(line.seat)
            else:
                self.offered_alone.discard(line.seat)
            self.requests.clear()
        elif isinstance(line, le.TookOver | le.TakenBack):
            seat = self.seats[line.seat]
            if isinstance(line, le.TookOver):
                seat.account, seat.name = line.account, line.name
                self.practice = self.practice or line.seat in self.offered_alone
            else:
                seat.account, seat.name = seat.owner, seat.owner_name
            seat.bot, seat.offered, seat.timed_out = "", False, False
            self.clocks.fresh(line.seat)
        elif isinstance(line, le.BotFailed):
            self.seats[line.seat].bot = line.instead
        elif isinstance(line, le.TimedOut):
            self.seats[line.seat].timed_out = True

    def _forget(self, account: int) -> None:
        """Somebody's account is gone: their name is forgotten here, too."""
        for seat in self.seats:
            if seat.owner == account:
                seat.owner_name = ""
            if seat.account == account:
                seat.name = ""
        self.chat = [
            (count, at, msgspec.structs.replace(line, name="") if line.account == account else line)
            for count, at, line in self.chat
        ]

    def _apply_choice_timing(self, line: le.Chose, at: float) -> None:
        """A seat has chosen: its clock stops, the entries get their time."""
        assert self.game is not None
        before = self.number - len(line.entries)
        together = self.game.answered_together(before)
        waiting = self.waiting
        self._apply_timing(line, before if together else before + 1, at)
        for seat in together or ([] if line.seat in waiting else [line.seat]):
            if self.seats[seat].person:
                self.clocks.reward(seat)
        self.answered.clear()
        self.clocks.think(waiting, at)
        self._stamp(at)
        if self.game.over:
            self.requests.clear()

    def _apply_answer_timing(self, line: le.LaneChanged, at: float) -> None:
        """A seat has changed its open answer: its own clock stops or runs again, the others think on."""
        assert self.game is not None
        seat = line.seat
        if not line.entries:
            self.orders_held[seat] = self.number
        self._apply_timing(line, self.number, at)
        lane = self.game.lane(seat)
        if lane is not None and lane.done != (seat in self.answered):
            self.public_count += 1  # everybody sees who has answered
            self.answered ^= {seat}
        self.clocks.think(self.waiting, at)

    def _apply_timing(self, line: le.Chose | le.LaneChanged, known: int, at: float) -> None:
        """Charge whoever has chosen; `known` is how many entries they know of."""
        if line.by.startswith(ACCOUNT):
            self.last_choices[int(line.by.removeprefix(ACCOUNT))] = known
        place = self.seats[line.seat]
        if place.person:
            self.clocks.spend(line.seat, at)
            place.offered = False  # whoever chooses is there

    def _stamp(self, at: float) -> None:
        """Remember when the entries of the record were made."""
        number = self.number
        del self.entry_times[number:]
        self.entry_times += [at] * (number - len(self.entry_times))

    def _stop_clock(self, at: float) -> None:
        """Charge whoever thinks, before somebody else has to."""
        for seat in self.waiting:
            if self.seats[seat].person:
                self.clocks.spend(seat, at)
        self.clocks.since = dict.fromkeys(self.waiting, at)

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock, or None without clocks."""
        if self.clocks.clock is None:
            return None
        return self.clocks.left(seat, seat in self.waiting and self.seats[seat].person, now)

    def _name(self, rules: str, pack: str) -> None:
        """The record names the rules and components under which all of it replays."""
        self.version = (rules, pack)
        if self.game is not None:
            record = self.game.record
            record.header = msgspec.structs.replace(record.header, rules=rules, pack=pack)

    def header(self) -> Header:
        """How the record of this table begins."""
        config = self.config
        return Header(config.game, *self.version, config.options, config.commitment, config.start)

    def new_game(self) -> Game:
        config, header = self.config, self.header()
        confirm = frozenset(at for at, seat in enumerate(self.seats) if seat.kind == "human")
        return Game(self.rules, Record(header, config.seed), Dealer(config.seed), confirm, True)

    def record(self, reveal: bool) -> Record:
        """The record as it may be shown: the seed only once the game is over."""
        game = self.game
        if game is None:
            raise TableError("conflict", "the game has not begun")
        record = Record(game.record.header, self.config.seed if reveal else None)
        record.entries = game.record.entries
        record.result = game.record.result
        return record

    @property
    def result(self) -> Result | None:
        return None if self.game is None else self.game.record.result


def _plans(plan: list[SeatPlan], rules: Rules) -> list[SeatPlan | None]:
    """The plan of each seat; None for those the rules play themselves."""
    waiting = iter(plan)
    return [None if seat in rules.automa else next(waiting, SeatPlan()) for seat in range(rules.seats)]


def _seat(plan: SeatPlan | None) -> Seat:
    if plan is None:
        return Seat(kind="automa")
    if plan.kind == "bot":
        return Seat(kind="bot", bot=plan.bot)
    return Seat(kind="friend" if plan.kind == "friend" else "open")
