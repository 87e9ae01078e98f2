"""Frames to JSON and back, from their field list: there is no second list to keep."""

from __future__ import annotations

from typing import Any

from firekeeper.kernel.frame import Chance, Frame


def fields(thing: Any) -> tuple[str, ...]:
    """The names of an object's fields, in order, interpreted or compiled."""
    compiled: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is None:
        return tuple(sorted(vars(thing)))
    # mypyc lists a __dict__ for every generic class, and its instances have none.
    return tuple(sorted(set(compiled) - {"__dict__"}))


def dump_frame(frame: Frame[Any]) -> dict[str, Any]:
    """A frame as JSON-ready data: its class name and its fields."""
    return {"frame": type(frame).__name__, **{name: getattr(frame, name) for name in fields(frame)}}


def _tuples(value: Any) -> Any:
    """Frames hold tuples only, and JSON has none: arrays become tuples again."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def frame_types(package: str) -> dict[str, type[Frame[Any]]]:
    """The frame classes of a game by name: all that its package ("firekeeper.games.wendake") has loaded.

    Games need not know of each other: two of them may both have a frame called EndTurn.
    """
    found: dict[str, type[Frame[Any]]] = {}
    waiting: list[Any] = [Frame]  # Any, because mypyc knows no __module__ of a class
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if not f"{kind.__module__}.".startswith(f"{package}."):
                continue
            if found.setdefault(kind.__name__, kind) is not kind:
                raise RuntimeError(f"two frames of {package} are called {kind.__name__}")
    return found


def restore_frame(data: dict[str, Any], types: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame that `dump_frame` wrote.

    The fields of a frame are the arguments of its constructor; a compiled class can be made in no other
    way. Only the seat of a chance frame goes without saying.
    """
    kind = types.get(data.get("frame", ""))
    if kind is None:
        raise ValueError(f"no frame is called «{data.get('frame')}»")
    unsaid = {"frame", "seat"} if issubclass(kind, Chance) else {"frame"}
    return kind(**{name: _tuples(value) for name, value in data.items() if name not in unsaid})
