"""Rows of wording tables: the arguments of a message that are names of things.

    choices = {"exchange": in_turn(give="resource", take="resource"), "discard": first(card=Names.card)}
    events = {"FlagTaken": fields(flag="flag"), "TileTurned": fields(tile=Names.tile)}

A name is given by a kind ("flag": the message `<game>-flag-<id>`) or by a method of the wording that takes
the id. Rows that need to know more are functions of the wording and the thing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.wording import Args, Message, Row, Wording

Naming = str | Callable[[Any, Any], Message]


def named(words: Wording, naming: Naming, name: str) -> Message:
    """A thing by its id."""
    return words.called(naming, name) if isinstance(naming, str) else naming(words, name)


def first(**namings: Naming) -> Row:
    """The first argument of a choice, named in one way or in several."""

    def row(words: Wording, choice: Choice) -> Args:
        return {key: named(words, naming, str(choice.args[0])) for key, naming in namings.items()}

    return row


def in_turn(**namings: Naming) -> Row:
    """All arguments of a choice, one after the other."""

    def row(words: Wording, choice: Choice) -> Args:
        pairs = zip(namings.items(), choice.args, strict=True)
        return {key: named(words, naming, str(arg)) for (key, naming), arg in pairs}

    return row


def fields(**namings: Naming | tuple[str, Naming]) -> Row:
    """Fields of an event or a frame that hold ids: `fields(card=Names.card)`; under another name with the
    field before it: `fields(one=("card", Names.some_card))`."""
    read = [(key, *(how if isinstance(how, tuple) else (key, how))) for key, how in namings.items()]

    def row(words: Wording, thing: Any) -> Args:
        return {key: named(words, naming, getattr(thing, field)) for key, field, naming in read}

    return row


def nothing(words: Wording, thing: Any) -> Args:
    """No arguments at all."""
    return {}


def group(heading: str, row: Row = nothing) -> Callable[[Wording, Choice], Message]:
    """The heading of all choices of a verb, or of those that give it the same arguments."""
    return lambda words, choice: Message(words.called("group", heading).key, row(words, choice))


def winner(words: Wording, event: Any) -> Args:
    """Who has won, with how many points."""
    seat = event.winners[0]
    return {**words.who(seat), "total": event.totals[seat]}


def order(words: Wording, event: Any) -> Args:
    """The seats in an order."""
    return {"names": words.people(event.order)}
