"""Running a server: serve, check-records, upgrades, doctor."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from copy import copy
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from server.fixtures.operators import change
from server.fixtures.servers import Server, free_port

from firekeeper.table import doctor, migrate, operations, schema
from firekeeper.table.database import connect

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


# --- check-records --------------------------------------------------------------------------------------


@BOTH
def test_good_records(run, full, kind):
    ran = run("check-records", "--db", full(kind))
    assert ran.code == 0
    assert ran.out == "3 of 3 stored games replay with this version.\n"


T, L = schema.tables, schema.lines
PLAYING, FINISHED = "tplaying", "tfinished"


def a_line(choice: str, table: str = PLAYING) -> sa.Update:
    """Line 20 says that something else was chosen."""
    body = json.dumps(
        {
            "type": "Chose",
            "seat": 0,
            "by": "account:1",
            "entries": [{"seat": 0, "choice": choice, "automatic": False}],
        }
    )
    return sa.update(L).where(L.c.table_id == table, L.c.number == 20).values(body=body.encode())


def altered(name: str, old: str, new: str, table: str) -> Callable[[str], sa.Update]:
    """Something else stands in a table's config or summary."""

    def statement(address: str) -> sa.Update:
        engine = connect(address)
        with engine.connect() as connection:
            now = connection.execute(sa.select(T.c[name]).where(T.c.id == table)).scalar_one().decode()
        engine.dispose()
        assert old in now
        return sa.update(T).where(T.c.id == table).values({name: now.replace(old, new, 1).encode()})

    return statement


