"""What is sent to each audience beside its view: the open question, choices, entries and events."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.audience import may_know
from firekeeper.kernel.choice import NO_ABILITY, Choice
from firekeeper.kernel.frame import CHANCE, EVERYONE, Decision, frame_name
from firekeeper.kernel.frame_json import fields
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry
from firekeeper.kernel.state import State
from firekeeper.kernel.wording import Wording, kebab, seat_name, yes
from firekeeper.narrator import events_for
from firekeeper.table import phrases
from firekeeper.table.live import LiveTable
from firekeeper.table.phrases import Args, Phrases
from firekeeper.texts import wording_of

Audience = int | None
"""A seat, or None for spectators."""


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A legal choice as it is shown: what a client puts together from an `Offer`.

    `opening`: it answers the question behind that choice, and is made after it.
    """

    text: str
    verb: str
    args: list[str | int]
    ability: bool = False
    message: dict[str, Any] | None = None
    short: dict[str, Any] | None = None
    group: dict[str, Any] | None = None
    opening: str = ""


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


class WireEntry(Struct, frozen=True, array_like=True):
    """An entry of the record in an update, as a row of values: long updates hold many."""

    number: int
    seat: int
    choice: str
    """Empty where the audience may not know it."""
    automatic: bool


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `rules`: the ledger IDs of the decision it followed from."""

    number: int
    event: Any
    message: dict[str, Any] | None = None
    rules: tuple[str, ...] = ()


class WireEvent(Struct, frozen=True, omit_defaults=True):
    """An event in an update, without what the client knows already.

    `words` are the arguments of its message (game-event-type) beside the facts of the event and, if it has a
    seat, that seat's `name` and whether it is `you`; what is true or false says "yes" or "no" in them.
    Without `number` and `rules` they are those of the event before.
    """

    number: int = 0
    event: Any = None
    words: Args = {}
    rules: tuple[str, ...] | None = None


EventRow = list[Any]
"""An event that has the same fields and words as an earlier one of its message, and the rules of the one
before: the place of that event in the list, its number (0 for that of the one before), then its values in the
same order, without its type. None stands for the value of the last event of this place."""


def prompt(game: Game, audience: Audience, wording: Wording | None = None) -> PromptView | None:
    """The open question as an audience may see it."""
    decision = game.decision_of(audience)
    if decision is None:
        decision = game.public_decision
    if decision is None:
        return None
    return prompt_view(decision, audience == decision.seat, game.position(audience), game.state, wording)


def prompt_view(
    decision: Decision[Any], own: bool, position: State, public: State, wording: Wording | None
) -> PromptView:
    """A question, as its own seat sees it in its position, or as others do in the public one."""
    args = {name: getattr(decision, name) for name in fields(decision) if name != "seat"} if own else {}
    message = phrases.to_wire(wording.prompt(decision)) if wording is not None and own else None
    rules = list(decision.help(position if own else public))
    return PromptView(decision.seat, kebab(frame_name(decision)), rules, args, decision.ends_turn, message)


def offers(
    game: Game, audience: Audience, wording: Wording | None = None, shared: Phrases | None = None
) -> list[Offer]:
    """The legal choices, for the seat that has to choose."""
    decision = game.decision_of(audience)
    return [] if decision is None else offered(decision, game.choices_of(audience), wording, shared)


def offered(
    decision: Decision[Any], choices: list[Choice], wording: Wording | None, shared: Phrases | None
) -> list[Offer]:
    """Choices of a question as they are sent."""
    found = []
    for choice in choices:
        words: Args = {}
        group = None
        if wording is not None and shared is not None:
            words = shared.sentence(wording.choice(choice, decision), f"-choice-{kebab(choice.verb)}")
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
) -> list[WireEvent | EventRow]:
    """The same for updates, where nothing is sent twice."""
    found: list[WireEvent | EventRow] = []
    places: dict[tuple[str, ...], int] = {}
    lasts: dict[int, list[Any]] = {}
    last_number, last_rules = 0, None
    for number, event, rules in visible_events(game, audience, after):
        facts: dict[str, Any] = msgspec.to_builtins(event)
        kind: str = facts["type"]
        words: Args = {}
        if wording is not None and shared is not None:
            words = shared.sentence(wording.event(event), f"-event-{kebab(kind)}", _known(facts, wording))
        new_number = 0 if number == last_number else number
        place = places.setdefault((kind, *facts, *words), len(found))
        values = [*facts.values(), *words.values()][1:]  # the first is the type
        if place < len(found) and rules == last_rules and None not in values:
            found.append([place, new_number, *map(_unless_same, values, lasts[place])])
            lasts[place] = values
        else:
            lasts[len(found)] = values
            found.append(WireEvent(new_number, facts, words, None if rules == last_rules else rules))
        last_number, last_rules = number, rules
    return found


def _unless_same(value: Any, last: Any) -> Any:
    """A value of a row; None if it is long and the same as the last time."""
    return None if value == last and isinstance(value, str | list | dict) and len(value) > 3 else value


def whole_events(sent: list[WireEvent | EventRow]) -> list[tuple[int, dict[str, Any], Args]]:
    """The number, facts and words of each event of a message: what a client does with them."""
    found: list[tuple[int, dict[str, Any], Args]] = []
    latest: dict[int, int] = {}
    last = 0
    for one in sent:
        if isinstance(one, WireEvent):
            number, facts, words = one.number, one.event, one.words
            place = len(found)
        else:
            place, number, *values = one
            _, like, like_words = found[latest[place]]
            same = [value for name, value in like.items() if name != "type"] + [*like_words.values()]
            left = iter([old if value is None else value for value, old in zip(values, same, strict=True)])
            facts = {name: like[name] if name == "type" else next(left) for name in like}
            words = {name: next(left) for name in like_words}
        last = number or last
        latest[place] = len(found)
        found.append((last, facts, words))
    return found


def _known(facts: dict[str, Any], wording: Wording) -> dict[str, Any]:
    """The words that a client can tell from the facts of an event: these, and who it is about."""
    found = {name: yes(fact) if isinstance(fact, bool) else fact for name, fact in facts.items()}
    seat = facts.get("seat")
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
    if table.wording is None:
        table.wording = wording_of(table.rules)
    return table.wording(audience, names(table), view)


def names(table: LiveTable) -> list[Any]:
    """What the seats are called."""
    return [seat.name or seat_name(table.rules, at) for at, seat in enumerate(table.seats)]
