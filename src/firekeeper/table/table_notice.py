"""What processes tell each other about tables that have moved on: which lines were written, and where.

A notice carries the lines themselves: whoever shows the table need not ask the database. Lines that do not
fit are left out, and read from there. It begins with the process and the table, in plain words, because most
processes need to know no more.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

CHANNEL = "firekeeper_tables"
"""The PostgreSQL channel for notices."""

MOST_BYTES = 7900
"""A notice of PostgreSQL has less than 8000 bytes."""


class TableNotice(Struct, frozen=True, array_like=True):
    """A table went on after `after` lines and has `count` now. `lines`: what was written, or nothing."""

    table: str
    after: int
    count: int
    lines: list[tuple[float, str]]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableNotice).decode


def notice(process: str, table: str, after: int, lines: list[tuple[float, bytes]]) -> str:
    """What is body about lines that are about to be committed."""
    count = after + len(lines)
    # PostgreSQL takes notices in the encoding of its database, which need not know every letter.
    if sum(len(body) for _, body in lines) < MOST_BYTES and all(body.isascii() for _, body in lines):
        body = _encode(TableNotice(table, after, count, [(at, body.decode("ascii")) for at, body in lines]))
        if len(body) + len(process) + len(table) + 2 <= MOST_BYTES:
            return f"{process} {table} {body.decode('ascii')}"
    return f"{process} {table} {_encode(TableNotice(table, after, count, [])).decode('ascii')}"


def read(payload: str, process: str, wanted: Callable[[str], bool]) -> TableNotice | None:
    """A notice of another process about a table that is wanted. msgspec.DecodeError if it cannot be read."""
    sender, _, rest = payload.partition(" ")
    table, _, body = rest.partition(" ")
    if sender == process or (body and not wanted(table)):
        return None
    return _decode(body)
