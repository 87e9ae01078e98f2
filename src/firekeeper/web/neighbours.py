"""Worker processes of one server, and the doors between them.

The system gives a new connection to whichever worker is quickest. Any worker can serve any table, but one
whose players sit in several workers is followed and shown several times over. So a worker passes a connection
on, as an open socket with the request that came over it, to the worker that the table belongs to. Which one
that is follows from the table's name and the doors that are open. Where a door does not answer, the
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

FOLDER = "FIREKEEPER_NEIGHBOURS"
"""The environment variable that names the folder of the doors."""

MOST_BYTES = 16 * 1024
"""A request has a few hundred bytes; what is longer is not passed on."""
WAITING = 1024
"""So many connections may wait at a door: all players of a worker that has gone come at once."""

Welcome = Callable[[socket.socket, bytes], None]


def possible() -> bool:
    """Whether processes can pass sockets on to each other on this system."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


class Door:
    """Where a worker takes connections from its neighbours. `welcome` gets each with its request."""

    def __init__(self, folder: Path, welcome: Welcome) -> None:
        self.folder = folder
        self.name = uuid.uuid4().hex[:12]
        self._welcome = welcome
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

    def pass_on(self, table: str, connection: int, request: bytes) -> bool:
        """Give a connection (its file descriptor) to the worker of its table. False: it is ours to serve."""
        if len(request) > MOST_BYTES:
            return False
        while (owner := self._owner(table)) != self.name:
            try:
                with _unix_socket() as way:
                    way.connect(str(self.folder / owner))
                    return socket.send_fds(way, [request], [connection]) == len(request)
            except (ConnectionRefusedError, FileNotFoundError):  # that worker is no more
                (self.folder / owner).unlink(missing_ok=True)
            except OSError:  # it has too much to do already
                return False
        return False

    def _owner(self, table: str) -> str:
        """The worker with the highest mark for this table: if one goes, only its own tables move."""
        doors = {self.name, *os.listdir(self.folder)}
        return max(doors, key=lambda door: hashlib.blake2b(f"{door} {table}".encode()).digest())

    def _answer(self) -> None:
        """Neighbours are at the door: what each brings is there, or will be at once."""
        with contextlib.suppress(BlockingIOError):
            while True:
                way, _ = self._socket.accept()
                way.setblocking(False)
                self._loop.add_reader(way.fileno(), self._take, way)

    def _take(self, way: socket.socket) -> None:
        self._loop.remove_reader(way.fileno())
        with way, contextlib.suppress(OSError):  # a neighbour that was killed on the way
            request, found, _, _ = socket.recv_fds(way, MOST_BYTES, 1)
            for descriptor in found:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                self._welcome(connection, request)


def _unix_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    made.setblocking(False)
    return made
