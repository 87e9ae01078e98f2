"""Weights: numbers by name, and errors that say which one does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.kernel.weights import WeightError, WeightTables, weigh


def tables(**more: Any) -> WeightTables:
    return WeightTables({"goods": {"fish": 1, "corn": 0.5, "steps": [1, 0.5], **more}})


def test_numbers_are_found_by_table_and_name() -> None:
    read = tables()
    assert read.number("goods", "fish") == 1.0
    assert read.numbers("goods", "steps") == (1.0, 0.5)
    assert read.names("goods") == ["fish", "corn", "steps"]


def test_what_is_missing_is_named() -> None:
    with pytest.raises(WeightError, match=r"\[goods\] leather is missing"):
        tables().number("goods", "leather")
    with pytest.raises(WeightError, match=r"\[map\] is missing"):
        tables().number("map", "rival")


@pytest.mark.parametrize("value", ["1", True, [1]])
def test_a_weight_is_a_number(value: Any) -> None:
    with pytest.raises(WeightError, match=r"\[goods\] fish is .* it must be a number"):
        tables(fish=value).number("goods", "fish")


@pytest.mark.parametrize("value", [1, ["1"], [True]])
def test_a_list_of_weights_holds_numbers(value: Any) -> None:
    with pytest.raises(WeightError, match=r"\[goods\] steps is .* a list of numbers"):
        tables(steps=value).numbers("goods", "steps")


def test_what_nobody_reads_is_refused() -> None:
    read = tables()
    read.number("goods", "fish")
    read.numbers("goods", "steps")
    with pytest.raises(WeightError, match=r"\[goods\] corn: these rules have no such weight"):
        read.finish()
    read.number("goods", "corn")
    read.finish()


def test_features_are_weighed_and_rounded() -> None:
    assert weigh([1.0, 2.0, 4.0], [1.0, 0.5, -0.25]) == 1.0
    assert weigh([0.1, 0.2], [1.0, 1.0]) == 0.3
