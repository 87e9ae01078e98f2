"""Questions that only begin something: the page is shown the one behind, and undo goes back over both."""

from __future__ import annotations

from typing import Any

import pytest

import firekeeper
from firekeeper.kernel.ahead import Ahead
from firekeeper.kernel.game import Game
from firekeeper.kernel.rng import commitment
from firekeeper.table.consent import plan_request
from firekeeper.table.errors import TableError
from firekeeper.table.live import LiveTable
from firekeeper.table.phrases import Phrases
from firekeeper.table.render import wording_for
from firekeeper.table.room import Room
from firekeeper.table.seats import SeatPlan, Settings
from firekeeper.table.table_config import TableConfig
from firekeeper.titles import options_of, rules_for
from firekeeper.web.updates import turn_view

ME = 7
"""The account at seat 1."""


def sat_down(**options: Any) -> LiveTable:
    rules = rules_for("wendake", {"players": 2, **options})
    config = TableConfig(
        id="t",
        game="wendake",
        options=options_of(rules),
        rules=rules.version,
        pack=rules.pack,
        seed="ahead",
        commitment=commitment("ahead"),
        plan=[SeatPlan(), SeatPlan()],
        settings=Settings(),
        created_at=0.0,
        created_by=ME,
        seed_known=False,
        start=None,
        origin="",
    )
    table = LiveTable(config, rules)
    for account in (ME, ME + 1):
        table.follow(table.plan_join(account, f"p{account}")[0], 0.0)
    table.follow(table.plan_start(ME)[0], 0.0)
    return table


def playing(table: LiveTable) -> Game:
    assert table.game is not None
    return table.game


def choose(table: LiveTable, choice: str, **how: Any) -> None:
    game = playing(table)
    seat = game.seat
    assert seat is not None
    for line in table.plan_choice(seat, "bot:test", game.number, choice, **how):
        table.apply_planned(line, 0.0)


def reach(table: LiveTable, opening: str) -> Ahead:
    """Play on until somebody may begin this action and is asked something at once."""
    game = playing(table)
    while not game.over:
        ahead = game.ahead()
        if ahead is not None and ahead.opening.text.startswith(opening):
            return ahead
        texts = [choice.text for choice in game.choices]
        begun = [text for text in texts if text.startswith(("activate", "perform"))]
        choose(table, (begun or texts)[0])
    raise AssertionError(f"nobody could «{opening}»")


@pytest.mark.rule("WK-TURN-05", "WK-DEC-11")
def test_the_question_behind_an_action_is_shown_and_both_choices_are_made() -> None:
    table = sat_down()
    game = playing(table)
    ahead = reach(table, "perform move")
    seat, before = game.seat, game.number
    turn = turn_view(Room(table, ""), seat, wording_for(table, seat), Phrases("wendake"))
    assert turn is not None
    assert turn.prompt is not None
    assert turn.ahead is not None
    assert turn.prompt.name == "next-action", "those who know nothing of it see the open question"
    assert turn.ahead.prompt.name == "move-step"
    assert turn.ahead.view["doing"].steps > 0, "the board shows the steps that are left"
    assert [offer.text for offer in turn.ahead.choices] == [choice.text for choice in ahead.choices]
    offered = {choice.text for choice in game.choices}
    assert not offered & {choice.text for choice in ahead.choices}, "nothing is offered twice"

    step = ahead.choices[0].text
    sure = [type(event).__name__ for event in game.foresee(ahead.choices[0], seat, ahead)]
    choose(table, step, opening=ahead.opening.text)
    made = game.record.entries[before : before + 2]
    assert [entry.choice for entry in made] == [ahead.opening.text, step], "the record has both"
    assert sure[0] == "ActionPerformed"
    assert "Moved" in sure

    assert game.undo_target() == before + 1, "one by one for those who saw two questions"
    assert game.undo_target(brief=True) == before, "at once for those who saw one"


def test_what_is_not_behind_a_choice_is_refused_and_nothing_happens() -> None:
    table = sat_down()
    game = playing(table)
    ahead = reach(table, "perform move")
    before = game.number
    for opening, choice in (
        (ahead.opening.text, "launch erie"),
        (ahead.opening.text, "nonsense"),
        ("skip move 1", ahead.choices[0].text),
    ):
        with pytest.raises((TableError, firekeeper.kernel.game.IllegalChoice)):
            choose(table, choice, opening=opening)
        assert game.number == before


@pytest.mark.rule("WK-ACT-CANOE-02")
def test_all_lakes_are_alike_so_nobody_is_asked() -> None:
    table = sat_down()
    game = playing(table)
    while "perform canoe" not in {choice.text for choice in game.choices}:
        texts = [choice.text for choice in game.choices]
        begun = [text for text in texts if text.startswith(("activate", "perform"))]
        choose(table, (begun or texts)[-1], brief=True)
    assert game.ahead() is None, "behind it nothing has to be asked"
    before = game.number
    choose(table, "perform canoe", brief=True)
    assert game.record.entries[before + 1].choice.startswith("launch ")
    assert game.undo_target(brief=True) == before
    table.follow(table.plan_undo(ME + (game.seat or 0), game.number, brief=True)[0], 0.0)
    assert game.number == before
    choose(table, "perform canoe")
    assert {choice.verb for choice in game.choices} >= {"launch"}, "who wants to be asked is asked"


@pytest.mark.rule("WK-SETUP-18", "WK-ACT-CANOE-02")
def test_the_first_canoe_is_launched_for_a_person_who_comes_after_somebody_else() -> None:
    """The page is told the answer to give; those who know nothing of it are asked."""
    table = sat_down()
    game = playing(table)
    while game.alike(game.seat or 0) is None:
        choose(table, game.choices[0].text)
    seat, before = game.seat, game.number
    assert seat is not None
    wording = wording_for(table, seat)
    turn = turn_view(Room(table, ""), seat, wording, Phrases("wendake"))
    assert turn is not None
    assert turn.alike.startswith("launch ")
    plain = turn_view(Room(table, ""), seat)
    assert plain is not None
    assert plain.alike == ""
    other = turn_view(Room(table, ""), 1 - seat, wording_for(table, 1 - seat), Phrases("wendake"))
    assert other is not None
    assert other.alike == "", "it is not for others to answer"

    choose(table, turn.alike, brief=True)
    choose(table, str(game.alike(1 - seat)), brief=True)
    assert game.record.entries[before].line() == f"{seat + 1} {turn.alike}", "the record is as it always was"
    while game.seat != seat:
        choose(table, game.choices[0].text)
    turn = turn_view(Room(table, ""), seat, wording, Phrases("wendake"))
    assert turn is not None
    assert (turn.alike, turn.can_undo) == ("", False)
    # Back beyond the barrier is back to the home, not to the lake.
    line = plan_request(table, ME + seat, "undo", before, seat, "", 0.0)[0]
    chosen = [at for at, entry in enumerate(game.record.entries) if entry.seat == seat]
    assert (line.kind, line.number) == ("undo", chosen[0])  # type: ignore[union-attr]


@pytest.mark.rule("NA-SHIP-05")
def test_with_ships_on_the_lakes_it_matters_which() -> None:
    game = firekeeper.new("wendake", players=2, new_allies=True, seed="ships")
    while "launch" not in {choice.verb for choice in game.choices}:
        texts = [choice.text for choice in game.choices]
        begun = [text for text in texts if text.startswith(("activate", "perform"))]
        game.choose((begun or texts)[-1])
    assert game.decision is not None
    assert game.decision.alike(game.state) is None
