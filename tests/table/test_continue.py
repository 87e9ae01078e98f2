"""Going on from a move of a game under way: hidden things are dealt again, and nobody can compute how."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from firekeeper.kernel.record import parse
from firekeeper.kernel.rng import Stream
from firekeeper.table import history
from firekeeper.table.history import GameSnapshot
from firekeeper.titles import rules_for

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(params=["wendake_3_backs", "endless_winter_4"])
def snapshot(request: pytest.FixtureRequest) -> GameSnapshot:
    """A game of which 120 choices have been made."""
    record = parse((RECORDS / f"{request.param}.json").read_text(encoding="utf-8"))
    rules = rules_for(record.header.game, record.header.options, None, record.header.rules)
    return GameSnapshot(rules, record.header, record.seed or "", record.entries[:120], False, [])


def test_the_public_commitment_does_not_give_the_new_hands_away(snapshot: GameSnapshot) -> None:
    """Whoever knows the rules, the record and the commitment cannot repeat the deal."""
    numbers = range(60, 120, 10)
    dealt = [history.continue_from(snapshot, 0, number) for number in numbers]
    public = f"{snapshot.header.commitment}/"
    guessed = [
        snapshot.rules.imagine(history.at(snapshot, number).state, 0, Stream(f"{public}{number}")).dump()
        for number in numbers
    ]
    assert dealt != guessed
    assert all(one != other for one, other in zip(dealt, guessed, strict=True))


def test_the_secret_seed_decides(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    once = history.continue_from(snapshot, 0, 100)
    assert history.continue_from(snapshot, 0, 100) == once
    past = history.at(snapshot, 100)
    monkeypatch.setattr(history, "at", lambda *_: past)  # the same position
    assert history.continue_from(snapshot, 0, 100) == once
    assert history.continue_from(replace(snapshot, seed="another"), 0, 100) != once
