"""Tindaya at the terminal: screens that fit and show what they should, and whole games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from built_table import view_for
from rich.text import Text
from tindaya_table import Table

from firekeeper.games.tindaya.wording import TindayaWording
from firekeeper.kernel.engine import legal
from firekeeper.terminal import tindaya_map, tindaya_panes
from firekeeper.terminal.screens import screen_of
from firekeeper.terminal.tindaya_scene import TindayaScene
from firekeeper.terminal.tindaya_screen import SCREEN
from firekeeper.texts import texts

GOLDEN = Path(__file__).parent / "golden"

Player = Callable[..., str]
Numbers = Callable[[int], Iterator[str]]


def scene_of(table: Table, seat: int = 0, language: str = "en") -> TindayaScene:
    """A position of the builder as a seat sees it."""
    decision = table.decision
    choices = [] if decision is None else legal(table.state, decision)
    told = TindayaWording(table.box, seat, None, view_for(table.state, seat))
    return TindayaScene(texts(language), told, seat, decision, choices)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"


def in_mid_game(**options: Any) -> Table:
    """Three players in an era, with something of everything on the table."""
    table = Table(players=3, **options)
    table.natives(0, "2,0", villagers=2, nobles=1).natives(1, "4,1", nobles=2).natives(1, "5,1", villagers=3)
    table.natives(2, "7,2", villagers=4).lost_nobles(0, 1).lost_nobles(2, 2)
    table.have(0, wood=2, figs=3, horns=1).have(1, obsidian=4).fort("11,3", 2).canoes("3,0")
    table.idols(0, "production").idols(1, "fertility")
    return table.to_move(0)


@pytest.mark.parametrize(
    ("name", "width", "height", "language"),
    [("tindaya_80x24_en", 80, 24, "en"), ("tindaya_140_fr", 140, None, "fr")],
)
def test_a_screen_letter_by_letter(name: str, width: int, height: int | None, language: str) -> None:
    """If a change of the drawing is meant, look at the new screen and run again with GOLDEN=write."""
    drawn = plain(SCREEN.board(scene_of(in_mid_game(), language=language), width, height))
    place = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        place.write_text(drawn, encoding="utf-8")
    assert drawn == place.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [50, 60, 80, 130, 160, 210, 240])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for options in ({}, {"mode": "domination", "traitor": True}):
        lines = SCREEN.board(scene_of(in_mid_game(**options), language=language), width, None)
        assert max(line.cell_len for line in lines) <= width


def test_the_map_shows_who_stands_where() -> None:
    scene = scene_of(in_mid_game())
    drawing = plain(tindaya_map.drawn(scene, 140))
    assert re.search(r"f°B2\*", drawing)
    assert "R0**" in drawing
    assert "Xx2" in drawing
    assert "~u" in drawing
    assert all(f"V{number}" in drawing for number in range(1, 9))
    assert tindaya_map.drawn(scene, 60) == [], "too narrow: there is a list instead"
    told = plain(tindaya_map.listed(scene, 80))
    assert "forest 1b (Blue 2 villagers and 1 noble)" in told
    assert "fort 4b (2 conquistadors)" in told


def test_hexes_that_can_be_chosen_show_their_numbers() -> None:
    table = in_mid_game()
    table.choose("explore cube")
    scene = scene_of(table)
    assert SCREEN.priorities(scene)[0] == "map"
    drawing = plain(tindaya_map.drawn(scene, 140))
    for number, choice in enumerate(scene.choices, 1):
        if choice.verb == "leave":
            assert f"{number})" in drawing


def test_hidden_idols_stay_hidden() -> None:
    scene = scene_of(in_mid_game())
    assert "idol of production" in plain(tindaya_panes.belongings(scene, 0, 120))
    theirs = plain(tindaya_panes.belongings(scene, 1, 120))
    assert "1 face down" in theirs
    assert "fertility" not in theirs
    assert screen_of("tindaya") is SCREEN


@pytest.mark.parametrize(
    ("players", "mode", "language"),
    [(1, "alliance", "fr"), (2, "domination", "en"), (3, "alliance", "fr"), (4, "domination", "en")],
)
def test_a_whole_game(
    transcript: Player,
    at_random: Numbers,
    english_in: Callable[[str], list[str]],
    players: int,
    mode: str,
    language: str,
) -> None:
    width = {1: 70, 2: 80, 3: 140, 4: 220}[players]
    said = transcript(
        at_random(players),
        game="tindaya",
        options={"players": players, "mode": mode},
        language=language,
        width=width,
    )
    told = texts(language)
    assert told("tindaya-intro").split()[0] in said
    assert said.count(told("sheet-title")) == 1
    assert told("tindaya-pane-era", era=1, eras=3) in said
    assert max(len(line) for line in said.splitlines()) <= width
    assert "Traceback" not in said
    assert not re.search(r"tindaya-[a-z]|\{ ?\$", said)
    if language == "fr":
        assert english_in(said) == []
