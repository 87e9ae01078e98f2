"""What a seat cannot know is dealt again, and nothing else changes (TD-TERMS-34, -38, section 44)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.treason import GiveUpPossessions
from firekeeper.kernel import engine
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

MODES = [
    {"players": 1},
    {"players": 3, "difficulty": "hard", "dowry": True},
    {"players": 2, "mode": "domination", "layout": "by_turns"},
    {"players": 4, "mode": "domination", "traitor": True},
    {"players": 2, "campaign_step": "2"},
]


def known(state: TindayaState, viewer: int | None) -> dict[str, Any]:
    """The position without what a seat cannot know, but with how much of it there is."""
    data = state.dump()
    data["idol_deck"] = sum(state.idol_deck)
    data["secrets"] = state.secrets.bit_count()
    for at, player in enumerate(state.players):
        if at != viewer:
            data["players"][at] |= {
                "idols": len(player.idols),
                "removed_idols": [len(pile) for pile in player.removed_idols[:1]],
                "objectives": [token for _, token in player.objectives],
                "dealt": len(player.dealt),
                "seen": [owner for owner, _ in player.seen],
            }
    return data


def imagined(state: TindayaState, viewer: int | None, source: Stream) -> TindayaState:
    other = state.rules.imagine(state, viewer, source)
    assert isinstance(other, TindayaState)
    return other


def question(state: TindayaState, decision: Decision[Any]) -> tuple[str, int, tuple[str, ...]]:
    return type(decision).__name__, decision.seat, decision.help(state)


def compare(state: TindayaState, decision: Decision[Any], viewer: int | None, source: Stream) -> None:
    other = imagined(state, viewer, source)
    assert known(other, viewer) == known(state, viewer)
    assert isinstance(decision, Chance) or broken(other) == []
    asked = engine.run_automatic(other)
    assert asked is not None
    assert question(other, asked) == question(state, decision)
    choices = engine.legal(state, decision)
    if decision.seat == viewer:
        assert engine.legal(other, asked) == choices
    # What follows from a public answer is asked whatever the others hold.
    for choice in choices[:: max(1, len(choices) // 3)]:
        audience = engine.audience(state, decision, choice)
        if may_know(audience, viewer, state.rules.seats) and choice in engine.legal(other, asked):
            here, there = state.clone(), other.clone()
            engine.apply(here, decision, choice)
            engine.apply(there, asked, choice)
            nexts = engine.run_automatic(here), engine.run_automatic(there)
            assert (nexts[0] is None) == (nexts[1] is None)
            if nexts[0] is not None and nexts[1] is not None:
                assert question(here, nexts[0]) == question(there, nexts[1])
                if nexts[0].seat == viewer:
                    assert engine.legal(here, nexts[0]) == engine.legal(there, nexts[1])


@pytest.mark.parametrize("options", MODES, ids=str)
def test_nothing_known_changes_and_questions_stay_the_same(options: dict[str, Any]) -> None:
    game = firekeeper.new("tindaya", seed="imagine", **options)
    state: Any = game.state.clone()
    source, stream = Random(11), Stream("imagine")
    number = 0
    while (decision := engine.run_automatic(state)) is not None:
        number += 1
        if number % 9 == 0 or type(decision).__name__ in ("KeepObjective", "SellIdol", "RepelWithIdol"):
            compare(
                state, decision, (None, *range(state.rules.seats))[number % (state.rules.seats + 1)], stream
            )
        choices = engine.legal(state, decision)
        keen = [choice for choice in choices if choice.verb in ("use", "sell", "offer", "betray")]
        engine.apply(state, decision, source.choice(keen or choices))
    assert imagined(state, None, stream).dump() == state.dump()


def test_the_others_could_hold_anything_that_nobody_has_seen() -> None:
    table = Table(players=2, mode="domination")
    table.idols(0, "learning").idols(1, "protection").used_idols(1, "movement")
    table.objective(0, "hoard_wood", 2).objective(1, "most_fields", 2)
    state, source = table.state, Stream("anything")
    found = [imagined(state, 0, source) for _ in range(300)]
    held = {other.players[1].idols[0] for other in found}
    gone = {state.players[0].idols[0], state.players[1].used_idols[0]}
    copies = state.rules.idol_copies
    assert held == {idol for idol, count in enumerate(copies) if count} - gone
    cards = {other.players[1].objectives[0][0] for other in found}
    assert cards == set(range(len(state.rules.secret_names))) - {state.players[0].objectives[0][0]}
    assert all(broken(other) == broken(state) for other in found)


def test_a_card_seen_by_clairvoyance_stays_where_it_is_for_its_viewer() -> None:
    table = Table(players=3, mode="domination")
    table.idols(0, "clairvoyance").objective(1, "most_fields", 2).objective(1, "hoard_clay", 1)
    table.turn(0).choose("use clairvoyance", "objective 2 1 2")
    state, source = table.state, Stream("seen")
    card = state.rules.secret_names.index("most_fields")
    assert state.players[0].seen == ((1, card),)
    mine = [imagined(state, 0, source) for _ in range(60)]
    assert {other.players[1].objectives[0][0] for other in mine} == {card}
    assert len({other.players[1].objectives[1][0] for other in mine}) > 5
    theirs = [imagined(state, 2, source) for _ in range(60)]
    assert len({other.players[1].objectives[0][0] for other in theirs}) > 5
    for other in theirs:  # that they are the same card is public
        assert other.players[0].seen == ((1, other.players[1].objectives[0][0]),)


def test_a_tribe_remembers_the_objective_it_gave_back() -> None:
    game = firekeeper.new("tindaya", seed="3", players=2, mode="domination")
    while type(game.decision).__name__ != "KeepObjective":
        game.choose(game.choices[0])
    state: Any = game.state
    seat = game.seat
    kept, given = state.players[seat].dealt
    game.choose(game.choices[0])
    state = game.state
    assert (seat, given) in state.players[seat].seen
    source = Stream("back")
    for _ in range(40):
        other = imagined(state, seat, source)
        rival = other.players[1 - seat]
        assert not {kept, given} & {*rival.dealt, *[card for card, _ in rival.objectives]}


def test_the_idols_of_a_traitor_leave_the_game_unseen() -> None:
    table = Table(players=3, mode="domination", traitor=True)
    table.idols(0, "learning", "wreckers").used_idols(0, "movement")
    state = table.state
    before = sum(state.rules.idol_copies)
    state.then(GiveUpPossessions(0))
    engine.run_automatic(state)
    piles = [len(pile) for pile in state.players[0].removed_idols]
    assert (piles, sum(state.idol_deck)) == ([2, 1], before - 3)
    hidden = {imagined(state, 1, Stream(f"{at}")).players[0].removed_idols for at in range(40)}
    assert len(hidden) > 5
    assert {open_ for _, open_ in hidden} == {state.players[0].removed_idols[1]}
    assert imagined(state, 0, Stream("own")).players[0].removed_idols == state.players[0].removed_idols
