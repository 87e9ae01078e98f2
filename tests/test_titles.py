"""Games are discovered from their packages: what makes one, and what is found in it."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

import firekeeper.games
from firekeeper import texts, titles
from firekeeper.kernel.component_tables import PackError
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.wording import Wording
from firekeeper.packs import load_tables, pack_hash
from firekeeper.terminal import outline
from firekeeper.terminal.scene import Scene
from firekeeper.terminal.screens import Screen, screen_of

GAME = "class Chess(Rules): pass\nclass Helper: pass\n"


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A second place for games: shelf("chess", "game", "options") makes a package with these modules."""
    monkeypatch.setattr(firekeeper.games, "__path__", [*firekeeper.games.__path__, str(tmp_path)])

    def put(name: str, *parts: str, source: str = "") -> None:
        folder = tmp_path / name
        folder.mkdir()
        for part in ("__init__", *parts):
            heading = "from firekeeper.kernel.rules import Rules\n" if part == "game" else ""
            (folder / f"{part}.py").write_text(heading + (source if part == "game" else ""), encoding="utf-8")
        monkeypatch.setattr(titles, "_MADE", titles._made())

    yield put
    for name in [name for name in sys.modules if name.startswith("firekeeper.games.chess")]:
        del sys.modules[name]


@pytest.mark.parametrize("name", titles.TITLES)
def test_every_part_is_found(name):
    title: Any = titles.title(name)
    rules = titles.rules_for(name, {})
    assert isinstance(rules, title.rules(rules.options))
    assert issubclass(title.wording(rules.options), Wording)
    assert type(rules).__module__ == f"firekeeper.games.{name}.game"
    assert rules.game == name
    assert callable(title.part("invariants").broken)
    assert callable(title.part("account").Account)
    assert isinstance(texts.wording(rules), title.wording(rules.options))
    assert isinstance(screen_of(name), Screen)


def test_wendake_is_on_the_shelf():
    assert "wendake" in titles.TITLES


def test_a_package_is_a_game_once_it_has_rules(shelf):
    shelf("chess", "options", source=GAME)
    with pytest.raises(OptionError, match="there is no game «chess»; there are "):
        titles.title("chess")


def test_a_game_in_the_making_can_be_had_by_name(shelf):
    shelf("chess", "game", source=GAME)
    assert titles.title("chess").rules(None).__name__ == "Chess"
    assert "chess" not in titles.TITLES


@pytest.mark.parametrize(
    ("source", "names"),
    [("", "none"), ("class Chess(Rules): pass\nclass Draughts(Rules): pass\n", "Chess, Draughts")],
)
def test_a_game_has_one_set_of_rules(shelf, source, names):
    shelf("chess", "game", source=source)
    with pytest.raises(RuntimeError, match=f"games.chess.game must define one Rules: {names}"):
        titles.title("chess").rules(None)


def test_what_a_module_only_imports_is_not_its_own(shelf):
    """Wendake's rules extend a Box, which is no game."""
    shelf("chess", "game", source="from firekeeper.games.wendake.game import Wendake\n" + GAME)
    assert titles.title("chess").rules(None).__name__ == "Chess"


@pytest.mark.parametrize("name", ["", "../wendake", "wendake.box", "Wendake", "os"])
def test_nonsense_is_no_game(name):
    with pytest.raises(OptionError, match="there is no game"):
        titles.title(name)


# --- modules ---------------------------------------------------------------------------------------


COMPONENTS = """
class Components:
    @staticmethod
    def from_tables(tables):
        return {part} + " ".join(sorted(tables))
"""


def fairy_chess(shelf, folder):
    """Chess with a module whose tables add to the game's and take their place."""
    shelf("chess", "game", "components", source=GAME)
    module = folder / "chess" / "fairy"
    module.mkdir()
    for name in ("__init__", "module", "components"):
        (module / f"{name}.py").touch()
    declared = "MODULE = Module('fairy', lambda options: options.fairies)\n"
    (module / "module.py").write_text(f"from firekeeper.kernel.modules import Module\n{declared}")
    for part, place in (("chess: ", folder / "chess"), ("fairy: ", module)):
        (place / "components.py").write_text(COMPONENTS.format(part=repr(part)))
        (place / "data").mkdir()
        (place / "data" / "pieces.toml").write_text(f"game = '{part}'\n")
    (module / "data" / "fairies.toml").write_text("grasshopper = 2\n")
    return titles.title("chess")


def test_tables_of_a_module_are_read_in_games_with_it_only(shelf, tmp_path):
    chess = fairy_chess(shelf, tmp_path)
    assert chess.modules_for(SimpleNamespace(fairies=True)) == ("fairy",)
    base, mark = load_tables("chess")
    tables, other = load_tables("chess", None, ("fairy",), ("fairy",))
    assert base == {"pieces": {"game": "chess: "}}
    assert tables == {"pieces": {"game": "fairy: "}, "fairies": {"grasshopper": 2}}
    assert mark == pack_hash(base) != other == pack_hash(tables)
    assert chess.components(base) == "chess: pieces"
    assert chess.components(tables, ("fairy",)) == "fairy: fairies pieces"


def test_a_pack_may_hold_files_of_modules_that_are_not_in_use(shelf, tmp_path):
    fairy_chess(shelf, tmp_path)
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "fairies.toml").write_text("grasshopper = 8\n")
    assert load_tables("chess", pack, (), ("fairy",)) == load_tables("chess")
    assert load_tables("chess", pack, ("fairy",), ("fairy",))[0]["fairies"] == {"grasshopper": 8}
    (pack / "knights.toml").write_text("nightrider = 1\n")
    with pytest.raises(PackError, match=r"unknown file; a pack may have fairies\.toml, pieces\.toml"):
        load_tables("chess", pack, (), ("fairy",))


# --- the outline -----------------------------------------------------------------------------------


TOLD: Any = SimpleNamespace(
    rules=None,
    view={
        "round": 2,
        "order": [1, 0],
        "players": [{"name": "Ayla", "hand": ["elk", "tool"], "stock": {"food": 3, "tool": 0}}, {"name": ""}],
        "rows": [[1, 2], [3]],
        "pile": [],
        "open": None,
    },
)


def test_a_game_that_nobody_has_drawn_is_shown_as_an_outline(shelf):
    shelf("chess", "game", source=GAME)
    assert screen_of("chess") is outline.SCREEN
    scene = Scene(texts.texts("en"), TOLD, 0, None, [])
    lines = [line.plain for line in outline.SCREEN.board(scene, 60, None, None)]
    assert lines == [
        "round: 2",
        "order: 1 0",
        "rows: 1 2 | 3",
        "pile: -",
        "open: -",
        "players:",
        "  1:",
        "    name: Ayla",
        "    hand: elk tool",
        "    stock: food 3, tool 0",
        "  2: name -",
    ]


def test_the_outline_keeps_to_its_room():
    scene = Scene(texts.texts("en"), TOLD, 0, None, [])
    lines = outline.SCREEN.board(scene, 16, 4, None)
    assert len(lines) == 4
    assert lines[-1].plain == "…"
    assert all(line.cell_len <= 16 for line in outline.SCREEN.opponents(scene, 16))


def test_components_hold_what_modules_add() -> None:
    found = titles.components_of("wendake")
    tiles = [tile["id"] for tile in found["tiles"]]
    assert len(tiles) == len(set(tiles))
    assert {"level1_01", "level1_na1", "level2_na5"} <= set(tiles)
    assert len(found["turn_cards"]) == 39
    assert len(found["adversity_cards"]) == 16
    assert found["setup"]["track_maximum"] == 25, "the numbers of the game stay its own"
