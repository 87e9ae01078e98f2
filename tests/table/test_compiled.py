"""Bots with compiled code: the copy fits its sources, is made once, and workers pick it up."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from table.fixtures.worker_places import JOB, where

from firekeeper.table import compiled
from firekeeper.table.bots import Worker
from firekeeper.table.compiled import CompiledCopy, first_on_path, locked

TOOL = """
import pathlib, sys
counted = pathlib.Path(__file__).with_name("runs")
counted.write_text(counted.read_text() + "x" if counted.exists() else "x")
if "--can-compile" in sys.argv:
    sys.exit(0)
target = pathlib.Path(sys.argv[sys.argv.index("--out") + 1])
target.mkdir(parents=True)
(target / "made.txt").write_text("compiled")
"""


def checkout(tmp_path: Path, tool: str = TOOL) -> CompiledCopy:
    (tmp_path / "tools").mkdir(exist_ok=True)
    (tmp_path / "tools" / "compile.py").write_text(tool)
    (tmp_path / "package").mkdir(exist_ok=True)
    (tmp_path / "package" / "rules.py").write_text("VERSION = 1\n")
    return CompiledCopy(tmp_path, tmp_path / "package")


def test_it_is_made_once_and_again_when_the_sources_change(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    assert not copy.ready
    assert asyncio.run(copy.build()) == ""
    assert copy.ready
    assert (copy.folder / "made.txt").read_text() == "compiled"
    runs = (tmp_path / "tools" / "runs").read_text()
    assert asyncio.run(copy.build()) == ""
    assert (tmp_path / "tools" / "runs").read_text() == runs, "nothing to do"
    (tmp_path / "package" / "rules.py").write_text("VERSION = 2\n")
    other = CompiledCopy(tmp_path, tmp_path / "package")
    assert other.folder != copy.folder
    assert not other.ready
    assert asyncio.run(other.build()) == ""
    assert other.ready
    assert not copy.folder.exists(), "old copies make room"


def test_without_a_compiler_it_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    copy = checkout(
        tmp_path, "import sys\nprint('there is no C compiler here', file=sys.stderr)\nsys.exit(1)\n"
    )
    assert asyncio.run(copy.build()) == "there is no C compiler here"
    assert not copy.ready
    assert not [path for path in copy.place.iterdir() if path.is_dir()]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_only_one_process_compiles(tmp_path: Path) -> None:
    with locked(tmp_path / "lock") as mine, locked(tmp_path / "lock") as theirs:
        assert (mine, theirs) == (True, False)
    with locked(tmp_path / "lock") as again:
        assert again


def test_the_path_is_changed_for_new_processes_only(tmp_path: Path) -> None:
    before = sys.path[:]
    with first_on_path(tmp_path):
        assert sys.path[0] == str(tmp_path)
    assert sys.path == before
    with first_on_path(None):
        assert sys.path == before


def test_this_checkout_can_have_one() -> None:
    found = compiled.of_this_checkout()
    assert found is not None
    assert found.tool.is_file()
    assert found.folder.parent.name == "play"


def test_workers_start_anew_when_there_is_a_compiled_copy(tmp_path: Path) -> None:
    async def ask() -> tuple[str, str, str]:
        worker = Worker()
        try:
            one = await worker.run(where, JOB, 60.0)
            two = await worker.run(where, JOB, 60.0, tmp_path)
            return one, two, await worker.run(where, JOB, 60.0, tmp_path)
        finally:
            worker.stop()

    one, two, three = asyncio.run(ask())
    first, process = two.split()
    assert not one.startswith(str(tmp_path))
    assert first == str(tmp_path)
    assert three.split()[1] == process, "and keep on"
