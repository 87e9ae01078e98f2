"""Screens: what they show, that they fit the terminal, and two of them letter by letter."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from built_table import view_for
from rich.console import Console
from rich.text import Text
from wendake_table import Table

import firekeeper
from firekeeper.games.wendake.terms import IN_LONGHOUSE
from firekeeper.games.wendake.wording import WendakeWording
from firekeeper.kernel.engine import legal
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.rng import Stream
from firekeeper.terminal import play, wendake_map
from firekeeper.terminal import wendake_panes as panes
from firekeeper.terminal.choices import choice_lines
from firekeeper.terminal.drawing import Pane, beside, flow, in_columns, wrap
from firekeeper.terminal.question import Question
from firekeeper.terminal.screens import GAP, screen_of
from firekeeper.terminal.wendake_scene import WendakeScene
from firekeeper.terminal.wendake_screen import SCREEN
from firekeeper.terminal.wendake_solo_screen import SoloScene
from firekeeper.terminal.wendake_solo_screen import ghost as ghosts_pane
from firekeeper.texts import texts, wording

GOLDEN = Path(__file__).parent / "golden"


def pane(scene: WendakeScene, name: str) -> Pane:
    return next(found for found in SCREEN.panes(scene) if found.name == name)


def scene_of(table: Table, seat: int = 0, language: str = "en") -> WendakeScene:
    """A position of the builder as a seat sees it."""
    decision = table.decision
    choices = [] if decision is None else legal(table.state, decision)
    told = WendakeWording(table.box, seat, None, view_for(table.state, seat))
    return WendakeScene(texts(language), told, seat, decision, choices)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"


def in_mid_game() -> Table:
    """Two players in the middle of a year, with something of everything on the table."""
    table = Table(players=2, homes=["michilimackinac", "cataraqui"])
    table.have(0, corn=2, bean=1, leather=3, fish=1, beaver=2).have(1, pumpkin=2, fish=4)
    table.canoes(0, 2).canoes(1, 3)
    table.guards(0, "sandusky", 2).guards(1, "sandusky", 1).guards(0, "wendake", 1).guards(1, "wendake", 1)
    table.put(0, "woman", "sandusky.1").put(0, "outpost", "wendake.3").put(1, "hunter", "sandusky.3")
    table.track(0, economic=4, military=6, ritual=2, mask=5).track(1, economic=3, military=3, mask=8)
    table.own(0, "move_2", "discount_1").own(1, "alliance_1", used=True, flag="french")
    table.rows(["move_1", "gain_animal"], ["shift_point"], ["flip_tile", "call_native"])
    table.hold(0, "husk", "husk", "tongue").discard("smiler").disk(1, "pair").turtles(0, "women_3_mask")
    table.sides(0, [(0, 1)]).marked(0, (0, 0), fired=(2, 1))
    table.advanced("level1_01", "level1_02", "level1_03", "level1_04", "level1_05", "level1_06")
    return table.turn(0)


@pytest.mark.parametrize(
    ("name", "width", "height", "language"),
    [("screen_80x24_en", 80, 24, "en"), ("screen_120_fr", 120, None, "fr")],
)
def test_a_screen_letter_by_letter(name: str, width: int, height: int | None, language: str) -> None:
    """If a change of the drawing is meant, look at the new screen and run again with GOLDEN=write."""
    drawn = plain(SCREEN.board(scene_of(in_mid_game(), language=language), width, height))
    place = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        place.write_text(drawn, encoding="utf-8")
    assert drawn == place.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [60, 80, 110, 120, 160, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for table in (in_mid_game(), Table(players=3).turn(0), Table(players=4).turn(1)):
        lines = SCREEN.board(scene_of(table, language=language), width, None)
        assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize(("width", "columns"), [(80, 1), (120, 2), (160, 2), (200, 3)])
def test_wide_terminals_have_more_columns(width: int, columns: int) -> None:
    across = SCREEN.widths(width)
    assert len(across) == columns
    assert sum(across) + GAP * (columns - 1) == width


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [70, 78, 90])
def test_the_map_is_drawn_where_there_is_room(players: int, width: int) -> None:
    scene = scene_of(Table(players=players).turn(0))
    drawing = wendake_map.drawn(scene, width, 22)
    assert drawing is not None
    shown = plain(drawing)
    for name in scene.rules.territories:
        assert scene.t(f"wendake-territory-{name}") in shown
    for lake in scene.rules.lakes:
        assert scene.t(f"wendake-lake-{lake}.short") in shown
    areas = sum(len(territory.areas) for territory in scene.view.territories)
    assert shown.count("·)") + shown.count("[·]") == areas
    assert ("≈" in shown) == any(scene.rules.rivers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_list_of_territories_says_who_borders_whom(players: int) -> None:
    scene = scene_of(Table(players=players).turn(0))
    rows = [line.plain for line in wendake_map.listed(scene, 200)]
    for at, name in enumerate(scene.rules.territories):
        assert rows[at].startswith(scene.t(f"wendake-territory-{name}"))
        near = [
            scene.t(f"wendake-territory-{scene.rules.territories[other]}")
            for other in scene.rules.neighbours[at]
        ]
        assert rows[at].endswith(f"→ {', '.join(near)}")


def test_pieces_on_the_map() -> None:
    scene = scene_of(in_mid_game())
    rows = {line.plain.split()[0]: line.plain for line in wendake_map.listed(scene, 120)}
    assert "R2>Y1" in rows["Sandusky"]
    assert "R1=Y1" in rows["Wendake"]
    assert "(cR) (p·) [Y]" in rows["Sandusky"]
    assert "(b·) (p·) [/R] [·]" in rows["Wendake"]
    assert "(cR5) [R5]" in rows["Michilimackinac"]
    assert "Superior R2 Y3" in rows["Superior"]


def test_the_mohawk_warrior_lies_under_his_own_sign() -> None:
    table = Table(players=2, tribes=["mohawk", "fox"]).put(0, "mohawk", "wendake.3").turn(0)
    assert "[#R]" in plain(wendake_map.listed(scene_of(table), 120))


def test_the_lower_track_of_a_pair_carries_the_sign() -> None:
    shown = plain(pane(scene_of(in_mid_game()), "tracks").lines(60))
    marks = {line.split()[1]: line.split()[2:] for line in shown.splitlines() if line[:1] in "┌└"}
    assert marks == {
        "Mask": ["5◂", "8"],
        "Military": ["6", "3◂"],
        "Economic": ["4", "3"],
        "Ritual": ["2◂", "0◂"],
    }


def test_tiles_carry_the_numbers_to_type() -> None:
    scene = scene_of(in_mid_game())
    shown = plain(pane(scene, "village").lines(80))
    for number, choice in enumerate(scene.choices, 1):
        if choice.verb == "activate":
            assert f" {number}) " in shown
    assert "● Tan Pelts + Move 1" in shown
    assert "▲ Hunt + Move 1" in shown
    assert "(Move 3)" in shown  # the back of a tile that shows its RITUAL side


def test_what_a_missed_objective_costs_stands_in_the_ghosts_pane() -> None:
    game = firekeeper.new("wendake", players=1, seed=5, adversity=True, difficulty="extreme", penalty=2)
    while frame_name(game.decision) != "PlaceMarker":
        game.choose(game.choices[0])
    screen = screen_of("wendake", game.rules.options)
    told = wording(game.rules, 0, None, game.view(0))
    scene = screen.scene(texts("en"), told, 0, game.decision, game.choices)
    assert isinstance(scene, SoloScene)
    assert "Extreme: a missed objective costs 2 points" in [line.plain for line in ghosts_pane(scene, 60)]
    ghost = game.view(None).ghost
    assert (ghost.objective_points, ghost.objective_penalty) == (0, 2)


def test_the_ghosts_plan_is_shown() -> None:
    game = firekeeper.new("wendake", players=1, seed=5)
    while frame_name(game.decision) != "PlaceMarker":
        game.choose(game.choices[0])
    screen = screen_of("wendake", game.rules.options)
    told = wording(game.rules, 0, None, game.view(0))
    scene = screen.scene(texts("en"), told, 0, game.decision, game.choices)
    shown = plain(screen.board(scene, 120, None))
    assert "── The Ghost" in shown
    for card in game.view(0).ghost.cards:
        assert texts("en")(f"wendake-ghost-{card.face}") in shown
        assert texts("en")(f"wendake-ghost-action-{card.action}") in shown
    assert "Objectives: 2 points each in the end" in shown
    first = next(card for card in game.view(0).ghost.cards if card.turn == 1)
    brief = plain(screen.board(scene, 80, 18))
    assert f"next: {texts('en')(f'wendake-ghost-action-{first.action}')}" in brief


@pytest.mark.parametrize("language", ["en", "fr"])
def test_alliances_and_turn_cards_are_shown(language: str) -> None:
    game = firekeeper.new("wendake", players=3, new_allies=True, seed=5)
    while frame_name(game.decision) != "AllianceEffect":
        wanted = [c for c in game.choices if c.text.startswith(("reserve", "perform alliance", "advance"))]
        game.choose(wanted[0] if wanted else game.choices[0])
    assert game.seat is not None
    view: Any = game.view(game.seat)
    screen = screen_of("wendake", game.rules.options)
    told: Any = wording(game.rules, game.seat, None, view)
    scene = screen.scene(texts(language), told, game.seat, game.decision, game.choices)
    shown = " ".join(plain(screen.board(scene, 160, None)).split())
    say = texts(language)
    for space in view.turn_spaces:
        if space.card and space.seat < 0:
            assert say.render(told.turn_card(space.card))[:12] in shown
    me = view.players[game.seat]
    assert say.render(told.disk_space(f"{me.ally}_1")) in shown
    assert say("pane-alliance") in shown
    assert say("pane-cards") in shown


def test_the_score_sheet_counts_the_alliance() -> None:
    game = firekeeper.new("wendake", players=2, new_allies=True, seed=4)
    stream = Stream("sheet")
    while not game.over:
        game.choose(game.choices[stream.below(len(game.choices))])
    screen = screen_of("wendake", game.rules.options)
    view: Any = game.view(0)
    scene = screen.scene(texts("en"), wording(game.rules, 0, None, view), 0, None, [])
    shown = plain(screen.score_sheet(scene, 100))
    assert "Alliance" in shown
    for player in view.players:
        assert player.total == sum(player.counting) + player.swaps + player.alliance_points


def test_choices_are_marked_where_undo_ends() -> None:
    game = firekeeper.new("wendake", players=2, seed=7, confirm={0, 1})
    marked = unmarked = 0
    for _ in range(60):
        question = Question(game)
        told = WendakeWording(game.rules, game.seat, None, question.view(game.seat))
        shown = plain(choice_lines(question, told, texts("en"), 300))
        signs = dict(re.findall(r"(\d+)\) .+?(?: (\*))?(?=   |\n)", shown))
        for number, choice in enumerate(question.choices, 1):
            assert (signs[str(number)] == "*") == question.ends_undo(choice), shown
        marked += list(signs.values()).count("*")
        unmarked += list(signs.values()).count("")
        game.choose(game.choices[-1] if len(game.choices) < 4 else game.choices[1])
    assert marked > 5
    assert unmarked > 50


# --- a terminal -------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """Pretends to be one."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Play at a pretended terminal; the result is what stood on it between two clearings."""

    def run(
        answers: list[str], width: int, height: int, options: dict[str, Any], load: Path | None = None
    ) -> list[str]:
        out = Terminal()
        console = Console(
            file=out, width=width, height=height, force_terminal=True, color_system=None, legacy_windows=False
        )
        left: Iterator[str] = iter(answers)

        def answer(question: str = "") -> str:
            line = next(left, None)
            if line is None:
                raise EOFError
            if line == "^C":
                raise KeyboardInterrupt
            out.write(f"{question}{line}\n")
            return line

        monkeypatch.setattr("builtins.input", answer)
        assert play("wendake", options, ["random"], "7", load=load, stdin=Terminal(), console=console) == 0
        return re.split(r"\x1b\[2J\x1b\[H|\x1b\[H\x1b\[2J", out.getvalue())

    return run


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_screen_fits_the_terminal(
    screens: Callable[..., list[str]], width: int, height: int, players: int
) -> None:
    answers = ["", "1", "1", *["1", "2", "1", "3", "1"] * 12]
    found = screens(answers, width, height, {"players": players})
    assert len(found) > 20
    tall = 0
    for screen in found[:-1]:  # the last one ends with a good-bye
        before, asked, _ = screen.partition("> ")
        lines = before.splitlines()
        assert max((len(line) for line in lines), default=0) <= width
        if asked and len(lines) > height:
            # Only a list of choices that is too long for the terminal may scroll the table away.
            assert lines[-1].count("–") == 1, screen
            question = max(at for at, line in enumerate(lines) if line.startswith("──"))
            assert len(lines) - question > 15, screen
            tall += 1
    assert tall <= 3


