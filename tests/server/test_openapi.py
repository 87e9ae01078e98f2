"""The OpenAPI description is true: whatever is sent, the server answers as described and never breaks.

schemathesis makes requests from the description, fitting and unfitting ones. Each goes out twice: as it was
made, and with the names of a real table, game and rule in its path.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.fixtures.players import Made, Person, guest
from server.fixtures.servers import Server, free_port

from firekeeper.web.app import create_app
from firekeeper.web.service import Config

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
bounded = settings(
    max_examples=8,
    derandomize=True,  # the same requests every time
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Town:
    """A server with somebody who sits at a table, while somebody else is fuzzed."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ana: Person = guest(server, "Ana")
        self.table: Made = self.ana.make_table("me", "random")

    def real(self, name: str) -> str | None:
        return {"table": self.table.id, "game": "wendake", "rule": "WK-ACT-TRADE-01"}.get(name)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    # Without a process for renderings: schemathesis does not wait for one to start on a busy machine.
    settings = {"rendering_processes": 0}
    server = Server(str(folder / "town.sqlite"), free_port(), folder, 1, settings).start()
    yield Town(server)
    server.kill()
    assert "Traceback" not in server.log


def description() -> Any:
    """What the application says about itself; it need not run for that."""
    app = create_app(Config(database="nowhere.sqlite"))
    return schemathesis.openapi.from_dict(json.loads(encode_json(app.openapi_schema.to_schema())))


OPERATIONS = {operation.ok().label: operation.ok() for operation in description().get_all_operations()}


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_described(label: str, town: Town) -> None:
    who = guest(town.server, "Fay")
    headers = {"authorization": f"Bearer {who.token}"}
    place = town.server.address

    @bounded
    @given(case=st.one_of(*(OPERATIONS[label].as_strategy(generation_mode=mode) for mode in GenerationMode)))
    def answers(case: Any) -> None:
        case.call_and_validate(base_url=place, headers=headers, checks=CHECKS)
        named = {name: town.real(name) or value for name, value in case.path_parameters.items()}
        case.path_parameters = named
        case.call_and_validate(base_url=place, headers=headers, checks=CHECKS)
        case.call_and_validate(base_url=place, checks=CHECKS)  # a stranger

    answers()


def test_the_table_has_seen_nothing_of_it(town: Town) -> None:
    """Runs last: the one at the table plays on."""
    player = town.ana.play(town.table)
    assert player.seat == 0
    player.wait(lambda: player.my_turn)
    assert player.choose().id
    player.close()


def test_the_page_of_the_api_is_served_from_here(town: Town) -> None:
    """No script or style of another site: the policy of our pages would refuse it."""
    page = httpx.get(f"{town.server.address}/api/schema", follow_redirects=True)
    assert page.status_code == 200
    assert "Firekeeper" in page.text
    assert page.headers["content-type"].startswith("text/html")


def test_all_refusals_are_described(town: Town) -> None:
    document = httpx.get(f"{town.server.address}/api/schema/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            for status, response in operation["responses"].items():
                if int(status) >= 400 and path not in ("/healthz", "/metrics"):
                    content = response["content"]["application/json"]["schema"]
                    assert content["$ref"].endswith("/Refusal"), (method, path, status)
