"""Reviews being made: piece by piece, as long as somebody asks, limited, and kept."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from table.fixtures.house import House

from firekeeper.kernel.record import parse
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot
from firekeeper.table.review import Found, Outline, Piece, Review
from firekeeper.titles import rules_for
from firekeeper.web import rendering_jobs as jobs
from firekeeper.web import reviews
from firekeeper.web.renderings import Renderings
from firekeeper.web.reviews import Reviews

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parent.parent / "records" / "wendake_v2_2.json"


@pytest.fixture
def snapshot() -> GameSnapshot:
    record = parse(RECORD.read_text("utf-8"))
    header = record.header
    rules = rules_for(header.game, header.options, None, header.rules)
    return GameSnapshot(rules, header, record.seed, record.entries, True, ["Ana", "Ben"])


class Coach:
    """Instead of the real work: nothing is found, and it can be made to fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pieces = 0
        self.trouble: Exception | None = None
        monkeypatch.setattr(jobs, "review_outline", self.outline)
        monkeypatch.setattr(jobs, "review_piece", self.piece)

    def outline(self, snapshot: GameSnapshot, seat: int) -> bytes:
        return msgspec.json.encode(Outline("margin", [0, 1, 2], [[1], [2]]))

    def piece(self, snapshot: GameSnapshot, seat: int, piece: Piece, plan: Outline) -> bytes:
        if self.trouble is not None:
            raise self.trouble
        self.pieces += 1
        return msgspec.json.encode(found(piece))


def found(piece: Piece) -> Found:
    if piece.kind == "judge":
        return Found(roughs=[jobs.review.Rough(number, 0.0) for number in piece.numbers])
    return Found(moments=[jobs.review.Moment(number, 1, 0.5) for number in piece.numbers])


async def finished(all_reviews: Reviews, snapshot: GameSnapshot, seat: int = 0) -> Review:
    for _ in range(400):
        review = all_reviews.look("here", "table", snapshot, seat)
        if review.progress == 1:
            return review
        await asyncio.sleep(0.01)
    raise AssertionError("it is never finished")


