"""Send something to an address that a person has given us, without being led to where only we can go.

The name is resolved once, every address it has must be a public one, and the connection goes to the address
that was checked. Redirects are not followed, answers are hardly read, and nothing takes longer than a moment.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from urllib.parse import urlsplit

SECONDS = 10.0
"""For connecting, and for each answer."""
DEADLINE = 20.0
"""For all of it: then the connection is cut."""
_EMBEDDING = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")]
"""Addresses in which others hide."""


class BadAddress(ValueError):
    """Nothing is sent there; one sentence says why."""


def checked_address(url: str, allow_private: bool = False) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address that something may be sent to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadAddress(f"«{url}» is no address") from error
    schemes = ("https", "http") if allow_private else ("https",)
    if parts.scheme not in schemes or not parts.hostname:
        raise BadAddress("an address begins with https:// and has a host")
    if parts.username or parts.password:
        raise BadAddress("an address with a name or a password in it is not used")
    if any(ord(letter) <= 32 or ord(letter) > 126 for letter in url):
        raise BadAddress("an address has no spaces and no letters with accents")
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def is_public(text: str) -> bool:
    """Whether an IP address is one of the internet, where everybody can go."""
    address = ipaddress.ip_address(text.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        address = mapped
    hidden = address.version == 6 and any(address in network for network in _EMBEDDING)
    return address.is_global and not address.is_multicast and not hidden


def resolve(host: str, port: int, allow_private: bool) -> str:
    """One of the addresses of a host, all of which must be public."""
    try:
        found = [str(item[4][0]) for item in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise BadAddress(f"there is no host {host}") from error
    if not allow_private and not all(is_public(address) for address in found):
        raise BadAddress(f"{host} is not on the public internet")
    return found[0]


def post(url: str, headers: dict[str, str], body: bytes, allow_private: bool = False) -> int:
    """The status with which an address answers. Blocks. OSError if it does not, BadAddress if it may not."""
    scheme, host, port, path = checked_address(url, allow_private)
    address = resolve(host, port, allow_private)
    raw = socket.create_connection((address, port), SECONDS)
    cut = threading.Timer(DEADLINE, _cut, (raw,))
    cut.daemon = True
    cut.start()
    try:
        raw.settimeout(SECONDS)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        if scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        else:
            connection.sock = raw
        connection.request("POST", path, body, {"content-length": str(len(body)), **headers})
        status = connection.getresponse().status
        connection.close()
    except http.client.HTTPException as error:
        raise OSError(f"{host} answers what is no HTTP: {type(error).__name__}") from error
    finally:
        cut.cancel()
        raw.close()
    return status


def _cut(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
