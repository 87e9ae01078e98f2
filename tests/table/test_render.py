"""Rendering: full views, and updates that carry only the parts that changed."""

from __future__ import annotations

import random

import msgspec
import pytest
from table.fixtures.sitting import Sitting

from firekeeper.table import history, render
from firekeeper.table.parts import merged
from firekeeper.table.view_changes import Renderer


def whole(raw: dict[str, msgspec.Raw]) -> dict[str, object]:
    return {name: msgspec.json.decode(part) for name, part in raw.items()}


@pytest.mark.parametrize("players", [2, 4])
def test_changes_add_up_to_the_full_view_for_every_audience(players: int) -> None:
    sitting = Sitting(*["person"] * players)
    dice = random.Random(players)
    renderer = Renderer()
    audiences = [*range(players), None]
    known = {audience: whole(renderer.full(sitting.table, audience)) for audience in audiences}
    sizes = []
    for _ in range(150):
        game = sitting.table.game
        assert game is not None
        if game.over:
            break
        sitting.choose(dice.choice(game.choices).text)
        for audience, parts in renderer.changes(sitting.table, audiences).items():
            known[audience] = merged(known[audience], whole(parts))
            sizes.append(len(parts))
    for audience in audiences:
        assert known[audience] == whole(Renderer().full(sitting.table, audience))
    assert sum(sizes) / len(sizes) < 6, "most of the table does not change with a choice"


def test_a_newcomer_does_not_take_changes_away_from_others() -> None:
    sitting = Sitting("person", "person")
    renderer = Renderer()
    renderer.full(sitting.table, None)
    sitting.choose()
    changes = renderer.changes(sitting.table, [None])[None]
    assert changes
    renderer.full(sitting.table, 0)
    sitting.choose()
    assert renderer.changes(sitting.table, [None])[None]


def test_hidden_entries_keep_their_place_without_their_words() -> None:
    sitting = Sitting("person", "person")
    game = sitting.table.game
    assert game is not None
    while not game.audience_by_entry:  # set-up deals cards
        sitting.choose()
    number, mask = next(iter(game.audience_by_entry.items()))
    owner = 0 if mask & 1 else 1
    shown = {
        audience: render.entries(game, audience)[number - 1].choice for audience in (owner, 1 - owner, None)
    }
    assert shown[owner].startswith("card ")
    assert shown[1 - owner] == shown[None] == ""
    assert render.entries(game, None, number - 1, over=True)[0].choice.startswith("card ")


def test_only_the_deciding_seat_gets_choices_and_arguments() -> None:
    sitting = Sitting("person", "person")
    game = sitting.table.game
    assert game is not None
    assert game.seat is not None
    assert len(render.offers(game, game.seat)) == len(game.choices)
    for audience in (1 - game.seat, None):
        assert render.offers(game, audience) == []
        prompt = render.prompt(game, audience)
        assert prompt is not None
        assert (prompt.args, prompt.message) == ({}, None)


def test_looking_back_shows_what_was_seen_then() -> None:
    sitting = Sitting("person", "person")
    dice = random.Random(1)
    seen = {}
    for _ in range(60):
        game = sitting.table.game
        assert game is not None
        seen[game.number] = [msgspec.to_builtins(game.view(audience)) for audience in (0, 1, None)]
        sitting.choose(dice.choice(game.choices).text)
    past = history.take_snapshot(sitting.table)
    for number in list(seen)[::7]:
        shown = [history.position(past, audience, number, 0) for audience in (0, 1, None)]
        assert [msgspec.to_builtins(position.view) for position in shown] == seen[number]


def test_a_snapshot_is_safe_from_what_happens_next() -> None:
    sitting = Sitting("person", "person")
    for _ in range(10):
        sitting.choose()
    past = history.take_snapshot(sitting.table)
    before = msgspec.json.encode(history.position(past, 0, past.number, 0))
    for _ in range(10):
        sitting.choose()
    assert msgspec.json.encode(history.position(past, 0, past.number, 0)) == before
