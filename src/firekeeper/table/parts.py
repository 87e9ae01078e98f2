"""Parts of a view: what is sent when it changes. Lists of Structs are sent item by item, as "players.0".

A change inside of a part can be sent by its path: "players.0.goods", "players.0.grid.4.marked". The
same change of several items is sent once: "hexes.15,16,38.terrain".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

FEW = 8
"""So many changes are sent as they are: to look for equal ones would cost more than it saves."""


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


def gathered(changes: dict[str, Raw]) -> dict[str, Raw]:
    """Changes of which equal ones inside of several items of a list are one: "hexes.15,16,38.terrain"."""
    if len(changes) <= FEW:
        return changes
    found: dict[str, Raw] = {}
    items: dict[tuple[str, str, bytes], list[str]] = {}
    for path, raw in changes.items():
        name, _, rest = path.partition(".")
        item, _, inside = rest.partition(".")
        if inside and item.isdigit():
            items.setdefault((name, inside, bytes(raw)), []).append(item)
        else:
            found[path] = raw
    for (name, inside, raw_bytes), places in items.items():
        found[f"{name}.{','.join(places)}.{inside}"] = Raw(raw_bytes)
    return found


def merged(parts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The parts, as plain data, after an update: what a client does with the `view` of one.

    Neither argument is changed. An item of a list that is None has gone.
    """
    found = dict(parts)
    for path, value in changes.items():
        names, inside = _split(path)
        name = names[0]
        if inside:
            for item in names:
                found[item] = _put(found[item], inside, value)
        elif value is None and "." in name:
            found.pop(name, None)
        else:
            found[name] = value
    return found


def _split(path: str) -> tuple[list[str], list[str]]:
    """The names of the parts that a path goes to, and the way inside of them."""
    name, *steps = path.split(".")
    items = steps[0].split(",") if steps else []
    if items and all(item.isdigit() for item in items):
        return [f"{name}.{item}" for item in items], steps[1:]
    return [name], steps


def _put(thing: Any, path: list[str], value: Any) -> Any:
    """A copy of a part with another value in one place."""
    step, *rest = path
    copy: Any = thing[:] if isinstance(thing, list) else dict(thing)
    key: Any = int(step) if isinstance(thing, list) else step
    copy[key] = _put(copy[key], rest, value) if rest else value
    return copy
