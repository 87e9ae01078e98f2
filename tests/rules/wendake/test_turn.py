"""Year and turn structure (WK-TURN): whose turn it is, what a marker does, and what is free around it."""

from itertools import chain, groupby, product
from random import Random

import pytest
from built_table import view_for
from wendake_moments import ANY_POINT, IN_MOVE, OUTSIDE_ACTIONS, P3, moments, plenty
from wendake_table import Table

import firekeeper
from firekeeper import Game
from firekeeper.games.wendake import events
from firekeeper.games.wendake.restore import BeforeSliding, ReplaceTile

ANY_TIME = (
    "move_1", "move_2", "move_3", "gain_animal", "gain_animal_vegetable", "gain_2_and_beaver",
    "animals_to_points", "vegetables_to_points", "resources_to_points", "shift_point", "free_exchange_3",
    "call_native", "flip_tile",
)  # fmt: skip
"""Progress tiles for any point during the turn. `free_order` needs an activation: WK-AMB-18."""


def played(players: int, seed: int) -> Game:
    """A whole game at random, with its events."""
    game = firekeeper.new("wendake", players=players, seed=seed)
    luck = Random(seed)
    while not game.over:
        game.choose(luck.choice(game.choices))
    return game


def free_things(table: Table) -> set[str]:
    """Which of transfer, swap and any-time tiles are open now; all any-time tiles must agree."""
    tiles = {text.removeprefix("use ") for text in table.legal("use")} & set(ANY_TIME)
    assert tiles in (set(), set(ANY_TIME)), "any-time tiles disagree about the moment"
    found = {"tiles"} if tiles else set()
    return found | {choice.verb for choice in table.choices() if choice.verb in ("transfer", "swap")}


# --- the year -------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TURN-01", "WK-TURN-11")
@pytest.mark.parametrize("players", [2, 4])
def test_seven_years_of_turns_and_then_restoring(players: int) -> None:
    course: list[str] = []
    for _, event in played(players, 11).events:
        if isinstance(event, events.YearBegan):
            course.append(f"year {event.year}")
        elif isinstance(event, events.PhaseBegan):
            course.append(event.phase)
        elif isinstance(event, events.MarkerPlaced | events.OrderReserved):
            course.append("marker")
        elif isinstance(event, events.OrderChanged | events.TilesSlid | events.TileReplaced):
            course.append("restoring")
        elif isinstance(event, events.GameEnded):
            course.append("end")
    blocks = [(name, len(list(group))) for name, group in groupby(course)]
    expected = [[f"year {year}", "marker", "restore", "restoring"] for year in range(1, 8)]
    assert [name for name, _ in blocks] == [*chain(*expected), "end"]
    # Everybody's fourth marker, then the Restore Phase.
    assert [count for name, count in blocks if name == "marker"] == [4 * players] * 7


