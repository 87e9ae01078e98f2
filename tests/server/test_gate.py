"""The gate in front of looking back: one after another, addresses in turn, play in between."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path

import httpx
import pytest
from table.fixtures.house import House, Person

from firekeeper.table import history
from firekeeper.table.errors import TableError
from firekeeper.table.limits import LIMITS, Limits
from firekeeper.web import gate
from firekeeper.web.gate import MOST, PER_SECOND, Gate

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parent.parent / "records" / "wendake_v2_2.json"


class Time:
    """A clock that goes on when it is told to, with what is to be done later."""

    def __init__(self) -> None:
        self.now = 100.0
        self._order = count()
        self._due: list[tuple[float, int, Callable[[], None]]] = []

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self.now + seconds, next(self._order), work))

    async def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while self._due and self._due[0][0] <= until:
            self.now, _, work = heapq.heappop(self._due)
            work()
            await settle()
        self.now = until


async def settle() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


class Crowd:
    """Visitors who ask again as soon as they are answered, and how often each was."""

    def __init__(self, scale: float = 1e9) -> None:
        self.time = Time()
        self.gate = Gate(Limits(scale, lambda: self.time.now), lambda: self.time.now, self.time.later)
        self.answers: dict[str, int] = {}
        self.refusals: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.moments: Counter[float] = Counter()

    def come(self, address: str, work: Callable[[], None] = lambda: None) -> asyncio.Task[None]:
        self.answers[address] = self.refusals[address] = 0
        task = asyncio.create_task(self._ask(address, work))
        self.tasks.append(task)
        return task

    async def _ask(self, address: str, work: Callable[[], None]) -> None:
        while True:
            try:
                await self.gate.enter("replay", address)
            except TableError:
                self.refusals[address] += 1
                self.moments[self.time.now] += 1
            else:
                self.answers[address] += 1
                self.moments[self.time.now] += 1
                work()

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.mark.parametrize("visitors", [1, 30, 300])
async def test_so_many_pass_in_a_second_whoever_asks(visitors: int) -> None:
    """Each from an address of its own, and without a pause: refusals are no way around it either."""
    crowd = Crowd()
    for number in range(visitors):
        crowd.come(f"address {number}")
    await settle()
    await crowd.time.pass_by(10.0)
    passed, refused = sum(crowd.answers.values()), sum(crowd.refusals.values())
    assert passed == pytest.approx(10 * PER_SECOND, abs=2)
    assert refused <= 10 * gate.REFUSALS_PER_SECOND
    assert bool(refused) == (visitors > MOST)
    assert crowd.gate.waiting <= MOST
    assert max(crowd.moments.values()) <= 2, "an answer and a refusal; never many of them at once"
    await crowd.leave()


async def test_addresses_take_turns() -> None:
    """One who asks with many connections is answered as often as one who has one."""
    crowd = Crowd()
    several = [crowd.come("greedy") for _ in range(10)]
    crowd.come("modest")
    await settle()
    await crowd.time.pass_by(4.0)
    assert len(several) == 10
    assert crowd.answers["modest"] == pytest.approx(crowd.answers["greedy"], abs=2)
    await crowd.leave()


async def test_one_who_comes_alone_does_not_wait() -> None:
    crowd = Crowd()
    await asyncio.wait_for(crowd.gate.enter("replay", "Ana"), 10)
    second = asyncio.create_task(crowd.gate.enter("replay", "Ana"))
    await settle()
    assert not second.done(), "the next one waits its turn"
    await crowd.time.pass_by(1 / PER_SECOND)
    assert second.done()


async def test_who_has_gone_takes_no_turn() -> None:
    crowd = Crowd()
    tasks = [asyncio.create_task(crowd.gate.enter("replay", f"{at}")) for at in range(5)]
    await settle()
    for task in tasks[1:4]:
        task.cancel()
    await crowd.time.pass_by(1.01 / PER_SECOND)
    assert tasks[4].done(), "next after the first"
    assert crowd.gate.waiting == 0


async def test_costly_answers_make_the_others_wait_longer() -> None:
    """What takes 20 ms of the process each comes five times a second: a tenth of the time."""
    crowd = Crowd()
    for number in range(20):
        crowd.come(f"address {number}", lambda: crowd.gate.rest(0.020))
    await settle()
    await crowd.time.pass_by(10.0)
    assert 40 <= sum(crowd.answers.values()) <= 51
    await crowd.leave()


async def test_an_address_has_its_own_limit() -> None:
    crowd = Crowd(scale=1.0)
    burst, rate = LIMITS["replay"]
    crowd.come("hostile")
    await settle()
    await crowd.time.pass_by(60.0)
    assert crowd.answers["hostile"] == pytest.approx(burst + 60 * rate, abs=2)
    assert crowd.refusals["hostile"] <= 60 / gate.HOLD
    await crowd.leave()


async def test_one_address_cannot_fill_the_line() -> None:
    crowd = Crowd()
    for _ in range(MOST):
        crowd.come("greedy")
    await settle()
    assert crowd.gate.waiting == gate.MOST_PER_ADDRESS
    await crowd.leave()


async def test_refusals_wait_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MOST_HELD", 3)
    monkeypatch.setattr(gate, "HOLD", 3600.0)
    limits = Limits()
    door = Gate(limits)
    for _ in range(LIMITS["page"][0]):
        limits.check("page", "hostile")
    tasks = [asyncio.create_task(door.enter("page", "hostile")) for _ in range(5)]
    await settle()
    assert [task.done() for task in tasks] == [False, False, False, True, True]
    for task in tasks:
        task.cancel()
    assert [type(one) for one in await asyncio.gather(*tasks, return_exceptions=True)] == [
        *[asyncio.CancelledError] * 3,
        *[TableError] * 2,
    ]
    assert door._held == 0


# --- at a server -----------------------------------------------------------------------------------------

PATHS = ["film?seat=1", "film", "series", "draws", "positions/20?seat=0", "positions/20"]
COSTLY = [*PATHS, "review?seat=0", "timeline", "recap", "record", "page"]


async def kept(house: House) -> tuple[Person, str]:
    ana = await house.guest("Ana")
    made = await ana.post("/api/records", content=RECORD.read_text("utf-8"))
    return ana, f"/api/tables/{made['table']['id']}"


@pytest.mark.parametrize("path", PATHS)
async def test_who_has_it_already_is_only_told_so(house: House, path: str) -> None:
    ana, table = await kept(house)
    first = await ana.ask("GET", f"{table}/{path}")
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "private, no-cache"
    have = {"if-none-match": f'"other", {first.headers["etag"]}'}
    again = await ana.ask("GET", f"{table}/{path}", headers=have)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert "content-encoding" not in again.headers
    other = await ana.ask("GET", f"{table}/{path}", headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)
    plain = await ana.ask("GET", f"{table}/{path}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert (plain.content, plain.headers["etag"]) == (first.content, first.headers["etag"])


async def test_tags_tell_answers_apart(house: House) -> None:
    ana, table = await kept(house)
    tags = {(await ana.ask("GET", f"{table}/{path}")).headers["etag"] for path in PATHS}
    assert len(tags) == len(PATHS)


async def test_nobody_is_looked_up_where_it_does_not_matter(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished game that is open to all looks the same to everybody from a seat."""
    ana, table = await kept(house)
    asked: list[str] = []
    signed_in = house.service.accounts.signed_in
    monkeypatch.setattr(
        house.service.accounts, "signed_in", lambda secret: asked.append(secret) or signed_in(secret)
    )
    for path in ("film?seat=1", "series", "draws", "positions/20?seat=0"):
        await ana.get(f"{table}/{path}")
    assert asked == []
    await ana.get(f"{table}/film")
    assert asked == [ana.token], "from whose seat depends on who asks"


