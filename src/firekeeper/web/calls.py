"""Routes about being called: how, for what, when not, on which devices."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from msgspec import Meta, Struct

from firekeeper.table import push, safe_post
from firekeeper.table.call_channels import Words, by_email
from firekeeper.table.call_settings import (
    MOST_SILENT,
    CallSettings,
    PushDevice,
    Quiet,
    checked_quiet,
    new_code,
)
from firekeeper.table.errors import TableError
from firekeeper.table.safe_post import BadAddress
from firekeeper.texts import texts
from firekeeper.web.people import person, service_of

EMAIL = re.compile(r"[^@\s<>()\[\],;:\"\\]+@[^@\s<>()\[\],;:\"\\]+\.[^@\s<>()\[\],;:\"\\.]+")
"""What can be an address: whether it is one, the code that is sent there shows."""


class CallsView(Struct, frozen=True, kw_only=True):
    """How one wants to be called. `push_key` is for browsers, `devices` how many listen.

    `email` is confirmed, `unconfirmed` waits for its code; `email_possible`: this server sends e-mails.
    """

    turn: bool
    joined: bool
    consent: bool
    email: str
    unconfirmed: str
    webhook: str
    webhook_kind: Literal["discord", "ntfy"]
    quiet: Quiet | None
    silent: list[str]
    devices: int
    push_key: str
    email_possible: bool


class CallsRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new `email` gets a code that confirms it; an empty one is forgotten."""

    turn: bool = True
    joined: bool = True
    consent: bool = True
    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["discord", "ntfy"] = "ntfy"
    quiet: Quiet | None = None


class EmailCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20)]


