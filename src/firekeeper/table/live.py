"""A live table: the fold over its lines, and the rules of sitting together.

Nothing in here waits or writes. A request is turned into the lines it would add (`plan_...`), the hub
writes them, and `follow` applies lines that are written, whoever wrote them. If writing fails the
planned lines are forgotten with the table, which is read again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.record import Header, Record, Result
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules
from firekeeper.table import lines as ln
from firekeeper.table.errors import TableError
from firekeeper.table.seats import OPEN, Seat, SeatPlan, Settings

WEAKEST = "random"
"""The bot that plays for those who resign, and when all others fail."""


class Sheet(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    settings: Settings
    plan: list[SeatPlan]
    seed: str
    seed_known: bool
    commitment: str
    start: dict[str, Any] | None
    origin: str
    created_by: int
    created_at: float


class Request(Struct):
    """A request waiting for the consent of others."""

    id: int
    kind: str
    by: int
    number: int
    seat: int
    bot: str
    yes: list[int]


class LiveTable:
    """One table in memory."""

    def __init__(self, sheet: Sheet, rules: Rules) -> None:
        self.sheet = sheet
        self.rules = rules
        self.count = 0  # lines so far
        self.seats = [_seat(plan) for plan in _plans(sheet.plan, rules)]
        self.game: Game | None = None
        self.requests: dict[int, Request] = {}
        self.chat: list[tuple[int, float, ln.Said]] = []
        self.rematch = ""
        self.practice = sheet.seed_known
        # Clocks: seconds left by seat, and since when somebody thinks.
        clock = sheet.settings.clock
        self.banks = [float(clock.bank) if clock else 0.0 for _ in self.seats]
        self.thinking_since = sheet.created_at
        self.updated_at = sheet.created_at
        # When each entry of the record was made, and by whom.
        self.entry_times: list[float] = []

    # --- looking ---------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def status(self) -> str:
        if self.game is None:
            return "open"
        if self.game.over:
            return "finished"
        return "abandoned" if self.abandoned else "playing"

    @property
    def abandoned(self) -> bool:
        """Everybody who sat here has resigned."""
        people = [seat for seat in self.seats if seat.kind == "human"]
        return bool(people) and all(seat.resigned for seat in people)

    @property
    def number(self) -> int:
        return 0 if self.game is None else self.game.number

    @property
    def to_move(self) -> int | None:
        return None if self.game is None else self.game.seat

    def seat_of(self, account: int) -> int | None:
        """The seat this account plays or owns, if any."""
        for at, seat in enumerate(self.seats):
            if account != OPEN and seat.account == account:
                return at
        for at, seat in enumerate(self.seats):
            if account != OPEN and seat.owner == account and not seat.resigned:
                return at
        return None

    def people(self, but: int = -1) -> list[int]:
        """Seats where a person plays, except one."""
        return [at for at, seat in enumerate(self.seats) if seat.person and at != but]

    # --- folding ---------------------------------------------------------------------------------

    def follow(self, line: ln.AnyLine, at: float) -> None:
        """Apply a written line."""
        self.count += 1
        self.updated_at = at
        if isinstance(line, ln.Chose):
            assert self.game is not None
            self.game.follow(line.entries)
            self.settle(line.seat, at)
        elif isinstance(line, ln.Started):
            self.game = self._new_game()
            self.game.follow(line.entries)
            self.thinking_since = at
            self._stamp(at)
        elif isinstance(line, ln.Undone):
            assert self.game is not None
            if self.game.number - line.number > 0 and line.number < self.game.horizon:
                self.practice = self.practice or len(self.people()) < 2
            self.game.rewind(line.number)
            self.requests.clear()
            self._stamp(at)
        elif isinstance(line, ln.Said):
            self.chat.append((self.count, at, line))
        elif isinstance(line, ln.Asked):
            self.requests[line.request] = Request(
                line.request, line.kind, line.by, line.number, line.seat, line.bot, [line.by]
            )
        elif isinstance(line, ln.Answered):
            request = self.requests.get(line.request)
            if request is not None and line.yes:
                request.yes.append(line.seat)
            elif request is not None:
                del self.requests[line.request]
        elif isinstance(line, ln.Rematched):
            self.rematch = line.table
        else:
            self._follow_seat(line)

    def _follow_seat(self, line: ln.AnyLine) -> None:
        if isinstance(line, ln.Joined):
            self.seats[line.seat] = Seat(
                kind="human", account=line.account, name=line.name, owner=line.account, owner_name=line.name
            )
        elif isinstance(line, ln.Stood):
            self.seats[line.seat] = _seat(_plans(self.sheet.plan, self.rules)[line.seat])
        elif isinstance(line, ln.HandedOver | ln.Resigned):
            seat = self.seats[line.seat]
            seat.bot = line.bot
            seat.offered = False
            seat.resigned = seat.resigned or isinstance(line, ln.Resigned)
            self.requests.clear()
        elif isinstance(line, ln.Offered):
            self.seats[line.seat].offered = True
            self.requests.clear()
        elif isinstance(line, ln.TookOver):
            seat = self.seats[line.seat]
            seat.account, seat.name, seat.bot, seat.offered = line.account, line.name, "", False
            seat.timed_out = False
        elif isinstance(line, ln.TakenBack):
            seat = self.seats[line.seat]
            seat.account, seat.name, seat.bot, seat.offered = seat.owner, seat.owner_name, "", False
            seat.timed_out = False
        elif isinstance(line, ln.BotFailed):
            self.seats[line.seat].bot = line.instead
        elif isinstance(line, ln.TimedOut):
            self.seats[line.seat].timed_out = True

    def settle(self, seat: int, at: float) -> None:
        """A seat has chosen: its clock stops, the entries get their time."""
        self.updated_at = at
        self._tick(seat, at)
        self._stamp(at)

    def _stamp(self, at: float) -> None:
        """Remember when the entries of the record were made."""
        self.entry_times = self.entry_times[: self.number]
        self.entry_times += [at] * (self.number - len(self.entry_times))

    def _tick(self, seat: int, at: float) -> None:
        """Take the thinking time from the seat's bank and grant the increment when its turn is over."""
        clock = self.sheet.settings.clock
        if clock is not None and self.seats[seat].person:
            self.banks[seat] -= at - self.thinking_since
            if self.to_move != seat:
                self.banks[seat] = min(
                    self.banks[seat] + clock.increment, float(clock.bank + clock.increment)
                )
        self.thinking_since = at

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock, or None without clocks."""
        if self.sheet.settings.clock is None:
            return None
        used = now - self.thinking_since if self.to_move == seat and self.seats[seat].person else 0.0
        return self.banks[seat] - used

    def _new_game(self) -> Game:
        sheet = self.sheet
        header = Header(sheet.game, sheet.rules, sheet.pack, sheet.options, sheet.commitment, sheet.start)
        confirm = frozenset(at for at, seat in enumerate(self.seats) if seat.kind == "human")
        return Game(self.rules, Record(header, sheet.seed), Dealer(sheet.seed), confirm, True)

    # --- planning: sitting -----------------------------------------------------------------------

    def plan_join(self, account: int, name: str, seat: int | None = None) -> list[ln.AnyLine]:
        """Sit down; the last one to sit starts the game."""
        if self.game is not None:
            return self._plan_take_over(account, name)
        if self.seat_of(account) is not None:
            raise TableError("conflict", "you already sit at this table")
        free = [at for at, place in enumerate(self.seats) if place.kind in ("open", "friend")]
        if seat is not None and seat not in free:
            raise TableError("conflict", f"seat {seat + 1} is not free")
        if not free:
            raise TableError("conflict", "all seats are taken; you can watch")
        return [ln.Joined(free[0] if seat is None else seat, account, name)]

    def _plan_take_over(self, account: int, name: str) -> list[ln.AnyLine]:
        if self.seat_of(account) is not None:
            raise TableError("conflict", "you already sit at this table")
        offered = [at for at, place in enumerate(self.seats) if place.offered]
        if not offered:
            raise TableError("conflict", "the game has begun and no seat is offered; you can watch")
        return [ln.TookOver(offered[0], account, name)]

    def plan_start(self, account: int) -> list[ln.AnyLine]:
        """Begin, once nobody is missing."""
        if self.game is not None:
            raise TableError("conflict", "the game has begun already")
        if self.seat_of(account) is None and account != self.sheet.created_by:
            raise TableError("forbidden", "only people at this table can start it")
        missing = [at + 1 for at, seat in enumerate(self.seats) if seat.kind in ("open", "friend")]
        if missing:
            raise TableError("conflict", f"seats still free: {', '.join(map(str, missing))}")
        game = self._new_game()
        game.begin()
        return [ln.Started(game.record.entries)]

    def plan_leave(self, account: int) -> list[ln.AnyLine]:
        """Stand up before the game, or leave one's seat to a bot during it."""
        seat = self._own_seat(account)
        if self.game is None:
            return [ln.Stood(seat)]
        self._playing()
        return [ln.HandedOver(seat, WEAKEST)]

    def plan_return(self, account: int) -> list[ln.AnyLine]:
        """Take one's own seat back from a bot or a friend."""
        seat = self._own_seat(account)
        place = self.seats[seat]
        if place.owner != account or place.resigned:
            raise TableError(
                "forbidden", "only the owner of a seat can take it back, and not after resigning"
            )
        if place.account == account and not place.bot and not place.offered:
            raise TableError("conflict", "you are playing this seat already")
        return [ln.TakenBack(seat)]

    def plan_resign(self, account: int) -> list[ln.AnyLine]:
        self._playing()
        seat = self._own_seat(account)
        if self.seats[seat].resigned:
            raise TableError("conflict", "you have resigned already")
        return [ln.Resigned(seat, self.seats[seat].bot or WEAKEST)]

    # --- planning: playing -----------------------------------------------------------------------

    def plan_choice(self, seat: int, by: str, number: int, choice: str) -> list[ln.AnyLine]:
        """A choice of a seat, made when it saw `number` entries. The game has moved on when this returns."""
        game = self._playing()
        if number != game.number:
            raise TableError("stale", f"the table has moved on: it is at {game.number}, you were at {number}")
        if game.seat != seat:
            raise TableError("not_your_turn", "it is not your turn to choose")
        before = game.number
        try:
            game.choose(choice)
        except IllegalChoice as error:
            raise TableError("illegal_choice", str(error), error.rule) from error
        return [ln.Chose(seat, by, game.record.entries[before:])]

    def plan_undo(self, account: int, number: int, restart: bool = False) -> list[ln.AnyLine]:
        """Take back the last choice, or the whole turn, down to the barrier."""
        game = self._playing()
        seat = self._own_seat(account)
        if number != game.number:
            raise TableError("stale", f"the table has moved on: it is at {game.number}, you were at {number}")
        if game.seat != seat:
            raise TableError("not_your_turn", "only the seat that has to choose can take back its choices")
        target = game.undo_target(restart)
        if target is None:
            raise TableError(
                "illegal_choice", "undo ends here: another seat has chosen, or chance has spoken"
            )
        return [ln.Undone(seat, target)]

    def plan_request(self, account: int, kind: str, number: int, seat: int, bot: str) -> list[ln.AnyLine]:
        """Ask the other people for an undo beyond the barrier, or to hand over a vanished person's seat."""
        game = self._playing()
        asker = self._own_seat(account)
        if kind == "undo":
            if self.sheet.settings.undo == "never":
                raise TableError("forbidden", "this table has agreed not to undo beyond the barrier")
            if not 0 <= number < game.number:
                raise TableError("illegal_choice", f"there are {game.number} choices; name one of them")
            number = game.decision_before(number)
            if not self.people(asker):
                return [ln.Undone(asker, number)]
        elif kind == "hand_over":
            if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "human" or seat == asker:
                raise TableError("illegal_choice", "name the seat of another person")
            if self.seats[seat].bot:
                raise TableError("conflict", "a bot plays this seat already")
            if all(voter in (asker, seat) for voter in self.people()):
                return [ln.HandedOver(seat, bot) if bot else ln.Offered(seat)]
        else:
            raise TableError("bad_message", f"there is no request «{kind}»; there are undo and hand_over")
        if any(request.kind == kind and request.seat == seat for request in self.requests.values()):
            raise TableError("conflict", "this is being asked already")
        return [ln.Asked(self.count + 1, kind, asker, number, seat, bot)]

    def plan_answer(self, account: int, request_id: int, yes: bool) -> list[ln.AnyLine]:
        """Agree or refuse; the last consent carries the request out."""
        seat = self._own_seat(account)
        request = self.requests.get(request_id)
        if request is None:
            raise TableError("not_found", "this request is settled or withdrawn")
        voters = self.voters(request)
        if seat == request.by and not yes:
            return [ln.Answered(request_id, seat, False)]  # withdrawn
        if seat not in voters or seat in request.yes:
            raise TableError("forbidden", "your answer is not asked for, or was given already")
        answer = ln.Answered(request_id, seat, yes)
        if not yes or any(voter not in request.yes for voter in voters if voter != seat):
            return [answer]
        if request.kind == "undo":
            return [answer, ln.Undone(request.by, request.number)]
        return [answer, ln.HandedOver(request.seat, request.bot) if request.bot else ln.Offered(request.seat)]

    def voters(self, request: Request) -> list[int]:
        """The people whose consent a request needs."""
        out = (request.by, request.seat) if request.kind == "hand_over" else (request.by,)
        return [seat for seat in self.people() if seat not in out]

    def plan_say(self, account: int, name: str, language: str, text: str) -> list[ln.AnyLine]:
        text = " ".join(text.split())
        if not text:
            raise TableError("bad_message", "an empty message says nothing")
        if len(text) > 500:
            raise TableError("too_large", f"a message has at most 500 characters, this one {len(text)}")
        seat = self.seat_of(account)
        if seat is None and not self.sheet.settings.spectators:
            raise TableError("forbidden", "only people at this table can talk here")
        return [ln.Said(-1 if seat is None else seat, account, name, language, text)]

    # --- helpers ---------------------------------------------------------------------------------

    def _playing(self) -> Game:
        if self.game is None:
            raise TableError("conflict", "the game has not begun")
        if self.game.over:
            raise TableError("conflict", "the game is over")
        return self.game

    def _own_seat(self, account: int) -> int:
        seat = self.seat_of(account)
        if seat is None:
            raise TableError("forbidden", "you do not sit at this table")
        return seat

    def record(self, reveal: bool) -> Record:
        """The record as it may be shown: the seed only once the game is over."""
        game = self.game
        if game is None:
            raise TableError("conflict", "the game has not begun")
        record = Record(game.record.header, self.sheet.seed if reveal else None)
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


def summary(table: LiveTable) -> dict[str, Any]:
    """What a list of tables shows, as stored beside the lines."""
    game = table.game
    return {
        "status": table.status,
        "number": table.number,
        "to_move": table.to_move,
        "seats": [msgspec.to_builtins(seat) for seat in table.seats],
        "scores": None if game is None or not game.over else game.scores,
        "winners": None if game is None or not game.over else game.winners,
        "practice": table.practice,
    }
