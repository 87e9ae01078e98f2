"""Encode updates: what is the same for several connections is built and encoded once."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from firekeeper.kernel.frame import EVERYONE, frame_name
from firekeeper.kernel.game import Game
from firekeeper.kernel.wording import Wording, kebab
from firekeeper.table import render
from firekeeper.table.live import LiveTable
from firekeeper.table.parts import gathered
from firekeeper.table.phrases import Phrases
from firekeeper.table.render import Audience, EventRow, WireEntry, WireEvent
from firekeeper.table.room import Room
from firekeeper.web import messages as ms

_ALL = -2
"""Stands for every seat and all spectators, where their update is the same."""


class UpdateEncoder:
    """What has just happened at a table, for each audience in turn. Made anew for every update."""

    def __init__(
        self,
        room: Room,
        before: int,
        common: ms.Update,
        views: dict[Audience, dict[str, Raw]],
        own: dict[Audience, list[ms.Happening]],
    ) -> None:
        self.room = room
        self.table = room.table
        self.before = before
        self.common = common
        self.views = views
        self.own = own
        self._encoded: dict[tuple[int | None, int, bool], bytes] = {}
        self._plain_turn: ms.Turn | None = None
        game = self.table.game
        self._asked = () if game is None else game.asked
        self._has_news = game is not None and not common.rewound
        self._same = self._has_news and _open_to_all(self.table, before)
        self._entries: dict[tuple[Audience | int, bool], list[WireEntry]] = {}
        self._events: dict[Audience | int, list[WireEvent | EventRow]] = {}

    def update(self, audience: Audience, words: bool) -> bytes:
        """The message for one audience."""
        view = self.views.get(audience, {})
        # Without words those who neither choose nor see anything of their own get the very same.
        alike = self._same and not words and not self._chooses(audience) and audience not in self.own
        key = (_ALL if alike else audience, id(view), words)
        known = self._encoded.get(key)
        if known is None:
            known = self._encoded[key] = ms.encode(self._update(audience, view, words))
        return known

    def _update(self, audience: Audience, view: dict[str, Raw], words: bool) -> ms.Update:
        table = self.table
        wording, shared = None, None
        if words and table.game is not None:
            wording = render.wording_for(table, audience, self.room.renderer.last_view(audience))
            shared = Phrases(table.config.game)
        return msgspec.structs.replace(
            self.common,
            turn=self._turn(audience, wording, shared),
            view=gathered(view),
            happened=self.own.get(audience, self.common.happened),
            entries=self._wire_entries(audience, words),
            events=self._wire_events(audience, wording, shared),
            phrases=[] if shared is None else shared.all,
        )

    def _chooses(self, audience: Audience) -> bool:
        """Whether the turn is told to this audience alone: it chooses, or has an open answer."""
        return audience in self._asked

    def _turn(self, audience: Audience, wording: Wording | None, shared: Phrases | None) -> ms.Turn | None:
        if self._chooses(audience):
            return turn_view(self.room, audience, wording, shared)
        if self._plain_turn is None:
            self._plain_turn = turn_view(self.room, None)
        return self._plain_turn

    def _wire_entries(self, audience: Audience, words: bool) -> list[WireEntry]:
        if not self._has_news:
            return []
        key = (_ALL if self._same else audience, words)
        if key not in self._entries:
            assert self.table.game is not None
            self._entries[key] = render.wire_entries(self.table.game, audience, self.before, chance=not words)
        return self._entries[key]

    def _wire_events(
        self, audience: Audience, wording: Wording | None, shared: Phrases | None
    ) -> list[WireEvent | EventRow]:
        if not self._has_news:
            return []
        assert self.table.game is not None
        if wording is not None:
            return render.wire_events(self.table.game, audience, self.before, wording, shared)
        key = _ALL if self._same else audience
        if key not in self._events:
            self._events[key] = render.wire_events(self.table.game, audience, self.before)
        return self._events[key]


def _open_to_all(table: LiveTable, before: int) -> bool:
    """Whether everybody may know all entries and events since then."""
    game = table.game
    assert game is not None
    if any(number in game.audience_by_entry for number in range(before + 1, game.number + 1)):
        return False
    for number, event in reversed(game.events):
        if number <= before:
            break
        if event.audience != EVERYONE:
            return False
    return True


def turn_view(
    room: Room, audience: Audience, wording: Wording | None = None, shared: Phrases | None = None
) -> ms.Turn | None:
    """The open question for an audience; with words in phrases that the whole message shares."""
    table, game = room.table, room.table.game
    if game is None:
        return None
    if table.frozen is not None:  # nobody has to choose
        return ms.Turn(game.number, None, [], None, [], game.number, False)
    waiting, number = game.waiting, game.number
    own = audience in waiting
    lane = game.lane(audience)
    alike = None if wording is None or audience is None else game.alike(audience)
    can_undo = game.can_undo if wording is None else game.can_undo_briefly
    return ms.Turn(
        number,
        audience if own else game.seat,
        list(waiting),
        render.prompt(game, audience, wording),
        render.offers(game, audience, wording, shared) if own else [],
        game.undo_barrier if own else number,
        own and can_undo if lane is None else bool(lane.own),
        0 if lane is None else len(lane.entries),
        _ahead(room, audience, wording, shared) if own and wording is not None else None,
        "" if alike is None else alike.text,
        _asked(game),
    )


def _asked(game: Game) -> list[str]:
    """What each seat is asked that has to choose; nothing where it is the same for all."""
    questions = [game.public_decision_of(seat) for seat in game.waiting]
    names = [kebab(frame_name(question)) for question in questions if question is not None]
    return names if len(set(names)) > 1 else []


def _ahead(room: Room, audience: Audience, wording: Wording, shared: Phrases | None) -> ms.Ahead | None:
    """The question behind the open one, if that only begins something."""
    game = room.table.game
    assert game is not None
    assert audience is not None
    ahead = game.ahead(audience)
    if ahead is None:
        return None
    return ms.Ahead(
        ahead.opening.text,
        render.prompt_view(ahead.decision, True, ahead.state, ahead.state, wording),
        render.offered(ahead.decision, ahead.choices, wording, shared),
        room.renderer.elsewhere(room.table, audience, ahead.state),
    )
