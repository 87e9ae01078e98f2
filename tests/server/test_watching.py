"""What an operator watches: health, metrics, logs; and stopping in good order."""

from __future__ import annotations

import json
import logging
import re
import signal
from typing import Any

import pytest
from server.fixtures.players import guest
from server.fixtures.servers import Server
from table.fixtures.house import House, refused, settled, sit_together
from websockets.exceptions import ConnectionClosed

from firekeeper.table.errors import TableError
from firekeeper.web import messages as ms
from firekeeper.web.metrics import SECONDS, Histogram
from firekeeper.web.serve import JsonFormatter

pytest_plugins = ("table.fixtures.rooms",)

LINE = re.compile(r'firekeeper_[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+(inf)?')


async def numbers(house: House) -> dict[str, float]:
    """The metrics, after a look at their form: every line of a kind that was announced."""
    text = (await house.http.get("/metrics")).text
    kinds: set[str] = set()
    found = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            kinds.add(line.split()[2])
        elif not line.startswith("# HELP "):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            stem = re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name)
            assert stem in kinds, line
            found[name] = float(value)
    return found


@pytest.mark.anyio
async def test_metrics_count_what_happens(house: House) -> None:
    before = await numbers(house)
    _, _, wires = await sit_together(house, "Ana", "Ben")
    await settled(*wires)
    mover = next(wire for wire in wires if wire.my_turn)
    for _ in range(3):
        assert isinstance(await mover.choose(), ms.Done)
        await settled(*wires)
        mover = next(wire for wire in wires if wire.my_turn)
    await refused(mover, ms.Choose, number=0, choice="x")
    await house.http.get("/api/me")
    after = await numbers(house)

    def rise(name: str) -> float:
        return after[f"firekeeper_{name}"] - before.get(f"firekeeper_{name}", 0)

    assert rise("moves_total") == 3
    assert rise("connections_total") == rise("connections_open") == 2
    assert rise("tables_in_memory") == rise("tables_playing") == 1
    assert rise("messages_total") == rise("message_seconds_count") == 6
    assert rise('message_seconds_bucket{le="+Inf"}') == 6
    assert rise('requests_total{kind="401"}') == rise('refusals_total{kind="not_signed_in"}') == 1
    assert rise("request_seconds_count") >= 4
    assert after["firekeeper_database_errors_total"] == after["firekeeper_bot_failures_total"] == 0


@pytest.mark.anyio
async def test_a_database_that_does_not_answer_shows(tmp_path: Any) -> None:
    async with House(tmp_path) as house:
        assert (await house.http.get("/healthz")).json()["ok"]

        def broken(_: Any) -> None:
            raise house_error()

        with pytest.raises(TableError):
            house.service.store.read(broken)
        assert (await numbers(house))["firekeeper_database_errors_total"] == 1
        engine = house.service.store.engine
        house.service.store.engine = None
        answer = await house.http.get("/healthz")
        house.service.store.engine = engine
        assert (answer.status_code, answer.json()["ok"]) == (503, False)


def house_error() -> Exception:
    from sqlalchemy.exc import OperationalError

    return OperationalError("SELECT", {}, Exception("the disk is gone"))


def test_histograms_count_upwards() -> None:
    times = Histogram()
    for seconds in (0.0, 0.001, 0.02, 3.0, 100.0):
        times.observe(seconds)
    lines = dict(line.rsplit(" ", 1) for line in times.lines("x"))
    counts = [int(lines[f'x_bucket{{le="{bound:g}"}}']) for bound in SECONDS]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1], lines['x_bucket{le="+Inf"}'], lines["x_count"]) == (2, 4, "5", "5")
    assert float(lines["x_sum"]) == pytest.approx(103.021)


def test_logs_for_collectors_are_one_object_a_line() -> None:
    record = logging.LogRecord("firekeeper.web", logging.ERROR, "", 0, "two\nlines of %s", ("text",), None)
    try:
        raise ValueError("über")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == (
        "error",
        "firekeeper.web",
        "two\nlines of text",
    )
    assert "ValueError: über" in told["error"]
    assert isinstance(told["at"], float)


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_terminated_server_stops_in_good_order(server: Any, kind: str, workers: int) -> None:
    """It exits with 0, and clients are told to come back; then they do, and nothing is missing."""
    here: Server = server(kind, workers=workers)
    ana = guest(here)
    table = ana.make_table("me", "friend")
    ben = guest(here, "Ben")
    ben.join(table)
    players = [ana.play(table), ben.play(table)]
    mover = next(player for player in players if player.my_turn)
    assert isinstance(mover.choose(), ms.Done)
    assert here.process is not None
    here.process.send_signal(signal.SIGTERM)
    for player in players:
        with pytest.raises(ConnectionClosed) as closed:
            _listen(player)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012), "going away, or a restart: both mean come back"
        player.close()
    assert here.process.wait(60) == 0
    assert here.log.count("stopped: everything is saved") == workers
    here.start()
    back = ana.play(table)
    back.wait(lambda: back.number >= mover.number)
    back.close()


def _listen(player: Any) -> None:
    while True:
        player.receive()
