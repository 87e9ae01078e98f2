"""Views as they are sent to each audience: whole ones, and updates with only the parts that changed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from firekeeper.kernel.state import State
from firekeeper.table.live import LiveTable
from firekeeper.table.parts import different_parts, parts_of
from firekeeper.table.render import Audience

_encode = msgspec.json.Encoder().encode

REMOVED = Raw(b"null")
"""An item of a list that has grown shorter."""


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
        self._last[audience] = (self._moment, astuple(view))
        self._views[audience] = view
        return {name: self._raw(part) for name, part in parts_of(view).items()}

    def changes(self, table: LiveTable, audiences: list[Audience]) -> dict[Audience, dict[str, Raw]]:
        """The parts of the view that changed for each audience since it was last sent.

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
            last, fields_now = self._last.get(audience), astuple(view)
            if last is None:
                found[audience] = {name: self._raw(part) for name, part in parts_of(view).items()}
            elif last[0] != moment:
                found[audience] = self._changed(names, last[1], fields_now)
            elif audience is None:
                found[audience] = shared
            else:
                found[audience] = self._own(names, shared, was, now, last[1], fields_now)
            self._last[audience] = (self._moment, fields_now)
            self._views[audience] = view
        self._last[None] = (self._moment, now)
        self._views[None] = public
        # Encoded parts are kept while they are part of some view.
        if len(self._encoded) > 512:
            self._encoded.clear()
        return found

    def last_view(self, audience: Audience) -> Struct | None:
        """The view that was last sent to this audience."""
        return self._views.get(audience)

    def elsewhere(self, table: LiveTable, seat: int, state: State) -> dict[str, Any]:
        """The parts in which the view of a seat would be different in another position of the same game.

        Nothing of it is kept, but what is the same there is not built again.
        """
        here = self._views.get(seat)
        last = self._last.get(seat, (-1,))[0]
        if here is None or last != self._moment or self._position != (table.count, table.number):
            here = self._views_of(table, [seat])[-1]
        there: Struct = table.rules.views(state, [seat], self._memo.copy())[0]
        return different_parts(here, there)

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

    def _changed(
        self, names: tuple[str, ...], last: tuple[Any, ...], view: tuple[Any, ...]
    ) -> dict[str, Raw]:
        """The parts of a view that differ."""
        found: dict[str, Raw] = {}
        for name, old, new in _replaced(names, last, view):
            if old != new:
                self._compare(found, name, old, new)
        return found

    def _compare(self, found: dict[str, Raw], name: str, old: Any, new: Any) -> None:
        """Add what differs in a field that does; lists of structs one by one, those gone as null."""
        kept = 0
        if _listed(new):
            kept = len(new)
            known = old if _listed(old) else []
            for at, now in enumerate(new):
                if at >= len(known):
                    found[f"{name}.{at}"] = self._raw(now)
                elif known[at] is not now and known[at] != now:
                    self._descend(found, f"{name}.{at}", known[at], now)
        else:
            self._descend(found, name, old, new)
        if _listed(old):
            for at in range(kept, len(old)):
                found[f"{name}.{at}"] = REMOVED

    def _descend(self, found: dict[str, Raw], path: str, old: Any, new: Any) -> None:
        """Add the places that differ inside of a part that does; the whole where most of it does."""
        if isinstance(new, Struct) and type(old) is type(new):
            steps: Iterable[Any] = new.__struct_fields__
            before, after = astuple(old), astuple(new)
        elif _listed(new) and _listed(old) and len(new) == len(old):
            steps, before, after = range(len(new)), old, new
        elif type(new) is dict and type(old) is dict and new.keys() == old.keys() and _steps(new):
            steps, before, after = new, tuple([old[step] for step in new]), tuple(new.values())
        else:
            found[path] = self._raw(new)
            return
        changed = [found for found in _replaced(steps, before, after) if found[1] != found[2]]
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
        own_fields = {*compress(count(), map(is_not, view, now)), *compress(count(), map(is_not, last, was))}
        for field in sorted(own_fields):
            name, public_old, public_new, old, new = (
                names[field],
                was[field],
                now[field],
                last[field],
                view[field],
            )
            if new is old and public_new is public_old:
                continue
            if not _aligned(new, old, public_new, public_old):
                own: dict[str, Raw] = {}
                if old != new:
                    self._compare(own, name, old, new)
                found = _instead(found, name, own)
                continue
            # Of a list only the items in which the seat sees something else: most often its own player.
            for at, (public_is, after) in enumerate(zip(public_new, new, strict=True)):
                public_was, before = public_old[at], old[at]
                if after is public_is and before is public_was:
                    continue
                if after is before and public_is is public_was:
                    continue
                path = f"{name}.{at}"
                if path not in shared and _secrets_stay(public_was, public_is, before, after):
                    continue
                own = {}
                if before != after:
                    self._descend(own, path, before, after)
                found = _instead(found, path, own)
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


def _steps(thing: dict[Any, Any]) -> bool:
    """Whether the keys of a dictionary can be steps of a path; numbers are places in lists."""
    return all(isinstance(key, str) and key and "." not in key and not key.isdigit() for key in thing)


def _replaced(names: Iterable[Any], old: Iterable[Any], new: Iterable[Any]) -> Iterable[tuple[Any, Any, Any]]:
    """What was and what is, by name, where they are not the same object; found without a word of Python."""
    return compress(zip(names, old, new), map(is_not, old, new))  # noqa: B905 - of the same length


def _secrets_stay(public_was: Any, public_is: Any, before: Any, after: Any) -> bool:
    """Whether a seat sees the same change of a part as everybody: its own fields have not changed."""
    public_old, public_new, old, new = map(astuple, (public_was, public_is, before, after))
    own = [*compress(count(), map(is_not, new, public_new)), *compress(count(), map(is_not, old, public_old))]
    return all(old[at] == new[at] and public_old[at] == public_new[at] for at in own)


def _instead(shared: dict[str, Raw], path: str, own: dict[str, Raw]) -> dict[str, Raw]:
    """Changes of which those at or below a path are replaced; the very same if they were alike."""
    below = f"{path}."
    theirs = {key: raw for key, raw in shared.items() if key == path or key.startswith(below)}
    if theirs == own:
        return shared
    return {key: raw for key, raw in shared.items() if key not in theirs} | own


def _aligned(new: Any, old: Any, public_new: Any, public_old: Any) -> bool:
    """Whether a field is a list of as many Structs in all four views, so that items correspond."""
    return (
        _listed(new)
        and type(old) is type(public_new) is type(public_old) is list
        and len(old) == len(public_new) == len(public_old) == len(new)
    )


def _listed(value: Any) -> bool:
    """Whether a field is sent item by item: see parts.py."""
    return type(value) is list and bool(value) and isinstance(value[0], Struct)
