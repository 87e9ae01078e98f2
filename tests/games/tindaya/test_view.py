"""What a seat of Tindaya sees: everything public, its own cards, and no others (TD-TERMS-34)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from built_table import view_for
from tindaya_table import Table

import firekeeper
from firekeeper.games.tindaya.contents import set_animals
from firekeeper.games.tindaya.view import TindayaView
from firekeeper.games.tindaya.view_parts import HexView
from firekeeper.kernel import engine
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.rng import Stream

MODES = [
    {"players": 1, "difficulty": "medium"},
    {"players": 4, "dowry": True},
    {"players": 2, "mode": "domination", "layout": "by_turns"},
    {"players": 3, "mode": "domination", "traitor": True},
    {"players": 3, "campaign_step": "1"},
]


def at(view: TindayaView, name: str) -> HexView:
    return next(found for found in view.hexes if found.hex == name)


def text(view: TindayaView) -> bytes:
    return msgspec.json.encode(view)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_view_shows_what_its_seat_may_know_and_remembers_the_rest(options: dict[str, Any]) -> None:
    game = firekeeper.new("tindaya", seed="view", **options)
    state: Any = game.state.clone()
    rules = state.rules
    source, stream = Random(5), Stream("view")
    memo: dict[Any, Any] = {}
    seats: list[int | None] = [None, *range(rules.seats)]
    number = 0
    while True:
        decision = engine.run_automatic(state)
        if number % 25 == 0 or decision is None:
            for seat, view in zip(seats, rules.views(state, seats, memo), strict=True):
                assert text(view) == text(view_for(state, seat))
                assert text(view) == text(view_for(rules.imagine(state, seat, stream), seat))
                for part in view.players:
                    for secret in rules.view_builder.secrets:
                        allowed = may_know(rules.audience_of(state, part.seat, secret), seat, rules.seats)
                        assert (getattr(part, secret) is not None) == allowed
        if decision is None:
            break
        number += 1
        choices = engine.legal(state, decision)
        engine.apply(state, decision, source.choice(choices))
    assert view.finished
    assert view.ending == rules.ending(state)


def test_the_archipelago() -> None:
    table = Table().building("5,8", "goat_pen", animals=2).natives(0, "5,8", villagers=1, nobles=2)
    table.fort("7,2", 2)
    view = view_for(table.state, None)
    pen, fort = at(view, "5,8"), at(view, "7,2")
    assert (pen.building, pen.animals, pen.villagers, pen.nobles, pen.controller) == (
        "goat_pen", 2, [1, 0, 0], [2, 0, 0], 0,
    )  # fmt: skip
    assert (fort.conquistadors, fort.building, fort.controller) == (2, "", -1)
    assert fort.fort
    assert len(view.hexes) == 112
    land = [found.hex for found in view.hexes if found.terrain not in ("sea", "trench")]
    assert sorted(hex_ for island in view.islands for hex_ in island.hexes) == sorted(land)
    numbers = sorted(number for island in view.islands for number in island.volcanoes)
    assert numbers == list(range(1, 9))
    assert sorted(found.number for found in view.hexes if found.terrain == "trench") == list(range(1, 9))


def test_only_hexes_on_which_something_changes_are_built_anew() -> None:
    table = Table().building("5,8", "goat_pen", animals=2).natives(0, "5,8", villagers=1, nobles=2)
    memo: dict[Any, Any] = {}
    before = table.state.rules.views(table.state, [None], memo)[0]
    set_animals(table.state, table.hex("5,8"), 1)
    after = table.state.rules.views(table.state, [None], memo)[0]
    changed = [new.hex for old, new in zip(before.hexes, after.hexes, strict=True) if old is not new]
    assert changed == ["5,8"]
    assert at(after, "5,8").animals == 1


def test_own_cards_and_those_of_the_others() -> None:
    table = Table(players=2, mode="domination")
    table.idols(0, "learning").idols(1, "protection", "wreckers").used_idols(1, "movement")
    table.objective(0, "hoard_wood", 2).objective(1, "most_fields", 1)
    mine, theirs = view_for(table.state, 0).players
    assert (mine.idols, mine.objectives, mine.objective_values) == (["learning"], ["hoard_wood"], [2])
    assert (theirs.idols, theirs.idol_count, theirs.used_idols) == (None, 2, ["movement"])
    assert (theirs.objectives, theirs.objective_values, theirs.seen) == (None, [1], None)
    public = view_for(table.state, None).players[0]
    assert (public.idols, public.objectives, public.dealt, public.idol_count) == (None, None, None, 1)


def test_offerings_wrath_and_events() -> None:
    table = Table()
    state, view = table.state, view_for(table.state, 0)
    rules = state.rules
    for god, shown in enumerate(view.gods):
        card = state.offering_cards[god]
        assert shown.offering == rules.offering_names[card]
        assert [slot.open for slot in shown.slots] == [True, True, False, False]  # TD-OFFER-02
        assert (shown.wrath, shown.radius) == (state.wrath[god], rules.wrath_radius[state.wrath[god]])
    assert view.event == rules.event_names[state.event]
    assert len(view.event_order) == len(rules.event_order[state.event])
    assert (view.phase, view.era, view.eras, view.step) == ("actions", 1, 3, "")


def test_whose_turn_it_is() -> None:
    game = firekeeper.new("tindaya", seed="turns", players=3)
    turns = set()
    while game.decision is not None:
        view = game.rules.view(game.state, None)
        if type(game.decision).__name__ == "TakeAction":
            assert view.active == game.seat
            turns.add(game.seat)
        elif view.phase != "actions":
            assert view.active == -1
        game.choose(game.choices[-1])
    assert turns == {0, 1, 2}
