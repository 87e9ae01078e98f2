"""The copying code of a state is generated, and what is committed is what the generator writes."""

from pathlib import Path

import pytest

import firekeeper.games
from firekeeper.kernel.codegen import generate, main, shapes

STATES = sorted(path for folder in firekeeper.games.__path__ for path in Path(folder).glob("*/state.py"))

SMALL = '''
class Camp(Record):
    """A group of fields."""

    tents: int
    names: list[str]

class Valley(State):
    year: int
    camps: list[Camp]
    chief: Camp
    rows: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]
    SIZE = 3

    def method(self) -> None:
        inner: int = 2

class Other:
    field: int
'''


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_the_committed_code_is_the_generated_code(path):
    committed = path.with_name("_records.py").read_text(encoding="utf-8")
    right = generate(path.read_text(encoding="utf-8"), path.parent.name, "box", "Box")
    assert committed == right, f"run: python -m firekeeper.kernel.codegen {path}"


def test_there_is_something_to_compare():
    assert any(path.parent.name == "wendake" for path in STATES)


def test_shapes_are_the_annotated_fields():
    camp, valley = shapes(SMALL)
    assert (camp.name, camp.is_state) == ("Camp", False)
    assert camp.fields == (("tents", "int"), ("names", "list[str]"))
    assert valley.is_state
    assert [name for name, _ in valley.fields] == ["year", "camps", "chief", "rows", "row"]


def test_lists_and_records_are_copied_and_the_rest_is_shared():
    text = generate(SMALL, "hills", "box", "Box")
    assert "new.names = old.names[:]" in text
    assert "new.camps = [clone_camp(item) for item in old.camps]" in text
    assert "new.chief = clone_camp(old.chief)" in text
    assert "new.rows = old.rows\n" in text
    assert 'new.rows = tuple(tuple(item) for item in data["rows"])' in text
    assert "field" not in text.replace("fields.", "").replace("as fields", "")


def test_the_command_writes_beside_the_state(tmp_path, capsys):
    (tmp_path / "hills").mkdir()
    state = tmp_path / "hills" / "state.py"
    state.write_text(SMALL, encoding="utf-8")
    assert main([str(state)]) == 0
    written = state.with_name("_records.py").read_text(encoding="utf-8")
    assert written == generate(SMALL, "hills", "box", "Box")
    assert "_records.py" in capsys.readouterr().out
