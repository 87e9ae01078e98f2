#!/usr/bin/env python3
"""Write the golden files of tests/records, tests/perft and tests/golden again, and print what changed.

    golden.py                   all of them
    golden.py records perft     only these
    golden.py --game wendake    only those of this game
    golden.py --check           write nothing; exit with 1 if something would change

What a game wishes to have is in the module golden_<game> beside this one.
A record that still replays and still shows what it is there for is kept as it is; delete it to have another
one played. Look at every change before committing it: a golden file says what the rules do today.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from firekeeper import Game, Record, RecordError, load, replay
from firekeeper.conformance import Case, perft, played
from firekeeper.conformance.walk import Prepare
from firekeeper.kernel.frame import Chance, Decision, frame_name
from firekeeper.kernel.frame_json import frame_types
from firekeeper.kernel.record import parse
from firekeeper.titles import TITLES

TESTS = Path(__file__).resolve().parent.parent / "tests"
AMBITIOUS = range(4, 100_000, 8)
"""Seeds with which the players of `firekeeper.conformance` try to play well."""
CURIOUS = range(1, 100_000, 2)
"""Seeds with which they try what has not been tried."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="golden.py", description="Write the golden files again.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}; all if none")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game; all if left out")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what would change")
    asked = parser.parse_args(arguments)
    if unknown := sorted(set(asked.parts) - set(PARTS)):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    changed = 0
    for game in [asked.game] if asked.game else GAMES:
        for part in asked.parts or PARTS:
            for path, text in PARTS[part](game):
                changed += report(path, text)
                if not asked.check:
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(text, encoding="utf-8")
    print(f"{changed} files {'would change' if asked.check else 'changed'}")
    return 1 if asked.check and changed else 0


def report(path: Path, text: str) -> bool:
    """Say how a file differs from what it was."""
    name = path.relative_to(TESTS.parent)
    if not path.exists():
        print(f"{name}: new, {text.count(chr(10))} lines")
        return True
    old = path.read_text(encoding="utf-8")
    if old == text:
        print(f"{name}: as before")
        return False
    lines = list(difflib.unified_diff(old.split("\n"), text.split("\n"), "before", "now", lineterm="", n=0))
    print(f"{name}: changed")
    for line in lines[2:22]:
        print(f"    {line}")
    if len(lines) > 22:
        print(f"    ... and {len(lines) - 22} more lines")
    return True


# --- what a game wishes for -----------------------------------------------------------------------------


class Wish(NamedTuple):
    """A record to have: its name, which begins with the game's, its options, and what must be seen in it.

    With `confirm` people end their turns themselves; a `rich` one starts from a prepared position.
    `rules` is the version of the rules that plays it: what older ones did is kept, too. `start` makes the
    position from which it starts, if that is neither the beginning nor the one of rich games.
    """

    name: str
    options: dict[str, Any]
    shows: Callable[[Game], bool]
    confirm: bool = False
    rich: bool = False
    rules: str = ""
    start: Prepare | None = None


def verbs(record: Record) -> set[str]:
    """The verbs of a record."""
    return {entry.choice.partition(" ")[0] for entry in record.entries}


def no_tables() -> Iterator[tuple[Path, str]]:
    """For games without any-time abilities."""
    return iter(())


class Golden(NamedTuple):
    """The golden files of a game: GOLDEN in its module golden_<game>."""

    wishes: tuple[Wish, ...]
    shown: dict[str, int]
    """Records told in words up to this number of choices."""
    words: Callable[[Record], set[str]] = verbs
    """What a record shows; of rich games those are kept that show what no other does."""
    prepare: Prepare | None = None
    """Makes the positions from which rich games start."""
    any_time: Callable[[], Iterator[tuple[Path, str]]] = no_tables
    """The table of any-time abilities and questions."""


def anything(game: Game) -> bool:
    return game.over


def questions_of(game: str, *without: str) -> list[type[Decision[Any]]]:
    """Every kind of question that a game asks a seat, with any of its modules but those left out."""
    packages = [part.__package__ for part in TITLES[game].every_part("game")]
    packages = [package for package in packages if package.rpartition(".")[2] not in without]
    kinds = frame_types(*packages).values()
    asked = [kind for kind in kinds if issubclass(kind, Decision) and not issubclass(kind, Chance)]
    return sorted(asked, key=frame_name)


GAMES = [game for game in TITLES if Path(__file__).with_name(f"golden_{game}.py").is_file()]
"""The games that have golden files."""


@cache
def golden(game: str) -> Golden:
    found: Golden = import_module(f"tools.golden_{game}").GOLDEN
    return found


# --- records ------------------------------------------------------------------------------------------


def record_of(wish: Wish) -> Path:
    return TESTS / "records" / f"{wish.name}.json"


