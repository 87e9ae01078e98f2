"""Reading component tables: every complaint names file, row and field, and says what would be right."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from firekeeper.kernel.component_tables import (
    ComponentSet,
    Files,
    Finding,
    PackError,
    Reader,
    Rows,
    exactly,
    file_types,
    read_components,
    read_files,
    refuse,
)

Pace = Annotated[int, Meta(ge=1, le=6)]
Code = Annotated[str, Meta(pattern="^[a-z]$", extra_json_schema={"description": "a small letter"})]


class Card(Struct, frozen=True):
    id: str
    pace: Pace


class Deck(Struct, frozen=True):
    name: str
    code: Code = "a"
    kind: Literal["", "fire", "ice"] = ""
    open: bool = False
    pair: tuple[Pace, str] = (1, "")
    some: tuple[Pace, ...] = ()
    few: Annotated[tuple[str, ...], Meta(max_length=3)] = ()
    many: Annotated[tuple[str, ...], Meta(min_length=2)] = ("", "")
    range: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("",)
    prices: dict[Literal["corn", "fish"], Pace] = {}
    steps: dict[Pace, int] = {}
    cards: tuple[Card, ...] = msgspec.field(name="card", default=())


class Whole(Struct, frozen=True):
    cards: tuple[Card, ...] = msgspec.field(name="card")


class Season(Struct, frozen=True):
    id: Literal["spring", "winter"]


class Year(Struct, frozen=True):
    seasons: tuple[Season, ...] = msgspec.field(name="season")


class Land(Struct, frozen=True):
    size: Pace


class Lands(Struct, frozen=True):
    lands: tuple[Land, ...] = msgspec.field(name="land")


def lines(table: Any, cls: type[Struct] = Deck) -> list[str]:
    reader = Reader("deck.toml")
    found = reader.struct(cls, table, "")
    assert (found is None) == bool(reader.errors)
    assert all(isinstance(part, str) for error in reader.errors for part in (error.row, error.field))
    return [error.line for error in reader.errors]


WRONG = [
    ("code", "A", "'A' is not right; expected a small letter"),
    ("kind", "mud", "'mud' is not right; expected one of \"\", fire, ice"),
    ("open", 1, "1 is not right; expected true or false"),
    ("pair", [1], "[1] is not right; expected a list of 2 entries, each a whole number from 1 to 6"),
    ("some", [9], "[9] is not right; expected a list of 0 or more entries, each a whole number from 1 to 6"),
    ("few", [""] * 4, "['', '', '', ''] is not right; expected a list of 0 to 3 entries, each a text"),
    ("many", [""], "[''] is not right; expected a list of 2 or more entries, each a text"),
    ("range", [], "[] is not right; expected a list of 1 to 2 entries, each a text"),
    ("prices", {"mud": 1}, "{'mud': 1} is not right; expected a table with keys one of corn, fish "
     "and values a whole number from 1 to 6"),
    ("name", 3, "3 is not right; expected a text"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value", "said"), WRONG, ids=[field for field, _, _ in WRONG])
def test_a_wrong_value_is_quoted_with_what_would_be_right(field: str, value: Any, said: str) -> None:
    assert lines({"name": "x", field: value}) == [f'deck.toml, field "{field}": {said}']


def test_a_description_without_words_leaves_the_type() -> None:
    class Odd(Struct):
        at: Annotated[Pace, Meta(extra_json_schema={"title": "at"})]

    assert lines({"at": 0}, Odd) == [
        'deck.toml, field "at": 0 is not right; expected a whole number from 1 to 6'
    ]


def test_missing_and_unknown_fields() -> None:
    assert lines({}) == ['deck.toml, field "name": is missing; expected a text']
    assert lines({}, Whole) == ['deck.toml, field "card": is missing; expected [[card]] rows']
    assert lines({"card": [], "colour": 1, "card_s": 2}, Whole) == [
        'deck.toml, field "colour": unknown field; the fields are card',
        'deck.toml, field "card_s": unknown field; the fields are card',
    ]
    names = "name, code, kind, open, pair, some, few, many, range, prices, steps, card"
    assert lines({"name": "x", "X": 1}) == [f'deck.toml, field "X": unknown field; the fields are {names}']


def test_a_missing_field_of_a_row_says_what_it_holds() -> None:
    assert lines({"card": [{"id": "owl"}]}, Whole) == [
        'deck.toml, row "owl", field "pace": is missing; expected a whole number from 1 to 6'
    ]


def test_numbers_can_be_keys_and_rows_need_no_id() -> None:
    assert lines({"name": "x", "steps": {"2": 3}}) == []
    assert lines({"land": [{"size": 1}]}, Lands) == []


def test_what_is_no_table_and_what_are_no_rows() -> None:
    assert lines([1]) == ["deck.toml: [1] is not a table of fields"]
    assert lines({"card": {"id": "a"}}, Whole) == [
        "deck.toml, field \"card\": {'id': 'a'} is not right; expected [[card]] rows"
    ]
    assert lines({"card": [7]}, Whole) == ['deck.toml, row "card 1": 7 is not a table of fields']


def test_rows_are_called_by_their_id_or_their_number() -> None:
    assert lines({"card": [{"id": "owl", "pace": 0}, {"pace": 1}, {"id": "", "pace": 7}]}, Whole) == [
        'deck.toml, row "owl", field "pace": 0 is not right; expected a whole number from 1 to 6',
        'deck.toml, row "card 2", field "id": is missing; expected a text',
        'deck.toml, row "card 3", field "pace": 7 is not right; expected a whole number from 1 to 6',
    ]
    long = "o" * 60
    (line,) = lines({"card": [{"id": long, "pace": 0}]}, Whole)
    assert f'row "{"o" * 40}",' in line


def test_an_id_that_two_rows_have() -> None:
    row = {"id": "owl", "pace": 1}
    assert lines({"card": [row, {"id": "elk", "pace": 2}, row]}, Whole) == [
        'deck.toml, row "owl", field "id": another card has this id; every card needs its own'
    ]
    assert lines({"card": [{"pace": 1}, {"pace": 1}]}, Whole) == [
        'deck.toml, row "card 1", field "id": is missing; expected a text',
        'deck.toml, row "card 2", field "id": is missing; expected a text',
    ]


def test_rows_are_read_in_their_order_without_the_wrong_ones() -> None:
    reader = Reader("deck.toml")
    rows = [{"id": "owl", "pace": 1}, {"id": "elk", "pace": 9}, {"id": "fox", "pace": 3}]
    assert reader.rows(Card, rows, "card") == (Card("owl", 1), Card("fox", 3))
    assert len(reader.errors) == 1
    assert reader.rows(Card, "no", "card") == ()


def test_a_type_that_lists_its_ids_wants_all_of_them() -> None:
    assert lines({"season": [{"id": "winter"}]}, Year) == [
        'deck.toml, row "spring": the season row is missing'
    ]
    assert lines({"season": [{"id": "winter"}, {"id": "spring"}]}, Year) == []


def test_values_are_quoted_up_to_eighty_characters() -> None:
    def quoted(size: int) -> str:
        (line,) = lines({"name": "x", "open": "y" * (size - 2)})
        return line.partition('"open": ')[2].partition(" is not right")[0]

    assert quoted(80) == "'" + "y" * 78 + "'"
    assert quoted(81) == "'" + "y" * 76 + "..."
    assert quoted(200) == quoted(81)


def test_a_value_that_python_refuses_to_print_is_wrong_all_the_same() -> None:
    assert lines({"name": 10**5000}) == ['deck.toml, field "name": this value is not right; expected a text']


# --- files -----------------------------------------------------------------------------------------------


def nothing(file: Any) -> Iterator[Finding]:
    return iter(())


def slow(file: Deck) -> Iterator[Finding]:
    if file.name == "slow":
        yield Finding("owl", "pace", "is too slow")
        yield Finding("", "", "and so is all of it")


TYPES: dict[str, Any] = {"deck": (Deck, slow), "more": (Deck, nothing), "last": (Deck, nothing)}


def refused(tables: dict[str, Any], **more: Any) -> PackError:
    with pytest.raises(PackError) as found:
        read_files(tables, TYPES, **more)
    assert all(isinstance(part, str) for one in found.value.all for part in (one.row, one.field))
    return found.value


def test_files_are_read_by_their_names() -> None:
    good = {stem: {"name": stem} for stem in TYPES}
    assert read_files(good, TYPES) == {stem: Deck(stem) for stem in TYPES}


def test_all_complaints_of_all_files_come_together() -> None:
    error = refused({"mud": {}, "sand": {}, "deck": {"name": "slow"}, "last": {}})
    said = [
        "mud.toml: unknown file; the files are deck, more, last",
        "sand.toml: unknown file; the files are deck, more, last",
        'deck.toml, row "owl", field "pace": is too slow',
        "deck.toml: and so is all of it",
        "more.toml: the file is missing",
        'last.toml, field "name": is missing; expected a text',
    ]
    assert str(error) == "\n".join(said)
    assert [one.line for one in error.all] == said
    assert (error.file, error.row, error.field) == ("mud.toml", "", "")
    assert error.message == "unknown file; the files are deck, more, last"
    assert [(one.row, one.field) for one in error.others[3:4]] == [("", "")]
    assert error.others[1].row == "owl"
    assert error.others[1].others == ()


def test_a_check_of_every_file_comes_after_its_own() -> None:
    def each(stem: str, file: Deck) -> Iterator[Finding]:
        if stem != "more":
            yield Finding("", "name", f"{file.name} of {stem}")

    tables = {"deck": {"name": "slow"}, "more": {"name": "m"}, "last": {"name": "l"}}
    assert [one.line for one in refused(tables, check_each=each).all] == [
        'deck.toml, row "owl", field "pace": is too slow',
        "deck.toml: and so is all of it",
        'deck.toml, field "name": slow of deck',
        'last.toml, field "name": l of last',
    ]


def test_without_complaints_nothing_is_refused() -> None:
    refuse([])
    with pytest.raises(PackError, match=r"^a\.toml: first\nb\.toml: second$"):
        refuse([PackError("a.toml", "", "", "first"), PackError("b.toml", "", "", "second")])


def test_ids_that_are_given_by_name() -> None:
    assert list(exactly(["owl", "elk"], ["elk", "owl"], "card")) == []
    assert list(exactly(["owl", "mud"], ["elk", "fox", "owl"], "card")) == [
        Finding("elk", "", "the card row is missing"),
        Finding("fox", "", "the card row is missing"),
        Finding("mud", "id", "there is no such card; expected elk, fox, owl"),
    ]


# --- components as a whole -------------------------------------------------------------------------------


class Tile(Struct, frozen=True):
    id: str


def box() -> type[ComponentSet]:
    """Made inside of tests: the marks are read when it is."""

    class Box(ComponentSet, frozen=True):
        deck: Deck
        tiles: Annotated[tuple[Tile, ...], Rows("pieces", "tile")]
        cards: Annotated[tuple[Card, ...], Rows("pieces", "card")]
        lands: Annotated[tuple[Land, ...], Files(("land_2", "land_3"))]

    return Box


TABLES: dict[str, Any] = {
    "deck": {"name": "d"},
    "pieces": {"tile": [{"id": "t"}], "card": [{"id": "c", "pace": 2}]},
    "land_2": {"size": 2},
    "land_3": {"size": 3},
}


def test_fields_say_where_components_come_from() -> None:
    found: Any = read_components(box(), TABLES, {})
    assert found.deck == Deck("d")
    assert found.tiles == (Tile("t"),)
    assert found.cards == (Card("c", 2),)
    assert found.lands == (Land(2), Land(3))
    assert list(file_types(box(), {})) == ["deck", "pieces", "land_2", "land_3"]


def test_checks_are_found_by_the_name_of_their_file() -> None:
    def check_pieces(tiles: Any, cards: Any) -> Iterator[Finding]:
        yield Finding("", "", f"{len(tiles)} tile, {cards[0].id}")

    def check_land(land: Land) -> Iterator[Finding]:
        yield Finding("", "size", f"is {land.size}")

    def check_land_3(land: Land) -> Iterator[Finding]:
        yield Finding("", "size", "is that of three")

    checks = {"check_pieces": check_pieces, "check_land": check_land, "check_land_3": check_land_3}
    with pytest.raises(PackError) as found:
        read_components(box(), TABLES, checks)
    assert [one.line for one in found.value.all] == [
        "pieces.toml: 1 tile, c",
        'land_2.toml, field "size": is 2',
        'land_3.toml, field "size": is that of three',
    ]


def test_what_concerns_several_files_is_checked_last() -> None:
    def check_together(found: Any) -> Iterator[tuple[str, str, str, str]]:
        if len(found.lands) != len(found.tiles):
            yield "pieces.toml", "", "tile", "one for each land"

    checks = {"check_together": check_together}
    with pytest.raises(PackError, match=r'^pieces\.toml, field "tile": one for each land$'):
        read_components(box(), TABLES, checks)
    more = {**TABLES, "pieces": {"tile": [{"id": "t"}, {"id": "u"}], "card": []}}
    assert read_components(box(), more, checks) is not None


def test_components_find_the_checks_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made = box()
    beside = f"{made.__module__.rpartition('.')[0]}.component_checks"
    checks: Any = ModuleType(beside)
    checks.read = lambda tables: read_components(made, tables, {})
    monkeypatch.setitem(sys.modules, beside, checks)
    assert made.from_tables(TABLES) == read_components(made, TABLES, {})
