"""Parts of a view: what is sent when it changes. Lists of Structs are sent item by item, as "players.0".

A change inside of a part can be sent by its path: "players.0.goods", "players.0.grid.4.marked".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


def parts_of(view: Struct, fields: Iterable[str] | None = None) -> dict[str, Any]:
    """The parts of a view by name, or those of some `fields` only.

    An empty list is one part: nothing tells what its items would be.
    """
    found: dict[str, Any] = {}
    for name in view.__struct_fields__ if fields is None else fields:
        value = getattr(view, name)
        if type(value) is list and value and isinstance(value[0], Struct):
            for at, item in enumerate(value):
                found[f"{name}.{at}"] = item
        else:
            found[name] = value
    return found


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The parts that make `new` out of `old`; those that have gone are None.

    A list that grows shorter has fewer parts, and an empty one is a single part: both must be sent.
    """
    found = {
        name: part
        for name, part in new.items()
        if name not in old or (old[name] is not part and old[name] != part)
    }
    found.update({name: None for name in old if name not in new})
    return found


def different_parts(old: Struct, new: Struct) -> dict[str, Any]:
    """The same for two views, which have most of their fields in common."""
    fields = [name for name in new.__struct_fields__ if getattr(old, name) is not getattr(new, name)]
    return difference(parts_of(old, fields), parts_of(new, fields))


def merged(parts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The parts, as plain data, after an update: what a client does with the `view` of one.

    Neither argument is changed. An item of a list that is None has gone.
    """
    found = dict(parts)
    for path, value in changes.items():
        name, inside = _split(path)
        if inside:
            found[name] = _put(found[name], inside, value)
        elif value is None and "." in name:
            found.pop(name, None)
        else:
            found[name] = value
    return found


def _split(path: str) -> tuple[str, list[str]]:
    """The name of a part, and the way inside of it."""
    steps = path.split(".")
    depth = 2 if len(steps) > 1 and steps[1].isdigit() else 1
    return ".".join(steps[:depth]), steps[depth:]


def _put(thing: Any, path: list[str], value: Any) -> Any:
    """A copy of a part with another value in one place."""
    step, *rest = path
    copy: Any = thing[:] if isinstance(thing, list) else dict(thing)
    key: Any = int(step) if isinstance(thing, list) else step
    copy[key] = _put(copy[key], rest, value) if rest else value
    return copy
