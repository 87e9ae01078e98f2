"""Reviews: the course of a finished game, and the choices that cost most, each with a better one."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.bots import Session, make
from firekeeper.kernel import engine
from firekeeper.kernel.rng import Stream
from firekeeper.lab.playing import play
from firekeeper.library import new
from firekeeper.table import judging, review
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot, at
from firekeeper.table.review import EXAMINED, MOST_SLIPS, Making, Moment, Review, Rough


def played(bots: list[str], game: str = "wendake", **options: Any) -> GameSnapshot:
    """A game that bots have played to its end."""
    made = new(game, seed="review", **options)
    people = [seat for seat in range(made.rules.seats) if seat not in made.rules.automa]
    play(made, {seat: Session(make(bots[seat], 5), made.rules, seat) for seat in people})
    return GameSnapshot(made.rules, made.record.header, "review", made.record.entries, True, [])


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take less: what they say is not looked at closely."""
    monkeypatch.setattr(review, "MOST_PLAYED", 4)
    monkeypatch.setattr(review, "GAMES", 2)
    monkeypatch.setattr(review, "GAMES_BY_TURNS", 1)
    monkeypatch.setattr(review, "EXAMINED", 3)
    monkeypatch.setattr(judging, "THOROUGHLY", 1500)


def check(found: Review, snapshot: GameSnapshot) -> None:
    """What holds for every review."""
    numbers = [moment.number for moment in found.moments]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(snapshot.entries)
    stages = [moment.stage for moment in found.moments]
    assert stages == sorted(stages)
    assert found.progress == 1.0
    assert len(found.slips) <= MOST_SLIPS
    for slip in found.slips:
        entry = snapshot.entries[slip.number - 1]
        assert (entry.seat, entry.choice) == (found.seat, slip.chosen[0].text)
        # The better choice can be played from there.
        before = at(snapshot, slip.number - 1)
        decision = engine.run_automatic(before.state)
        assert decision is not None
        assert slip.better[0].text in [choice.text for choice in engine.legal(before.state, decision)]
        assert slip.better[0].text != slip.chosen[0].text
        assert slip.cost >= judging.LEAST_COST or slip.chance is not None
        assert slip.sure is None or slip.sure >= judging.LEAST_SURE
        assert "key" in slip.question
        assert all(view.message for view in slip.chosen + slip.better)
        assert {part.part for part in slip.parts} <= set(snapshot.rules.feature_names)


def test_it_finds_where_points_were_lost(brief: None) -> None:
    snapshot = played(["random", "greedy"], players=2)
    weak, strong = review.review(snapshot, 0), review.review(snapshot, 1)
    for found in (weak, strong):
        assert found.measure == "margin"
        check(found, snapshot)
    scores = at(snapshot, len(snapshot.entries)).scores
    assert weak.moments[-1].value == scores[0] - scores[1] == -strong.moments[-1].value
    assert sum(slip.cost for slip in weak.slips) > sum(slip.cost for slip in strong.slips)
    assert any(slip.parts for slip in weak.slips)
    costs = [slip.cost for slip in weak.slips]
    assert costs == sorted(costs, reverse=True)
    assert review.review(snapshot, 0) == weak, "and says the same when asked again"


def test_it_judges_by_what_the_seat_could_know(brief: None) -> None:
    """Hidden things that were dealt otherwise change nothing in the judgement."""
    snapshot = played(["casual", "greedy", "greedy"], "endless_winter", players=3)
    plan = review.outline(snapshot, 0)
    looked = 0
    for number in plan.asked[10::25]:
        past = at(snapshot, number)
        chosen = snapshot.rules.book.find(snapshot.entries[number].choice)
        assert chosen is not None
        costs = []
        for state in (past.state, snapshot.rules.imagine(past.state, 0, Stream("otherwise"))):
            past.state = state
            cost = judging.rough_cost(snapshot.rules, state, 0, number, chosen, 300)
            costs.append((cost, judging.examine(past, 0, chosen, [])))
        assert costs[0] == costs[1], f"after {number} entries"
        looked += 1
    assert looked >= 3


@pytest.mark.parametrize("adversity", [False, True])
def test_alone_the_ghost_is_the_rival(brief: None, adversity: bool) -> None:
    snapshot = played(["random"], players=1, difficulty="easy", adversity=adversity)
    found = review.review(snapshot, 0)
    check(found, snapshot)
    scores = at(snapshot, len(snapshot.entries)).scores
    assert found.measure == "margin"
    assert found.moments[-1].value == scores[0] - scores[1]
    with pytest.raises(TableError, match="nobody has chosen anything at seat 1"):
        review.outline(snapshot, 1)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 1}, {"players": 3, "mode": "domination", "traitor": True}],
    ids=str,
)
def test_without_points_to_win_by_it_is_the_chance(brief: None, options: dict[str, Any]) -> None:
    snapshot = played(["random"] * options["players"], "tindaya", **options)
    found = review.review(snapshot, 0)
    check(found, snapshot)
    assert found.measure == "chance"
    assert found.judged > 0
    assert all(0 <= moment.value <= 1 for moment in found.moments)
    over = at(snapshot, len(snapshot.entries))
    assert found.moments[-1].value == (0 in snapshot.rules.winners(over.state))


def test_it_is_made_in_pieces(brief: None) -> None:
    """Each piece brings it forward; what is there already can be shown."""
    snapshot = played(["random", "random"], players=2, new_allies=True)
    plan = review.outline(snapshot, 1)
    making = Making(snapshot.rules, 1, plan)
    progress = [making.review.progress]
    while not making.finished:
        piece = making.next()
        making.add(piece, review.work(snapshot, 1, piece, plan))
        progress.append(making.review.progress)
    assert progress[0] == 0
    assert progress == sorted(progress)
    assert progress[-1] == 1
    assert all(now < 1 for now in progress[:-1])
    assert [moment.number for moment in making.review.moments] == plan.moments
    assert making.review == review.review(snapshot, 1)


def test_of_a_turn_one_choice_is_examined() -> None:
    """The first of those that cost about the most, and no more turns than there is time for."""
    turns = [[1, 2, 3], [7, 8], [9]]
    roughs = [Rough(1, 0.2), Rough(2, 3.8), Rough(3, 4.0), Rough(7, 0.0), Rough(8, 0.0), Rough(9, 1.0)]
    assert review.costliest(turns, roughs) == [2, 9]
    many = [[number] for number in range(50)]
    found = review.costliest(many, [Rough(number, number / 10) for number in range(50)])
    assert found == list(range(50 - EXAMINED, 50))


def test_single_estimates_do_not_leap() -> None:
    moments = [Moment(at, 1, value) for at, value in enumerate([0.0, -1.0, -19.0, -2.0, 5.0])]
    assert [one.value for one in review.smoothed(moments, False)] == [0.0, -1.0, -2.0, -2.0, 5.0]
    chances = [Moment(at, 1, value) for at, value in enumerate([0.0, 1.0, 0.0, 1.0])]
    assert [one.value for one in review.smoothed(chances, True)] == [0.333, 0.5, 0.333, 1.0]


def test_a_game_in_play_is_not_reviewed() -> None:
    made = new("wendake", seed="review", players=2)
    snapshot = GameSnapshot(made.rules, made.record.header, "review", made.record.entries, False, [])
    with pytest.raises(TableError, match="when it is over"):
        review.review(snapshot, 0)
