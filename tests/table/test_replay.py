"""Films: adding up what changed gives every position; points, draws, and what nobody may see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from table.fixtures.views import assembled

from firekeeper import library
from firekeeper.kernel.rng import Dealer
from firekeeper.table import history
from firekeeper.table import replay as replays
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.parts import difference, parts_of
from firekeeper.titles import TITLES

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = sorted(path.stem for path in RECORDS.glob("*.json"))
SHORT = [
    min(name for name in GOLDEN if name.startswith(game))
    for game in TITLES
    if any(name.startswith(game) for name in GOLDEN)
]


def seen(name: str, to: int | None = None) -> GameSnapshot:
    """A golden record, whole or as it stood after some entries."""
    record = library.load(RECORDS / f"{name}.json")
    rules = library.replay(record, 0).rules
    entries = record.entries if to is None else record.entries[:to]
    names = [f"Person {seat + 1}" for seat in range(rules.seats)]
    return GameSnapshot(rules, record.header, record.seed or "", list(entries), to is None, names)


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("name", SHORT)
def test_adding_up_what_changed_gives_every_position(name: str) -> None:
    game = seen(name)
    for audience in (None, 0):
        replay = plain(replays.build_replay(game, audience))
        parts = replay["first"]
        assert len(replay["pictures"]) == game.number
        for number in range(game.number + 1):
            if number:
                parts |= replay["pictures"][number - 1].get("parts", {})
            if number % 40 == 0 or number == game.number:
                position = history.position(game, audience, number, max(0, number - 1))
                assert assembled(parts) == plain(position.view), number
                if number:
                    assert replay["pictures"][number - 1].get("events", []) == plain(position.events)


def test_a_film_hides_what_a_seat_may_not_know() -> None:
    """In mid-game nobody but the one who drew learns which card it was; in the end everybody does."""
    game, half = seen("wendake_2_fronts"), seen("wendake_2_fronts", 150)
    record = [entry.choice for entry in half.entries]
    hidden = {
        audience: [
            at for at, step in enumerate(replays.build_replay(half, audience).steps) if not step.choice
        ]
        for audience in (None, 0, 1)
    }
    assert hidden[0] != hidden[1]
    assert set(hidden[None]) >= set(hidden[0]) | set(hidden[1])
    for audience in (None, 0, 1):
        sent = msgspec.json.encode(replays.build_replay(half, audience)).decode()
        assert half.seed not in sent
        for at in hidden[audience]:
            assert record[at].startswith("card ")
    assert all(step.choice for step in replays.build_replay(game, None).steps)


@pytest.mark.parametrize("name", SHORT)
def test_points_grow_to_the_result(name: str) -> None:
    game = seen(name)
    found = replays.series(game)
    over = library.replay(library.load(RECORDS / f"{name}.json"))
    assert found.points[-1].scores == over.rules.standing(over.state)
    numbers = [point.number for point in found.points]
    assert numbers == sorted(set(numbers))
    stages = [point.stage for point in found.points if point.stage]
    assert stages == sorted(stages)
    assert set(stages) == set(range(stages[0], found.stages + 1))  # a record may begin in mid-game
    assert found == replays.build_replay(game, None).series


@pytest.mark.parametrize(
    ("name", "standing"),
    [
        ("tindaya_v2_2", [2, 1]),  # inventions, of which the mission asks for three
        ("tindaya_2_campaign_missed", [3, 3]),  # of five goals
        ("tindaya_3_tie", [6, 5, 6]),  # points
    ],
)
def test_a_graph_shows_what_decides(name: str, standing: list[int]) -> None:
    assert replays.series(seen(name)).points[-1].scores == standing


@pytest.mark.parametrize("name", SHORT)
def test_every_draw_can_be_repeated_from_the_seed(name: str) -> None:
    game = seen(name)
    dealer = Dealer(game.seed)
    found = replays.draws(game)
    assert [draw.number for draw in found] == [
        number for number, entry in enumerate(game.entries, 1) if entry.seat < 0
    ]
    for draw in found:
        at = dealer.below(draw.number, sum(ways for _, ways in draw.among))
        every_way = [choice for choice, ways in draw.among for _ in range(ways)]
        assert every_way[at] == draw.choice == game.entries[draw.number - 1].choice


def test_the_draws_of_an_unfinished_game_are_nobodys_business() -> None:
    with pytest.raises(TableError, match="when the game is over"):
        replays.draws(seen("wendake_2_fronts", 60))


class Piece(Struct):
    name: str


class Shelf(Struct):
    size: int
    pieces: list[Piece]
    owner: Piece | None = None


A, B, C = Piece("a"), Piece("b"), Piece("c")


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ([A, B, C], [A, C], {"pieces.1": C, "pieces.2": None}),
        ([A, B], [], {"pieces": [], "pieces.0": None, "pieces.1": None}),
        ([], [A], {"pieces.0": A, "pieces": None}),
        ([A], [A, B], {"pieces.1": B}),
        ([A], [Piece("a")], {}),
    ],
)
def test_lists_that_grow_and_shrink(old: list[Piece], new: list[Piece], sent: dict[str, Any]) -> None:
    assert difference(parts_of(Shelf(1, old)), parts_of(Shelf(1, new))) == sent


def test_something_that_becomes_nothing_is_told_too() -> None:
    assert difference(parts_of(Shelf(1, [], A)), parts_of(Shelf(1, [], None))) == {"owner": None}
