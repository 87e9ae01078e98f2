"""Any component table at all is either right or refused with a PackError."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firekeeper.games.wendake.components import Components
from firekeeper.kernel.component_tables import PackError
from firekeeper.packs import load_tables

TABLES, _ = load_tables("wendake")
Tables = dict[str, Any]
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.dates(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def refusals(tables: Tables) -> list[PackError]:
    """The complaints, if any; every other exception gets out."""
    try:
        Components.from_tables(tables)
    except PackError as error:
        return list(error.all)
    return []


def containers(value: Any) -> list[Any]:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    here = [value] if isinstance(value, dict | list) else []
    return here + [found for part in inside for found in containers(part)]


def mutate(data: st.DataObject, table: Tables) -> None:
    """One slip somewhere: a value replaced, swapped for that of another place, removed, doubled or added."""
    places = [place for place in containers(table) if place]
    place = data.draw(st.sampled_from(range(len(places))).map(places.__getitem__), label="place")
    key = data.draw(
        st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))), label="key"
    )
    kind = data.draw(st.sampled_from(["replace", "nudge", "remove", "double", "add"]), label="kind")
    if kind == "replace":
        place[key] = data.draw(JUNK)
    elif kind == "nudge" and isinstance(place[key], int):
        place[key] = int(place[key]) + data.draw(st.integers(-2, 2))
    elif kind == "nudge":
        other = data.draw(st.sampled_from(places))
        place[key] = copy.deepcopy(other[next(iter(other)) if isinstance(other, dict) else 0])
    elif kind == "remove":
        del place[key]
    elif isinstance(place, dict):
        place[data.draw(st.text(max_size=8))] = data.draw(JUNK)
    else:
        place.append(copy.deepcopy(place[key]) if kind == "double" else data.draw(JUNK))


@settings(max_examples=300, deadline=None)
@given(data=st.data(), file=st.sampled_from(sorted(TABLES)), slips=st.integers(1, 3))
def test_slips_never_crash_the_loader(data: st.DataObject, file: str, slips: int) -> None:
    tables = {**TABLES, file: copy.deepcopy(TABLES[file])}
    for _ in range(slips):
        if any(containers(tables[file])):
            mutate(data, tables[file])
    assert all(error.line and error.message for error in refusals(tables))


@settings(max_examples=100, deadline=None)
@given(file=st.sampled_from(sorted(TABLES)), junk=JUNK)
def test_junk_for_a_file_is_refused(file: str, junk: Any) -> None:
    with pytest.raises(PackError) as caught:
        Components.from_tables({**TABLES, file: junk})
    assert caught.value.file == f"{file}.toml"


@settings(max_examples=50, deadline=None)
@given(tables=st.dictionaries(st.text(max_size=8), JUNK, max_size=4))
def test_junk_for_all_files_is_refused(tables: Tables) -> None:
    with pytest.raises(PackError):
        Components.from_tables(tables)
