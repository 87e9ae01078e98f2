"""Components declared as fields: which files they are read from, and which functions check them."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from firekeeper.kernel.component_tables import (
    ComponentSet,
    Files,
    Finding,
    PackError,
    Rows,
    exactly,
    file_types,
    read_components,
)


class Fruit(Struct):
    id: Literal["apple", "pear"]
    price: int


class Basket(Struct):
    id: Annotated[Literal["small", "large"], Meta(description="small or large")]


class Shelf(Struct):
    width: int


class Numbers(Struct):
    days: int


class Market(ComponentSet, frozen=True, kw_only=True):
    fruit: Annotated[tuple[Fruit, ...], Rows("goods", "fruit")]
    baskets: Annotated[tuple[Basket, ...], Rows("goods", "basket")]
    shelves: Annotated[tuple[Shelf, ...], Files(("shelf_1", "shelf_2"))]
    numbers: Numbers


def check_goods(fruit: tuple[Fruit, ...], baskets: tuple[Basket, ...]) -> Iterator[Finding]:
    if len(baskets) > len(fruit):
        yield Finding("", "basket", "more baskets than fruit")


def check_shelf(shelf: Shelf) -> Iterator[Finding]:
    if shelf.width < 1:
        yield Finding("", "width", "a shelf has some width")


def check_together(market: Market) -> Iterator[tuple[str, str, str, str]]:
    if market.numbers.days > len(market.shelves):
        yield "numbers.toml", "", "days", "a shelf for each day"


def tables(**changes: Any) -> dict[str, Any]:
    fruit = [{"id": "apple", "price": 2}, {"id": "pear", "price": 3}]
    base = {
        "goods": {"fruit": fruit, "basket": [{"id": "large"}]},
        "shelf_1": {"width": 4},
        "shelf_2": {"width": 5},
        "numbers": {"days": 2},
    }
    return {**base, **changes}


def read(**changes: Any) -> Market:
    return read_components(Market, tables(**changes), globals())


def refusal(**changes: Any) -> list[str]:
    with pytest.raises(PackError) as caught:
        read(**changes)
    return [error.line for error in caught.value.all]


def test_files_come_in_the_order_of_the_fields() -> None:
    assert list(file_types(Market, {})) == ["goods", "shelf_1", "shelf_2", "numbers"]


def test_fields_hold_rows_files_and_several_files() -> None:
    market = read()
    assert [fruit.price for fruit in market.fruit] == [2, 3]
    assert [basket.id for basket in market.baskets] == ["large"]
    assert [shelf.width for shelf in market.shelves] == [4, 5]
    assert market.numbers.days == 2


def test_ids_that_the_type_lists_must_all_be_there() -> None:
    goods = {"fruit": [{"id": "pear", "price": 3}], "basket": []}
    assert refusal(goods=goods) == ['goods.toml, row "apple": the fruit row is missing']
    nuts = {"fruit": [{"id": "pear", "price": 3}, {"id": "nut", "price": 1}], "basket": []}
    assert refusal(goods=nuts) == [
        'goods.toml, row "nut", field "id": \'nut\' is not right; expected one of apple, pear',
        'goods.toml, row "apple": the fruit row is missing',
    ]


def test_a_row_twice_is_no_other_row() -> None:
    twice = [{"id": "pear", "price": 3}, {"id": "pear", "price": 3}, {"id": "apple", "price": 2}]
    assert refusal(goods={"fruit": twice, "basket": []}) == [
        'goods.toml, row "pear", field "id": another fruit has this id; every fruit needs its own'
    ]


def test_a_file_is_checked_by_the_function_with_its_name() -> None:
    rows = tables()["goods"]["fruit"]
    many = {"fruit": rows, "basket": [{"id": "small"}, {"id": "large"}]}
    assert len(read(goods=many).baskets) == 2
    assert refusal(shelf_2={"width": 0}) == ['shelf_2.toml, field "width": a shelf has some width']
    assert refusal(shelf_1={"width": 0}, shelf_2={"width": 0}) == [
        'shelf_1.toml, field "width": a shelf has some width',
        'shelf_2.toml, field "width": a shelf has some width',
    ]


def test_files_are_checked_together_once_each_is_right() -> None:
    assert refusal(numbers={"days": 3}) == ['numbers.toml, field "days": a shelf for each day']
    assert refusal(numbers={"days": 3}, shelf_1={"width": 0}) == [
        'shelf_1.toml, field "width": a shelf has some width'
    ]


def test_missing_and_unknown_files_are_named() -> None:
    given = tables(shelf_3={"width": 1})
    del given["numbers"]
    with pytest.raises(PackError) as caught:
        read_components(Market, given, {})
    assert [error.line for error in caught.value.all] == [
        "shelf_3.toml: unknown file; the files are goods, shelf_1, shelf_2, numbers",
        "numbers.toml: the file is missing",
    ]


def test_exactly() -> None:
    assert list(exactly(["a", "b"], ["a", "b"], "thing")) == []
    assert list(exactly(["a", "c"], ["a", "b"], "thing")) == [
        Finding("b", "", "the thing row is missing"),
        Finding("c", "id", "there is no such thing; expected a, b"),
    ]
