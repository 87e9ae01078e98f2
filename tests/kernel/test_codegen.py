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


NESTED = """
class Camp(Record):
    tents: list[list[int]]
    chief: Person

class Person(Record):
    age: int

class Valley(State):
    columns: list[tuple[int, ...]]
    camps: list[Camp]
"""


def test_what_is_inside_lists_is_copied_and_restored_as_what_it_was():
    text = generate(NESTED, "hills", "box", "Box")
    assert "new.tents = [item[:] for item in old.tents]" in text
    assert "new.tents = [list(item) for item in data[" in text
    assert "new.columns = old.columns[:]" in text
    assert '"columns": [list(item) for item in old.columns]' in text
    assert 'new.columns = [tuple(item) for item in data["columns"]]' in text
    assert "tuple(tuple(item) for item in old.tents)," in text
    assert "key_person(old.chief)," in text


@pytest.mark.parametrize("kind", ["dict[str, int]", "set[int]", "float", "tuple[int, int]", "Choice"])
def test_a_field_that_cannot_be_copied_is_refused(kind):
    with pytest.raises(ValueError, match="a field of a state cannot be a") as refused:
        generate(f"class Valley(State):\n    rivers: {kind}\n", "hills", "box", "Box")
    assert kind in str(refused.value)


def test_tuples_hold_nothing_that_changes():
    with pytest.raises(ValueError, match="cannot be a tuple"):
        generate("class Valley(State):\n    rivers: tuple[list[int], ...]\n", "hills", "box", "Box")
