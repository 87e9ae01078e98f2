"""Being called: by push message, e-mail and webhook, once for each turn, with nothing hidden in it."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.fixtures.receivers import Browser, HttpReceiver, MailReceiver
from table.fixtures.house import House, Person, Wire, done

from firekeeper.table.calls import turn_mark
from firekeeper.web import messages as ms

pytestmark = pytest.mark.anyio
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def web() -> Iterator[HttpReceiver]:
    made = HttpReceiver()
    yield made
    made.close()


@pytest.fixture
def mail() -> Iterator[MailReceiver]:
    made = MailReceiver()
    yield made
    made.close()


@pytest.fixture
async def house(anyio_backend: str, tmp_path: Path, mail: MailReceiver) -> AsyncIterator[House]:
    async with House(tmp_path, smtp=mail.url, call_delay=0.05, private_webhooks=True) as made:
        yield made


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


async def call(person: Person, **settings: Any) -> Any:
    answer = await person.ask("PUT", "/api/me/calls", settings)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def two(house: House) -> tuple[Person, Person, str, Wire]:
    """Ana, who is away, and Ben, who plays, at a table called Sunday: Ana is called for her turn."""
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend", seed="calls", settings={"name": "Sunday"})
    return ana, ben, table, await ben.connect(table)


async def ben_sits_down(ana: Person, ben: Person, table: str, wire: Wire) -> None:
    await ben.join(table, ana.invitation)
    await wire.until(lambda: wire.turn is not None)


async def ben_plays(house: House, wire: Wire) -> None:
    """Ben plays until it is Ana's turn."""
    live = house.hub.rooms[wire.id].table
    while live.waiting == (1,):
        await wire.until(lambda: wire.my_turn)
        number = wire.number
        assert isinstance(await wire.choose(), ms.Done)
        await wire.until(lambda number=number: wire.number != number)


async def test_a_turn_is_called_once_in_every_way_with_nothing_hidden(
    house: House, web: HttpReceiver, mail: MailReceiver
) -> None:
    ana, ben, table, wire = await two(house)
    browser = Browser(web)
    shown = await call(ana, email="ana@example.org", webhook=f"{web.address}/ntfy", joined=False)
    assert (shown["email"], shown["unconfirmed"]) == ("", "ana@example.org")
    code = re.search(r"Notifications”: (\w{8})", _plain(mail.letters[0]))
    assert code
    await ana.post("/api/me/calls/email", {"code": "wrong"}, 403)
    assert (await ana.post("/api/me/calls/email", {"code": code[1]}, 200))["email"] == "ana@example.org"
    assert (await ana.post("/api/me/calls/devices", browser.device))["devices"] == 1
    await ben_sits_down(ana, ben, table, wire)
    await ben_plays(house, wire)
    await until(lambda: len(web.received) == 2 and len(mail.letters) == 2)
    assert browser.messages() == [
        {
            "title": "Wendake: it is your turn",
            "body": "At the table “Sunday”.",
            "url": f"http://firekeeper.test/t/{table}",
            "tag": table,
        }
    ]
    hook = next(one for one in web.received if one.path == "/ntfy")
    assert hook.headers["title"] == "Wendake: it is your turn"
    assert hook.body.decode() == "At the table “Sunday”."
    letter = _plain(mail.letters[1])
    assert "Subject: Wendake: it is your turn" in letter
    assert f"http://firekeeper.test/t/{table}" in letter
    pushed = next(one for one in web.received if one.path != "/ntfy")
    assert pushed.headers["authorization"].startswith("vapid t=")
    assert pushed.headers["ttl"] == "86400"
    # Ana plays a choice of her turn: it is the same turn, and nobody is called for it again.
    live = house.hub.rooms[table].table
    mark = turn_mark(live, 0)
    here = await ana.connect(table)
    if here.my_turn and len(here.choices) > 1:
        await here.choose()
    await here.close()
    if live.waiting == (0,) and turn_mark(live, 0) == mark:
        house.service.caller.on_written(house.hub.rooms[table], [])
        await asyncio.sleep(0.3)
        assert len(browser.messages()) == 1
    assert house.service.caller.failed == 0


