"""The server's benchmark: that it counts what the other seats receive, on both sides. Nothing is timed."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.fixtures.servers import free_port

from firekeeper.bench.server import measures
from firekeeper.bench.server.disturbance import Disturbance, Waits, disturb, with_answers
from firekeeper.bench.server.load import Lost, Play, Run, Tally, cpu_seconds, play
from firekeeper.bench.server.ours import OurPlayer, OurServer
from firekeeper.bench.server.peer import NAME, PeerPlayer
from firekeeper.bench.server.visitors import Visit, visit
from firekeeper.bench.server.wire import Wire, WireError, connect
from firekeeper.web.messages import VERSION


class FakeWire:
    """A connection that notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def listen(self, hear: Any, failed: Any) -> None:
        self.hear, self.failed = hear, failed

    def send(self, text: bytes) -> None:
        self.sent.append(text)


# --- counting --------------------------------------------------------------------------------------


def test_only_what_other_seats_receive_counts() -> None:
    tally = Tally(seats=3)
    table = Play(tally)
    tally.counting = True
    sent: list[int] = []
    table.choose(1, 7, lambda: sent.append(7))
    assert sent == [7]
    table.received(1, 7)
    assert tally.received == 0, "the mover's own update"
    table.received(0, 7)
    table.received(2, 7)
    assert tally.moves == 1
    table.received(0, 7)
    table.received(0, 8)
    assert tally.moves == 1, "heard twice, or of a move nobody made"
    assert len(tally.waits) == 2


def test_what_arrives_before_or_after_the_measured_time_does_not_count() -> None:
    tally = Tally(seats=2)
    table = Play(tally)
    table.choose(0, 1, lambda: None)
    table.received(1, 1)
    assert tally.moves == 0


def update(count: int, to_move: int | None, *choices: str) -> bytes:
    turn = {"number": count, "to_move": to_move, "choices": [{"text": text} for text in choices]}
    return msgspec.json.encode({"type": "update", "after": count - 1, "count": count, "turn": turn})


async def our_player(seat: int, play: Play) -> tuple[OurPlayer, Any]:
    wire: Any = FakeWire()
    player = OurPlayer(wire, seat, play, words=True)
    turn = {"number": 4, "to_move": 0, "choices": []}
    wire.hear(msgspec.json.encode({"type": "full", "count": 4, "turn": turn}))
    return player, wire


def test_our_players_choose_when_it_is_their_turn() -> None:
    async def run() -> None:
        tally = Tally(seats=2)
        player, wire = await our_player(1, Play(tally))
        assert json.loads(wire.sent[0]) == {"type": "hello", "version": VERSION, "words": True}
        assert player.greeted.done()
        player.begin()
        assert len(wire.sent) == 1, "it is the other's turn"
        wire.hear(update(5, 1, "pass"))
        assert json.loads(wire.sent[1]) == {
            "type": "choose",
            "number": 5,
            "step": 0,
            "choice": "pass",
            "id": 1,
        }
        wire.hear(b'{"type":"done","id":1}')
        assert tally.errors == []

    asyncio.run(run())


def test_gaps_refusals_and_lost_connections_are_errors() -> None:
    async def run() -> None:
        tally = Tally(seats=2)
        _, wire = await our_player(1, Play(tally))
        wire.hear(update(6, 0))
        wire.hear(b'{"type":"refused","id":1,"message":"not your turn"}')
        wire.failed("the server hung up")
        assert tally.errors == ["an update from 5 on came after 4", "not your turn", "the server hung up"]

    asyncio.run(run())


def test_the_end_of_a_game_leads_to_the_next_table() -> None:
    async def run() -> None:
        table = Play(Tally(seats=2))
        ended: list[bool] = []
        table.over = lambda: ended.append(True)
        player, wire = await our_player(1, table)
        player.begin()
        wire.hear(update(5, None))
        assert ended == [True]

    asyncio.run(run())


def test_the_peers_players_speak_socket_io() -> None:
    async def run() -> None:
        tally = Tally(seats=2)
        tally.counting = True
        table = Play(tally)
        wire: Any = FakeWire()
        player = PeerPlayer(wire, "m1", 1, "secret", table)
        wire.hear(b'0{"sid":"x"}')
        wire.hear(b'40/table,{"sid":"y"}')
        wire.hear(b"2")
        assert wire.sent == [b"40/table,", b'42/table,["sync","m1","1","secret"]', b"3"]
        state = {"G": {}, "ctx": {"currentPlayer": "0"}, "_stateID": 0}
        wire.hear(b"42/table," + msgspec.json.encode(["sync", "m1", {"state": state, "log": []}]))
        assert player.greeted.done()
        player.begin()
        table.choose(0, 1, lambda: None)  # somebody else
        state = {"G": {}, "ctx": {"currentPlayer": "1"}, "_stateID": 1}
        wire.hear(b"42/table," + msgspec.json.encode(["update", "m1", state]))
        assert tally.moves == 1
        name, action, number, match, seat = json.loads(wire.sent[3].removeprefix(b"42/table,"))
        assert (name, number, match, seat) == ("update", 1, "m1", "1")
        assert action["payload"] == {
            "type": "play", "args": [1], "playerID": "1", "credentials": "secret",
        }  # fmt: skip
        wire.hear(b'42/table,["matchData","m1",[]]')
        wire.hear(b"44refused")
        assert tally.errors == ["44refused"]

    asyncio.run(run())


