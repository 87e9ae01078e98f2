"""Which options go together, as the form of a new table asks for it."""

from __future__ import annotations

from typing import Any

import pytest
from table.fixtures.house import House

from firekeeper.texts import LANGUAGES, texts
from firekeeper.titles import TITLES, title

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def form(house: House, game: str, **options: Any) -> dict[str, Any]:
    """By option: its value, and the reasons of its values."""
    answer = await house.http.post(f"/api/games/{game}/options", json={"options": options})
    assert answer.status_code == 200, answer.text
    return {
        option["name"]: (option["value"], {item["value"]: item["reason"] for item in option["values"]})
        for option in answer.json()
    }


async def test_what_is_left_out_is_filled_in(house: House) -> None:
    found = await form(house, "wendake")
    assert found["players"][0] == 2
    assert found["tribes"] == ("backs", {"backs": "", "fronts": ""})
    alone = await form(house, "wendake", players=1)
    assert alone["difficulty"] == ("medium", {"easy": "", "medium": "", "hard": "", "extreme": ""})


async def test_what_does_not_go_with_the_rest_has_a_reason_in_every_language(house: House) -> None:
    found = await form(house, "wendake", players=3, difficulty="hard")
    value, reasons = found["difficulty"]
    assert value == ""
    assert set(reasons) == {"easy", "medium", "hard", "extreme"}
    for reason in reasons.values():
        assert all(texts(language).knows(reason) for language in LANGUAGES)
    assert found["players"][1][1] == ""


@pytest.mark.parametrize("game", TITLES)
async def test_a_form_that_nobody_has_touched_can_be_sent(house: House, game: str) -> None:
    answer = (await house.http.post(f"/api/games/{game}/options", json={})).json()
    chosen = {option["name"]: option["value"] for option in answer}
    again = (await house.http.post(f"/api/games/{game}/options", json={"options": chosen})).json()
    assert {option["name"]: option["value"] for option in again} == chosen


def test_what_nobody_has_said_may_follow() -> None:
    """The third game of the campaign is a Domination, unless it is said to be an Alliance."""
    silent = {value.value: value.reason for value in title("tindaya").allowed({})["campaign_step"]}
    said = {
        value.value: value.reason for value in title("tindaya").allowed({"mode": "alliance"})["campaign_step"]
    }
    assert silent["3"] == ""
    assert said["3"] == "option-tindaya-campaign-domination"


@pytest.mark.parametrize(
    "nonsense", [{"players": [1]}, {"players": True}, {"players": {"a": 1}}, {"players": 99}, {"moons": 2}]
)
async def test_nonsense_does_not_count(house: House, nonsense: dict[str, Any]) -> None:
    assert await form(house, "wendake", **nonsense) == await form(house, "wendake")


async def test_other_games_and_other_fields_are_refused(house: House) -> None:
    assert (await house.http.post("/api/games/chess/options", json={})).status_code == 404
    assert (await house.http.post("/api/games/wendake/options", json={"option": {}})).status_code == 400
    many = {str(number): number for number in range(60)}
    assert (await house.http.post("/api/games/wendake/options", json={"options": many})).status_code == 400
