"""The copying code of a state is generated. It is run here, and the committed code is the generated one."""

import json
import secrets
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import firekeeper.games
from firekeeper.kernel.codegen import Inherited, Shape, Source, generate, load, main, shapes

STATES = sorted(path for folder in firekeeper.games.__path__ for path in Path(folder).rglob("state.py"))

RULES = SimpleNamespace(module_packages=())

VALLEY = '''
"""A state with a field of every kind."""

from __future__ import annotations

from firekeeper.games.hills import _records
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.state import Derived, State, StatePart


class Person(StatePart):
    age: int
    name: str


class Camp(StatePart):
    """A group of fields, with a list of lists and another group inside."""

    tents: list[list[int]]
    names: list[str]
    chief: Person
    paths: tuple[int, ...]
    caves: list[list[list[int]]]


class Valley(State):
    year: int
    open: bool
    camps: list[Camp]
    chief: Camp
    rows: tuple[tuple[int, ...], ...]
    columns: list[tuple[int, ...]]
    heights: list[int]
    peaks: Derived[dict[int, int]]
    SIZE = 3

    def __init__(self, rules) -> None:
        super().__init__()
        self.rules = rules

    def clone(self):
        return _records.clone_valley(self)

    def dump(self):
        return _records.dump_valley(self)

    def derive(self) -> None:
        inner: int = max(self.heights)
        self.peaks = {at: height for at, height in enumerate(self.heights) if height == inner}

    def derived(self):
        return _records.derived_valley(self)


class Ask(Decision[Valley]):
    def __init__(self, seat: int, steps: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.steps = steps


class Other:
    field: int
'''


@pytest.fixture
def hills(tmp_path):
    """The state and the generated module of a game called hills.

    Frames are found among all classes that are loaded, and classes are kept by caches: so that these tests
    can run twice in a process, the game has another name each time.
    """
    folder = tmp_path / "games"
    name = f"hills_{secrets.token_hex(4)}"
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "state.py").write_text(VALLEY.replace("hills", name), encoding="utf-8")
    assert main([str(package / "state.py")]) == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(firekeeper.games, "__path__", [*firekeeper.games.__path__, str(folder)])
        game = f"firekeeper.games.{name}"
        yield import_module(f"{game}.state"), import_module(f"{game}._records")
    for loaded in [loaded for loaded in sys.modules if loaded.startswith(game)]:
        del sys.modules[loaded]


def person(state, name, age):
    one = state.Person()
    one.name, one.age = name, age
    return one


def camp(state, name):
    one = state.Camp()
    one.tents, one.names, one.paths = [[1, 2], [3]], [name, "creek"], (4, 5)
    one.chief = person(state, name, 40)
    one.caves = [[[1], [2, 3]], []]
    return one


def valley(state):
    """A position with something in every field."""
    one = state.Valley(RULES)
    one.year, one.open = 7, True
    one.camps, one.chief = [camp(state, "pine"), camp(state, "oak")], camp(state, "high")
    one.rows, one.columns = ((1, 2), (3,)), [(1,), (2, 3)]
    one.heights = [2, 9, 4, 9]
    one.frames = [state.Ask(1, (2, 3))]
    one.derive()
    return one


def test_a_copy_is_equal_and_what_changes_in_it_changes_nothing_else(hills):
    state, _ = hills
    old = valley(state)
    before = json.dumps(old.dump())
    new = old.clone()
    assert json.dumps(new.dump()) == before
    assert (new.rules, new.events) == (RULES, None)
    new.year, new.open = 8, False
    new.camps[0].tents[0].append(9)
    new.camps[0].caves[0][0].append(9)
    new.camps[0].names.append("new")
    new.camps[1].chief.age += 1
    new.camps.pop()
    new.chief.chief.name = "other"
    new.columns.append((7,))
    new.heights[0] = 5
    new.frames.pop()
    assert json.dumps(old.dump()) == before


def test_a_new_one_has_nothing_in_any_field(hills):
    _, records = hills
    new, other = records.new_valley(RULES), records.new_valley(RULES)
    assert new.rules is RULES
    nobody = {"age": 0, "name": ""}
    nowhere = {"tents": [], "names": [], "chief": nobody, "paths": [], "caves": []}
    empty = {
        "year": 0,
        "open": False,
        "camps": [],
        "chief": nowhere,
        "rows": [],
        "columns": [],
        "heights": [],
    }
    assert new.dump() == {**empty, "frames": []}
    new.heights.append(1)
    new.chief.names.append("pine")
    assert other.dump() == {**empty, "frames": []}


