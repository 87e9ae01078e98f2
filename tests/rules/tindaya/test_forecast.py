"""What would happen if the era ended now: the forecast agrees with what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper import titles
from firekeeper.games.tindaya.end_of_era import Learning, Reproduction
from firekeeper.games.tindaya.event_step import EventsStep
from firekeeper.games.tindaya.food import FeedTribes, HouseTribes
from firekeeper.games.tindaya.forecast import EVENTS, Forecast, Loss, forecast, play
from firekeeper.games.tindaya.rewards import OfferingStep
from firekeeper.games.tindaya.terms import ACTIONS, FISH, GOAT_PEN, NONE, SALTED_MEAT, SEA, SMOKED_FISH
from firekeeper.games.tindaya.waste import WasteStep
from firekeeper.kernel import engine


def era(**options: Any) -> Table:
    """All prophecies of event 1 are known: San Borondón on 5, tsunami on 7, a ship on 6, wildfire on 1."""
    table = Table(**options).event("event_1").catastrophe("san_borondon").catastrophe("wildfire")
    for seat in range(table.box.seats):
        table.natives(seat, "11,4", villagers=1, nobles=2)
    table.standee("moneiba", 5).standee("tsunami", 7).standee("acoran", 1).ship("ship_white", 6)
    return table


def losses(table: Table, found: Forecast, event: int) -> dict[str, Loss]:
    return {table.box.board.names[loss.hex]: loss for loss in found.events[event].losses}


@pytest.mark.rule("TD-END2-01", "TD-END2-02", "TD-END3-02", "TD-END4-01", "TD-END1-01")
def test_food_waste_and_housing_are_foreseen_tribe_by_tribe() -> None:
    table = era().building("3,5", "dock").natives(0, "3,5", villagers=3).have(0, fish=3, smoked_fish=5)
    dock = table.hex("3,5")
    tribe = forecast(table.state).tribes[0]
    assert tribe.born == (dock,)
    assert (tribe.need, tribe.have) == (5, 13)
    assert tribe.eaten == ((FISH, 3), (SMOKED_FISH, 1))
    assert tribe.spoiled == ((SMOKED_FISH, 1),)
    assert (tribe.beds, tribe.frozen) == (4, (dock,))
    other = forecast(table.state).tribes[1]
    assert (other.need, other.have, other.starved) == (1, 0, (table.hex("11,4"),))
    assert not other.survives
    found = forecast(table.state)
    # Two tribes starve, one freezes; both offerings fail.
    assert found.wrath == ((1, 3), (1, 3), (1, 4), (2, 5))
    assert found.waste == 1
    assert found.fatal
    assert found.extinct


@pytest.mark.rule("TD-END5-02", "TD-OFFER-02")
def test_what_is_missing_from_the_offerings_is_counted() -> None:
    table = era().pawns(0, "acoran", 1, 3).pawns(1, "acoran", 2, 3).pawns(0, "moneiba", 2, 1)
    acoran, moneiba = forecast(table.state).offerings
    assert (acoran.complete, acoran.missing) == (True, ())
    assert (moneiba.complete, moneiba.missing) == (False, ((0, 3), (1, 2)))


@pytest.mark.rule("TD-EVENT-01", "TD-EVENT-13", "TD-EVENT-26", "TD-CATA-05", "TD-CATA-06")
def test_losses_are_listed_hex_by_hex() -> None:
    table = era().building("2,7", "goat_pen", animals=2).natives(1, "2,7", villagers=2).canoes("3,7")
    table.have(1, salted_meat=2).building("3,5", "dock").natives(0, "-2,6", villagers=1)
    table.have(0, salted_meat=1).have(2, salted_meat=1)
    found = forecast(table.state)
    moneiba, tsunami, ship, acoran = found.events
    assert moneiba.known
    assert len(moneiba.hexes) == 5
    assert losses(table, found, 0)["-2,6"].villagers == (1, 0, 0)
    assert losses(table, found, 0)["-2,6"].terrain == SEA
    pen = losses(table, found, 1)["2,7"]
    assert (pen.villagers, pen.building, pen.animals, pen.terrain) == ((0, 3, 0), GOAT_PEN, 3, SEA)
    assert losses(table, found, 1)["3,7"].canoes == 1
    assert set(losses(table, found, 1)) == {"5,6", "4,7", "4,8", "5,8", "2,7", "3,7"}
    assert [table.box.board.names[hex_] for hex_ in ship.hexes] == ["3,5"]
    assert losses(table, found, 2)["3,5"].conquistadors == 2
    assert found.conquistadors == 2
    assert {"2,0", "1,2"} == set(losses(table, found, 3))  # wood on island 1
    assert tsunami.symbol == 2
    assert acoran.losses[0].token == 0


@pytest.mark.rule("TD-EVENT-02", "TD-TERMS-34")
def test_what_nobody_has_turned_stays_unknown() -> None:
    table = Table().era(2).event("event_7").ship("ship_white", 6).natives(0, "11,4", villagers=1, nobles=2)
    assert [event.known for event in forecast(table.state).events] == [False, True, False, False]
    table.standee("acoran", 1).standee("moneiba", 5).standee("eruption", 3)
    found = forecast(table.state)
    assert [event.known for event in found.events] == [False, True, False, True]
    assert [table.box.board.names[hex_] for hex_ in found.events[0].hexes] == [
        "2,0",
        "0,1",
        "1,1",
        "2,1",
        "1,2",
    ]
    assert found.events[0].losses == ()
    assert table.state.catastrophes == (NONE, NONE)


@pytest.mark.rule("TD-TERMS-34", "TD-TERMS-38")
def test_hidden_idols_and_objectives_do_not_change_it() -> None:
    def table_with(idol: str, objective: str) -> Table:
        table = era(mode="domination").building("3,5", "dock").natives(0, "3,5", villagers=2)
        return table.idols(0, idol).objective(1, objective, 2)

    one = forecast(table_with("protection", "most_docks").state)
    assert one == forecast(table_with("movement", "hoard_horns").state)


def test_the_position_itself_is_not_touched() -> None:
    table = era().turn(0)
    assert table.legal()
    before = table.state.dump()
    forecast(table.state)
    assert table.state.dump() == before


def test_there_is_nothing_to_foresee_in_the_setup() -> None:
    game: Any = firekeeper.new("tindaya", players=2, seed=1)
    found = forecast(game.state)  # type: ignore[arg-type]
    assert found.events == ()
    assert found.offerings == ()
    assert [tribe.eaten for tribe in found.tribes] == [(), ()]


MATRIX: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 3, "mode": "domination", "difficulty": "hard"},
    {"players": 4, "difficulty": "medium"},
    {"players": 2, "campaign_step": "1"},
]


@pytest.mark.parametrize("options", MATRIX, ids=str)
def test_the_forecast_is_what_the_steps_then_do(options: dict[str, Any]) -> None:
    game = firekeeper.new("tindaya", seed=5, **options)
    state: Any = game.state.clone()
    source, compared = Random(5), 0
    while (decision := engine.run_automatic(state)) is not None:
        if state.phase == ACTIONS and type(decision).__name__ == "TakeAction" and state.prophecy != NONE:
            if NONE not in state.catastrophes and source.random() < 0.1:
                compare(state)
                compared += 1
        engine.apply(state, decision, source.choice(engine.legal(state, decision)))
    assert compared


def compare(state: Any) -> None:
    """Play the steps with the default answers and look at what is left."""
    found, copy = forecast(state), state.clone()
    copy.frames = []
    steps = (
        Reproduction(),
        FeedTribes(),
        WasteStep(),
        HouseTribes(),
        OfferingStep(),
        EventsStep(),
        Learning(),
    )
    play(copy, *steps)
    assert found.wrath[-1] == copy.wrath
    assert found.conquistadors == sum(copy.conquistadors)
    for tribe in found.tribes:
        before, after = state.players[tribe.seat], copy.players[tribe.seat]
        killed = sum([loss.villagers[tribe.seat] for event in found.events for loss in event.losses])
        lost = len(tribe.starved) + len(tribe.frozen) + killed
        assert len(before.villagers) + len(tribe.born) - lost == len(after.villagers)
        nobles = sum([loss.nobles[tribe.seat] for event in found.events for loss in event.losses])
        assert len(before.nobles) - nobles == len(after.nobles)
        assert tribe.points == after.score - before.score
        assert tribe.survives == bool(after.villagers and after.nobles)


def ended(state: Any) -> tuple[Any, ...]:
    """Wrath, conquistadors and who survives at the end of the era, after default answers from here on."""
    copy = state.clone()
    while (decision := engine.run_automatic(copy)) is not None and copy.step <= EVENTS:
        engine.apply(copy, decision, decision.choices(copy)[0])
    return copy.wrath, sum(copy.conquistadors), [bool(p.villagers and p.nobles) for p in copy.players]


@pytest.mark.rule("TD-END2-04", "TD-END5-05", "TD-EVENT-40")
def test_a_step_that_is_going_on_is_played_to_its_end() -> None:
    """While somebody is asked, the rest of the step is foreseen, too: wrath, points, combats."""
    table = era(players=4, mode="domination").have(0, fish=3, horns=2).natives(0, "3,5", villagers=2)
    table.building("3,5", "dock").building("1,6", "field").natives(1, "1,6", villagers=1)
    table.have(1, fish=2).have(2, fish=1).have(3, fish=1)
    table.pawns(0, "acoran", 1, 3).pawns(1, "acoran", 2, 2).pawns(2, "acoran", 2, 1).wrath(0, 0).end()
    asked = set()
    while (decision := table.decision) is not None and table.state.step <= EVENTS:
        asked.add(table.asking)
        found = forecast(table.state)
        survive = [tribe.survives for tribe in found.tribes]
        assert (found.wrath[-1], found.conquistadors, survive) == ended(table.state), table.asking
        engine.apply(table.state, decision, decision.choices(table.state)[0])
    assert asked >= {"Victims", "TakeReward", "ChooseCombat", "DeclareWeapons"}


def test_rations_of_a_single_ham_are_foreseen() -> None:
    table = era().have(0, salted_meat=1)
    assert forecast(table.state).tribes[0].eaten == ((SALTED_MEAT, 1),)


def test_the_page_gets_the_forecast_by_names() -> None:
    """What is asked for over the wire says the same as the engine's one function."""
    game: Any = firekeeper.new("tindaya", players=2, seed=5)
    source = Random(3)
    while game.view(None).phase != "actions":
        game.choose(source.choice(game.choices))
    found, shown = forecast(game.state), titles.title("tindaya").forecast(game.state)
    assert [tribe.need for tribe in shown.tribes] == [tribe.need for tribe in found.tribes]
    assert [event.symbol for event in shown.events] == game.view(None).event_order
    assert shown.wrath == list(found.wrath[-1])
    assert all(name in {hex_.hex for hex_ in game.view(None).hexes} for name in shown.tribes[0].born)
