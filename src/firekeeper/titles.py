"""Titles: the games there are, and how to open their boxes.

A game is a package of `firekeeper.games`, and nothing else lists it: it is on the shelf once it has all the
modules of `PARTS`. What is asked of them is found by a fixed name, or as the one class of its kind. A package
inside of it with a file `module.py` is a module of the game (`kernel.modules`): while its options switch it
on, its files stand for those of the game with the same names.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

import firekeeper.games
from firekeeper.kernel.events import Event
from firekeeper.kernel.modules import Module, in_order, merged_options
from firekeeper.kernel.options import (
    Option,
    OptionError,
    OptionValue,
    Requirement,
    allowed,
    check_requirements,
    describe,
    resolve,
)
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.wording import Wording
from firekeeper.packs import load_tables
from firekeeper.weights import load_weights

PARTS = ("account", "components", "events", "game", "invariants", "options", "versions", "view", "wording")
"""The modules that make a package a game: other parts of the house look for them by these names."""

T = TypeVar("T")


class Title:
    """A game that can be played. Its modules are loaded when something is asked of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    @cached_property
    def modules(self) -> list[Module]:
        """Its modules, each one after those it builds on."""
        package = import_module(f"{firekeeper.games.__name__}.{self.name}")
        names = [found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg]
        places = [f"{self.name}.{name}" for name in names if _has(f"{self.name}.{name}", "module")]
        return in_order(
            import_module(f"{firekeeper.games.__name__}.{place}.module").MODULE for place in places
        )

    def modules_for(self, options: Any) -> tuple[str, ...]:
        """The names of the modules in use with these options."""
        return tuple(module.name for module in self.modules if module.when(options))

    def part(self, name: str, options: Any = None) -> Any:
        """A file of the game; with options, of the last module in use that has a file of this name."""
        return self._part(name, () if options is None else self.modules_for(options))

    def _part(self, name: str, modules: tuple[str, ...]) -> Any:
        places = [self.name, *(f"{self.name}.{module}" for module in modules)]
        place = next(place for place in reversed(places) if place == self.name or _has(place, name))
        return import_module(f"{firekeeper.games.__name__}.{place}.{name}")

    def has_part(self, name: str) -> bool:
        """Whether the game has a file of this name; some are optional."""
        return _has(self.name, name)

    def every_part(self, name: str) -> list[Any]:
        """The files of this name: of the game, and of its modules that have one."""
        places = [self.name, *(f"{self.name}.{module.name}" for module in self.modules)]
        return [
            import_module(f"{firekeeper.games.__name__}.{place}.{name}")
            for place in places
            if place == self.name or _has(place, name)
        ]

    def single_class(self, part: str, kind: type[T], ending: str = "", options: Any = None) -> type[T]:
        """The one class of a kind that a file of the game defines."""
        module = self.part(part, options)
        found = [
            value
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, kind)
            if value.__module__ == module.__name__ and name.endswith(ending)
        ]
        if len(found) != 1:
            names = ", ".join(value.__name__ for value in found) or "none"
            raise RuntimeError(
                f"{module.__name__} must define one {kind.__name__}{ending and f' {ending}'}: {names}"
            )
        return found[0]

    @cached_property
    def options(self) -> type[Struct]:
        """The Struct of its options, those of its modules included."""
        return merged_options(self.part("options").Options, self.modules)

    @cached_property
    def requirements(self) -> tuple[Requirement, ...]:
        """Which options can be chosen with which others."""
        found: tuple[Requirement, ...] = self.part("options").REQUIREMENTS
        for module in self.modules:
            found += module.requirements
        check_requirements(self.options, found)
        return found

    def resolve_options(self, given: dict[str, Any]) -> Any:
        """What somebody chose, with what follows from it filled in; OptionError if it does not fit."""
        options = resolve(self.options, self.requirements, given)
        follows = getattr(self.part("options"), "resolve_options", None)
        if follows is not None:
            options = follows(options)
        for module in self.modules:
            if module.resolve is not None and module.when(options):
                options = module.resolve(options)
        return options

    def allowed(self, given: dict[str, Any]) -> dict[str, list[OptionValue]]:
        """By option, which values can be chosen with what is chosen before it, and why the others cannot."""
        return allowed(self.options, self.requirements, given)

    def components(self, tables: dict[str, Any], modules: tuple[str, ...] = ()) -> Any:
        """Read and check the tables of its component pack, with those of the modules in use."""
        return self._part("components", modules).Components.from_tables(tables)

    @property
    def versions(self) -> tuple[str, ...]:
        """The versions of its rules that can be played, oldest first: new games play the last one."""
        return tuple(self.part("versions").VERSIONS)

    def rules(self, options: Any) -> Callable[[Any, Any, str, str], Rules]:
        """The class of its rules for these options, made from components, resolved options, the mark of the
        pack and the version."""
        return self.single_class("game", Rules, options=options)

    @cached_property
    def event_types(self) -> list[type[Event]]:
        """Every kind of event that can happen in it, with any of its modules."""
        return [
            value
            for module in self.every_part("events")
            for value in vars(module).values()
            if isinstance(value, type)
            and issubclass(value, Event)
            and f"{value.__module__}.".startswith(f"{module.__name__}.")  # or of a file of that package
        ]

    def wording(self, options: Any) -> Callable[..., Wording]:
        """How it is put into words: for rules, seat, names, view, and whether the pack is our own."""
        return self.single_class("wording", Wording, options=options)

    def screen(self, options: Any = None) -> Any:
        """How it is drawn on a terminal, by itself or with modules; None if nobody has drawn it yet."""
        modules = self.modules_for(options) if options is not None else ()
        names = [f"{self.name}_{module}" for module in reversed(modules)]
        for name in (*names, self.name):
            drawn = f"firekeeper.terminal.{name}_screen"
            if find_spec(drawn):
                return import_module(drawn).SCREEN
        return None

    @cached_property
    def foresees(self) -> bool:
        """Whether it can say what would happen if nobody did anything any more (`forecast_view.py`)."""
        return _has(self.name, "forecast_view")

    def forecast(self, state: Any) -> Any:
        """What would happen at the end of the stage that is being played, the same for everybody."""
        return self.part("forecast_view").forecast_for(state)

    def describe(self) -> list[Option]:
        """The options with their allowed values and defaults."""
        return describe(self.options)