def test_copies_share_what_never_changes(hills):
    state, _ = hills
    old = valley(state)
    new = old.clone()
    assert new.rows is old.rows
    assert new.columns[1] is old.columns[1]
    assert new.camps[0].paths is old.camps[0].paths
    assert new.frames[0] is old.frames[0]


def test_a_position_comes_back_from_json_as_it_was(hills):
    state, records = hills
    old = valley(state)
    saved = json.dumps(old.dump())
    new = records.restore_valley(json.loads(saved), RULES)
    assert json.dumps(new.dump()) == saved
    assert new.rules is RULES
    assert new.rows == ((1, 2), (3,))
    assert new.columns == [(1,), (2, 3)]
    assert type(new.camps[1].chief) is state.Person
    assert new.camps[1].paths == (4, 5)
    assert type(new.frames[0]) is state.Ask
    assert (new.frames[0].seat, new.frames[0].steps) == (1, (2, 3))


def test_derived_fields_are_shared_by_copies_left_out_of_files_and_computed_again(hills):
    state, records = hills
    old = valley(state)
    assert old.derived() == {"peaks": {1: 9, 3: 9}}
    new = old.clone()
    assert new.peaks is old.peaks
    new.heights[1] = 0
    new.derive()
    assert (new.peaks, old.peaks) == ({3: 9}, {1: 9, 3: 9})
    saved = new.dump()
    assert "peaks" not in saved
    assert records.restore_valley(saved, RULES).peaks == {3: 9}


def test_groups_of_fields_can_be_compared_by_their_keys(hills):
    state, records = hills
    one, other = camp(state, "pine"), camp(state, "pine")
    assert hash(records.key_camp(one)) == hash(records.key_camp(other))
    assert records.key_camp(one) == records.key_camp(other)
    other.tents[1][0] += 1
    assert records.key_camp(one) != records.key_camp(other)
    other = camp(state, "pine")
    other.caves[0][1][1] += 1
    assert records.key_camp(one) != records.key_camp(other)
    other = camp(state, "pine")
    other.chief.age += 1
    assert records.key_camp(one) != records.key_camp(other)


def test_only_annotated_fields_of_states_and_their_groups_count():
    _person, camp_shape, valley_shape = shapes(VALLEY)
    assert (camp_shape.name, camp_shape.is_state, camp_shape.derived) == ("Camp", False, ())
    assert valley_shape.is_state
    assert [name for name, _ in valley_shape.fields] == [
        "year", "open", "camps", "chief", "rows", "columns", "heights",
    ]  # fmt: skip
    assert valley_shape.derived == ("peaks",)


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_the_committed_code_is_the_generated_code(path):
    committed = path.with_name("_records.py").read_text(encoding="utf-8")
    right = generate(load(path))
    assert committed == right, f"run: python -m firekeeper.kernel.codegen {path}"


def test_there_is_something_to_compare():
    assert any(path.parent.name == "wendake" for path in STATES)


def test_the_command_says_what_it_wrote(tmp_path, capsys):
    state = tmp_path / "state.py"
    state.write_text(VALLEY, encoding="utf-8")
    assert main([str(state)]) == 0
    assert str(tmp_path / "_records.py") in capsys.readouterr().out


def generated(source):
    return generate(Source("hills", shapes(source), {}))


@pytest.mark.parametrize("kind", ["dict[str, int]", "set[int]", "float", "tuple[int, int]", "Choice"])
def test_a_field_that_cannot_be_copied_is_refused(kind):
    with pytest.raises(ValueError, match="a field of a state cannot be a") as refused:
        generated(f"class Valley(State):\n    rivers: {kind}\n")
    assert kind in str(refused.value)


def test_tuples_hold_nothing_that_changes():
    with pytest.raises(ValueError, match="cannot be a tuple"):
        generated("class Valley(State):\n    rivers: tuple[list[int], ...]\n")


def test_only_the_state_itself_has_derived_fields():
    with pytest.raises(ValueError, match=r"Camp\.fires cannot be derived: only the state itself"):
        generated("class Camp(StatePart):\n    fires: Derived[int]\n")


# --- states of modules ----------------------------------------------------------------------------------