async def test_whoever_is_there_or_wants_quiet_is_not_called(house: House, web: HttpReceiver) -> None:
    ana, ben, table, wire = await two(house)
    await call(ana, webhook=f"{web.address}/hook", webhook_kind="discord", joined=True)
    here = await ana.connect(table)
    await ben_sits_down(ana, ben, table, wire)  # she is there
    await ben_plays(house, wire)
    await asyncio.sleep(0.3)
    assert web.received == []
    await here.close()
    await until(lambda: not house.service._is_here(house.hub.rooms[table], ana.id))
    await ana.post(f"/api/tables/{table}/calls", {"calls": False}, 200)
    caller, room = house.service.caller, house.hub.rooms[table]
    caller.on_written(room, [])
    await asyncio.sleep(0.3)
    assert web.received == [], "this table is silent"
    await ana.post(f"/api/tables/{table}/calls", {"calls": True}, 200)
    all_day = {"begin": 0, "end": 24 * 60 - 1, "zone": "Pacific/Auckland"}
    await call(ana, webhook=f"{web.address}/hook", webhook_kind="discord", quiet=all_day)
    caller.on_written(room, [])
    await until(lambda: any(key[1] == ana.id for key in caller._pending))  # put off until it ends
    assert web.received == []
    for timer in caller._pending.values():
        timer.cancel()
    caller._pending.clear()
    await call(ana, webhook=f"{web.address}/hook", webhook_kind="discord")
    caller.on_written(room, [])
    await until(lambda: web.received)
    told = json.loads(web.received[0].body)
    assert told["content"].startswith("**Wendake: it is your turn**\nAt the table “Sunday”.\nhttp://")
    assert told["allowed_mentions"] == {"parse": []}


async def test_a_friend_who_comes_and_a_request_call_too(house: House, web: HttpReceiver) -> None:
    ana, ben, table, wire = await two(house)
    await call(ana, webhook=f"{web.address}/hook", turn=False)
    await ben_sits_down(ana, ben, table, wire)
    await until(lambda: web.received)
    assert web.received[0].headers["title"] == "Wendake: a friend has sat down"
    await done(wire, ms.Ask, kind="undo", number=0) if wire.number else None
    if wire.number:
        await until(lambda: len(web.received) == 2)
        assert web.received[1].headers["title"] == "Wendake: somebody asks for your consent"


async def test_who_begins_is_told_so_and_not_of_the_friend_who_came_last(
    house: House, web: HttpReceiver
) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    await call(ana, webhook=f"{web.address}/hook")
    table = await ana.make_table("me", "friend", game="endless_winter", seed="calls")  # both choose at once
    await ben.join(table, ana.invitation)
    await until(lambda: web.received)
    await asyncio.sleep(0.3)
    assert [one.headers["title"] for one in web.received] == ["Endless Winter: it is your turn"]


async def test_what_fails_is_tried_again_and_a_browser_that_has_gone_is_forgotten(
    house: House, web: HttpReceiver
) -> None:
    ana = await house.guest("Ana")
    browser = Browser(web)
    await ana.post("/api/me/calls/devices", browser.device)
    caller = house.service.caller
    caller._again = (0.01, 0.01)
    web.answers = [503, 429, 201]
    settings = await asyncio.to_thread(caller.store.load, ana.id)
    words = _words()
    assert (await caller.call(ana.id, settings, words))["push"] == ["sent"]
    assert len(web.received) == 3
    web.answers = [410]
    assert (await caller.call(ana.id, settings, words))["push"] == ["gone"]
    assert (await ana.get("/api/me/calls"))["devices"] == 0
    await call(ana, webhook="http://127.0.0.1:9/nobody")
    tried = await ana.post("/api/me/calls/test", status=200)
    assert tried == {"push": [], "email": [], "webhook": ["later"]}


async def test_who_wants_to_be_called_while_the_database_is_read_is_not_forgotten(house: House) -> None:
    caller = house.service.caller
    await until(lambda: not caller.wanting)
    reading, go_on = threading.Event(), threading.Event()

    def slow() -> set[int]:
        reading.set()
        go_on.wait(30)
        return {7}

    caller.store.wanting = slow  # type: ignore[method-assign]
    refreshing = asyncio.create_task(caller.refresh())
    await until(reading.is_set)
    caller.wanting.add(3)
    go_on.set()
    await refreshing
    assert caller.wanting == {3, 7}


