"""Running the command line inside the test process, and a finished game to replay."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import firekeeper
from firekeeper.bench import comparison, engines
from firekeeper.bench.server import measures
from firekeeper.bench.server.disturbance import Disturbance, Waits
from firekeeper.bench.server.load import Run
from firekeeper.cli import main
from firekeeper.kernel.rng import Stream


@dataclass(frozen=True)
class Ran:
    """What a command gave back."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, code: int = 2) -> str:
        """The one sentence of a refusal; nothing else may have been printed."""
        assert self.code == code, self.err
        assert self.out == ""
        assert self.err.startswith("firekeeper: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        return self.err.removeprefix("firekeeper: ").strip()


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    """A missing text is an error, and the language does not depend on the machine."""
    monkeypatch.setattr("firekeeper.texts.strict", True)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def run(capsys):
    """The command line as a function: run("games", "--json")."""

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


def save_a_game(path: Path, decisions: int | None = None, **options: Any) -> Path:
    """A game played at random, to its end or for some decisions, and saved."""
    game = firekeeper.new("wendake", seed="embers", **options)
    stream = Stream(9)
    while not game.over and decisions != 0:
        game.choose(game.choices[stream.below(len(game.choices))])
        decisions = None if decisions is None else decisions - 1
    path.write_text(game.record.text(), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def played() -> Callable[..., Path]:
    return save_a_game


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """A component pack with one number changed."""
    built_in = resources.files("firekeeper.games.wendake") / "data" / "setup.toml"
    ours = built_in.read_text(encoding="utf-8")
    mine = ours.replace("\nswap_token_points = 1 ", "\nswap_token_points = 2 ")
    assert mine != ours
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "setup.toml").write_text(mine, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def record(tmp_path_factory) -> Path:
    return save_a_game(tmp_path_factory.mktemp("records") / "game.json", players=3)


@pytest.fixture(scope="session")
def solo_record(tmp_path_factory) -> Path:
    return save_a_game(tmp_path_factory.mktemp("records") / "solo.json", players=1)


@pytest.fixture(scope="session")
def open_record(tmp_path_factory) -> Path:
    """A game that goes on: 40 decisions made, its seed still secret."""
    path = save_a_game(tmp_path_factory.mktemp("records") / "open.json", decisions=40, players=2)
    record = firekeeper.load(path)
    path.write_text(record.text(reveal_seed=False), encoding="utf-8")
    return path


@pytest.fixture
def compiled_package(tmp_path: Path) -> Path:
    """A copy of the package that looks compiled: a stand-in beside the engine, which no one can load."""
    package = Path(firekeeper.__file__).parent
    root = tmp_path / "compiled"
    for part in engines.MEASURED:
        shutil.copytree(
            package / part,
            root / "firekeeper" / part,
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
    for path in package.glob("*.py"):
        shutil.copy2(path, root / "firekeeper")
    ending = next(suffix for suffix in EXTENSION_SUFFIXES if "abi3" not in suffix)
    (root / "firekeeper" / "kernel" / f"engine{ending}").write_bytes(b"not machine code")
    return root


@pytest.fixture
def made_up(monkeypatch) -> Callable[..., None]:
    """Instead of measuring: say how many decisions a second and how many microseconds for a copy."""

    def made_up(ours: int, peer: int, copying: float) -> None:
        def worker(arguments: tuple[str, ...], repetition: int) -> dict[str, Any]:
            mine = arguments[0] == "ours"
            if arguments[1] == "copy":
                return {"states": 1, "copies": 1, "microseconds": copying if mine else 100.0}
            rate = ours if mine else peer
            counts = {"decisions": rate, "choices": rate * 2 if mine else rate, "branching": rate * 3}
            return {"games": 10, "seconds": 1.0, "chance": 5 if mine else 0, **counts}

        compiled = (engines.Engine("compiled", Path("compiled")), "")
        monkeypatch.setattr(comparison, "run_worker", worker)
        monkeypatch.setattr(comparison, "compiled", lambda named: compiled)
        monkeypatch.setattr(comparison, "version", lambda name: "1.0")
        monkeypatch.setattr("importlib.util.find_spec", lambda name: name)

    return made_up


@pytest.fixture
def made_up_servers(monkeypatch) -> Callable[..., None]:
    """Instead of starting servers: say how many times faster ours is."""

    def made_up_servers(ratio: float) -> None:
        calm = Run(32, 4, 15.0, 900.0, 60.0, 3.0, None, 1.0, 2.0, [])
        disturbed = Run(32, 4, 15.0, 900.0, 60.0, None, None, 1.5, 2.5, [])

        def compare_servers(**_: Any) -> measures.ServerReport:
            return measures.ServerReport(
                rows=[
                    comparison.Row(
                        "wendake", "moves/s, 2 seats", 100 * ratio, 100, "p", ratio, 2.0, ratio >= 2
                    ),
                    comparison.Row("wendake", "p99 in milliseconds, 4 seats", 20, 40, "p", 0.5, 50.0, True),
                    comparison.Row("wendake", "with 30 renderings: p99", 20, 16, "calm", 1.25, 2.0, True),
                ],
                figures={"KiB for each idle table": 40.0, "KiB for each played table": None},
                runs={},
                disturbance=Disturbance(
                    30, [Waits(calm, 1.0, 3.0, 500)], [Waits(disturbed, 1.5, 4.0, 400, 90, 30)]
                ),
                versions={"python": "3"},
                load=[0.5, 1.5],
                notes=["as good as made up"],
            )

        monkeypatch.setattr(measures, "compare_servers", compare_servers)

    return made_up_servers
