"""What is sent to each audience: full views, and updates with only the parts that changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from firekeeper.kernel.audience import may_know
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import CHANCE, EVERYONE, frame_name
from firekeeper.kernel.frame_json import fields
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry
from firekeeper.kernel.wording import Wording, kebab, seat_name
from firekeeper.narrator import events_for
from firekeeper.table import phrases
from firekeeper.table.live import LiveTable
from firekeeper.table.parts import parts_of
from firekeeper.table.phrases import Args, Phrases
from firekeeper.texts import wording as wording_of

Audience = int | None
"""A seat, or None for spectators."""

_encode = msgspec.json.Encoder().encode

REMOVED = Raw(b"null")
"""An item of a list that has grown shorter."""


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A legal choice as it is shown: what a client puts together from an `Offer`."""

    text: str
    verb: str
    args: list[str | int]
    ability: bool = False
    message: dict[str, Any] | None = None
    short: dict[str, Any] | None = None
    group: dict[str, Any] | None = None


class Offer(Struct, frozen=True, omit_defaults=True):
    """A legal choice. Its `text`, a verb and its arguments with spaces between, is what one sends back.

    `ability`: it is beside the question asked. For people: `words` are the arguments of its message
    (game-choice-verb), `group` is the number of the phrase that is its heading; below that a choice is
    called by the attribute `short` of its message.
    """

    text: str
    ability: bool = False
    words: Args = {}
    group: int | None = None


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


class WireEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the record in an update; by default it is of chance, and hidden."""

    number: int
    seat: int = CHANCE
    choice: str = ""
    automatic: bool = False


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `rules`: the ledger IDs of the decision it followed from."""

    number: int
    event: Any
    message: dict[str, Any] | None = None
    rules: tuple[str, ...] = ()


class WireEvent(Struct, frozen=True, omit_defaults=True):
    """An event in an update, without what the client knows already.

    `words` are the arguments of its message (game-event-type) beside the facts of the event and, if it has a
    seat, that seat's `name` and whether it is `you`. Without `rules` they are those of the event before.
    """

    number: int
    event: Any
    words: Args = {}
    rules: tuple[str, ...] | None = None


def prompt(game: Game, audience: Audience, wording: Wording | None = None) -> PromptView | None:
    """The open question as an audience may see it."""
    decision = game.decision_of(audience)
    if decision is None:
        decision = game.public_decision
    if decision is None:
        return None
    own = audience == decision.seat
    args = {name: getattr(decision, name) for name in fields(decision) if name != "seat"} if own else {}
    message = phrases.to_wire(wording.prompt(decision)) if wording is not None and own else None
    rules = list(decision.help(game.position(audience) if own else game.state))
    return PromptView(decision.seat, kebab(frame_name(decision)), rules, args, decision.ends_turn, message)


def offers(
    game: Game, audience: Audience, wording: Wording | None = None, shared: Phrases | None = None
) -> list[Offer]:
    """The legal choices, for the seat that has to choose."""
    decision = game.decision_of(audience)
    if decision is None:
        return []
    found = []
    for choice in game.choices_of(audience):
        words: Args = {}
        group = None
        if wording is not None and shared is not None:
            words = shared.args(wording.choice(choice, decision))
            heading = wording.group(choice)
            group = None if heading is None else shared.number(heading)
        found.append(Offer(choice.text, choice.ability != NO_ABILITY, words, group))
    return found


def entries(game: Game, audience: Audience, after: int = 0, over: bool = False) -> list[EntryView]:
    """The record after a number of entries, hidden ones without their text while the game goes on.

    `over`: `game` is an earlier position of a game that is over by now.
    """
    audiences = {} if over or game.over else game.audience_by_entry
    return entry_views(game.record.entries[after:], audiences, audience, game.rules.seats, after)


def entry_views(
    found: list[Entry], audiences: dict[int, int], audience: Audience, seats: int, after: int = 0
) -> list[EntryView]:
    """Entries as an audience may know them. `audiences` says by number who may know an entry: else all."""
    return [
        EntryView(
            number,
            entry.seat,
            entry.choice if may_know(audiences.get(number, EVERYONE), audience, seats) else "",
            entry.automatic,
        )
        for number, entry in enumerate(found, after + 1)
    ]


