"""`firekeeper train`: weights of an evaluation that win more games, found by playing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from firekeeper.cli.arguments import (
    AsJson,
    GameName,
    Pack,
    Players,
    Refused,
    Settings,
    examples,
    int_between,
    settings,
    writable_folder,
)
from firekeeper.cli.output import console, print_json, table
from firekeeper.cli.runs import Jobs, playing
from firekeeper.titles import rules_for

if TYPE_CHECKING:
    from firekeeper.lab.training import TrainResult

SHOWN = 12
"""So many weights are told, those with the strongest effect first."""


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper train endless_winter --rounds 4 --deals 300 --run runs/winter",
            "firekeeper train wendake --set new_allies=true --tables features,goods",
            "firekeeper train wendake --level novice --deals 50 --trial 50 --json",
        )
    )(train)


def train(
    game: GameName,
    players: Players = None,
    set_: Settings = None,
    level: Annotated[
        str,
        typer.Option(metavar="LEVEL", help="How the bots search: as this level does, without its mistakes."),
    ] = "skilled",
    weights: Annotated[
        str, typer.Option(metavar="NAME", help="The file of weights to begin with.")
    ] = "default",
    tables: Annotated[
        str,
        typer.Option(
            metavar="TABLE,TABLE,...", help="Tune these tables of weights only.", show_default="all of them"
        ),
    ] = "",
    rounds: Annotated[
        int,
        typer.Option(parser=int_between("--rounds", 1), metavar="N", help="Rounds of probes and a trial."),
    ] = 4,
    deals: Annotated[
        int,
        typer.Option(
            parser=int_between("--deals", 1), metavar="N", help="Deals of a round, each with other weights."
        ),
    ] = 200,
    trial: Annotated[
        int,
        typer.Option(
            parser=int_between("--trial", 1),
            metavar="N",
            help="Deals of a trial at most: fewer once it is clear.",
        ),
    ] = 200,
    spread: Annotated[
        float, typer.Option(metavar="SHARE", help="By which share of itself a weight is turned up or down.")
    ] = 0.2,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S", help="Begin no further game after so many seconds.", show_default="no limit"
        ),
    ] = None,
    jobs: Jobs = 1,
    run: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep every game there, and go on where it was stopped."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the weights that were proven better to this TOML file."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed plays the same games.")] = "1",
    pack: Pack = None,
    as_json: AsJson = False,
) -> int:
    """Tune the weights by which bots value positions; what cannot be proven better on fresh deals is dropped.

    In each round bots play with all weights turned up or down at random, against bots with all of them turned
    the other way. The weights then move by as much as that is sure of, and have to beat those before.
    """
    from firekeeper.kernel.weights import WeightError
    from firekeeper.lab.training import train as learn

    options = settings(game, players, set_)
    options.setdefault("players", 2)
    rules_for(game, options, pack)
    if seconds is not None and not seconds > 0:
        raise Refused(f"--seconds cannot be {seconds:g}: it must be above 0")
    folder = writable_folder(run, "--run")
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise Refused(f"--out {out}: this file cannot be written; name a file in a folder that is there")
    try:
        with playing(deals) as bar:
            result = learn(
                game, options, level, weights, _names(tables), rounds, deals, trial, spread, seed,
                jobs=jobs, seconds=seconds, run=folder, pack=pack,
                progress=lambda doing, done, total: bar(done, total, doing),
            )  # fmt: skip
    except (WeightError, ValueError) as error:
        raise Refused(str(error)) from None
    if out is not None and result.weights:
        out.write_text(weights_file(result, options), encoding="utf-8")
    if as_json:
        print_json(result)
    else:
        show_result(result, options, out)
    return 0


def _names(text: str) -> list[str] | None:
    return [name.strip() for name in text.split(",")] if text else None


def command(result: TrainResult, options: dict[str, Any]) -> str:
    """What gives the same result again."""
    told = [f"firekeeper train {result.game}", *(f"--set {name}={value}" for name, value in options.items())]
    told += [f"--level {result.level} --weights {result.begun_with}"]
    told += [f"--tables {','.join(result.tables)}"] if result.tables else []
    told += [f"--rounds {result.rounds} --deals {result.deals} --trial {result.trial}"]
    return " ".join([*told, f"--spread {result.spread:g} --seed {result.seed}"])


def weights_file(result: TrainResult, options: dict[str, Any]) -> str:
    """The weights that differ, with how they were found."""
    lines = [f"# Weights of {result.game}, tuned by playing; all others are those of default.toml."]
    lines += [f"# {line}" for line in story(result)]
    lines += [f"# {result.games} games, {result.seconds:.0f} s. Again by:", f"# {command(result, options)}"]
    for name, numbers in result.weights.items():
        lines += ["", f"[{name}]", *(f"{weight} = {value}" for weight, value in numbers.items())]
    return "\n".join(lines) + "\n"


def story(result: TrainResult) -> list[str]:
    """What was tried and what it brought, one line for each trial."""
    found = []
    for trial in result.trials:
        verdict = "proven better, kept" if trial.kept else "not proven, dropped"
        found.append(
            f"Round {trial.round}: won {trial.won:g} of {trial.deals} deals, {trial.wins:g} of {trial.games} "
            f"games against the weights before, margin {trial.margin:+.1f}: {verdict}."
        )
    return found


def show_result(result: TrainResult, options: dict[str, Any], out: Path | None) -> None:
    """The tables for people."""
    shown = console()
    if result.effects:
        numbers = ("points", "standard error")
        rows = table("table", "weight", *numbers, numbers=numbers, title="what a weight does, turned up")
        for one in result.effects[:SHOWN]:
            rows.add_row(one.table, one.name, f"{one.points:+.2f}", f"{one.error:.2f}")
        shown.print(rows)
    for line in story(result):
        shown.print(line)
    ended = "" if result.finished else "; stopped by --seconds before the last round was finished"
    shown.print(f"\n{result.games} games, {result.seconds:.0f} s{ended}. Again by:")
    shown.print(command(result, options))
    if not result.weights:
        shown.print("nothing was proven better: the weights stay as they are")
        return
    for name, changed in result.weights.items():
        shown.print(f"\n[{name}]")
        for weight, value in changed.items():
            shown.print(f"{weight} = {value}")
    if out is not None:
        shown.print(f"\nwritten to {out}")
