"""Updates carry only what changed: whoever adds them up has, after every choice, the full view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from firekeeper.table.hub import _apply
from firekeeper.table.live import LiveTable
from firekeeper.table.render import Renderer
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.sheet import Sheet
from firekeeper.titles import options_of, rules_for


def begun(options: dict[str, Any], seed: str) -> LiveTable:
    """A table where everybody sits, and the game has begun."""
    rules = rules_for("wendake", options)
    people = rules.seats - len(rules.automa)
    sheet = Sheet(
        id="table",
        game="wendake",
        rules=rules.version,
        pack=rules.pack,
        options=options_of(rules),
        settings=Settings(),
        plan=[SeatPlan(kind="open")] * people,
        seed=seed,
        seed_known=True,
        commitment="",
        start=None,
        origin="",
        created_by=1,
        created_at=0.0,
    )
    table = LiveTable(sheet, rules)
    for account in range(1, people + 1):
        _apply(table, table.plan_join(account, f"Person {account}"), 0.0)
    _apply(table, table.plan_start(1), 0.0)
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_updates_add_up_to_the_full_view(players: int):
    table = begun({"players": players}, f"updates {players}")
    audiences = [None, *range(table.rules.seats)]
    renderer, random = Renderer(), Random(players)
    known = {audience: renderer.full(table, audience) for audience in audiences}
    told = 0
    while table.status == "playing":
        assert table.game is not None
        assert table.to_move is not None
        text = random.choice(table.game.choices).text
        _apply(table, table.plan_choice(table.to_move, "account:1", table.number, text), 1.0)
        fresh = Renderer()
        for audience, changed in renderer.changes(table, audiences).items():
            told += len(changed)
            known[audience] |= changed
            assert known[audience] == fresh.full(table, audience)
    assert told < 0.5 * table.count * len(audiences) * len(known[None])


def test_after_going_back_updates_still_add_up():
    table = begun({"players": 2}, "going back")
    renderer, random = Renderer(), Random(7)
    known = renderer.full(table, 0)
    for _ in range(60):
        assert table.game is not None
        assert table.to_move is not None
        account = table.seats[table.to_move].account
        if table.game.can_undo and random.random() < 0.3:
            _apply(table, table.plan_undo(account, table.number, False), 1.0)
        else:
            text = random.choice(table.game.choices).text
            _apply(table, table.plan_choice(table.to_move, "account:1", table.number, text), 1.0)
        known |= renderer.changes(table, [0])[0]
        assert known == Renderer().full(table, 0)
