"""Running the server: one process on SQLite, several on PostgreSQL."""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import logging
import logging.config
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from firekeeper.table.database import database_url, shown
from firekeeper.table.operations import port_trouble
from firekeeper.web import worker_handoff
from firekeeper.web.app import create_app
from firekeeper.web.channel import MOST_BYTES
from firekeeper.web.service import Config

log = logging.getLogger("firekeeper.web")

_CONFIG = "FIREKEEPER_CONFIG"
"""Where the settings travel to worker processes."""

HERE = ("127.0.0.1", "0.0.0.0", "::1", "::", "localhost")
"""Addresses that a browser on this computer reaches as localhost."""


class ServeError(ValueError):
    """The server cannot be started like this; the message says what would work."""


class JsonFormatter(logging.Formatter):
    """One JSON object per line, for people who collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def logging_config(as_json: bool, level: str) -> dict[str, Any]:
    """Logs for people on a terminal, or as JSON lines."""
    plain = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"it": {"()": JsonFormatter} if as_json else plain},
        "handlers": {
            "it": {"class": "logging.StreamHandler", "formatter": "it", "stream": "ext://sys.stderr"}
        },
        "loggers": {
            "firekeeper": {"handlers": ["it"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["it"], "level": "WARNING", "propagate": False},
        },
    }


def app() -> Litestar:
    """The application of a worker process."""
    made = create_app(msgspec.json.decode(os.environ[_CONFIG], type=Config, dec_hook=_path))
    made.on_startup.append(spare_the_collector)
    return made


def spare_the_collector() -> None:
    """Leave what was built at the start, rules and modules, out of garbage collections; have fewer of them.

    Each full one would stop a small server for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _path(kind: type, value: Any) -> Any:
    return Path(value) if issubclass(kind, Path) else value


def _plain(value: Any) -> Any:
    return str(value)


def check(config: Config, workers: int, host: str, port: int) -> None:
    """Refuse what cannot work, before anything is started."""
    try:
        backend = database_url(config.database).get_backend_name()
    except ValueError as error:
        raise ServeError(f"«{shown(config.database)}» is not a database address: {error}") from error
    if workers > 1 and backend == "sqlite":
        raise ServeError(
            f"SQLite serves one process; for {workers} processes give a PostgreSQL address: "
            "--db postgresql://user:password@host/name"
        )
    trouble = port_trouble(host, port)
    if trouble:
        raise ServeError(trouble)


def serve(
    config: Config,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    open_browser: bool = False,
    json_logs: bool = False,
    log_level: str = "info",
) -> int:
    """Serve until interrupted. Everything acknowledged is in the database when this returns."""
    check(config, workers, host, port)
    os.environ[_CONFIG] = msgspec.json.encode(config, enc_hook=_plain).decode()
    here = "localhost" if host in HERE else f"[{host}]" if ":" in host else host
    address = f"http://{here}:{port}"
    kept = shown(config.database)
    logs = logging_config(json_logs, log_level)
    if json_logs:
        logging.config.dictConfig(logs)
        log.info("serving at %s, games are kept in %s", address, kept)
    else:
        print(f"Firekeeper is at {address} (Ctrl+C stops it; games are kept in {kept})", file=sys.stderr)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address, host, port), daemon=True).start()
    # uvicorn stops in good order and then sends itself the signal again: an orderly stop is no accident.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with _handoff_folder(workers):
        uvicorn.run(
            "firekeeper.web.serve:app",
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            ws=websocket_protocol(),
            ws_max_size=4 * MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=10,
            # A worker on a slow or busy computer must not be killed, over and over, while it is starting.
            timeout_worker_healthcheck=60,
            log_config=logs,
            access_log=False,
            server_header=False,
        )
    return 0


def websocket_protocol() -> str:
    """Our own WebSocket protocol; uvicorn's, if ours does not fit the installed one: slower, and no worse."""
    try:
        importlib.import_module("firekeeper.web.protocol")
    except ImportError as error:
        log.warning("messages take the slow path of uvicorn: %s", error)
        return "auto"
    return "firekeeper.web.protocol:TableProtocol"


@contextlib.contextmanager
def _handoff_folder(workers: int) -> Iterator[None]:
    """A folder in which several workers find each other."""
    if workers == 1 or not worker_handoff.possible():
        yield
        return
    with tempfile.TemporaryDirectory(prefix="firekeeper-") as folder:
        os.environ[worker_handoff.FOLDER] = folder
        yield


def _open_when_ready(address: str, host: str, port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("localhost" if host in HERE else host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
