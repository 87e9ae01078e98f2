"""Setup of Endless Winter for tests: from the empty table, every draw under control or at random.

table = set_up(players=3, seed=7)                      # at the first turn
table = begin(2).until("side").choose("side side_b")   # step by step
"""

from __future__ import annotations

from random import Random
from typing import Any

from endless_winter_table import Table

from firekeeper.games.endless_winter.terms import SETTING_UP
from firekeeper.kernel import engine

SEEDS = range(6)


def begin(players: int = 2, **options: Any) -> Table:
    """The table before the first draw."""
    table = Table(players, **options)
    table.state = table.box.start()
    table.state.events = []
    return table


def at_random(table: Table, seed: int, verb: str = "") -> Table:
    """Answer everything at random until setup is over, or until this verb can be chosen."""
    luck = Random(seed)
    while True:
        decision = table.decision
        assert decision is not None
        if table.state.phase != SETTING_UP:
            assert not verb, f"setup ended before anybody could {verb}"
            return table
        offered = engine.legal(table.state, decision)
        if verb and any(choice.verb == verb for choice in offered):
            return table
        engine.apply(table.state, decision, luck.choice(offered))


def set_up(players: int = 2, seed: int = 0, **options: Any) -> Table:
    """A table at its first turn, every draw and choice of setup made at random."""
    return at_random(begin(players, **options), seed)


def tables(players: int, **options: Any) -> list[Table]:
    return [set_up(players, seed, **options) for seed in SEEDS]
