"""The live table: the fold over its lines, and who may do what."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from table.fixtures.sitting import Sitting

from firekeeper.table import log_entries as le
from firekeeper.table.consent import AWAY_SECONDS, plan_answer, plan_request
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.seats import Clock
from firekeeper.table.summaries import summary


def code(act: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        act()
    return refused.value.code


def facts(table: LiveTable) -> object:
    """Everything that makes up a table."""
    assert table.game is not None
    return (
        table.count,
        summary(table),
        table.game.state.dump(),
        table.game.record.entries,
        table.game.events,
        table.game.audience_by_entry,
        table.requests,
        table.chat,
        table.clocks.banks,
        table.clocks.since,
        (table.count, table.public_count, table.answered),
        table.entry_times,
        table.last_choices,
        table.practice,
    )


def test_a_table_is_the_fold_over_its_lines() -> None:
    """Whatever people do, reading the stored lines again gives the same table."""
    dice = random.Random(7)
    sitting = Sitting("person", "person", "person", clock=Clock(bank=500, increment=10))
    table = sitting.table
    acts: list[Callable[[], list[le.AnyLogEntry]]] = [
        lambda: table.plan_undo(dice.choice([11, 12, 13]), table.number),
        lambda: table.plan_undo(dice.choice([11, 12, 13]), table.number, True),
        lambda: plan_request(table, 11, "undo", max(0, table.number - 6), 0, "", sitting.now),
        *[lambda: plan_request(table, 12, "hand_over", 0, 2, dice.choice(["", "random"]), sitting.now)] * 4,
        lambda: plan_answer(table, 11, max(table.requests, default=0), True),
        lambda: plan_answer(table, 12, max(table.requests, default=0), dice.random() < 0.7),
        lambda: plan_answer(table, 13, max(table.requests, default=0), dice.random() < 0.7),
        lambda: table.plan_say(11, "P1", "en", "hm"),
        lambda: table.plan_leave(dice.choice([11, 12, 13])),
        *[lambda: table.plan_return(dice.choice([11, 12, 13]))] * 4,
        lambda: table.plan_leave(14),
        lambda: [le.TimedOut(dice.randrange(3))],
        lambda: table.plan_forget(99),
    ]
    kinds = set()
    for step in range(500):
        sitting.wait(dice.choice([0.5, 3.0, 20.0]))
        assert table.game is not None
        if table.game.over:
            break
        if any(seat.offered for seat in table.seats) and table.seat_of(14) is None:
            sitting.does(table.plan_join(14, "friend"))
        elif dice.random() < 0.6:
            sitting.choose(dice.choice(table.game.choices).text)
        else:
            try:
                sitting.does(dice.choice(acts)())
            except TableError:
                continue
        kinds.add(type(sitting.lines[-1][1]))
        if step % 50 == 49:
            assert facts(sitting.again()) == facts(table)
    assert facts(sitting.again()) == facts(table)
    assert kinds >= {
        le.Chose, le.Undone, le.Asked, le.Said, le.HandedOver, le.TakenBack, le.TookOver, le.TimedOut
    }  # fmt: skip


def test_a_refused_plan_changes_nothing() -> None:
    sitting = Sitting("person", "person")
    for _ in range(5):
        sitting.choose()
    table = sitting.table
    assert table.game is not None
    before = facts(table)
    seat = table.game.seat
    assert seat is not None
    me, other = 11 + seat, 12 - seat
    number = table.number
    assert code(lambda: table.plan_choice(1 - seat, "x", number, "end_turn")) == "not_your_turn"
    assert code(lambda: table.plan_choice(seat, "x", number - 1, "end_turn")) == "stale"
    assert code(lambda: table.plan_choice(seat, "x", number, "no such thing")) == "illegal_choice"
    assert code(lambda: table.plan_undo(other, number)) == "not_your_turn"
    assert code(lambda: table.plan_undo(99, number)) == "forbidden"
    assert code(lambda: table.plan_join(14, "X")) == "conflict"
    assert code(lambda: table.plan_start(me)) == "conflict"
    assert code(lambda: table.plan_return(me)) == "conflict"
    assert code(lambda: table.plan_say(me, "P", "en", "x" * 501)) == "too_large"
    assert code(lambda: table.plan_say(0, "", "en", "x")) == "not_signed_in"
    assert code(lambda: plan_answer(table, me, 5, True)) == "not_found"
    assert code(lambda: plan_request(table, 99, "undo", 1, 0, "", sitting.now)) == "forbidden"
    assert code(lambda: plan_request(table, me, "party", 1, 0, "", sitting.now)) == "bad_message"
    assert facts(table) == before


def test_an_illegal_choice_names_its_rule() -> None:
    sitting = Sitting("person", "person")
    table = sitting.table
    assert table.to_move is not None
    with pytest.raises(TableError) as refused:
        table.plan_choice(table.to_move, "x", table.number, "end_turn")
    assert refused.value.rule.startswith("WK-")


def test_alone_one_may_decide_for_somebody_who_lets_one_wait() -> None:
    sitting = Sitting("person", "person")
    table = sitting.table
    assert table.to_move is not None
    gone, waiting = table.to_move, 1 - table.to_move

    def ask() -> list[le.AnyLogEntry]:
        return plan_request(table, 11 + waiting, "hand_over", 0, gone, "random", sitting.now)

    sitting.wait(AWAY_SECONDS - 1)
    assert code(ask) == "forbidden"
    sitting.wait(2)
    assert ask() == [le.HandedOver(gone, "random")]
    assert (
        code(lambda: plan_request(table, 11 + gone, "hand_over", 0, waiting, "random", sitting.now))
        == "forbidden"
    ), "it is not the others who let one wait"


def test_skilled_plays_on_for_whoever_leaves_resigns_or_is_forgotten() -> None:
    table = Sitting("person", "person").table
    assert table.plan_leave(11) == [le.HandedOver(0, "skilled")]
    assert table.plan_resign(12) == [le.Resigned(1, "skilled")]
    assert table.plan_forget(11) == [le.HandedOver(0, "skilled"), le.Forgotten(11)]


def test_with_a_clock_only_the_clock_says_who_is_gone() -> None:
    sitting = Sitting("person", "person", clock=Clock(bank=9000, increment=0))
    table = sitting.table
    assert table.to_move is not None
    gone = table.to_move
    asker = 12 - gone
    sitting.wait(AWAY_SECONDS * 2)
    assert code(lambda: plan_request(table, asker, "hand_over", 0, gone, "", sitting.now)) == "forbidden"
    sitting.does([le.TimedOut(gone)])
    assert plan_request(table, asker, "hand_over", 0, gone, "", sitting.now) == [le.Offered(gone, alone=True)]


def test_whoever_takes_a_seat_whose_clock_ran_out_gets_time() -> None:
    sitting = Sitting("person", "person", clock=Clock(bank=60, increment=15))
    table = sitting.table
    assert table.to_move is not None
    seat = table.to_move
    sitting.wait(100)
    assert table.time_left(seat, sitting.now) == -40
    sitting.does([le.TimedOut(seat)])
    sitting.does([le.Offered(seat)])
    sitting.does(table.plan_join(20, "Dan"))
    assert table.time_left(seat, sitting.now) == 15
    assert not table.seats[seat].timed_out


def test_nobody_hoards_time() -> None:
    sitting = Sitting("person", "person", clock=Clock(bank=60, increment=15))
    for _ in range(60):
        sitting.choose()
    assert max(sitting.table.clocks.banks) <= 75


def test_the_summary_keeps_scores_for_finished_games_only() -> None:
    sitting = Sitting("person", "person")
    assert summary(sitting.table)["scores"] is None
    while sitting.table.to_move is not None:
        sitting.choose()
    told = summary(sitting.table)
    assert told["status"] == "finished"
    assert len(told["scores"]) == 2
    assert told["winners"]


def test_the_record_reveals_its_seed_only_when_told_to() -> None:
    sitting = Sitting("person", "person", seed="birch")
    assert "birch" not in sitting.table.record(reveal=False).text()
    assert "birch" in sitting.table.record(reveal=True).text()
