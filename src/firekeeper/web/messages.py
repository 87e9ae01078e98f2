"""Every message of the WebSocket, as tagged Structs. The client's TypeScript types are made from them.

A connection begins with `Hello`; the server answers with `Full` and goes on with `Update`s, whose
`count` rises by the number of lines they tell. A client that finds a gap sends `Resync`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from firekeeper.kernel.choice import LONGEST_TEXT
from firekeeper.table.errors import Code
from firekeeper.table.phrases import Phrase
from firekeeper.table.render import EventRow, Offer, PromptView, WireEntry, WireEvent

VERSION = 4

Text = Annotated[str, Meta(max_length=500)]
ChoiceText = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_TRIED = 24
"""So many choices are tried for one question about what ends undo."""
Tag = Annotated[int, Meta(ge=0, le=2**31)]


# --- from the client ------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """`id` comes back in the answer, so that a client can tell answers apart."""


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    """`words`: prompts, choices and events come with what is needed to tell people about them.

    Then `entries` are those of seats only: what chance gave comes with events.
    """

    version: int
    words: bool = False
    id: Tag = 0


class Resync(FromClient, frozen=True, tag="resync", kw_only=True):
    id: Tag = 0


class Choose(FromClient, frozen=True, tag="choose", kw_only=True):
    """Make a choice, as seen when the record had `number` entries and one's own open answer `step`.

    `opening`: it answers the question `Turn.ahead`, and this choice is made before it. `brief`: questions of
    which all answers are alike by the rules are answered for the seat.
    """

    number: Number
    choice: ChoiceText
    step: Number = 0
    opening: ChoiceText = ""
    brief: bool = False
    id: Tag = 0


class Undo(FromClient, frozen=True, tag="undo", kw_only=True):
    """Take back the last choice, or all of the turn with `restart`.

    `brief`: with the opening choice that was made before it, and with what was answered for the seat.
    """

    number: Number
    step: Number = 0
    restart: bool = False
    brief: bool = False
    id: Tag = 0


class Ask(FromClient, frozen=True, tag="ask", kw_only=True):
    """Ask the others: an undo back to `number`, or to hand `seat` to a bot (or, without one, to a friend)."""

    kind: Literal["undo", "hand_over"]
    number: Number = 0
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    bot: Annotated[str, Meta(max_length=40)] = ""
    id: Tag = 0


class Answer(FromClient, frozen=True, tag="answer", kw_only=True):
    request: Number
    yes: bool
    id: Tag = 0


class Say(FromClient, frozen=True, tag="say", kw_only=True):
    text: Text
    language: Annotated[str, Meta(max_length=5, pattern=r"^[a-z]{2}(-[A-Z]{2})?$")] = "en"
    id: Tag = 0


class Mute(FromClient, frozen=True, tag="mute", kw_only=True):
    """Let spectators talk, or not: everybody who plays at the table may decide."""

    muted: bool
    id: Tag = 0


class Hint(FromClient, frozen=True, tag="hint", kw_only=True):
    number: Number
    id: Tag = 0


class WhyNot(FromClient, frozen=True, tag="why_not", kw_only=True):
    """Why is a choice not possible now? With `opening`: or at the question `Turn.ahead`."""

    number: Number
    choice: ChoiceText
    opening: ChoiceText = ""
    id: Tag = 0


class Horizon(FromClient, frozen=True, tag="horizon", kw_only=True):
    """Which of these legal choices would end undo? Without `choices`: which of the first ones.

    With `opening` they are those of the question `Turn.ahead`.

    Each has to be tried, so one message asks for a few; what is pointed at is answered by `foresee`.
    """

    number: Number
    choices: Annotated[list[ChoiceText], Meta(max_length=MOST_TRIED)] = []
    opening: ChoiceText = ""
    id: Tag = 0


class Foresee(FromClient, frozen=True, tag="foresee", kw_only=True):
    """What would this legal choice bring? With `opening`: one of the question `Turn.ahead`."""

    number: Number
    choice: ChoiceText
    opening: ChoiceText = ""
    id: Tag = 0


class AskForecast(FromClient, frozen=True, tag="forecast", kw_only=True):
    """What would happen if the stage of the game ended now? Everybody who may look may ask."""

    number: Number
    id: Tag = 0


class TakeSeat(FromClient, frozen=True, tag="take_seat", kw_only=True):
    """Who of several people is at the device now; without a `seat` nobody, and no hand is shown."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    id: Tag = 0


