"""Wording: which message says a thing, and with which arguments. The sentences are in the `.ftl` files.

The rules never build sentences. They name a message by convention, from the class of a decision or event or
from the verb of a choice (`wendake-prompt-move-step`, `wendake-event-scored`, `wendake-choice-attack-guard`),
and fill in its arguments. Whoever talks to people, a terminal or a browser, looks it up in its language.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
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


def listed(items: list[Message]) -> Message:
    """Several things in a row: "corn, bean and fish"."""
    if not items:
        return Message("list-nothing")
    if len(items) == 1:
        return items[0]
    found = Message("list-two", {"first": items[-2], "last": items[-1]})
    for item in reversed(items[:-2]):
        found = Message("list-more", {"first": item, "rest": found})
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


class Wording:
    """How one reader is told about a game; `seat` is the reader's seat, None for a spectator.

    With a `view` of the table the messages say more ("Activate Harvest" rather than "row 1, column 2").
    Subclasses add the arguments that are not plain fields.
    """

    def __init__(
        self, rules: Rules, seat: int | None = None, names: list[Value] | None = None, view: Any = None
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.names: list[Value] = names or self.seat_names()
        self.view = view

    def seat_names(self) -> list[Value]:
        """What the seats are called if nobody has a name."""
        return [Message(f"{self.rules.game}-seat-{seat + 1}") for seat in range(self.rules.seats)]

    def prompt(self, decision: Decision[Any]) -> Message:
        """What a decision asks."""
        args = _plain(decision, fields(decision))
        args.update(self.prompt_args(decision))
        return Message(f"{self.rules.game}-prompt-{kebab(type(decision).__name__)}", args)

    def choice(self, choice: Choice, decision: Decision[Any] | None = None, short: bool = False) -> Message:
        """The label of a choice; `short` is for choices that stand below the heading of their group."""
        args: dict[str, Value] = {"at": kebab(type(decision).__name__) if decision is not None else "any"}
        args.update(self.choice_args(choice))
        key = f"{self.rules.game}-choice-{kebab(choice.verb)}"
        return Message(f"{key}.short" if short else key, args)

    def event(self, event: Any) -> Message:
        """The sentence about an event."""
        args = _plain(event, event.__struct_fields__)
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            args.update(self.who(seat))
        args.update(self.event_args(event))
        return Message(f"{self.rules.game}-event-{kebab(type(event).__name__)}", args)

    def sentences(self, events: list[Any]) -> list[tuple[Any, Message]]:
        """The sentences about several events, each with the event it is about (the last, if several)."""
        return [(event, self.event(event)) for event in events]

    def ending(self, ending: str) -> Message:
        """The sentence about the way a game has ended."""
        return Message(f"{self.rules.game}-ending-{kebab(ending)}")

    def who(self, seat: int) -> dict[str, Value]:
        """Somebody's name, and whether it is the reader."""
        return {"name": self.names[seat], "you": yes(seat == self.seat)}

    def group(self, choice: Choice) -> Message | None:
        """The heading under which a choice stands with its like, if it does."""
        return None

    def explain(self, choice: Choice) -> list[Message]:
        """What somebody who sees the choice for the first time would like to read about it."""
        return []

    def prompt_args(self, decision: Decision[Any]) -> dict[str, Value]:
        return {}

    def choice_args(self, choice: Choice) -> dict[str, Value]:
        """By default the arguments as they are: arg1, arg2..."""
        return {f"arg{at}": arg for at, arg in enumerate(choice.args, 1)}

    def event_args(self, event: Any) -> dict[str, Value]:
        return {}


def _plain(thing: Any, names: tuple[str, ...]) -> dict[str, Value]:
    """The fields that messages can use as they are."""
    found: dict[str, Value] = {}
    for name in names:
        value = getattr(thing, name)
        if isinstance(value, bool):
            found[name] = yes(value)
        elif isinstance(value, int | str):
            found[name] = value
    return found