class Endpoint(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class TableCalls(Struct, forbid_unknown_fields=True):
    """Whether a table calls its person."""

    calls: bool


class CallTest(Struct, frozen=True):
    """What came of a trial call, for each way: sent, later, never or gone."""

    push: list[str]
    email: list[str]
    webhook: list[str]


async def _view(request: Request[Any, Any, Any], account: int) -> CallsView:
    caller = service_of(request).caller
    settings: CallSettings = await caller.run(caller.store.load, account)
    devices = await caller.run(caller.store.devices, account)
    if not caller.key:
        caller.key = await caller.run(caller.store.vapid_key)
    return CallsView(
        turn=settings.turn,
        joined=settings.joined,
        consent=settings.consent,
        email=settings.email,
        unconfirmed=settings.unconfirmed,
        webhook=settings.webhook,
        webhook_kind=settings.webhook_kind,
        quiet=settings.quiet,
        silent=settings.silent,
        devices=len(devices),
        push_key=await caller.run(push.public_key, caller.key),
        email_possible=caller.mail is not None,
    )


def _checked_email(address: str) -> str:
    address = address.strip()
    if address and (not EMAIL.fullmatch(address) or not address.isprintable()):
        raise TableError(
            "bad_message", f"«{address}» is no e-mail address: it should be like ana@example.org"
        )
    return address


@get("/api/me/calls", tags=["calls"], summary="How I want to be called")
async def show_calls(request: Request[Any, Any, Any]) -> CallsView:
    account, _ = await person(request)
    return await _view(request, account.id)


@put("/api/me/calls", tags=["calls"], summary="Say how to call me")
async def change_calls(request: Request[Any, Any, Any], data: CallsRequest) -> CallsView:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("call", f"account:{account.id}")
    caller = service.caller
    email = _checked_email(data.email)
    webhook = data.webhook.strip()
    if webhook:
        try:
            _, host, port, _ = safe_post.checked_address(webhook, caller.allow_private)
            await caller.run(safe_post.resolve, host, port, caller.allow_private)
        except BadAddress as error:
            raise TableError("bad_message", f"the webhook is not used: {error}") from error
    quiet = await asyncio.to_thread(checked_quiet, data.quiet)
    old: CallSettings = await caller.run(caller.store.load, account.id)
    fresh = msgspec.structs.replace(
        old,
        turn=data.turn,
        joined=data.joined,
        consent=data.consent,
        webhook=webhook,
        webhook_kind=data.webhook_kind,
        quiet=quiet,
        address=str(request.base_url).rstrip("/"),
    )
    if not email:
        fresh = msgspec.structs.replace(fresh, email="", unconfirmed="", code="")
    elif email not in (old.email, old.unconfirmed):
        fresh = await _ask_to_confirm(request, fresh, email, account.language, account.id)
    await caller.run(caller.store.save, account.id, fresh)
    caller.wanting.add(account.id)
    return await _view(request, account.id)


async def _ask_to_confirm(
    request: Request[Any, Any, Any], settings: CallSettings, email: str, language: str, account: int
) -> CallSettings:
    """Send a code to an address: nobody is written to who does not want to be."""
    service = service_of(request)
    caller = service.caller
    if caller.mail is None:
        raise TableError("conflict", "this server sends no e-mails; leave the address empty")
    service.hub.limits.check("email", f"account:{account}")
    service.hub.limits.check("email", email.casefold())
    code = new_code()
    say = texts(language).say
    words = Words(say("calls-confirm"), say("calls-confirm-text", code=code), "", "")
    try:
        outcome = await caller.run(by_email, caller.mail, email, words, "")
    except OSError as error:
        raise TableError("busy", "the e-mail could not be sent; please try again later") from error
    if outcome != "sent":
        raise TableError("bad_message", f"no e-mail can be sent to «{email}»")
    return msgspec.structs.replace(settings, unconfirmed=email, code=code)


@post("/api/me/calls/email", tags=["calls"], summary="Confirm an e-mail address", status_code=200)
async def confirm_email(request: Request[Any, Any, Any], data: EmailCode) -> CallsView:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("sign_in", f"account:{account.id}")
    caller = service.caller
    old: CallSettings = await caller.run(caller.store.load, account.id)
    right = secrets.compare_digest(old.code.encode(), data.code.strip().lower().encode())
    if not old.unconfirmed or not right:
        raise TableError("wrong_password", "this is not the code of the last e-mail")
    fresh = msgspec.structs.replace(old, email=old.unconfirmed, unconfirmed="", code="")
    await caller.run(caller.store.save, account.id, fresh)
    return await _view(request, account.id)


@post("/api/me/calls/devices", tags=["calls"], summary="This browser takes push messages")
async def add_device(request: Request[Any, Any, Any], data: PushDevice) -> CallsView:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("call", f"account:{account.id}")
    caller = service.caller
    try:
        safe_post.checked_address(data.endpoint, caller.allow_private)
        if not caller.key:
            caller.key = await caller.run(caller.store.vapid_key)
        await caller.run(push.sealed, data, b"{}", caller.key, "mailto:nobody@example.org")
    except ValueError as error:
        raise TableError("bad_message", f"this browser cannot be called: {error}") from error
    await caller.run(caller.store.add_device, account.id, data)
    old: CallSettings = await caller.run(caller.store.load, account.id)
    fresh = msgspec.structs.replace(old, address=str(request.base_url).rstrip("/"))
    await caller.run(caller.store.save, account.id, fresh)
    caller.wanting.add(account.id)
    return await _view(request, account.id)


@delete("/api/me/calls/devices", tags=["calls"], summary="No push messages to this browser", status_code=200)
async def drop_device(request: Request[Any, Any, Any], data: Endpoint) -> CallsView:
    account, _ = await person(request)
    caller = service_of(request).caller
    await caller.run(caller.store.drop_device, data.endpoint, account.id)
    return await _view(request, account.id)


@post("/api/me/calls/test", tags=["calls"], summary="Call me now, to try it", status_code=200)
async def try_out(request: Request[Any, Any, Any]) -> CallTest:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("email", f"account:{account.id}")
    caller = service.caller
    settings: CallSettings = await caller.run(caller.store.load, account.id)
    say = texts(account.language).say
    base = caller.address or str(request.base_url).rstrip("/")
    words = Words(say("calls-test"), say("calls-test-text"), f"{base}/calls", "test")
    found = await caller.call(account.id, settings, words, patient=False)
    return CallTest(list(found["push"]), list(found["email"]), list(found["webhook"]))


@post(
    "/api/tables/{table:str}/calls",
    tags=["calls"],
    summary="Whether this table calls me",
    status_code=200,
)
async def table_calls(request: Request[Any, Any, Any], table: str, data: TableCalls) -> CallsView:
    account, _ = await person(request)
    service = service_of(request)
    service.hub.limits.check("call", f"account:{account.id}")
    room = await service.hub.room(table)
    room.table.own_seats(account.id)
    caller = service.caller
    old: CallSettings = await caller.run(caller.store.load, account.id)
    silent = [known for known in old.silent if known != room.table.id]
    if not data.calls:
        silent = [*silent, room.table.id][-MOST_SILENT:]
    await caller.run(caller.store.save, account.id, msgspec.structs.replace(old, silent=silent))
    return await _view(request, account.id)


ROUTES: list[Any] = [
    show_calls,
    change_calls,
    confirm_email,
    add_device,
    drop_device,
    try_out,
    table_calls,
]
