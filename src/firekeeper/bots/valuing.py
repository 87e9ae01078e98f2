"""Valuing: a bot may value positions by weights of its own.

Searches ask the rules what a position is worth, and the rules belong to everybody who plays this game in the
process. A bot with weights of its own borrows them for as long as it thinks, which it does in one go.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firekeeper.kernel.weights import WeightTables
from firekeeper.weights import DEFAULT, load_weights

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firekeeper.kernel.rules import Rules


@contextmanager
def valued_by(rules: Rules, evaluation: Any) -> Iterator[None]:
    """Meanwhile the rules value positions by this evaluation; None: by their own."""
    usual = rules.evaluation
    if evaluation is not None:
        rules.evaluation = evaluation
    try:
        yield
    finally:
        rules.evaluation = usual


def evaluation_of(rules: Rules, tables: dict[str, Any]) -> Any:
    """What values positions by these weights. WeightError says what does not fit."""
    read = WeightTables(tables)
    found = rules.new_evaluation(read)
    read.finish()
    return found


@lru_cache(maxsize=64)
def usual_evaluation(rules: Rules) -> Any:
    """What the rules value positions by as long as nobody has borrowed them."""
    modules = tuple(package.rpartition(".")[2] for package in rules.module_packages)
    return evaluation_of(rules, load_weights(rules.game, DEFAULT, modules))


@lru_cache(maxsize=64)
def named_evaluation(rules: Rules, name: str) -> Any:
    """What values positions by a file of weights of the game; None for those that it uses anyway."""
    modules = tuple(package.rpartition(".")[2] for package in rules.module_packages)
    return None if name == DEFAULT else evaluation_of(rules, load_weights(rules.game, name, modules))
