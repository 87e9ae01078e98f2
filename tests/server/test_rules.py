"""The rules help of the server: by ID and by words, in the language of the reader."""

from __future__ import annotations

import re
from typing import Any

import pytest
from table.fixtures.house import House

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def ask(house: House, path: str, status: int = 200) -> Any:
    answer = await house.http.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_rule_in_english_unless_asked_otherwise(house: House) -> None:
    rule = await ask(house, "/api/rules/ew-over-02")
    assert rule == {
        "id": "EW-OVER-02",
        "title": "Length",
        "text": "A game is exactly 4 rounds; each round stands for one generation.",
        "section": "1. OVER — frame of the game",
        "game": "endless_winter",
        "language": "en",
    }


async def test_a_rule_in_the_language_of_the_reader(house: House) -> None:
    rule = await ask(house, "/api/rules/EW-OVER-02?language=fr")
    assert (rule["title"], rule["language"]) == ("Durée", "fr")
    rule = await ask(house, "/api/rules/TD-D-01?language=fr")
    assert (rule["title"], rule["language"]) == ("before setup", "en")


async def test_a_search_in_the_language_of_the_reader(house: House) -> None:
    assert await ask(house, "/api/rules?q=jonction") == []
    found = await ask(house, "/api/rules?q=jonction&language=fr&limit=3")
    assert 0 < len(found) <= 3
    assert {rule["language"] for rule in found} == {"fr"}


@pytest.mark.parametrize("path", ["/api/rules/EW-OVER-02?language=de", "/api/rules?q=hunt&language=.."])
async def test_a_language_that_is_not_there_is_refused_with_those_that_are(house: House, path: str) -> None:
    refusal = await ask(house, path, status=400)
    assert refusal["code"] == "bad_message"
    assert refusal["message"].startswith("language: «")
    assert refusal["message"].endswith("» is not one of en, fr")


async def test_an_unknown_rule_is_refused_with_the_nearest_ones(house: House) -> None:
    refusal = await ask(house, "/api/rules/EW-OVER-09?language=fr", status=404)
    assert "EW-OVER-0" in refusal["message"]


@pytest.mark.parametrize("game", ["wendake", "endless_winter", "tindaya"])
async def test_the_rules_of_a_game_have_contents_in_both_languages(house: House, game: str) -> None:
    for language in ("en", "fr"):
        chapters = await ask(house, f"/api/games/{game}/rules?language={language}")
        assert len(chapters) > 20
        assert all(chapter["rules"] and chapter["title"] for chapter in chapters)
        assert not any(re.match(r"[\d.]|[A-Z]{3,} ", chapter["title"]) for chapter in chapters)
        titles = [rule["title"] for chapter in chapters for rule in chapter["rules"]]
        assert all(titles)
