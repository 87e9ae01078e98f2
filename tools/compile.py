#!/usr/bin/env python3
"""Compile the rules engine to machine code with mypyc. Optional: pure Python plays the same games.

    compile.py --in-place       put the compiled modules beside their sources (make fast)
    compile.py --clean          remove them again (make clean-fast)
    compile.py --out DIR        copy the package to DIR and compile there: PYTHONPATH=DIR uses it
    compile.py ... --optimise 1 compile faster what need not run as fast as it can: for tests
    compile.py --can-compile    only say whether this machine could: exit code 0 or 1

What is compiled, in one group so that the modules call each other directly: kernel/, games/ and bots/, except
SKIP below. Compiled modules win over their sources, so after `--in-place` a change of a source has no effect
until it is compiled again or cleaned.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

PACKAGE = "firekeeper"
COMPILED = ("kernel", "games", "bots")

# Modules that stay Python, as patterns relative to the package, each with its reason.
SKIP = {
    "**/__init__.py": "packages only gather names; there is nothing to speed up",
    "kernel/codegen.py": "a tool that writes source files; it is not there when a game is played",
    "kernel/record.py": "msgspec Structs: the lines and the header of a record; its writer is subclassed",
    "kernel/game.py": "the session around the engine: it spends its time in compiled code anyway",
    "kernel/lanes.py": "a part of that session",
    "kernel/progress.py": "the same",
    "kernel/component_tables.py": "reads component packs once; it inspects msgspec Structs",
    "games/**/*_checks.py": "they check component packs once, when they are read",
    "kernel/wording*.py": "puts a game into words for people, who do not read millions of them",
    "games/**/wording.py": "the same, for one game",
    "games/**/naming.py": "the same: what its things are called",
    "games/**/telling.py": "the same: what happened",
    "kernel/account.py": "keeps the books beside a game, for the conformance suite",
    "games/**/account.py": "the same, for one game",
    "games/**/invariants.py": "states what must always hold, for the conformance suite",
    "kernel/position.py": "sets up positions by hand, one at a time",
    "games/**/position.py": "the same, for one game",
    "kernel/options.py": "msgspec makes Structs from Python classes, which mypyc would replace",
    "kernel/modules.py": "the same: it puts the options of a game and of its modules together",
    "games/**/module.py": "msgspec Structs: the options of a module",
    "games/**/options.py": "msgspec Structs: the options of a game",
    "games/**/components.py": "msgspec Structs: the typed rows of the data files",
    "kernel/view.py": "builds msgspec Structs from them",
    "games/**/view.py": "msgspec Structs: what a seat may see",
    "games/**/view_parts.py": "the same: its parts",
    "games/**/forecast_view.py": "the same: what would happen if the stage ended now",
    "kernel/events.py": "msgspec Structs: the common part of what the log and the client are told",
    "bots/base.py": "people subclass, copy and pickle bots; their time is spent in what they search with",
    "bots/greedy.py": "the same: its search is in plans.py",
    "bots/search_bot.py": "the same: its search is in lines.py, rollouts.py and turns.py",
    "bots/levels.py": "the same: its settings are read from files",
    "bots/valuing.py": "the same: it reads files of weights",
    "bots/chances.py": "msgspec Structs: curves that are read from files",
    "bots/random_bot.py": "the same: it has no search",
    "bots/session.py": "surrounds a bot; it spends no time there",
    "games/**/events.py": "msgspec Structs: what the log and the client are told",
    "games/**/events/*.py": "the same, a file for each chapter",
}

PROJECT = Path(__file__).resolve().parent.parent
SOURCE = PROJECT / "src"
LEDGERS = PROJECT / "docs" / "rules"
BINARY = sysconfig.get_config_var("EXT_SUFFIX")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="compile.py", description="Compile the rules engine with mypyc (optional)."
    )
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--in-place", action="store_true", help="put the compiled modules beside their sources")
    mode.add_argument("--out", type=Path, metavar="DIR", help="copy the package to DIR and compile it there")
    mode.add_argument("--clean", action="store_true", help="remove what --in-place made")
    mode.add_argument("--can-compile", action="store_true", help="exit with 1 if something is missing")
    parser.add_argument(
        "--optimise", type=int, choices=range(4), default=3, help="how much; 3 is the default"
    )
    asked = parser.parse_args(arguments)

    if asked.clean:
        return clean()
    if missing := what_is_missing():
        print(f"cannot compile: {missing}; pure Python works without it", file=sys.stderr)
        return 1
    if asked.can_compile:
        return 0
    if asked.in_place:
        return in_place(asked.optimise)
    return out(asked.out.resolve(), asked.optimise)


def clean() -> int:
    removed = remove_compiled(SOURCE / PACKAGE)
    if removed:
        print(f"removed {removed} compiled files from the sources")
    return 0


def in_place(level: int) -> int:
    with tempfile.TemporaryDirectory(prefix="firekeeper-compile-") as workshop:
        copy_package(SOURCE, Path(workshop))
        modules = build(Path(workshop), level)
        # Only now: a failed build leaves the old files alone.
        remove_compiled(SOURCE / PACKAGE)
        for binary in (Path(workshop) / PACKAGE).rglob(f"*{BINARY}"):
            shutil.copy2(binary, SOURCE / binary.relative_to(workshop))
    verify(SOURCE, modules)
    print("compiled in place; `make clean-fast` goes back to pure Python (do that before changing a source)")
    return 0


def out(target: Path, level: int) -> int:
    if target == SOURCE or SOURCE in target.parents:
        print(f"--out must not lie inside the sources ({SOURCE}); use --in-place for that", file=sys.stderr)
        return 1
    shutil.rmtree(target / PACKAGE, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="firekeeper-compile-") as workshop:
        copy_package(SOURCE, Path(workshop))
        # A wheel carries the ledgers inside the package, and so does this copy.
        shutil.copytree(LEDGERS, Path(workshop) / PACKAGE / "rules")
        modules = build(Path(workshop), level)
        target.mkdir(parents=True, exist_ok=True)
        shutil.copytree(Path(workshop) / PACKAGE, target / PACKAGE)
    verify(target, modules)
    print(f"compiled package in {target}")
    return 0


# --------------------------------------------------------------------------------------------- the steps


def what_is_missing() -> str:
    """The first thing that this machine lacks for compiling, or nothing."""
    for module, project in {"mypyc": "mypy", "setuptools": "setuptools"}.items():
        if importlib.util.find_spec(module) is None:
            return f"the Python package {project} is not installed (make install)"
    if sys.platform == "win32":
        return ""  # setuptools looks for the Microsoft compiler itself and says so
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}) on this machine"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the C headers of Python (Python.h) are not installed"
    return ""


def copy_package(source: Path, workshop: Path) -> None:
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / PACKAGE, workshop / PACKAGE, ignore=leave)


def chosen(workshop: Path) -> list[Path]:
    """The modules to compile, relative to the workshop."""
    package = workshop / PACKAGE
    skipped = {path for pattern in SKIP for path in package.glob(pattern)}
    found = (path for part in COMPILED for path in (package / part).rglob("*.py") if path not in skipped)
    return sorted(path.relative_to(workshop) for path in found)


def build(workshop: Path, level: int) -> list[str]:
    """Compile inside the workshop, optimised as the level says; the names of the compiled modules."""
    paths = chosen(workshop)
    if not paths:
        raise SystemExit(f"nothing to compile: no modules in {' or '.join(COMPILED)} of {PACKAGE}")
    modules = [".".join(path.with_suffix("").parts) for path in paths]
    print(
        f"compiling {len(modules)} modules: {' '.join(name.partition('.')[2] for name in modules)}",
        flush=True,
    )
    began = time.monotonic()
    compiler = subprocess.run(
        [sys.executable, "-c", _BUILD, str(level), *(path.as_posix() for path in paths)],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if compiler.returncode:
        print(compiler.stdout, file=sys.stderr)
        raise SystemExit("compiling failed; the messages are above")
    print(f"compiled {len(modules)} modules in {time.monotonic() - began:.0f} s")
    return modules


# mypyc and setuptools want to be the whole program: they read sys.argv and the current directory.
# `--config-file=` keeps mypy from other people's settings; `make lint` has checked the types strictly before.
_BUILD = f"""
import sys
from setuptools import setup
from mypyc.build import mypycify

options = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
level, *paths = sys.argv[1:]
extensions = mypycify(options + paths, opt_level=level, debug_level="0", group_name="{PACKAGE}.engine")
if sys.platform != "win32":
    # Nothing outside calls these functions by their symbols, so that they can be inlined and called directly.
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(
    name={PACKAGE!r},
    packages=[],
    script_args=["--quiet", "build_ext", "--inplace"],
    ext_modules=extensions,
)
"""


def verify(root: Path, modules: list[str]) -> None:
    """Import every compiled module from there: it must be the compiled one, and it must load."""
    check = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    found = importlib.import_module(name).__file__\n"
        f"    assert found.endswith({BINARY!r}), f'{{name}} was loaded from {{found}}, not compiled'\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(root)}
    loaded = subprocess.run([sys.executable, "-P", "-c", check, *modules], env=environment, cwd=root)
    if loaded.returncode:
        remove_compiled(root / PACKAGE)
        raise SystemExit("the compiled modules do not load and were removed; the messages are above")


def remove_compiled(root: Path) -> int:
    """Delete the compiled modules below; how many there were."""
    binaries = [path for ending in ("so", "pyd") for path in root.rglob(f"*.{ending}")]
    for path in binaries:
        path.unlink()
    return len(binaries)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
