"""What a visitor loads, packed: the first page at most 300 kB, a game at most 1.5 MB more."""

from __future__ import annotations

from browser.visitor import Visitor
from playwright.sync_api import Browser, Response
from server.fixtures.servers import Server

FIRST_PAGE = 300_000
GAME = 1_500_000


def loaded(me: Visitor, path: str, until: str) -> int:
    """Open an address and add up the bodies that came, packed as they came."""
    answers: list[Response] = []

    def came(answer: Response) -> None:
        answers.append(answer)

    me.page.on("response", came)
    me.go(path)
    me.find(until).first.wait_for()
    me.page.wait_for_load_state("networkidle")  # pictures and words may still be coming
    me.page.remove_listener("response", came)
    weights = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert any(url.endswith(".js") for url in weights)
    return sum(weights.values())


def test_the_first_page_and_a_game_are_light(browser: Browser, server: Server) -> None:
    """Two people with empty caches: one comes to the first page, one straight to a table."""
    first, other = Visitor(browser, server.address), Visitor(browser, server.address)
    page = loaded(first, "/", "article")
    first.become()
    table = first.sit("bot", seed="light")
    other.become("Mei")
    game = loaded(other, f"/t/{table}", ".rail")
    print(f"first page {page} bytes, straight to a table {game} bytes")
    first.close()
    other.close()
    assert 20_000 < page <= FIRST_PAGE
    assert page / 2 < game <= FIRST_PAGE + GAME
