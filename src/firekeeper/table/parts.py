"""Parts of a view: what is told when it changes. Lists of Structs are told item by item, as "players.0"."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


def parts_of(view: Struct) -> dict[str, Any]:
    """The parts of a view by name. An empty list is one part: nothing tells what its items would be."""
    found: dict[str, Any] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if type(value) is list and value and isinstance(value[0], Struct):
            for at, item in enumerate(value):
                found[f"{name}.{at}"] = item
        else:
            found[name] = value
    return found


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The parts that make `new` out of `old`; those that have gone are None.

    A list that grows shorter has fewer parts, and an empty one is a single part: both must be told.
    """
    found = {
        name: part
        for name, part in new.items()
        if name not in old or (old[name] is not part and old[name] != part)
    }
    found.update({name: None for name in old if name not in new})
    return found
