"""Who is asking: session cookies for browsers, bearer tokens for programs."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie

from firekeeper.table.accounts import SESSION_SECONDS, Account
from firekeeper.table.errors import TableError
from firekeeper.web.service import Service

COOKIE = "firekeeper"


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Browsers say where a request comes from; programs without an Origin use tokens, not cookies."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return False
    return site != "" and site == headers.get(b"host", b"").decode("latin-1")


def cookie_of(headers: dict[bytes, bytes]) -> str | None:
    """Our cookie among the raw headers of a request."""
    try:
        jar = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
    except CookieError:
        return None
    found = jar.get(COOKIE)
    return found.value if found else None


def bearer_of(headers: dict[bytes, bytes]) -> str | None:
    """The token of a program."""
    kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def session_cookie(service: Service, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=service.sign(secret),
        httponly=True,
        samesite="lax",
        secure=service.config.secure_cookies,
        max_age=SESSION_SECONDS,
        path="/",
    )


def service_of(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from, for rate limits."""
    return f"address:{request.client.host if request.client else ''}"


async def maybe_person(request: Request[Any, Any, Any]) -> tuple[Account, str] | None:
    headers = dict(request.scope["headers"])
    return await service_of(request).who(cookie_of(headers), bearer_of(headers))


async def person(request: Request[Any, Any, Any]) -> tuple[Account, str]:
    """The signed-in person and their session secret; an error if there is none."""
    found = await maybe_person(request)
    if found is None:
        raise TableError("not_signed_in", "please choose a name or sign in first")
    return found
