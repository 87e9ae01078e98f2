"""What the installed package needs: declared, with a version that has been tried and one that has not."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "fluent.syntax": "fluent",
    "py-vapid": "py_vapid",
}


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0]


def test_every_dependency_has_a_lower_and_an_upper_bound() -> None:
    """A wheel has no constraints file: whoever installs it later gets what has been tried, or near it."""
    for requirement in NEEDED:
        assert re.search(r">=[0-9]", requirement), requirement
        assert re.search(r",<[0-9]", requirement), requirement


def test_everything_that_is_imported_is_declared() -> None:
    declared = {IMPORTED_AS.get(name_of(one), name_of(one)) for one in NEEDED}
    imported: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        if "bench" in path.parts:
            continue  # measures against what the machine has beside it
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.partition(".")[0])
    others = imported - set(sys.stdlib_module_names) - {"firekeeper"}
    others.discard("mypy_extensions")  # only for the type checker
    if "zoneinfo" in imported:
        others.add("tzdata")  # where the system has no time zones, zoneinfo looks there
    assert declared - others == set(), "declared and never used"
    assert others - declared == set(), "used and not declared"