def test_a_terminal_asks_before_the_game(screens: Callable[..., list[str]]) -> None:
    said = "".join(screens(["fr", "3", "random", "", "1"], 100, 40, {}))
    assert "Language, en or fr? [en] fr" in said
    assert "Combien de joueurs\u202f? [2] 3" in said
    assert "Contre quels adversaires\u202f? [random] random" in said
    assert "Bienvenue à Wendake" in said
    assert "Vert" in said


def test_enter_takes_the_defaults_and_nonsense_is_asked_again(screens: Callable[..., list[str]]) -> None:
    said = "".join(screens(["", "seven", "", "", ""], 100, 40, {}))
    assert "That is not among the answers: 1, 2, 3, 4." in said
    assert "Order: Red Yellow" in said or "Order: Yellow Red" in said


def test_leaving_before_the_game_begins(screens: Callable[..., list[str]]) -> None:
    assert "Welcome" not in "".join(screens(["en"], 100, 40, {}))


def test_long_answers_come_page_by_page(screens: Callable[..., list[str]]) -> None:
    said = "".join(screens(["", "1", "?", "", "q", "log", "1"], 80, 24, {"players": 2}))
    assert said.count("Enter for more, q to stop>") == 2


def test_ctrl_c_leaves_politely(screens: Callable[..., list[str]], tmp_path: Path) -> None:
    said = "".join(screens(["", "1", "^C"], 80, 24, {"players": 2}))
    assert "Goodbye!" in said
    assert (tmp_path / "state" / "firekeeper" / "wendake.json").is_file()


