#!/usr/bin/env python3
"""Try a wheel as somebody who has only Python: install it into an empty environment, serve, play a game.

    smoke_wheel.py dist/firekeeper-0.1.0-py3-none-any.whl

No Node, no sources and no development tools are within reach of the installed program. Exit code 1 and a
sentence say what does not work.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PROJECT = Path(__file__).resolve().parent.parent
STARTING = 90.0
"""How many seconds the server may take until it answers."""


class SmokeError(Exception):
    """What does not work with this wheel."""


class Installed:
    """An environment that has the wheel and what it depends on, and nothing else."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=True)
        self.folder = folder
        self.programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        self.run(
            "python",
            *("-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--constraint", str(PROJECT / "constraints.txt"), str(wheel.resolve())),
        )

    def environment(self) -> dict[str, str]:
        """Our own, without whatever would let the program find Node or the sources."""
        kept = {
            name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
        }
        return {**kept, "PATH": str(self.programs)}

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the environment prints."""
        ran = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env=os.environ if "pip" in arguments else self.environment(),
            capture_output=True,
            text=True,
            timeout=600,
        )
        if ran.returncode:
            said = (ran.stderr or ran.stdout).strip()[-600:]
            raise SmokeError(f"`{program} {' '.join(arguments)}` ended with {ran.returncode}: {said}")
        return ran.stdout

    @contextlib.contextmanager
    def server(self) -> Iterator[str]:
        """A server on a free port; its address."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        log = self.folder / "server.log"
        with log.open("wb") as written:
            process = subprocess.Popen(
                [str(self.programs / "firekeeper"), "serve", "--port", str(port), "--db", "games.sqlite"],
                cwd=self.folder,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=written,
            )
        try:
            limit = time.monotonic() + STARTING
            while not answers(f"{address}/healthz"):
                if process.poll() is not None or time.monotonic() > limit:
                    raise SmokeError(
                        f"the server did not start:\n{log.read_text('utf-8', 'replace')[-2000:]}"
                    )
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(30)


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as answer:
            return int(answer.status) == 200
    except (URLError, OSError):
        return False


def fetched(url: str) -> str:
    with urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


def check_page(address: str) -> int:
    """The built page and everything that it names load; how many files that are."""
    page = fetched(address)
    assets = sorted(set(re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)))
    if not any(name.endswith(".js") for name in assets):
        raise SmokeError(f"the page has no script: is the client in the wheel?\n{page[:300]}")
    for name in assets:
        if not fetched(address + name):
            raise SmokeError(f"{name} is empty")
    return len(assets)


def smoke(wheel: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="firekeeper-wheel-") as folder:
        print(f"installing {wheel.name} into an empty environment ...", flush=True)
        installed = Installed(wheel, Path(folder))
        for arguments in (["games"], ["rules", "WK-TURN-03"], ["simulate", "wendake", "--games", "2"]):
            installed.run("firekeeper", *arguments)
            print(f"firekeeper {' '.join(arguments)}: works")
        with installed.server() as address:
            print(f"firekeeper serve: the page and {check_page(address)} files of it load")
            said = installed.run("python", str(PROJECT / "examples" / "random_bot.py"), address)
            print(f"a game over the API: {said.strip()}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("wheel", type=Path, help="the wheel to try; `make dist` builds one")
    given = parser.parse_args()
    try:
        if not given.wheel.is_file():
            raise SmokeError(f"there is no file {given.wheel}: `make dist` builds the wheel")
        smoke(given.wheel)
    except SmokeError as error:
        print(f"smoke_wheel.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
