"""Asking people: lines from a terminal or a pipe, pages, and the questions before a game."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.text import Text

from firekeeper.bots import BOTS
from firekeeper.bots.levels import LEVELS, levels_of
from firekeeper.texts import LANGUAGES, Texts, level_text, texts
from firekeeper.titles import title

if TYPE_CHECKING:
    from collections.abc import Iterable

FALLBACK_WIDTH = 100
"""The width of a page when the output is no terminal."""


class Lines:
    """Where answers come from and text goes to: a terminal, where lines can be edited, or a pipe."""

    def __init__(self, stdin: TextIO, console: Console) -> None:
        self.stdin = stdin
        self.console = console
        self.interactive = stdin.isatty() and console.is_terminal
        if self.interactive:
            with contextlib.suppress(ImportError):  # editing and recalling lines, where the system has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return max(60, self.console.width)

    @property
    def height(self) -> int | None:
        """How many lines the terminal shows; None if the output only scrolls."""
        return self.console.height if self.interactive else None

    def ask(self, question: str) -> str | None:
        """One line of input; None at its end."""
        question = f"{question} "
        if self.interactive:
            try:
                return input(question).strip()
            except EOFError:
                self.console.print()
                return None
        line = self.stdin.readline()
        if not line:
            return None
        self.say(f"{question}{line.rstrip()}")  # so that the transcript of a pipe can be read
        return line.strip()

    def say(self, *lines: str | Text) -> None:
        """Print lines as they are."""
        text = Text("\n").join([Text(line) if isinstance(line, str) else line for line in lines])
        if lines:
            self.console.print(text, soft_wrap=True)

    def page(self, lines: Iterable[Text], more: str) -> None:
        """Print lines, with a pause after every screenful."""
        left = list(lines)
        height = self.height
        if height is None:
            self.say(*left)
            return
        size = max(4, height - 2)
        while left:
            self.say(*left[:size])
            left = left[size:]
            if left and (self.ask(more) or "").strip():
                return

    def clear(self) -> None:
        """Begin a new screen; a pipe only gets an empty line."""
        if self.interactive:
            self.console.clear()
        else:
            self.say("")


# --- before the game --------------------------------------------------------------------------------------


def choose_table(
    lines: Lines, game: str, bots: list[str], language: str
) -> tuple[dict[str, Any], list[str], str] | None:
    """Language, number of players and opponents, each with a default for Enter; None if nobody answers."""
    t = texts(language)
    lines.say(Text(t(f"game-{game}"), "bold"), "")
    answer = _one_of(lines, t, t("ask-language", default=language), list(LANGUAGES), language)
    if answer is None:
        return None
    t = texts(answer)
    language = answer
    players = next(option for option in title(game).describe() if option.name == "players")
    lines.say("")
    for value in players.values:
        lines.say(f"  {t(f'option-{game}-players-{value}')}")
    numbers = [str(value) for value in players.values]
    answer = _one_of(lines, t, t("ask-players", default=players.default), numbers, str(players.default))
    if answer is None:
        return None
    options = {"players": int(answer)}
    if options["players"] > 1:
        lines.say("")
        below = ""
        for name, level in levels_of(game).items():
            lines.say(f"  {level_text(level, below, t)}")
            below = name
        for name in BOTS:
            if name not in LEVELS:
                lines.say(f"  {t(f'bot-{name}') if t.knows(f'bot-{name}') else name}")
        known = [*BOTS, *bots]
        answer = _one_of(lines, t, t("ask-bots", default=bots[0]), known, bots[0])
        if answer is None:
            return None
        bots = [answer]
    return options, bots, language


def _one_of(lines: Lines, t: Texts, question: str, allowed: list[str], default: str) -> str | None:
    while True:
        answer = lines.ask(question)
        if answer is None:
            return None
        if not answer:
            return default
        if answer.lower() in allowed:
            return answer.lower()
        lines.say(t("ask-again", allowed=", ".join(dict.fromkeys(allowed))))
