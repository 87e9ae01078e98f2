"""The WebSocket of a table: one `Gallery` per table tells every connection what its seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from firekeeper.kernel.wording import Wording
from firekeeper.table import lines as ln
from firekeeper.table import render
from firekeeper.table.bots import BotFailure
from firekeeper.table.errors import TableError
from firekeeper.table.hub import Hub, Room
from firekeeper.table.live import LiveTable, Request
from firekeeper.table.render import Audience
from firekeeper.web import messages as ms

log = logging.getLogger("firekeeper.web")

Send = Callable[[dict[str, Any]], Awaitable[None]]

OUTBOX = 512
"""A client this many messages behind is let go; it comes back with a full view."""
LATEST = 400
"""How many of the latest events and entries a full view brings along."""
CHAT = 100


class Connection:
    """One open WebSocket."""

    def __init__(self, account: int, name: str) -> None:
        self.account = account
        self.name = name
        self.audience: Audience = None
        self.words = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.greeted = False

    def tell(self, data: bytes) -> None:
        """Queue a message. A client that does not read is disconnected rather than waited for."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Close as soon as the sender gets round to it."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Gallery:
    """All connections to one table in this process. A listener of its room."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.hub = hub
        self.room = room
        self.account = 0
        self.connections: list[Connection] = []

    # --- listening to the room --------------------------------------------------------------------

    def told(self, room: Room, written: list[tuple[float, ln.AnyLine]], before: int) -> None:
        table = room.table
        greeted = [connection for connection in self.connections if connection.greeted]
        seating = any(not isinstance(line, ln.Chose | ln.Said | ln.Undone) for _, line in written)
        if seating or table.game is None:
            self._seat_again(greeted)
        rewound = any(isinstance(line, ln.Undone | ln.Started) for _, line in written)
        audiences = list(dict.fromkeys(connection.audience for connection in greeted))
        views = room.renderer.changes(table, audiences) if table.game is not None else {}
        shown = min(before, table.number) if rewound else before
        now = time.time()
        by = next((line.by for _, line in written if isinstance(line, ln.Chose)), "")
        about = table_view(room, self, now) if seating or rewound or table.status != "playing" else None
        chat = [
            chat_view(table.count - len(written) + at, when, line)
            for at, (when, line) in enumerate(written, 1)
            if isinstance(line, ln.Said)
        ]
        game = table.game
        kinds = dict.fromkeys((connection.audience, connection.words) for connection in greeted)
        for audience, words in kinds:
            told = render.words(table, audience) if words and game is not None else None
            update = ms.Update(
                after=table.count - len(written),
                count=table.count,
                turn=turn_view(table, audience, told),
                view=views.get(audience, {}),
                entries=[] if game is None or rewound else render.entries(game, audience, shown),
                events=[] if game is None or rewound else render.events(game, audience, shown, told),
                table=about,
                chat=chat,
                rewound=rewound,
                by=by,
                now=now,
            )
            data = ms.encode(update)
            for connection in greeted:
                if (connection.audience, connection.words) == (audience, words):
                    connection.tell(data)

    def reread(self, room: Room) -> None:
        self._seat_again([connection for connection in self.connections if connection.greeted])
        for connection in self.connections:
            if connection.greeted:
                connection.tell(self.full(connection))

    def lost(self, room: Room) -> None:
        for connection in self.connections:
            connection.drop()

    @property
    def idle(self) -> bool:
        return not self.connections

    def _seat_again(self, connections: list[Connection]) -> None:
        """People may have sat down or been replaced: what a connection may see can change."""
        for connection in connections:
            audience = self.room.table.seat_of(connection.account)
            if audience != connection.audience:
                connection.audience = audience
                connection.tell(self.full(connection))

    # --- telling ----------------------------------------------------------------------------------

    def full(self, connection: Connection) -> bytes:
        """Everything a connection may know."""
        room = self.room
        table, game = room.table, room.table.game
        audience = connection.audience
        now = time.time()
        after = 0 if game is None else max(0, game.number - LATEST)
        told = render.words(table, audience) if connection.words and game is not None else None
        return ms.encode(
            ms.Full(
                version=ms.VERSION,
                count=table.count,
                seat=audience,
                table=table_view(room, self, now),
                invitation=room.invitation if audience is not None else "",
                turn=turn_view(table, audience, told),
                view=None if game is None else room.renderer.full(table, audience),
                entries=[] if game is None else render.entries(game, audience, after),
                events=[] if game is None else render.events(game, audience, after, told),
                chat=[chat_view(number, at, line) for number, at, line in table.chat[-CHAT:]],
                now=now,
            )
        )

    def presence(self) -> None:
        """Tell everybody who is there."""
        table = self.room.table
        data = ms.encode(ms.Presence(online=self.online(table), watching=self.watching()))
        for connection in self.connections:
            if connection.greeted:
                connection.tell(data)

    def online(self, table: LiveTable) -> list[bool]:
        here = {connection.account for connection in self.connections if connection.greeted}
        return [seat.account in here for seat in table.seats]

    def watching(self) -> int:
        return sum(connection.greeted and connection.audience is None for connection in self.connections)

    # --- hearing ----------------------------------------------------------------------------------

    async def heard(self, connection: Connection, data: bytes | str) -> None:
        """Handle one message; whatever is wrong with it is answered, and nothing else happens."""
        tag = 0
        try:
            try:
                message = ms.decode_incoming(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise TableError("bad_message", f"this message cannot be read: {error}") from error
            tag = message.id
            if not connection.greeted and not isinstance(message, ms.Hello):
                raise TableError("bad_message", "say hello first")
            await self._handle(connection, message)
        except TableError as error:
            connection.tell(
                ms.encode(ms.Refused(id=tag, code=error.code, message=error.message, rule=error.rule))
            )

    async def _handle(self, connection: Connection, message: ms.Incoming) -> None:
        room, account = self.room, connection.account
        change = self.hub.change
        if isinstance(message, ms.Choose):
            seat = self._seat(connection)
            by = f"account:{account}"
            await change(room, lambda table: table.plan_choice(seat, by, message.number, message.choice))
        elif isinstance(message, ms.Undo):
            await change(room, lambda table: table.plan_undo(account, message.number, message.restart))
        elif isinstance(message, ms.Ask):
            if message.bot:
                self.hub.bots.check(message.bot)
            await change(
                room,
                lambda table: table.plan_request(
                    account, message.kind, message.number, message.seat, message.bot
                ),
            )
        elif isinstance(message, ms.Answer):
            await change(room, lambda table: table.plan_answer(account, message.request, message.yes))
        elif isinstance(message, ms.Say):
            self.hub.limits.check("chat", f"account:{account}")
            await change(
                room, lambda table: table.plan_say(account, connection.name, message.language, message.text)
            )
        else:
            await self._answer(connection, message)
            return
        connection.tell(ms.encode(ms.Done(id=message.id)))

    async def _answer(self, connection: Connection, message: ms.Incoming) -> None:
        """Questions that change nothing."""
        if isinstance(message, ms.Hello | ms.Resync):
            async with self.room.lock:  # while lines are being written nobody may see them
                if isinstance(message, ms.Hello):
                    self._greet(connection, message)
                else:
                    connection.tell(self.full(connection))
        elif isinstance(message, ms.Ping):
            connection.tell(ms.encode(ms.Pong(id=message.id, now=time.time())))
        elif isinstance(message, ms.Hint):
            await self._hint(connection, message)
        elif isinstance(message, ms.WhyNot):
            self._asked(connection, message.number)
            game = self.room.table.game
            assert game is not None
            rule = game.why_not(message.choice) if game.rules.book.find(message.choice) else ""
            if not rule and message.choice not in {choice.text for choice in game.choices}:
                raise TableError("bad_message", f"these rules know no choice «{message.choice}»")
            connection.tell(ms.encode(ms.Forbidden(id=message.id, choice=message.choice, rule=rule)))
        elif isinstance(message, ms.Horizon):
            self._asked(connection, message.number)
            game = self.room.table.game
            assert game is not None
            ends = [choice.text for choice in game.choices if game.ends_undo(choice)]
            connection.tell(ms.encode(ms.Horizons(id=message.id, number=game.number, ends_undo=ends)))

    def _greet(self, connection: Connection, message: ms.Hello) -> None:
        if message.version != ms.VERSION:
            raise TableError(
                "wrong_version", f"this server speaks version {ms.VERSION}, you speak {message.version}"
            )
        connection.audience = self.room.table.seat_of(connection.account)
        connection.words = message.words
        connection.greeted = True
        connection.tell(self.full(connection))
        self.presence()

    async def _hint(self, connection: Connection, message: ms.Hint) -> None:
        self.hub.limits.check("hint", f"account:{connection.account}")
        seat = self._asked(connection, message.number)
        table = self.room.table
        bot = self.hub.bots.strongest
        try:
            choice, reason = await self.hub.bots.advise(table, seat, bot)
        except BotFailure as failure:
            raise TableError("busy", f"the bot has no advice: {failure}") from failure
        connection.tell(
            ms.encode(ms.Hinted(id=message.id, number=message.number, choice=choice, bot=bot, reason=reason))
        )

    def _seat(self, connection: Connection) -> int:
        """The seat a connection plays with its own hands."""
        table = self.room.table
        seat = table.seat_of(connection.account)
        if seat is None:
            raise TableError("forbidden", "you do not sit at this table")
        if table.seats[seat].account != connection.account or table.seats[seat].bot:
            raise TableError("forbidden", "somebody else plays your seat; take it back first")
        return seat

    def _asked(self, connection: Connection, number: int) -> int:
        """A question about the open decision: only for the seat that has to choose."""
        seat = self._seat(connection)
        game = self.room.table.game
        if game is None or game.seat != seat:
            raise TableError("not_your_turn", "it is not your turn to choose")
        if number != game.number:
            raise TableError("stale", f"the table has moved on: it is at {game.number}, you were at {number}")
        return seat


def turn_view(table: LiveTable, audience: Audience, told: Wording | None = None) -> ms.Turn | None:
    """The open question for an audience."""
    game = table.game
    if game is None:
        return None
    own = audience is not None and game.seat == audience
    return ms.Turn(
        game.number,
        game.seat,
        render.prompt(game, audience, told),
        render.choices(game, audience, told),
        game.horizon if own else game.number,
        own and game.can_undo,
    )


def chat_view(number: int, at: float, line: ln.Said) -> ms.ChatView:
    return ms.ChatView(number, at, line.seat, line.name, line.language, line.text)


def request_view(table: LiveTable, request: Request) -> ms.RequestView:
    waiting = [seat for seat in table.voters(request) if seat not in request.yes]
    return ms.RequestView(
        request.id, request.kind, request.by, request.number, request.seat, request.bot, request.yes, waiting
    )


def table_view(room: Room, gallery: Gallery | None, now: float) -> ms.TableView:
    """What everybody may know about a table."""
    table = room.table
    sheet = table.sheet
    online = gallery.online(table) if gallery else [False] * len(table.seats)
    over = table.status == "finished"
    result = table.result
    clock = sheet.settings.clock
    return ms.TableView(
        id=table.id,
        game=sheet.game,
        options=sheet.options,
        name=sheet.settings.name,
        undo=sheet.settings.undo,
        spectators=sheet.settings.spectators,
        clock=None if clock is None else {"bank": clock.bank, "increment": clock.increment},
        status=table.status,
        seats=[
            ms.SeatView(
                seat.kind,
                seat.name,
                seat.bot,
                seat.owner_name,
                online[at],
                seat.resigned,
                seat.offered,
                seat.timed_out,
                table.time_left(at, now),
            )
            for at, seat in enumerate(table.seats)
        ],
        watching=gallery.watching() if gallery else 0,
        commitment=sheet.commitment,
        seed=sheet.seed if over or sheet.seed_known else None,
        practice=table.practice,
        origin=sheet.origin,
        rematch=table.rematch,
        requests=[request_view(table, request) for request in table.requests.values()],
        result=None if result is None else {"scores": result.scores, "winners": result.winners},
        rules_version=sheet.rules,
        pack=sheet.pack,
        created_at=sheet.created_at,
    )
