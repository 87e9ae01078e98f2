"""What processes tell each other about tables that have moved on: which lines were written, and where.

A notice carries the lines themselves: whoever shows the table need not ask the database. Lines that do not
fit are left out, and read from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

MOST_BYTES = 7900
"""A notice of PostgreSQL has less than 8000 bytes."""


class Moved(Struct, frozen=True, array_like=True):
    """A table went on after `after` lines and has `count` now. `lines`: what was written, or nothing."""

    table: str
    after: int
    count: int
    lines: list[tuple[float, str]]


class Notice(Struct, frozen=True, array_like=True):
    process: str
    tables: list[Moved]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


def moved(table: str, after: int, lines: list[tuple[float, bytes]]) -> Moved:
    """What is told about lines that are about to be committed."""
    count = after + len(lines)
    # PostgreSQL takes notices in the encoding of its database, which need not know every letter.
    if sum(len(body) for _, body in lines) > MOST_BYTES or not all(body.isascii() for _, body in lines):
        return Moved(table, after, count, [])
    return Moved(table, after, count, [(at, body.decode("ascii")) for at, body in lines])


def payloads(process: str, tables: Iterable[Moved]) -> Iterator[str]:
    """Notices for the other processes, as few as possible."""
    room = MOST_BYTES - len(_encode(Notice(process, [])))
    batch: list[bytes] = []
    size = 0
    for one in tables:
        encoded = _encode(one)
        if len(encoded) > room:
            encoded = _encode(Moved(one.table, one.after, one.count, []))
        if batch and size + len(encoded) + 1 > room:
            yield _payload(process, batch)
            batch, size = [], 0
        batch.append(encoded)
        size += len(encoded) + 1
    if batch:
        yield _payload(process, batch)


def _payload(process: str, batch: list[bytes]) -> str:
    return f'["{process}",[{b",".join(batch).decode("ascii")}]]'


def read(payload: str, process: str) -> list[Moved]:
    """The tables of a notice; none if it is our own. msgspec.DecodeError if it cannot be read."""
    if payload.startswith(f'["{process}",'):
        return []
    return _decode(payload).tables