@pytest.mark.rule("WK-TURN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_single_turns_in_turn_order_cycle_four_times(players: int) -> None:
    order = firekeeper.new("wendake", players=players, seed=4).view().order
    turns: list[int] = []
    orders = {tuple(order)}
    for _, event in played(players, 4).events:
        if isinstance(event, events.MarkerPlaced | events.OrderReserved):
            turns.append(event.seat)
        elif isinstance(event, events.PhaseBegan):
            assert turns == order * 4
            turns.clear()
        elif isinstance(event, events.OrderChanged):
            order = event.order
            orders.add(tuple(order))
    assert len(orders) > 1, "the order never changed: nothing is shown"


@pytest.mark.rule("WK-TURN-02", "WK-AMB-25")
def test_ojibwa_out_of_markers_is_skipped_in_the_last_cycle() -> None:
    table = Table(players=2, tribes=["ojibwa", "fox"]).advanced().year()
    table.choose("activate 0 0 black")
    while skips := table.legal("skip"):
        table.choose(skips.pop())
    assert table.legal("place_another") == {"place_another"}
    table.choose("place_another").idle("activate 0 1")
    seats = []
    for ours, theirs in (("reserve", "activate 0 0"), ("activate 0 2", "activate 0 1")):
        for text in (theirs, ours):
            assert table.decision is not None
            seats.append(table.decision.seat)
            table.idle(text)
    assert table.decision is not None
    assert [*seats, table.decision.seat] == [1, 0, 1, 0, 1]
    table.idle("activate 0 2")
    assert table.decision.seat == 1  # Ojibwa has nothing left: the other seat goes on
    assert table.legal("reserve") == {"reserve"}


# --- the marker -----------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TURN-03")
def test_a_turn_places_exactly_one_marker() -> None:
    table = Table(players=2).turn(0)
    verbs = {choice.verb for choice in table.choices()}
    assert verbs == {"activate", "reserve", "swap"}  # there is no passing
    assert table.why_not("end_turn") == "WK-TURN-03"
    table.choose("activate 0 1", "skip move 3")
    assert table.player(0).markers == 3
    assert table.legal() == {"end_turn", "swap"}
    assert table.why_not("activate 0 0") == "WK-TURN-03"
    assert table.why_not("reserve") == "WK-TURN-03"
    table.choose("end_turn")
    assert table.decision is not None
    assert table.decision.seat == 1
    assert table.why_not("activate 0 0 black") == "WK-TURN-03"  # only unused markers of one's own


@pytest.mark.rule("WK-TURN-04")
@pytest.mark.parametrize("reserving", range(4))
def test_three_activations_and_one_reservation_in_any_order(reserving: int) -> None:
    table = Table(players=2).advanced().year()
    cells = ["activate 0 0", "activate 1 1", "activate 2 2"]
    mine = [*cells[:reserving], "reserve", *cells[reserving:]]
    for turn, text in enumerate(mine):
        activations = table.legal("activate")
        if turn == 3 and reserving == 3:
            assert activations == set()
            assert table.why_not("activate 0 1") == "WK-TURN-04"
            assert table.legal("reserve") == {"reserve"}  # forced
        else:
            assert activations
        if turn > reserving:
            assert table.legal("reserve") == set()
            assert table.why_not("reserve") == "WK-TURN-04"
            assert table.why_not("end_turn") == "WK-TURN-03"  # the marker must be placed all the same
        table.idle(text, *([text] if turn < 3 else []))
    assert table.player(0).marked.bit_count() == 3
    assert 0 in table.state.reserved


@pytest.mark.rule("WK-TURN-05")
@pytest.mark.parametrize("wanted", list(product((True, False), repeat=3)))
def test_any_all_or_none_of_the_actions(wanted: tuple[bool, bool, bool]) -> None:
    table = Table(players=2, homes=["michilimackinac"]).have(0, corn=1).turn(0)
    table.lay(0, "level1_01", *[f"level1_{number:02}" for number in range(2, 10)])
    table.choose("activate 0 0")
    assert table.player(0).marked == 1  # the marker lies there whatever follows
    hunt, move, trade = ("perform" if want else "skip" for want in wanted)
    table.choose(f"{hunt} hunt", f"{move} move 1")
    if wanted[1]:
        table.choose("move michilimackinac wendake")
    table.choose(f"{trade} trade")
    if wanted[2]:
        table.choose("done", "done", "sell corn", "done")
    assert table.legal("end_turn")
    assert table.goods(0).get("beaver", 0) == wanted[0]
    assert table.at("wendake")[0] == wanted[1]
    assert table.score(0, "economic") == wanted[2]


@pytest.mark.rule("WK-TURN-06")
def test_actions_go_from_top_to_bottom() -> None:
    table = Table(players=2).own(0, "free_order").turn(0)
    table.lay(0, "level1_01", *[f"level1_{number:02}" for number in range(2, 10)])  # hunt, move 1, trade
    table.choose("activate 0 0")
    assert table.legal("perform") == {"perform hunt"}
    assert table.why_not("perform trade") == "WK-TURN-06"
    table.choose("skip hunt", "perform move 1", "done")
    assert table.legal("perform") == {"perform trade"}
    assert table.why_not("perform hunt") == "WK-TURN-06"  # too late
    table.choose("skip trade")
    assert table.why_not("perform trade") == "WK-TURN-06"


@pytest.mark.rule("WK-TURN-06")
def test_free_order_lifts_the_order() -> None:
    table = Table(players=2).own(0, "free_order").turn(0)
    table.lay(0, "level1_01", *[f"level1_{number:02}" for number in range(2, 10)])
    table.choose("activate 0 0", "use free_order")
    assert table.legal("perform") == {"perform hunt", "perform move 1", "perform trade"}
    table.choose("perform trade", "done", "done", "done")
    assert table.legal("perform") == {"perform hunt", "perform move 1"}
    table.choose("perform hunt")
    assert table.goods(0) == {"beaver": 1}
    assert table.legal("perform") == {"perform move 1"}  # each at most once


@pytest.mark.rule("WK-TURN-07", "WK-AMB-49")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reserving_takes_the_leftmost_position_and_does_nothing_else(players: int) -> None:
    table = Table(players=players).advanced().year()
    for seat in range(players):
        assert table.legal("reserve") == {"reserve"}  # no position to choose
        before = view_for(table.state, seat).players
        table.choose("reserve")
        after = view_for(table.state, seat).players
        assert view_for(table.state, None).reserved == list(range(seat + 1))
        changed = [
            name for name in before[seat].__struct_fields__
            if getattr(before[seat], name) != getattr(after[seat], name)
        ]  # fmt: skip
        assert changed == ["markers", "markers_left", "reserved_with"]
        assert table.legal() == {"end_turn", "swap"}  # the last position costs a turn as well
        table.choose("end_turn")
    assert len(table.state.reserved) == players


@pytest.mark.rule("WK-TURN-08", "WK-TURN-11")
def test_the_new_order_waits_for_the_restore_phase() -> None:
    table = Table(players=3).advanced().year()
    table.idle("activate 0 0", "activate 0 0", "reserve")  # seat 2 first next year
    table.idle("activate 0 1", "reserve", "activate 0 0")
    table.idle("reserve", "activate 0 1", "activate 0 1")
    assert view_for(table.state, None).order == [0, 1, 2]
    table.idle("activate 0 2", "activate 0 2").choose("activate 0 2")
    while skips := table.legal("skip"):
        table.choose(skips.pop())
    # The last marker is placed; its turn still has to end in the old order.
    assert type(table.decision).__name__ == "EndTurn"
    assert view_for(table.state, None).order == [0, 1, 2]
    table.choose("end_turn")
    assert view_for(table.state, None).order == [2, 1, 0]
    assert isinstance(table.decision, BeforeSliding)
    assert table.decision.seat == 2


# --- free operations ------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TURN-09", "WK-AMB-12", "WK-AMB-13", "WK-AMB-08")
def test_the_window_table() -> None:
    found = {moment: free_things(table) for moment, table in moments(*ANY_TIME)}
    everything = {"transfer", "swap", "tiles"}
    for moment, things in found.items():
        if moment in OUTSIDE_ACTIONS:  # P0, P1, P2 and P4
            assert things == everything, moment
        elif moment in P3:
            assert things == {"tiles"}, moment
        elif moment == "before_slide":
            assert things == {"swap"}
        else:  # inside a step, in a Move, in the Restore Phase
            assert things == set(), moment
    assert found.keys() >= ANY_POINT | IN_MOVE


@pytest.mark.rule("WK-TURN-09")
def test_what_the_refused_moments_say() -> None:
    for moment, table in moments("gain_animal"):
        if moment in P3 | IN_MOVE:
            assert table.why_not("transfer wendake.1 replace") == "WK-TRANSFER-06", moment
            assert table.why_not("swap") == "WK-AMB-08", moment
        if moment in IN_MOVE:
            assert table.why_not("use gain_animal")


@pytest.mark.rule("WK-TURN-09", "WK-AMB-18")
def test_the_windows_of_a_tile_activated_by_sacred_fire() -> None:
    table = plenty(*ANY_TIME).turn(0).choose("activate 1 1")
    assert free_things(table) == {"transfer", "swap", "tiles"}
    table.choose("perform sacred_fire")
    assert free_things(table) == set()  # choosing the target is inside the action
    table.choose("fire 0 0")
    assert free_things(table) == {"transfer", "swap", "tiles"}  # before its first action
    table.choose("perform tan_pelts")
    assert free_things(table) == {"transfer", "swap", "tiles"}  # between its actions
    table.choose("skip move 1")
    assert free_things(table) == {"transfer", "swap", "tiles"}  # end of the turn


@pytest.mark.rule("WK-TURN-09", "WK-AMB-13")
@pytest.mark.parametrize("tile", ["move_2", "free_exchange_3", "gain_animal_vegetable", "call_native"])
def test_nothing_interrupts_a_free_operation(tile: str) -> None:
    table = plenty(*ANY_TIME).turn(0).choose(f"use {tile}")
    assert free_things(table) == set()
    table = plenty(*ANY_TIME).turn(0).choose("swap")
    assert free_things(table) == set()
    table.choose("swap_cell 0 0")
    assert free_things(table) == set()


@pytest.mark.rule("WK-TURN-09", "WK-TRANSFER-10")
@pytest.mark.parametrize(
    "opening", [(), ("reserve",), ("activate 0 0",), ("activate 0 0", "perform tan_pelts")]
)
def test_free_operations_do_not_use_up_the_turn_and_have_no_limit(opening: tuple[str, ...]) -> None:
    table = plenty("gain_animal", "gain_animal_vegetable", "shift_point").put(0, "outpost", "wendake.3")
    table.turn(0).choose(*opening)
    waiting = table.decision
    table.choose("use gain_animal", "gain fish", "transfer wendake.1 replace", "swap", "swap_cell 2 1")
    table.choose("swap_cell 2 0", "transfer wendake.3 empty", "use shift_point", "shift mask ritual")
    assert table.decision is waiting  # the same question is still open
    assert table.at("wendake.1") == ("woman", 0)
    assert table.at("wendake.3") is None
    assert "use gain_animal_vegetable" in table.legal()


@pytest.mark.rule("WK-TURN-10")
def test_no_free_operations_on_other_players_turns() -> None:
    for route in ((), ("activate 0 0",), ("activate 0 0", "perform tan_pelts"), ("reserve",)):
        table = plenty(*ANY_TIME).turn(1).choose(*route)
        assert table.decision is not None
        assert table.decision.seat == 1
        assert {choice.verb for choice in table.choices()} & {"transfer", "use"} == set()
        # The other player's outpost is not theirs to transfer, nor the tile theirs to use.
        assert table.why_not("transfer wendake.1 empty") == "WK-TRANSFER-08"
        assert table.why_not("use gain_animal") == "WK-PROG-01"
    for question in (BeforeSliding(0), ReplaceTile(0)):
        table = plenty(*ANY_TIME).advanced("level1_01").then(question)
        table.player(0).cycled_out = table.player(0).grid[6:]
        assert {choice.verb for choice in table.choices()} & {"transfer", "use"} == set()
        assert table.why_not("transfer wendake.1 empty") == "WK-TRANSFER-06"