# --- real connections ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_tables_play_on_a_real_server(tmp_path: Path, seats: int) -> None:
    """A tiny run: everything that is sent arrives, nothing is refused, and the games move on."""

    async def run() -> Run:
        async with OurServer(tmp_path, free_port(), words=seats == 4) as server:
            return await play(server, tables=2, seats=seats, warm_up=0.0, seconds=0.3, spare=2)

    found = asyncio.run(run())
    assert found.errors == []
    assert found.moves > 0
    assert (found.tables, found.seats) == (2, seats)
    assert 0 < found.p50 <= found.p99


def test_a_server_that_does_not_start_is_quoted(tmp_path: Path) -> None:
    async def run() -> None:
        async with OurServer(tmp_path, free_port(), database="postgresql://nobody@127.0.0.1:1/none"):
            raise AssertionError("it has started")

    with pytest.raises(Lost, match="our server did not start"):
        asyncio.run(run())


def test_a_connection_that_is_refused_says_why() -> None:
    async def run() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            with pytest.raises(WireError, match="403 Forbidden"):
                await connect(server.sockets[0].getsockname()[1], "/")

    asyncio.run(run())


def test_frames_come_in_any_pieces() -> None:
    """Lengths in one, three and nine bytes, cut anywhere."""

    async def run() -> None:
        texts = [b"a" * size for size in (0, 5, 125, 126, 70_000)]
        wire = Wire("/", {})
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        for text in texts:
            size = len(text)
            wide = 0 if size < 126 else 2 if size < 65_536 else 8
            head = {0: bytes((size % 126,)), 2: b"\x7e", 8: b"\x7f"}[wide] + size.to_bytes(wide or 1)[:wide]
            stream += b"\x81" + head + text
        for at in range(0, len(stream), 7):
            wire.data_received(stream[at : at + 7])
        heard: list[Any] = []
        wire.listen(heard.append, heard.append)
        assert heard == texts

    asyncio.run(run())


# --- rows ------------------------------------------------------------------------------------------


def made(rate: float, p99: float = 10.0, errors: int = 0) -> Run:
    return Run(32, 4, 1.0, rate, rate, 0.5, None, 5.0, p99, ["lost"] * errors)


def runs(ours: float, peer: float, p99: float = 10.0, errors: int = 0) -> dict[str, list[Run]]:
    found = {f"{NAME}, its own FlatFile, 4 seats": [made(peer / 2)]}
    found["ours, told in words, 4 seats"] = [made(ours / 2)]
    for seats in (2, 4):
        found[f"ours, {seats} seats"] = [made(1.0, p99), made(ours, p99), made(9e9, p99)]
        found[f"{NAME}, {seats} seats"] = [made(peer)]
        found[f"{NAME}, a tiny game, {seats} seats"] = [made(peer * 2)]
    found["ours, 200 tables held for 60 s, 4 seats"] = [made(200.0, errors=errors)]
    for processes, apart, grown in ((1, False, 1.0), (2, False, 1.5), (2, True, 0.5)):
        found[measures.scaled(processes, apart)] = [made(100.0 * grown)]
    return found


def disturbance(calm: float, disturbed: float, errors: int = 0) -> Disturbance:
    """Calm windows in which a move takes `calm` milliseconds, and disturbed ones; `/api/me` a tenth of it."""

    def windows(p99: float) -> list[Waits]:
        return [Waits(made(60.0, each, errors), 1.0, each / 10, 500) for each in (p99 / 9, p99, p99 * 9)]

    return Disturbance(30, windows(calm), windows(disturbed))


@pytest.mark.parametrize(
    ("ours", "p99", "disturbed", "errors", "verdicts"),
    [
        (2000, 49.9, 20.0, 0, [True, True, True, True, True, True, True]),
        (1999, 50.0, 20.1, 1, [False, False, False, False, False, False, False]),
    ],
)
def test_rows_and_bars(ours: float, p99: float, disturbed: float, errors: int, verdicts: list[bool]) -> None:
    rows = measures.rows(runs(ours, 1000, p99, errors), disturbance(10.0, disturbed, errors))
    assert [row.ok for row in rows if row.bar is not None] == verdicts
    by_name = {row.what: row for row in rows}
    assert by_name["moves/s, 2 seats"].ours == ours, "the median"
    assert by_name["moves/s, 4 seats, the peer with a tiny game"].ratio == ours / 2000
    name = "ours, PostgreSQL, 2 {}, 4 seats"
    assert by_name[f"moves/s: {name.format('workers')}"].ratio == 1.5
    assert by_name[f"moves/s: {name.format('servers')}"].ratio == 0.5
    assert by_name[f"for a second of the servers' processors: {name.format('servers')}"].ours == 100.0
    wait = by_name["with 30 renderings under way: p99 of /api/me in milliseconds"]
    assert (wait.ours, wait.peer) == (disturbed / 10, 1.0), "medians"