@KINDS
async def test_settings_are_kept_and_nobody_is_called_twice(
    kind: str, database: Callable[[str], str], tmp_path: Path, web: HttpReceiver
) -> None:
    address = database(kind)
    hour = time.gmtime().tm_hour
    quiet = {"begin": (hour + 6) % 24 * 60, "end": (hour + 7) % 24 * 60, "zone": "UTC"}
    async with House(tmp_path, database=address, call_delay=0.01, private_webhooks=True) as house:
        ana = await house.guest("Ana")
        await call(ana, webhook=f"{web.address}/hook", quiet=quiet)
        key = (await ana.get("/api/me/calls"))["push_key"]
        table = await ana.make_table("me", "random")
        await until(lambda: web.received)
        token = ana.token
    async with House(tmp_path, database=address, call_delay=0.01, private_webhooks=True) as house:
        again = Person(house, {"id": ana.id, "name": "Ana", "token": token, "guest_code": ana.code})
        shown = await again.get("/api/me/calls")
        assert (shown["webhook"], shown["push_key"]) == (f"{web.address}/hook", key)
        assert shown["quiet"] == quiet
        await until(lambda: table in house.hub.rooms)  # found at the start: it is her turn there
        await asyncio.sleep(0.2)
        assert len(web.received) == 1, "she was called for this turn by the server before"
        exported = await again.get("/api/me/export")
        assert exported["calls"]["settings"]["webhook"] == f"{web.address}/hook"
        await again.ask("DELETE", "/api/me", {"proof": ana.code})
        assert await asyncio.to_thread(house.service.caller.store.wanting) == set()


async def test_without_leave_nothing_goes_to_private_addresses(tmp_path: Path, web: HttpReceiver) -> None:
    async with House(tmp_path) as house:
        ana = await house.guest("Ana")
        for wrong in (f"{web.address}/hook", "https://localhost/hook", "https://169.254.169.254/latest"):
            answer = await ana.ask("PUT", "/api/me/calls", {"webhook": wrong})
            assert answer.status_code == 400, wrong
            assert "the webhook is not used" in answer.json()["message"]
        refused = await ana.ask("PUT", "/api/me/calls", {"email": "ana@example.org"})
        assert "this server sends no e-mails" in refused.json()["message"]
        answer = await ana.ask("POST", "/api/me/calls/devices", Browser(web).device)
        assert answer.status_code == 400
        assert web.received == []


@pytest.mark.parametrize(
    "email", ["ana", "ana@", "@example.org", "ana@example", "a b@example.org", "a\n@b.org"]
)
async def test_what_is_no_address_is_refused(house: House, email: str) -> None:
    ana = await house.guest("Ana")
    answer = await ana.ask("PUT", "/api/me/calls", {"email": email})
    assert answer.status_code == 400
    assert "no e-mail address" in answer.json()["message"]


async def test_a_slow_receiver_holds_up_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A receiver that does not answer: the table goes on, and the server stops without waiting for it."""
    from firekeeper.table import safe_post

    ana, ben, table, wire = await two(house)
    await call(ana, webhook="http://127.0.0.1:9/slow")
    stuck = asyncio.Event()
    release = __import__("threading").Event()

    def slow(*_: Any) -> int:
        loop.call_soon_threadsafe(stuck.set)
        release.wait(60)
        return 200

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(safe_post, "post", slow)
    await ben_sits_down(ana, ben, table, wire)
    await asyncio.wait_for(stuck.wait(), 60)
    await done(wire, ms.Say, text="Still here", language="en")
    release.set()


def _words() -> Any:
    from firekeeper.table.call_channels import Words

    return Words("Title", "Text", "http://firekeeper.test/t/1", "1")


def _plain(letter: str) -> str:
    import email
    from email import policy

    found = email.message_from_string(letter, policy=policy.default)
    body = found.get_body()
    assert body is not None
    return f"Subject: {found['subject']}\n{body.get_content()}"
