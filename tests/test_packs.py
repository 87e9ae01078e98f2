"""Component packs: whole files take the place of the built-in ones; bad ones are refused with a sentence."""

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firekeeper import games, packs
from firekeeper.games.wendake.components import Components
from firekeeper.kernel.component_tables import PackError
from firekeeper.packs import load_tables, pack_hash

BUILT_IN = resources.files("firekeeper.games.wendake") / "data"


def refusal(pack: Path) -> PackError:
    with pytest.raises(PackError) as caught:
        load_tables("wendake", pack)
    return caught.value


def test_the_built_in_tables() -> None:
    tables, digest = load_tables("wendake")
    assert sorted(tables) == [
        "ghost", "map_2", "map_3", "map_4", "masks", "progress", "setup", "tiles", "tribes", "turtles",
    ]  # fmt: skip
    assert len(digest) == 16
    assert int(digest, 16) >= 0
    assert isinstance(Components.from_tables(tables), Components)


def test_a_file_of_the_pack_replaces_the_built_in_one(tmp_path: Path) -> None:
    text = (BUILT_IN / "masks.toml").read_text(encoding="utf-8")
    assert text.count("points = 5") == 1
    (tmp_path / "masks.toml").write_text(text.replace("points = 5", "points = 4"), encoding="utf-8")
    ours, our_hash = load_tables("wendake")
    theirs, their_hash = load_tables("wendake", tmp_path)
    assert {stem for stem in ours if ours[stem] != theirs[stem]} == {"masks"}
    assert our_hash != their_hash
    spaces = Components.from_tables(theirs).mask_spaces
    assert [space.points for space in spaces if space.id == "three_and_two"] == [4]


def test_a_pack_that_only_looks_different_has_the_same_hash(tmp_path: Path) -> None:
    text = (BUILT_IN / "setup.toml").read_text(encoding="utf-8")
    head, pools, points = text.split("\n# WK-S")
    lines = "\n".join(reversed([line.split(" #")[0] for line in head.splitlines()]))
    shuffled = f"\ufeff{lines}\n# WK-S{points}\n# WK-S{pools}".replace("\n", "\r\n")
    (tmp_path / "setup.toml").write_bytes(shuffled.encode("utf-8"))
    assert load_tables("wendake", tmp_path) == load_tables("wendake")


def test_other_files_in_the_directory_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("my cards", encoding="utf-8")
    (tmp_path / "ghost.toml").write_bytes((BUILT_IN / "ghost.toml").read_bytes())
    assert load_tables("wendake", tmp_path) == load_tables("wendake")


def test_the_hash_is_equal_in_every_process() -> None:
    code = "from firekeeper.packs import load_tables; print(load_tables('wendake')[1])"
    seen = {load_tables("wendake")[1]}
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
        seen.add(run.stdout.strip())
    assert len(seen) == 1


@given(
    st.dictionaries(st.text(), st.dictionaries(st.text(), st.integers() | st.text(), max_size=5), max_size=5)
)
def test_the_hash_ignores_the_order_of_keys(tables: dict[str, dict[str, int | str]]) -> None:
    turned = {stem: dict(reversed(table.items())) for stem, table in reversed(tables.items())}
    assert pack_hash(tables) == pack_hash(turned)


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    error = refusal(tmp_path / "cards")
    assert "there is no such directory" in str(error)
    assert str(tmp_path / "cards") in str(error)


def test_a_file_instead_of_a_directory(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text("", encoding="utf-8")
    assert "a pack is a directory of .toml files" in str(refusal(tmp_path / "tiles.toml"))


def test_a_directory_without_tables(tmp_path: Path) -> None:
    (tmp_path / "tiles.txt").write_text("", encoding="utf-8")
    assert "no .toml file here; a pack has one or more of ghost.toml, map_2.toml" in str(refusal(tmp_path))


def test_every_bad_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "tails.toml").write_text("", encoding="utf-8")
    (tmp_path / "tiles.toml").write_text("[[tile]\n", encoding="utf-8")
    (tmp_path / "tribes.toml").write_bytes(b'id = "Ottaw\xe0"')
    errors = refusal(tmp_path).all
    assert [error.file for error in errors] == ["tails.toml", "tiles.toml", "tribes.toml"]
    assert errors[0].message.startswith("unknown file; a pack may have ghost.toml")
    assert errors[1].message.startswith("this is not valid TOML: ")
    assert "line 1" in errors[1].message
    assert errors[2].message == "the file is not UTF-8 text; save it as UTF-8"


def test_a_directory_with_the_name_of_a_table(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").mkdir()
    assert str(refusal(tmp_path)).startswith("tiles.toml: the file cannot be read")


@pytest.mark.parametrize(("extra", "refused"), [(0, False), (1, True)])
def test_files_have_a_largest_size(tmp_path: Path, extra: int, refused: bool) -> None:
    text = (BUILT_IN / "tiles.toml").read_bytes()
    padding = b"#" * (packs.MAX_BYTES - len(text) + extra)
    (tmp_path / "tiles.toml").write_bytes(text + padding)
    if refused:
        assert (
            str(refusal(tmp_path)) == "tiles.toml: the file is too large; at most 1048576 bytes are allowed"
        )
    else:
        assert load_tables("wendake", tmp_path) == load_tables("wendake")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("years = " + "[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ("years = " + "9" * 10_000, "not valid TOML"),
        ("years = 0x" + "f" * 10_000, "not valid TOML"),
    ],
    ids=["deep", "long", "long-hex"],
)
def test_hostile_files_are_refused(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "setup.toml").write_text(text, encoding="utf-8")
    error = refusal(tmp_path)
    assert error.file == "setup.toml"
    assert words in error.message


@pytest.mark.parametrize(
    "text", ["years = nan", "years = 1756-05-17", "years = 1756-05-17T12:00:00Z", "years = inf"]
)
def test_odd_values_are_left_to_the_game(tmp_path: Path, text: str) -> None:
    (tmp_path / "setup.toml").write_text(text, encoding="utf-8")
    tables, digest = load_tables("wendake", tmp_path)
    assert len(digest) == 16
    with pytest.raises(PackError, match=r'setup.toml, field "years": .* a whole number from 1 to 9'):
        Components.from_tables(tables)


@pytest.mark.parametrize("game", ["chess", "../wendake", "wendake.data", "", "wendake\0"])
def test_a_game_that_is_not_there(game: str) -> None:
    with pytest.raises(PackError):
        load_tables(game)


def test_every_game_has_its_own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "firekeeper.games.marbles", raising=False)  # of an earlier run
    (tmp_path / "marbles").mkdir()
    (tmp_path / "marbles" / "__init__.py").write_text("", encoding="utf-8")
    with pytest.raises(PackError, match="this game has no component tables"):
        load_tables("marbles")
    (tmp_path / "marbles" / "data").mkdir()
    (tmp_path / "marbles" / "data" / "bags.toml").write_text("marbles = 12", encoding="utf-8")
    assert load_tables("marbles")[0] == {"bags": {"marbles": 12}}