def wire_entries(game: Game, audience: Audience, after: int = 0, chance: bool = True) -> list[WireEntry]:
    """The same for updates. `chance`: with what chance gave."""
    return [
        WireEntry(entry.number, entry.seat, entry.choice, entry.automatic)
        for entry in entries(game, audience, after)
        if chance or entry.seat != CHANCE
    ]


def events(game: Game, audience: Audience, after: int = 0, wording: Wording | None = None) -> list[EventView]:
    """The events an audience may see since a number of entries."""
    return event_views(visible_events(game, audience, after), wording)


def event_views(
    found: list[tuple[int, Any, tuple[str, ...]]], wording: Wording | None = None
) -> list[EventView]:
    """Events with their messages."""
    return [
        EventView(number, event, None if wording is None else phrases.to_wire(wording.event(event)), rules)
        for number, event, rules in found
    ]


def wire_events(
    game: Game,
    audience: Audience,
    after: int = 0,
    wording: Wording | None = None,
    shared: Phrases | None = None,
) -> list[WireEvent]:
    """The same for updates, where nothing is sent twice."""
    found = []
    last: tuple[str, ...] | None = None
    for number, event, rules in visible_events(game, audience, after):
        words: Args = {}
        if wording is not None and shared is not None:
            words = shared.args(wording.event(event), _facts(event, wording))
        found.append(WireEvent(number, event, words, None if rules == last else rules))
        last = rules
    return found


def _facts(event: Any, wording: Wording) -> dict[str, Any]:
    """What a client knows of an event: its facts, and who it is about."""
    found: dict[str, Any] = msgspec.to_builtins(event)
    seat = found.get("seat")
    return found | wording.who(seat) if isinstance(seat, int) else found


def visible_events(game: Game, audience: Audience, after: int) -> list[tuple[int, Any, tuple[str, ...]]]:
    """The events since a number of entries that are for an audience, each with its number and rules."""
    rules = game.rules_by_entry
    return [(number, event, rules.get(number, ())) for number, event in events_for(game, audience, after)]


def wording_for(table: LiveTable, audience: Audience, view: Any = None) -> Wording:
    """The wording of a table for an audience: names of people, bots and automa. `view`: if it is at hand."""
    assert table.game is not None
    if view is None:
        view = table.game.view(audience)
    return wording_of(table.rules, audience, names(table), view)


def names(table: LiveTable) -> list[Any]:
    """What the seats are called."""
    return [seat.name or seat_name(table.rules, at) for at, seat in enumerate(table.seats)]


