"""A store with half a million lines: no request reads them all, and nobody keeps others from writing.

What is counted is the work of SQLite, not seconds: a transaction that writes may take so many steps of its
virtual machine, and no statement may go through a whole table of lines.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from table.fixtures.house import House, Person, sit_together

from firekeeper.table import accounts, migrate, schema
from firekeeper.table import log_entries as le
from firekeeper.table.database import connect
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

LINES = 500_000
MOST_STEPS = 200_000
"""About 20 ms on a slow machine; to read all lines takes millions."""
PRECISION = 1000


class Steps:
    """Counts the steps of every transaction that writes, and keeps all statements."""

    def __init__(self, engine: sa.Engine) -> None:
        self.statements: set[str] = set()
        self.writing: list[tuple[int, str]] = []
        self._steps = 0
        self._first = ""
        for event, listener in (
            ("connect", self._connected),
            ("before_cursor_execute", self._executed),
            ("commit", self._ended),
            ("rollback", self._ended),
        ):
            sa.event.listen(engine, event, listener)

    def _connected(self, connection: Any, _: Any) -> None:
        connection.set_progress_handler(self._step, PRECISION)

    def _step(self) -> int:
        self._steps += PRECISION
        return 0

    def _executed(self, _c: Any, _cursor: Any, statement: str, _p: Any, _x: Any, _many: bool) -> None:
        self.statements.add(statement)
        if not self._first and not statement.lstrip().startswith(("SELECT", "PRAGMA", "BEGIN")):
            self._first, self._steps = statement, 0

    def _ended(self, _: Any) -> None:
        if self._first:
            self.writing.append((self._steps, self._first))
        self._first = ""


def fill(path: Path) -> None:
    """Many tables of people whom nobody here knows, each with a thousand lines."""
    with sqlite3.connect(path) as raw:
        model = raw.execute("SELECT * FROM tables LIMIT 1").fetchone()
        names = [row[1] for row in raw.execute("PRAGMA table_info(tables)")]
        marks = ", ".join("?" * len(names))
        for at in range(LINES // 1000):
            row = [
                f"full{at:06}" if name == "id" else value for name, value in zip(names, model, strict=True)
            ]
            raw.execute(f"INSERT INTO tables VALUES ({marks})", row)
        body = b'{"type":"Said","seat":0,"account":99999,"name":"Somebody","language":"en","text":"again"}'
        raw.execute(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
            "INSERT INTO lines (table_id, number, at, body) "
            "SELECT printf('full%06d', i / 1000), i % 1000 + 1, 1.0, ? FROM n",
            (LINES, body),
        )
        raw.execute("INSERT INTO speakers SELECT id, 99999 FROM tables WHERE id LIKE 'full%'")
        assert raw.execute("SELECT count(*) FROM lines").fetchone()[0] > LINES


async def everything(house: House, person: Person, table: str) -> None:
    """What people do beside playing."""
    for path in (
        "/api/me",
        "/api/me/export",
        f"/api/tables/{table}",
        f"/api/tables/{table}/recap",
        "/healthz",
    ):
        await person.get(path)
    for which in ("mine", "open", "watch", "finished"):
        await person.get(f"/api/tables?which={which}&limit=200")
    await person.post("/api/me/language", {"language": "fr"}, status=204)


async def test_nobody_keeps_others_from_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as house:
        table, (ana, ben), (wire, _) = await sit_together(house, "Ana", "Ben")
        for at in range(30):
            assert isinstance(await wire.ask(ms.Say, text=f"word {at}"), ms.Done)
        fill(tmp_path / "house.sqlite")
        engine = house.service.store.engine
        engine.dispose()  # new connections are counted
        steps = Steps(engine)
        monkeypatch.setattr(accounts, "ROWS_AT_ONCE", 10)
        await everything(house, ben, table)
        farewell = await ana.ask("DELETE", "/api/me", {"proof": ana.code})
        assert farewell.status_code == 204, farewell.text
        assert steps.writing
        long = [found for found in steps.writing if found[0] > MOST_STEPS]
        assert not long, f"too much work while others cannot write: {long}"
        with sqlite3.connect(tmp_path / "house.sqlite") as raw:
            plans = {
                statement: [row[3] for row in raw.execute(f"EXPLAIN QUERY PLAN {statement}", ("",) * marks)]
                for statement in steps.statements
                if not statement.startswith(("PRAGMA", "BEGIN"))
                for marks in [statement.count("?")]
            }
            kept = raw.execute("SELECT body FROM lines WHERE table_id = ?", (table,)).fetchall()
        whole = [key for key, plan in plans.items() for step in plan if step.split()[:2] == ["SCAN", "lines"]]
        assert not whole, f"these read all lines: {whole}"
        assert len([body for (body,) in kept if b'"text":"word' in body]) == 30
        assert not [body for (body,) in kept if b"Ana" in body], "the name has gone"
        assert [body for (body,) in kept if b"Ben" in body]


async def test_what_a_spectator_said_is_forgotten_and_exported(house: House) -> None:
    """They never sat at the table, and are found there all the same."""
    table, _, _ = await sit_together(house, "Cleo", "Dan")
    eve = await house.guest("Eve")
    wire = await eve.connect(table)
    said = await wire.ask(ms.Say, text="hello from the hill")
    if isinstance(said, ms.Refused):
        pytest.fail(said.message)
    exported = await eve.get("/api/me/export")
    assert [line["text"] for line in exported["chat"]] == ["hello from the hill"]
    assert (await eve.ask("DELETE", "/api/me", {"proof": eve.code})).status_code == 204
    assert [line.name for _, _, line in house.hub.rooms[table].table.chat] == [""]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_older_database_learns_who_has_spoken(kind: str, database: Callable[[str], str]) -> None:
    url = database(kind)
    migrate.upgrade(url, "0004")
    engine = connect(url)
    said = le.encode(le.Said(0, 7, "Ana", "en", "hello"))
    table = {
        "id": "t", "game": "wendake", "sheet": b"{}", "invitation": "", "listed": True, "spectators": True,
        "status": "open", "count": 2, "summary": b"{}", "created_at": 1.0, "updated_at": 1.0,
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.tables), table)
        rows = [le.encode(le.Stood(0)), said, said]
        lines = [{"table_id": "t", "number": at, "at": 1.0, "body": body} for at, body in enumerate(rows, 1)]
        connection.execute(sa.insert(schema.lines), lines)
    migrate.upgrade(url)
    with engine.connect() as connection:
        assert connection.execute(sa.select(schema.speakers)).all() == [("t", 7)]
    engine.dispose()
