"""Component packs: reading the tables of a game, with a user's own files in place of ours.

The rules never read files; this module does it for them. A pack is a directory of TOML files: a file with
the name of a built-in one replaces it whole. The hash of the merged tables is part of every record, so that
a game is replayed with the components it was played with.
"""

import hashlib
import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from firekeeper.kernel.component_tables import PackError, refuse

MAX_BYTES = 1024 * 1024  # a pack comes from outside; the largest file of ours has some 20 kB


def load_tables(
    game: str, pack: Path | None = None, modules: tuple[str, ...] = (), known_modules: tuple[str, ...] = ()
) -> tuple[dict[str, Any], str]:
    """The parsed tables of a game by file stem, and the pack hash (16 hex digits, equal on every machine).

    The files of the `modules` in use come in addition, or in place of the game's with the same names: a game
    without a module has the hash it always had. A user's pack may hold files of all `known_modules`; those of
    modules that are not in use do not matter.
    """
    files = _built_in(game)
    for module in modules:
        files.update(_files(f"{game}.{module}"))
    tables = {name.removesuffix(".toml"): _parse(name, data) for name, data in files.items()}
    if pack is not None:
        known = set(files).union(*(_files(f"{game}.{module}") for module in known_modules))
        given = _read_pack(pack, sorted(name.removesuffix(".toml") for name in known))
        tables.update({stem: table for stem, table in given.items() if stem in tables})
    return tables, pack_hash(tables)


def pack_hash(tables: dict[str, Any]) -> str:
    """SHA-256 over the tables as JSON with sorted keys, shortened."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def _built_in(game: str) -> dict[str, bytes]:
    if not (game.isascii() and game.isidentifier()):
        raise PackError(game, "", "", "this is not the name of a game")
    try:
        files = _files(game)
    except ModuleNotFoundError:
        raise PackError(game, "", "", "there is no game of this name") from None
    if not files:
        raise PackError(game, "", "", "this game has no component tables")
    return files


def _files(package: str) -> dict[str, bytes]:
    """The tables in the data folder of a game or of one of its modules, which may have none."""
    folder = resources.files(f"firekeeper.games.{package}") / "data"
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    return {entry.name: entry.read_bytes() for entry in entries if entry.name.endswith(".toml")}


def _read_pack(pack: Path, known: list[str]) -> dict[str, Any]:
    if not pack.is_dir():
        raise PackError(str(pack), "", "", "there is no such directory; a pack is a directory of .toml files")
    paths = sorted(path for path in pack.iterdir() if path.suffix == ".toml")
    if not paths:
        raise PackError(str(pack), "", "", f"no .toml file here; a pack has one or more of {_names(known)}")
    errors: list[PackError] = []
    tables: dict[str, Any] = {}
    for path in paths:
        try:
            if path.stem not in known:
                raise PackError(path.name, "", "", f"unknown file; a pack may have {_names(known)}")
            tables[path.stem] = _parse(path.name, _read(path))
        except PackError as error:
            errors.append(error)
    refuse(errors)
    return tables


def _names(stems: list[str]) -> str:
    return ", ".join(f"{stem}.toml" for stem in stems)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise PackError(path.name, "", "", f"the file cannot be read: {error.strerror}") from None
    if len(data) > MAX_BYTES:
        raise PackError(path.name, "", "", f"the file is too large; at most {MAX_BYTES} bytes are allowed")
    return data


def _parse(name: str, data: bytes) -> dict[str, Any]:
    try:
        table = tomllib.loads(data.decode("utf-8-sig"))
        pack_hash(table)  # numbers too long to print have no place in a table
    except UnicodeDecodeError:
        raise PackError(name, "", "", "the file is not UTF-8 text; save it as UTF-8") from None
    except RecursionError:
        raise PackError(name, "", "", "lists or tables are nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError is one, with line and column in its text
        raise PackError(name, "", "", f"this is not valid TOML: {error}") from None
    return table
