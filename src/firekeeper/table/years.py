"""A person's year: games, wins, opponents and bots beaten, best scores, the last replays.

It is theirs alone, unless they share it by a link; then without the names of others.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from firekeeper.table import schema
from firekeeper.table.daily import ORIGIN as DAILY
from firekeeper.table.errors import TableError
from firekeeper.table.store import Store
from firekeeper.table.summaries import ending_of

MOST_GAMES = 5000
LAST = 12


class YearGame(Struct):
    """A title: how often played and won, the best score, how often on which seat. Practice counts apart."""

    game: str
    played: int = 0
    won: int = 0
    best: int | None = None
    best_table: str = ""
    practice: int = 0
    seats: list[int] = []


class Met(Struct):
    """Somebody one has played with: how often, and how often they did not win while one did oneself."""

    name: str
    played: int = 0
    beaten: int = 0


class YearResult(Struct, frozen=True):
    """One game. `practice`: the seed was known, or choices were taken back beyond what had been revealed."""

    table: str
    game: str
    at: float
    score: int
    place: int
    players: int
    won: bool
    practice: bool
    daily: bool
    ending: str


class Year(Struct, frozen=True):
    """A year of a person. `people` and the addresses of games are only there for themselves."""

    name: str
    year: int
    years: list[int]
    games: list[YearGame]
    people: list[Met]
    bots: list[Met]
    last: list[YearResult]
    shared: str


class Years:
    """Years in the store. All methods block: call them from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def share(self, account: int, shared: bool) -> str:
        """Let whoever has the link see one's year, or nobody; the key of the link. A new one each time."""
        t = schema.shared_years
        key = secrets.token_urlsafe(12) if shared else ""

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(t).where(t.c.account == account))
            if key:
                connection.execute(sa.insert(t).values(account=account, key=key))

        self.store.write(work)
        return key

    def shared_by(self, key: str) -> int:
        """Whose year this is the key of."""
        s = schema.shared_years.c
        found = self.store.read(
            lambda connection: connection.execute(sa.select(s.account).where(s.key == key)).scalar()
        )
        if found is None:
            raise TableError("not_found", "nobody shares a year by this link, or not any more")
        return int(found)

    def year(self, account: int, year: int, own: bool) -> Year:
        """A year of a person, for themselves or for others."""
        t, m, a, s = schema.tables.c, schema.members.c, schema.accounts.c, schema.shared_years.c
        tables = (
            sa.select(t.id, t.game, t.sheet, t.summary, t.updated_at)
            .join(schema.members, m.table_id == t.id)
            .where(m.account == account, t.status == "finished")
            .order_by(t.updated_at.desc())
            .limit(MOST_GAMES)
        )

        def work(connection: Connection) -> tuple[str, str, list[Any]]:
            name = connection.execute(sa.select(a.name).where(a.id == account)).scalar_one()
            key = connection.execute(sa.select(s.key).where(s.account == account)).scalar() or ""
            return name, key, list(connection.execute(tables))

        name, key, rows = self.store.read(work)
        sheet = _Sheet(account, year)
        for row in rows:
            sheet.add(row)
        people = sheet.most(sheet.people) if own else []
        last = sheet.last[:LAST]
        games = sorted(sheet.games.values(), key=lambda one: -one.played - one.practice)
        if not own:
            last = [msgspec.structs.replace(one, table="") for one in last]
            games = [msgspec.structs.replace(one, best_table="") for one in games]
        years = sorted(sheet.years | {year}, reverse=True)
        return Year(name, year, years, games, people, sheet.most(sheet.bots), last, key if own else "")


class _Sheet:
    """What is counted of one person's games."""

    def __init__(self, account: int, year: int) -> None:
        self.account = account
        self.year = year
        self.years: set[int] = set()
        self.games: dict[str, YearGame] = {}
        self.people: dict[str, Met] = {}
        self.bots: dict[str, Met] = {}
        self.last: list[YearResult] = []

    def add(self, row: Any) -> None:
        """Count a finished table, if its person has played it to the end from its beginning."""
        summary, config = msgspec.json.decode(row.summary), msgspec.json.decode(row.sheet)
        seats, scores, winners = summary["seats"], summary["scores"], summary["winners"]
        origin = config["origin"]
        seat = next((at for at, one in enumerate(seats) if one["owner"] == self.account), None)
        if seat is None or scores is None or winners is None or (origin and not origin.startswith(DAILY)):
            return
        self.years.add(datetime.fromtimestamp(row.updated_at, UTC).year)
        if datetime.fromtimestamp(row.updated_at, UTC).year != self.year:
            return
        won = seat in winners and not seats[seat]["resigned"]
        practice = bool(summary.get("practice"))
        place = 1 + sum(score > scores[seat] for score in scores)
        self.last.append(
            YearResult(
                row.id, row.game, row.updated_at, scores[seat], place, len(scores), won, practice,
                origin.startswith(DAILY), ending_of(summary) or "",
            )
        )  # fmt: skip
        game = self.games.setdefault(row.game, YearGame(row.game, seats=[]))
        if practice:
            game.practice += 1
            return
        game.played += 1
        game.won += won
        game.seats += [0] * (len(seats) - len(game.seats))
        game.seats[seat] += 1
        if game.best is None or scores[seat] > game.best:
            game.best, game.best_table = scores[seat], row.id
        met: dict[tuple[str, str], bool] = defaultdict(bool)
        for at, one in enumerate(seats):
            if at != seat and one["kind"] in ("human", "bot") and (one["owner_name"] or one["bot"]):
                kind = "bot" if one["kind"] == "bot" else "human"
                met[kind, one["bot"] if kind == "bot" else one["owner_name"]] |= won and at not in winners
        for (kind, who), beaten in met.items():
            known = (self.bots if kind == "bot" else self.people).setdefault(who, Met(who))
            known.played += 1
            known.beaten += beaten

    def most(self, met: dict[str, Met]) -> list[Met]:
        return sorted(met.values(), key=lambda one: (-one.played, one.name))[:50]
