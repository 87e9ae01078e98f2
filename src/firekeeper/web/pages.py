"""The built client, if there is one; otherwise a page that says what this server is.

Assets carry a fingerprint in their names, so a browser may keep them for ever; the page itself is asked for
again each time. Both go over the line compressed: a whole game is then smaller than one photograph.
"""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from firekeeper.web.people import service_of

PLAIN = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Firekeeper</title></head>
<body><h1>Firekeeper</h1><p>The server is running. The browser client is not built; the API is described at
<a href="/api/schema">/api/schema</a>.</p></body></html>"""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = ("text/", "image/svg", "application/json", "application/javascript", "text/javascript")
AT_THE_ROOT = ("/sw.js", "/app.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png")
"""What makes the page an app of its own; browsers look for it here."""
KINDS = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
}
"""What browsers insist on, whatever the tables of the operating system say."""


class Shelf:
    """Files of the client, each read and packed once. A file that was built anew is read again. Blocks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.known: dict[str, tuple[float, bytes, bytes | None]] = {}

    def find(self, name: str) -> tuple[bytes, bytes | None]:
        """A file as it is and packed (None where packing is no use). Nothing outside the folder is served."""
        path = self._path(name)
        if path is None:
            raise NotFoundException(detail="there is nothing at this address")
        changed = path.stat().st_mtime
        found = self.known.get(name)
        if found is None or found[0] != changed:
            plain = path.read_bytes()
            packed = gzip.compress(plain, 9, mtime=0) if kind_of(name).startswith(WORTH_PACKING) else None
            found = self.known[name] = (changed, plain, packed)
        return found[1], found[2]

    def _path(self, name: str) -> Path | None:
        """Where a file of the client lies; None if there is none, or could be none, of this name."""
        try:
            path = (self.folder / name).resolve()
            return path if path.is_relative_to(self.folder) and path.is_file() else None
        except (OSError, ValueError):  # too long for a file, or with characters that no file can have
            return None

    def answer(self, name: str, accepted: str, keep: str) -> Response[bytes]:
        plain, packed = self.find(name)
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        if packed is not None and "gzip" in accepted:
            headers["content-encoding"] = "gzip"
            return Response(packed, media_type=kind_of(name), headers=headers)
        return Response(plain, media_type=kind_of(name), headers=headers)


def kind_of(name: str) -> str:
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def routes(client: Path | None) -> list[Any]:
    """Routes for the pages: every address that is not the API shows the client."""
    shelf = Shelf(client) if client is not None else None

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
        if path.startswith(("/api/", "/ws/")):
            raise NotFoundException(detail="there is nothing at this address")
        accepted = request.headers.get("accept-encoding", "")
        if shelf is not None and path.startswith("/assets/"):
            name = path.lstrip("/")
            return await service_of(request).renderings.quick(shelf.answer, name, accepted, FOR_EVER)
        if shelf is not None and path in AT_THE_ROOT:
            return await service_of(request).renderings.quick(shelf.answer, path[1:], accepted, ASK_AGAIN)
        if shelf is None or not (shelf.folder / "index.html").is_file():
            return Response(PLAIN, media_type=MediaType.HTML)
        return await service_of(request).renderings.quick(shelf.answer, "index.html", accepted, ASK_AGAIN)

    return [page]
