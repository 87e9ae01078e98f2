"""Weights: reading the files of a game. The rules never read files; this module does it for them."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from firekeeper.kernel.weights import WeightError

DEFAULT = "default"


def load_weights(game: str, name: str = DEFAULT, modules: tuple[str, ...] = ()) -> dict[str, Any]:
    """The tables of a game's file of weights; no tables if the game keeps none.

    The files of the same name of its `modules` in use add tables, and numbers to the game's tables.
    """
    if not (name.isascii() and name.isidentifier()):
        raise WeightError(f"«{name}» is not the name of a file of weights")
    tables = _read(game, name)
    for module in modules:
        for table, numbers in _read(f"{game}.{module}", name).items():
            tables[table] = {**tables.get(table, {}), **numbers}
    return tables


def _read(game: str, name: str) -> dict[str, Any]:
    folder = resources.files(f"firekeeper.games.{game}") / "weights"
    if not folder.is_dir():
        return {}
    file = folder / f"{name}.toml"
    if not file.is_file():
        known = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir())
        raise WeightError(f"{game} has no weights «{name}»; there are {', '.join(known)}")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WeightError(f"{game}, weights «{name}»: this is not valid TOML: {error}") from None
