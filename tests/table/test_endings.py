"""A table at which everybody won, or nobody: what lists, pages and files say of it."""

import msgspec
import pytest
from kernel.pebbles import Alliance
from table.fixtures.sitting import BEGIN

from firekeeper.kernel.record import Result, parse
from firekeeper.kernel.rng import commitment
from firekeeper.table.live import LiveTable
from firekeeper.table.room import Room
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.summaries import encoded_summary, ending_of, summary
from firekeeper.table.table_config import TableConfig
from firekeeper.table.versions import difference, stored_record
from firekeeper.web.messages import ResultView
from firekeeper.web.tables import _card
from firekeeper.web.views import table_view

CONFIG = TableConfig(
    id="t1",
    game="pebbles",
    rules="1",
    pack="none",
    options={},
    settings=Settings(),
    plan=[SeatPlan(kind="open"), SeatPlan(kind="open")],
    seed="creek",
    seed_known=False,
    commitment=commitment("creek"),
    start=None,
    origin="",
    created_by=11,
    created_at=BEGIN,
)


def finished(takes):
    """A table of two people who took so many pebbles, over and over, and its lines."""
    table = LiveTable(CONFIG, Alliance())
    lines = []

    def write(planned):
        for line in planned:
            lines.append((BEGIN, line))
            table.apply_planned(line, BEGIN)

    write(table.plan_join(11, "Ana", 0))
    write(table.plan_join(12, "Ben", 1))
    write(table.plan_start(11))
    at = 0
    while table.to_move is not None:
        game, seat = table.game, table.to_move
        offered = [choice.text for choice in game.choices]
        wanted = f"take {takes[at % 2]}"
        at += wanted in offered
        chosen = wanted if wanted in offered else offered[0]
        write(table.plan_choice(seat, f"account:{11 + seat}", game.number, chosen))
    return table, lines


@pytest.mark.parametrize(
    ("takes", "ending", "winners"), [((1, 1), "shared", [0, 1]), ((3, 1), "greedy", [])], ids=str
)
def test_lists_pages_and_files_tell_the_ending(takes, ending, winners):
    table, lines = finished(takes)
    told = summary(table)
    assert (told["status"], told["winners"], told["ending"]) == ("finished", winners, ending)
    row = {
        "id": "t1",
        "game": "pebbles",
        "sheet": msgspec.json.encode(CONFIG),
        "summary": encoded_summary(table),
        "status": "finished",
        "created_at": BEGIN,
        "updated_at": BEGIN,
    }
    card = _card(row, 11, frozen=False)
    assert (card.my_seat, card.winners, card.ending) == (0, winners, ending)
    scores = told["scores"]
    assert table_view(Room(table, ""), None, BEGIN).result == ResultView(scores, winners, ending)
    kept = stored_record(CONFIG, lines, encoded_summary(table))
    assert kept.result == Result(scores, winners, ending)
    assert parse(kept.text()).result == kept.result


def test_a_replay_that_ends_otherwise_is_noticed():
    told = summary(finished((1, 1))[0])
    assert difference(told, told) == ""
    assert "ending was 'flood'" in difference({**told, "ending": "flood"}, told)


def test_summaries_from_before_there_were_endings_are_by_points():
    old = {"status": "finished", "number": 9, "to_move": None, "scores": [3, 1], "winners": [0]}
    assert ending_of(old) == "points"
    assert difference(old, {**old, "ending": "points"}) == ""
    assert ending_of({**old, "winners": None}) is None
