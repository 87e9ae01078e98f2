"""Playing at a terminal without one: scripted answers, captured screens."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
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
            settings.pop("game", "wendake"),
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


@pytest.fixture
def english_in() -> Callable[[str], list[str]]:
    """Finds English messages in a French transcript; words that both languages share prove nothing."""

    def find(said: str) -> list[str]:
        found = []
        french = texts.texts("fr")
        shared = "\n".join(texts.sources("fr").values())
        for source in texts.sources("en").values():
            for entry in FluentParser().parse(source).body:
                if not isinstance(entry, ast.Message) or entry.value is None:
                    continue
                pieces = [part for part in entry.value.elements if isinstance(part, ast.TextElement)]
                if len(pieces) != len(entry.value.elements):
                    continue  # with arguments: its pieces are too short to prove anything
                text = pieces[0].value
                if (
                    len(text) > 8
                    and text in said
                    and french(entry.id.name) != text
                    and whole_word(text, said)
                    and not whole_word(text, shared)
                ):
                    found.append(text)
        return found

    return find


def whole_word(text: str, said: str) -> bool:
    return text in said and re.search(rf"\b{re.escape(text)}\b", said) is not None
