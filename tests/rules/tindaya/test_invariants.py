"""What must hold at every decision (section 44 of the ledger), and that broken positions are found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper.games.tindaya.invariants import broken
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance

MATRIX = [
    {"players": 1},
    {"players": 2, "layout": "preset"},
    {"players": 4, "difficulty": "hard", "dowry": True},
    {"players": 2, "mode": "domination", "layout": "by_turns"},
    {"players": 3, "mode": "domination", "dowry": True},
    {"players": 4, "mode": "domination", "traitor": True, "difficulty": "medium"},
    {"players": 3, "campaign_step": "1"},
]


@pytest.mark.parametrize("options", MATRIX, ids=str)
def test_random_games_keep_the_invariants(options: dict[str, Any]) -> None:
    game = firekeeper.new("tindaya", seed=str(sorted(options)), **options)
    state: Any = game.state.clone()
    source = Random(7)
    while (decision := engine.run_automatic(state)) is not None:
        if not isinstance(decision, Chance):
            assert broken(state) == []
        offered = engine.legal(state, decision)
        assert offered, f"{type(decision).__name__} offers nothing"
        engine.apply(state, decision, source.choice(offered))
    assert broken(state) == []


def test_a_table_is_whole() -> None:
    table = Table().building("5,8", "goat_pen", animals=2).natives(0, "5,8", villagers=1, nobles=2)
    table.lost_nobles(1, 2).lost_nobles(2, 2).fort("7,2", 2).collected(0, wood_token=2, clay_token=1).check()


def spoiled(**fields: Any) -> Table:
    """A table that no builder makes: fields of the state, some of them by hex."""
    table = Table()
    for name, value in fields.items():
        if isinstance(value, dict):
            cells = list(getattr(table.state, name))
            for hex_, cell in value.items():
                cells[table.hex(hex_)] = cell
            value = tuple(cells)
        setattr(table.state, name, value)
    return table


def stray(hex_: str, table: Table) -> Table:
    """A villager of seat 0 stands where no builder puts it."""
    table.player(0).villagers = (table.hex(hex_),)
    return table


def owing() -> Table:
    table = Table()
    table.player(0).goods[1] = -1
    return table


WRONG = {
    "natives stand on 3,0, which is sea": lambda: stray("3,0", Table()),
    "8 villagers on the board (TD-TERMS-06)": lambda: Table().natives(0, "2,0", villagers=8),
    "natives stand in the fort 7,2 (TD-TERMS-24)": lambda: stray("7,2", Table().fort("7,2")),
    "4 cubes with 2 known trades (TD-SETUP-17)": lambda: Table().markers(0, 4, 2),
    "3 cylinders in use and 8 on the boards (TD-SETUP-17)": lambda: Table().markers(0, 2, 3),
    "a dock on the forest 2,0 (TD-TERMS-16)": lambda: spoiled(buildings={"2,0": 0}, tokens={"2,0": -1}),
    "an empty fort on 7,2 (TD-TERMS-24)": lambda: spoiled(forts={"7,2": 0}, tokens={"7,2": -1}),
    "the wrath of acoran is 6": lambda: spoiled(wrath=(6, 1)),
    "4 pawns on slot 1 of acoran (TD-OFFER-04)": lambda: spoiled(pawns=(2, 2, *[0] * 22)),
    "1 pawns on slot 3 of moneiba, which is covered (TD-OFFER-02)": lambda: Table().pawns(0, "moneiba", 3, 1),
    "1 pawns on slot 1 of acoran, which is covered (TD-OFFER-02)": lambda: (
        Table().era(3).pawns(0, "acoran", 1, 1)
    ),
    "a clay_token on the forest 2,0 (TD-SETUP-06)": lambda: spoiled(tokens={"2,0": 1}),
    "9 tokens collected, 8 are allowed (TD-COLLECT-04)": lambda: (
        Table().no_token("2,0", "1,2", "4,1", "7,2", "7,4").collected(0, wood_token=9)
    ),
    "-1 salt": owing,
    "canoes on ['2,0'] (TD-TERMS-26)": lambda: spoiled(canoes=(Table().hex("2,0"),)),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_broken_positions_are_found(sentence: str) -> None:
    found = broken(WRONG[sentence]().state)
    assert sum(line.endswith(sentence) for line in found) == 1, found
