"""`firekeeper rules`: the rule ledgers, by ID or by words."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import typer

from firekeeper import ledger
from firekeeper.cli.arguments import AsJson, Language, Refused, examples, language
from firekeeper.cli.output import console, print_json, table

MOST = 40
"""So many findings are listed; more would hide the good ones."""


def register(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "firekeeper rules",
            "firekeeper rules WK-ACT-TRADE-03",
            "firekeeper rules WK-ACT-TRADE",
            "firekeeper rules smallpox",
            'firekeeper rules "turtle tiles" --json',
            "firekeeper rules EW-HUNT --lang fr",
        )
    )(rules)


def rules(
    about: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID|WORDS",
            help="The ID of a rule, the beginning of one, or words to look for.",
            show_default=False,
        ),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look up a rule by its ID, or look for words in all rules.

    Without an argument: the ledgers and their chapters.
    """
    wanted = " ".join(about or []).strip()
    spoken = language(lang)
    if not about:
        _overview(as_json)
        return
    found = ledger.find(wanted, spoken)
    if not found:
        raise Refused(_nothing(wanted))
    if as_json:
        print_json({"rules": [_plain(rule) for rule in found]})
    elif len(found) == 1:
        _show(found[0])
    else:
        _list(found)


def _nothing(wanted: str) -> str:
    """Why nothing was found, with the nearest IDs."""
    if not wanted:
        return "say which rule: an ID such as WK-ACT-TRADE-03, or words"
    try:
        ledger.get(wanted)
    except ledger.UnknownRule as error:
        if ledger.suggest(wanted):
            return str(error)
    return f"no rule has the ID «{wanted}» or holds all these words; IDs look like WK-ACT-TRADE-03"


def _plain(rule: ledger.Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "area": rule.area,
        "section": rule.section,
        "title": rule.title,
        "text": rule.text,
        "language": rule.language,
    }


def _show(rule: ledger.Rule) -> None:
    out = console()
    out.print(f"{rule.id}  {rule.title}", style="bold")
    out.print(f"{rule.game}: {rule.section}", style="dim")
    out.print()
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(rule.text))
    else:
        out.print(rule.text)


def _list(found: list[ledger.Rule]) -> None:
    out = console()
    rows = table("rule", "title", "chapter")
    for rule in found[:MOST]:
        rows.add_row(rule.id, rule.title, f"{rule.game}: {rule.section}")
    out.print(rows)
    more = f", the first {MOST} shown: add a word" if len(found) > MOST else ""
    out.print(f"\n{len(found)} rules{more}; firekeeper rules {found[0].id} shows the first one")


def _overview(as_json: bool) -> None:
    """Every ledger with its areas and how many rules they hold."""
    areas: dict[str, Counter[str]] = {game: Counter() for game in ledger.GAMES}
    for rule in ledger.rules().values():
        areas[rule.game][rule.area] += 1
    if as_json:
        ledgers = [
            {
                "game": game,
                "prefix": ledger.GAMES[game],
                "rules": counts.total(),
                "areas": [{"area": area, "rules": count} for area, count in counts.items()],
            }
            for game, counts in areas.items()
        ]
        print_json({"ledgers": ledgers})
        return
    out = console()
    rows = table("ledger", "area", "rules", numbers=("rules",))
    for game, counts in areas.items():
        rows.add_row(game, ledger.GAMES[game], str(counts.total()), style="bold")
        for area, count in counts.items():
            rows.add_row("", f"{ledger.GAMES[game]}-{area}", str(count))
    out.print(rows)
    out.print("\nfirekeeper rules WK-ACT-TRADE lists an area; firekeeper rules smallpox looks for a word")