BREAKS: dict[str, tuple[Callable[[str], sa.sql.expression.Executable], str]] = {
    "a choice": (lambda _: a_line("claim women_3"), "is not possible here|has to choose here"),
    "an unreadable line": (
        lambda _: sa.update(L).where(L.c.table_id == PLAYING, L.c.number == 9).values(body=b"{"),
        "truncated|malformed",
    ),
    "a lost line": (
        lambda _: sa.delete(L).where(L.c.table_id == PLAYING, L.c.number == 30),
        r"should have lines 1 to 44, but 43 of them are there",
    ),
    "a lost end": (
        lambda _: sa.delete(L).where(L.c.table_id == PLAYING, L.c.number == 44),
        r"should have lines 1 to 44, but 43 of them are there",
    ),
    "the seed": (altered("sheet", '"seed":"playing"', '"seed":"another"', PLAYING), "seed is not the one"),
    "the scores": (altered("summary", '"scores":[', '"scores":[1', FINISHED), "scores was"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_broken_records(run, full, what):
    address = full()
    statement, says = BREAKS[what]
    change(address, statement(address))
    ran = run("check-records", "--db", address, "--json")
    assert ran.code == 1
    assert ran.json["tables"] == 3
    (problem,) = ran.json["problems"]
    assert problem["table"] in (PLAYING, FINISHED)
    assert re.search(says, problem["what"]), problem
    ran = run("check-records", "--db", address)
    assert problem["what"] in ran.out
    assert "2 of 3 stored games replay with this version; 1 would be frozen." in ran.out


def test_check_records_needs_a_database(run, tmp_path):
    assert "there is no database" in run("check-records", "--db", tmp_path / "no.sqlite").refused()
    assert not (tmp_path / "no.sqlite").exists()
    (tmp_path / "text").write_text("this is not a database, it is a text" * 100)
    assert (
        "does not answer: file is not a database" in run("check-records", "--db", tmp_path / "text").refused()
    )
    assert "not a database address" in run("check-records", "--db", "mysql://here/there").refused()
    assert "does not answer" in run("check-records", "--db", "postgresql://me@127.0.0.1:1/no").refused()


# --- serving after an upgrade ------------------------------------------------------------------------------


def test_serve_takes_what_was_typed(run, served, tmp_path):
    ran = run(
        "serve", "--db", tmp_path / "a.sqlite", "--port", free_port(), "--host", "127.0.0.1", "--bots", 2,
        "--sync", "normal", "--secure-cookies", "--json-logs", "--open",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    ((config, more),) = served
    assert (config.database, config.bot_workers, config.sync) == (str(tmp_path / "a.sqlite"), 2, "normal")
    assert config.secure_cookies
    assert more["json_logs"]
    assert more["open_browser"]
    assert migrate.revision(config.database) == migrate.newest()
    assert Path(config.database).stat().st_mode & 0o077 == 0, "it holds secrets: nobody else may read it"


def test_serve_refuses(run, served, tmp_path, server):
    address = str(tmp_path / "a.sqlite")
    here: Server = server(address)
    port = free_port()
    used = run("serve", "--db", address, "--port", here.port).refused()
    assert "is in use; stop what uses it, or choose another --port" in used
    for host, said in (
        ("no.such.host.invalid", "no such address"),
        ("192.0.2.1", "no address of this computer"),
    ):
        assert said in run("serve", "--db", address, "--host", host, "--port", port).refused()
    badly_written = run("serve", "--db", "postgresql://me:secret@host:port/name", "--port", port).refused()
    assert (
        "«postgresql://me:***@host:port/name» is not a database address: write a file name" in badly_written
    )
    assert "it is a folder; name a file in it" in run("serve", "--db", tmp_path, "--port", port).refused()
    assert "nothing can be written beside" in run("serve", "--db", "/proc/a.sqlite", "--port", port).refused()
    new = tmp_path / "new.sqlite"
    assert (
        "no such directory" in run("serve", "--db", new, "--pack", tmp_path / "no", "--port", port).refused()
    )
    assert not new.exists(), "nothing was made"
    several = run("serve", "--db", address, "--port", port, "--workers", 2)
    assert "give a PostgreSQL address" in several.refused()
    assert "it can be full or normal" in run("serve", "--db", address, "--sync", "off").refused()
    assert "not a database address" in run("serve", "--db", "sqlite://", "--port", port).refused()
    assert "no folder" in run("serve", "--db", tmp_path / "no" / "a.sqlite", "--port", port).refused()
    assert "whole number from 1 to 65535" in run("serve", "--port", 0).refused()
    nobody = run("serve", "--db", "postgresql://me:secret@127.0.0.1:1/no", "--port", port).refused()
    assert "postgresql://me:***@127.0.0.1:1/no does not answer" in nobody
    assert served == []


def test_one_server_for_each_file(run, served, tmp_path):
    address = str(tmp_path / "a.sqlite")
    with operations.claimed(address):
        assert operations.in_use(address)
        ran = run("serve", "--db", address, "--port", free_port())
        assert "another server is using" in ran.refused()
    assert not operations.in_use(address)
    assert run("serve", "--db", address, "--port", free_port()).code == 0


def test_records_are_checked_only_when_something_has_changed(run, served, full, monkeypatch):
    address = full()
    checked: list[str] = []
    real = operations.check_records
    monkeypatch.setattr(operations, "check_records", lambda *all_: checked.append("") or real(*all_))
    assert run("serve", "--db", address, "--port", free_port()).code == 0
    assert checked == []
    change(address, sa.delete(schema.settings).where(schema.settings.c.name == operations.RULES))
    ran = run("serve", "--db", address, "--port", free_port())
    assert ran.code == 0
    assert "All 3 stored games were replayed" in ran.err
    assert run("serve", "--db", address, "--port", free_port()).code == 0
    assert checked == [""]


@pytest.mark.parametrize("changed", ["program", "rules", "pack"])
def test_whatever_replays_records_may_not_change_unnoticed(full, monkeypatch, changed):
    """Also the program alone: rules can change without a new version, by mistake."""
    address = full()
    assert operations.before_upgrade(address) is None
    if changed == "program":
        monkeypatch.setattr(operations, "program", lambda: "another")
    else:
        real = operations.rules_for

        def other(*asked):
            made = copy(real(*asked))
            setattr(made, "version" if changed == "rules" else "pack", "another")
            return made

        monkeypatch.setattr(operations, "rules_for", other)
    checked = operations.before_upgrade(address)
    assert checked is not None
    assert checked.tables == 3


@BOTH
def test_a_database_of_a_newer_version(run, served, full, kind):
    address = full(kind)
    change(address, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    for command in ("serve", "check-records", "backup x"):
        assert "made by a newer Firekeeper" in run(*command.split(), "--db", address).refused()
    assert served == []


def test_serve_for_real(tmp_path):
    """The command itself: serves, says where, and stops with Ctrl+C."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "firekeeper", "serve", "--port", str(port), "--json-logs"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        env={**os.environ, "FIREKEEPER_DB": "mine.sqlite"},
        text=True,
    )
    try:
        limit = time.monotonic() + 120
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").json()["ok"]
                break
            except httpx.HTTPError:
                assert time.monotonic() < limit
                time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode in (0, 130)
    assert f"http://localhost:{port}" in said
    assert "mine.sqlite" in said
    logged = [json.loads(line)["message"] for line in said.splitlines()]
    assert logged[0].startswith("serving at http://localhost")
    assert logged[-1] == "stopped: everything is saved"
    assert "Traceback" not in said
    assert (tmp_path / "mine.sqlite").exists()


# --- doctor ----------------------------------------------------------------------------------------------


def marks(findings: list[doctor.Finding]) -> dict[str, str]:
    return {finding.what: finding.mark for finding in findings}


@BOTH
def test_a_healthy_server(run, full, kind):
    ran = run("doctor", "--db", full(kind), "--port", free_port(), "--json")
    assert ran.code == 0
    found = {finding["what"]: finding for finding in ran.json}
    assert {name for name, finding in found.items() if finding["mark"] != "ok"} <= {
        "engine",
        "browser client",
    }
    assert all(finding["advice"] for finding in ran.json if finding["mark"] != "ok")
    assert found["records"]["found"] == "the latest 3 games replay"
    assert found["bots"]["found"]


def test_doctor_before_the_first_start(tmp_path):
    findings = doctor.examine(str(tmp_path / "new.sqlite"), port=free_port())
    assert "fail" not in marks(findings).values()
    assert not (tmp_path / "new.sqlite").exists()


def test_the_doctor_finds(run, full, tmp_path, monkeypatch):
    address = full()
    change(address, a_line("claim women_3"))
    ran = run("doctor", "--db", address, "--port", free_port())
    assert ran.code == 1
    assert "[fail]  records" in ran.out
    assert "check-records lists all" in ran.out
    for bad in ("postgresql://me@127.0.0.1:1/no", "mysql://x/y", str(tmp_path / "no" / "a.sqlite")):
        found = doctor.database_answers(bad)
        assert found.mark == "fail"
        assert found.advice
    monkeypatch.setattr(doctor, "TOO_LITTLE", 1 << 62)
    assert doctor.disk(address).mark == "fail"
    change(address, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert doctor.migrations(address).mark == "fail"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert doctor.free_port("127.0.0.1", taken.getsockname()[1]).mark == "warn"
    assert doctor.rules(tmp_path / "no such pack").mark == "fail"


def test_the_doctor_finds_a_damaged_file(full):
    address = full()
    engine = connect(address)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    assert doctor.intact(address).mark == "ok"
    size = os.path.getsize(address)
    with open(address, "r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))
    assert doctor.intact(address).mark == "fail"


@pytest.mark.parametrize("command", ["serve", "check-records", "backup", "restore", "doctor"])
def test_help_shows_examples(run, command, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    shown = run(command, "--help")
    assert shown.code == 0
    examples = [line.strip() for line in shown.out.split("Examples")[1].splitlines() if line.strip()]
    assert all(line.startswith(f"firekeeper {command}") and len(line) <= 78 for line in examples)
    assert examples


def test_the_commands_of_the_handbook_exist(run, monkeypatch):
    """Every command in docs/self-hosting.md, with the options it shows."""
    monkeypatch.setenv("COLUMNS", "200")
    text = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    shown = re.findall(r"firekeeper (serve|doctor|backup|restore|check-records)\b([^`\n|]*)", text)
    assert {command for command, _ in shown} == {"serve", "doctor", "backup", "restore", "check-records"}
    for command, rest in shown:
        known = run(command, "--help").out
        for option in re.findall(r"--[a-z-]+", rest):
            assert option in known, f"{command} {option}"
    for option in re.findall(r"`(--[a-z-]+)", text):
        assert any(option in run(command, "--help").out for command in ("serve", "restore")), option
