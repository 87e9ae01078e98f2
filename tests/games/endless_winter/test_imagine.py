"""Imagination and hidden hands: whoever thinks about others' cards thinks with what everybody knows."""

from __future__ import annotations

import msgspec
import pytest
from endless_winter_table import Table

from firekeeper.conformance import Walk
from firekeeper.conformance.endless_winter import CASES
from firekeeper.games.endless_winter.eclipse import ClearPiles, RevealPiles
from firekeeper.games.endless_winter.gains import Gain, UsePart
from firekeeper.kernel import engine
from firekeeper.kernel.rng import Stream

HAND = ("start_brave", "start_tribesman", "shaman")


def imagined(table: Table, seat: int | None, seed: int = 5) -> bytes:
    return msgspec.json.encode(table.box.imagine(table.state, seat, Stream(seed)).dump())


def recruiting() -> Table:
    """Seat 0 has recruited a Hunter this turn and may bury a card."""
    table = Table().have(0, food=3, tool=1).hold(0, *HAND).deck(0, "elder", "c1_01").act(0, "initiate")
    return table.choose("recruit hunter", "pay food:1", "on", "use", "enlist artisan")


@pytest.mark.rule("EW-INFO-01")
def test_a_card_recruited_this_turn_is_known_to_be_in_hand() -> None:
    table = recruiting()
    hunter = table.box.card_ids.index("hunter")
    for seed in range(30):
        other = table.box.imagine(table.state, 1, Stream(seed)).players[0]
        assert hunter in other.hand
        assert other.recruited == (hunter,)


@pytest.mark.rule("EW-INFO-03")
@pytest.mark.parametrize("seat", [1, None])
def test_a_secret_burial_tells_nothing_even_of_a_card_recruited_this_turn(seat: int | None) -> None:
    worlds = [recruiting().choose(f"bury_hand {card}") for card in ("hunter", *HAND)]
    assert len({imagined(table, seat) for table in worlds}) == 1
    assert len({imagined(table, 0) for table in worlds}) == len(worlds)  # its owner knows
    hunter = worlds[0].box.card_ids.index("hunter")
    found = [worlds[0].box.imagine(worlds[0].state, seat, Stream(seed)).players[0] for seed in range(60)]
    assert {hunter in player.hand for player in found} == {hunter in player.graveyard for player in found}
    assert {hunter in player.graveyard for player in found} == {True, False}


@pytest.mark.rule("EW-INFO-01")
def test_an_open_discard_is_no_secret() -> None:
    table = recruiting().choose("forgo").gain(0, "pay discard 1 -> draw 1").choose("use", "discard hunter")
    assert table.player(0).known == ()
    assert table.player(0).recruited == ()


@pytest.mark.rule("EW-INFO-02")
def test_which_cards_lie_in_the_eclipse_pile_is_imagined_until_it_is_revealed() -> None:
    worlds = []
    for card in HAND:
        table = Table().dealt().hold(0, *HAND).turn(0, 3).choose("stop", "place tribe rest", "forgo", "end")
        worlds.append(table.choose(f"commit {card}"))
    assert len({imagined(table, 1) for table in worlds}) == 1
    for table in worlds:
        table.phase("eclipse_phase")
    assert len({imagined(table, 1) for table in worlds}) == len(worlds)


def bluffing() -> Table:
    """The Eclipse of seat 0, who has shown a Culture card with the pile and may bury a card."""
    table = Table().hold(0, "hunter", "elder").deck(0, "shaman", "c1_01").eclipse(0, "artisan", "c1_03")
    return table.phase("eclipse_phase").then(RevealPiles()).settle().gain(0, "bury 1")


@pytest.mark.rule("EW-ECLIPSE-07", "EW-INFO-02")
def test_a_bluff_is_known_to_be_back_in_hand() -> None:
    table = bluffing()
    shown = table.box.card_ids.index("c1_03")
    for seed in range(30):
        other = table.box.imagine(table.state, 1, Stream(seed)).players[0]
        assert shown in other.hand
        assert other.recruited == ()


@pytest.mark.rule("EW-ECLIPSE-07", "EW-INFO-03")
def test_after_a_secret_burial_a_bluff_may_lie_in_the_graveyard() -> None:
    worlds = [bluffing().choose(f"bury_hand {card}") for card in ("hunter", "elder", "c1_03")]
    assert len({imagined(table, 1) for table in worlds}) == 1
    shown = worlds[0].box.card_ids.index("c1_03")
    found = [worlds[0].box.imagine(worlds[0].state, 1, Stream(seed)).players[0] for seed in range(60)]
    assert {shown in player.graveyard for player in found} == {True, False}


@pytest.mark.rule("EW-ECLIPSE-07")
def test_a_bluff_that_is_discarded_openly_has_left_the_hand() -> None:
    table = bluffing().choose("forgo").gain(0, "pay discard 1 -> draw 1").choose("use", "discard c1_03")
    assert table.player(0).known == ()
    table = bluffing().choose("forgo").then(ClearPiles()).settle()
    assert table.player(0).known == ()  # the phase is over, and with it what people keep in mind


@pytest.mark.rule("EW-INFO-01", "EW-AMB-48")
def test_a_question_about_a_price_does_not_depend_on_the_hand() -> None:
    """Whether a Tribeswoman in hand could bring the missing Tool is nobody's business."""
    asked = []
    for card in ("start_tribeswoman", "start_tribesman"):
        table = Table().hold(0, card).have(0, food=3).act(0, "develop").choose("on")
        assert isinstance(table.decision, Gain)
        asked.append(table.legal())
    assert "work start_tribeswoman" in asked[0]
    assert asked[1] == {"forgo"}  # forced: its owner is not bothered
    for card in ("start_tribeswoman", "start_tribesman"):
        table = Table().hold(0, card).act(0, "initiate").choose("on")
        assert isinstance(table.decision, UsePart)


@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_imagining_what_was_imagined_is_imagining(case) -> None:
    """What a seat imagines holds nothing more than what it sees: from there it imagines the same."""
    walk = Walk(case, 3)
    for _ in walk.questions():
        if walk.number % 15:
            continue
        for seat in (None, *range(case.rules.seats)):
            once = case.rules.imagine(walk.state, seat, Stream(walk.number))
            direct = case.rules.imagine(walk.state, seat, Stream("again"))
            twice = case.rules.imagine(once, seat, Stream("again"))
            assert direct.dump() == twice.dump()
            decision = engine.run_automatic(once)
            assert decision is not None
            if decision.seat == seat:
                assert engine.legal(once, decision) == walk.choices()