def records(game: str) -> Iterator[tuple[Path, str]]:
    has = golden(game)
    shown: set[str] = set()
    for at, wish in enumerate(has.wishes):
        path = record_of(wish)
        text = kept(wish, path) or (richest(game, wish, shown) if wish.rich else found(game, wish, at))
        shown |= has.words(parse(text))
        yield path, text


def kept(wish: Wish, path: Path) -> str:
    """The text of the record there is, if it still serves."""
    if not path.exists():
        return ""
    try:
        game = replay(load(path))
    except RecordError as error:
        print(f"{path.name} cannot be kept: {error}")
        return ""
    return path.read_text(encoding="utf-8") if wish.shows(game) else ""


def found(game: str, wish: Wish, at: int) -> str:
    """The first game that shows what is wished for; every wish tries other seeds."""
    case = Case(game, wish.options, wish.start, wish.rules or None)
    for seed in AMBITIOUS[at * 500 % len(AMBITIOUS) :]:
        one = played(case, seed, range(case.rules.seats) if wish.confirm else ())
        if wish.shows(one):
            return one.record.text()
    raise SystemExit(f"no game shows what {wish.name} is there for")


def richest(game: str, wish: Wish, shown: set[str]) -> str:
    """Of some games from rich positions the one with the most words that no record has yet."""
    has = golden(game)
    case = Case(game, wish.options, wish.start or has.prepare, wish.rules or None)
    games = [one.record for seed in CURIOUS[:60] if wish.shows(one := played(case, seed))]
    if not games:
        raise SystemExit(f"no game shows what {wish.name} is there for")
    return max(games, key=lambda record: len(has.words(record) - shown)).text()


# --- perft --------------------------------------------------------------------------------------------

DEPTHS = (1, 2, 3, 4)
LARGEST = 60_000


def perft_counts(game: str) -> Iterator[tuple[Path, str]]:
    """For each record the beginning, and a few positions later whose tree is neither trivial nor huge."""
    for wish in golden(game).wishes:
        record = load(record_of(wish))
        length = len(record.entries)
        rows = [counted(record_of(wish), 0)]
        for share in (0.25, 0.5, 0.75):
            for number in range(int(length * share), length):
                row = counted(record_of(wish), number)
                if len(row["leaves"]) == len(DEPTHS) and row["leaves"][0] > 2 and row["leaves"][-1] > 400:
                    rows.append(row)
                    break
        body = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        yield TESTS / "perft" / f"{wish.name}.json", f"[\n{body}\n]\n"


def counted(path: Path, number: int) -> dict[str, Any]:
    """The leaves of the tree of choices below a position of a record, as deep as they are not too many."""
    game = replay(load(path), to=number)
    leaves: list[int] = []
    for depth in DEPTHS:
        if len(leaves) > 1 and leaves[-1] ** 2 > 20 * LARGEST * leaves[-2]:
            break  # by the look of it: counting them only to throw them away would take too long
        counts = perft(game.state.clone(), depth)
        if counts > LARGEST:
            break
        leaves.append(counts)
    return {"number": number, "question": frame_name(game.decision), "leaves": leaves}


# --- playthroughs -------------------------------------------------------------------------------------


def playthroughs(game: str) -> Iterator[tuple[Path, str]]:
    for name, length in golden(game).shown.items():
        path = TESTS / "records" / f"{name}.json"
        yield TESTS / "golden" / f"{name}.txt", playthrough(path, length)


def playthrough(path: Path, length: int) -> str:
    """The beginning of a game: every question, all choices, the one made, and what happened."""
    record = load(path)
    game = replay(record, to=0)
    out = [f"The first {length} choices of {path.name}", ""]
    told = 0
    for number, entry in enumerate(record.entries[:length], 1):
        decision = game.decision
        assert decision is not None
        who = "chance" if isinstance(decision, Chance) else f"seat {decision.seat + 1}"
        out.append(f"{number}. {who}: {frame_name(decision)} ({', '.join(decision.help(game.state))})")
        out.append(f"    may: {' | '.join(choice.text for choice in game.choices)}")
        out.append(f"    chooses: {entry.choice}{' (forced)' if entry.automatic else ''}")
        game.follow([entry])
        for _, event in game.events[told:]:
            fields = " ".join(f"{name}={getattr(event, name)}" for name in event.__struct_fields__)
            out.append(f"    - {type(event).__name__} {fields.replace(' audience=-1', '')}")
        told = len(game.events)
        out.append(f"    points: {game.scores}")
    return "\n".join([*out, ""])


def any_time(game: str) -> Iterator[tuple[Path, str]]:
    return golden(game).any_time()


PARTS: dict[str, Callable[[str], Iterator[tuple[Path, str]]]] = {
    "records": records,
    "perft": perft_counts,
    "playthroughs": playthroughs,
    "any_time": any_time,
}

if __name__ == "__main__":
    # The modules of the games import this one: it must be the same there and here.
    sys.path.insert(0, str(TESTS.parent))
    raise SystemExit(import_module("tools.golden").main(sys.argv[1:]))
