"""Where the rules lie: as Python, always; compiled, if somebody has compiled them from the same sources."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

VARIABLE = "FIREKEEPER_COMPILED"
"""The environment variable that names the folder of tools/compile.py --out."""

PACKAGE = Path(__file__).resolve().parent.parent
MEASURED = ("kernel", "games", "bots")
"""The parts of the package that are compiled, and whose speed is measured."""


class EngineError(ValueError):
    """The compiled engine that somebody named is not there, or not this one."""


class Engine(Struct, frozen=True):
    """A copy of the package to measure: `root` is the folder that holds it."""

    kind: str  # "pure" or "compiled"
    root: Path


def pure() -> Engine:
    """The running package. The worker reads its sources even where compiled modules lie beside them."""
    return Engine("pure", PACKAGE.parent)


def compiled(named: Path | None = None) -> tuple[Engine | None, str]:
    """The compiled engine, or None and a sentence that says why there is none.

    A folder that is named, as an argument or in FIREKEEPER_COMPILED, must be right: EngineError. Otherwise
    compiled modules beside the sources are taken (make fast), then those of a checkout's build folder.
    """
    if named is None and os.environ.get(VARIABLE):
        named = Path(os.environ[VARIABLE])
    if named is not None:
        if wrong := fault(named.resolve()):
            raise EngineError(wrong)
        return Engine("compiled", named.resolve()), ""
    why = "the rules are not compiled here: make bench compiles and measures them"
    for root in (PACKAGE.parent, PACKAGE.parent.parent / "build" / "compiled"):
        if not binaries(root):
            continue
        if wrong := fault(root):
            why = wrong
            continue
        return Engine("compiled", root), ""
    return None, why


def fault(root: Path) -> str:
    """What is wrong with the compiled package in this folder; empty if it is compiled from our sources."""
    if not (root / PACKAGE.name).is_dir():
        return f"{root} holds no package {PACKAGE.name}: name the folder given to tools/compile.py --out"
    if not binaries(root):
        return f"the package in {root} is not compiled: make it with tools/compile.py --out"
    changed = _changed_beside(root) if root == PACKAGE.parent else _changed_in_copy(root)
    if changed:
        return f"the compiled rules in {root} are not those of {changed}: compile them again"
    return ""


def binaries(root: Path) -> list[Path]:
    """The compiled modules of the package in a folder."""
    return [
        path
        for part in MEASURED
        for ending in ("so", "pyd")
        for path in (root / PACKAGE.name / part).rglob(f"*.{ending}")
    ]


def _sources() -> Iterator[Path]:
    """Everything that decides what is measured, relative to the folder of the package."""
    for part in MEASURED:
        for ending in ("py", "toml"):
            yield from sorted(
                path.relative_to(PACKAGE.parent) for path in (PACKAGE / part).rglob(f"*.{ending}")
            )


def _changed_in_copy(root: Path) -> str:
    """The first source that differs from the copy that was compiled."""
    for path in _sources():
        copy = root / path
        if not copy.is_file() or copy.read_bytes() != (PACKAGE.parent / path).read_bytes():
            return path.name
    return ""


def _changed_beside(root: Path) -> str:
    """The first source that is younger than the compiled module beside it."""
    for binary in binaries(root):
        source = binary.with_name(binary.name.split(".")[0] + ".py")
        if source.is_file() and source.stat().st_mtime > binary.stat().st_mtime:
            return source.name
    return ""
