"""People: guests with a code, accounts with a password, sessions, one's own data."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from table.fixtures.house import HOST, House, Person, Wire, done, play, settled, sit_together

from firekeeper.table import accounts as accounts_module
from firekeeper.table import schema
from firekeeper.table.accounts import RENEWAL_SECONDS, SESSION_SECONDS, Accounts, secret_hash
from firekeeper.table.migrate import upgrade
from firekeeper.table.operations import check_table
from firekeeper.table.store import Store
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio

PASSWORD = "seven longhouses"


def name(stem: str, numbers: dict[str, int] = {}) -> str:  # noqa: B006 - one count for the whole module
    """A name nobody has taken yet."""
    numbers[stem] = numbers.get(stem, 0) + 1
    return f"{stem} {numbers[stem]}"


async def register(house: House, called: str = "", token: str = "") -> Person:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    body = {"name": called or name("Orenda"), "password": PASSWORD, "language": "fr"}
    answer = await house.http.post("/api/accounts", json=body, headers=headers)
    house.http.cookies.clear()
    assert answer.status_code == 201, answer.text
    return Person(house, answer.json())


async def sign_in(house: House, called: str, password: str = PASSWORD) -> httpx.Response:
    answer = await house.http.post("/api/sessions", json={"name": called, "password": password})
    house.http.cookies.clear()
    return answer


async def test_a_guest_chooses_a_name_and_plays_and_comes_back_with_the_code(house: House) -> None:
    ana = await house.guest("Ana")
    assert await ana.get("/api/me") == {
        "id": ana.id, "name": "Ana", "guest": True, "language": "en", "token": "", "guest_code": "",
    }  # fmt: skip
    table = await ana.make_table("me", "friend")
    for spoken in (ana.code, ana.code.upper().replace("-", " - "), ana.code.replace("-", "")):
        answer = await house.http.post("/api/guests/recover", json={"code": spoken})
        house.http.cookies.clear()
        assert answer.status_code == 201, spoken
    elsewhere = Person(house, answer.json())
    assert elsewhere.id == ana.id
    assert elsewhere.token != ana.token
    assert [card["id"] for card in await elsewhere.get("/api/tables")] == [table]
    wrong = await house.http.post("/api/guests/recover", json={"code": "23456-23456-23456-23456"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")


async def test_two_guests_may_share_a_name_but_not_two_accounts(house: House) -> None:
    assert (await house.guest("Ana")).id != (await house.guest("Ana")).id
    called = name("Zoë")
    await register(house, called)
    for alike in (called, called.upper(), called.replace("ë", "e"), f"  {called} "):
        body = {"name": alike, "password": PASSWORD}
        answer = await house.http.post("/api/accounts", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name"), alike


@pytest.mark.parametrize("bad", ["", "   ", "x" * 31, "!!!", "a\u0000b", "a\u202eb", "\u200b"])
async def test_names_people_cannot_read_are_refused(house: House, bad: str) -> None:
    answer = await house.http.post("/api/guests", json={"name": bad})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


@pytest.mark.parametrize("bad", ["", "short", "x" * 201])
async def test_passwords_have_8_to_200_characters(house: House, bad: str) -> None:
    answer = await house.http.post("/api/accounts", json={"name": name("Pia"), "password": bad})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_password")


async def test_a_guest_who_registers_keeps_their_games(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "friend")
    called = name("Ana Maria")
    known = await register(house, called, ana.token)
    assert known.id == ana.id
    await ana.get("/api/me", status=401)  # whoever else had the guest's session has lost it
    me = await known.get("/api/me")
    assert (me["guest"], me["name"], me["language"]) == (False, called, "fr")
    elsewhere = Person(house, (await sign_in(house, called)).json())
    assert [card["id"] for card in await elsewhere.get("/api/tables")] == [table]
    again = await house.http.post("/api/guests/recover", json={"code": ana.code})
    assert again.status_code == 403, "the code is spent"


async def test_signing_in_does_not_tell_what_was_wrong(house: House) -> None:
    called = name("Iris")
    await register(house, called)
    assert (await sign_in(house, called.lower())).status_code == 201
    unknown, wrong = await sign_in(house, name("Nobody")), await sign_in(house, called, "wrong password")
    assert unknown.status_code == wrong.status_code == 403
    assert unknown.json() == wrong.json()


async def test_signing_out_ends_the_session_and_its_connections(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "friend")
    wire = await ana.connect(table)
    assert (await ana.ask("DELETE", "/api/sessions")).status_code == 204
    await wire.until(lambda: wire.closed is not None)
    assert wire.closed == 4401
    assert (await ana.get("/api/me", status=401))["code"] == "not_signed_in"
    assert (await ana.ask("DELETE", "/api/sessions")).status_code == 204, "signing out twice does no harm"


async def test_a_new_password_ends_the_other_sessions(house: House) -> None:
    called = name("Olga")
    here = await register(house, called)
    there = Person(house, (await sign_in(house, called)).json())
    table = await here.make_table("me", "friend")
    mine, other = await here.connect(table), await there.connect(table)
    body = {"old": "not this one", "new": "eight longhouses"}
    assert (await here.post("/api/me/password", body, status=403))["code"] == "wrong_password"
    await there.get("/api/me")
    await here.post("/api/me/password", {"old": PASSWORD, "new": "short"}, status=400)
    await here.post("/api/me/password", {"old": PASSWORD, "new": "eight longhouses"}, status=204)
    await other.until(lambda: other.closed is not None)
    assert (other.closed, mine.closed) == (4401, None)
    await there.get("/api/me", status=401)
    await here.get("/api/me")
    assert (await sign_in(house, called)).status_code == 403
    assert (await sign_in(house, called, "eight longhouses")).status_code == 201


async def test_sessions_that_end_elsewhere_are_noticed_here(house: House) -> None:
    """Another process signs somebody out: the next sweep closes the connections of this one."""
    ana = await house.guest("Ana")
    wire = await ana.connect(await ana.make_table("me", "friend"))
    house.service.accounts.sign_out(ana.token)
    await house.service.close_ended()
    await wire.until(lambda: wire.closed is not None)
    assert wire.closed == 4401


async def test_the_language_is_kept(house: House) -> None:
    ana = await house.guest("Ana")
    await ana.post("/api/me/language", {"language": "fr"}, status=204)
    assert (await ana.get("/api/me"))["language"] == "fr"
    await ana.post("/api/me/language", {"language": "xx"}, status=204)
    assert (await ana.get("/api/me"))["language"] == "en", "what we do not have is English"


async def test_my_data(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    ana = people[0]
    watched, _, _ = await sit_together(house, "Cleo", "Dan")
    await done(wires[0], ms.Say, text="hello Ben", language="en")
    await done(wires[1], ms.Say, text="hello Ana")
    await done(await ana.connect(watched), ms.Say, text="nice game")
    data = await ana.get("/api/me/export")
    assert (data["account"]["id"], data["account"]["name"]) == (ana.id, "Ana")
    assert [found["id"] for found in data["tables"]] == [table]
    assert len(data["sessions"]) == 1
    assert {(said["table"], said["text"]) for said in data["chat"]} == {
        (table, "hello Ben"),
        (watched, "nice game"),
    }
    text = json.dumps(data)
    assert ana.token not in text
    assert "hello Ana" not in text


async def test_a_deleted_account_leaves_no_name_behind(house: House) -> None:
    """Its seats stay, a bot plays on where somebody waits, and the name is gone from memory and store."""
    ana, ben = await register(house, name("Vanishing")), await house.guest("Ben")
    gone = ana.name
    table = await ana.make_table("me", "friend")
    await ben.join(table, ana.invitation)
    waiting = await ana.make_table("me", "open")
    mine, bens = await ana.connect(table), await ben.connect(table)
    await done(mine, ms.Say, text="good-bye")
    await play([mine, bens], 6)
    wrong = await ana.ask("DELETE", "/api/me", {"proof": "not the password"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
    assert (await ana.ask("DELETE", "/api/me", {})).status_code == 400, "a session alone is not enough"
    assert (await ana.get("/api/me"))["name"] == gone, "nothing has happened yet"
    assert (await ana.ask("DELETE", "/api/me", {"proof": PASSWORD})).status_code == 204
    await mine.until(lambda: mine.closed is not None)
    assert mine.closed == 4401
    await settled(bens)
    assert (bens.table.seats[0].name, bens.table.seats[0].bot) == ("", "skilled")
    assert bens.table.seats[0].kind == "human"
    back = await ben.connect(table)
    assert [line.name for line in back.chat] == [""]
    assert (await ben.get(f"/api/tables/{waiting}"))["table"]["seats"][0]["kind"] == "open"
    assert (await sign_in(house, gone)).status_code == 403
    await ana.get("/api/me", status=401)
    for column in (schema.lines.c.body, schema.tables.c.summary, schema.accounts.c.name):
        rows = house.service.store.read(lambda store, column=column: store.execute(sa.select(column)).all())
        assert not [row for row in rows if gone.encode() in bytes(str(row[0]), "utf-8")]
    # The stored table can still be read, and Ben plays on.
    house.hub.rooms.pop(table)
    again = await ben.connect(table)
    await again.until(lambda: again.my_turn)
    assert isinstance(await again.choose(), ms.Done)
    assert (await register(house, gone)).id != ana.id, "the name is free again"
    assert check_table(house.service.store, table) is None, "and the game replays from its first line"


async def test_a_browser_that_comes_back_keeps_its_cookie_for_as_long_again(house: House) -> None:
    answer = await house.http.post("/api/guests", json={"name": "Ana"})
    given, token = answer.headers["set-cookie"], answer.json()["token"]
    again = await house.http.get("/api/me")
    house.http.cookies.clear()
    assert again.headers["set-cookie"] == given
    by_token = await house.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert "set-cookie" not in by_token.headers, "programs have no cookies"


def ends(accounts: Accounts) -> float:
    """When the only session ends."""
    query = sa.select(schema.sessions.c.expires_at)
    return float(accounts.store.read(lambda connection: connection.execute(query).scalar_one()))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_that_renew_a_session_at_once_write_it_once(
    kind: str, database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = database(kind)
    upgrade(address)
    here, there = Accounts(Store(address)), Accounts(Store(address))
    try:
        account, session, _ = here.guest("Ana", "en")
        key, before = secret_hash(session), ends(here)
        here._renew(key, before, before + 10.0)
        there._renew(key, before, before + 20.0)  # it had read the same
        assert ends(here) == ends(there) == before + 10.0
        now = time.time() + 50 * RENEWAL_SECONDS
        monkeypatch.setattr(accounts_module.time, "time", lambda: now)
        assert here.signed_in(session) == there.signed_in(session) == account
        assert ends(there) == pytest.approx(now + SESSION_SECONDS)
    finally:
        here.store.close()
        there.store.close()


async def test_cookies_are_signed_http_only_and_same_site(tmp_path: Path, house: House) -> None:
    answer = await house.http.post("/api/guests", json={"name": "Ana"})
    house.http.cookies.clear()
    cookie = answer.headers["set-cookie"]
    value = cookie.partition(";")[0].partition("=")[2]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    secret = answer.json()["token"]
    assert value.startswith(f"{secret}.")

    async def me(cookie: str) -> int:
        heads = {b"cookie": f"firekeeper={cookie}".encode("latin-1")}
        return (await house.http.get("/api/me", headers=heads)).status_code

    assert await me(value) == 200
    for forged in (secret, f"{secret}.", f"{secret}.{'0' * 32}", value[:-1], f"x{value}", ".", "é.é", "a b"):
        assert await me(forged) == 401, forged
    async with House(tmp_path, secure_cookies=True) as strict:
        answer = await strict.http.post("/api/guests", json={"name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_cookie_opens_the_websocket_too(house: House) -> None:
    answer = await house.http.post("/api/guests", json={"name": "Ana"})
    house.http.cookies.clear()
    ana = Person(house, answer.json())
    table = await ana.make_table("me", "friend")
    cookie: dict[str, Any] = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    wire = await Wire(house, table, "", origin=f"http://{HOST}", **cookie).open()
    assert wire.seat == 0


async def test_a_guest_deletes_themselves_with_their_code(house: House) -> None:
    ana = await house.guest("Ana")
    assert (await ana.ask("DELETE", "/api/me", {"proof": PASSWORD})).status_code == 403
    assert (await ana.ask("DELETE", "/api/me", {"proof": ana.code.upper()})).status_code == 204
    await ana.get("/api/me", status=401)


async def test_registering_ends_the_connections_of_older_sessions(house: House) -> None:
    """A friend who once had the guest's code cannot look on after a password was set."""
    ana = await house.guest("Ana")
    friend = Person(house, (await house.http.post("/api/guests/recover", json={"code": ana.code})).json())
    house.http.cookies.clear()
    table = await ana.make_table("me", "friend")
    theirs = await friend.connect(table)
    await register(house, name("Ana Lucia"), ana.token)
    await theirs.until(lambda: theirs.closed is not None)
    assert theirs.closed == 4401
    await friend.get("/api/me", status=401)


