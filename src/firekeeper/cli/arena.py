"""`firekeeper arena`: bots meet over many deals, and what they win is told with its uncertainty."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firekeeper.cli.arguments import (
    AsJson,
    GameName,
    Pack,
    Players,
    Settings,
    ThinkingBudget,
    bots,
    budget_of,
    examples,
    int_between,
    people,
    settings,
    writable_folder,
)
from firekeeper.cli.output import console, print_json, table
from firekeeper.cli.runs import Jobs, playing, show_errors
from firekeeper.titles import rules_for

if TYPE_CHECKING:
    from firekeeper.kernel.options import Option
    from firekeeper.lab.arena import ArenaResult
    from firekeeper.lab.standings import GameRow

MOST_BOTS = 16


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper arena wendake --bots expert,greedy --games 200 --run runs/expert",
            "firekeeper arena endless_winter --bots expert,greedy,greedy,greedy --games 40",
            "firekeeper arena wendake --bots novice,casual --games 400 --until-clear",
            "firekeeper arena wendake --players 1 --set difficulty=hard --games 50 --json",
        )
    )(arena)


def arena(
    game: GameName,
    bots_: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT,...",
            help="Who meets: novice, casual, skilled, expert, greedy, random, module:Class... "
            "expert+rollouts=12 is the level with other settings.",
        ),
    ] = "expert,greedy",
    games: Annotated[
        int,
        typer.Option(
            parser=int_between("--games", 1),
            metavar="N",
            help="How many games at most; rounded up so that every deal is played from every seat.",
        ),
    ] = 100,
    players: Players = None,
    set_: Settings = None,
    jobs: Jobs = 1,
    until_clear: Annotated[
        bool,
        typer.Option("--until-clear", help="Stop as soon as it is clear of every pair who is better."),
    ] = False,
    run: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep every game there, and go on where it was stopped. rows.parquet has all seats.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same deals.")] = "1",
    pack: Pack = None,
    budget: ThinkingBudget = "",
    as_json: AsJson = False,
) -> int:
    """Let bots meet, seats and deals rotated fairly; show ratings and win rates with 95 % intervals.

    With as many bots as seats all of them sit at every table; with more every selection of them does; fewer
    are repeated around the table.
    """
    from firekeeper.lab.arena import arena as meet

    options = settings(game, players, set_)
    names = bots(bots_, "--bots", MOST_BOTS)
    if "players" not in options:
        # As many as there are bots, if the game can be played by so many.
        counts = next(option.values for option in _described(game) if option.name == "players")
        options["players"] = len(names) if len(names) in counts else 2
    rules_for(game, options, pack)
    allowed = budget_of(budget)
    folder = writable_folder(run, "--run")
    with playing(games) as bar:
        result = meet(
            game, options, names, games, seed,
            jobs=jobs, run=folder, until_clear=until_clear, pack=pack, budget=allowed,
            progress=lambda done, total, rows: bar(done, total, _so_far(names, rows)),
        )  # fmt: skip
    if as_json:
        print_json(result)
    else:
        show_result(result, folder, people(rules_for(game, options, pack)))
    return 1 if result.errors else 0


def _described(game: str) -> list[Option]:
    from firekeeper.titles import title

    return title(game).describe()


def _so_far(names: list[str], rows: list[GameRow]) -> str:
    """The first bot's win rate, for the bar."""
    from firekeeper.lab.standings import share_of_win
    from firekeeper.lab.statistics import wilson

    sat = [(row, seat) for row in rows for seat in row.seats if seat.bot == names[0]]
    if not sat:
        return "playing"
    wins = sum(share_of_win(row, seat) for row, seat in sat)
    low, high = wilson(wins, len(sat))
    return f"{names[0]} {percent(wins / len(sat))} [{percent(low)}, {percent(high)}]"


def show_result(result: ArenaResult, folder: Path | None, seats: int) -> None:
    """The tables for people."""
    out = console()
    numbers = ("games", "wins", "win rate", "95 % interval", "rating", "margin", "s/decision")
    rows = table("bot", *numbers, numbers=numbers)
    for bot in result.bots:
        rows.add_row(
            bot.name,
            str(bot.games),
            f"{bot.wins:g}",
            percent(bot.win_rate),
            f"{percent(bot.low)} - {percent(bot.high)}",
            f"{bot.rating:.1f}",
            f"{bot.margin:+.1f}",
            f"{bot.seconds_per_decision:.3f}",
        )
    out.print(rows)
    if result.pairs:
        counted = ("games", "win rate", "95 % interval")
        pairs = table("pair", *counted, numbers=counted, title="\nbetter of two at one table")
        for pair in result.pairs:
            pairs.add_row(
                f"{pair.a} against {pair.b}",
                str(pair.games),
                percent(pair.win_rate),
                f"{percent(pair.low)} - {percent(pair.high)}",
            )
        out.print(pairs)
    fair = f", a fair share of wins is {percent(1 / seats)}" if seats > 2 else ""
    out.print(f"\n{result.games} games of {result.game}{fair}")
    if folder is not None:
        out.print(f"every seat of every game: {folder / 'rows.parquet'}")
    show_errors(out, result.errors)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
