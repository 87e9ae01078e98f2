"""`firekeeper games`: what there is to play, and what a group can choose before a game."""

from __future__ import annotations

from typing import Any

import typer

from firekeeper.bots.levels import levels_of
from firekeeper.cli.arguments import AsJson, Language, examples, language, setting
from firekeeper.cli.output import console, print_json, table
from firekeeper.kernel.options import Requirement
from firekeeper.titles import TITLES, Title


def register(app: typer.Typer) -> None:
    app.command(epilog=examples("firekeeper games", "firekeeper games --lang fr", "firekeeper games --json"))(
        games
    )


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games with their options and the levels of their bots."""
    from firekeeper.texts import level_text, texts

    message = texts(language(lang))
    if as_json:
        print_json({"games": [described(title, message) for title in TITLES.values()]})
        return
    out = console()
    for title in TITLES.values():
        out.print(title.name, style="bold", end="  ")
        out.print(message(f"game-{title.name}"))
        rows = table("option", "values", "default", "meaning")
        for option in title.describe():
            values = ", ".join(str(value) for value in option.values) or "a text"
            default = "-" if option.default == "" else str(option.default)
            rows.add_row(option.name, values, default, message(f"option-{title.name}-{option.name}"))
        out.print(rows)
        for requirement in title.requirements:
            out.print(f"{_named(requirement)} {message(requirement.reason)}", highlight=False)
        out.print()
        below = ""
        for name, level in levels_of(title.name).items():
            out.print(level_text(level, below, message), highlight=False)
            below = name
        example = setting(title.describe())
        out.print(f"\nset them with --set, for example: firekeeper play {title.name} --set {example}\n")


def _named(requirement: Requirement) -> str:
    """What a requirement is about, as one writes it: "difficulty (players=1):"."""
    values = f"={','.join(str(value) for value in requirement.values)}" if requirement.values else ""
    return f"{requirement.option}{values} ({requirement}):"


def described(title: Title, message: Any) -> dict[str, Any]:
    """A game as JSON. An option without a default of its own is settled by the others.

    `requires` says with which others an option, or some of its values, can be chosen. `levels` are those of
    bots, the weakest first: `measured` is what each has won in two-player games against the one below.
    """
    return {
        "name": title.name,
        "text": message(f"game-{title.name}"),
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": None if option.default == "" else option.default,
                "text": message(f"option-{title.name}-{option.name}"),
                "requires": [
                    {"values": found.values, "needs": found.needs, "text": message(found.reason)}
                    for found in title.requirements
                    if found.option == option.name
                ],
            }
            for option in title.describe()
        ],
        "levels": [
            {"name": level.name, "text": message(f"bot-{level.name}"), "measured": level.measured}
            for level in levels_of(title.name).values()
        ],
    }
