"""The base game is complete without its modules: nothing in it knows of them, and it plays without them."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import firekeeper
from firekeeper.titles import title

PROJECT = Path(__file__).parents[3]
GAME = Path(firekeeper.__file__).parent / "games" / "wendake"
MODULES = [module.name for module in title("wendake").modules]
CHAPTERS = sorted(GAME.glob("*.py"))
WORDS_OF_MODULES = ("solo", "ghost", "automa_", "patrol", "rifle", "turn_card", "adversity")
# A part of the base game's tests: chapters that say nothing about solitaire, and all games of two to four.
MULTIPLAYER = (
    "tests/records/test_records.py::test_it_replays_to_the_recorded_result",
    "tests/rules/wendake/test_movement.py",
    "tests/rules/wendake/test_trade.py",
    "tests/rules/wendake/test_turtles.py",
    "tests/rules/wendake/test_restore.py",
    "tests/rules/wendake/test_scoring.py",
    "tests/rules/wendake/test_end.py",
)
SUITE = """
from firekeeper.conformance import CHECKS, cases
from firekeeper.titles import title
assert title("wendake").modules == []
case = cases("wendake")[3]
for check in CHECKS.values():
    check(case, 5)
"""


ALONE = """
import firekeeper
try:
    firekeeper.new("wendake", players=1)
except ValueError as error:
    print(error)
"""


def imported(path: Path) -> set[str]:
    """The modules that a file imports, wherever in the file it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_there_are_modules() -> None:
    assert "solo" in MODULES
    assert len(CHAPTERS) > 30


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_no_chapter_of_the_base_game_imports_a_module(path: Path) -> None:
    packages = {f"firekeeper.games.wendake.{name}" for name in MODULES}
    assert not {name for name in imported(path) if any(f"{name}.".startswith(f"{one}.") for one in packages)}


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_no_chapter_of_the_base_game_asks_for_a_module(path: Path) -> None:
    """Components are data: what is printed in the box is read whether a game uses it or not."""
    if path.stem in ("components", "component_checks"):
        return
    names = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)}
    assert not {name for name in names if any(word in name.lower() for word in WORDS_OF_MODULES)}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project without the folders of Wendake's modules."""
    folder = tmp_path_factory.mktemp("without")
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "browser", "fixtures")
    for part in ("src", "tests", "tools", "docs/rules"):
        shutil.copytree(PROJECT / part, folder / part, ignore=leave)
    shutil.copy(PROJECT / "pyproject.toml", folder)
    for name in MODULES:
        shutil.rmtree(folder / "src" / "firekeeper" / "games" / "wendake" / name)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What a Python process of its own prints, with the sources of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_without_them_the_base_game_passes_its_tests(scratch: Path) -> None:
    others = ("solo", "allies", "adversity", "extreme", "endless_winter", "tindaya")
    wanted = " and ".join(f"not {name}" for name in others)
    flags = ("-q", "-x", "-p", "no:cacheprovider", "-k", wanted)
    told = run(scratch, "-m", "pytest", *flags, *MULTIPLAYER)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 150


def test_without_them_the_base_game_passes_the_conformance_suite(scratch: Path) -> None:
    run(scratch, "-c", SUITE)


def test_without_them_one_person_cannot_play(scratch: Path) -> None:
    assert "players cannot be «1»; it can be 2, 3, 4" in run(scratch, "-c", ALONE)
