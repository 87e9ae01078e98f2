"""Visitors who keep asking a server for what is costly to make: pages, replays, reviews, positions.

They are a process of their own, because what they are sent is large: reading it must not hold up the players,
whose waits are measured. Each visitor has an address of its own where the system allows that (Linux), since a
server makes only so many renderings for one address. Whoever is refused asks again at once, whatever the
server says about waiting. They stop when their standard input ends, and say then how many answers they have
got, by status.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle

from msgspec import Struct


class Visit(Struct, frozen=True):
    """Where visitors go: `count` of them at a time, each with the next of `paths`."""

    port: int
    count: int
    paths: list[str]
    token: str


async def visit(job: Visit, until: asyncio.Event) -> Counter[int]:
    """Keep `count` requests under way; how many were answered with which status."""
    answers: Counter[int] = Counter()
    paths = cycle(job.paths)
    visitors = [asyncio.create_task(_visitor(job, number, paths, answers)) for number in range(job.count)]
    await until.wait()
    for visitor in visitors:
        visitor.cancel()
    for outcome in await asyncio.gather(*visitors, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return answers


async def _visitor(job: Visit, number: int, paths: Iterator[str], answers: Counter[int]) -> None:
    address: tuple[str, int] | None = (f"127.0.0.{2 + number % 250}", 0)
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", job.port, local_addr=address)
        except OSError:
            if address is None:
                raise
            address = None  # only 127.0.0.1 is ours here
            continue
        try:
            head = f"GET {next(paths)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {job.token}\r\n"
            writer.write(f"{head}Accept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode())
            status = int((await reader.readline()).split()[1])
            while await reader.read(1 << 16):
                pass
        finally:
            writer.close()
        answers[status] += 1


async def _main() -> int:
    job = Visit(**json.loads(sys.argv[1]))
    over = asyncio.Event()
    reading = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    reading.add_done_callback(lambda _: over.set())
    answers = await visit(job, over)
    print(json.dumps(answers))
    return 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        raise SystemExit(asyncio.run(_main()))
