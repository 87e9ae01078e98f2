"""The built client, if there is one; otherwise a page that says what this server is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

PLAIN = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Firekeeper</title></head>
<body><h1>Firekeeper</h1><p>The server is running. The browser client is not built; the API is described at
<a href="/api/schema">/api/schema</a>.</p></body></html>"""


def routes(client: Path | None) -> list[Any]:
    """Routes for the pages: every address that is not the API shows the client."""
    index = client / "index.html" if client is not None else None

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(path: str = "") -> File | str:
        if path.startswith(("/api/", "/ws/", "/assets/")):
            raise NotFoundException(detail="there is nothing at this address")
        if index is None or not index.is_file():
            return PLAIN
        return File(
            path=index,
            media_type="text/html",
            content_disposition_type="inline",
            headers={"cache-control": "no-cache"},
        )

    if client is None or not (client / "assets").is_dir():
        return [page]
    assets = create_static_files_router(
        path="/assets", directories=[client / "assets"], include_in_schema=False
    )
    return [assets, page]
