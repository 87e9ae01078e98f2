"""Routes about people: guests, accounts, sessions, one's own data."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from firekeeper.table.accounts import Account
from firekeeper.table.errors import TableError
from firekeeper.table.names import name_key
from firekeeper.web.people import (
    COOKIE,
    address_of,
    bearer_of,
    maybe_person,
    person,
    service_of,
    session_cookie,
)

NOTHING = {204: ResponseSpec(None, description="Done; the cookie is deleted", generate_examples=False)}

Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=400)]
Language = Annotated[str, Meta(max_length=5)]


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Recovery(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    language: Language = "en"


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """`proof`: the password of an account, the code of a guest."""

    proof: Password


class LanguageChoice(Struct, forbid_unknown_fields=True):
    language: Language


class Me(Struct, frozen=True):
    """`token` lets programs act as this person (Authorization: Bearer ...); it is shown once."""

    id: int
    name: str
    guest: bool
    language: str
    token: str = ""
    guest_code: str = ""


def _me(account: Account, token: str = "", code: str = "") -> Me:
    return Me(account.id, account.name, account.guest, account.language, token, code)


def _signed_in(request: Request[Any, Any, Any], me: Me) -> Response[Me]:
    return Response(me, cookies=[session_cookie(service_of(request), me.token)])


@post("/api/guests", tags=["people"], summary="Choose a name and play")
async def new_guest(request: Request[Any, Any, Any], data: NewGuest) -> Response[Me]:
    service = service_of(request)
    service.hub.limits.check("account", address_of(request))
    account, secret, code = await asyncio.to_thread(service.accounts.guest, data.name, data.language)
    return _signed_in(request, _me(account, secret, code))


@post("/api/guests/recover", tags=["people"], summary="Come back as a guest on another device")
async def recover(request: Request[Any, Any, Any], data: Recovery) -> Response[Me]:
    service = service_of(request)
    service.hub.limits.check("sign_in", address_of(request))
    account, secret = await asyncio.to_thread(service.accounts.recover, data.code)
    return _signed_in(request, _me(account, secret))


@post("/api/accounts", tags=["people"], summary="Register; a guest keeps their games")
async def register(request: Request[Any, Any, Any], data: Credentials) -> Response[Me]:
    service = service_of(request)
    service.hub.limits.check("account", address_of(request))
    known = await maybe_person(request)
    guest = known[0].id if known and known[0].guest else None
    account, secret = await asyncio.to_thread(
        service.accounts.register, data.name, data.password, data.language, guest
    )
    if guest is not None:
        await service.close_ended()
    return _signed_in(request, _me(account, secret))


@post("/api/sessions", tags=["people"], summary="Sign in")
async def sign_in(request: Request[Any, Any, Any], data: Credentials) -> Response[Me]:
    service = service_of(request)
    service.hub.limits.check("sign_in", address_of(request))
    # By name as well: somebody who guesses from many addresses has no more tries than from one.
    service.hub.limits.check("sign_in_name", name_key(data.name))
    account, secret = await asyncio.to_thread(service.accounts.sign_in, data.name, data.password)
    return _signed_in(request, _me(account, secret))


@get("/api/sessions", tags=["people"], summary="Who is signed in here, if anybody")
async def signed_in(request: Request[Any, Any, Any]) -> Me | None:
    """For pages that anybody may open: to be a stranger is no error here, as it is at /api/me."""
    known = await maybe_person(request)
    return _me(known[0]) if known else None


@delete("/api/sessions", tags=["people"], summary="Sign out", responses=NOTHING)
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    service = service_of(request)
    known = await maybe_person(request)
    if known:
        await asyncio.to_thread(service.accounts.sign_out, known[1])
        await service.close_ended()
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me", tags=["people"], summary="Who am I?")
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    """Every page asks this first. The cookie is given again, since the session begins anew with its use."""
    account, secret = await person(request)
    by_cookie = bearer_of(dict(request.scope["headers"])) is None
    cookies = [session_cookie(service_of(request), secret)] if by_cookie else []
    return Response(_me(account), cookies=cookies)


@post("/api/me/password", tags=["people"], summary="Change the password; other sessions end", status_code=204)
async def change_password(request: Request[Any, Any, Any], data: NewPassword) -> None:
    account, secret = await person(request)
    service = service_of(request)
    service.hub.limits.check("sign_in", address_of(request))
    await asyncio.to_thread(service.accounts.change_password, account.id, data.old, data.new, secret)
    await service.close_ended()


@post("/api/me/language", tags=["people"], summary="Choose the language", status_code=204)
async def change_language(request: Request[Any, Any, Any], data: LanguageChoice) -> None:
    account, _ = await person(request)
    await asyncio.to_thread(service_of(request).accounts.set_language, account.id, data.language)


@get("/api/me/export", tags=["people"], summary="Everything stored about me")
async def export(request: Request[Any, Any, Any]) -> dict[str, Any]:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("export", f"account:{account.id}")
    found = await asyncio.to_thread(service.accounts.export, account.id)
    return found | {"calls": await asyncio.to_thread(service.caller.store.export, account.id)}


@delete("/api/me", tags=["people"], summary="Delete my account", responses=NOTHING)
async def forget_me(request: Request[Any, Any, Any], data: Farewell) -> Response[None]:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("sign_in", address_of(request))
    await asyncio.to_thread(service.accounts.prove, account.id, data.proof)
    for table in await asyncio.to_thread(service.accounts.tables, account.id):
        with contextlib.suppress(TableError):  # a table this server cannot open has nobody waiting at it
            room = await service.hub.room(table)
            await service.hub.change(room, lambda live: live.plan_forget(account.id))
    await asyncio.to_thread(service.accounts.delete, account.id)
    await service.close_ended()
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


ROUTES: list[Any] = [
    new_guest,
    recover,
    register,
    sign_in,
    signed_in,
    sign_out,
    me,
    change_password,
    change_language,
    export,
    forget_me,
]
