"""Modules of a game: expansions and modes that live in a folder of their own inside the game's package.

`games/wendake/solo/module.py` declares one: `MODULE = Module("solo", when=...)`. The game finds its modules
by looking into its folder, and never names them. A module has files with the names of the game's (`game.py`,
`view.py`, `wording.py`, `account.py`, `invariants.py`, ...): each stands for the game's file of that name
while the module is in use, and usually derives its class from the one there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_type_hints

from msgspec import Struct, defstruct
from msgspec.structs import fields

from firekeeper.kernel.options import Requirement


class Module:
    """What a module declares of itself.

    `when` says whether it is in use, from the options chosen. `options` is a Struct with the options it adds
    and those to which it adds values; `requirements` say with which others they can be chosen; `resolve`
    fills in those that follow from others, in games with the module. `after` names modules that it builds on
    or takes the place of: where both are in use, its files win.
    """

    def __init__(
        self,
        name: str,
        when: Callable[[Any], bool],
        options: type[Struct] | None = None,
        requirements: tuple[Requirement, ...] = (),
        resolve: Callable[[Any], Any] | None = None,
        after: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.when = when
        self.options = options
        self.requirements = requirements
        self.resolve = resolve
        self.after = after


def in_order(modules: Iterable[Module]) -> list[Module]:
    """Modules by name, each one after those it builds on."""
    waiting = sorted(modules, key=lambda module: module.name)
    names = {module.name for module in waiting}
    found: list[Module] = []
    while waiting:
        placed = {module.name for module in found}
        free = [module for module in waiting if not (set(module.after) & names) - placed]
        if not free:
            stuck = ", ".join(module.name for module in waiting)
            raise RuntimeError(f"these modules wait for each other: {stuck}")
        found.append(free[0])
        waiting.remove(free[0])
    return found


def merged_options(base: type[Struct], modules: list[Module]) -> type[Struct]:
    """The options of a game with those of its modules: extended ones keep their place, new ones follow."""
    merged: dict[str, Any] = {}
    for module in modules:
        for field in fields(module.options) if module.options is not None else ():
            merged[field.name] = (field.name, _annotation(module.options, field.name), field.default)
    if not merged:
        return base
    return defstruct(
        base.__name__,
        list(merged.values()),
        bases=(base,),
        module=base.__module__,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def _annotation(kind: Any, name: str) -> Any:
    return get_type_hints(kind, include_extras=True)[name]
