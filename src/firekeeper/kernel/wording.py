"""Wording: which message says a thing, and with which arguments. The sentences are in the `.ftl` files.

The rules never build sentences. They name a message by convention, from the class of a decision or event or
from the verb of a choice (`wendake-prompt-move-step`, `wendake-event-scored`, `wendake-choice-attack-guard`),
and fill in its arguments. Whoever talks to people, a terminal or a browser, looks it up in its language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, frame_name
from firekeeper.kernel.frame_json import fields
from firekeeper.kernel.rules import Rules


class Message:
    """A message by its key. An argument is a number, a word for a selector, a name, or a message itself."""

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = args or {}

    def data(self) -> dict[str, Any]:
        """As JSON-ready data, for whoever puts the words together elsewhere."""
        args = {name: arg.data() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"key": self.key, "args": args}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


Value = int | str | Message
Args = dict[str, Value]
Row = Callable[[Any, Any], Args]
"""Gives the arguments of a message, from the wording and the frame, choice or event it is about."""
Heading = Callable[[Any, Choice], Message | None]
Explanation = Callable[[Any, Choice], list[Message]]


def _same_seat(before: Any, event: Any) -> bool:
    return bool(before.seat == event.seat)


class Run(NamedTuple):
    """Events in a row that make one sentence: its arguments from all of them, and which two belong
    together."""

    args: Callable[[Any, list[Any]], Args]
    together: Callable[[Any, Any], bool] = _same_seat


def listed(items: list[Message]) -> Message:
    """Several things in a row: "corn, bean and fish"."""
    if not items:
        return Message("list-nothing")
    if len(items) == 1:
        return items[0]
    last = Message("list-two", {"first": items[-2], "last": items[-1]})
    return chained("list-more", [*items[:-2], last])


def chained(key: str, items: list[Message]) -> Message:
    """Several messages as one: `key` says how the `first` and the `rest` of them go together."""
    found = items[-1]
    for item in reversed(items[:-1]):
        found = Message(key, {"first": item, "rest": found})
    return found


@cache
def kebab(name: str) -> str:
    """The class name or verb as keys spell it: PlaceMarker is place-marker, attack_guard is attack-guard."""
    spelt = ""
    for at, letter in enumerate(name):
        if letter.isupper():
            spelt += f"-{letter.lower()}" if at else letter.lower()
        else:
            spelt += "-" if letter == "_" else letter
    return spelt


def yes(condition: bool) -> str:
    """A condition as the word that selectors in the messages look for."""
    return "yes" if condition else "no"


TABLES = {
    "prompts": "prompt_", "choices": "choice_", "events": "event_", "groups": "group_",
    "explanations": "explain_",
}  # fmt: skip
"""The tables of a wording, and how the names of methods begin that stand for a row."""


class Wording:
    """How one reader is told about a game; `seat` is the reader's seat, None for a spectator.

    With a `view` of the table the messages say more ("Activate Harvest" rather than "row 1, column 2").
    `printed`: the components are our own, so that they go by the names in the `.ftl` files.

    Games fill the tables below for what is more than plain fields: with rows (`kernel.wording_rows`), or with
    methods named after what they are about: `prompt_PlayMasks`, `choice_move`, `event_Moved`, `group_move`,
    `explain_buy`. A module of a game subclasses the game's wording; what it says comes in addition.
    """

    prompts: ClassVar[dict[str, Row]] = {}
    """The arguments of questions, by the identity of the frame."""
    choices: ClassVar[dict[str, Row]] = {}
    """The arguments of labels, by verb; those of other verbs are arg1, arg2..."""
    events: ClassVar[dict[str, Row]] = {}
    """The arguments of sentences, by the kind of event."""
    groups: ClassVar[dict[str, Heading]] = {}
    """The headings under which choices of a verb stand with their like."""
    explanations: ClassVar[dict[str, Explanation]] = {}
    """What somebody who sees a choice of this verb for the first time would like to read about it."""
    runs: ClassVar[dict[str, Run]] = {}
    """The kinds of events of which several in a row make one sentence."""
    owners: ClassVar[tuple[str, ...]] = ("owner",)
    """The fields of a frame that name a seat other than the one asked; its prompt says who that is."""

    def __init_subclass__(cls) -> None:
        for table, prefix in TABLES.items():
            rows = dict(getattr(super(cls, cls), table)) | vars(cls).get(table, {})
            named = {name: row for name, row in vars(cls).items() if name.startswith(prefix)}
            setattr(cls, table, rows | {name.removeprefix(prefix): row for name, row in named.items()})

    def __init__(
        self,
        rules: Rules,
        seat: int | None = None,
        names: list[Value] | None = None,
        view: Any = None,
        printed: bool = True,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.names: list[Value] = names or [seat_name(rules, seat) for seat in range(rules.seats)]
        self.view = view
        self.printed = printed

    # --- messages -------------------------------------------------------------------------------

    def prompt(self, decision: Decision[Any]) -> Message:
        """What a decision asks."""
        name = frame_name(decision)
        args = _plain(decision, fields(decision))
        for field in self.owners:
            if hasattr(decision, field):
                args.update(self.who(getattr(decision, field)))
        row = self.prompts.get(name)
        if row is not None:
            args.update(row(self, decision))
        return Message(f"{self.rules.game}-prompt-{kebab(name)}", args)

    def choice(self, choice: Choice, decision: Decision[Any] | None = None, short: bool = False) -> Message:
        """The label of a choice; `short` is for choices that stand below the heading of their group."""
        args: Args = {"at": kebab(frame_name(decision)) if decision is not None else "any"}
        row: Row = self.choices.get(choice.verb, numbered)
        args.update(row(self, choice))
        key = f"{self.rules.game}-choice-{kebab(choice.verb)}"
        return Message(f"{key}.short" if short else key, args)

    def event(self, event: Any) -> Message:
        """The sentence about an event."""
        name = type(event).__name__
        args = _plain(event, event.__struct_fields__)
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            args.update(self.who(seat))
        row = self.events.get(name)
        if row is not None:
            args.update(row(self, event))
        return Message(f"{self.rules.game}-event-{kebab(name)}", args)

    def sentences(self, events: list[Any]) -> list[tuple[Any, Message]]:
        """The sentences about several events, each with the event it is about (the last, if several)."""
        found: list[tuple[Any, Message]] = []
        row: list[Any] = []
        for event in events:
            found = [sentence for sentence in found if not self.replaces(event, sentence[0])]
            run = self.runs.get(type(event).__name__)
            if run is not None and row and type(row[-1]) is type(event) and run.together(row[-1], event):
                row.append(event)
                found.pop()
            else:
                row = [event]
            sentence = self.event(event)
            if run is not None and len(row) > 1:
                sentence.args.update(run.args(self, row))
            if found and self.includes(found[-1][0], event):
                sentence = found.pop()[1]
                sentence.args["total"] = getattr(event, "total", 0)
            found.append((event, sentence))
        return found

    def replaces(self, event: Any, before: Any) -> bool:
        """Whether the sentence about an event says all that one before it says."""
        return False

    def includes(self, before: Any, event: Any) -> bool:
        """Whether the sentence before this event tells it too, and needs to know its `total` only."""
        return False

    def group(self, choice: Choice) -> Message | None:
        """The heading under which a choice stands with its like, if it does."""
        heading = self.groups.get(choice.verb)
        return None if heading is None else heading(self, choice)

    def explain(self, choice: Choice) -> list[Message]:
        """What somebody who sees the choice for the first time would like to read about it."""
        about = self.explanations.get(choice.verb)
        return [] if about is None else about(self, choice)

    def ending(self, ending: str) -> Message:
        """The sentence about the way a game has ended."""
        return self.called("ending", kebab(ending))

    # --- names ----------------------------------------------------------------------------------

    def called(self, kind: str, name: str) -> Message:
        """A thing by its kind and id: `wendake-lake-erie`."""
        return Message(f"{self.rules.game}-{kind}-{name}")

    def who(self, seat: int) -> Args:
        """Somebody's name, and whether it is the reader."""
        return {"name": self.names[seat], "you": yes(seat == self.seat)}

    def people(self, seats: list[int]) -> Message:
        """Several names in a row."""
        return listed([self.person(seat) for seat in seats])

    def person(self, seat: int) -> Message:
        """Somebody's name as a message."""
        name = self.names[seat]
        return name if isinstance(name, Message) else Message("list-name", {"name": name})

    @property
    def me(self) -> Any:
        """The reader's own part of the view, if there is a view of the table."""
        return None if self.view is None or self.seat is None else self.view.players[self.seat]


def seat_name(rules: Rules, seat: int) -> Message:
    """What a seat is called if nobody there has a name."""
    return Message(f"{rules.game}-seat-{'automa' if seat in rules.automa else rules.printed_seat(seat) + 1}")


def numbered(words: Any, choice: Choice) -> Args:
    """The arguments of a choice as they are: arg1, arg2..."""
    return {f"arg{at}": arg for at, arg in enumerate(choice.args, 1)}


def _plain(thing: Any, names: tuple[str, ...]) -> Args:
    """The fields that messages can use as they are."""
    found: Args = {}
    for name in names:
        value = getattr(thing, name)
        if isinstance(value, bool):
            found[name] = yes(value)
        elif isinstance(value, int | str):
            found[name] = value
    return found
