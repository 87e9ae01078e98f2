"""A real browser at a real server: `visitor()` opens a page, `address` is where the server is.

The client is built once, Chromium comes with the client's packages (or from $CHROMIUM). Pictures go to
build/screens; a test fails if a page wrote an error to the console.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.visitor import Visitor
from playwright.sync_api import Browser, sync_playwright
from server.fixtures.servers import Server, free_port

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "firekeeper" / "client"

FLAGS = [
    "--no-sandbox",  # tests may run as root, in containers
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]


def client_tool(command: str) -> str:
    """What tools/client.py answers."""
    told = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "client.py"), command], capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout.strip()


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    client_tool("build")
    return CLIENT


def surroundings(program: Path) -> dict[str, str]:
    """The environment of the browser: on a bare system with the libraries and letters it was packed with."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("AWS_")}
    packed = program.parent
    linked = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False).stdout
    if "not found" in linked and (packed / "al2023").is_dir():
        env["LD_LIBRARY_PATH"] = str(packed / "al2023" / "lib")
    if not Path("/etc/fonts").is_dir() and (packed / "fonts").is_dir():
        env["FONTCONFIG_PATH"] = str(packed / "fonts")
    return env


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = Path(client_tool("chromium").splitlines()[-1])
    with sync_playwright() as playwright:
        # The pipe of Playwright's own launcher is the most robust way to talk to a headless shell.
        started = playwright.chromium.launch(
            executable_path=program, args=FLAGS, env=dict(surroundings(program)), timeout=60_000
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process; every test makes tables and people of its own."""
    folder = tmp_path_factory.mktemp("server")
    started = Server(
        str(folder / "games.sqlite"), free_port(), folder, config={"client": str(client), "sync": "normal"}
    )
    started.start()
    yield started
    started.stop()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Open a page: visitor("/", size="phone", language="fr", theme="dark")."""
    opened: list[Visitor] = []

    def visitor(path: str = "/", **settings: str) -> Visitor:
        made = Visitor(browser, server.address, **settings)
        opened.append(made)
        made.go(path)
        return made

    yield visitor
    problems = [problem for one in opened for problem in one.problems]
    for one in opened:
        one.close()
    assert not problems, "\n".join(["the pages wrote to the console:", *problems])
