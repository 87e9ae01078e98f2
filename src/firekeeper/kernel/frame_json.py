"""Frames to JSON and back, from their field list: there is no second list to keep."""

from __future__ import annotations

from typing import Any

from firekeeper.kernel.frame import Chance, Frame, frame_name


def fields(thing: Any) -> tuple[str, ...]:
    """The names of an object's fields, in order, interpreted or compiled."""
    compiled: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is None:
        return tuple(sorted(vars(thing)))
    # mypyc lists a __dict__ for every generic class, and its instances have none.
    return tuple(sorted(set(compiled) - {"__dict__"}))


def dump_frame(frame: Frame[Any]) -> dict[str, Any]:
    """A frame as JSON-ready data: its identity and its fields."""
    return {"frame": frame_name(frame), **{name: getattr(frame, name) for name in fields(frame)}}


def _tuples(value: Any) -> Any:
    """Frames hold tuples only, and JSON has none: arrays become tuples again."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def frame_types(package: str, *modules: str) -> dict[str, type[Frame[Any]]]:
    """The frame classes of a game by identity: all that its package ("firekeeper.games.wendake") has loaded,
    and the packages of the modules in use.

    A frame of a module takes the place of one with the same identity in a package before it. Games need not
    know of each other: two of them may both have a frame called EndTurn.
    """
    found: dict[str, type[Frame[Any]]] = {}
    for place in (package, *modules):
        here: dict[str, type[Frame[Any]]] = {}
        for kind in _loaded(place):
            name = frame_name(kind)
            if here.setdefault(name, kind) is not kind:
                raise RuntimeError(f"two frames of {place} are called {name}")
        found.update(here)
    return found


def replacements(package: str, *modules: str) -> dict[Any, Any]:
    """Which class of frames stands for which in these modules: only those that are replaced."""
    types = frame_types(package, *modules)
    every = [kind for place in (package, *modules) for kind in _loaded(place)]
    return {kind: types[frame_name(kind)] for kind in every if types[frame_name(kind)] is not kind}


def _loaded(package: str) -> list[Any]:
    """The frame classes of the files in a package, and none of the packages inside it."""
    found: list[Any] = []
    waiting: list[Any] = [Frame]  # Any, because mypyc knows no __module__ of a class
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            file: str = kind.__module__
            if package in (file, file.rpartition(".")[0]) and kind not in found:
                found.append(kind)
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