async def test_it_is_made_once_and_kept(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    coach, made = Coach(monkeypatch), Reviews(Renderings(0))
    first = made.look("here", "table", snapshot, 0)
    assert (first.progress, first.moments, first.measure) == (0.0, [], "margin")
    review = await finished(made, snapshot)
    assert [moment.number for moment in review.moments] == [0, 1, 2]
    pieces = coach.pieces
    assert made.look("elsewhere", "table", snapshot, 0) == review
    packed = await kept(made, snapshot)
    assert msgspec.json.decode(gzip.decompress(packed), type=Review) == review
    assert made.look("elsewhere", "table", snapshot, 0) == review
    assert coach.pieces == pieces
    made.close()


async def kept(made: Reviews, snapshot: GameSnapshot, seat: int = 0) -> bytes:
    for _ in range(400):
        packed = await made.kept("table", snapshot, seat)
        if packed is not None:
            return packed
        await asyncio.sleep(0.01)
    raise AssertionError("it is never kept")


class Shelf:
    """Instead of the database."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int, str], bytes] = {}
        self.trouble: TableError | None = None

    def load(self, *key: Any) -> bytes | None:
        return self.rows.get(key)

    def save(self, table: str, seat: int, mark: str, packed: bytes) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.rows[table, seat, mark] = packed


async def test_it_is_there_after_a_restart(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    coach, shelf = Coach(monkeypatch), Shelf()
    store: Any = shelf
    made = Reviews(Renderings(0), store=store)
    assert await made.kept("table", snapshot, 0) is None
    review = await finished(made, snapshot)
    packed = await kept(made, snapshot)
    for _ in range(400):
        if not made.under_way:
            break
        await asyncio.sleep(0.01)
    pieces = coach.pieces
    made.close()

    again = Reviews(Renderings(0), store=store)
    assert await again.kept("table", snapshot, 0) == packed
    assert again.look("here", "table", snapshot, 0) == review
    assert (coach.pieces, again.under_way) == (pieces, 0), "nobody thinks about it again"
    assert await again.kept("table", snapshot, 1) is None, "of another seat there is none"
    nameless = replace(snapshot, names=["", "Ben"])
    assert await again.kept("table", nameless, 0) is None, "whose name is forgotten is not named"
    again.close()


async def test_what_cannot_be_kept_is_shown(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    Coach(monkeypatch)
    shelf: Any = Shelf()
    shelf.trouble = TableError("not_saved", "the disk is full")
    made = Reviews(Renderings(0), store=shelf)
    assert (await finished(made, snapshot)).progress == 1
    assert await kept(made, snapshot)
    made.close()


async def test_it_is_sent_packed_and_only_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    Coach(monkeypatch)
    ana = await house.guest("Ana")
    made = await ana.post("/api/records", content=RECORD.read_text("utf-8"))
    path = f"/api/tables/{made['table']['id']}/review?seat=0"
    for _ in range(400):
        answer = await ana.ask("GET", path)
        if "etag" in answer.headers:
            break
        await asyncio.sleep(0.01)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["progress"] == 1
    again = await ana.ask("GET", path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_it_waits_for_somebody_to_ask(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who closes the page need not wait for it; who comes back finds what was done."""
    now = 0.0
    coach, made = Coach(monkeypatch), Reviews(Renderings(0), lambda: now)
    made.look("here", "table", snapshot, 0)
    now = reviews.PATIENCE + 1
    for _ in range(200):
        await asyncio.sleep(0.01)
        if not made.under_way:
            break
    assert (made.under_way, coach.pieces) == (0, 0)
    assert (await finished(made, snapshot)).progress == 1
    made.close()


async def test_trouble_is_told_once(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    coach, made = Coach(monkeypatch), Reviews(Renderings(0))
    coach.trouble = TableError("busy", "the process has died")
    with pytest.raises(TableError, match="has died"):
        await finished(made, snapshot)
    coach.trouble = ZeroDivisionError()
    with pytest.raises(TableError, match="could not be made"):
        await finished(made, snapshot)
    coach.trouble = None
    assert (await finished(made, snapshot)).progress == 1
    made.close()


async def test_not_too_many_at_a_time(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    Coach(monkeypatch)
    monkeypatch.setattr(reviews, "MOST_UNDER_WAY", 2)
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)
    made = Reviews(Renderings(0))
    for table in ("one", "two"):
        made.look("here", table, snapshot, 0)
    with pytest.raises(TableError, match="2 reviews are being made"):
        made.look("here", "three", snapshot, 0)
    for _ in range(300):
        await asyncio.sleep(0.01)
        if not made.under_way:
            break
    made.look("here", "three", snapshot, 0)
    assert len(made._known) == 2, "the one that nobody has asked for longest is forgotten"
    made.close()


async def test_a_better_choice_is_played_at_a_new_table(house: House) -> None:
    ana = await house.guest("Ana")
    kept = await ana.post("/api/records", content=RECORD.read_text("utf-8"))
    table = kept["table"]["id"]
    record: Any = parse(RECORD.read_text("utf-8"))
    at = next(n for n, entry in enumerate(record.entries) if entry.seat == 1 and not entry.automatic)
    path = f"/api/tables/{table}/continue"
    wrong = await ana.post(path, {"number": at, "seat": 1, "choice": "end_turn"}, 409)
    assert wrong["code"] == "illegal_choice"
    choice = record.entries[at].choice
    fresh = await ana.post(path, {"number": at, "seat": 1, "choice": choice})
    assert fresh["seat"] == 1
    line = (await ana.get(f"/api/tables/{fresh['table']['id']}/timeline"))["entries"][0]
    assert (line["seat"], line["choice"]) == (1, choice)