def test_a_finished_game_offers_to_save(screens: Callable[..., list[str]], tmp_path: Path) -> None:
    game = firekeeper.new("wendake", players=1, seed=1)
    while not game.over:
        game.choose(game.choices[-1])
    over, again = tmp_path / "over.json", tmp_path / "again.json"
    over.write_text(game.record.text())
    said = "".join(screens([str(again)], 80, 24, {}, over))
    for part in (
        "Final score",
        "Swap tokens",
        "Objectives",
        "Total",
        "The seed of this game was 1.",
        "Saved.",
    ):
        assert part in said
    assert again.read_text() == over.read_text()


# --- drawing ----------------------------------------------------------------------------------------------


def test_no_break_spaces_do_not_break() -> None:
    lines = wrap(Text("Tuiles de la grille\u202f: trois\u00a0pas"), 20)
    assert [line.plain for line in lines] == ["Tuiles de la", "grille\u202f: trois\u00a0pas"]


def test_wrapped_lines_are_indented() -> None:
    assert [line.plain for line in wrap(Text("one two three four"), 12, 2)] == ["one two", "  three four"]


def test_flow_keeps_items_together() -> None:
    lines = flow([Text("1) one two"), Text("2) three"), Text("3) four five")], 24, 2)
    assert [line.plain for line in lines] == ["  1) one two   2) three", "  3) four five"]


