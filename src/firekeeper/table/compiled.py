"""A compiled copy of rules and bots, for the processes in which bots think.

`make play` serves at once with what is there, pure Python. Where a C compiler is at hand, a copy of the
package is compiled meanwhile, at the lowest priority, into build/play/<mark>; the mark is a hash of all
sources, so a copy of other sources is never used. Once it is there, bots go on thinking with it: the same
choices, several times faster.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import firekeeper
from firekeeper.kernel import rng

if sys.platform != "win32":
    import fcntl

SOURCES = ("*.py", "*.toml", "*.ftl")
LOOK_AGAIN = 5.0
"""Seconds until a server process looks whether another one has compiled."""


class CompiledCopy:
    """The compiled copy of a checkout: perhaps not made yet."""

    def __init__(self, project: Path, package: Path) -> None:
        self.tool = project / "tools" / "compile.py"
        self.place = project / "build" / "play"
        self.folder = self.place / mark_of(package, self.tool)

    @property
    def ready(self) -> bool:
        return (self.folder / "done").is_file()

    async def build(self) -> str:
        """Make it, unless another process does or has; an empty text, or why it could not be made."""
        self.place.mkdir(parents=True, exist_ok=True)
        while not self.ready:
            with locked(self.place / "lock") as mine:
                if mine and not self.ready:
                    return await self._compile()
            if not self.ready:
                await asyncio.sleep(LOOK_AGAIN)
        return ""

    async def _compile(self) -> str:
        part = self.place / f".{self.folder.name}.{os.getpid()}"
        try:
            if trouble := await self._run("--can-compile"):
                return trouble
            if trouble := await self._run("--out", str(part), "--optimise", "1"):
                return trouble
            (part / "done").touch()
            for old in self.place.iterdir():
                if old.is_dir() and old != part:
                    shutil.rmtree(old, ignore_errors=True)
            part.replace(self.folder)
            return ""
        finally:
            shutil.rmtree(part, ignore_errors=True)

    async def _run(self, *arguments: str) -> str:
        """Run the compiler at the lowest priority; the last line of what it says if it fails."""
        command = [sys.executable, str(self.tool), *arguments]
        if nice := shutil.which("nice"):
            command = [nice, "-n", "19", *command]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C ends the server, which ends this
        )
        try:
            said, _ = await process.communicate()
        except asyncio.CancelledError:
            _end(process)
            raise
        lines = said.decode(errors="replace").strip().splitlines()
        return (lines[-1] if lines else "the compiler failed") if process.returncode else ""


def of_this_checkout() -> CompiledCopy | None:
    """The copy for this program; None if it is compiled already, or no checkout with the tool to do it."""
    package = Path(firekeeper.__file__).resolve().parent
    project = package.parent.parent
    if rng.COMPILED or not (project / "tools" / "compile.py").is_file():
        return None
    return CompiledCopy(project, package)


def mark_of(package: Path, tool: Path) -> str:
    """A hash of everything that the copy is made from, and of what it is made for."""
    found = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    client = package / "client"
    paths = [path for pattern in SOURCES for path in package.rglob(pattern) if client not in path.parents]
    for path in [tool, *sorted(paths)]:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


@contextlib.contextmanager
def first_on_path(folder: Path | None) -> Iterator[None]:
    """Processes that are started meanwhile look for modules there first."""
    if folder is None:
        yield
        return
    before = sys.path[:]
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path[:] = before


@contextlib.contextmanager
def locked(file: Path) -> Iterator[bool]:
    """Whether this process has the lock, which goes with it however it ends."""
    with file.open("a") as handle:
        yield _lock(handle)


def _lock(handle: IO[str]) -> bool:
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _end(process: asyncio.subprocess.Process) -> None:
    """End a compiler with everything that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, 9)