class Plan(FromClient, frozen=True, tag="plan", kw_only=True):
    """Show the others what one has in mind: a ping on a target of the board, an arrow to another one,
    goods that one promises to bring; or `clear`, to take it all back. It binds nobody and is in no record.
    """

    kind: Literal["ping", "arrow", "promise", "clear"]
    target: Annotated[str, Meta(max_length=40)] = ""
    to: Annotated[str, Meta(max_length=40)] = ""
    thing: Annotated[str, Meta(max_length=40)] = ""
    count: Annotated[int, Meta(ge=0, le=99)] = 0
    id: Tag = 0


class Ping(FromClient, frozen=True, tag="ping", kw_only=True):
    id: Tag = 0


Incoming = (
    Hello
    | Resync
    | Choose
    | Undo
    | Ask
    | Answer
    | Say
    | Mute
    | Hint
    | WhyNot
    | Horizon
    | Foresee
    | AskForecast
    | Plan
    | TakeSeat
    | Ping
)


# --- from the server ------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    """`online`: the person is connected. `offered`: open to a friend who takes over.

    `device`: where several people share one, the first of their seats.
    """

    kind: str
    name: str
    bot: str
    owner: str
    online: bool
    resigned: bool
    offered: bool
    timed_out: bool
    clock: float | None
    device: int | None = None


class RequestView(Struct, frozen=True):
    id: int
    kind: str
    by: int
    number: int
    seat: int
    bot: str
    yes: list[int]
    waiting: list[int]


class FrozenView(Struct, frozen=True):
    """Why a table can only be read: made with `rules`, it does not replay with those `installed`.

    `key` is the message for people, with the other fields as its arguments. `replays` of `entries` can be
    shown.
    """

    key: str
    rules: str
    installed: str
    replays: int
    entries: int


class ResultView(Struct, frozen=True):
    """How a game came out. `winners`: one seat, several, all of them (co-operative games) or none.

    `ending`: the way it ended, told by the message `<game>-ending-<ending>`.
    """

    scores: list[int]
    winners: list[int]
    ending: str


class TableView(Struct, frozen=True):
    """What everybody may know about a table. The seed is revealed once the game is over.

    `status` is open, playing, finished, abandoned (everybody has resigned) or frozen. `spectators_muted`:
    only those who play can talk; so it begins where anybody can sit down. `host` made the table; `begin` says
    whether it begins when it is "full", or when somebody who sits there has "asked" for it.
    """

    id: str
    game: str
    options: dict[str, Any]
    name: str
    undo: str
    spectators: bool
    spectators_muted: bool
    clock: dict[str, int] | None
    status: str
    seats: list[SeatView]
    watching: int
    commitment: str
    seed: str | None
    practice: bool
    origin: str
    rematch: str
    requests: list[RequestView]
    result: ResultView | None
    rules_version: str
    pack: str
    created_at: float
    frozen: FrozenView | None = None
    host: str = ""
    begin: str = "full"


class ChatView(Struct, frozen=True):
    line: int
    at: float
    seat: int
    name: str
    language: str
    text: str


class Happening(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table but not in the game: somebody joined, a bot stands in, ...

    `kind` is one of joined, stood, bot_sat, started, undone, asked, answered, handed_over, offered,
    took_over, taken_back, resigned, bot_failed, timed_out, rematched, upgraded, forgotten, spectators_muted,
    spectators_unmuted, order_answered. `bot` plays the seat from now on. `order` is the message of the
    standing order that has answered: only its own seat is told which one.
    """

    kind: str
    seat: int | None = None
    name: str = ""
    bot: str = ""
    yes: bool | None = None
    order: str = ""


