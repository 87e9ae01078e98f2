"""The daily table: the same seed and the same bots for everybody on the server, and a board of results.

The seed is made from the server's own secret, so nobody can know it before; like every other it is committed
to, and revealed at the end. Whoever has finished may look at the games of the others, and everybody may when
the day is over.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import UTC, datetime

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from firekeeper.table import schema, server_time
from firekeeper.table.errors import TableError
from firekeeper.table.store import Store
from firekeeper.table.summaries import ending_of

ORIGIN = "daily:"
"""Before the day, in the `origin` of a daily table."""
MOST_RESULTS = 200
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class DailyResult(Struct, frozen=True):
    """How somebody did. `lead`: points before, or behind, the best of the bots.

    `practice`: choices were taken back beyond what had been revealed. `table` is empty as long as one may not
    look at it.
    """

    name: str
    mine: bool
    score: int
    lead: int
    won: bool
    ending: str
    practice: bool
    table: str


def today() -> str:
    """The day by the server's clock, in universal time: the same for everybody."""
    return datetime.fromtimestamp(server_time.now(), UTC).date().isoformat()


def checked_day(day: str) -> str:
    """A day that has come."""
    try:
        right = bool(DAY.fullmatch(day)) and datetime.fromisoformat(day).date().isoformat() == day
    except ValueError:
        right = False
    if not right:
        raise TableError("bad_message", f"«{day}» is no day: it should be like {today()}")
    if day > today():
        raise TableError("not_found", f"the table of {day} is not there yet")
    return day


def seed_of(secret: bytes, game: str, day: str) -> str:
    """The seed of a day's table: whoever does not know the server's secret cannot guess it."""
    return hmac.new(secret, f"daily/{game}/{day}".encode(), hashlib.sha256).hexdigest()[:32]


class DailyTables:
    """Daily tables in the store. All methods block: call them from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, day: str, game: str, account: int) -> str:
        """Somebody's table of a day; empty if there is none."""
        d = schema.daily.c
        query = sa.select(d.table_id).where(d.day == day, d.game == game, d.account == account)
        return str(self.store.read(lambda connection: connection.execute(query).scalar()) or "")

    def keep(self, day: str, game: str, account: int, table: str) -> str:
        """Remember somebody's table of a day: the one they have already, if there is one."""
        row = {"day": day, "game": game, "account": account, "table_id": table}
        try:
            self.store.write(lambda connection: connection.execute(sa.insert(schema.daily).values(row)))
        except IntegrityError:
            return self.find(day, game, account)
        return table

    def may_look(self, origin: str, game: str, account: int) -> bool:
        """Whether somebody may look at the daily tables of others: after their own, or after the day."""
        day = origin.removeprefix(ORIGIN)
        if not origin.startswith(ORIGIN):
            return False
        return day < today() or (account != 0 and self._finished(day, game, account))

    def _finished(self, day: str, game: str, account: int) -> bool:
        d, t = schema.daily.c, schema.tables.c
        query = (
            sa.select(t.status)
            .join(schema.daily, d.table_id == t.id)
            .where(d.day == day, d.game == game, d.account == account)
        )
        return self.store.read(lambda connection: connection.execute(query).scalar()) == "finished"

    def board(self, day: str, game: str, account: int) -> list[DailyResult]:
        """The results of a day, the best first; those without practice before the others."""
        d, t, a = schema.daily.c, schema.tables.c, schema.accounts.c
        query = (
            sa.select(d.account, d.table_id, t.summary, a.name, a.deleted)
            .join(schema.tables, t.id == d.table_id)
            .join(schema.accounts, a.id == d.account)
            .where(d.day == day, d.game == game, t.status == "finished")
            .order_by(t.updated_at)
            .limit(2000)
        )

        def work(connection: Connection) -> list[DailyResult]:
            found = []
            for row in connection.execute(query):
                summary = msgspec.json.decode(row.summary)
                seats, scores = summary["seats"], summary["scores"] or []
                seat = next((at for at, one in enumerate(seats) if one["owner"] == row.account), None)
                if seat is None or seats[seat]["resigned"] or seat >= len(scores):
                    continue
                others = [score for at, score in enumerate(scores) if at != seat]
                found.append(
                    DailyResult(
                        "" if row.deleted else row.name,
                        row.account == account,
                        scores[seat],
                        scores[seat] - max(others, default=0),
                        seat in (summary["winners"] or []),
                        ending_of(summary) or "",
                        bool(summary.get("practice")),
                        row.table_id if looks or row.account == account else "",
                    )
                )
            return sorted(found, key=lambda one: (one.practice, not one.won, -one.lead, -one.score))

        looks = self.may_look(f"{ORIGIN}{day}", game, account)
        return self.store.read(work)[:MOST_RESULTS]
