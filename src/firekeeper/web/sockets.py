"""The WebSockets of a table: `TableConnections` sends every connection what its seat may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from firekeeper import titles
from firekeeper.kernel.ahead import Ahead
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.game import Game
from firekeeper.table import log_entries as le
from firekeeper.table import render, server_time
from firekeeper.table.bots import BotFailure
from firekeeper.table.consent import plan_answer, plan_request, vanished
from firekeeper.table.errors import TableError
from firekeeper.table.folded import ACCOUNT
from firekeeper.table.history import allowed_audience
from firekeeper.table.hub import Hub
from firekeeper.table.live import LiveTable
from firekeeper.table.orders import made_by
from firekeeper.table.phrases import Phrases
from firekeeper.table.render import Audience
from firekeeper.table.room import Planner, Room
from firekeeper.web import messages as ms
from firekeeper.web.decode_errors import misread
from firekeeper.web.plans import Plans
from firekeeper.web.presence import RemotePresence
from firekeeper.web.remote_plans import RemotePlans
from firekeeper.web.updates import UpdateEncoder, turn_view
from firekeeper.web.views import chat_view, clocks_of, happening, own_happenings, table_view

log = logging.getLogger("firekeeper.web")

Send = Callable[[dict[str, Any]], Awaitable[None]]

REFUSED = (4400, "refused")
SIGNED_OUT = (4401, "signed out")
TOO_SLOW = (4408, "come back for a full view")
SILENT = (4409, "nobody said hello")
FLOODED = (4429, "too many messages")
GOING_AWAY = (1001, "the server stops")
"""How connections are closed: code and reason."""

_PLAY = frozenset((le.Chose, le.LaneChanged, le.Undone, le.Said, le.Ordered, le.OrderAnswered))
"""Lines that change nothing about who sits at the table."""

OUTBOX = 512
"""A client this many messages behind is let go; it comes back with a full view."""
LATEST = 400
"""How many of the latest events and entries a full view brings along."""
CHAT = 100
SILENT_ENTRIES = frozenset((le.Chose, le.LaneChanged, le.Said, le.ClocksHeld, le.Ordered))
"""What goes into the log without a word of its own: it shows in the game, in the chat, on the clocks."""


class Connection:
    """One open WebSocket. `account` is 0 for people without a name, who can only watch."""

    def __init__(self, account: int, name: str, session: str = "", address: str = "") -> None:
        self.account = account
        self.name = name
        self.session = session
        self.who = f"account:{account}" if account else f"address:{address}"
        self.audience: Audience = None
        # Whether several people play on this device.
        self.shared = False
        self.words = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        # The short way out (web/protocol.py): True unless the client does not read.
        self.write: Callable[..., bool] | None = None
        # While the answer to a change is about to follow, what comes before it waits to leave with it.
        self.holding = False
        self._held: list[bytes] = []
        self.greeted = False
        self.changing = False
        self.left = False
        self.dropped = asyncio.Event()
        self.goodbye = TOO_SLOW

    def send(self, data: bytes) -> None:
        """Queue a message. A client that does not read is disconnected rather than waited for."""
        if self.dropped.is_set():
            return
        if self.write is not None:
            if self.holding:
                self._held.append(data)
                return
            held, self._held = self._held, []
            if not self.write(*held, data):
                self.drop()
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.drop()

    def drop(self, goodbye: tuple[int, str] | None = None, last: bytes | None = None) -> None:
        """Close at once; whatever waits to be sent is forgotten, except a last word."""
        if self.dropped.is_set():
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        if last is not None:
            self.outbox.put_nowait(last)
        self.outbox.put_nowait(None)
        self.goodbye = goodbye or TOO_SLOW
        self.dropped.set()


class TableConnections:
    """All connections to one table in this process. A listener of its room.

    With several processes `remote` knows who is connected to the table through the others, and `remote_plans`
    tells them what people here show each other.
    """

    def __init__(
        self,
        hub: Hub,
        room: Room,
        remote: RemotePresence | None = None,
        remote_plans: RemotePlans | None = None,
    ) -> None:
        self.hub = hub
        self.room = room
        self.remote = remote
        if remote is not None:
            remote.announce(room.table.id, asking=True)
        self.remote_plans = remote_plans
        if remote_plans is not None:
            remote_plans.tell(room.table.id, [])  # what is planned there?
        self.account = 0
        self.connections: list[Connection] = []
        # Whoever chooses is there: then a seat is not offered any more, without a line of its own.
        self._offered = [seat.offered for seat in room.table.seats]
        self._count = room.table.public_count
        self.plans = Plans()
        # The last forecast, and the position it was made for.
        self._foretold: tuple[tuple[int, int], Any] | None = None

    # --- listening to the room --------------------------------------------------------------------

    def on_written(self, room: Room, written: list[tuple[float, le.AnyLogEntry]], before: int) -> None:
        lines = [line for _, line in written]
        kinds = {type(line) for line in lines}
        rewound = le.Undone in kinds
        if rewound and (le.Chose in kinds or le.Started in kinds):
            self.on_reloaded(room)  # another process went back and forth: the parts would not add up
            return
        table = room.table
        after, self._count = self._count, table.public_count
        seating = not kinds <= _PLAY
        moved = self._seat_again() if seating else self._pass_devices()
        greeted = [found for found in self.connections if found.greeted and found not in moved]
        if after == table.public_count:  # an open answer has changed: nobody else is told so much as that
            seats = {line.seat for line in lines if isinstance(line, le.LaneChanged)}
            greeted = [found for found in greeted if found.audience in seats]
        if not greeted and not moved:
            return  # nobody is here to be shown anything
        audiences = list(dict.fromkeys(connection.audience for connection in greeted))
        views = room.renderer.changes(table, audiences) if table.game is not None else {}
        now = server_time.now()
        offered = [seat.offered for seat in table.seats]
        about = seating or rewound or offered != self._offered or table.status != "playing"
        self._offered = offered
        shown = table_view(room, self, now) if about else None
        clocks = [] if about else clocks_of(table, now)
        said = sum([type(line) is le.Said for line in lines])
        chat = [chat_view(*found) for found in table.chat[-said:]] if said else []
        shown_lines = [line for line in lines if type(line) not in SILENT_ENTRIES]
        common = ms.Update(
            after=after,
            count=table.public_count,
            turn=None,
            view={},
            entries=[],
            events=[],
            table=shown,
            clocks=[left for left in clocks if left is not None],
            chat=chat,
            happened=[happening(line) for line in shown_lines],
            rewound=rewound,
            by=made_by(next((line.by for line in lines if isinstance(line, le.Chose)), "")),
            now=now,
        )
        encoder = UpdateEncoder(room, before, common, views, own_happenings(table, shown_lines))
        for connection in greeted:
            connection.send(encoder.update(connection.audience, connection.words))
        for connection in moved:
            connection.send(self.full(connection))

    def on_reloaded(self, room: Room) -> None:
        self._count = room.table.public_count
        self._seat_again()
        for connection in self.connections:
            if connection.greeted:
                connection.send(self.full(connection))

    def on_lost(self, room: Room) -> None:
        for connection in self.connections:
            connection.drop()

    @property
    def idle(self) -> bool:
        return not self.connections

    def _audience(self, connection: Connection) -> Audience:
        """What a connection may see now. TableError if that is nothing.

        Where several people share a device it is the seat that has said so (`take_seat`), until another of
        them has to choose: then it is nobody's, until they have passed it on.
        """
        table = self.room.table
        own, at = table.seats_of(connection.account), connection.audience
        if len(own) > 1 and at in own and table.game is not None:
            waiting = [seat for seat in own if seat in table.waiting and table.seats[seat].person]
            if at in waiting or not waiting or table.status == "finished":
                return at
        return allowed_audience(table, connection.account, None)

    def _pass_devices(self) -> list[Connection]:
        """Somebody has chosen: the shared devices that have to be passed on."""
        shared = [found for found in self.connections if found.shared and found.greeted]
        moved = [found for found in shared if self._audience(found) != found.audience]
        for connection in moved:
            connection.audience = self._audience(connection)
        return moved

    def _seat_again(self) -> list[Connection]:
        """People have sat down or been replaced: the connections that may see something else now."""
        moved = []
        for connection in self.connections:
            if not connection.greeted:
                continue
            try:
                audience = self._audience(connection)
                connection.shared = len(self.room.table.seats_of(connection.account)) > 1
            except TableError as error:
                refused = ms.Refused(id=0, code=error.code, message=error.message)
                connection.greeted = False
                connection.drop(REFUSED, ms.encode(refused))
                continue
            if audience != connection.audience:
                connection.audience = audience
                moved.append(connection)
        return moved

    # --- sending ----------------------------------------------------------------------------------

    def full(self, connection: Connection) -> bytes:
        """Everything a connection may know."""
        room = self.room
        table, game = room.table, room.table.game
        audience = connection.audience
        now = server_time.now()
        after = 0 if game is None else max(0, game.number - LATEST)
        view = None if game is None else room.renderer.full(table, audience)
        wording, shared = None, Phrases(table.config.game)
        if connection.words and game is not None:
            wording = render.wording_for(table, audience, room.renderer.last_view(audience))
        return ms.encode(
            ms.Full(
                version=ms.VERSION,
                count=table.public_count,
                seat=audience,
                table=table_view(room, self, now),
                own=table.seats_of(connection.account),
                invitation=room.invitation if table.seats_of(connection.account) else "",
                turn=turn_view(room, audience, wording, shared),
                view=view,
                entries=[]
                if game is None
                else render.wire_entries(game, audience, after, chance=wording is None),
                events=[] if game is None else render.wire_events(game, audience, after, wording, shared),
                chat=[chat_view(number, at, line) for number, at, line in table.chat[-CHAT:]],
                phrases=shared.all,
                now=now,
            )
        )

    def announce_presence(self) -> None:
        """Somebody has come or gone: tell everybody who is there, here and remote."""
        self.send_presence()
        if self.remote is not None:
            self.remote.announce(self.room.table.id)

    def send_presence(self) -> None:
        """Tell everybody here who is there."""
        table = self.room.table
        data = ms.encode(ms.Presence(online=self.online(table), watching=self.watching()))
        for connection in self.connections:
            if connection.greeted:
                connection.send(data)

    def online(self, table: LiveTable) -> list[bool]:
        here = self.local_accounts()
        if self.remote is not None:
            here |= self.remote.accounts(table.id)
        return [seat.account in here for seat in table.seats]

    def watching(self) -> int:
        remote = self.remote.watching(self.room.table.id) if self.remote is not None else 0
        return self.local_watching() + remote

    def local_accounts(self) -> set[int]:
        """The accounts that are connected through this process; 0, nobody's, is left out."""
        return {found.account for found in self.connections if found.greeted and found.account}

    def local_watching(self) -> int:
        """How many only watch: a device that is passed on among players is none of them."""
        return sum(
            found.greeted and found.audience is None and not found.shared for found in self.connections
        )

    # --- receiving ----------------------------------------------------------------------------------

    async def receive(self, connection: Connection, data: bytes | str) -> None:
        """Handle one message; whatever is wrong with it is answered, and nothing else happens."""
        tag = 0
        try:
            try:
                message = ms.decode_incoming(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise TableError(
                    "bad_message", f"this message cannot be read: {misread(error, data)}"
                ) from error
            tag = message.id
            if not isinstance(message, (ms.Choose, ms.Say, ms.Hint)):
                self.hub.limits.check("look", connection.who)
            if not connection.greeted and not isinstance(message, ms.Hello):
                raise TableError("bad_message", "say hello first")
            await self._handle(connection, message)
        except TableError as error:
            connection.send(
                ms.encode(ms.Refused(id=tag, code=error.code, message=error.message, rule=error.rule))
            )
        except Exception as error:
            log.exception("unexpected error at table %s", self.room.table.id, exc_info=error)
            sorry = "something went wrong here; it has been logged, please try again"
            connection.send(ms.encode(ms.Refused(id=tag, code="busy", message=sorry)))

    async def _handle(self, connection: Connection, message: ms.Incoming) -> None:
        account = connection.account
        change = self._change
        if isinstance(message, ms.Choose):
            by = f"{ACCOUNT}{account}"
            await change(
                connection,
                lambda table: table.plan_choice(
                    table.played_seat(account, connection.audience),
                    by,
                    message.number,
                    message.choice,
                    message.step,
                    message.opening,
                    message.brief,
                ),
            )
        elif isinstance(message, ms.Undo):
            await change(
                connection,
                lambda table: table.plan_undo(
                    account,
                    message.number,
                    message.restart,
                    message.step,
                    message.brief,
                    connection.audience,
                ),
            )
        elif isinstance(message, ms.Ask):
            await change(connection, lambda table: self._plan_request(table, connection, message))
        elif isinstance(message, ms.Answer):
            await change(connection, lambda table: plan_answer(table, account, message.request, message.yes))
        elif isinstance(message, ms.Mute):
            at = connection.audience
            await change(connection, lambda table: table.plan_mute(account, message.muted, at))
        elif isinstance(message, ms.Say):
            self.hub.limits.check("chat", f"account:{account}")
            await change(
                connection,
                lambda table: table.plan_say(
                    account, connection.name, message.language, message.text, connection.audience
                ),
            )
        else:
            await self._answer(connection, message)
            return
        connection.send(ms.encode(ms.Done(id=message.id)))

    async def _change(self, connection: Connection, planner: Planner) -> None:
        """Change the table; a connection lost meanwhile waits until everything is written and sent.

        What it brings for whoever asked leaves together with the answer, which follows in any case.
        """

        def plan(table: LiveTable) -> list[le.AnyLogEntry]:
            planned = planner(table)
            connection.holding = True
            return planned

        connection.changing = True
        try:
            await self.hub.change_here(self.room, plan)
        finally:
            connection.changing = connection.holding = False

    def _plan_request(
        self, table: LiveTable, connection: Connection, message: ms.Ask
    ) -> list[le.AnyLogEntry]:
        now = server_time.now()
        account = connection.account
        if message.bot:
            self.hub.bots.check(message.bot)
        if message.kind == "hand_over" and message.seat < len(table.seats):
            seat = message.seat
            place = table.seats[seat]
            here = self.online(table)[seat] and place.account != account and not place.bot
            if here and not vanished(table, seat, now):
                raise TableError("conflict", "this person is here, and can leave their seat themselves")
        return plan_request(
            table,
            account,
            message.kind,
            message.number,
            message.seat,
            message.bot,
            now,
            connection.audience,
        )

    async def _answer(self, connection: Connection, message: ms.Incoming) -> None:
        """Questions that change nothing."""
        if isinstance(message, ms.Ping):
            connection.send(ms.encode(ms.Pong(id=message.id, now=server_time.now())))
        elif isinstance(message, ms.Hint):
            await self._hint(connection, message)
        else:
            # While lines are being written nobody may see them.
            async with self.hub.remote.locked(self.room):
                self._look(connection, message)

    def _look(self, connection: Connection, message: ms.Incoming) -> None:
        if isinstance(message, ms.Hello):
            self._greet(connection, message)
        elif isinstance(message, ms.Resync):
            connection.send(self.full(connection))
        elif isinstance(message, ms.TakeSeat):
            self._take_seat(connection, message.seat)
            connection.send(self.full(connection))
            connection.send(ms.encode(ms.Done(id=message.id)))
        elif isinstance(message, ms.WhyNot):
            game, seat = self._asked(connection, message.number)
            if game.rules.book.find(message.choice) is None:
                raise TableError("bad_message", f"these rules know no choice «{message.choice}»")
            rule = game.why_not(message.choice, seat, self._ahead(seat, message.opening))
            connection.send(ms.encode(ms.Forbidden(id=message.id, choice=message.choice, rule=rule)))
        elif isinstance(message, ms.Horizon):
            game, seat = self._asked(connection, message.number)
            wanted = set(message.choices)
            ahead = self._ahead(seat, message.opening)
            offered = game.choices_of(seat) if ahead is None else ahead.choices
            tried = [choice for choice in offered if not wanted or choice.text in wanted]
            ends = [choice.text for choice in tried[: ms.MOST_TRIED] if game.ends_undo(choice, seat, ahead)]
            connection.send(ms.encode(ms.Horizons(id=message.id, number=game.number, ends_undo=ends)))
        elif isinstance(message, ms.Foresee):
            game, seat = self._asked(connection, message.number)
            ahead = self._ahead(seat, message.opening)
            offered = game.choices_of(seat) if ahead is None else ahead.choices
            choice = next((known for known in offered if known.text == message.choice), None)
            if choice is None:
                raise TableError("illegal_choice", f"«{message.choice}» is not possible now")
            seats = game.rules.seats
            coming = game.foresee(choice, seat, ahead)
            events = [one for one in coming if may_know(one.audience, seat, seats)]
            found = ms.Foreseen(
                id=message.id,
                number=game.number,
                choice=choice.text,
                events=events,
                ends_undo=game.ends_undo(choice, seat, ahead),
            )
            connection.send(ms.encode(found))

        elif isinstance(message, ms.Plan):
            self._plan(connection, message)
        elif isinstance(message, ms.AskForecast):
            connection.send(ms.encode(self._forecast(message)))

    def _forecast(self, message: ms.AskForecast) -> ms.Forecast:
        """What would happen if the stage ended now: made once for a position, whoever asks."""
        table = self.room.table
        game, title = table.playing(), titles.title(table.config.game)
        if not title.foresees:
            raise TableError("bad_message", f"{title.name} makes no forecasts")
        if message.number != game.number:
            raise TableError(
                "stale", f"the table has moved on: it is at {game.number}, you were at {message.number}"
            )
        if self._foretold is None or self._foretold[0] != (table.count, game.number):
            self._foretold = (table.count, game.number), title.forecast(game.state)
        return ms.Forecast(id=message.id, number=game.number, forecast=self._foretold[1])

    def _ahead(self, seat: int, opening: str) -> Ahead | None:
        """The question behind an opening choice that a client has been shown; None if it asks about none."""
        return self.room.table.check_ahead(seat, opening) if opening else None

    def _greet(self, connection: Connection, message: ms.Hello) -> None:
        if message.version != ms.VERSION:
            raise TableError(
                "wrong_version", f"this server speaks version {ms.VERSION}, you speak {message.version}"
            )
        connection.audience = allowed_audience(self.room.table, connection.account, None)
        connection.shared = len(self.room.table.seats_of(connection.account)) > 1
        connection.words = message.words
        connection.greeted = True
        connection.send(self.full(connection))
        for planned in self.plans.all():
            connection.send(ms.encode(planned))
        self.announce_presence()

    def _take_seat(self, connection: Connection, seat: int | None) -> None:
        """Somebody else of those who share a device is at it now; nobody (None) puts it down."""
        own = self.room.table.seats_of(connection.account)
        if len(own) < 2:
            raise TableError("conflict", "only where several people share a device it is passed on")
        if seat is not None and seat not in own:
            mine = ", ".join(str(at) for at in own)
            raise TableError("forbidden", f"seat {seat} is not played on this device: there are {mine}")
        connection.audience = seat

    def _plan(self, connection: Connection, message: ms.Plan) -> None:
        """Show everybody at the table what a seat has in mind."""
        table = self.room.table
        seat = table.played_seat(connection.account, connection.audience)
        self.hub.limits.check("plan", f"{table.id}:{seat}")
        planned = self.plans.add(seat, message)
        self._show_plan(planned)
        if self.remote_plans is not None:
            self.remote_plans.tell(table.id, [planned])
        connection.send(ms.encode(ms.Done(id=message.id)))

    def _show_plan(self, planned: ms.Planned) -> None:
        data = ms.encode(planned)
        for connection in self.connections:
            if connection.greeted:
                connection.send(data)

    def planned_elsewhere(self, plans: list[ms.Planned], all_of_seat: bool) -> None:
        """Show what was planned through another process; all that a seat has planned only if it is news."""
        if all_of_seat and not self.plans.adopt(plans):
            return
        for planned in plans:
            if not all_of_seat:
                self.plans.keep(planned)
            self._show_plan(planned)

    def planned_so_far(self) -> list[list[ms.Planned]]:
        return self.plans.by_seat()

    async def _hint(self, connection: Connection, message: ms.Hint) -> None:
        self.hub.limits.check("hint", connection.who)
        bots = self.hub.bots
        async with self.hub.remote.locked(self.room):
            self._asked(connection, message.number)
            table = self.room.table
            seat = table.played_seat(connection.account, connection.audience)
            job = bots.job(table, seat, bots.strongest)
        try:
            choice, reason = await bots.advise(job)
        except BotFailure as failure:
            raise TableError("busy", f"the bot has no advice: {failure}") from failure
        hinted = ms.Hinted(id=message.id, number=message.number, choice=choice, bot=job.bot, reason=reason)
        connection.send(ms.encode(hinted))

    def _asked(self, connection: Connection, number: int) -> tuple[Game, int]:
        """A question about the open decision: only for a seat that has to choose."""
        table = self.room.table
        seat = table.played_seat(connection.account, connection.audience)
        game = table.playing()
        if seat not in game.waiting:
            raise TableError("not_your_turn", "it is not your turn to choose")
        if number != game.number:
            raise TableError("stale", f"the table has moved on: it is at {game.number}, you were at {number}")
        return game, seat
