"""Reviews: the course of a finished game, and the choices that cost most, each with a better one."""

from __future__ import annotations

from typing import Any

import pytest

from firekeeper.bots import Session, make
from firekeeper.kernel import engine
from firekeeper.lab.playing import play
from firekeeper.library import new
from firekeeper.table.errors import TableError
from firekeeper.table.history import GameSnapshot, at
from firekeeper.table.review import LEAST_COST, MOST_SLIPS, review


def played(bots: list[str], game: str = "wendake", **options: Any) -> GameSnapshot:
    """A game that bots have played to its end."""
    made = new(game, seed="review", **options)
    people = [seat for seat in range(made.rules.seats) if seat not in made.rules.automa]
    play(made, {seat: Session(make(bots[seat], 5), made.rules, seat) for seat in people})
    return GameSnapshot(made.rules, made.record.header, "review", made.record.entries, True, [])


def test_it_finds_where_points_were_lost() -> None:
    snapshot = played(["random", "greedy"], players=2)
    weak, strong = review(snapshot, 0), review(snapshot, 1)
    for found in (weak, strong):
        assert found.rivals
        assert [moment.number for moment in found.moments] == sorted({one.number for one in found.moments})
        assert found.moments[-1].number == len(snapshot.entries)
        assert len(found.slips) <= MOST_SLIPS
        assert [slip.cost for slip in found.slips] == sorted((one.cost for one in found.slips), reverse=True)
    scores = at(snapshot, len(snapshot.entries)).scores
    assert weak.moments[-1].points == scores[0] - scores[1] == -strong.moments[-1].points
    assert sum(slip.cost for slip in weak.slips) > sum(slip.cost for slip in strong.slips)
    for slip in weak.slips:
        entry = snapshot.entries[slip.number - 1]
        assert (entry.seat, entry.choice) == (0, slip.choice)
        # The better choice can be played from there.
        before = at(snapshot, slip.number - 1)
        decision = engine.run_automatic(before.state)
        assert decision is not None
        assert slip.better in [choice.text for choice in engine.legal(before.state, decision)]
        assert slip.better != slip.choice
        assert slip.cost >= LEAST_COST
    assert review(snapshot, 0) == weak, "and says the same when asked again"


def test_alone_the_ghost_is_the_rival() -> None:
    snapshot = played(["random"], players=1, difficulty="easy")
    found = review(snapshot, 0)
    scores = at(snapshot, len(snapshot.entries)).scores
    assert found.rivals
    assert found.moments[-1].points == scores[0] - scores[1]
    with pytest.raises(TableError, match="nobody has chosen anything at seat 1"):
        review(snapshot, 1)


def test_together_there_is_no_rival() -> None:
    found = review(played(["random", "random"], "tindaya", players=2), 0)
    assert not found.rivals
    assert found.judged > 0


def test_a_game_in_play_is_not_reviewed() -> None:
    made = new("wendake", seed="review", players=2)
    snapshot = GameSnapshot(made.rules, made.record.header, "review", made.record.entries, False, [])
    with pytest.raises(TableError, match="when it is over"):
        review(snapshot, 0)
