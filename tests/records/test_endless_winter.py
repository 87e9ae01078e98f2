"""What Endless Winter's records are there for: every mode, layout and module, a tie, and every verb."""

from functools import cache
from typing import Any

import firekeeper
from firekeeper.titles import rules_for
from tools.golden import golden, record_of

RECORDS = [record_of(wish) for wish in golden("endless_winter").wishes]


@cache
def record(path):
    return firekeeper.load(path)


@cache
def replayed(path):
    return firekeeper.replay(record(path))


def test_every_mode_has_a_record():
    options = [record(path).header.options for path in RECORDS]
    assert {found["players"] for found in options} == {2, 3, 4}
    assert {found["setup"] for found in options} == {"base", "setup_draft", "chief_draft"}
    modules = {(found["glacier_tokens"], found["rest_tokens"]) for found in options}
    assert modules == {(False, False), (False, True), (True, False), (True, True)}
    played: list[Any] = [rules_for("endless_winter", found) for found in options]
    layouts = {rules.layout for rules in played}
    assert layouts == {"cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"}


def test_a_tie_goes_to_the_earlier_in_turn_order():
    """EW-SCORE-02"""
    game = replayed(next(path for path in RECORDS if path.stem == "endless_winter_2_tie"))
    assert game.scores[0] == game.scores[1]
    assert game.winners == [game.view().order[0]] == [1]


def test_together_they_use_everything():
    """All verbs: what no record shows, no record protects."""
    shown = {entry.choice.partition(" ")[0] for path in RECORDS for entry in record(path).entries}
    known = set()
    for players in (2, 3, 4):
        known |= {
            choice.verb for choice in rules_for("endless_winter", {"players": players}).book.by_text.values()
        }
    assert known - shown == set()


def test_together_they_score_from_everything():
    scored = {
        event.source for path in RECORDS for _, event in replayed(path).events if hasattr(event, "source")
    }
    assert scored == {
        "effects",
        "stacking",
        "honour_track",
        "stones",
        "offering",
        "honour",
        "cards",
        "animals",
    }
