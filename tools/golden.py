#!/usr/bin/env python3
"""Write the golden files of tests/records, tests/perft and tests/golden again, and print what changed.

    golden.py                   all of them
    golden.py records perft     only these
    golden.py --check           write nothing; exit with 1 if something would change

A record that still replays and still shows what it is there for is kept as it is; delete it to have another
one played. Look at every change before committing it: a golden file says what the rules do today.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from firekeeper import Game, Record, RecordError, load, replay
from firekeeper.conformance import Case, perft, played
from firekeeper.conformance.wendake import riches
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.masks import DrawMask, PlayMasks
from firekeeper.games.wendake.military import ScoreMajorities
from firekeeper.games.wendake.restore import BeforeSliding
from firekeeper.games.wendake.ritual import CallHome, ScoreRitual
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import HARVEST, TRADE, WINDOWS
from firekeeper.games.wendake.trade import BuyPoints, BuyProgress, Exchange
from firekeeper.games.wendake.turn import EndTurn, PlaceAnother, PlaceMarker
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.record import parse
from firekeeper.titles import rules_for

TESTS = Path(__file__).resolve().parent.parent / "tests"
AMBITIOUS = range(4, 100_000, 8)
"""Seeds with which the players of `firekeeper.conformance` try to play well."""
CURIOUS = range(1, 100_000, 2)
"""Seeds with which they try what has not been tried."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="golden.py", description="Write the golden files again.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}; all if none")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what would change")
    asked = parser.parse_args(arguments)
    if unknown := sorted(set(asked.parts) - set(PARTS)):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    changed = 0
    for part in asked.parts or PARTS:
        for path, text in PARTS[part]():
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


# --- records ------------------------------------------------------------------------------------------


class Wish(NamedTuple):
    """A record to have: its options, and what must be seen in it."""

    name: str
    options: dict[str, Any]
    shows: Callable[[Game], bool]
    confirm: bool = False
    rich: bool = False


def anything(game: Game) -> bool:
    return game.over


def human_wins(game: Game) -> bool:
    return game.winners == [0]


def ghost_wins(game: Game) -> bool:
    return game.winners == [1]


