"""Updates carry only what changed: whoever adds them up has, after every choice, the full view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from firekeeper.table.hub import _apply
from firekeeper.table.live import LiveTable
from firekeeper.table.parts import gathered, merged
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.table_config import TableConfig
from firekeeper.table.view_changes import Renderer
from firekeeper.titles import TITLES, options_of, rules_for

CASES = [
    (game, people)
    for game in TITLES
    for people in next(option.values for option in TITLES[game].describe() if option.name == "players")
]


def begun(options: dict[str, Any], seed: str, game: str = "wendake") -> LiveTable:
    """A table where everybody sits, and the game has begun."""
    rules = rules_for(game, options)
    people = rules.seats - len(rules.automa)
    config = TableConfig(
        id="table",
        game=game,
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
    table = LiveTable(config, rules)
    for account in range(1, people + 1):
        _apply(table, table.plan_join(account, f"Person {account}"), 0.0)
    _apply(table, table.plan_start(1), 0.0)
    return table


def plain(raw: dict[str, msgspec.Raw]) -> dict[str, Any]:
    return {name: msgspec.json.decode(part) for name, part in raw.items()}


def assembled(parts: dict[str, Any]) -> dict[str, Any]:
    """A view from its parts, as the browser puts it together."""
    view: dict[str, Any] = {name: part for name, part in parts.items() if "." not in name}
    lists: dict[str, dict[int, Any]] = {}
    for name, part in parts.items():
        field, _, at = name.partition(".")
        if at:
            lists.setdefault(field, {})[int(at)] = part
    for field, items in lists.items():
        assert sorted(items) == list(range(len(items))), f"{field} has holes"
        view[field] = [items[at] for at in range(len(items))]
    return view


@pytest.mark.parametrize(("game", "players"), CASES)
def test_updates_add_up_to_the_full_view(game: str, players: int):
    table = begun({"players": players}, f"updates {players}", game)
    audiences = [None, *range(table.rules.seats)]
    renderer, random = Renderer(), Random(players)
    known = {audience: plain(renderer.full(table, audience)) for audience in audiences}
    told = full = 0
    while table.status == "playing":
        assert table.game is not None
        assert table.to_move is not None
        text, step = random.choice(table.game.choices).text, len(table.game.answer_of(table.to_move))
        _apply(table, table.plan_choice(table.to_move, "account:1", table.number, text, step), 1.0)
        for audience, changed in renderer.changes(table, audiences).items():
            known[audience] = merged(known[audience], plain(gathered(changed)))
            view = table.game.view(audience)
            assert assembled(known[audience]) == msgspec.to_builtins(view)
            told += sum(len(bytes(part)) for part in changed.values())
            full += len(msgspec.json.encode(view))
    assert told < 0.1 * full


def test_after_going_back_updates_still_add_up():
    table = begun({"players": 2}, "going back")
    renderer, random = Renderer(), Random(7)
    known = plain(renderer.full(table, 0))
    for _ in range(60):
        assert table.game is not None
        assert table.to_move is not None
        account = table.seats[table.to_move].account
        if table.game.can_undo and random.random() < 0.3:
            _apply(table, table.plan_undo(account, table.number, False), 1.0)
        else:
            text = random.choice(table.game.choices).text
            _apply(table, table.plan_choice(table.to_move, "account:1", table.number, text), 1.0)
        known = merged(known, plain(renderer.changes(table, [0])[0]))
        assert known == plain(Renderer().full(table, 0))


@pytest.mark.parametrize("allies", [False, True])
@pytest.mark.parametrize("sent", [True, False], ids=["sent", "not sent yet"])
def test_what_is_different_behind_an_opening_choice_adds_up_and_disturbs_nothing(allies: bool, sent: bool):
    table = begun({"players": 2, "new_allies": allies}, "elsewhere")
    renderer, random = Renderer(), Random(3)
    seats = list(range(table.rules.seats))
    known = {seat: plain(renderer.full(table, seat)) for seat in seats}
    seen = 0
    while table.status == "playing":
        assert table.game is not None
        seat = table.to_move
        assert seat is not None
        text, step = random.choice(table.game.choices).text, len(table.game.answer_of(seat))
        _apply(table, table.plan_choice(seat, "account:1", table.number, text, step), 1.0)
        if sent:
            known = {at: merged(known[at], plain(raw)) for at, raw in renderer.changes(table, seats).items()}
        asked = table.to_move
        ahead = table.game.ahead(asked) if asked is not None else None
        if ahead is not None and asked is not None:
            here = known[asked] if sent else plain(Renderer().full(table, asked))
            there = msgspec.to_builtins(renderer.elsewhere(table, asked, ahead.state))
            assert assembled(merged(here, there)) == msgspec.to_builtins(table.rules.view(ahead.state, asked))
            seen += 1
        if not sent:
            known = {at: merged(known[at], plain(raw)) for at, raw in renderer.changes(table, seats).items()}
        for at in seats:
            assert assembled(known[at]) == msgspec.to_builtins(table.game.view(at))
    assert seen
