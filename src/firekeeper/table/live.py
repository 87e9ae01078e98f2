"""A live table: the fold over its lines (`folded`), and the rules of sitting together.

Nothing in here waits or writes. A request is turned into the lines it would add (`plan_...`), the hub
writes them, and `follow` applies lines that are written, whoever wrote them. If writing fails the
planned lines are forgotten with the table, which is read again.
"""

from __future__ import annotations

from firekeeper.kernel.ahead import Ahead
from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.table import log_entries as le
from firekeeper.table.errors import TableError
from firekeeper.table.folded import ACCOUNT, FoldedTable
from firekeeper.table.seats import OPEN, STAND_IN


class LiveTable(FoldedTable):
    """One table in memory."""

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
                "illegal_choice",
                "undo ends here: another seat has chosen, chance has spoken, or something has been shown",
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
