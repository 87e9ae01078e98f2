"""Messages for people on their way to a client: short, because every choice and every event brings one.

They go without the arguments that no language uses. What is said again and again in an update (places,
cards, prices) is sent once, in a list of phrases, and named by its number there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from firekeeper.kernel.wording import Message
from firekeeper.texts import LANGUAGES, sources

Args = dict[str, int | str | tuple[int]]
"""Arguments of a message: numbers, words, and messages. `[3]` is phrase 3 of the list, counted from 0."""

Phrase = str | list[Any]
"""A message: its key, or its key and its arguments. A key that begins with "-" follows the game's name. If an
earlier one has the same key and names of arguments: its place in the list, and the values in that order."""


class _Names(Visitor):
    """The arguments and the other messages that one message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def _named() -> dict[str, _Names]:
    """What every message names in any language, its attributes included."""
    found: dict[str, _Names] = {}
    for language in LANGUAGES:
        for source in sources(language).values():
            for entry in FluentParser(with_spans=False).parse(source).body:
                if isinstance(entry, ast.Message):
                    found.setdefault(entry.id.name, _Names()).visit(entry)
    return found


@cache
def arguments(key: str) -> frozenset[str] | None:
    """The arguments that a message uses in some language; None if there is no such message.

    A message and its attributes ("key.short") use the same.
    """
    first = key.partition(".")[0]
    if first not in _named():
        return None
    found: set[str] = set()
    seen: set[str] = set()
    open_keys = [first]
    while open_keys:  # a message that is named inside of another gets the same arguments
        names = _named().get(open_keys.pop())
        if names is not None:
            found |= names.arguments
            open_keys += names.messages - seen
            seen |= names.messages
    return frozenset(found)


def used(message: Message) -> dict[str, Any]:
    """The arguments that are worth sending: all of them, if nobody knows the message."""
    wanted = arguments(message.key)
    if wanted is None:
        return message.args
    return {name: arg for name, arg in message.args.items() if name in wanted}


def to_wire(message: Message) -> dict[str, Any]:
    """A message as data: `key`, and `args` if it has some; a message among them likewise."""
    args = {name: to_wire(arg) if isinstance(arg, Message) else arg for name, arg in used(message).items()}
    return {"key": message.key, "args": args} if args else {"key": message.key}


class Phrases:
    """What the choices and the events of one update share."""

    def __init__(self, game: str) -> None:
        self.all: list[Phrase] = []
        self._game = game
        self._known: dict[Any, int] = {}
        self._first: dict[tuple[str, ...], int] = {}

    def args(self, message: Message, known: dict[str, Any] | None = None) -> Args:
        """The arguments of a message, except those that are `known` already; its own messages by number."""
        wanted = arguments(message.key)
        found: Args = {}
        for name, arg in message.args.items():
            if (wanted is None or name in wanted) and (known is None or known.get(name) != arg):
                found[name] = (self.number(arg),) if isinstance(arg, Message) else arg
        return found

    def sentence(self, message: Message, expected: str, known: dict[str, Any] | None = None) -> Args:
        """The arguments of a message whose key a client guesses; `key` says it if it is another one."""
        found = self.args(message, known)
        key = message.key.removeprefix(self._game)
        return found if key == expected else {**found, "key": key}

    def number(self, message: Message) -> int:
        """Where in the list a message is; it is added if it is new."""
        args = self.args(message) if message.args else None  # most are plain names: a place, a card
        whole = (message.key, *args.items()) if args else message.key
        at = self._known.get(whole)
        if at is None:
            at = self._known[whole] = len(self.all)
            key = message.key.removeprefix(self._game)
            if not args:
                self.all.append(key)
            else:
                first = self._first.setdefault((key, *args), at)
                self.all.append([key, args] if first == at else [first, *args.values()])
        return at