def tie(game: Game) -> bool:
    """Two seats have the most points, and the tie is broken against the order of the seats (WK-END-06)."""
    best = [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
    return len(best) > 1 and game.winners != [best[0]]


def with_tribes(*names: str) -> Callable[[Game], bool]:
    def shown(game: Game) -> bool:
        return set(names) <= {player.tribe for player in game.view().players}

    return shown


FRONTS = {"tribes": "fronts"}
WISHES = (
    Wish("wendake_2_backs", {"players": 2}, anything, confirm=True),
    Wish("wendake_2_fronts", FRONTS | {"players": 2}, with_tribes("seneca"), confirm=True),
    Wish("wendake_2_tie", {"players": 2}, tie),
    Wish("wendake_3_backs", {"players": 3, "pairing": "beginner"}, anything, confirm=True),
    Wish("wendake_3_fronts", FRONTS | {"players": 3}, with_tribes("cayuga", "tuscarora", "ottawa")),
    Wish("wendake_4_backs", {"players": 4}, anything),
    Wish("wendake_4_fronts", FRONTS | {"players": 4}, with_tribes("ojibwa", "oneida", "onondaga")),
    Wish("wendake_4_mohawk", FRONTS | {"players": 4}, with_tribes("fox", "mohawk", "shawnee")),
    Wish("wendake_solo_easy_won", FRONTS | {"players": 1, "difficulty": "easy"}, human_wins, True),
    Wish("wendake_solo_easy_lost", {"players": 1, "difficulty": "easy"}, ghost_wins),
    Wish("wendake_solo_medium", FRONTS | {"players": 1, "difficulty": "medium"}, ghost_wins),
    Wish("wendake_solo_medium_at_end", {"players": 1, "solo_turtles": "at_end"}, ghost_wins, True),
    Wish("wendake_solo_hard", {"players": 1, "difficulty": "hard"}, ghost_wins),
    Wish("wendake_solo_hard_fronts", FRONTS | {"players": 1, "difficulty": "hard"}, ghost_wins),
    # From positions in which everybody owns much: for the abilities that are rare otherwise.
    Wish("wendake_rich_3", {"players": 3}, anything, rich=True),
    Wish("wendake_rich_solo", FRONTS | {"players": 1}, anything, rich=True),
    Wish("wendake_rich_3_fronts", FRONTS | {"players": 3}, anything, rich=True),
    Wish("wendake_rich_4_fronts", FRONTS | {"players": 4}, anything, rich=True),
    Wish("wendake_rich_2", {"players": 2}, anything, rich=True),
)


def record_of(wish: Wish) -> Path:
    return TESTS / "records" / f"{wish.name}.json"


def records() -> Iterator[tuple[Path, str]]:
    shown: set[str] = set()
    for at, wish in enumerate(WISHES):
        path = record_of(wish)
        text = kept(wish, path) or (richest(wish, shown) if wish.rich else found(wish, at))
        shown |= said(parse(text))
        yield path, text


def said(record: Record) -> set[str]:
    """The words of a record: verbs, and which progress tiles were used."""
    words = set()
    for entry in record.entries:
        verb, _, rest = entry.choice.partition(" ")
        words.add(verb)
        if verb == "use":
            words.add(entry.choice)
        elif verb == "transfer" and rest.endswith("stay"):
            words.add("use outpost_to_guard")
    return words


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


def found(wish: Wish, at: int) -> str:
    """The first game that shows what is wished for; every wish tries other seeds."""
    case = Case("wendake", wish.options)
    for seed in AMBITIOUS[at * 500 :]:
        game = played(case, seed, range(case.rules.seats) if wish.confirm else ())
        if wish.shows(game):
            return game.record.text()
    raise SystemExit(f"no game shows what {wish.name} is there for")


def richest(wish: Wish, shown: set[str]) -> str:
    """Of some games from rich positions the one with the most words that no record has yet."""
    case = Case("wendake", wish.options, riches)
    games = [played(case, seed).record for seed in CURIOUS[:60]]
    return max(games, key=lambda record: len(said(record) - shown)).text()


# --- perft --------------------------------------------------------------------------------------------

DEPTHS = (1, 2, 3, 4)
LARGEST = 60_000


def perft_counts() -> Iterator[tuple[Path, str]]:
    """For each record the beginning, and a few positions later whose tree is neither trivial nor huge."""
    for wish in WISHES:
        record = load(record_of(wish))
        length = len(record.entries)
        rows = [counted(record_of(wish), 0)]
        for share in (0.25, 0.5, 0.75):
            for number in range(int(length * share), length):
                row = counted(record_of(wish), number)
                if row["leaves"] and row["leaves"][0] > 2 and row["leaves"][-1] > 400:
                    rows.append(row)
                    break
        body = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        yield TESTS / "perft" / f"{wish.name}.json", f"[\n{body}\n]\n"


def counted(path: Path, number: int) -> dict[str, Any]:
    """The leaves of the tree of choices below a position of a record; no leaves if there are too many."""
    game = replay(load(path), to=number)
    leaves: list[int] = []
    for depth in DEPTHS:
        leaves.append(perft(game.state.clone(), depth))
        if leaves[-1] > LARGEST:
            leaves = []
            break
    return {"number": number, "question": type(game.decision).__name__, "leaves": leaves}


# --- playthroughs -------------------------------------------------------------------------------------

SHOWN = {"wendake_2_fronts": 150, "wendake_solo_easy_won": 150}
"""Records told in words up to this number of choices."""


def playthroughs() -> Iterator[tuple[Path, str]]:
    for name, length in SHOWN.items():
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
        out.append(f"{number}. {who}: {type(decision).__name__} ({', '.join(decision.help(game.state))})")
        out.append(f"    may: {' | '.join(choice.text for choice in game.choices)}")
        out.append(f"    chooses: {entry.choice}{' (forced)' if entry.automatic else ''}")
        game.follow([entry])
        for _, event in game.events[told:]:
            fields = " ".join(f"{name}={getattr(event, name)}" for name in event.__struct_fields__)
            out.append(f"    - {type(event).__name__} {fields.replace(' audience=-1', '')}")
        told = len(game.events)
        out.append(f"    points: {game.scores}")
    return "\n".join([*out, ""])


# --- any-time abilities ---------------------------------------------------------------------------------


class Question(NamedTuple):
    """A kind of question at which some windows are open, and one instance of it."""

    label: str
    instance: Decision[WendakeState]


def open_questions() -> list[Question]:
    """Every question of Wendake with an open window; whatever is not here must have none."""
    some = (1, 1, 1, 1, 1)
    return [
        Question("PlaceMarker", PlaceMarker(0)),
        Question("NextAction, before the first", NextAction(0, (HARVEST, TRADE), True, False)),
        Question("NextAction, between two", NextAction(0, (HARVEST, TRADE), False, False)),
        Question("EndTurn", EndTurn(0)),
        Question("PlaceAnother", PlaceAnother(0)),
        Question("DrawMask, the first", DrawMask(0, 1, True, False)),
        Question("PlayMasks", PlayMasks(0, False, False, False)),
        Question("ScoreMajorities", ScoreMajorities(0, 0, False)),
        Question("Exchange, the first of Trade", Exchange(0, 2, some, 0, False, True)),
        Question("BuyProgress", BuyProgress(0, 1, 0)),
        Question("BuyPoints, nothing sold yet", BuyPoints(0, 0)),
        Question("CallHome of Ritual", CallHome(0, 2, True)),
        Question("ScoreRitual", ScoreRitual(0, 0, False, False)),
        Question("BeforeSliding", BeforeSliding(0)),
    ]


def ability_of(choice: Choice) -> str:
    """The row of the table that an offered choice belongs to."""
    if choice.verb == "use":
        return str(choice.args[0])
    if choice.verb == "transfer":
        return "outpost_to_guard" if "stay" in choice.args else "transfer"
    return choice.verb


def windows_of(box: Box) -> dict[str, int]:
    """The declared windows of every ability: 30 progress tiles, transfer and swap."""
    found = dict(zip(box.progress_names, box.progress_windows, strict=True))
    for ability in box.abilities:
        if ability.name in ("transfer", "swap"):
            found[ability.name] = ability.windows
    return found


def decisions() -> list[type[Decision[Any]]]:
    """Every kind of question that Wendake asks a seat."""
    waiting: list[type[Decision[Any]]] = [Decision]
    kinds = []
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("firekeeper.games.wendake.") and not issubclass(kind, Chance):
                kinds.append(kind)
    return sorted(kinds, key=lambda kind: kind.__name__)


def any_time() -> Iterator[tuple[Path, str]]:
    """The table of abilities and questions: timing is where rule bugs live, so it is kept and reviewed."""
    box = rules_for("wendake", {"players": 2})
    assert isinstance(box, Box)
    state = box.start()
    assert isinstance(state, WendakeState)
    questions = open_questions()
    opened = [question.instance.windows(state) for question in questions]
    lines = [
        "# Wendake: what may be used when",
        "",
        "Rows are the any-time abilities, columns the questions at which some window is open (WK-TURN-09,",
        "and the moments of single progress tiles). x: offered, if the ability can do anything at all.",
        "Written by `tools/golden.py any_time` from the windows that tiles and questions declare.",
        "",
        f"| ability | {' | '.join(question.label for question in questions)} |",
        f"|---|{'---|' * len(questions)}",
        f"| *open windows* | {' | '.join(', '.join(words(mask)) for mask in opened)} |",
    ]
    for name, windows in windows_of(box).items():
        cells = ["x" if windows & mask else "" for mask in opened]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    open_kinds = {type(question.instance).__name__ for question in questions}
    closed = [kind.__name__ for kind in decisions() if kind.__name__ not in open_kinds]
    lines += [
        "",
        "Nothing is ever offered beside these questions:",
        "",
        *[f"- {name}" for name in closed],
        "",
    ]
    yield TESTS / "golden" / "wendake_any_time.md", "\n".join(lines)


def words(windows: int) -> list[str]:
    return [name for at, name in enumerate(WINDOWS) if windows >> at & 1]


PARTS: dict[str, Callable[[], Iterator[tuple[Path, str]]]] = {
    "records": records,
    "perft": perft_counts,
    "playthroughs": playthroughs,
    "any_time": any_time,
}

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
