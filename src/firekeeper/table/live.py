"""A live table: the fold over its lines, and the rules of sitting together.

Nothing in here waits or writes. A request is turned into the lines it would add (`plan_...`), the hub
writes them, and `follow` applies lines that are written, whoever wrote them. If writing fails the
planned lines are forgotten with the table, which is read again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from firekeeper.kernel.ahead import Ahead
from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.record import Header, Record, Result
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.wording import Wording
from firekeeper.table import log_entries as le
from firekeeper.table.clocks import Clocks
from firekeeper.table.errors import TableError
from firekeeper.table.seats import OPEN, STAND_IN, Seat, SeatPlan
from firekeeper.table.table_config import Frozen, Request, TableConfig

ACCOUNT = "account:"
"""Before the number of the account by which a choice was made; bots stand behind «bot:»."""


class LiveTable:
    """One table in memory."""

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

    # --- planning: sitting -----------------------------------------------------------------------

    def plan_join(self, account: int, name: str, seat: int | None = None) -> list[le.AnyLogEntry]:
        """Sit down; the last one to sit starts the game."""
        if self.game is not None:
            return self._plan_take_over(account, name)
        own = self.seats_of(account)
        if own and (len(own) > 1 or seat is None or seat == own[0]):
            raise TableError("conflict", "you already sit at this table")
        free = self.free
        if seat is not None and seat not in free:
            raise TableError("conflict", f"seat {seat + 1} is not free")
        if own and seat is not None:  # to another seat
            return [le.Stood(own[0]), le.Joined(seat, account, name)]
        if not free:
            raise TableError("conflict", "all seats are taken; you can watch")
        return [le.Joined(free[0] if seat is None else seat, account, name)]

    def _plan_take_over(self, account: int, name: str) -> list[le.AnyLogEntry]:
        if self.seat_of(account) is not None:
            raise TableError("conflict", "you already sit at this table")
        offered = [at for at, place in enumerate(self.seats) if place.offered]
        if not offered:
            raise TableError("conflict", "the game has begun and no seat is offered; you can watch")
        return [le.TookOver(offered[0], account, name)]

    def plan_start(self, account: int) -> list[le.AnyLogEntry]:
        """Begin, once nobody is missing."""
        if self.game is not None:
            raise TableError("conflict", "the game has begun already")
        if self.seat_of(account) is None and account != self.config.created_by:
            raise TableError("forbidden", "only people at this table can start it")
        if self.free:
            missing = ", ".join(str(at + 1) for at in self.free)
            raise TableError("conflict", f"seats still free: {missing}")
        game = self.new_game()
        game.begin()
        return [le.Started(game.record.entries)]

    def plan_leave(self, account: int) -> list[le.AnyLogEntry]:
        """Stand up before the game, or leave one's seat to a bot during it; all who share the device do."""
        own = self.own_seats(account)
        if self.game is None:
            return [le.Stood(seat) for seat in own]
        self.playing()
        played = [seat for seat in own if self.seats[seat].person and self.seats[seat].account == account]
        return [le.HandedOver(seat, STAND_IN) for seat in played or [self.played_seat(account, own[0])]]

    def plan_return(self, account: int) -> list[le.AnyLogEntry]:
        """Take one's own seat back from a bot or a friend."""
        self.playing()
        self.own_seats(account)
        own = [at for at, seat in enumerate(self.seats) if seat.owner == account and not seat.resigned]
        if not own:
            raise TableError(
                "forbidden", "only the owner of a seat can take it back, and not after resigning"
            )
        back = [at for at in own if self.seats[at].account != account or not self.seats[at].person]
        back += [at for at in own if self.seats[at].offered and at not in back]
        if not back:
            raise TableError("conflict", "you are playing this seat already")
        return [le.TakenBack(seat) for seat in back]

    def plan_resign(self, account: int) -> list[le.AnyLogEntry]:
        self.playing()
        own = [seat for seat in self.own_seats(account) if self.seats[seat].owner == account]
        if not own:
            raise TableError("forbidden", "you play for somebody else: leave the seat instead")
        left = [seat for seat in own if not self.seats[seat].resigned]
        if not left:
            raise TableError("conflict", "you have resigned already")
        return [le.Resigned(seat, self.seats[seat].bot or STAND_IN) for seat in left]

    # --- planning: playing -----------------------------------------------------------------------

    def plan_choice(
        self,
        seat: int,
        by: str,
        number: int,
        choice: str,
        step: int = 0,
        opening: str = "",
        brief: bool = False,
    ) -> list[le.AnyLogEntry]:
        """A choice of a seat, made when it saw `number` entries. The game has moved on when this returns.

        `step` counts the choices of its own open answer, while several seats answer at the same time.
        `opening`: the choice before it, where it answers a question that was shown ahead. `brief`: questions
        of which all answers are alike are answered for the seat.
        """
        game = self.playing()
        self.check_current(seat, number, step)
        if seat not in game.waiting:
            raise TableError("not_your_turn", "it is not your turn to choose")
        before = game.number
        try:
            if opening:
                self.check_ahead(seat, opening, choice)
                game.choose(opening, seat)
            game.choose(choice, seat)
            if brief:
                game.choose_alike(seat)
        except IllegalChoice as error:
            raise TableError("illegal_choice", str(error), error.rule) from error
        if game.number == before:
            return [le.LaneChanged(seat, by, game.answer_of(seat)[:])]
        return [le.Chose(seat, by, game.record.entries[before:])]

    def check_ahead(self, seat: int, opening: str, choice: str = "") -> Ahead:
        """The question behind an opening choice; refuse a choice that is not among its answers."""
        game = self.playing()
        ahead = game.ahead(seat)
        if ahead is None or ahead.opening.text != opening:
            raise TableError("illegal_choice", f"«{opening}» opens no other question now: choose it alone")
        if choice and all(known.text != choice for known in ahead.choices):
            rule = game.why_not(choice, seat, ahead)
            raise TableError("illegal_choice", f"«{choice}» is not possible after «{opening}»", rule)
        return ahead

    def check_current(self, seat: int, number: int, step: int) -> None:
        """Refuse what was meant for another moment. What others answer meanwhile does not matter."""
        game = self.playing()
        here = len(game.answer_of(seat))
        if number != game.number:
            raise TableError("stale", f"the table has moved on: it is at {game.number}, you were at {number}")
        if step != here:
            raise TableError("stale", f"your answer has moved on: it is at step {here}, you were at {step}")

    def plan_undo(
        self,
        account: int,
        number: int,
        restart: bool = False,
        step: int = 0,
        brief: bool = False,
        at: int | None = None,
    ) -> list[le.AnyLogEntry]:
        """Take back the last choice, or the whole turn, down to the barrier; or of one's own open answer.

        `brief`: with the opening choice before it, and with what was answered for the seat. `at`: who of
        several people is at the device.
        """
        game = self.playing()
        seat = self.played_seat(account, at)
        self.check_current(seat, number, step)
        lane = game.lane(seat)
        if lane is not None:
            if not lane.own:
                raise TableError("illegal_choice", "you have chosen nothing yet that could be taken back")
            if restart:
                game.restart_turn(seat)
            else:
                game.undo(seat=seat)
            return [le.LaneChanged(seat, f"{ACCOUNT}{account}", lane.entries[:])]
        if game.seat != seat:
            raise TableError("not_your_turn", "only the seat that has to choose can take back its choices")
        target = game.undo_target(restart, brief)
        if target is None:
            raise TableError(
                "illegal_choice", "undo ends here: another seat has chosen, or chance has spoken"
            )
        return [le.Undone(seat, target)]

    def plan_hold(self, begin: float, end: float) -> list[le.AnyLogEntry]:
        """The server did not run for a while: the clocks stood still, if that is not noted yet."""
        if self.config.settings.clock is None or self.status != "playing" or self.updated_at >= end:
            return []
        return [le.ClocksHeld(begin, end)]

    def plan_forget(self, account: int) -> list[le.AnyLogEntry]:
        """An account is deleted: its seat is free again, or a bot plays on, and its name is forgotten."""
        found: list[le.AnyLogEntry] = []
        for seat in self.seats_of(account):
            if self.frozen is not None:
                pass  # nobody is waiting here
            elif self.game is None:
                found.append(le.Stood(seat))
            elif self.status == "playing" and not self.seats[seat].bot:
                found.append(le.HandedOver(seat, STAND_IN))
        return [*found, le.Forgotten(account)]

    def plan_mute(self, account: int, muted: bool, at: int | None = None) -> list[le.AnyLogEntry]:
        """Whoever plays here decides whether spectators may talk."""
        seat = self.played_seat(account, at)
        if muted == self.spectators_muted:
            return []
        return [le.SpectatorsMuted(seat) if muted else le.SpectatorsUnmuted(seat)]

    def plan_say(
        self, account: int, name: str, language: str, text: str, at: int | None = None
    ) -> list[le.AnyLogEntry]:
        if account == OPEN:
            raise TableError("not_signed_in", "choose a name first: people want to know who talks")
        text = " ".join(text.split())
        if not text:
            raise TableError("bad_message", "an empty message says nothing")
        if len(text) > 500:
            raise TableError("too_large", f"a message has at most 500 characters, this one {len(text)}")
        own = self.seats_of(account)
        seat = at if at in own else next(iter(own), None)
        if seat is not None and len(own) > 1:
            name = self.seats[seat].name or name
        if seat is None and not self.config.settings.spectators:
            raise TableError("forbidden", "only people at this table can talk here")
        if seat is None and self.spectators_muted:
            raise TableError("forbidden", "spectators do not talk at this table unless its players let them")
        return [le.Said(-1 if seat is None else seat, account, name, language, text)]

    # --- helpers ---------------------------------------------------------------------------------

    def playing(self) -> Game:
        """The game, if it goes on."""
        self.refuse_if_frozen()
        if self.game is None:
            raise TableError("conflict", "the game has not begun")
        if self.game.over:
            raise TableError("conflict", "the game is over")
        return self.game

    def refuse_if_frozen(self) -> None:
        """Refuse what would change a frozen table."""
        if self.frozen is not None:
            raise TableError(
                "frozen",
                f"this table was made with rules {self.frozen.rules} and cannot go on with rules "
                f"{self.rules.version}: it can be read, and waits for its version",
            )

    def own_seats(self, account: int) -> list[int]:
        """The seats this account plays or owns; an error if there is none."""
        found = self.seats_of(account)
        if not found:
            raise TableError("forbidden", "you do not sit at this table")
        return found

    def played_seat(self, account: int, at: int | None = None) -> int:
        """The seat this account plays with its own hands now; `at` is who of several is at the device."""
        own = self.own_seats(account)
        if len(own) > 1 and at not in own:
            raise TableError(
                "forbidden", "several people share this device: say with take_seat who of them it is now"
            )
        seat = own[0] if at is None or len(own) == 1 else at
        place = self.seats[seat]
        if place.account != account or not place.person:
            raise TableError("forbidden", "somebody else plays your seat; take it back first")
        return seat

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
