"""Titles: the games there are, and how to open their boxes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.games.wendake.components import Components as WendakeComponents
from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.options import Options as WendakeOptions
from firekeeper.games.wendake.options import settled as wendake_settled
from firekeeper.kernel.options import Option, OptionError, describe, read
from firekeeper.kernel.rules import Rules
from firekeeper.packs import load_tables


class Title(Struct, frozen=True):
    """A game that can be played: its options and its rules."""

    name: str
    options: type[Struct]
    settle: Callable[[Any], Any]
    components: Callable[[dict[str, Any]], Any]
    rules: Callable[[Any, Any, str], Rules]

    def describe(self) -> list[Option]:
        """The options with their allowed values and defaults."""
        return describe(self.options)


TITLES: dict[str, Title] = {
    "wendake": Title("wendake", WendakeOptions, wendake_settled, WendakeComponents.from_tables, Wendake),
}


def title(name: str) -> Title:
    """The title of this name; OptionError if there is none."""
    found = TITLES.get(name)
    if found is None:
        raise OptionError(f"there is no game «{name}»; there are {', '.join(TITLES)}")
    return found


@lru_cache(maxsize=16)
def _components(name: str, pack: Path | None) -> tuple[Any, str]:
    tables, mark = load_tables(name, pack)
    return title(name).components(tables), mark


def components_of(name: str, pack: Path | None = None) -> Any:
    """All components of a game as plain data: what a client draws its boards from."""
    title(name)
    return msgspec.to_builtins(_components(name, pack)[0])


@lru_cache(maxsize=64)
def _rules(name: str, options: str, pack: Path | None) -> Rules:
    found = title(name)
    components, mark = _components(name, pack)
    return found.rules(components, msgspec.json.decode(options, type=found.options), mark)


def rules_for(name: str, options: dict[str, Any], pack: Path | None = None) -> Rules:
    """The rules of a game with these options. OptionError or PackError say what does not fit."""
    found = title(name)
    settled = found.settle(read(found.options, options))
    return _rules(name, msgspec.json.encode(settled).decode(), pack)


def options_of(rules: Rules) -> dict[str, Any]:
    """The options of some rules, as a record writes them."""
    return {name: value for name, value in msgspec.to_builtins(rules.options).items() if value != ""}