def _made() -> dict[str, Title]:
    """Every package of a game, by name, with the rules to play it by at least."""
    names = sorted(module.name for module in pkgutil.iter_modules(firekeeper.games.__path__) if module.ispkg)
    return {name: Title(name) for name in names if _has(name, "game")}


def _has(name: str, part: str) -> bool:
    return find_spec(f"{firekeeper.games.__name__}.{name}.{part}") is not None


_MADE = _made()

TITLES = {name: found for name, found in _MADE.items() if all(_has(name, part) for part in PARTS)}
"""The games on the shelf. One in the making can be had by its name, but is offered to nobody yet."""


def title(name: str) -> Title:
    """The title of this name; OptionError if there is none."""
    found = _MADE.get(name)
    if found is None:
        raise OptionError(f"there is no game «{name}»; there are {', '.join(TITLES)}")
    return found


@lru_cache(maxsize=16)
def _components(name: str, pack: Path | None, modules: tuple[str, ...]) -> tuple[Any, str]:
    found = title(name)
    tables, mark = load_tables(name, pack, modules, tuple(module.name for module in found.modules))
    return found.components(tables, modules), mark


def components_of(name: str, pack: Path | None = None) -> Any:
    """All components of a game as plain data, with what its modules add: what a client draws boards from."""
    found: dict[str, Any] = msgspec.to_builtins(_components(name, pack, ())[0])
    for module in title(name).modules:
        more: dict[str, Any] = msgspec.to_builtins(_components(name, pack, (module.name,))[0])
        for table, rows in more.items():
            if table not in found:
                found[table] = rows
            elif rows != found[table] and isinstance(rows, list | tuple):
                known = {row["id"] for row in found[table]}
                found[table] = [*found[table], *[row for row in rows if row["id"] not in known]]
    return found


def own_pack(rules: Rules) -> bool:
    """Whether a game is played with our components rather than with those of a user."""
    found = title(rules.game)
    return rules.pack == _components(rules.game, None, found.modules_for(rules.options))[1]


@lru_cache(maxsize=64)
def _rules(name: str, options: str, pack: Path | None, version: str) -> Rules:
    found = title(name)
    chosen = msgspec.json.decode(options, type=found.options)
    modules = found.modules_for(chosen)
    components, mark = _components(name, pack, modules)
    rules = found.rules(chosen)(components, chosen, mark, version)
    if weights := load_weights(name, modules=modules):
        rules.use_weights(weights)
    return rules


def rules_for(
    name: str, options: dict[str, Any], pack: Path | None = None, version: str | None = None
) -> Rules:
    """The rules of a game with these options, of the newest version unless another one is named.

    OptionError or PackError say what does not fit.
    """
    found = title(name)
    versions = found.versions
    if version is None:
        version = versions[-1]
    elif version not in versions:
        raise OptionError(f"{name} has no rules version «{version}»; there are {', '.join(versions)}")
    resolved = found.resolve_options(options)
    return _rules(name, msgspec.json.encode(resolved).decode(), pack, version)


def rules_of_record(name: str, options: dict[str, Any], pack: Path | None, version: str) -> Rules:
    """The rules that a record names; of the newest version if this program does not know that one.

    Whoever asks compares `Rules.version`: other rules may still play a record alike.
    """
    known = version in title(name).versions
    return rules_for(name, options, pack, version if known else None)


def options_of(rules: Rules) -> dict[str, Any]:
    """The options of some rules, as a record writes them: without those of modules that are not in use, so
    that a module changes no record of a game without it."""
    found = title(rules.game)
    used = found.modules_for(rules.options)
    known = {field.name for field in fields(found.part("options").Options)}
    for module in found.modules:
        if module.name in used and module.options is not None:
            known |= {field.name for field in fields(module.options)}
    chosen = msgspec.to_builtins(rules.options)
    return {name: value for name, value in chosen.items() if name in known and value != ""}
