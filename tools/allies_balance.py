"""A look at the balance of New Allies: what recorded games of bots show, as tables in Markdown.

    firekeeper simulate wendake --players 3 --set new_allies=true --seats greedy --games 400 --records games
    python tools/allies_balance.py games

Every record is played again, choice by choice: points are booked to the action, tile or card that brought
them, and a Turn card counts as offered in a turn if its owner could have used it there at some question.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from firekeeper import library
from firekeeper.games.wendake import events
from firekeeper.games.wendake.new_allies.events import DiskMoved, TurnCardTaken, TurnCardUsed
from firekeeper.games.wendake.new_allies.game import NewAllies
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import RIFLE, side_of
from firekeeper.games.wendake.scoring import lower_tracks
from firekeeper.games.wendake.terms import FLAGS, TRACKS
from firekeeper.kernel import engine
from firekeeper.titles import rules_of_record


class SeatPlayed(Struct):
    """What one seat of one game did, and what it came to."""

    players: int
    seat: int
    share: float = 0.0  # of the win: tied winners share it
    total: int = 0
    tracks: dict[str, int] = {}
    lower: int = 0  # what the two lower tracks are worth, without swaps and alliance
    alliance: int = 0
    swaps: int = 0
    ally: str = ""
    disk: int = 0
    sides: int = 0  # how often it changed sides
    rifles_left: int = 0
    tribe: str = ""
    sources: Counter[str] = Counter()
    taken: list[str] = []
    offered: Counter[str] = Counter()  # turns, by effect
    used: Counter[str] = Counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with records of New Allies")
    paths = sorted(path for folder in parser.parse_args().folders for path in folder.glob("*.json"))
    seats = [one for path in paths for one in play_again(path)]
    print("\n".join(report(seats, len(paths))))


# --- playing again --------------------------------------------------------------------------------------


def play_again(path: Path) -> list[SeatPlayed]:
    """The seats of one recorded game."""
    record = library.load(path)
    rules = rules_of_record(record.header.game, record.header.options, None, record.header.rules)
    assert isinstance(rules, NewAllies), f"{path} is no game of New Allies"
    state = rules.start()
    assert isinstance(state, AllyState)
    state.events = []
    seats = [
        SeatPlayed(rules.seats, seat, sources=Counter(), offered=Counter(), used=Counter(), taken=[])
        for seat in range(rules.seats)
    ]
    source = ""
    turn: set[tuple[int, str]] = set()
    for entry in record.entries:
        decision = engine.run_automatic(state)
        source = _book(state, seats, source)
        assert decision is not None
        choices = engine.legal(state, decision)
        if entry.seat >= 0:
            for choice in choices:
                if choice.verb == "turn_card":
                    turn.add((entry.seat, rules.effect_names[choice.b]))
                    if choice.c:
                        turn.add((entry.seat, "copy_turn_card"))
            if decision.ends_turn:
                for seat, effect in turn:
                    seats[seat].offered[effect] += 1
                turn.clear()
        chosen = rules.book.find(entry.choice)
        assert chosen in choices
        assert chosen is not None
        if chosen.verb == "turn_card" and chosen.c:
            seats[entry.seat].used["copy_turn_card"] += 1
        if chosen.verb in ("advance", "spend_rifle"):
            source = "alliance action"
        engine.apply(state, decision, chosen)
    engine.run_automatic(state)
    _book(state, seats, source)
    _finish(state, seats)
    return seats


def _book(state: AllyState, seats: list[SeatPlayed], source: str) -> str:
    """Take what has happened into the books; the source of the next points is returned."""
    for event in state.events or []:
        if isinstance(event, events.ActionPerformed):
            source = event.action
        elif isinstance(event, events.ProgressUsed):
            source = "progress tiles"
        elif isinstance(event, events.PhaseBegan):
            source = event.phase
        elif isinstance(event, events.TurtleSeen) and source == "restore":
            source = "turtle tiles"  # all are turned at the end of the game
        elif isinstance(event, TurnCardUsed):
            source = "turn cards"
            seats[event.seat].used[event.effect] += 1
        elif isinstance(event, TurnCardTaken):
            seats[event.seat].taken.append(event.card)
        elif isinstance(event, DiskMoved):
            old, new = event.origin.split("_")[0], event.destination.split("_")[0]
            seats[event.seat].sides += old in FLAGS and old != new
        elif isinstance(event, events.Scored):
            seats[event.seat].sources[source] += event.points
    state.events = []
    return source


def _finish(state: AllyState, seats: list[SeatPlayed]) -> None:
    rules = state.allies
    winners = rules.winners(state)
    for one, total in zip(seats, rules.scores(state), strict=True):
        player = state.players[one.seat]
        disk = state.disks[one.seat]
        one.total = total
        one.share = 1 / len(winners) if one.seat in winners else 0.0
        one.tracks = dict(zip(TRACKS, player.score, strict=True))
        one.lower = sum(lower_tracks(state, one.seat))
        one.alliance = rules.disk_points[disk + rules.disk_end]
        one.swaps = player.swaps
        one.ally = FLAGS[side_of(disk)] if disk else "none"
        one.disk = abs(disk)
        one.rifles_left = player.goods[RIFLE]
        one.tribe = rules.tribe_names[player.tribe] if player.tribe >= 0 else ""


# --- the report -----------------------------------------------------------------------------------------


def report(seats: list[SeatPlayed], games: int) -> list[str]:
    """All tables. A share of wins is put beside what chance alone would give a seat of that game."""
    out = [f"{games} games, {len(seats)} seats.", ""]
    by_count = defaultdict(list)
    for one in seats:
        by_count[one.players].append(one)
    out += _table(
        ["players", "games", "total", "winner", *TRACKS, "two lower", "alliance", "swap", "rifles left"],
        [
            [
                str(count),
                str(len(group) // count),
                _mean(one.total for one in group),
                _mean(one.total for one in group if one.share),
                *[_mean(one.tracks[track] for one in group) for track in TRACKS],
                _mean(one.lower for one in group),
                _mean(one.alliance for one in group),
                _mean(one.swaps for one in group),
                _mean(one.rifles_left for one in group),
            ]
            for count, group in sorted(by_count.items())
        ],
    )
    sources = Counter[str]()
    for one in seats:
        sources += one.sources
    out += _table(
        ["source of points", "a seat and game"],
        [[name, f"{points / len(seats):.2f}"] for name, points in sources.most_common()],
    )
    out += _wins("seat", seats, lambda one: [f"{one.players} players, seat {one.seat + 1}"])
    out += _wins("ally at the end", seats, lambda one: [one.ally])
    out += _wins("disk at the end", seats, lambda one: [str(one.disk)])
    out += _wins("sides changed", seats, lambda one: [str(one.sides)])
    out += _wins("Turn card taken", seats, lambda one: one.taken, least=10)
    out += _wins("effect used at least once", seats, lambda one: list(one.used))
    offered, used, turns = Counter[str](), Counter[str](), Counter[str]()
    for one in seats:
        offered += one.offered
        used += one.used
        turns.update(one.offered.keys())
    out += _table(
        ["effect", "offered in turns", "used", "seats that were offered it"],
        [[name, str(count), str(used[name]), str(turns[name])] for name, count in offered.most_common()],
    )
    return out


def _wins(
    title: str, seats: list[SeatPlayed], names: Callable[[SeatPlayed], list[str]], least: int = 1
) -> list[str]:
    groups = defaultdict(list)
    for one in seats:
        for name in set(names(one)):
            groups[name].append(one)
    rows = []
    for name, group in groups.items():
        if len(group) >= least:
            won = sum(one.share for one in group) / len(group)
            due = sum(1 / one.players for one in group) / len(group)
            spread = (due * (1 - due) / len(group)) ** 0.5
            error = (won - due) / spread
            row = [name, str(len(group)), f"{won:.1%}", f"{won / due:.2f}", f"{error:+.1f}"]
            rows.append((won / due, row))
    rows.sort(key=lambda row: -row[0])
    heads = [title, "seats", "wins", "to what chance gives", "standard errors"]
    return _table(heads, [row for _, row in rows])


def _mean(values: Iterable[float]) -> str:
    found = list(values)
    return f"{sum(found) / len(found):.1f}" if found else "-"


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    def lines() -> Iterator[str]:
        yield f"| {' | '.join(heads)} |"
        yield f"|{'---|' * len(heads)}"
        for row in rows:
            yield f"| {' | '.join(row)} |"
        yield ""

    return list(lines())


if __name__ == "__main__":
    main()
