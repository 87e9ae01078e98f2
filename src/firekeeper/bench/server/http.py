"""Requests that prepare a benchmark: JSON over HTTP, in a thread of their own."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

from firekeeper.bench.server.load import Lost


async def post(port: int, path: str, body: Any, token: str = "") -> Any:
    """Post JSON and read JSON; what a server refuses ends the benchmark, in its own words."""
    return await asyncio.to_thread(_ask, port, path, json.dumps(body).encode(), token)


async def get(port: int, path: str, token: str = "") -> Any:
    return await asyncio.to_thread(_ask, port, path, None, token)


def _ask(port: int, path: str, body: bytes | None, token: str) -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise Lost(f"{path} was refused: {error.read().decode(errors='replace')[:200]}") from error
    except OSError as error:
        raise Lost(f"{path} was not answered: {error}") from error