@pytest.mark.parametrize("alike", ["{}", "{} ", "０renda K", "Οrenda Κ", "0renda K", "ORENDA-K", "Örenda K"])
async def test_a_guest_cannot_look_like_an_account(house: House, alike: str) -> None:
    called = "Orenda K"
    if (await sign_in(house, called)).status_code != 201:
        await register(house, called)
    answer = await house.http.post("/api/guests", json={"name": alike.format(called)})
    house.http.cookies.clear()
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


async def test_guessing_is_limited_by_name_too(tmp_path: Path) -> None:
    """Many addresses have together no more tries at one account; others sign in meanwhile."""
    async with House(tmp_path, limit_scale=1.0) as house:
        called, other = name("Guessed"), name("Quiet")
        await register(house, called)
        await register(house, other)

        async def attempt(at: int, who: str, password: str) -> int:
            house.service.hub.limits._buckets = {
                key: value for key, value in house.service.hub.limits._buckets.items() if key[0] != "sign_in"
            }  # as if every try came from another address
            return (await sign_in(house, who, password)).status_code

        answers = [await attempt(at, called, f"guess number {at}") for at in range(14)]
        assert answers[:10] == [403] * 10
        assert 429 in answers[10:]
        assert await attempt(99, other, PASSWORD) == 201
