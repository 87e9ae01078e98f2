"""Playing at a terminal without one: scripted answers, captured screens."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from firekeeper import texts
from firekeeper.terminal import play


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A missing message is an error here, and games that are left are kept in a folder of the test."""
    monkeypatch.setattr(texts, "strict", True)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Script(io.StringIO):
    """Standard input that makes up its lines one by one."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.left: Iterator[str] = iter(lines)
        self.read_lines = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.read_lines += 1
        line = next(self.left, None)
        return "" if line is None else f"{line}\n"


@pytest.fixture
def at_random() -> Callable[[int], Iterator[str]]:
    """Numbers that are often good choices; after a wrong one the next is soon right."""

    def numbers(seed: int) -> Iterator[str]:
        source = random.Random(seed)
        while True:
            yield str(source.choice((1, 1, 2, 2, 3, 4, 5, 6, 8, 11)))

    return numbers


Player = Callable[..., str]


@pytest.fixture
def transcript() -> Player:
    """Play with scripted answers; the result is everything that was printed."""

    def run(answers: Iterable[str], *, width: int = 100, language: str = "en", **settings: Any) -> str:
        out = io.StringIO()
        options = settings.pop("options", {"players": 2})
        code = play(
            "wendake",
            options,
            settings.pop("bots", ["random"]),
            settings.pop("seed", "7"),
            language,
            None,
            settings.pop("load", None),
            stdin=Script(answers),
            console=Console(file=out, width=width, highlight=False),
        )
        assert not settings, f"unknown settings {settings}"
        assert code == 0
        return out.getvalue()

    return run