async def test_a_closed_table_stays_closed(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "random", settings={"spectators": False})
    live = (await house.hub.room(table)).table
    assert not history.same_for_all(live, 0)
    ben = await house.guest("Ben")
    for path in ("film?seat=1", "series", "draws"):
        assert (await ben.get(f"/api/tables/{table}/{path}", 403))["code"] == "forbidden"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits, neither for a turn nor to be refused."""
    monkeypatch.setattr(gate, "PER_SECOND", 1e6)
    monkeypatch.setattr(gate, "SHARE", 1e6)
    monkeypatch.setattr(gate, "HOLD", 0.0)
    monkeypatch.setattr(gate, "REFUSALS_PER_SECOND", 1e6)


@pytest.mark.parametrize("path", COSTLY)
async def test_looking_back_is_limited_by_address(tmp_path: Path, quick: None, path: str) -> None:
    """Kept answers count as all others do; it is said when to come again."""
    kind = next((name for name in ("review", "recap", "page") if path.startswith(name)), "replay")
    async with House(tmp_path, limit_scale=1.0) as strict:
        ana, table = await kept(strict)
        strict.hub.limits.clock = lambda: 1e9  # however long it takes, no time passes

        async def ask(host: str = "198.51.100.7") -> httpx.Response:
            app = strict.http._transport.app  # type: ignore[attr-defined]
            door = httpx.ASGITransport(app=app, client=(host, 1), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=door, base_url="http://firekeeper.test") as http:
                return await http.get(f"{table}/{path}")

        usual = (await ask()).status_code
        assert usual == (404 if path == "page" else 200), "there is no client to put into a page here"
        answers = [await ask() for _ in range(LIMITS[kind][0] + 1)]
        assert answers[0].status_code == usual
        refused = answers[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
        assert int(refused.headers["retry-after"]) >= 1
        assert (await ask("198.51.100.8")).status_code == usual, "others are not concerned"
        assert (await ana.ask("GET", "/api/me")).status_code == 200
