"""The page of the API: the OpenAPI description as plain HTML, without scripts and without other sites."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .25rem 0; }
code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: 6px; }
.verb { display: inline-block; min-width: 4.5rem; font-weight: bold; text-transform: uppercase; }
:root { color-scheme: light dark; }
"""


class ReferencePlugin(OpenAPIRenderPlugin):
    """Serves the page at the root of the description's address, beside openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/reference")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(json.loads(self.render_json(request, openapi_schema))).encode()


def page(document: dict[str, Any]) -> str:
    """The whole page: operations by tag, then the schemas they name."""
    info = document["info"]
    sections: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for verb, operation in operations.items():
            tag = operation.get("tags", ["other"])[0]
            sections.setdefault(tag, []).append(_operation(verb, path, operation))
    body = [f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>"]
    body.append(f"<p>{escape(info['description'])}</p>")
    body.append('<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a></p>')
    for tag, found in sections.items():
        body += [f"<h2>{escape(tag)}</h2>", *found]
    body.append("<h2>schemas</h2>")
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        body.append(_details(f"<code>{escape(name)}</code>", schema, f"schema-{name}"))
    head = f'<meta charset="utf-8"><title>{escape(info["title"])} API</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(body)}</body></html>'


def _operation(verb: str, path: str, operation: dict[str, Any]) -> str:
    title = f'<span class="verb">{escape(verb)}</span> <code>{escape(path)}</code> '
    title += escape(operation.get("summary", ""))
    request_parts = {
        name: operation[name] for name in ("description", "parameters", "requestBody") if name in operation
    }
    answers = {status: answer.get("content", {}) for status, answer in operation.get("responses", {}).items()}
    return _details(title, {**request_parts, "responses": answers}, f"{verb}-{path}")


def _details(title: str, data: Any, anchor: str) -> str:
    text = escape(json.dumps(data, indent=2, ensure_ascii=False))
    return f'<details id="{escape(anchor)}"><summary>{title}</summary><pre>{text}</pre></details>'
