"""Reading what people type: refusals, numbers, options of a game, seats, files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from firekeeper.kernel.options import Option, OptionError
from firekeeper.kernel.rules import Rules
from firekeeper.titles import title

if TYPE_CHECKING:
    from firekeeper.bots import Budget


class Refused(Exception):
    """Something that was typed and cannot be done. The message is one sentence for a person."""


def examples(*lines: str) -> str:
    """The end of a help text: every line is a command that works."""
    return "\n\n".join(["[bold]Examples[/bold]", *(line.replace("[", "\\[") for line in lines)])


def int_between(name: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for the option or argument `name`."""

    def read(text: str) -> int:
        wanted = (
            f"a whole number from {least} to {most}"
            if most is not None
            else f"a whole number, {least} or more"
        )
        try:
            number = int(text)
        except ValueError:
            raise Refused(f"{name} cannot be «{text}»: it must be {wanted}") from None
        if number < least or (most is not None and number > most):
            raise Refused(f"{name} cannot be {number}: it must be {wanted}")
        return number

    return read


# ------------------------------------------------------------------------------- shared by several commands

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game: firekeeper games lists them.", show_default=False)
]
Players = Annotated[
    int | None,
    typer.Option(
        parser=int_between("--players", 1), metavar="N", help="How many people (or bots in their place) play."
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Set an option of the game; may be repeated."),
]
Pack = Annotated[
    Path | None, typer.Option(metavar="DIR", help="A folder with component tables of one's own.")
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|fr", help="The language of the texts; else that of the system."),
]
ThinkingBudget = Annotated[
    str,
    typer.Option(
        "--budget",
        metavar="WORK,SECONDSs",
        help="What a bot may spend on a decision: positions valued (5000), seconds of one core (2s), "
        "or both (5000,2s).",
        show_default="no limit",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]


def settings(game: str, players: int | None, given: list[str] | None) -> dict[str, Any]:
    """The options of a game from --players and every --set; values get the type that the option has."""
    known = {option.name: option for option in title(game).describe()}
    found: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise Refused(
                f"--set {text}: write it as OPTION=VALUE, for example --set {setting(known.values())}"
            )
        if name not in known:
            raise OptionError(f"there is no option «{name}»; there are {', '.join(known)}")
        if name in found:
            raise Refused(f"--set {name} was given twice: give it once")
        found[name] = _typed(known[name], value.strip())
    if players is not None:
        if found.setdefault("players", players) != players:
            raise Refused(
                f"--players {players} and --set players={found['players']} disagree: give one of them"
            )
    return found


def _typed(option: Option, text: str) -> Any:
    """The allowed value that is written like this; an unknown one stays text, and the game refuses it."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    return text


def setting(options: Iterable[Option]) -> str:
    """An example of --set: an option of the game with a value that it does not have anyway."""
    named = [option for option in options if option.name != "players" and option.values]
    for option in named:
        return f"{option.name}={next(value for value in reversed(option.values) if value != option.default)}"
    return "players=2"


def bots(text: str, option: str, seats: int) -> list[str]:
    """The names in a list like expert,casual, at most one for each seat. A short list is repeated."""
    from firekeeper.bots import UnknownBot, find

    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"{option}: «{text}» is not a list of bots; write it like expert,casual,casual")
    if len(names) > max(1, seats):
        raise Refused(f"{option}: {len(names)} bots are too many for {seats} seat{'s' if seats != 1 else ''}")
    try:
        for name in names:
            find(name)
    except UnknownBot as error:
        raise Refused(str(error)) from None
    return names


def budget_of(text: str) -> Budget:
    """The budget in --budget; none given is no limit."""
    from firekeeper.bots.budget import UNLIMITED, parse

    if not text:
        return UNLIMITED
    try:
        return parse(text)
    except ValueError as error:
        raise Refused(f"--budget: {error}") from None


def people(rules: Rules) -> int:
    """The seats that somebody has to play: all but those of the rules themselves."""
    return rules.seats - len(rules.automa)


def writable_folder(path: Path | None, name: str) -> Path | None:
    """A folder to write to, made if it is not there."""
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"{name} {path}: this folder cannot be made ({error.strerror})") from None
    return path


def language(text: str | None) -> str:
    """The language that was asked for, or that of the system, or English."""
    from firekeeper.texts import LANGUAGES, language_of  # slow to load, and most commands translate nothing

    if text is None:
        said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return language_of(next(filter(None, said), None))
    if text not in LANGUAGES:
        raise Refused(f"--lang cannot be «{text}»: the texts are there in {' and '.join(LANGUAGES)}")
    return text