class Ahead(Struct, frozen=True):
    """The question behind a choice of the open one that only begins something ("perform Move").

    Who answers it sends both: `Choose(opening=..., choice=...)`. `view` holds the parts of the view that are
    different there.
    """

    opening: str
    prompt: PromptView
    choices: list[Offer]
    view: dict[str, Any]


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose choice it is, and for that seat what may be chosen and how far undo goes.

    `waiting` are all seats that have to choose: more than one where they answer at the same time. `to_move`
    is one's own seat if it is among them, else the first. `step` counts the choices of one's own answer: it
    stays open until the last seat has answered, so a seat that is not waiting any more can take it back
    (`can_undo`). Nobody is told anything about the answers of others before. `ahead` and `alike` come with
    words only: `alike` is the answer to give at once, without asking anybody: by the rules all are alike.
    `asked` are the message keys of what the seats of `waiting` are asked first, where these differ.
    """

    number: int
    to_move: int | None
    waiting: list[int]
    prompt: PromptView | None
    choices: list[Offer]
    horizon: int
    can_undo: bool
    step: int = 0
    ahead: Ahead | None = None
    alike: str = ""
    asked: list[str] = []


class FromServer(Struct, frozen=True):
    """The common part of all messages from the server."""


class Full(FromServer, frozen=True, tag="full", kw_only=True):
    """Everything: after `Hello`, after `Resync`, and whenever the server has read the table again.

    `seat` is one's own, None for spectators. Where several people share a device, `own` are their seats and
    `seat` is the one that is at it (`take_seat`), None while it is passed on.

    `view` holds the parts of the game's view by name, lists of parts as "players.0"; it is None before
    the game begins. `phrases` is what messages for people share.
    """

    version: int
    count: int
    seat: int | None
    table: TableView
    invitation: str
    turn: Turn | None
    view: dict[str, Raw] | None
    entries: list[WireEntry]
    events: list[WireEvent | EventRow]
    chat: list[ChatView]
    now: float
    phrases: list[Phrase] = []
    own: list[int] = []


class Update(FromServer, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """What changed since `after` lines. `rewound`: the record was cut to `turn.number` entries.

    `view` holds the parts that changed, or what changed inside of one by its path ("players.0.goods"), the
    same change of several items once ("hexes.15,16,38.terrain"). An item of a list of parts that is null has
    gone.

    `table` comes when something about it changed. At tables with clocks an update without it has `clocks`,
    the seconds left to each seat.
    """

    after: int
    count: int
    turn: Turn | None
    view: dict[str, Raw]
    entries: list[WireEntry]
    events: list[WireEvent | EventRow]
    table: TableView | None = None
    clocks: list[float] = []
    chat: list[ChatView] = []
    happened: list[Happening] = []
    rewound: bool = False
    by: str = ""
    phrases: list[Phrase] = []
    now: float


class Presence(FromServer, frozen=True, tag="presence", kw_only=True):
    online: list[bool]
    watching: int


class Planned(FromServer, frozen=True, tag="planned", kw_only=True, omit_defaults=True):
    """What a seat has in mind (`Plan`); a promise of none of a thing takes that one back."""

    seat: int
    kind: str
    target: str = ""
    to: str = ""
    thing: str = ""
    count: int = 0


class Done(FromServer, frozen=True, tag="done", kw_only=True):
    """A request of the client has been carried out and saved."""

    id: int


class Hinted(FromServer, frozen=True, tag="hinted", kw_only=True):
    """What a bot would choose, and why: facts for the client to put into words.

    `reason`: how many `choices` there are, the value of the position `now`, the best `alternatives` (choice,
    its value, and its `chance` of winning as far as it is known), how `sure` the bot is that the first is
    better than the second (0.5 to 1, or null), the `parts` of their difference by the rules' features, and
    the `plan` for the rest of the turn. `measure`: whether values are "points", or mean something as chances
    only: "chance", by what became of such positions, or "played", by games that the bot has imagined.
    `goes_on`: this is what the last hint had in mind, and nothing was compared.
    """

    id: int
    number: int
    choice: str
    bot: str
    reason: dict[str, Any]


class Forbidden(FromServer, frozen=True, tag="forbidden", kw_only=True):
    """The rule that forbids a choice; empty if it is legal."""

    id: int
    choice: str
    rule: str


class Horizons(FromServer, frozen=True, tag="horizons", kw_only=True):
    """The choices that would end undo, of those that were asked for."""

    id: int
    number: int
    ends_undo: list[str]


class Foreseen(FromServer, frozen=True, tag="foreseen", kw_only=True):
    """The events a choice is sure to bring: all until chance or another seat has to answer.

    `ends_undo`: it could not be taken back.
    """

    id: int
    number: int
    choice: str
    events: list[Any]
    ends_undo: bool


class Forecast(FromServer, frozen=True, tag="forecast", kw_only=True):
    """What would happen: the game's own Struct (`ForecastView`)."""

    id: int
    number: int
    forecast: Any


class Pong(FromServer, frozen=True, tag="pong", kw_only=True):
    id: int
    now: float


class Refused(FromServer, frozen=True, tag="refused", kw_only=True):
    """Nothing has changed. `rule` is the ledger rule that forbids it, if one does."""

    id: int
    code: Code
    message: str
    rule: str = ""


Outgoing = (
    Full
    | Update
    | Presence
    | Planned
    | Done
    | Hinted
    | Forbidden
    | Horizons
    | Foreseen
    | Forecast
    | Pong
    | Refused
)

decode_incoming = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
