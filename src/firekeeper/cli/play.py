"""`firekeeper play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from firekeeper.cli.arguments import (
    GameName,
    Language,
    Pack,
    Players,
    Refused,
    Settings,
    ThinkingBudget,
    bots,
    budget_of,
    examples,
    language,
    people,
    settings,
)
from firekeeper.cli.replay import follow, read
from firekeeper.titles import rules_for


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper play wendake",
            "firekeeper play wendake --players 3 --bots expert,novice --seed 7",
            "firekeeper play wendake --players 1 --set difficulty=easy --lang fr",
            "firekeeper play wendake --load saved.json",
        )
    )(play)


def play(
    game: GameName,
    players: Players = None,
    bots_: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT,...",
            help="The other seats: novice, casual, skilled, expert...; fewer are repeated around the table. "
            "«firekeeper games» says how each plays.",
        ),
    ] = "casual",
    set_: Settings = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="Deal the same game again; secret if left out.")
    ] = None,
    lang: Language = None,
    pack: Pack = None,
    load: Annotated[
        Path | None, typer.Option(metavar="RECORD", help="Go on with a saved game.", show_default=False)
    ] = None,
    budget: ThinkingBudget = "",
) -> int:
    """Play a game at this terminal, alone or against bots."""
    from firekeeper.terminal import play as sit_down

    spoken = language(lang)
    # Wrong options, packs, bots and records are refused before the table is set.
    if load is not None:
        if players is not None or set_:
            raise Refused("--load goes on with the options of the saved game: leave out --players and --set")
        options, seats = saved(load, game, pack)
    else:
        options = settings(game, players, set_)
        if "players" not in options and "," in bots_:
            options["players"] = bots_.count(",") + 2
        seats = people(rules_for(game, options, pack))
    names = bots(bots_, "--bots", seats - 1)
    return sit_down(game, options, names, seed, spoken, pack, load, budget_of(budget))


def saved(file: Path, game: str, pack: Path | None) -> tuple[dict[str, Any], int]:
    """The options of a saved game that can go on, and how many people it is for."""
    record = read(file)
    if record.header.game != game:
        raise Refused(f"--load {file}: this is a game of {record.header.game}, not of {game}")
    if record.seed is None:
        raise Refused(f"--load {file}: the record does not hold its seed, so nobody could deal the next card")
    return record.header.options, people(follow(record, None, pack).rules)