def test_a_run_that_ran_out_of_tables_misses_a_bar() -> None:
    """Fewer tables than were meant to play are no measure of a server's speed."""
    found = runs(2000, 1000)
    found["ours, 2 seats"][0].errors.append("all spare tables are used up: the run was too long for them")
    rows = {row.what: row for row in measures.rows(found)}
    assert rows["errors: all other runs of ours"].ok is False
    assert rows["errors: ours, 200 tables held for 60 s, 4 seats"].ok is True


def test_whoever_finds_no_other_table_says_so() -> None:
    sat: list[str] = []

    class Over:
        """A player whose game is over at once."""

        def __init__(self, here: Play) -> None:
            self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.greeted.set_result(None)
            self.begin = lambda: here.over()

        def close(self) -> None:
            pass

    class Short:
        """A server whose games are over at once."""

        async def tables(self, count: int, seats: int) -> list[str]:
            return [f"table {number}" for number in range(count)]

        async def sit(self, table: str, seat: int, here: Play) -> Any:
            sat.append(table)
            return Over(here)

        def processes(self) -> list[int]:
            return []

    async def run() -> None:
        await play(Short(), tables=1, seats=2, warm_up=0.1, seconds=0.1, spare=2)

    with pytest.raises(Lost, match="nobody received a move; all spare tables are used up"):
        asyncio.run(run())
    assert len(set(sat)) == 3, "they went on at both of the others"


# --- disturbance -------------------------------------------------------------------------------------


def test_play_goes_on_while_visitors_look_back(tmp_path: Path) -> None:
    """A tiny run: moves and answers arrive in both windows, and renderings are made in one of them."""

    async def run() -> Disturbance:
        async with OurServer(tmp_path, free_port(), words=True) as server:
            return await disturb(server, renderings=5, games=1, tables=2, seconds=1.0, rounds=1)

    found = asyncio.run(run())
    for waits in (*found.calm, *found.disturbed):
        assert waits.run.errors == []
        assert waits.run.moves > 0
        assert 0 < waits.me_p50 <= waits.me_p99
    assert found.calm[0].rendered == 0
    assert found.disturbed[0].rendered > 0


def test_to_be_told_that_it_is_too_much_is_an_answer() -> None:
    calm = Waits(made(60.0), 1.0, 2.0, 500)
    found = with_answers(calm, {"200": 40, "429": 7})
    assert (found.rendered, found.refused, found.run.errors) == (40, 7, [])
    found = with_answers(calm, {"429": 7, "500": 1})
    assert found.run.errors == [
        "visitors were answered otherwise, by status: {'500': 1}",
        "nothing was rendered",
    ]


def test_a_disturbance_alone_has_its_rows() -> None:
    rows = measures.rows({}, disturbance(10.0, 20.0))
    assert [row.ok for row in rows] == [True, True, True]


def test_visitors_keep_so_many_requests_under_way_and_count_the_answers() -> None:
    async def run() -> tuple[int, Counter[int], set[bytes]]:
        under_way = most = 0
        asked: set[bytes] = set()
        over = asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            head = await reader.readuntil(b"\r\n\r\n")
            asked.add(head.split()[1])
            assert b"Authorization: Bearer secret" in head
            await asyncio.sleep(0.01)
            refused = b" /2 " in head
            writer.write(b"HTTP/1.1 429 Too Many\r\n\r\n" if refused else b"HTTP/1.1 200 OK\r\n\r\nbody")
            writer.close()
            under_way -= 1
            if len(asked) >= 10:
                over.set()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            job = Visit(port, 4, [f"/{number}" for number in range(20)], "secret")
            answers = await visit(job, over)
        return most, answers, asked

    most, answers, asked = asyncio.run(run())
    assert most == 4
    assert answers[200] >= 3
    assert answers[429] >= 1
    assert b"/0" in asked


def test_the_peer_carries_as_much_as_our_spectators_see() -> None:
    for seats in (2, 4):
        assert len(measures.big(seats)) > 4000
        assert len(measures.TINY) < 100
    assert "players" in msgspec.json.decode(measures.big(2))


def test_processor_time_of_a_process_that_is_gone_is_not_known() -> None:
    assert cpu_seconds([2**30]) is None
