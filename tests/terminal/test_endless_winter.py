"""Endless Winter at the terminal: screens that fit and show what they should, and whole games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from built_table import view_for
from endless_winter_table import Table
from rich.text import Text

from firekeeper.games.endless_winter.wording import EndlessWinterWording
from firekeeper.kernel.engine import legal
from firekeeper.terminal import endless_winter_map, endless_winter_panes
from firekeeper.terminal.endless_winter_scene import WinterScene
from firekeeper.terminal.endless_winter_screen import SCREEN
from firekeeper.terminal.screens import GAP, screen_of
from firekeeper.texts import texts

GOLDEN = Path(__file__).parent / "golden"

Player = Callable[..., str]
Numbers = Callable[[int], Iterator[str]]


def scene_of(table: Table, seat: int = 0, language: str = "en") -> WinterScene:
    """A position of the builder as a seat sees it."""
    decision = table.decision
    choices = [] if decision is None else legal(table.state, decision)
    told = EndlessWinterWording(table.box, seat, None, view_for(table.state, seat))
    return WinterScene(texts(language), told, seat, decision, choices)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"


def in_mid_game() -> Table:
    """Two players in a round, with something of everything on the table."""
    table = Table(players=2, glacier_tokens=True)
    table.have(0, food=4, tool=3).have(1, food=2, tool=1).scored(0, 12).scored(1, 9)
    table.hold(0, "hunter", "elder", "elder", "c1_05").hold(1, "shaman")
    table.discard(0, "start_tribesman", "start_brave").buried(0, "start_tribesman").dealt()
    table.animals(0, "woolly_rhino", "woolly_rhino", "argentavis").animals(0, "giant_beaver", tipped=True)
    table.camps(0, 0, 1, 7).camps(1, 1, 1, 13).villages(0, "1-2-8")
    table.glacier(13, "glacier_token_3").glacier(14)
    table.stand(0, "0.4.0").stand(1, "0.3.0", neutral=True).own(0, "s1_variety")
    table.idols(0, offering=3, honour=2).idols(1, honour=1).hunt("sabertooth", "stag_moose", "stag_moose")
    return table.round(2).turn(0)


@pytest.mark.parametrize(
    ("name", "width", "height", "language"),
    [("endless_winter_80x24_en", 80, 24, "en"), ("endless_winter_140_fr", 140, None, "fr")],
)
def test_a_screen_letter_by_letter(name: str, width: int, height: int | None, language: str) -> None:
    """If a change of the drawing is meant, look at the new screen and run again with GOLDEN=write."""
    drawn = plain(SCREEN.board(scene_of(in_mid_game(), language=language), width, height))
    place = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        place.write_text(drawn, encoding="utf-8")
    assert drawn == place.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [50, 60, 80, 130, 160, 200, 240])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for table in (in_mid_game(), Table(players=3).turn(0), Table(players=4, rest_tokens=True).turn(1)):
        lines = SCREEN.board(scene_of(table, language=language), width, None)
        assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize("height", [12, 24, 40])
def test_a_screen_is_no_higher_than_the_terminal_where_that_can_be(height: int) -> None:
    scene = scene_of(in_mid_game())
    lines = SCREEN.board(scene, 80, height)
    first = SCREEN.priorities(scene)[0]
    pane = next(pane for pane in SCREEN.panes(scene) if pane.name == first)
    needed = pane.lines(80, height, True)
    assert len(lines) <= max(height, len(needed) + 2)


@pytest.mark.parametrize(("width", "columns"), [(80, 1), (130, 2), (160, 2), (200, 3)])
def test_wide_terminals_have_more_columns(width: int, columns: int) -> None:
    across = SCREEN.widths(width)
    assert len(across) == columns
    assert sum(across) + GAP * (columns - 1) == width


def test_the_map_shows_every_hex_and_who_leads() -> None:
    scene = scene_of(in_mid_game())
    drawing = plain(endless_winter_map.drawn(scene, 76))
    for slot in scene.view.map:
        assert re.search(rf"\b{slot.slot} {scene.t(f'endless_winter-terrain-{slot.type}')}", drawing)
    # Hex 1: a Camp and a Village against two Camps. Hex 13: a token face up; hex 14: one face down.
    assert "W3* B2" in drawing
    assert "B1* [3]" in drawing
    assert "[■]" in drawing
    assert endless_winter_map.drawn(scene, 40) == []
    assert "W Plains (hex 1), Forest (hex 2) and Forest (hex 8)" in plain(
        endless_winter_map.listed(scene, 80)
    )


def test_megaliths_stand_where_they_were_placed() -> None:
    table = in_mid_game().gain(0, "megalith 1")
    drawing = plain(endless_winter_map.megaliths(scene_of(table), 76)).splitlines()
    assert drawing[0] == "ground"
    assert drawing[1].split()[3:5] == ["□", "W"]
    build = [choice for choice in scene_of(table).choices if choice.verb == "build"]
    numbers = [word for line in drawing[1:5] for word in line.split() if word.isdecimal()]
    assert len(numbers) == len([choice for choice in build if not table.box.spot_level[choice.a]])


def test_hidden_cards_stay_hidden() -> None:
    table = in_mid_game()
    mine = plain(endless_winter_panes.belongings(scene_of(table), 0, 120))
    theirs = plain(endless_winter_panes.belongings(scene_of(table), 1, 120))
    assert "Hand: Hunter, 2× Elder, Hide Tanning" in mine
    assert "Graveyard: Tribesman" in mine
    assert "Hand: 1\n" in theirs
    assert "Shaman" not in theirs


def test_what_the_question_is_about_comes_first() -> None:
    table = Table().have(0, food=3, tool=3).camps(0, 0).act(0, "migrate")
    assert SCREEN.priorities(scene_of(table))[0] == "map"
    table = Table().gain(0, "megalith 1")
    assert SCREEN.priorities(scene_of(table))[0] == "megaliths"
    assert screen_of("endless_winter") is SCREEN


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "fr"), (4, "en")])
def test_a_whole_game(
    transcript: Player,
    at_random: Numbers,
    english_in: Callable[[str], list[str]],
    players: int,
    language: str,
) -> None:
    options = {"players": players, "setup": "chief_draft" if players > 2 else "base", "rest_tokens": True}
    width = {2: 80, 3: 120, 4: 160}[players]
    said = transcript(
        at_random(players), game="endless_winter", options=options, language=language, width=width
    )
    told = texts(language)
    assert told("endless_winter-intro").split()[0] in said
    assert said.count(told("sheet-title")) == 1
    assert told("endless_winter-sheet-animals") in said[said.rindex(told("sheet-title")) :]
    for number in range(1, 5):
        assert told("endless_winter-pane-round", round=number, rounds=4) in said
    assert max(len(line) for line in said.splitlines()) <= width
    assert "Traceback" not in said
    assert not re.search(r"endless_winter-[a-z]|\{ ?\$", said)
    if language == "fr":
        assert english_in(said) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Still to answer at the same time: Bison and Lion."),
        ("fr", "Doivent encore répondre en même temps"),
    ],
)
def test_who_else_answers_at_the_same_time_is_said(transcript: Player, language: str, words: str) -> None:
    said = transcript(
        ["1"], game="endless_winter", options={"players": 3}, bots=["random"] * 2, language=language
    )
    assert words in " ".join(said.split())


def test_going_back_to_an_answer_that_all_gave_at_the_same_time(transcript: Player) -> None:
    """In whichever seat the person sits, and the bots answer again."""
    said = transcript(
        ["1", "uu", "2", "quit"], game="endless_winter", options={"players": 3}, bots=["random"] * 2
    )
    assert said.count("Still to answer at the same time") == 2
