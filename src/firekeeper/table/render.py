"""What each audience is told: full views, and updates that carry only the parts that changed."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.game import Game
from firekeeper.kernel.plain import fields
from firekeeper.kernel.wording import Message, Value, Wording
from firekeeper.table.live import LiveTable
from firekeeper.texts import wording

Audience = int | None
"""A seat, or None for spectators."""

_encode = msgspec.json.Encoder().encode


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A legal choice: its text is what one sends back. `ability`: it is beside the question asked."""

    text: str
    verb: str
    args: list[str | int]
    ability: bool = False
    message: dict[str, Any] | None = None
    short: dict[str, Any] | None = None
    group: dict[str, Any] | None = None


class PromptView(Struct, frozen=True):
    """The open question. `name` is its message key; others than the deciding seat get no arguments."""

    seat: int
    name: str
    rules: list[str]
    args: dict[str, Any]
    ends_turn: bool
    message: dict[str, Any] | None = None


class EntryView(Struct, frozen=True, omit_defaults=True):
    """One entry of the record as an audience may know it; an empty `choice` is hidden."""

    number: int
    seat: int
    choice: str
    automatic: bool = False


class EventView(Struct, frozen=True, omit_defaults=True):
    number: int
    event: Any
    message: dict[str, Any] | None = None


@cache
def kebab(name: str) -> str:
    """PlaceMarker -> place-marker: class names as message keys."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def visible(mask: int, audience: Audience, seats: int) -> bool:
    """Whether an audience mask includes a seat; spectators are the bit above the last seat."""
    return mask == EVERYONE or bool(mask >> (seats if audience is None else audience) & 1)


def prompt(game: Game, audience: Audience, told: Wording | None = None) -> PromptView | None:
    """The open question as an audience may see it."""
    decision = game.decision
    if decision is None:
        return None
    own = audience == decision.seat
    args = {name: getattr(decision, name) for name in fields(decision) if name != "seat"} if own else {}
    message = told.prompt(decision).data() if told is not None and own else None
    rules = list(decision.help(game.state))
    return PromptView(decision.seat, kebab(type(decision).__name__), rules, args, decision.ends_turn, message)


def choices(game: Game, audience: Audience, told: Wording | None = None) -> list[ChoiceView]:
    """The legal choices, for the seat that has to choose."""
    decision = game.decision
    if decision is None or decision.seat != audience:
        return []
    found = []
    for choice in game.choices:
        message = short = group = None
        if told is not None:
            message = told.choice(choice, decision).data()
            heading = told.group(choice)
            if heading is not None:
                group = heading.data()
                short = told.choice(choice, decision, short=True).data()
        ability = choice.ability != NO_ABILITY
        found.append(ChoiceView(choice.text, choice.verb, list(choice.args), ability, message, short, group))
    return found


def entries(game: Game, audience: Audience, after: int = 0, over: bool = False) -> list[EntryView]:
    """The record after a number of entries, hidden ones without their text while the game goes on.

    `over`: `game` is an earlier position of a game that is over by now.
    """
    seats = game.rules.seats
    found = []
    for number, entry in enumerate(game.record.entries[after:], after + 1):
        hidden = game.hidden.get(number, EVERYONE)
        shown = over or game.over or visible(hidden, audience, seats)
        found.append(EntryView(number, entry.seat, entry.choice if shown else "", entry.automatic))
    return found


def events(game: Game, audience: Audience, after: int = 0, told: Wording | None = None) -> list[EventView]:
    """What an audience has heard since a number of entries."""
    seats = game.rules.seats
    found: list[EventView] = []
    for number, event in reversed(game.events):
        if number <= after:
            break
        if visible(event.audience, audience, seats):
            message = None if told is None else told.event(event).data()
            found.append(EventView(number, event, message))
    found.reverse()
    return found


def words(table: LiveTable, audience: Audience) -> Wording:
    """How an audience is told about a table: names of people, bots and automa."""
    assert table.game is not None
    return wording(table.rules, audience, names(table), table.rules.view(table.game.state, audience))


def names(table: LiveTable) -> list[Any]:
    """What the seats are called."""
    return [_name(table, at, seat.name) for at, seat in enumerate(table.seats)]


def _name(table: LiveTable, seat: int, name: str) -> Value:
    if name:
        return name
    key = "automa" if seat in table.rules.automa else str(seat + 1)
    return Message(f"{table.sheet.game}-seat-{key}")


class Renderer:
    """Keeps the last view of each audience of one table, to tell only what changed."""

    def __init__(self) -> None:
        self._memo: dict[Any, Any] = {}
        self._last: dict[Audience, Struct] = {}
        self._encoded: dict[int, tuple[Any, bytes]] = {}

    def full(self, table: LiveTable, audience: Audience) -> dict[str, Raw]:
        """All parts of the view of an audience."""
        assert table.game is not None
        view = table.rules.views(table.game.state, [audience], self._memo)[0]
        self._last[audience] = view
        return {name: self._raw(part) for name, part in _parts(view)}

    def changes(self, table: LiveTable, audiences: list[Audience]) -> dict[Audience, dict[str, Raw]]:
        """The parts of the view that changed for each audience since it was last told."""
        assert table.game is not None
        found: dict[Audience, dict[str, Raw]] = {}
        views = table.rules.views(table.game.state, audiences, self._memo)
        for audience, view in zip(audiences, views, strict=True):
            found[audience] = self._changed(self._last.get(audience), view)
            self._last[audience] = view
        # Encoded parts are kept while they are part of some view.
        if len(self._encoded) > 512:
            self._encoded.clear()
        return found

    def _changed(self, last: Struct | None, view: Struct) -> dict[str, Raw]:
        """The parts of a view that differ. Most are the very same objects as last time."""
        if last is None:
            return {name: self._raw(part) for name, part in _parts(view)}
        found: dict[str, Raw] = {}
        for name in view.__struct_fields__:
            old, new = getattr(last, name), getattr(view, name)
            if old is new:
                continue
            if type(new) is list and new and isinstance(new[0], Struct):
                if len(old) != len(new):
                    old = [None] * len(new)
                for at, (was, now) in enumerate(zip(old, new, strict=True)):
                    if was is not now and was != now:
                        found[f"{name}.{at}"] = self._raw(now)
            elif old != new:
                found[name] = self._raw(new)
        return found

    def _raw(self, part: Any) -> Raw:
        if not isinstance(part, Struct):
            return Raw(_encode(part))
        known = self._encoded.get(id(part))
        if known is not None and known[0] is part:
            return Raw(known[1])
        encoded = _encode(part)
        self._encoded[id(part)] = (part, encoded)
        return Raw(encoded)


def _parts(view: Struct) -> list[tuple[str, Any]]:
    """The fields of a view; lists of structs one by one, as "players.0"."""
    found: list[tuple[str, Any]] = []
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, list) and value and isinstance(value[0], Struct):
            found += [(f"{name}.{at}", item) for at, item in enumerate(value)]
        else:
            found.append((name, value))
    return found
