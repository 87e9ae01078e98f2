"""Levels: how strong a bot plays, as tables of settings that every game brings.

A game keeps them in `levels.toml`, one table for each level; a module of the game (solitaire, an expansion)
may have a file of its own that changes some of the numbers while it is in use. What a level is worth against
the one below it has been measured, and stands beside the settings.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, convert
from msgspec.structs import replace

from firekeeper.bots.search_bot import SearchBot, Settings

if TYPE_CHECKING:
    from firekeeper.bots.base import Bot
    from firekeeper.kernel.rules import Rules

LEVELS = ("novice", "casual", "skilled", "expert")
"""From the weakest to the strongest. The message `bot-<level>` says how each one plays."""

STAND_IN = "skilled"
"""Who plays for somebody who has left."""


class Measured(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a level has won in two-player games against the one below it (docs/bots.md)."""

    games: int
    wins: float
    """Ties are halves."""


class Level(Struct, frozen=True, kw_only=True):
    """A level in a game."""

    name: str
    settings: Settings
    measured: Measured | None = None


def levels_of(game: str, modules: tuple[str, ...] = ()) -> dict[str, Level]:
    """The levels of a game with these modules in use, the weakest first."""
    return _levels(f"firekeeper.games.{game}", tuple(f"firekeeper.games.{game}.{name}" for name in modules))


@lru_cache(maxsize=64)
def _levels(package: str, modules: tuple[str, ...]) -> dict[str, Level]:
    tables = _read(package)
    for module in modules:
        for name, changes in _read(module).items():
            # What was measured without the module says nothing about the game with it.
            kept = {key: value for key, value in tables.get(name, {}).items() if key != "measured"}
            tables[name] = {**kept, **changes}
    return {name: _level(package, name, tables.get(name, {})) for name in LEVELS}


def _level(package: str, name: str, table: dict[str, Any]) -> Level:
    numbers = {key: value for key, value in table.items() if key != "measured"}
    try:
        return Level(
            name=name,
            settings=convert(numbers, Settings),
            measured=convert(table.get("measured"), Measured | None),
        )
    except ValueError as error:
        raise ValueError(f"{package}, level «{name}»: {error}") from None


def _read(package: str) -> dict[str, Any]:
    file = resources.files(package) / "levels.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class LevelBot(SearchBot):
    """The search bot with the settings of a level in the game that it meets."""

    level: ClassVar[str] = ""
    changes: ClassVar[dict[str, Any]] = {}
    """Settings that are others than those of the level."""

    @classmethod
    def varied(cls, changes: dict[str, str]) -> type[Bot]:
        """For the lab: what a setting is worth can be measured against the level."""
        read = convert(changes, Settings, strict=False)
        told = {**cls.changes, **{key: getattr(read, key) for key in changes}}
        return type(cls.__name__, (cls,), {"name": "", "changes": told})

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._rules: tuple[str, tuple[str, ...]] = ("", ())

    def meet(self, rules: Rules) -> None:
        modules = tuple(package.rpartition(".")[2] for package in rules.module_packages)
        if self._rules != (rules.game, modules):
            self._rules = (rules.game, modules)
            level = levels_of(rules.game, modules)[self.level]
            self.settings = replace(level.settings, **self.changes)
            self.budget = self.settings.budget
        super().meet(rules)


class Novice(LevelBot):
    name = level = "novice"


class Casual(LevelBot):
    name = level = "casual"


class Skilled(LevelBot):
    name = level = "skilled"


class Expert(LevelBot):
    name = level = "expert"