def test_columns_are_read_downwards() -> None:
    lines = in_columns([Text(letter) for letter in "abcde"], 9)
    assert [line.plain for line in lines] == ["a   c   e", "b   d"]


def test_columns_side_by_side_are_cut_and_padded() -> None:
    lines = beside([[Text("left is long")], [Text("r1"), Text("r2")]], [6, 4])
    assert [line.plain for line in lines] == ["left i  r1", "        r2"]


@pytest.mark.parametrize(("language", "said"), [("en", "pays for Double draw"), ("fr", "paie Double pioche")])
def test_a_tile_that_is_being_paid_is_named(language: str, said: str) -> None:
    table = Table(players=2).have(0, leather=3, fish=3, corn=2, bean=2, pumpkin=2).canoes(0, 1)
    table.rows(["mask_draw_2"], [], []).begin(0, "trade").choose("done", "buy mask_draw_2")
    lines = panes.progress(scene_of(table, 0, language), 100)
    assert any(said in line.plain for line in lines)


def test_black_pieces_are_counted() -> None:
    table = Table(players=2, tribes=["ojibwa", "mohawk"])
    home = table.player(1).home
    table.state.guards[home * table.box.seats + 1] -= 1
    table.player(1).mohawk = IN_LONGHOUSE
    scene = scene_of(table, 0)
    waiting = sum(table.longhouse(1).values()) + 1
    said = " ".join(line.plain for line in panes.opponents(scene, 200))
    assert f"{waiting} in the longhouse" in said
    assert "4 markers" in " ".join(line.plain for line in panes.belongings(scene, 0, 200))
