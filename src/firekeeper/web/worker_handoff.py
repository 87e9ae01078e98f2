"""Hand connections over between the worker processes of one server.

The system gives a new connection to whichever worker is quickest. Any worker can serve any table, but one
whose players sit in several workers is followed and shown several times over. So a worker forwards a
connection, as an open socket with the request that came over it, to the worker that the table belongs to.
Which one that is follows from the table's name and the workers that listen. Where one does not answer, the
connection stays where it is: nothing but speed depends on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import socket
import uuid
from collections.abc import Callable
from pathlib import Path

FOLDER = "FIREKEEPER_HANDOFF"
"""The environment variable that names the folder of the workers' sockets."""

MOST_BYTES = 16 * 1024
"""A request has a few hundred bytes; what is longer is not forwarded."""
WAITING = 1024
"""So many connections may wait for a worker: all players of a worker that has gone come at once."""

OnConnection = Callable[[socket.socket, bytes], None]


def possible() -> bool:
    """Whether processes can pass sockets on to each other on this system."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


class WorkerHandoff:
    """Where a worker takes connections from the others. `on_connection` gets each with its request."""

    def __init__(self, folder: Path, on_connection: OnConnection) -> None:
        self.folder = folder
        self.name = uuid.uuid4().hex[:12]
        self._on_connection = on_connection
        self._loop = asyncio.get_running_loop()
        self._socket = _unix_socket()
        self._socket.bind(str(folder / self.name))
        self._socket.listen(WAITING)
        self._loop.add_reader(self._socket.fileno(), self._answer)

    def close(self) -> None:
        """Take no more connections."""
        self._loop.remove_reader(self._socket.fileno())
        (self.folder / self.name).unlink(missing_ok=True)
        self._socket.close()

    def forward(self, table: str, connection: int, request: bytes) -> bool:
        """Give a connection (its file descriptor) to the worker of its table. False: it is ours to serve."""
        if len(request) > MOST_BYTES:
            return False
        while (owner := self._owner(table)) != self.name:
            try:
                with _unix_socket() as peer:
                    peer.connect(str(self.folder / owner))
                    return socket.send_fds(peer, [request], [connection]) == len(request)
            except (ConnectionRefusedError, FileNotFoundError):  # that worker is no more
                (self.folder / owner).unlink(missing_ok=True)
            except OSError:  # it has too much to do already
                return False
        return False

    def _owner(self, table: str) -> str:
        """The worker with the highest mark for this table: if one goes, only its own tables move."""
        workers = {self.name, *os.listdir(self.folder)}
        return max(workers, key=lambda worker: hashlib.blake2b(f"{worker} {table}".encode()).digest())

    def _answer(self) -> None:
        """Other workers have connected: what each sends is there, or will be at once."""
        with contextlib.suppress(BlockingIOError):
            while True:
                peer, _ = self._socket.accept()
                peer.setblocking(False)
                self._loop.add_reader(peer.fileno(), self._take, peer)

    def _take(self, peer: socket.socket) -> None:
        self._loop.remove_reader(peer.fileno())
        with peer, contextlib.suppress(OSError):  # a worker that was killed meanwhile
            request, found, _, _ = socket.recv_fds(peer, MOST_BYTES, 1)
            for descriptor in found:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                self._on_connection(connection, request)


def _unix_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    made.setblocking(False)
    return made