DEEP = '''
"""A module of the hills: a valley with a cave, and people with lamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.games.hills.deep import _records
from firekeeper.games.hills.state import Camp, Person, Valley

if TYPE_CHECKING:
    from firekeeper.games.hills.deep.game import DeepRules


class Miner(Person):
    lamps: int


class DeepValley(Valley):
    caves: list[Miner]
    heights: tuple[int, ...]

    def __init__(self, rules: DeepRules) -> None:
        super().__init__(rules)
        self.deep = rules

    def clone(self):
        return _records.clone_deepvalley(self)

    def dump(self):
        return _records.dump_deepvalley(self)
'''


@pytest.fixture
def deep(hills):
    """The state and the generated file of a module of the hills."""
    package = Path(hills[0].__file__).parent / "deep"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    name = package.parent.name
    (package / "state.py").write_text(DEEP.replace("hills", name), encoding="utf-8")
    assert main([str(package / "state.py")]) == 0
    module = f"firekeeper.games.{name}.deep"
    return import_module(f"{module}.state"), import_module(f"{module}._records")


def test_a_state_of_a_module_has_the_fields_of_its_base_first(deep):
    _, state = load(Path(deep[0].__file__)).shapes
    assert [name for name, _ in state.fields] == [
        "year", "open", "camps", "chief", "rows", "columns", "heights", "caves",
    ]  # fmt: skip
    assert dict(state.fields)["heights"] == "tuple[int, ...]", "annotated again, it keeps its place"
    assert state.derived == ("peaks",)
    assert (state.rules_field, state.rules_class) == ("deep", "DeepRules")


def test_a_state_of_a_module_is_copied_and_restored_as_a_whole(hills, deep):
    state, records = deep
    old = state.DeepValley(RULES)
    for name, value in vars(valley(hills[0])).items():
        setattr(old, name, value)
    miner = state.Miner()
    miner.age, miner.name, miner.lamps = 30, "Ayla", 2
    old.caves, old.heights = [miner], (2, 9)
    saved = json.dumps(old.dump())
    new = old.clone()
    assert (type(new), new.deep, json.dumps(new.dump())) == (state.DeepValley, RULES, saved)
    new.caves[0].lamps = 1
    new.camps[0].names.append("new")
    assert json.dumps(old.dump()) == saved
    again = records.restore_deepvalley(json.loads(saved), RULES)
    assert json.dumps(again.dump()) == saved
    assert (type(again.caves[0]), type(again.camps[0]), again.heights) == (state.Miner, hills[0].Camp, (2, 9))


# --- reading state files ----------------------------------------------------------------------------------


def test_classes_of_the_same_file_build_on_each_other_and_others_are_passed_over():
    found = shapes(
        "class Other:\n    x: int\n\nclass One(StatePart):\n    a: int\n\nclass Two(One):\n    b: str\n"
    )
    assert [(shape.name, shape.fields) for shape in found] == [
        ("One", (("a", "int"),)),
        ("Two", (("a", "int"), ("b", "str"))),
    ]


def test_a_state_without_a_constructor_has_the_rules_of_its_base():
    base = Shape("Valley", True, (("year", "int"),), (), "box", "Box", "firekeeper.games.hills.box")
    (deep,) = shapes("class Deep(Valley):\n    caves: int\n", {"Valley": base})
    assert (deep.rules_field, deep.rules_class, deep.rules_module) == base[4:]


def test_the_rules_are_what_the_constructor_keeps_of_its_argument():
    (state,) = shapes(
        "from firekeeper.games.hills.game import Hills\n\nclass Valley(State):\n    year: int\n"
        "    def __init__(self, rules: Hills) -> None:\n        self.size = 3\n        self.hills = rules\n"
    )
    assert (state.rules_field, state.rules_class) == ("hills", "Hills")
    assert state.rules_module == "firekeeper.games.hills.game"


def test_a_module_imports_what_it_makes_of_the_parts_of_its_base():
    person = Shape("Person", False, (("age", "int"),))
    base = Shape("Valley", True, (("chief", "Person"),))
    known = {"Person": person, "Valley": base}
    source = "class Deep(Valley):\n    scout: Person\n"
    inherited = {name: Inherited(shape, "hills") for name, shape in known.items()}
    text = generate(Source("hills.deep", shapes(source, known), inherited))
    made = "clone_person, dump_person, new_person, restore_person"
    assert f"from firekeeper.games.hills._records import {made}\n" in text
    assert "import clone_valley" not in text