class Renderer:
    """Keeps the last view of each audience of one table, to send only what changed.

    Views of one moment share most of their parts, and most parts are the very same objects as the last time.
    So what changed is found for the public view, and for a seat only where its view differs from that.
    """

    def __init__(self) -> None:
        self._memo: dict[Any, Any] = {}
        self._lane_memos: dict[Audience, dict[Any, Any]] = {}
        self._moment = 0
        self._position = (-1, -1)
        # What each audience knows: the fields of its view, and when that was.
        self._last: dict[Audience, tuple[int, tuple[Any, ...]]] = {}
        self._views: dict[Audience, Struct] = {}
        self._encoded: dict[int, tuple[Any, bytes]] = {}

    def full(self, table: LiveTable, audience: Audience) -> dict[str, Raw]:
        """All parts of the view of an audience."""
        view = self._views_of(table, [audience])[-1]
        self._remember(audience, view)
        return {name: self._raw(part) for name, part in parts_of(view).items()}

    def changes(self, table: LiveTable, audiences: list[Audience]) -> dict[Audience, dict[str, Raw]]:
        """The parts of the view that changed for each audience since it was last wording.

        Audiences that get the same update share one dictionary.
        """
        known = self._last.get(None)
        moment, was = known if known is not None else (-1, ())
        public, *views = self._views_of(table, audiences)
        names = public.__struct_fields__
        now = astuple(public)
        shared = self._changed(names, was, now) if was else {}
        found: dict[Audience, dict[str, Raw]] = {}
        for audience, view in zip(audiences, views, strict=True):
            last = self._last.get(audience)
            if last is None:
                found[audience] = {name: self._raw(part) for name, part in parts_of(view).items()}
            elif last[0] != moment:
                found[audience] = self._changed(names, last[1], astuple(view))
            elif audience is None:
                found[audience] = shared
            else:
                found[audience] = self._own(names, shared, was, now, last[1], astuple(view))
            self._remember(audience, view)
        self._remember(None, public)
        # Encoded parts are kept while they are part of some view.
        if len(self._encoded) > 512:
            self._encoded.clear()
        return found

    def last_view(self, audience: Audience) -> Struct | None:
        """The view that was last sent to this audience."""
        return self._views.get(audience)

    def _views_of(self, table: LiveTable, audiences: list[Audience]) -> list[Struct]:
        """The public view, then those of audiences."""
        assert table.game is not None
        position = (table.count, table.number)
        if position != self._position:
            self._position = position
            self._moment += 1
        game = table.game
        found: list[Struct] = table.rules.views(game.state, [None, *audiences], self._memo)
        if game.lanes is None:
            self._lane_memos.clear()
            return found
        for at, audience in enumerate(audiences, 1):
            lane = game.lanes.of(audience)
            if lane is not None:  # a position of its own, of which nobody else may see anything
                memo = self._lane_memos.setdefault(audience, {})
                found[at] = table.rules.views(lane.state, [audience], memo)[0]
        return found

    def _remember(self, audience: Audience, view: Struct) -> None:
        self._last[audience] = (self._moment, astuple(view))
        self._views[audience] = view

    def _changed(
        self, names: tuple[str, ...], last: tuple[Any, ...], view: tuple[Any, ...]
    ) -> dict[str, Raw]:
        """The parts of a view that differ."""
        found: dict[str, Raw] = {}
        for name, old, new in zip(names, last, view, strict=True):
            if old is not new:
                self._compare(found, name, old, new)
        return found

    def _compare(self, found: dict[str, Raw], name: str, old: Any, new: Any) -> None:
        """Add what differs in one field; lists of structs one by one, those that have gone as null."""
        if _listed(new):
            known = old if _listed(old) else []
            for at, now in enumerate(new):
                self._descend(found, f"{name}.{at}", known[at] if at < len(known) else None, now)
        else:
            self._descend(found, name, old, new)
        if _listed(old):
            for at in range(len(new) if _listed(new) else 0, len(old)):
                found[f"{name}.{at}"] = REMOVED

    def _descend(self, found: dict[str, Raw], path: str, old: Any, new: Any) -> None:
        """Add the places that differ inside of a part, each by its path; the whole where most of it does."""
        if old is new or old == new:
            return
        if isinstance(new, Struct) and type(old) is type(new):
            steps: Iterable[Any] = new.__struct_fields__
            before, after = astuple(old), astuple(new)
        elif _listed(new) and _listed(old) and len(new) == len(old):
            steps, before, after = range(len(new)), old, new
        else:
            found[path] = self._raw(new)
            return
        pairs = zip(steps, before, after, strict=True)
        changed = [(step, was, now) for step, was, now in pairs if was is not now and was != now]
        if 2 * len(changed) > len(after):
            found[path] = self._raw(new)
            return
        for step, was, now in changed:
            self._descend(found, f"{path}.{step}", was, now)

    def _own(
        self,
        names: tuple[str, ...],
        shared: dict[str, Raw],
        was: tuple[Any, ...],
        now: tuple[Any, ...],
        last: tuple[Any, ...],
        view: tuple[Any, ...],
    ) -> dict[str, Raw]:
        """What changed for a seat: the same as for everybody, except where it sees something of its own.

        `was` and `now` are the public view, `last` and `view` that of the seat.
        """
        found = shared
        for name, public_old, public_new, old, new in zip(names, was, now, last, view, strict=True):
            if new is public_new and old is public_old:
                continue
            own: dict[str, Raw] = {}
            self._compare(own, name, old, new)
            everybody: dict[str, Raw] = {}
            if public_new is not public_old:
                self._compare(everybody, name, public_old, public_new)
            if own or everybody:
                found = {key: raw for key, raw in found.items() if key not in everybody} | own
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


def _listed(value: Any) -> bool:
    """Whether a field is sent item by item: see parts.py."""
    return type(value) is list and bool(value) and isinstance(value[0], Struct)
