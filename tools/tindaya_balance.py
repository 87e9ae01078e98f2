"""A look at the balance of Tindaya: what recorded games of bots show, as tables in Markdown.

    firekeeper simulate tindaya --players 2 --set mode=alliance --seats expert --games 100 --records games
    python tools/tindaya_balance.py games

Every record is played again. Games are told apart by mode, difficulty, players and variants; intervals are
Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from firekeeper import library
from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.final import survives, tribes
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE
from firekeeper.lab.statistics import wilson
from firekeeper.titles import options_of

VARIANTS = ("traitor", "dowry")

Key = TypeVar("Key")


class Played(Struct):
    """What one game came to."""

    kind: tuple[str, str, int]
    """Mode with its variants, difficulty, players."""
    mission: str
    ending: str
    won: bool
    extinct: bool
    """A tribe has died out."""
    offerings: list[tuple[int, bool]]
    """By era and god: whether it was complete."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with records of Tindaya")
    paths = sorted(path for folder in parser.parse_args().folders for path in folder.glob("*.json"))
    print("\n".join(report([play_again(path) for path in paths])))


def play_again(path: Path) -> Played:
    game = library.replay(library.load(path))
    state = game.state
    assert isinstance(state, TindayaState), f"{path} is no game of Tindaya"
    options = options_of(game.rules)
    variants = [name for name in VARIANTS if options[name]]
    era, offerings = 1, []
    for _, event in game.events:
        if isinstance(event, events.EraBegan):
            era = event.era
        elif isinstance(event, events.OfferingJudged):
            offerings.append((era, event.complete))
    return Played(
        kind=(" + ".join([str(options["mode"]), *variants]), str(options["difficulty"]), game.rules.seats),
        mission=state.rules.mission_names[state.mission] if state.mission != NONE else "",
        ending=game.ending,
        won=bool(game.winners),
        extinct=not all(survives(state, seat) for seat in tribes(state)),
        offerings=offerings,
    )


# --- tables ---------------------------------------------------------------------------------------------


def report(games: list[Played]) -> list[str]:
    lines = [f"{len(games)} games.", "", "| game | games | won, 95 % | endings | a tribe died out |"]
    lines.append("|---|---|---|---|---|")
    for kind, some in grouped(games, lambda one: one.kind):
        endings = ", ".join(f"{name} {count}" for name, count in counted(one.ending for one in some))
        lines.append(
            f"| {named(kind)} | {len(some)} | {rate(one.won for one in some)} | {endings} "
            f"| {rate(one.extinct for one in some)} |"
        )
    lines += ["", "| game | mission | games | won, 95 % |", "|---|---|---|---|"]
    for (kind, mission), some in grouped(games, lambda one: (one.kind, one.mission)):
        if mission:
            lines.append(f"| {named(kind)} | {mission} | {len(some)} | {rate(one.won for one in some)} |")
    lines += ["", "| game | era | offerings | complete, 95 % |", "|---|---|---|---|"]
    for kind, some in grouped(games, lambda one: one.kind):
        by_era: dict[int, list[bool]] = defaultdict(list)
        for one in some:
            for era, complete in one.offerings:
                by_era[era].append(complete)
        for era, judged in sorted(by_era.items()):
            lines.append(f"| {named(kind)} | {era} | {len(judged)} | {rate(judged)} |")
    return lines


def grouped(games: list[Played], key: Callable[[Played], Key]) -> list[tuple[Key, list[Played]]]:
    found: dict[Key, list[Played]] = defaultdict(list)
    for one in games:
        found[key(one)].append(one)
    return sorted(found.items(), key=lambda row: str(row[0]))


def counted(names: Iterable[str]) -> list[tuple[str, int]]:
    return Counter(names).most_common()


def named(kind: tuple[str, str, int]) -> str:
    mode, difficulty, players = kind
    return f"{mode}, {difficulty}, {players}"


def rate(found: Iterable[bool]) -> str:
    values = list(found)
    if not values:
        return "-"
    low, high = wilson(sum(values), len(values))
    return f"{sum(values)} = {100 * sum(values) / len(values):.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


if __name__ == "__main__":
    main()
