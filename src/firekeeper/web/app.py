"""The web application: routes, errors, headers, start and stop."""

from __future__ import annotations

import logging
import math
import time
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotAuthorizedException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

import firekeeper
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import RecordError
from firekeeper.table.errors import TableError
from firekeeper.web import accounts, calls, games, lessons, orders, pages, replays, tables, years
from firekeeper.web.channel import table_socket
from firekeeper.web.decode_errors import explain
from firekeeper.web.metrics import Metrics
from firekeeper.web.people import same_origin
from firekeeper.web.reference import ReferencePlugin
from firekeeper.web.service import Config, Service

log = logging.getLogger("firekeeper.web")

MOST_BYTES = 2 * 1024 * 1024
"""Requests are small; the largest is a record somebody uploads."""

STATUS = {
    "bad_message": 400,
    "bad_name": 400,
    "bad_options": 400,
    "bad_password": 400,
    "busy": 503,
    "conflict": 409,
    "forbidden": 403,
    "frozen": 409,
    "illegal_choice": 409,
    "not_found": 404,
    "not_saved": 503,
    "not_signed_in": 401,
    "not_your_turn": 409,
    "rate_limited": 429,
    "stale": 409,
    "too_large": 413,
    "wrong_password": 403,
    "wrong_version": 409,
}

HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"script-src 'self'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; "
        b"form-action 'self'"
    ),
}


class Refusal(msgspec.Struct):
    """The body of every error."""

    code: str
    message: str
    rule: str = ""


def _refuse(status: int, code: str, message: str, rule: str = "") -> Response[Refusal]:
    return Response(Refusal(code, message, rule), status_code=status, media_type=MediaType.JSON)


def _table_error(request: Request[Any, Any, Any], error: TableError) -> Response[Refusal]:
    request.app.state.service.metrics.add("refusals", error.code)
    answer = _refuse(STATUS[error.code], error.code, error.message, error.rule)
    if error.code in ("rate_limited", "busy"):
        answer.headers["retry-after"] = str(max(1, math.ceil(error.wait)))
    return answer


def _option_error(_: Request[Any, Any, Any], error: OptionError) -> Response[Refusal]:
    return _refuse(400, "bad_options", str(error))


def _record_error(_: Request[Any, Any, Any], error: RecordError) -> Response[Refusal]:
    return _refuse(400, "bad_message", f"this record is refused. {error}")


def _validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[Refusal]:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [_complaint(request, item.get("key", ""), item.get("message", "")) for item in extra]
    return _refuse(400, "bad_message", "; ".join(parts) or error.detail)


def _complaint(request: Request[Any, Any, Any], key: str, message: str) -> str:
    """What is wrong with a parameter, or with a place in the body, and what it could be."""
    fields = request.route_handler.parsed_fn_signature.parameters
    if key in fields and key != "data":
        return f"{key}: {explain(message, '', fields[key].annotation)}"
    path = "" if key == "data" else key
    if "data" in fields:
        message = explain(message, path, fields["data"].annotation)
    return f"{path}: {message}".lstrip(": ")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    codes = {401: "not_signed_in", 403: "forbidden", 404: "not_found", 413: "too_large", 429: "rate_limited"}
    code = codes.get(error.status_code, "bad_message")
    said = error.detail
    if error.status_code == 405:
        said = f"this address does not take {request.method}; /api/schema says what it takes"
    elif error.status_code == 404 and said == "Not Found":
        said = "there is nothing at this address; /api/schema lists all there are"
    return _refuse(error.status_code, code, said)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refusal]:
    log.info("refused %s %s: nested too deeply", request.method, request.url.path)
    return _refuse(400, "bad_message", "the request is nested too deeply; bodies here have a few levels")


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.exception("unexpected error at %s %s", request.method, request.url.path, exc_info=error)
    return _refuse(500, "busy", "something went wrong here; it has been logged, please try again")


class Guard:
    """Around everything: size limit, same-origin check, and no NUL, which databases and files dislike."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        try:
            await self._guarded(scope, receive, send)
        finally:
            metrics: Metrics = scope["litestar_app"].state.service.metrics
            metrics.times["request_seconds"].observe(time.perf_counter() - began)

    async def _guarded(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            log.info("refused %s %r: NUL in the address", scope["method"], scope["path"][:80])
            await _plain(send, 404, Refusal("not_found", "there is nothing at an address with a NUL in it"))
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            await _plain(send, 403, Refusal("forbidden", "this request comes from another site"))
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BYTES:
            await _plain(send, 413, Refusal("too_large", f"a request has at most {MOST_BYTES} bytes"))
            return
        await self.app(scope, receive, send)


async def _headed(message: Message, scope: Scope) -> None:
    """Every answer is counted and carries the security headers, also where no route was found."""
    if message["type"] == "http.response.start":
        scope["litestar_app"].state.service.metrics.add("requests", str(message["status"]))
        have = {name.lower() for name, _ in message["headers"]}
        extra = [(name, value) for name, value in HEADERS.items() if name not in have]
        message["headers"] = [*message["headers"], *extra]


async def _plain(send: Send, status: int, body: Refusal) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body), "more_body": False})


@get("/healthz", tags=["operations"], summary="Is the server well?")
async def healthz(state: State) -> Response[dict[str, Any]]:
    service: Service = state.service
    well = service.ready and await service.database_well()
    body = {"ok": well, "version": firekeeper.__version__, "process": service.process}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT, summary="Counters for Prometheus")
async def metrics(state: State) -> str:
    service: Service = state.service
    return service.metrics.text(service.gauges(), service.totals())


REFUSALS = {
    400: "The request does not fit",
    401: "Nobody is signed in",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Not possible now",
    413: "Too large",
    429: "Too many at once",
    503: "Not saved or not ready; nothing has changed",
}


def _described(handlers: list[Any]) -> list[Any]:
    """The same handlers, their refusals described."""
    for handler in handlers:
        known = {
            status: ResponseSpec(Refusal, generate_examples=False, description=text)
            for status, text in REFUSALS.items()
        }
        handler.responses = {**known, **(handler.responses or {})}
    return handlers


def create_app(config: Config) -> Litestar:
    """The application for one process."""
    service = Service(config)

    async def start(_: Litestar) -> None:
        await service.start()

    async def stop(_: Litestar) -> None:
        await service.stop()

    return Litestar(
        route_handlers=[
            healthz,
            metrics,
            *_described(
                [
                    *games.ROUTES,
                    *accounts.ROUTES,
                    *calls.ROUTES,
                    *orders.ROUTES,
                    *years.ROUTES,
                    *tables.ROUTES,
                    *replays.ROUTES,
                    *lessons.ROUTES,
                ]
            ),
            table_socket,
            *pages.routes(config.client),
        ],
        state=State({"service": service}),
        on_startup=[start],
        on_shutdown=[stop],
        middleware=[Guard],
        before_send=[_headed],
        exception_handlers={
            TableError: _table_error,
            OptionError: _option_error,
            RecordError: _record_error,
            ValidationException: _validation,
            NotAuthorizedException: _http_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Firekeeper",
            version=firekeeper.__version__,
            description="Everything a client can do. Table play runs over the WebSocket /ws/tables/{id}.",
            path="/api/schema",
            render_plugins=[ReferencePlugin()],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
