"""`firekeeper replay`: check a record, tell its story, look at it from a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from firekeeper import library
from firekeeper.cli.arguments import AsJson, Language, Pack, Refused, examples, int_between, language
from firekeeper.cli.output import console, print_json
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import Record, RecordError

PIPE_WIDTH = 110
"""The width of the drawn table where there is no terminal to ask."""


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper replay game.json",
            "firekeeper replay game.json --verify",
            "firekeeper replay game.json --to 100 --view 2",
            "firekeeper replay game.json --json",
            "firekeeper replay game.json --html game.html",
        )
    )(replay)


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as games are saved.", show_default=False)
    ],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check it, and say what was checked.")
    ] = False,
    to: Annotated[
        int | None,
        typer.Option(parser=int_between("--to", 0), metavar="N", help="Stop after this many choices."),
    ] = None,
    view: Annotated[
        int | None,
        typer.Option(
            parser=int_between("--view", 1),
            metavar="SEAT",
            help="Tell and show only what this seat may know; 1 is the first.",
        ),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="PAGE", help="Write the replay as one HTML file that needs no network."),
    ] = None,
    lang: Language = None,
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record: check every choice and the promised seed, and tell what happened.

    A damaged, shortened or edited record is refused with the number of its first bad choice and exit code 1.
    """
    spoken = language(lang)
    record = read(file)
    if to is not None and to > len(record.entries):
        raise Refused(f"--to {to} is too much: {file.name} has {len(record.entries)} choices")
    game = follow(record, to, pack)
    seat = None if view is None else view - 1
    if seat is not None and seat >= game.rules.seats:
        raise Refused(f"--view {view}: this game has the seats 1 to {game.rules.seats}")
    if html is not None:
        _page(record, game, seat, html, pack)
    elif as_json:
        print_json(_as_json(record, game, seat, verify, spoken))
    elif verify:
        _verdict(record, game)
    else:
        _tell(record, game, seat, spoken)


def read(file: Path) -> library.RecordFile:
    """A record file. What cannot be opened is refused; what cannot be trusted is a RecordError."""
    try:
        return library.load(file)
    except FileNotFoundError:
        raise Refused(f"there is no file {file}") from None
    except IsADirectoryError:
        raise Refused(f"{file} is a folder, not a record") from None
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror or error}") from None


def follow(record: Record, to: int | None, pack: Path | None) -> Game:
    """The game of a record, every choice checked."""
    try:
        return library.replay(record, to, pack)
    except OptionError as error:
        raise RecordError(0, str(error)) from None


# --------------------------------------------------------------------------------------------- verdict


def _draws(game: Game) -> int:
    return sum(entry.seat == CHANCE for entry in game.record.entries)


def _verdict(record: Record, game: Game) -> None:
    out = console()
    some = "" if game.number == len(record.entries) else f" of {len(record.entries)}"
    players = record.header.options.get("players", "?")
    out.print(f"{record.header.game}, {players} players, rules version {record.header.rules}")
    out.print(f"choices     {game.number}{some}, every one legal and chained to those before it")
    if record.seed is None:
        out.print(f"commitment  {record.header.commitment}, given before the game")
        out.print(f"seed        not revealed yet: {_draws(game)} chance outcomes could not be checked")
    else:
        out.print(f"commitment  kept: {record.header.commitment} is the SHA-256 of the seed")
        out.print(f"seed        {record.seed}, which gives all {_draws(game)} chance outcomes")
    out.print(f"result      {_result(game, 'en')}")


def _result(game: Game, lang: str) -> str:
    """Who has won and by which ending, or whose turn it is."""
    if game.decision is not None:
        whose = "chance" if game.decision.seat == CHANCE else f"seat {game.decision.seat + 1}"
        return f"no result yet: {whose} is to choose"
    from firekeeper.texts import texts, wording

    scores = ", ".join(str(score) for score in game.scores)
    seats = " and ".join(str(seat + 1) for seat in game.winners)
    if len(game.winners) == 1:
        who = f"seat {seats} wins"
    else:
        who = f"seats {seats} win" if seats else "nobody wins"
    return f"{who} ({scores}). {texts(lang).render(wording(game.rules).ending(game.ending))}"


# ------------------------------------------------------------------------------------------------ page


def _page(record: Record, game: Game, seat: int | None, target: Path, pack: Path | None) -> None:
    """The replay as a page: the films of the game in the client's offline player."""
    from firekeeper.titles import components_of
    from firekeeper.web import offline

    client = Path(__file__).resolve().parent.parent / "client"
    components = components_of(record.header.game, pack)
    try:
        text = offline.page(client, offline.offline_replay_of_record(record, game, components, seat))
        target.write_text(text, encoding="utf-8")
    except offline.OfflineError as error:
        raise Refused(str(error)) from None
    except OSError as error:
        raise Refused(f"{target} cannot be written: {error.strerror or error}") from None
    console().print(f"{target}: {game.number} choices, {len(text.encode()) // 1024} kB", highlight=False)


# ------------------------------------------------------------------------------------------ text, JSON


def _tell(record: Record, game: Game, seat: int | None, lang: str) -> None:
    out = console()
    options = ", ".join(f"{name}={value}" for name, value in record.header.options.items())
    out.print(f"{record.header.game}: {options}", style="bold")
    out.print(
        f"{game.number} of {len(record.entries)} choices, rules version {record.header.rules}", style="dim"
    )
    from firekeeper.cli.story import Story, story_lines

    for kind, line in story_lines(Story(game, seat, lang)):
        if kind != "step":
            out.print()
        out.print(line, style={"part": "bold", "turn": "underline"}.get(kind, ""))
    if seat is not None:
        out.print()
        for row in position(game, seat, lang, out.width if out.is_terminal else PIPE_WIDTH):
            out.print(row)
    out.print()
    out.print(_result(game, lang), style="bold")


def _as_json(record: Record, game: Game, seat: int | None, verify: bool, lang: str) -> dict[str, Any]:
    """What was checked; unless only that was asked for, also the story and the position."""
    header = record.header
    found = {
        "ok": True,
        "game": header.game,
        "rules": header.rules,
        "pack": header.pack,
        "options": header.options,
        "choices": len(record.entries),
        "to": game.number,
        "chance": _draws(game),
        "commitment": header.commitment,
        # Whoever looks from a seat must not learn what is still to come.
        "seed": record.seed if seat is None or game.over else None,
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
        "ending": game.ending,
    }
    if not verify:
        from firekeeper.cli.story import Story

        found["story"] = list(Story(game, seat, lang).steps())
        found["view"] = None if seat is None else game.view(seat)
    return found


def position(game: Game, seat: int, lang: str, width: int) -> list[Text]:
    """The table as a seat sees it, drawn."""
    from firekeeper.terminal.screens import screen_of
    from firekeeper.texts import texts, wording

    screen = screen_of(game.rules.game, game.rules.options)
    scene = screen.scene(texts(lang), wording(game.rules, seat, view=game.view(seat)), seat, None, [])
    return [*screen.board(scene, width, None, None), Text(), *screen.opponents(scene, width)]
