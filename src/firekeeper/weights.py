"""Weights: reading the files of a game. The rules never read files; this module does it for them."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from firekeeper.kernel.weights import WeightError

DEFAULT = "default"


def load_weights(game: str, name: str = DEFAULT, modules: tuple[str, ...] = ()) -> dict[str, Any]:
    """The tables of a game's file of weights; no tables if the game keeps none.

    The files of the same name of its `modules` in use add tables, and numbers to the game's tables. A file
    of another name than the default one holds only the numbers that differ from those of the default; not
    all of the places have one.
    """
    if not (name.isascii() and name.isidentifier()):
        raise WeightError(f"«{name}» is not the name of a file of weights")
    places = [game, *(f"{game}.{module}" for module in modules)]
    tables: dict[str, Any] = {}
    for place in places:
        add_numbers(tables, _read(place, DEFAULT) or {})
    if name != DEFAULT and tables:
        found = [_read(place, name) for place in places]
        if all(one is None for one in found):
            raise WeightError(f"{game} has no weights «{name}»; there are {', '.join(_names(places))}")
        for one in found:
            add_numbers(tables, one or {})
    return tables


def add_numbers(tables: dict[str, Any], more: dict[str, Any]) -> None:
    """Put numbers into tables, new ones and in the place of others."""
    for table, numbers in more.items():
        tables[table] = {**tables.get(table, {}), **numbers}


def _names(places: list[str]) -> list[str]:
    folders = [resources.files(f"firekeeper.games.{place}") / "weights" for place in places]
    return sorted(
        {
            entry.name.removesuffix(".toml")
            for folder in folders
            if folder.is_dir()
            for entry in folder.iterdir()
        }
    )


def _read(place: str, name: str) -> dict[str, Any] | None:
    """The tables of a file; None if there is none."""
    file = resources.files(f"firekeeper.games.{place}") / "weights" / f"{name}.toml"
    if not file.is_file():
        return None
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WeightError(f"{place}, weights «{name}»: this is not valid TOML: {error}") from None
